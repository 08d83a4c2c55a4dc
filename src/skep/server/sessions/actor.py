"""The actor of a game: one task owns the game and carries out commands from a queue, in order.

Where anything fails that is not a refusal, the actor closes, because its state may differ from
what is stored; the next request opens the game anew from the store.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar, cast

from skep.server import logs
from skep.server.problems import ProblemError
from skep.server.sessions import commands
from skep.server.sessions.live_game import LiveGame
from skep.server.sessions.premoves import likely_moves
from skep.server.sessions.subscription import Subscription
from skep.server.sessions.views import explain
from skep.server.store import StoreError
from skep.server.workers.advice import HintsAndReviews

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skep._core import Color
    from skep.board import Board
    from skep.record import Record
    from skep.server.identity import PlayerId
    from skep.server.messages import (
        Cell,
        Command,
        GameView,
        Hint,
        Join,
        Premoves,
        Review,
        Why,
    )
    from skep.server.sessions.services import Services
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.timing import Moment
    from skep.server.store import Life

__all__ = ["GameActor", "Subscription"]

_log = logging.getLogger(__name__)

T = TypeVar("T")


class GameActor:
    """A live game as the rest of the server uses it: every method puts a command in its queue."""

    def __init__(
        self,
        session: GameSession,
        services: Services,
        on_close: Callable[[GameActor], None],
        lives: Iterable[Life] = (),
        client: str = "",
    ) -> None:
        self.id: str = session.id
        self._services = services
        self._on_close = on_close
        self._advice = HintsAndReviews(services.opponents)
        self._queue: asyncio.Queue[
            tuple[commands.ActorCommand, Moment, asyncio.Future[object] | None, str]
        ] = asyncio.Queue()
        self._is_busy = False
        self._is_closed = False
        self.touched: float = services.time().now
        """When somebody last asked for the game."""
        self._live = LiveGame(session, services, self._post, lives, client)
        self._task = asyncio.create_task(self._run(), name=f"game {self.id}")

    # ---- state

    @property
    def seq(self) -> int:
        """The number of the last event that is stored and sent."""
        return self._live.seq

    @property
    def is_due(self) -> bool:
        """Must the server act without a request: does a clock run, or is the engine to move?"""
        return self._live.session.is_due

    @property
    def clocks_run(self) -> bool:
        """Is somebody's time running?"""
        return self._live.session.clocks_run

    @property
    def is_idle(self) -> bool:
        """Can the actor end until the game is requested again?"""
        return not (self._is_busy or self._live.waits or self.listeners or not self._queue.empty())

    @property
    def is_closed(self) -> bool:
        """Is this actor no longer in use?"""
        return self._is_closed

    @property
    def listeners(self) -> int:
        """The number of listeners."""
        return self._live.listeners

    def is_here(self, color: Color) -> bool:
        """Is the player of this seat connected?"""
        return self._live.presence.is_here(color)

    # ---- commands

    async def view(self, player: PlayerId | None) -> GameView:
        """The whole game as a player, or somebody who watches, sees it."""
        return await self._ask(commands.View(player))

    async def join(self, player: PlayerId, join: Join) -> GameView:
        """Let a player take the free seat."""
        return await self._ask(commands.TakeSeat(player, join.name or ""))

    async def move_seat(self, owner: PlayerId, player: PlayerId) -> GameView:
        """Give the seat of a player to another id, which is the same person on another device."""
        return await self._ask(commands.MoveSeat(owner, player))

    async def command(
        self, player: PlayerId, command: Command, *, lag: float = 0.0, client: str = ""
    ) -> int:
        """Carry out a player's command; returns the number of the last event, stored and sent.

        `lag` is the estimated time on the network, in seconds; `client` is whom the limits count.
        """
        self._live.note_client(player, client)
        return await self._ask(commands.CarryOut(player, command, lag))

    def subscribe(
        self, player: PlayerId | None, since: int | None, client: str = ""
    ) -> Subscription:
        """Subscribe to all messages after event number `since`, or from a snapshot on."""
        self._check_open()
        self._live.note_client(player, client)
        listener = Subscription(player, self._on_leave)
        self._post(commands.Listen(listener, since))
        return listener

    def _on_leave(self, listener: Subscription) -> None:
        if not self._is_closed:
            self._post(commands.Leave(listener))

    async def why(
        self, ply: int | None, piece: str, to: Cell | None, language: str | None = None
    ) -> Why:
        """Why a piece may not go to a cell or, without one, why it can go nowhere."""
        return explain(await self.board_at(ply), piece, to, language)

    async def premoves(self) -> Premoves:
        """Where the side that is not to move could go after most answers."""
        return await asyncio.to_thread(likely_moves, await self.board_at(None))

    async def hint(self, player: PlayerId, client: str = "") -> Hint:
        """A good move for a person who plays against the engine."""
        return await self._advice.hint(await self._ask(commands.HintPosition(player)), client)

    async def review(self, player: PlayerId, client: str = "") -> Review:
        """A review of a finished game against the engine."""
        return await self._advice.review(await self._ask(commands.PastGameOf(player)), client)

    async def board_at(self, ply: int | None) -> Board:
        """The board after a ply, by default as it stands."""
        return await self._ask(commands.BoardAt(ply))

    async def record(self) -> Record:
        """The record of the game."""
        return await self._ask(commands.ReadRecord())

    async def delete(self, player: PlayerId | None) -> None:
        """Delete the game, or hide it from a player whose opponent may still look at it.

        The operator (None) deletes it in any case.
        """
        await self._ask(commands.Delete(player))

    async def operate(self, action: commands.OperatorAction, player: PlayerId | None) -> None:
        """Call the game off, or forget a player in it, as the operator asks."""
        await self._ask(commands.Operate(action, player))

    async def close(self) -> None:
        """Carry out the commands in the queue, and end; all subscriptions are closed."""
        if not self._is_closed:
            self._post(commands.Close())
        tasks = (self._task, self._live.engine_task)
        await asyncio.wait([task for task in tasks if task is not None])

    def put_away(self) -> None:
        """End at once; only for an idle actor, which has nothing left to do."""
        self._post(commands.Close())
        self._is_closed = True

    # ---- the queue

    async def _ask(self, command: commands.Question[T]) -> T:
        self._check_open()
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        question = cast("commands.ActorCommand", command)
        self._queue.put_nowait((question, self._services.time(), done, logs.current_request()))
        try:
            return cast("T", await done)
        finally:
            del done  # an exception in it refers to this frame

    def _post(self, command: commands.ActorCommand) -> None:
        self._queue.put_nowait((command, self._services.time(), None, ""))

    def _check_open(self) -> None:
        if self._is_closed:
            raise _try_again()

    async def _run(self) -> None:
        done: asyncio.Future[object] | None = None
        logs.enter(request="", game=self.id)
        try:
            while not self._is_closed:
                command, moment, done, request = await self._queue.get()
                logs.enter(request=request)
                self._is_busy = True
                try:
                    answer = await self._live.carry_out(command, moment)
                except ProblemError as error:
                    _fail(done, error)
                else:
                    if done is not None and not done.done():
                        done.set_result(answer)
                self._is_closed |= self._live.is_done or isinstance(command, commands.Close)
                self._is_busy = False
        except StoreError as error:
            _log.warning("game %s is closed: %s", self.id, error)
        except Exception:  # noqa: BLE001 - whatever it is, the store has the game as it was
            _log.exception("game %s is closed: it has failed", self.id)
        finally:
            _fail(done, _try_again())
            self._shut()

    def _shut(self) -> None:
        self._is_closed = True
        self._live.close()
        self._advice.close()
        while not self._queue.empty():
            _, _, done, _ = self._queue.get_nowait()
            _fail(done, _try_again())
        self._on_close(self)


def _try_again() -> ProblemError:
    return ProblemError(503, "try_again", "The game was interrupted: nothing is lost, try again.")


def _fail(done: asyncio.Future[object] | None, error: Exception) -> None:
    if done is not None and not done.done():
        done.set_exception(error)
