"""The table: one task owns a game, takes what players say, and tells everybody what happens.

Whatever is asked of a table goes through its inbox and is done there, one thing after another. What
has changed is stored first, and only then told. Where anything fails that is not a refusal, the
actor closes, for what it has in mind may not be what is stored; the next visit opens it anew.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from skep._core import Color
from skep.server.messages import (
    CaughtUp,
    GameView,
    MakeMove,
    Presence,
    Snapshot,
    TurnNotice,
)
from skep.server.problems import ProblemError
from skep.server.sessions.engine_turn import EngineTurn
from skep.server.sessions.lag import LagAllowance
from skep.server.sessions.presence import PresenceTracker
from skep.server.sessions.services import new_id
from skep.server.sessions.subscription import Subscription
from skep.server.sessions.views import explain
from skep.server.store import Change, StoreError
from skep.server.workers.advice import HintsAndReviews, hinted_board, past_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from skep._core import Move
    from skep.board import Board
    from skep.record import Record
    from skep.server.identity import PlayerId
    from skep.server.messages import Cell, Command, Hint, Join, Review, Turn, Why
    from skep.server.sessions.services import Services
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.timing import Moment
    from skep.server.store import Life
    from skep.server.workers.advice import Past

__all__ = ["GameActor", "Subscription"]

_log = logging.getLogger(__name__)

T = TypeVar("T")

_SHORTEST_ALARM: Final = 0.001


class GameActor:
    """A live game."""

    def __init__(
        self,
        session: GameSession,
        services: Services,
        on_close: Callable[[GameActor], None],
        lives: Iterable[Life] = (),
    ) -> None:
        self.id = session.id
        self._session = session
        self._services = services
        self._on_close = on_close
        self._advice = HintsAndReviews(services.opponents)
        self._told = session.seq
        self._inbox: asyncio.Queue[
            tuple[Callable[[Moment], Awaitable[object]], Moment, asyncio.Future[object] | None]
        ] = asyncio.Queue()
        self._is_busy = False
        self._is_closed = False
        moment = services.time()
        self.touched = moment.now
        """When somebody last came by."""
        self._presence = PresenceTracker(session, services.pace, moment)
        self._engine_turn = EngineTurn(session, services, self._has_found, self._has_failed)
        self._engine_again: float | None = None
        """When an engine that has failed is asked again."""
        self._lag = {color: LagAllowance() for color in Color}
        self._turn: Turn | None = None
        self._turn_began = moment.now
        self._alarm: asyncio.TimerHandle | None = None
        session.take_up(moment, lives)
        self._arrange()
        self._task = asyncio.create_task(self._run(), name=f"game {self.id}")

    # ---- what others ask for

    @property
    def seq(self) -> int:
        """The number of the last event that is stored and told."""
        return self._told

    @property
    def is_due(self) -> bool:
        """Must the server see to the game by itself?"""
        return self._session.is_due

    @property
    def clocks_run(self) -> bool:
        """Is somebody's time running?"""
        return self._session.clocks_run

    @property
    def is_idle(self) -> bool:
        """Can the game be put away until somebody comes?"""
        waiting = self._alarm is not None or self._engine_turn.task is not None
        return not (self._is_busy or waiting or self.listeners or not self._inbox.empty())

    @property
    def is_closed(self) -> bool:
        """Is this table no longer in use?"""
        return self._is_closed

    @property
    def listeners(self) -> int:
        """How many listen."""
        return len(self._presence.listeners)

    def is_here(self, color: Color) -> bool:
        """Is somebody in this seat connected?"""
        return self._presence.is_here(color)

    async def view(self, player: PlayerId | None) -> GameView:
        """The whole game as somebody sees it."""

        async def look(moment: Moment) -> GameView:
            return self._view(player, moment)

        return await self._ask(look)

    async def join(self, player: PlayerId, wish: Join) -> GameView:
        """Let somebody sit down in the free seat."""

        async def sit_down(moment: Moment) -> GameView:
            self._session.join(player, wish.name or "", moment)
            if await self._keep():
                self._tell_presence(moment)
            return self._view(player, moment)

        return await self._ask(sit_down)

    async def command(self, player: PlayerId, command: Command, *, lag: float = 0.0) -> int:
        """Do what a player says; returns the number of the last event when all is stored and told.

        `lag` is how long the command was under way, in seconds, as far as that is known.
        """

        async def carry_out(moment: Moment) -> int:
            if isinstance(command, MakeMove):
                await self._move(player, command, moment, lag)
            else:
                await self._check_flag(moment)
                if command.type in ("claim_win", "claim_draw"):
                    self._presence.check_claim(player, moment)
                self._session.act(player, command, moment, new_id())
            await self._keep()
            return self._told

        return await self._ask(carry_out)

    def subscribe(self, player: PlayerId | None, since: int | None) -> Subscription:
        """Listen: to what came after event number `since`, or to the whole game, and then on."""
        self._check_open()
        listener = Subscription(player, self._on_farewell)

        async def welcome(moment: Moment) -> None:
            self._welcome(listener, since, moment)

        self._post(welcome)
        return listener

    async def why(
        self, ply: int | None, piece: str, to: Cell | None, language: str | None = None
    ) -> Why:
        """Why a piece may not go to a cell or, without one, why it can go nowhere."""
        return explain(await self.board_at(ply), piece, to, language)

    async def hint(self, player: PlayerId) -> Hint:
        """A good move for a person who plays against the machine."""

        async def look(_: Moment) -> Board:
            return hinted_board(self._session, player)

        return await self._advice.hint(await self._ask(look))

    async def review(self, player: PlayerId) -> Review:
        """Look back on a game against the machine that is over."""

        async def look(_: Moment) -> Past:
            return past_of(self._session, player)

        return await self._advice.review(await self._ask(look))

    async def board_at(self, ply: int | None) -> Board:
        """The board after a ply, by default as it stands."""

        async def look(_: Moment) -> Board:
            return self._session.board_at(ply)

        return await self._ask(look)

    async def record(self) -> Record:
        """The game as it is written down."""

        async def write_down(_: Moment) -> Record:
            return self._session.record()

        return await self._ask(write_down)

    async def delete(self, player: PlayerId) -> None:
        """Delete the game, or hide it from a player whose opponent may still look at it."""

        async def wipe(_: Moment) -> None:
            if self._session.hide_or_delete(player):
                await self._services.store.write(Change(self.id, deletes=True))
                self._is_closed = True
            else:
                await self._services.store.write(Change(self.id, fields=self._session.fields()))

        await self._ask(wipe)

    async def close(self) -> None:
        """Do what is still to be done, and end; all listeners are told to come back later."""
        if not self._is_closed:
            self._post(self._end)
        await asyncio.wait(
            [task for task in (self._task, self._engine_turn.task) if task is not None]
        )

    def put_away(self) -> None:
        """End at once, which loses nothing when the table is idle."""
        self._post(self._end)
        self._is_closed = True

    async def _end(self, _: Moment) -> None:
        self._is_closed = True

    # ---- the task

    async def _ask(self, work: Callable[[Moment], Awaitable[T]]) -> T:
        self._check_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, self._services.time(), done))  # type: ignore[arg-type]
        try:
            return await done
        finally:
            del done  # a refusal in it refers to this frame

    def _post(self, work: Callable[[Moment], Awaitable[object]]) -> None:
        self._inbox.put_nowait((work, self._services.time(), None))

    def _check_open(self) -> None:
        if self._is_closed:
            raise _try_again()

    async def _run(self) -> None:
        done: asyncio.Future[object] | None = None
        try:
            while not self._is_closed:
                work, moment, done = await self._inbox.get()
                self._is_busy = True
                try:
                    answer = await work(moment)
                except ProblemError as error:
                    _fail(done, error)
                else:
                    if done is not None and not done.done():
                        done.set_result(answer)
                self._is_busy = False
        except StoreError as error:
            _log.warning("game %s is closed: %s", self.id, error)
        except Exception:  # noqa: BLE001 - whatever it is, the store has the game as it was
            _log.exception("game %s is closed: it has failed", self.id)
        finally:
            _fail(done, _try_again())
            self._shut()

    def _shut(self) -> None:
        """Let go of everything: what refers to itself would stay in memory for hours."""
        self._is_closed = True
        self._stop_alarm()
        self._engine_turn.close()
        self._advice.close()
        self._services.opponents.forget(self.id)
        for listener in tuple(self._presence.listeners):
            listener.close()
        while not self._inbox.empty():
            _, _, done = self._inbox.get_nowait()
            _fail(done, _try_again())
        self._on_close(self)

    # ---- storing and telling

    async def _keep(self) -> bool:
        """Store what has happened, then tell it; False if nothing has."""
        session = self._session
        texts = session.events[self._told :]
        if not texts:
            return False
        numbered = dict(enumerate(texts, self._told + 1))
        await self._services.store.write(
            Change(self.id, events=numbered, fields=session.fields(), creates=session.successor)
        )
        session.successor = None
        self._told = session.seq
        if session.turn is not self._turn:
            texts.append(TurnNotice(turn=session.turn).model_dump_json())
        for listener in tuple(self._presence.listeners):
            for text in texts:
                listener.tell(text)
        self._arrange()
        return True

    def _welcome(self, listener: Subscription, since: int | None, moment: Moment) -> None:
        if listener.is_closed:
            return
        before = self._presence.here()
        self._presence.come(listener)
        if self._engine_again is not None:
            self._ask_engine_again()
        if since is None or since > self._told:
            snapshot = Snapshot(game=self._view(listener.player, moment))
            listener.begin([snapshot.model_dump_json()])
        else:
            caught_up = CaughtUp(
                seq=self._told,
                clocks=self._session.clocks(moment.now),
                seats=self._presence.seats(listener.player),
                claim_in=self._presence.claim_in(listener.player, moment),
            )
            turn = TurnNotice(turn=self._session.turn)
            missed = self._session.events[since:]
            listener.begin([*missed, caught_up.model_dump_json(), turn.model_dump_json()])
        if before != self._presence.here():
            self._tell_presence(moment, but=listener)

    def _on_farewell(self, listener: Subscription) -> None:
        async def farewell(moment: Moment) -> None:
            before = self._presence.here()
            self._presence.go(listener, moment)
            if before != self._presence.here():
                self._tell_presence(moment)

        if not self._is_closed:
            self._post(farewell)

    def _tell_presence(self, moment: Moment, but: Subscription | None = None) -> None:
        for listener in tuple(self._presence.listeners):
            if listener is not but:
                seats = self._presence.seats(listener.player)
                claim_in = self._presence.claim_in(listener.player, moment)
                listener.tell(Presence(seats=seats, claim_in=claim_in).model_dump_json())

    def _view(self, player: PlayerId | None, moment: Moment) -> GameView:
        session = self._session
        return GameView(
            id=self.id,
            seq=self._told,
            kind=session.kind,
            status=session.status,
            created=session.created,
            rules=session.rules,
            clock=session.setup.clock,
            takebacks=session.setup.takebacks,
            seats=self._presence.seats(player),
            moves=tuple(session.moves),
            state=session.state,
            turn=session.turn,
            clocks=session.clocks(moment.now),
            result=session.result,
            draw_offer=session.game.draw_offer,
            takeback_wish=session.takeback_wish,
            rematch_offer=session.rematch_offer,
            rematch=session.rematch,
            claim_in=self._presence.claim_in(player, moment),
            tags=session.tags,
        )

    # ---- moves

    async def _move(self, player: PlayerId, command: MakeMove, moment: Moment, lag: float) -> None:
        session, mover = self._session, self._session.game.turn
        allowance = self._lag[mover]
        credit = 0.0
        if player == session.players[mover]:
            allowance.latest = lag
            credit = allowance.credit(lag)
        await self._check_flag(moment, credit)
        if session.move(player, command, moment, credit):
            allowance.spend(min(credit, session.moves[-1].seconds or 0.0))

    async def _check_flag(self, moment: Moment, lag: float = 0.0) -> None:
        self._session.check_flag(moment, lag)
        await self._keep()

    # ---- what happens by itself

    def _arrange(self) -> None:
        """See to it that whatever must happen by itself will."""
        session, now = self._session, self._services.time().now
        if session.turn is not self._turn:
            self._turn, self._turn_began = session.turn, now
            self._engine_turn.stop()
            if self._engine_again is not None:
                self._engine_again, self._presence.engine_is_here = None, True
                self._tell_presence(self._services.time())
        self._stop_alarm()
        if session.turn is None:
            self._services.opponents.forget(self.id)
            return
        idle = self._engine_turn.task is None and self._engine_again is None
        if session.engine_to_move and not session.turn.must_pass and idle:
            self._engine_turn.think(session.turn)
        if (moment := self._next_moment(session.turn, now)) is not None:
            self._alarm = asyncio.get_running_loop().call_later(
                max(_SHORTEST_ALARM, moment - now), self._ring, session.turn
            )

    def _next_moment(self, turn: Turn, now: float) -> float | None:
        """When something must happen by itself, if it must."""
        if turn.must_pass:
            return self._turn_began + self._services.pace.forced_pass
        moments = []
        if self._session.clocks_run:
            allowance = self._lag[turn.color]
            left = self._session.game.clock.left(turn.color, now)
            moments.append(now + left + allowance.credit(allowance.latest))
        if self._engine_again is not None and self.listeners:
            moments.append(self._engine_again)
        return min(moments, default=None)

    def _ring(self, turn: Turn) -> None:
        self._alarm = None
        self._post(partial(self._on_alarm, turn))

    async def _on_alarm(self, turn: Turn, moment: Moment) -> None:
        session = self._session
        if turn is not session.turn:
            return
        if turn.must_pass:
            session.pass_by_itself(moment)
        else:
            allowance = self._lag[turn.color]
            session.check_flag(moment, allowance.credit(allowance.latest))
            if self._engine_again is not None and moment.now >= self._engine_again:
                self._ask_engine_again()
                self._tell_presence(moment)
        if not await self._keep():
            self._arrange()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # ---- the machine

    def _has_found(self, turn: Turn, move: Move) -> None:
        async def make(moment: Moment) -> None:
            if turn is self._session.turn:
                await self._check_flag(moment)
            if turn is self._session.turn:
                self._session.engine_moves(move, moment)
                await self._keep()

        self._post(make)

    def _has_failed(self, turn: Turn) -> None:
        async def notice(moment: Moment) -> None:
            if turn is self._session.turn:
                self._engine_turn.stop()
                self._engine_again = moment.now + self._services.pace.engine_again
                self._presence.engine_is_here = False
                self._tell_presence(moment)
                self._arrange()

        self._post(notice)

    def _ask_engine_again(self) -> None:
        self._engine_again = None
        self._presence.engine_is_here = True
        self._arrange()


def _try_again() -> ProblemError:
    return ProblemError(503, "try_again", "The game was interrupted: nothing is lost, try again.")


def _fail(done: asyncio.Future[object] | None, error: Exception) -> None:
    if done is not None and not done.done():
        done.set_exception(error)
