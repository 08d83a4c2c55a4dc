"""This process as one node of several: it proves that it lives, and sees the others come and go.

A node that cannot prove it in time is dead for the others, who take its games. It must notice that
itself before they do: it then closes its games, and comes back under a new name.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from skep.server.cluster.leases import FAILURES, Leases
from skep.server.cluster.mailbox import Mailbox
from skep.server.logs import describe
from skep.server.problems import unavailable
from skep.server.sessions.timing import milliseconds
from skep.server.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from skep.server.cluster.leases import Lease
    from skep.server.cluster.mailbox import Json
    from skep.server.metrics import Metrics
    from skep.server.sessions.timing import Moment

__all__ = ["Node", "NodeEvents"]

_log = logging.getLogger(__name__)

_RENEWALS: Final = 6
"""So often a lease is renewed in the time that it is good for."""
_SAFE_PART: Final = 0.8
"""After this part of the time without a renewal a node takes itself for dead: before others do."""
_KEEP_SECONDS: Final = 30.0


class NodeEvents(Protocol):
    """Who is told what happens to this node and to others."""

    def on_message(self, node: str, message: Json) -> None:
        """Take a message of another node."""

    def on_interruption(self) -> None:
        """Messages to this node may have been lost."""

    def on_gone(self, node: str) -> None:
        """Another node has ended, or does not listen."""

    def on_dead(self) -> None:
        """This node could not prove in time that it lives: its games may have new owners."""

    def on_alive(self) -> None:
        """This node lives again, and has no games."""

    def on_lost(self, games: list[str]) -> None:
        """Other nodes have these games, though this one had leases."""


class Node:
    """This node: its name, whether it lives, its leases, and the other nodes."""

    def __init__(
        self,
        url: str,
        seconds: float,
        time: Callable[[], Moment],
        metrics: Metrics,
        events: NodeEvents,
    ) -> None:
        """Prepare; a node that shows no sign of life for so many seconds is dead."""
        try:
            self._redis = Redis.from_url(
                url,
                decode_responses=True,
                socket_timeout=seconds,
                socket_connect_timeout=seconds,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            raise StoreError(f"this is not the URL of a Redis: {error}") from error
        self._seconds = seconds
        self._time = time
        self._events = events
        self._leases = Leases(self._redis, seconds, metrics.redis)
        self.mailbox: Mailbox = Mailbox(
            self._redis, events.on_message, events.on_interruption, events.on_gone
        )
        self.id: str = ""
        self.others: frozenset[str] = frozenset()
        self.is_alive: bool = False
        self._watchdog: asyncio.TimerHandle | None = None
        self._held: dict[str, Lease] = {}
        self._releasing: dict[str, asyncio.Future[None]] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def redis(self) -> Redis:
        """The connection to Redis."""
        return self._redis

    def __len__(self) -> int:
        return len(self._held)

    # ---- life

    async def start(self) -> None:
        """Become a node; raises StoreError if Redis does not answer."""
        try:
            async with asyncio.timeout(2 * self._seconds):
                await self._redis.ping()
                await self._join()
        except FAILURES as error:
            await self.mailbox.close()
            await self._redis.aclose()
            raise StoreError.because("Redis cannot be reached", error) from error
        self._task = asyncio.create_task(self._live(), name="the lease of this node")

    async def close(self) -> None:
        """End: the games of this node are free for others at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
        if self._watchdog is not None:
            self._watchdog.cancel()
        if self.is_alive:
            self.is_alive = False
            try:
                async with asyncio.timeout(self._seconds):
                    await self.mailbox.flush()
                    await self._leases.leave(self.id)
            except FAILURES as error:
                _log.warning("other nodes learn late that this one ends: %s", error)
        await self.mailbox.close()
        await self._redis.aclose()

    async def _join(self) -> None:
        self.id = secrets.token_hex(8)
        self._held.clear()
        await self.mailbox.open(self.id)
        began = monotonic()
        living = await self._leases.renew(self.id, self._now(), is_new=True)
        self.is_alive = True
        self._trust_until(began)
        self._see(living or [])

    async def _live(self) -> None:
        kept = monotonic()
        while True:
            await asyncio.sleep(self._seconds / _RENEWALS)
            try:
                if self.is_alive:
                    await self._renew()
                    if monotonic() - kept > _KEEP_SECONDS:
                        kept = monotonic()
                        await self.keep_leases()
                else:
                    async with asyncio.timeout(self._seconds):
                        await self._join()
                    _log.warning("this node has its lease again, and takes up games")
                    self._events.on_alive()
            except FAILURES:
                continue  # the watchdog decides when that has gone on for too long

    async def _renew(self) -> None:
        began = monotonic()
        living = await self._leases.renew(self.id, self._now(), is_new=False)
        if living is None:
            self._die("the lease was renewed too late")
        elif self.is_alive:
            self._trust_until(began)
            self._see(living)

    def _trust_until(self, renewed: float) -> None:
        """Set the watchdog for the lease that was renewed at that time."""
        if self._watchdog is not None:
            self._watchdog.cancel()
        left = renewed + _SAFE_PART * self._seconds - monotonic()
        reason = "Redis does not answer"
        self._watchdog = asyncio.get_running_loop().call_later(left, self._die, reason)

    def _die(self, reason: str) -> None:
        if not self.is_alive:
            return
        _log.error("this node has lost its lease and closes its games: %s", reason)
        self.is_alive = False
        gone, self.others = self.others, frozenset()
        self._events.on_dead()
        for node in gone:
            self._events.on_gone(node)

    def _see(self, living: list[str]) -> None:
        before, self.others = self.others, frozenset(living) - {self.id}
        for node in before - self.others:
            self.mailbox.forget(node)
            self._events.on_gone(node)

    def _now(self) -> int:
        return milliseconds(self._time().at)

    # ---- leases

    async def claim(self, game: str) -> Lease:
        """The lease of a game: ours, if no other node has it; ProblemError if Redis fails."""
        if not self.is_alive:
            raise unavailable()
        if (releasing := self._releasing.get(game)) is not None:
            await asyncio.wait([releasing])
        try:
            lease = await self._leases.claim(self.id, game, self._now())
        except FAILURES as error:
            _log.info("game %s cannot be claimed: %s", game, describe(error))
            raise unavailable() from error
        if lease is None or not self.is_alive:
            raise unavailable()
        if lease.node == self.id:
            self._held[game] = lease
        return lease

    async def replace(self, game: str, lease: Lease) -> None:
        """Change our own lease of a game, which now knows more."""
        self._held[game] = lease
        try:
            await self._leases.keep(self.id, [(game, lease)])
        except FAILURES as error:
            _log.warning("the lease of game %s is written later: %s", game, error)

    async def owners(self, games: Iterable[str]) -> dict[str, str]:
        """The other nodes that have some of these games; none if Redis fails."""
        others = [game for game in games if game not in self._held]
        if not (others and self.is_alive):
            return {}
        try:
            found = await self._leases.find(others)
        except FAILURES:
            return {}
        return {game: lease.node for game, lease in found.items() if lease.node in self.others}

    @property
    def held(self) -> frozenset[str]:
        """The games of which this node has the lease."""
        return frozenset(self._held)

    async def keep_leases(self) -> None:
        """Repeat all leases, in case that Redis has lost them."""
        if lost := await self._leases.keep(self.id, list(self._held.items())):
            for game in lost:
                self._held.pop(game, None)
            self._events.on_lost(lost)

    async def release(self, games: Mapping[str, bool]) -> None:
        """Give games up; for those that are mapped to True the times of owners are kept."""
        ours = {game: keeps for game, keeps in games.items() if game in self._held}
        done = asyncio.get_running_loop().create_future()
        for game in ours:
            del self._held[game]
            self._releasing[game] = done
        try:
            await self._leases.release(self.id, ours, self._now())
        except FAILURES as error:
            _log.warning("games are given up late: %s", error)
        finally:
            done.set_result(None)
            for game in ours:
                del self._releasing[game]
