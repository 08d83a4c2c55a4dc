"""The lobby: it creates, finds, lists and closes games."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

import skep
from skep._core import Color
from skep.errors import EngineError
from skep.rules import GameType, Opening, Repetition, Rules
from skep.server.access_rules import AccessRules
from skep.server.messages import (
    MOST_NAME,
    EngineOpponent,
    GameList,
    Health,
    ScreenOpponent,
)
from skep.server.metrics import Metrics
from skep.server.problems import ProblemError, unavailable
from skep.server.sessions.actor import GameActor
from skep.server.sessions.device_play import engine_seat
from skep.server.sessions.game_lists import read_place, summary_of
from skep.server.sessions.live_games import LiveGames
from skep.server.sessions.operator import Operator
from skep.server.sessions.record_limits import check_room
from skep.server.sessions.results import count_results
from skep.server.sessions.seat_links import LinksInMemory, SeatLinks
from skep.server.sessions.services import Pace, Services, new_id
from skep.server.sessions.session import MOST_PLIES, GameSession
from skep.server.sessions.setup import GameSetup
from skep.server.sessions.starts import StoredStart
from skep.server.sessions.timing import ServerTime
from skep.server.store import Store, StoreError
from skep.server.workers.engine_pool import EnginePool
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.cluster.cluster import Cluster
    from skep.server.identity import PlayerId
    from skep.server.messages import GameView, NewGame, OpponentsView, PlayerResults
    from skep.server.sessions.actor import GameActor
    from skep.server.sessions.game_handle import GameHandle
    from skep.server.sessions.timing import Moment
    from skep.server.workers.thoughts import Json

__all__ = ["Lobby"]

_log = logging.getLogger(__name__)

MOST_START_PLIES: Final = MOST_PLIES // 2
"""The most moves that a game may begin with: it needs room to go on."""


class Lobby:
    """All games: those that are live, each with its actor, and those in the store."""

    def __init__(
        self,
        store: Store,
        opponents: EnginePool,
        *,
        pace: Pace | None = None,
        time: Callable[[], Moment] | None = None,
        metrics: Metrics | None = None,
        cluster: Cluster | None = None,
        rules: AccessRules | None = None,
    ) -> None:
        time = time or ServerTime()
        self._services = Services(
            store, opponents, pace or Pace(), time, metrics or Metrics(), rules or AccessRules()
        )
        self._live = LiveGames(self._services, cluster)
        self.operator: Operator = Operator(self._services, self._live)
        self.seat_links: SeatLinks = SeatLinks(
            LinksInMemory(time) if cluster is None else cluster.links
        )
        self._importing = asyncio.Lock()
        """Records are opened one after another: each takes a tenth of a second of the processor."""
        self._asking: asyncio.Task[bool] | None = None
        """A question to the database about its health, which simultaneous requests share."""

    # ---- start and shutdown

    async def start(self) -> None:
        """Open the store, and resume the games that are due without a request."""
        await self._services.store.open()
        await self.operator.refresh_rules()
        await self._live.start()
        self._live.spawn(self.operator.watch_rules())
        self._live.spawn(self.operator.keep_expiring())

    def warm_up(self) -> None:
        """Start a worker in the background, so that the first move need not wait for it."""
        self._live.spawn(self._services.opponents.start())

    async def hand_over(self) -> None:
        """Give all games to other nodes, if there are any: this one is about to stop."""
        await self._live.hand_over()

    async def close(self) -> None:
        """Close all games, the engine pool and the store."""
        await self._live.close()
        if self._asking is not None:
            await self._asking
        await self._services.opponents.close()
        await self._services.store.close()

    async def actor(self, game: str) -> GameActor:
        """The actor of a game of this node, started if it is not live; raises ProblemError."""
        return await self._live.actor(game)

    async def game(self, game: str) -> GameHandle:
        """A game, on whichever node it is; raises ProblemError if there is none."""
        return await self._live.game(game)

    # ---- new games

    async def create(self, new_game: NewGame, player: PlayerId, client: str = "") -> GameView:
        """Create a game and give the player a seat; one with an own id is created only once."""
        if new_game.id is not None and (made := await self._made_before(new_game.id, player)):
            return made
        color = random.choice(list(Color)) if new_game.color == "random" else Color(new_game.color)
        opponent = new_game.opponent
        players: dict[Color, PlayerId | None] = {color: player, color.opponent: None}
        names = {color: new_game.name or "", color.opponent: ""}
        engine = None
        if isinstance(opponent, EngineOpponent):
            self._services.opponents.check(opponent.engine, opponent.level)
            engine = engine_seat(opponent, color.opponent, new_game.clock)
            names[color.opponent] = self._services.opponents.name(opponent.engine)
        elif isinstance(opponent, ScreenOpponent):
            players[color.opponent] = player
        rules, start = None, None
        if new_game.start is not None:
            found = await self._read("start", new_game.start, MOST_START_PLIES, client)
            rules = _rules_of(found)
            start = StoredStart(position=found["position"], moves=found["moves"])
            if start.position is not None and engine is not None and engine.engine != OURS:
                raise ProblemError(422, "unsupported", "Only our levels play on from a set-up.")
        setup = GameSetup.from_request(new_game, engine, rules, start)
        session = GameSession.new(
            new_game.id or new_id(), opponent.kind, setup, players, names, self._services.time()
        )
        return await (await self._live.add(session, client)).view(player)

    async def _made_before(self, game: str, player: PlayerId) -> GameView | None:
        """The game that an earlier request of the player has made; None if there is none."""
        try:
            view = await (await self.game(game)).view(player)
        except ProblemError as error:
            if error.code != "not_found":
                raise
            return None
        if view.kind == "record" or not (view.seats.white.yours or view.seats.black.yours):
            raise ProblemError(409, "id_taken", "There is another game with this id.")
        return view

    async def import_text(self, text: str, player: PlayerId, client: str = "") -> GameView:
        """Import a game string, PGN or SGF as a game for replay; a worker reads it."""
        await check_room(self._services, player)
        found = await self._read("record", text, MOST_PLIES, client)
        async with self._importing:
            session = await asyncio.to_thread(_imported, found, player, self._services.time())
        return await (await self._live.add(session, client)).view(player)

    async def _read(self, kind: str, text: str, most_plies: int, client: str) -> Json:
        """Let a worker read a game; raises ProblemError where there is something wrong with it."""
        request = {"kind": kind, "text": text, "most_plies": most_plies}
        try:
            found = await self._services.opponents.think(request, client)
        except EngineError as error:
            _log.warning("a record cannot be read: %s", error)
            raise ProblemError(503, "try_again", "Many games wait: try again soon.") from error
        if problem := found.get("problem"):
            status = 413 if problem["code"] == "too_large" else 422
            raise ProblemError(status, problem["code"], problem["message"], problem["detail"])
        return found

    async def delete_expired(self) -> int:
        """Delete records that nobody has opened for long; returns how many there were."""
        return await self._live.delete_expired()

    # ---- lists

    async def games_of(self, player: PlayerId, *, before: str | None, limit: int) -> GameList:
        """A player's games, the one that changed last first."""
        place = read_place(before)
        try:
            rows = await self._services.store.games_of(player, before=place, limit=limit + 1)
        except StoreError as error:
            _log.warning("games cannot be listed: %s", error)
            raise unavailable() from error
        shown = rows[:limit]
        more = f"{shown[-1].changed}-{shown[-1].id}" if len(rows) > limit else None
        here = await self._live.all_seats_here([row.id for row in shown])
        games = tuple(summary_of(row, player, here[row.id]) for row in shown)
        return GameList(games=games, next=more)

    async def results_of(self, player: PlayerId) -> PlayerResults:
        """How a player's finished games ended, by opponent and set."""
        try:
            return count_results(await self._services.store.ended_games_of(player))
        except StoreError as error:
            _log.warning("results cannot be counted: %s", error)
            raise unavailable() from error

    async def delete(self, game: str, player: PlayerId | None) -> None:
        """Delete a game, or take it off a player's list; the operator (None) deletes any."""
        await (await self.game(game)).delete(player)

    # ---- the server

    @property
    def live_games(self) -> int:
        """The number of games in memory."""
        return len(self._live)

    @property
    def nodes(self) -> int:
        """The number of living nodes, this one included; 0 while it has no games."""
        return self._live.nodes

    @property
    def database_is_well(self) -> bool:
        """Did the last write succeed?"""
        return self._services.store.is_well

    @property
    def engine_pool(self) -> EnginePool:
        """Runs the engine searches."""
        return self._services.opponents

    def opponents(self) -> OpponentsView:
        """The opponents that can be chosen."""
        return self._services.opponents.view()

    async def health(self) -> Health:
        """The health of the server: degraded if the database fails or does not answer."""
        store = self._services.store
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(store.answers())
        answers = await asyncio.shield(self._asking)
        return Health(
            status="ok" if store.is_well and answers and self._live.is_ours else "degraded",
            version=skep.__version__,
            database=self._services.store.kind,
            live_games=self.live_games,
            sockets=self._live.listeners,
            searches_waiting=self._services.opponents.waiting,
        )


def _rules_of(found: Json) -> Rules:
    return Rules(
        GameType(found["game_type"]), Opening(found["opening"]), Repetition(found["repetition"])
    )


def _imported(found: Json, player: PlayerId, moment: Moment) -> GameSession:
    """The session of a record that a worker has read."""
    rules = _rules_of(found)
    setup = GameSetup(
        game_type=rules.game_type,
        opening=rules.opening,
        repetition=rules.repetition,
        pgn=found["pgn"],
    )
    names = {Color.WHITE: found["white"][:MOST_NAME], Color.BLACK: found["black"][:MOST_NAME]}
    return GameSession.new(new_id(), "record", setup, dict.fromkeys(Color, player), names, moment)
