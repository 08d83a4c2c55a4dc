"""The table: one task owns a game, takes what players say, and tells everybody what happens.

Whatever is asked of a table goes through its inbox and is done there, one thing after another. What
has changed is stored first, and only then told. Where anything fails that is not a refusal, the
table closes, for what it has in mind may not be what is stored; the next visit opens it anew.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from skep._core import Color
from skep.server.adviser import Adviser, hinted_board, past_of
from skep.server.attendance import Attendance
from skep.server.house import new_id
from skep.server.lag import LagAllowance
from skep.server.machine import Machine
from skep.server.messages import (
    CaughtUp,
    GameView,
    MakeMove,
    Presence,
    Snapshot,
    TurnNotice,
)
from skep.server.problems import ProblemError
from skep.server.store import Change, StoreError
from skep.server.subscription import Subscription
from skep.server.views import explain

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from skep._core import Move
    from skep.board import Board
    from skep.record import Record
    from skep.server.adviser import Past
    from skep.server.house import House
    from skep.server.identity import PlayerId
    from skep.server.messages import Cell, Command, Hint, Join, Review, Turn, Why
    from skep.server.moments import Moment
    from skep.server.sitting import Sitting
    from skep.server.store import Life

__all__ = ["Subscription", "Table"]

_log = logging.getLogger(__name__)

T = TypeVar("T")

_SHORTEST_ALARM: Final = 0.001


class Table:
    """A live game."""

    def __init__(
        self,
        sitting: Sitting,
        house: House,
        on_close: Callable[[Table], None],
        lives: Iterable[Life] = (),
    ) -> None:
        self.id = sitting.id
        self._sitting = sitting
        self._house = house
        self._on_close = on_close
        self._adviser = Adviser(house.opponents)
        self._told = sitting.seq
        self._inbox: asyncio.Queue[
            tuple[Callable[[Moment], Awaitable[object]], Moment, asyncio.Future[object] | None]
        ] = asyncio.Queue()
        self._is_busy = False
        self._is_closed = False
        moment = house.time()
        self.touched = moment.now
        """When somebody last came by."""
        self._attendance = Attendance(sitting, house.pace, moment)
        self._machine = Machine(sitting, house, self._has_found, self._has_failed)
        self._engine_again: float | None = None
        """When an engine that has failed is asked again."""
        self._lag = {color: LagAllowance() for color in Color}
        self._turn: Turn | None = None
        self._turn_began = moment.now
        self._alarm: asyncio.TimerHandle | None = None
        sitting.take_up(moment, lives)
        self._arrange()
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")

    # ---- what others ask for

    @property
    def seq(self) -> int:
        """The number of the last event that is stored and told."""
        return self._told

    @property
    def is_due(self) -> bool:
        """Must the server see to the game by itself?"""
        return self._sitting.is_due

    @property
    def clocks_run(self) -> bool:
        """Is somebody's time running?"""
        return self._sitting.clocks_run

    @property
    def is_idle(self) -> bool:
        """Can the game be put away until somebody comes?"""
        waiting = self._alarm is not None or self._machine.task is not None
        return not (self._is_busy or waiting or self.listeners or not self._inbox.empty())

    @property
    def is_closed(self) -> bool:
        """Is this table no longer in use?"""
        return self._is_closed

    @property
    def listeners(self) -> int:
        """How many listen."""
        return len(self._attendance.listeners)

    def is_here(self, color: Color) -> bool:
        """Is somebody in this seat connected?"""
        return self._attendance.is_here(color)

    async def view(self, player: PlayerId | None) -> GameView:
        """The whole game as somebody sees it."""

        async def look(moment: Moment) -> GameView:
            return self._view(player, moment)

        return await self._ask(look)

    async def join(self, player: PlayerId, wish: Join) -> GameView:
        """Let somebody sit down in the free seat."""

        async def sit_down(moment: Moment) -> GameView:
            self._sitting.join(player, wish.name or "", moment)
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
                    self._attendance.check_claim(player, moment)
                self._sitting.act(player, command, moment, new_id())
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
            return hinted_board(self._sitting, player)

        return await self._adviser.hint(await self._ask(look))

    async def review(self, player: PlayerId) -> Review:
        """Look back on a game against the machine that is over."""

        async def look(_: Moment) -> Past:
            return past_of(self._sitting, player)

        return await self._adviser.review(await self._ask(look))

    async def board_at(self, ply: int | None) -> Board:
        """The board after a ply, by default as it stands."""

        async def look(_: Moment) -> Board:
            return self._sitting.board_at(ply)

        return await self._ask(look)

    async def record(self) -> Record:
        """The game as it is written down."""

        async def write_down(_: Moment) -> Record:
            return self._sitting.record()

        return await self._ask(write_down)

    async def delete(self, player: PlayerId) -> None:
        """Delete the game, or hide it from a player whose opponent may still look at it."""

        async def wipe(_: Moment) -> None:
            if self._sitting.hide_or_delete(player):
                await self._house.store.write(Change(self.id, deletes=True))
                self._is_closed = True
            else:
                await self._house.store.write(Change(self.id, fields=self._sitting.fields()))

        await self._ask(wipe)

    async def close(self) -> None:
        """Do what is still to be done, and end; all listeners are told to come back later."""
        if not self._is_closed:
            self._post(self._end)
        await asyncio.wait([task for task in (self._task, self._machine.task) if task is not None])

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
        self._inbox.put_nowait((work, self._house.time(), done))  # type: ignore[arg-type]
        try:
            return await done
        finally:
            del done  # a refusal in it refers to this frame

    def _post(self, work: Callable[[Moment], Awaitable[object]]) -> None:
        self._inbox.put_nowait((work, self._house.time(), None))

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
        self._machine.close()
        self._adviser.close()
        self._house.opponents.forget(self.id)
        for listener in tuple(self._attendance.listeners):
            listener.close()
        while not self._inbox.empty():
            _, _, done = self._inbox.get_nowait()
            _fail(done, _try_again())
        self._on_close(self)

    # ---- storing and telling

    async def _keep(self) -> bool:
        """Store what has happened, then tell it; False if nothing has."""
        sitting = self._sitting
        texts = sitting.events[self._told :]
        if not texts:
            return False
        numbered = dict(enumerate(texts, self._told + 1))
        await self._house.store.write(
            Change(self.id, events=numbered, fields=sitting.fields(), creates=sitting.successor)
        )
        sitting.successor = None
        self._told = sitting.seq
        if sitting.turn is not self._turn:
            texts.append(TurnNotice(turn=sitting.turn).model_dump_json())
        for listener in tuple(self._attendance.listeners):
            for text in texts:
                listener.tell(text)
        self._arrange()
        return True

    def _welcome(self, listener: Subscription, since: int | None, moment: Moment) -> None:
        if listener.is_closed:
            return
        before = self._attendance.here()
        self._attendance.come(listener)
        if self._engine_again is not None:
            self._ask_engine_again()
        if since is None or since > self._told:
            snapshot = Snapshot(game=self._view(listener.player, moment))
            listener.begin([snapshot.model_dump_json()])
        else:
            caught_up = CaughtUp(
                seq=self._told,
                clocks=self._sitting.clocks(moment.now),
                seats=self._attendance.seats(listener.player),
                claim_in=self._attendance.claim_in(listener.player, moment),
            )
            turn = TurnNotice(turn=self._sitting.turn)
            missed = self._sitting.events[since:]
            listener.begin([*missed, caught_up.model_dump_json(), turn.model_dump_json()])
        if before != self._attendance.here():
            self._tell_presence(moment, but=listener)

    def _on_farewell(self, listener: Subscription) -> None:
        async def farewell(moment: Moment) -> None:
            before = self._attendance.here()
            self._attendance.go(listener, moment)
            if before != self._attendance.here():
                self._tell_presence(moment)

        if not self._is_closed:
            self._post(farewell)

    def _tell_presence(self, moment: Moment, but: Subscription | None = None) -> None:
        for listener in tuple(self._attendance.listeners):
            if listener is not but:
                seats = self._attendance.seats(listener.player)
                claim_in = self._attendance.claim_in(listener.player, moment)
                listener.tell(Presence(seats=seats, claim_in=claim_in).model_dump_json())

    def _view(self, player: PlayerId | None, moment: Moment) -> GameView:
        sitting = self._sitting
        return GameView(
            id=self.id,
            seq=self._told,
            kind=sitting.kind,
            status=sitting.status,
            created=sitting.created,
            rules=sitting.rules,
            clock=sitting.agreement.clock,
            takebacks=sitting.agreement.takebacks,
            seats=self._attendance.seats(player),
            moves=tuple(sitting.moves),
            state=sitting.state,
            turn=sitting.turn,
            clocks=sitting.clocks(moment.now),
            result=sitting.result,
            draw_offer=sitting.game.draw_offer,
            takeback_wish=sitting.takeback_wish,
            rematch_offer=sitting.rematch_offer,
            rematch=sitting.rematch,
            claim_in=self._attendance.claim_in(player, moment),
            tags=sitting.tags,
        )

    # ---- moves

    async def _move(self, player: PlayerId, command: MakeMove, moment: Moment, lag: float) -> None:
        sitting, mover = self._sitting, self._sitting.game.turn
        allowance = self._lag[mover]
        credit = 0.0
        if player == sitting.players[mover]:
            allowance.latest = lag
            credit = allowance.credit(lag)
        await self._check_flag(moment, credit)
        if sitting.move(player, command, moment, credit):
            allowance.spend(min(credit, sitting.moves[-1].seconds or 0.0))

    async def _check_flag(self, moment: Moment, lag: float = 0.0) -> None:
        self._sitting.check_flag(moment, lag)
        await self._keep()

    # ---- what happens by itself

    def _arrange(self) -> None:
        """See to it that whatever must happen by itself will."""
        sitting, now = self._sitting, self._house.time().now
        if sitting.turn is not self._turn:
            self._turn, self._turn_began = sitting.turn, now
            self._machine.stop()
            if self._engine_again is not None:
                self._engine_again, self._attendance.engine_is_here = None, True
                self._tell_presence(self._house.time())
        self._stop_alarm()
        if sitting.turn is None:
            self._house.opponents.forget(self.id)
            return
        idle = self._machine.task is None and self._engine_again is None
        if sitting.engine_to_move and not sitting.turn.must_pass and idle:
            self._machine.think(sitting.turn)
        if (moment := self._next_moment(sitting.turn, now)) is not None:
            self._alarm = asyncio.get_running_loop().call_later(
                max(_SHORTEST_ALARM, moment - now), self._ring, sitting.turn
            )

    def _next_moment(self, turn: Turn, now: float) -> float | None:
        """When something must happen by itself, if it must."""
        if turn.must_pass:
            return self._turn_began + self._house.pace.forced_pass
        moments = []
        if self._sitting.clocks_run:
            allowance = self._lag[turn.color]
            left = self._sitting.game.clock.left(turn.color, now)
            moments.append(now + left + allowance.credit(allowance.latest))
        if self._engine_again is not None and self.listeners:
            moments.append(self._engine_again)
        return min(moments, default=None)

    def _ring(self, turn: Turn) -> None:
        self._alarm = None
        self._post(partial(self._on_alarm, turn))

    async def _on_alarm(self, turn: Turn, moment: Moment) -> None:
        sitting = self._sitting
        if turn is not sitting.turn:
            return
        if turn.must_pass:
            sitting.pass_by_itself(moment)
        else:
            allowance = self._lag[turn.color]
            sitting.check_flag(moment, allowance.credit(allowance.latest))
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
            if turn is self._sitting.turn:
                await self._check_flag(moment)
            if turn is self._sitting.turn:
                self._sitting.engine_moves(move, moment)
                await self._keep()

        self._post(make)

    def _has_failed(self, turn: Turn) -> None:
        async def notice(moment: Moment) -> None:
            if turn is self._sitting.turn:
                self._machine.stop()
                self._engine_again = moment.now + self._house.pace.engine_again
                self._attendance.engine_is_here = False
                self._tell_presence(moment)
                self._arrange()

        self._post(notice)

    def _ask_engine_again(self) -> None:
        self._engine_again = None
        self._attendance.engine_is_here = True
        self._arrange()


def _try_again() -> ProblemError:
    return ProblemError(503, "try_again", "The game was interrupted: nothing is lost, try again.")


def _fail(done: asyncio.Future[object] | None, error: Exception) -> None:
    if done is not None and not done.done():
        done.set_exception(error)
