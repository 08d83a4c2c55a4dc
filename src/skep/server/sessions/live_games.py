"""The games in memory, each with its actor, and the right of this process to change them.

One process owns all games of a database that it has reserved. Of several nodes each owns the games
of which it has the lease; a game that no living node owns is taken by the first that needs it.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

from skep._core import Color
from skep.server.cluster.calls import MovedError
from skep.server.cluster.remote_game import RemoteGame
from skep.server.problems import ProblemError, unavailable
from skep.server.sessions.actor import GameActor
from skep.server.sessions.lifetime import Lifetime
from skep.server.sessions.loading import load_session
from skep.server.sessions.record_limits import delete_expired, note_opened
from skep.server.sessions.stored_row import row_of
from skep.server.store import Change, StoreError

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable

    from skep.server.cluster.cluster import Cluster
    from skep.server.cluster.leases import Lease
    from skep.server.sessions.game_handle import GameHandle
    from skep.server.sessions.services import Services
    from skep.server.sessions.session import GameSession
    from skep.server.store import Life

__all__ = ["LiveGames"]

_log = logging.getLogger(__name__)

_BEATS_PER_SWEEP: Final = 10
_BEATS_PER_CHECK: Final = 30
"""A sign of life every so often even if no clock runs, to see whether the database is well."""
_LONGEST_WAIT: Final = 30.0
_EXPIRY_SECONDS: Final = 3600.0
"""Between two looks for records that have expired."""
_UNAVAILABLE: Final = 503


class LiveGames:
    """Opens games and puts them away, and takes up those that must go on without a request."""

    def __init__(self, services: Services, cluster: Cluster | None = None) -> None:
        self._services = services
        self._cluster = cluster
        self._lifetime = Lifetime(services.store, services.time)
        self._actors: dict[str, GameActor] = {}
        self._loading: dict[str, asyncio.Task[GameActor]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._adopting: asyncio.Task[None] | None = None
        self._is_closing = False
        self.is_ours: bool = True
        """May this process change games? If not, another one may have taken them."""

    # ---- start and shutdown

    async def start(self) -> None:
        """Read the lives of earlier servers, and resume the games that are due."""
        await self._lifetime.load()
        if self._cluster is not None:
            await self._cluster.start(self)
        self.spawn(self._take_up(await self._services.store.due_games()))
        self.spawn(self._maintain())
        self.spawn(self._expire())

    async def hand_over(self) -> None:
        """Close all games, so that other nodes have them; a process alone does this when it ends.

        Those in which a clock runs or the engine is to move are taken by other nodes at once.
        """
        if self._cluster is None or self._is_closing:
            return
        self._is_closing = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        actors = tuple(self._actors.values())
        await asyncio.gather(*(actor.close() for actor in actors))
        await self._cluster.hand_over({actor.id: actor.is_due for actor in actors})

    async def close(self) -> None:
        """Close all games."""
        await self.hand_over()
        self._is_closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await self._close_actors(self._actors.values())
        await self._lifetime.beat()
        if self._cluster is not None:
            await self._cluster.close()

    async def _close_actors(self, actors: Iterable[GameActor]) -> None:
        await asyncio.gather(*(actor.close() for actor in tuple(actors)))

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run something in the background, until it ends or the server does."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- time

    async def _maintain(self) -> None:
        beats, loop = 0, asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(self._services.pace.beat)
            lag = max(0.0, loop.time() - began - self._services.pace.beat)
            self._services.metrics.loop_lag.observe("main", lag)
            beats += 1
            await self._check_ours()
            is_checked = beats % _BEATS_PER_CHECK == 0
            if is_checked or any(actor.clocks_run for actor in self._actors.values()):
                await self._lifetime.beat()
            if is_checked and self._cluster is not None:
                self.on_orphans()
            if beats % _BEATS_PER_SWEEP == 0:
                self._sweep()

    def _sweep(self) -> None:
        long_ago = self._services.time().now - self._services.pace.idle
        for game, actor in tuple(self._actors.items()):
            if actor.is_idle and actor.touched < long_ago:
                del self._actors[game]
                actor.put_away()
                self._give_up(game)

    async def _expire(self) -> None:
        while True:
            if self.is_ours:
                await self.delete_expired()
            await asyncio.sleep(_EXPIRY_SECONDS)

    async def delete_expired(self) -> int:
        """Delete records that nobody has opened for long; returns how many there were."""
        return await delete_expired(self._services, self._actors)

    # ---- the right to change games

    async def _check_ours(self) -> None:
        """Close all games while another process may have them, and go on afterwards."""
        is_ours = await self._services.store.keep_lock()
        if self._cluster is not None:
            is_ours = is_ours and self._cluster.is_alive
        if self.is_ours and not is_ours:
            self.on_dead()
        elif is_ours and not self.is_ours:
            try:
                await self._lifetime.load()
                due = await self._services.store.due_games()
            except StoreError as error:
                _log.warning("games cannot be resumed: %s", error)
                return
            self.is_ours = True
            self.spawn(self._take_up(due))

    def on_dead(self) -> None:
        """Close all games: another process may have them."""
        self.is_ours = False
        self._lifetime.end()
        self.spawn(self._close_actors(self._actors.values()))

    def on_alive(self) -> None:
        """Open games again."""
        self.spawn(self._check_ours())

    def on_orphans(self) -> None:
        """Take up the games that must go on and that no living node owns."""
        if self.is_ours and (self._adopting is None or self._adopting.done()):
            self._adopting = self.spawn(self._adopt())

    def close_games(self, games: list[str]) -> None:
        """Close games that other nodes own."""
        found = [self._actors[game] for game in games if game in self._actors]
        self.spawn(self._close_actors(found))

    async def _adopt(self) -> None:
        try:
            due = await self._services.store.due_games()
        except StoreError as error:
            _log.warning("games of other nodes cannot be taken over: %s", error)
            return
        await self._open_all(due)

    async def _take_up(self, games: list[str]) -> None:
        await self._open_all(games)
        self._lifetime.begin()

    async def _open_all(self, games: list[str]) -> None:
        if self._cluster is not None:
            owned = await self._cluster.node.owners(games)
            games = [game for game in games if game not in owned]
            random.shuffle(games)  # several nodes share them
        for game in games:
            try:
                await self.actor(game)
            except MovedError:
                continue
            except ProblemError as error:
                _log.warning("game %s cannot be resumed: %s", game, error)

    def _give_up(self, game: str) -> None:
        """Release the lease of a game that is no longer open here, and need not be."""
        if self._cluster is not None and not self._is_closing:
            self.spawn(self._release(game))

    async def _release(self, game: str) -> None:
        if self._cluster is not None and game not in self._actors and game not in self._loading:
            await self._cluster.node.release({game: False})

    # ---- actors

    async def actor(self, game: str) -> GameActor:
        """The actor of a game, started if it is not live; raises ProblemError if there is none.

        Raises MovedError if another node owns the game.
        """
        actor = self._actors.get(game)
        if actor is None or actor.is_closed:
            actor = await asyncio.shield(self._opening(game))
        actor.touched = self._services.time().now
        return actor

    async def game(self, game: str) -> GameHandle:
        """A game, on whichever node it is; raises ProblemError if there is none."""
        try:
            return await self.actor(game)
        except MovedError as moved:
            if self._cluster is None or not moved.node:
                raise unavailable() from moved
            return RemoteGame(
                game, moved.node, self._cluster, self._services.store,
                self._services.opponents, self.game,
            )  # fmt: skip

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
        if not done.cancelled() and done.exception() is not None:
            self._give_up(game)

    def _check_open(self) -> None:
        if self._is_closing and self._cluster is not None:
            raise MovedError("")
        if self._is_closing or not self.is_ours:
            raise unavailable()

    async def _open(self, game: str) -> GameActor:
        lease = None if self._cluster is None else await self._cluster.claim(game)
        session = await load_session(self._services.store, game)
        lives = self._lifetime.lives() if lease is None else await self._lives(lease, session)
        await note_opened(self._services, session)
        return self._start_actor(session, lives)

    async def _lives(self, lease: Lease, session: GameSession) -> list[Life]:
        """The times in which the game was owned, this node's until now."""
        assert self._cluster is not None
        if not lease.known and session.clocks_run:  # Redis has forgotten: all lives count
            try:
                lease = lease.with_spans(await self._services.store.lives())
            except StoreError as error:
                raise unavailable() from error
            await self._cluster.node.replace(session.id, lease)
        return [*lease.spans, self._lifetime.span(lease.since)]

    async def add(self, session: GameSession, client: str) -> GameActor:
        """Store a new game and start its actor; raises ProblemError if it cannot be stored."""
        if self._is_closing or not self.is_ours:
            raise unavailable()
        if self._cluster is not None:
            await self._cluster.claim(session.id)
        try:
            await self._services.store.write(Change(session.id, creates=row_of(session)))
        except StoreError as error:
            _log.warning("a new game cannot be stored: %s", error)
            self._give_up(session.id)
            raise unavailable() from error
        self._services.metrics.new_games.add(session.kind)
        return self._start_actor(session, (), client)

    def _start_actor(
        self, session: GameSession, lives: Iterable[Life], client: str = ""
    ) -> GameActor:
        self._check_open()
        actor = GameActor(session, self._services, self._on_close, lives, client)
        self._actors[session.id] = actor
        return actor

    def _on_close(self, actor: GameActor) -> None:
        if self._actors.get(actor.id) is actor:
            del self._actors[actor.id]
            if not self.is_ours or self._is_closing:
                return
            if actor.is_due:
                self.spawn(self._revive(actor.id))
            else:
                self._give_up(actor.id)

    async def _revive(self, game: str) -> None:
        """Open a game again whose actor has failed while there was something to do."""
        wait = 1.0
        while True:
            await asyncio.sleep(wait)
            try:
                await self.actor(game)
            except MovedError:
                return
            except ProblemError as error:
                if error.status != _UNAVAILABLE:
                    return
                wait = min(2 * wait, _LONGEST_WAIT)
            else:
                return

    # ---- what others ask

    def __len__(self) -> int:
        return len(self._actors)

    @property
    def nodes(self) -> int:
        """The number of living nodes, this one included; 0 while this one may own no games."""
        others = 0 if self._cluster is None else len(self._cluster.node.others)
        return 1 + others if self.is_ours else 0

    @property
    def listeners(self) -> int:
        """The number of listeners of all games."""
        return sum(actor.listeners for actor in self._actors.values())

    def seats_here(self, game: str) -> list[str]:
        """The seats whose players are connected to a game of this node."""
        actor = self._actors.get(game)
        return [] if actor is None else [side.value for side in Color if actor.is_here(side)]

    async def all_seats_here(self, games: list[str]) -> dict[str, list[str]]:
        """The seats whose players are connected, in games of any node."""
        found = {game: self.seats_here(game) for game in games}
        if self._cluster is not None:
            found |= await self._cluster.seats_here(games)
        return found
