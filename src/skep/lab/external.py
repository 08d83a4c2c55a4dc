"""Any UHP engine as a contestant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep.errors import EngineUnsupportedError
from skep.lab.players import Contestant, Thought
from skep.uhp import Engine, Timeouts, find_engine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep.board import Board
    from skep.game import Limits
    from skep.lab.runner import Conditions

__all__ = ["external_contestant"]

_PROGRESS: Final = "ReportProgress"
"""The option by which our own engine tells depth, nodes and score; others may have it too."""

_GRACE: Final = 5.0
"""The runner decides when a search has taken too long; the client only has to wait longer."""


def external_contestant(
    spec: str, options: Mapping[str, str], name: str | None = None
) -> Contestant:
    """The engine of a name or a command; ConfigError if there is none."""
    engine = find_engine(spec)
    settings = {**engine.options, **options}
    identity = {
        "command": list(engine.command),
        "options": {option: str(value) for option, value in settings.items()},
    }

    async def start(conditions: Conditions) -> _External:
        timeouts = Timeouts(margin=conditions.margin + _GRACE, search=conditions.patience + _GRACE)
        player = Engine.from_spec(engine, options=options, timeouts=timeouts)
        await player.start()
        try:
            game_type = conditions.rules.game_type
            if game_type not in player.game_types:
                raise EngineUnsupportedError(  # noqa: TRY301 - the player must be closed
                    f"{player.name} does not play {game_type}"
                )
            if _PROGRESS in player.options and _PROGRESS not in settings:
                await player.set_option(_PROGRESS, True)
        except BaseException:
            await player.close()
            raise
        return _External(player)

    return Contestant(name or engine.name, start, identity)


class _External:
    """A player that is another program."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def new_game(self, board: Board, seed: int) -> None:  # noqa: ARG002 - it has its own
        await self._engine.new_game(board)

    async def think(self, board: Board, limits: Limits) -> Thought:
        found = await self._engine.search(board, limits)
        told = found.progress
        if told is None:
            return Thought(found.move)
        score = told.score if told.wins_in is None else None
        return Thought(found.move, score, told.wins_in, told.depth, told.nodes)

    async def close(self) -> None:
        await self._engine.close()
