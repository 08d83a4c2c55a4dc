"""The engine's turn in a game: a task that asks the engine pool for a move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from skep.errors import EngineError
from skep.server.workers.engine_pool import limits_for_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep._core import Move
    from skep.game import Limits
    from skep.server.messages import Turn
    from skep.server.sessions.services import Services
    from skep.server.sessions.session import GameSession

__all__ = ["EngineTurn"]

_log = logging.getLogger(__name__)


class EngineTurn:
    """Searches for a move in one turn at a time, and reports the move or the failure."""

    def __init__(
        self,
        session: GameSession,
        services: Services,
        found: Callable[[Turn, Move], None],
        failed: Callable[[Turn], None],
        waits: Callable[[int], None],
    ) -> None:
        self._session = session
        self._services = services
        self._found = found
        self._failed = failed
        self._waits = waits
        self.client = ""
        """Who waits for the engine's moves: the scheduler shares fairly by client."""
        self.task: asyncio.Task[None] | None = None
        """The search that runs, if any."""

    def think(self, turn: Turn) -> None:
        """Start a search."""
        self.task = asyncio.create_task(self._think(turn), name=f"engine of {self._session.id}")

    def stop(self) -> None:
        """Stop the search."""
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def close(self) -> None:
        """Stop searching, and drop the references to the game."""
        self.stop()
        self._found = lambda *_: None
        self._failed = lambda _: None
        self._waits = lambda _: None

    async def _think(self, turn: Turn) -> None:
        game, seat = self._session.id, self._session.setup.engine
        assert seat is not None
        began = self._services.time().now
        try:
            move = await self._services.opponents.best_move(
                game,
                seat.engine,
                seat.level,
                self._session.board,
                lambda: self._limits(turn),
                self.client,
                self._session.setup.clock is not None,
                self._waits,
            )
        except EngineError as error:
            _log.warning("game %s: the engine fails: %s", game, error)
            self._failed(turn)
        except Exception:  # noqa: BLE001 - the game goes on when the engine does
            _log.exception("game %s: the search fails", game)
            self._failed(turn)
        else:
            await self._wait(self._pause(turn, began))
            self._found(turn, move)

    def _limits(self, turn: Turn) -> Limits:
        clock = self._session.setup.clock
        increment = 0.0 if clock is None else clock.increment
        return limits_for_move(self._time_left(turn), increment, turn.ply)

    def _pause(self, turn: Turn, began: float) -> float:
        """How long to delay the move, so that it does not appear at once."""
        spent = self._services.time().now - began
        pause = max(0.0, self._services.pace.think_at_least - spent)
        left = self._time_left(turn)
        return pause if left is None else min(pause, left / 10)

    async def _wait(self, seconds: float) -> None:
        """Sleep for at least so long: the loop counts in milliseconds and may wake up one early."""
        end = self._services.time().now + seconds
        while (rest := end - self._services.time().now) > 0:
            await asyncio.sleep(max(rest, 0.001))

    def _time_left(self, turn: Turn) -> float | None:
        if self._session.setup.clock is None:
            return None
        return self._session.game.clock.left(turn.color, self._services.time().now)
