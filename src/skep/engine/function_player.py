"""Functions that choose moves, as players."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from skep.engine.background import run_in_thread
from skep.engine.player import Thought
from skep.errors import EngineDiedError, EngineError, EngineIllegalMoveError, IllegalMoveError
from skep.uhp.functions import ChooseFunction, Request, chooser

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.engine.result import StopFunction
    from skep.game.limits import Limits

__all__ = ["FunctionPlayer"]


class FunctionPlayer:
    """A function as a player, in a thread of its own.

    With errors="raise" an exception of the function, or a move that is not legal, comes to the
    caller of `think` as it is; with errors="forfeit" it is an EngineError, as that of another
    program is, and loses the game in a match.
    """

    def __init__(self, choose: ChooseFunction, name: str, *, errors: str = "raise") -> None:
        """Create a player; TypeError if the function cannot be one."""
        if errors not in ("raise", "forfeit"):
            raise ValueError(f"errors is 'raise' or 'forfeit', not {errors!r}")
        self.name = name
        self._choose = chooser(choose)
        self._forfeits = errors == "forfeit"
        self._seed: int | None = None
        self._closed = threading.Event()

    async def new_game(self, board: Board, seed: int | None = None) -> None:  # noqa: ARG002
        """Take the seed of the game."""
        self._seed = seed

    async def think(self, board: Board, limits: Limits) -> Thought:
        """Call the function."""
        copy = board.copy()

        def call(stop: StopFunction) -> Move:
            request = Request(limits, lambda: stop() or self._closed.is_set(), self._seed)
            try:
                return self._choose(copy, request)
            except Exception as error:
                raise self._translated(error) from error

        return Thought(await run_in_thread(call))

    def _translated(self, error: Exception) -> Exception:
        """What to raise: where an error is not to lose a game, nothing that a match takes for one.

        asyncio has a meaning of its own for a StopIteration and for a TimeoutError.
        """
        said = f"{self.name}: {type(error).__name__}: {error}"
        if not self._forfeits:
            special = isinstance(error, (EngineError, StopIteration, TimeoutError))
            return RuntimeError(said) if special else error
        if isinstance(error, IllegalMoveError):
            return EngineIllegalMoveError(str(error), str(error.move), error.game_string)
        return error if isinstance(error, EngineError) else EngineDiedError(said)

    async def close(self) -> None:
        """Tell the function to stop, if it asks."""
        self._closed.set()
