"""The scheduler of thoughts: it shares the workers fairly among clients.

Each client has used so many seconds of the workers lately. Of those who wait, the one whose client
has used least is next; games on a clock and short thoughts are preferred, as if their clients had
used a little less. A thought that has waited long enough makes room for itself: a search of a
client that has used more, by the same count, is asked to answer with the best move so far.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep.errors import EngineError
from skep.server.metrics import Metrics

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    OnWait = Callable[[int], None]

__all__ = ["BusyError", "Scheduler", "Ticket"]

KINDS: Final = ("move", "hint", "review", "record", "start")
"""What thoughts are about."""
MOST_WAITING_OF_CLIENT: Final = 100
"""A client may have more games than one can play, but not endlessly many."""

_HALF_LIFE: Final = 30.0
"""After so many seconds what a client has used counts half."""
_CLOCK_BONUS: Final = 2.0
"""A game on a clock is preferred as if its client had used so many seconds less."""
_SHORT: Final = 0.6
_SHORT_PATIENCE: Final = 0.25
_LONG_PATIENCE: Final = 2.0
_TELL_SECONDS: Final = 1.0
"""Between two looks of somebody who waits at the place in the queue."""
_LEAST_RUN: Final = 0.2
"""A search that is asked to answer early has had so many seconds at least."""


class BusyError(EngineError):
    """A client has too many thoughts in the queue."""


@dataclass(eq=False, slots=True)
class Ticket:
    """One thought: it waits for a worker, and then has one."""

    client: str
    kind: str
    expected: float
    """How many seconds it is expected to take."""
    on_clock: bool
    asked: float
    order: int
    granted: asyncio.Future[None]
    began: float = 0.0
    stop: Callable[[], None] | None = None
    """Asks the running thought to answer at once; None while it cannot."""
    hurry: asyncio.TimerHandle | None = field(default=None, repr=False)

    @property
    def patience(self) -> float:
        """How many seconds it waits before it makes room for itself."""
        return _SHORT_PATIENCE if self.on_clock or self.expected <= _SHORT else _LONG_PATIENCE


class Scheduler:
    """Gives a limited number of turns to those who wait, fairly by client."""

    def __init__(
        self,
        slots: int,
        metrics: Metrics | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._slots = slots
        self._metrics = metrics or Metrics()
        self._clock = clock
        self._waiting: list[Ticket] = []
        self._of: Counter[str] = Counter()
        self._running: set[Ticket] = set()
        self._used: dict[str, tuple[float, float]] = {}
        self._kinds: set[str] = set(KINDS)
        self._orders = 0
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """How many thoughts have a worker."""
        return len(self._running)

    def longest_waits(self) -> dict[str, float]:
        """For how many seconds the oldest of each kind has waited; 0 for kinds that do not wait."""
        now = self._clock()
        waits = dict.fromkeys(self._kinds, 0.0)
        for each in self._waiting:
            waits[each.kind] = max(waits[each.kind], now - each.asked)
        return waits

    @asynccontextmanager
    async def turn(
        self,
        client: str,
        kind: str,
        *,
        expected: float,
        on_clock: bool = False,
        on_wait: OnWait = lambda _: None,
    ) -> AsyncIterator[Ticket]:
        """Wait for a turn and have it until the block ends; EngineError when the server ends.

        `on_wait` is told the place in the queue, from 1, if that takes long, and 0 at its end.
        """
        ticket = self._enqueue(client, kind, expected, on_clock=on_clock)
        try:
            await self._wait(ticket, on_wait)
        except BaseException:
            self._drop(ticket)
            raise
        self._metrics.queue.observe(kind, ticket.began - ticket.asked)
        try:
            yield ticket
        finally:
            self._finish(ticket)

    async def _wait(self, ticket: Ticket, on_wait: OnWait) -> None:
        is_told = False
        while not ticket.granted.done():
            await asyncio.wait((ticket.granted,), timeout=_TELL_SECONDS)
            if not ticket.granted.done():
                on_wait(self._place(ticket))
                is_told = True
        ticket.granted.result()
        if is_told:
            on_wait(0)

    def _place(self, ticket: Ticket) -> int:
        """The place in the queue, which is 1 for who is next."""
        rank = self._rank(ticket)
        return 1 + sum(self._rank(each) < rank for each in self._waiting)

    def _enqueue(self, client: str, kind: str, expected: float, *, on_clock: bool) -> Ticket:
        if self._is_closed:
            raise EngineError("the server ends")
        if self._of[client] >= MOST_WAITING_OF_CLIENT:
            raise BusyError("too many thoughts of one client wait")
        loop = asyncio.get_running_loop()
        self._orders += 1
        ticket = Ticket(
            client, kind, expected, on_clock, self._clock(), self._orders, loop.create_future()
        )
        self._waiting.append(ticket)
        self._kinds.add(kind)
        self._of[client] += 1
        self._grant()
        if not ticket.granted.done():
            ticket.hurry = loop.call_later(ticket.patience, self._make_room, ticket)
        return ticket

    def _grant(self) -> None:
        while self._waiting and len(self._running) < self._slots:
            ticket = min(self._waiting, key=self._rank)
            self._leave_queue(ticket)
            if ticket.granted.done():  # its caller was cancelled a moment ago
                continue
            ticket.began = self._clock()
            self._running.add(ticket)
            ticket.granted.set_result(None)

    def _rank(self, ticket: Ticket) -> tuple[float, int]:
        return self._share_of(ticket) + ticket.expected, ticket.order

    def _share_of(self, ticket: Ticket) -> float:
        """What the client of a thought has used, less the bonus of a game on a clock."""
        return self._used_by(ticket.client) - (_CLOCK_BONUS if ticket.on_clock else 0.0)

    def _used_by(self, client: str) -> float:
        """The seconds of the workers that a client has used lately, running thoughts included."""
        now = self._clock()
        used, then = self._used.get(client, (0.0, now))
        running = sum(now - each.began for each in self._running if each.client == client)
        return float(used * 0.5 ** ((now - then) / _HALF_LIFE)) + running

    def _make_room(self, ticket: Ticket) -> None:
        """Ask a search of somebody who has used more to end, for one that has waited enough."""
        now, mine = self._clock(), self._share_of(ticket)
        victims = [
            each
            for each in self._running
            if each.stop is not None
            and each.client != ticket.client
            and now - each.began >= _LEAST_RUN
            and self._share_of(each) > mine
        ]
        if victims and min(self._waiting, key=self._rank) is ticket:
            victim = max(victims, key=lambda each: self._used_by(each.client))
            assert victim.stop is not None
            victim.stop()
            victim.stop = None
        loop = asyncio.get_running_loop()
        ticket.hurry = loop.call_later(_SHORT_PATIENCE, self._make_room, ticket)

    def _leave_queue(self, ticket: Ticket) -> None:
        self._waiting.remove(ticket)
        self._of[ticket.client] -= 1
        if not self._of[ticket.client]:
            del self._of[ticket.client]
        if ticket.hurry is not None:
            ticket.hurry.cancel()
            ticket.hurry = None

    def _drop(self, ticket: Ticket) -> None:
        if ticket in self._running:
            self._finish(ticket)
        elif ticket in self._waiting:
            self._leave_queue(ticket)

    def _finish(self, ticket: Ticket) -> None:
        now = self._clock()
        used = self._used_by(ticket.client)
        self._running.discard(ticket)
        others = sum(now - each.began for each in self._running if each.client == ticket.client)
        self._used[ticket.client] = (used - others, now)
        self._metrics.searches.observe(ticket.kind, now - ticket.began)
        self._forget_idle(now)
        self._grant()

    def _forget_idle(self, now: float) -> None:
        """Drop clients that have used nothing for so long that it does not count any more."""
        if len(self._used) > 1000:
            self._used = {
                client: (used, then)
                for client, (used, then) in self._used.items()
                if now - then < 5 * _HALF_LIFE
            }

    def close(self) -> None:
        """Refuse those who wait, and ask those who run to end."""
        self._is_closed = True
        for ticket in tuple(self._waiting):
            self._leave_queue(ticket)
            if not ticket.granted.done():
                ticket.granted.set_exception(EngineError("the server ends"))
        for ticket in self._running:
            if ticket.stop is not None:
                ticket.stop()
