"""External UHP engines: a few processes, shared by games one after another."""

from __future__ import annotations

import asyncio
import logging
import signal
from typing import TYPE_CHECKING, Final

from skep.engine import UhpPlayer
from skep.errors import EngineError
from skep.server.metrics import Metrics
from skep.server.settings import ENGINE_MEMORY
from skep.server.workers.engine_memory import memory_of_groups
from skep.uhp import Timeouts
from skep.uhp.subprocess_pipes import signal_group

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.game import Limits
    from skep.uhp import EngineSpec

__all__ = ["ExternalEngines"]

_log = logging.getLogger(__name__)

_MEMORY_SECONDS: Final = 1.0
"""Between two looks at how much memory engines use."""
_IDLE_SECONDS: Final = 60.0
_TIMEOUTS: Final = Timeouts(start=15.0, answer=10.0, margin=3.0)


class ExternalEngines:
    """Starts engines when they are needed and ends them when they are not.

    The caller makes at most `most` requests at the same time; idle processes are ended when there
    would be more than that.
    """

    def __init__(
        self, most: int, metrics: Metrics | None = None, memory: int = ENGINE_MEMORY
    ) -> None:
        """Prepare; an engine that uses more than so many MiB of memory is ended."""
        self._most = most
        self._memory = memory
        self._players: set[UhpPlayer] = set()
        self._watching: asyncio.Task[None] | None = None
        metrics = metrics or Metrics()
        metrics.gauge("skep_engines", "Processes of other engines.", self._counts, "state")
        self._failures = metrics.worker_failures
        self._busy = 0
        self._idle: dict[UhpPlayer, tuple[str, asyncio.TimerHandle]] = {}
        self._ending: set[asyncio.Task[None]] = set()

    def _counts(self) -> dict[str, float]:
        return {"idle": len(self._idle), "busy": self._busy}

    async def best_move(self, spec: EngineSpec, board: Board, limits: Limits) -> Move:
        """Ask an engine for a move; if it fails, it is restarted and asked once more."""
        self._busy += 1
        try:
            try:
                return await self._ask(self._take(spec), spec, board, limits)
            except EngineError as error:
                self._failures.add("engine")
                _log.warning("engine %s is restarted: %s", spec.name, error)
            return await self._ask(None, spec, board, limits)
        finally:
            self._busy -= 1

    async def _ask(
        self, player: UhpPlayer | None, spec: EngineSpec, board: Board, limits: Limits
    ) -> Move:
        """Ask an idle player, or a new one, which is idle again afterwards."""
        if player is None:
            self._make_room()
            player = await UhpPlayer.start(spec, timeouts=_TIMEOUTS)
            self._players.add(player)
            if self._watching is None or self._watching.done():
                self._watching = asyncio.create_task(self._watch_memory())
        try:
            thought = await player.think(board, limits)
        except BaseException:
            self._end(player)
            raise
        timer = asyncio.get_running_loop().call_later(_IDLE_SECONDS, self._retire, player)
        self._idle[player] = (spec.name, timer)
        return thought.move

    def _take(self, spec: EngineSpec) -> UhpPlayer | None:
        """The idle player that was used last, or None if none is alive."""
        for player, (name, timer) in reversed(tuple(self._idle.items())):
            if name == spec.name and player.engine.is_alive:
                del self._idle[player]
                timer.cancel()
                return player
        return None

    def _make_room(self) -> None:
        while self._idle and self._busy + len(self._idle) > self._most:
            self._retire(next(iter(self._idle)))

    def _retire(self, player: UhpPlayer) -> None:
        _, timer = self._idle.pop(player)
        timer.cancel()
        self._end(player)

    async def _watch_memory(self) -> None:
        """End engines that use too much memory, for as long as there are engines."""
        while self._players:
            await asyncio.sleep(_MEMORY_SECONDS)
            names = {each.engine.pid: each.name for each in self._players if each.engine.is_alive}
            groups = {pid for pid in names if pid is not None}
            for group, used in (await asyncio.to_thread(memory_of_groups, groups)).items():
                if used > self._memory * 2**20:
                    _log.warning(
                        "engine %s is ended: it uses more than %d MiB", names[group], self._memory
                    )
                    signal_group(group, signal.SIGKILL)

    def _end(self, player: UhpPlayer) -> None:
        self._players.discard(player)
        task = asyncio.create_task(player.close(), name=f"end of {player.name}")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all engines."""
        if self._watching is not None:
            self._watching.cancel()
        for player in tuple(self._idle):
            self._retire(player)
        if self._ending:
            await asyncio.wait(self._ending)
