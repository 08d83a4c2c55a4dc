"""The lobby: it creates, finds, lists and closes games."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import skep
from skep._core import Color
from skep.errors import EngineError
from skep.rules import GameType, Opening, Repetition
from skep.server.messages import (
    MOST_NAME,
    EngineOpponent,
    GameList,
    Health,
    ScreenOpponent,
)
from skep.server.metrics import Metrics
from skep.server.problems import INTERNAL, ProblemError, not_found, unavailable
from skep.server.sessions.actor import GameActor
from skep.server.sessions.game_lists import read_place, summary_of
from skep.server.sessions.lifetime import Lifetime
from skep.server.sessions.results import count_results
from skep.server.sessions.seat_links import SeatLinks
from skep.server.sessions.services import Pace, Services, new_id
from skep.server.sessions.session import MOST_PLIES, GameSession
from skep.server.sessions.setup import EngineSeat, GameSetup
from skep.server.sessions.stored_row import row_of
from skep.server.sessions.timing import ServerTime
from skep.server.store import Change, Store, StoreError
from skep.server.store.sqlite_file import locked
from skep.server.workers.engine_pool import EnginePool
from skep.uhp import known_engines

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from skep.server.identity import PlayerId
    from skep.server.messages import GameView, NewGame, OpponentsView, PlayerResults
    from skep.server.sessions.timing import Moment
    from skep.server.settings import Settings
    from skep.server.workers.thoughts import Json

__all__ = ["Lobby", "open_lobby"]

_log = logging.getLogger(__name__)

_BEATS_PER_SWEEP: Final = 10
_BEATS_PER_CHECK: Final = 30
"""A sign of life every so often even if no clock runs, to see whether the database is well."""
_LONGEST_WAIT: Final = 30.0
_UNAVAILABLE: Final = 503


@asynccontextmanager
async def open_lobby(settings: Settings, metrics: Metrics) -> AsyncIterator[Lobby]:
    """Open a lobby with these settings, and close it at the end."""
    store = Store(settings.database, seconds=settings.database_seconds, metrics=metrics)
    with locked(store.file):
        try:
            await store.lock()
            opponents = EnginePool(settings.search_threads, known_engines(), metrics=metrics)
            lobby = Lobby(store, opponents, metrics=metrics)
            await lobby.start()
            lobby.warm_up()
            try:
                yield lobby
            finally:
                await lobby.close()
        finally:
            await store.close()


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
    ) -> None:
        time = time or ServerTime()
        self._lifetime = Lifetime(store, time)
        self._services = Services(store, opponents, pace or Pace(), time, metrics or Metrics())
        self.seat_links = SeatLinks(time)
        self._actors: dict[str, GameActor] = {}
        self._loading: dict[str, asyncio.Task[GameActor]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._importing = asyncio.Lock()
        """Records are opened one after another: each takes a tenth of a second of the processor."""
        self._asking: asyncio.Task[bool] | None = None
        """A question to the database about its health, which simultaneous requests share."""
        self._is_closing = False
        self._is_reserved = True
        """Is the database still reserved for this process?"""

    # ---- start and shutdown

    async def start(self) -> None:
        """Open the store, and resume the games that are due without a request."""
        await self._services.store.open()
        await self._lifetime.load()
        self._spawn(self._take_up(await self._services.store.due_games()))
        self._spawn(self._maintain())

    def warm_up(self) -> None:
        """Start a worker in the background, so that the first move need not wait for it."""
        self._spawn(self._services.opponents.start())

    async def close(self) -> None:
        """Close all games, the engine pool and the store."""
        self._is_closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(actor.close() for actor in tuple(self._actors.values())))
        await self._lifetime.beat()
        if self._asking is not None:
            await self._asking
        await self._services.opponents.close()
        await self._services.store.close()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_up(self, games: list[str]) -> None:
        for game in games:
            try:
                await self.actor(game)
            except ProblemError as error:
                _log.warning("game %s cannot be resumed: %s", game, error)
        self._lifetime.begin()

    async def _maintain(self) -> None:
        beats, loop = 0, asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(self._services.pace.beat)
            lag = max(0.0, loop.time() - began - self._services.pace.beat)
            self._services.metrics.loop_lag.observe("main", lag)
            beats += 1
            await self._keep_lock()
            actors = self._actors.values()
            if beats % _BEATS_PER_CHECK == 0 or any(actor.clocks_run for actor in actors):
                await self._lifetime.beat()
            if beats % _BEATS_PER_SWEEP == 0:
                self._sweep()

    async def _keep_lock(self) -> None:
        """Close all games while another process has the database, and go on afterwards."""
        is_reserved = await self._services.store.keep_lock()
        if self._is_reserved and not is_reserved:
            self._is_reserved = False
            self._lifetime.end()
            await asyncio.gather(*(actor.close() for actor in tuple(self._actors.values())))
        elif is_reserved and not self._is_reserved:
            try:
                await self._lifetime.load()
                due = await self._services.store.due_games()
            except StoreError as error:
                _log.warning("games cannot be resumed: %s", error)
                return
            self._is_reserved = True
            self._spawn(self._take_up(due))

    def _sweep(self) -> None:
        long_ago = self._services.time().now - self._services.pace.idle
        for game, actor in tuple(self._actors.items()):
            if actor.is_idle and actor.touched < long_ago:
                del self._actors[game]
                actor.put_away()

    # ---- actors

    async def actor(self, game: str) -> GameActor:
        """The actor of a game, started if it is not live; raises ProblemError if there is none."""
        actor = self._actors.get(game)
        if actor is None or actor.is_closed:
            actor = await asyncio.shield(self._opening(game))
        actor.touched = self._services.time().now
        return actor

    def _opening(self, game: str) -> asyncio.Task[GameActor]:
        """The task that loads a game; simultaneous requests share it."""
        self._check_open()
        opening = self._loading.get(game)
        if opening is None:
            opening = self._loading[game] = asyncio.create_task(self._open(game))
            opening.add_done_callback(lambda done: self._opened(game, done))
        return opening

    def _opened(self, game: str, done: asyncio.Task[GameActor]) -> None:
        del self._loading[game]
        if not done.cancelled():
            done.exception()  # read, so that asyncio does not log it when nobody waits

    def _check_open(self) -> None:
        if self._is_closing or not self._is_reserved:
            raise unavailable()

    async def _open(self, game: str) -> GameActor:
        try:
            found = await self._services.store.load(game)
        except StoreError as error:
            _log.warning("game %s cannot be read: %s", game, error)
            raise unavailable() from error
        if found is None:
            raise not_found("There is no such game.")
        try:
            session = GameSession(*found)
        except Exception as error:
            _log.exception("game %s cannot be rebuilt from its events", game)
            raise ProblemError(500, INTERNAL.code, INTERNAL.message) from error
        return self._start_actor(session)

    def _start_actor(self, session: GameSession, client: str = "") -> GameActor:
        self._check_open()
        lives = self._lifetime.lives()
        actor = GameActor(session, self._services, self._on_close, lives, client)
        self._actors[session.id] = actor
        return actor

    def _on_close(self, actor: GameActor) -> None:
        if self._actors.get(actor.id) is actor:
            del self._actors[actor.id]
            if actor.is_due and self._is_reserved and not self._is_closing:
                self._spawn(self._revive(actor.id))

    async def _revive(self, game: str) -> None:
        """Open a game again whose actor has failed while there was something to do."""
        wait = 1.0
        while True:
            await asyncio.sleep(wait)
            try:
                await self.actor(game)
            except ProblemError as error:
                if error.status != _UNAVAILABLE:
                    return
                wait = min(2 * wait, _LONGEST_WAIT)
            else:
                return

    # ---- new games

    async def create(self, new_game: NewGame, player: PlayerId, client: str = "") -> GameView:
        """Create a game and give the player a seat."""
        color = random.choice(list(Color)) if new_game.color == "random" else Color(new_game.color)
        opponent = new_game.opponent
        players: dict[Color, PlayerId | None] = {color: player, color.opponent: None}
        names = {color: new_game.name or "", color.opponent: ""}
        engine = None
        if isinstance(opponent, EngineOpponent):
            self._services.opponents.check(opponent.engine, opponent.level)
            engine = EngineSeat(color=color.opponent, engine=opponent.engine, level=opponent.level)
            names[color.opponent] = self._services.opponents.name(opponent.engine)
        elif isinstance(opponent, ScreenOpponent):
            players[color.opponent] = player
        setup = GameSetup.from_request(new_game, engine)
        session = GameSession.new(
            new_id(), opponent.kind, setup, players, names, self._services.time()
        )
        return await self._add(session, player, client)

    async def import_text(self, text: str, player: PlayerId, client: str = "") -> GameView:
        """Import a game string, PGN or SGF as a game for replay; a worker reads it."""
        request = {"kind": "record", "text": text, "most_plies": MOST_PLIES}
        try:
            found = await self._services.opponents.think(request, client)
        except EngineError as error:
            _log.warning("a record cannot be read: %s", error)
            raise ProblemError(503, "try_again", "Many games wait: try again soon.") from error
        if problem := found.get("problem"):
            status = 413 if problem["code"] == "too_large" else 422
            raise ProblemError(status, problem["code"], problem["message"], problem["detail"])
        async with self._importing:
            session = await asyncio.to_thread(_imported, found, player, self._services.time())
        return await self._add(session, player)

    async def _add(self, session: GameSession, player: PlayerId, client: str = "") -> GameView:
        self._check_open()
        try:
            await self._services.store.write(Change(session.id, creates=row_of(session)))
        except StoreError as error:
            _log.warning("a new game cannot be stored: %s", error)
            raise unavailable() from error
        return await self._start_actor(session, client).view(player)

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
        return GameList(
            games=tuple(summary_of(row, player, self._is_here) for row in shown), next=more
        )

    async def results_of(self, player: PlayerId) -> PlayerResults:
        """How a player's finished games ended, by opponent and set."""
        try:
            return count_results(await self._services.store.ended_games_of(player))
        except StoreError as error:
            _log.warning("results cannot be counted: %s", error)
            raise unavailable() from error

    def _is_here(self, game: str, color: Color) -> bool:
        actor = self._actors.get(game)
        return actor is not None and actor.is_here(color)

    async def delete(self, game: str, player: PlayerId) -> None:
        """Delete a game, or take it off a player's list."""
        actor = await self.actor(game)
        await actor.delete(player)

    # ---- the server

    @property
    def live_games(self) -> int:
        """The number of games in memory."""
        return len(self._actors)

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
            status="ok" if store.is_well and answers and self._is_reserved else "degraded",
            version=skep.__version__,
            database=self._services.store.kind,
            live_games=self.live_games,
            sockets=sum(actor.listeners for actor in self._actors.values()),
            searches_waiting=self._services.opponents.waiting,
        )


def _imported(found: Json, player: PlayerId, moment: Moment) -> GameSession:
    """The session of a record that a worker has read."""
    setup = GameSetup(
        game_type=GameType(found["game_type"]),
        opening=Opening(found["opening"]),
        repetition=Repetition(found["repetition"]),
        pgn=found["pgn"],
    )
    names = {Color.WHITE: found["white"][:MOST_NAME], Color.BLACK: found["black"][:MOST_NAME]}
    return GameSession.new(new_id(), "record", setup, dict.fromkeys(Color, player), names, moment)
