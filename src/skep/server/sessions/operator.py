"""What an operator can do while the server runs; each action is written to the audit log."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from skep._core import Color
from skep.server import logs
from skep.server.access_rules import Rule, read_subject
from skep.server.problems import ProblemError, not_found, unavailable
from skep.server.sessions.timing import milliseconds
from skep.server.store import StoreError
from skep.server.store.operator_store import Ban, OperatorStore, Quota

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep.server.identity import PlayerId
    from skep.server.sessions.live_games import LiveGames
    from skep.server.sessions.services import Services
    from skep.server.store import GameRow

__all__ = ["Operator"]

_log = logging.getLogger(__name__)
_audit = logging.getLogger(logs.AUDIT)

_DAY: Final = 24 * 3600 * 1000
_EXPIRY_SECONDS: Final = 3600.0
_MOST_LOGGED: Final = 100

Json = dict[str, Any]


class Operator:
    """Games of everybody, bans, quotas, people's data, and the audit log."""

    def __init__(self, services: Services, live: LiveGames) -> None:
        self._services = services
        self._live = live
        self._tables = OperatorStore(services.store)

    @property
    def _now(self) -> int:
        return milliseconds(self._services.time().at)

    # ---- games

    async def games(
        self, filters: Mapping[str, str], *, before: tuple[int, str] | None, limit: int
    ) -> list[Json]:
        """Games of everybody, the one that changed last first."""
        try:
            rows = await self._tables.games(filters, before=before, limit=limit)
        except StoreError as error:
            raise unavailable() from error
        return [_shown(row) for row in rows]

    async def close_game(self, game: str, who: str) -> None:
        """Call a game off, or delete it if nobody has joined it."""
        await (await self._live.game(game)).operate("call_off", None)
        await self._note(who, "close", game)

    async def delete_game(self, game: str, who: str) -> None:
        """Delete a game, whoever plays it."""
        await (await self._live.game(game)).delete(None)
        await self._note(who, "delete", game)

    async def expire(self, days: float, who: str) -> int:
        """Call off games in which nothing has happened for so many days; returns how many."""
        before = self._now - round(days * _DAY)
        closed: list[str] = []
        failed: set[str] = set()
        while True:
            try:
                found = await self._tables.abandoned(before)
            except StoreError as error:
                raise unavailable() from error
            left = [game for game, _ in found if game not in failed]
            if not left:
                break
            for game in left:
                failed.add(game)
                try:
                    await (await self._live.game(game)).operate("call_off", None)
                    closed.append(game)
                except ProblemError as error:
                    _log.warning("abandoned game %s is not called off: %s", game, error)
        if closed:
            detail = {"days": days, "count": len(closed), "games": closed[:_MOST_LOGGED]}
            await self._note(who, "expire", "", **detail)
        return len(closed)

    async def keep_expiring(self) -> None:
        """Call abandoned games off from time to time, if the settings say after how long."""
        seconds = self._services.pace.keep_abandoned
        while seconds:
            try:
                await self.expire(1000 * seconds / _DAY, "the server")
            except ProblemError as error:
                _log.warning("abandoned games are not called off: %s", error)
            await asyncio.sleep(_EXPIRY_SECONDS)

    # ---- bans and quotas

    async def bans(self) -> list[Json]:
        """All bans."""
        return [ban._asdict() for ban in await _stored(self._tables.bans())]

    async def quotas(self) -> list[Json]:
        """All quotas."""
        return [quota._asdict() for quota in await _stored(self._tables.quotas())]

    async def ban(self, subject: str, days: float | None, reason: str, who: str) -> str:
        """Ban a player or a network; returns it as it is stored."""
        subject = await self._subject(subject)
        until = None if days is None else self._now + round(days * _DAY)
        await _stored(self._tables.set_ban(Ban(subject, until, reason, self._now)))
        await self.refresh_rules()
        await self._note(who, "ban", subject, days=days, reason=reason)
        return subject

    async def lift(self, subject: str, who: str) -> str:
        """Lift a ban."""
        subject = await self._subject(subject)
        if not await _stored(self._tables.lift_ban(subject)):
            raise not_found("Nobody of that name is banned.")
        await self.refresh_rules()
        await self._note(who, "lift", subject)
        return subject

    async def set_quota(self, subject: str, factor: float, who: str) -> str:
        """Multiply the limits of a player or a network; 1 takes the quota away."""
        subject = await self._subject(subject)
        if factor == 1:
            await _stored(self._tables.remove_quota(subject))
        else:
            await _stored(self._tables.set_quota(Quota(subject, factor, self._now)))
        await self.refresh_rules()
        await self._note(who, "quota", subject, factor=factor)
        return subject

    async def refresh_rules(self) -> None:
        """Read bans and quotas from the store."""
        try:
            bans, quotas = await self._tables.bans(), await self._tables.quotas()
        except StoreError as error:
            _log.warning("bans and quotas cannot be read: %s", error)
            return
        self._services.rules.replace(
            [Rule(ban.subject, None if ban.until is None else ban.until / 1000) for ban in bans],
            [Rule(quota.subject, quota.factor) for quota in quotas],
        )

    async def watch_rules(self) -> None:
        """Read bans and quotas from time to time: another node may have changed them."""
        while True:
            await asyncio.sleep(self._services.pace.rules)
            await self.refresh_rules()

    # ---- people

    async def export_person(self, person: str, who: str) -> Json:
        """Everything that is stored of a player: all games with their events."""
        player = await self._person(person)
        games = []
        for game in await _stored(self._tables.all_games_of(player)):
            found = await _stored(self._services.store.load(game))
            if found is not None:
                row, events = found
                seats = [side.value for side in Color if getattr(row, side.value) == player]
                fields = {
                    name: value
                    for name, value in asdict(row).items()
                    if name not in ("white", "black")  # the other player's id is not theirs
                }
                fields["setup"] = json.loads(row.setup)
                texts = [json.loads(text) for text in events]
                games.append({**fields, "seats": seats, "events": texts})
        bans = [ban._asdict() for ban in await _stored(self._tables.bans())]
        quotas = [quota._asdict() for quota in await _stored(self._tables.quotas())]
        await self._note(who, "export-person", player, games=len(games))
        return {
            "player": player,
            "games": games,
            "bans": [ban for ban in bans if ban["subject"] == player],
            "quotas": [quota for quota in quotas if quota["subject"] == player],
        }

    async def delete_person(self, person: str, who: str) -> int:
        """Delete what is stored of a player; a ban stays. Returns the number of games.

        A game that goes on is called off. One that another person has is kept for that person,
        without the name and the id.
        """
        player = await self._person(person)
        games = await _stored(self._tables.all_games_of(player))
        for game in games:
            await (await self._live.game(game)).operate("forget", player)
        await _stored(self._tables.remove_quota(player))
        await self._note(who, "delete-person", player, games=len(games))
        return len(games)

    async def _subject(self, text: str) -> str:
        return await self._person(text) if "@" in text else read_subject(text)

    async def _person(self, text: str) -> PlayerId:
        """A player by id, or by seat, as in `white@GAME`; raises ProblemError."""
        color, _, game = text.strip().partition("@")
        if not game:
            subject = read_subject(text)
            if "/" in subject:
                raise ProblemError(422, "bad_request", "This is an address, and no player.")
            return subject  # type: ignore[return-value]
        found = await _stored(self._services.store.load(game))
        seat = None if found is None or color not in ("white", "black") else found[0]
        player: PlayerId | None = None if seat is None else getattr(seat, color)
        if player is None:
            raise not_found("There is no such game, or nobody has this seat in it.")
        return player

    # ---- the audit log

    async def audit(self, limit: int) -> list[Json]:
        """The last entries of the audit log, the newest first."""
        entries = await _stored(self._tables.entries(limit))
        return [{**entry._asdict(), "detail": json.loads(entry.detail)} for entry in entries]

    async def _note(self, who: str, action: str, subject: str, **detail: object) -> None:
        fields = {"who": who, "action": action, "subject": subject, **detail}
        _audit.info("%s: %s %s", who, action, subject, extra={"fields": fields})
        await _stored(self._tables.note(self._now, who, action, subject, detail))


async def _stored(work: Any) -> Any:  # noqa: ANN401 - whatever the store gives
    """Wait for the store; raises ProblemError if it fails."""
    try:
        return await work
    except StoreError as error:
        _log.warning("the operator's request fails: %s", error)
        raise unavailable() from error


def _shown(row: GameRow) -> Json:
    """A game as operators see it."""
    return {
        "id": row.id,
        "kind": row.kind,
        "status": row.status,
        "white": row.white,
        "black": row.black,
        "white_name": row.white_name,
        "black_name": row.black_name,
        "created": row.created,
        "changed": row.changed,
        "ply": row.ply,
        "result": None if row.result is None else json.loads(row.result),
    }
