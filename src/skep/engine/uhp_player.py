"""A UHP engine, which is another program, as a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep.engine.player import Thought
from skep.uhp.client import Engine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep.board import Board
    from skep.game.limits import Limits
    from skep.uhp.config import EngineSpec
    from skep.uhp.protocol import Value
    from skep.uhp.timeouts import Timeouts

__all__ = ["UhpPlayer"]

_REPORT_PROGRESS: Final = "ReportProgress"
"""The option by which our own engine tells depth, nodes and score; other engines may have it."""


class UhpPlayer:
    """A UHP engine in a process of its own, which ends with the player."""

    def __init__(self, engine: Engine, name: str | None = None) -> None:
        """Wrap an engine that has been started."""
        self._engine = engine
        self.name: str = name or engine.name

    @classmethod
    async def start(
        cls,
        spec: EngineSpec,
        *,
        name: str | None = None,
        options: Mapping[str, Value] | None = None,
        timeouts: Timeouts | None = None,
    ) -> UhpPlayer:
        """Start an engine; EngineError if that fails.

        It is told to report its progress if it can, unless an option says otherwise.
        """
        engine = Engine.from_spec(spec, options=options, timeouts=timeouts)
        await engine.start()
        try:
            if _REPORT_PROGRESS in engine.options and not (
                _REPORT_PROGRESS in spec.options or _REPORT_PROGRESS in (options or {})
            ):
                await engine.set_option(_REPORT_PROGRESS, True)
        except BaseException:
            await engine.close()
            raise
        return cls(engine, name)

    @property
    def engine(self) -> Engine:
        """The engine, to ask it for what a player does not tell."""
        return self._engine

    async def new_game(self, board: Board, seed: int | None = None) -> None:  # noqa: ARG002
        """Start a game in the engine; UHP has no seed."""
        await self._engine.new_game(board)

    async def think(self, board: Board, limits: Limits) -> Thought:
        """Ask the engine; EngineError unless it answers with a legal move in time."""
        found = await self._engine.search(board, limits)
        progress = found.progress
        if progress is None:
            return Thought(found.move)
        score = progress.score if progress.wins_in is None else None
        return Thought(found.move, score, progress.wins_in, progress.depth, progress.nodes)

    async def close(self) -> None:
        """End the engine."""
        await self._engine.close()
