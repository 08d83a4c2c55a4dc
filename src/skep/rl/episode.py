"""One game for environments that play one at a time: when it ends, and what a side sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skep.board import Board
from skep.rl.actions import Numbering, action_mask, move_of
from skep.rl.observations import observe_planes
from skep.rules import GameType, Opening, Repetition, Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from skep._core import Color, Move

__all__ = ["Episode"]


class Episode:
    """A game with a limit of plies, and its observations as planes of uint8."""

    def __init__(
        self,
        game_type: GameType | str = GameType.BASE_MLP,
        *,
        opening: Opening | str = Opening.TOURNAMENT,
        repetition: Repetition | str = Repetition.OFF,
        max_plies: int = 300,
        window: int = 16,
        numbering: Numbering | str = Numbering.SKEP,
    ) -> None:
        self.rules: Rules = Rules.parse(game_type, opening, repetition)
        self.numbering: Numbering = Numbering.parse(numbering)
        self.window = window
        if max_plies < 1:
            raise ValueError(f"max_plies is 1 or more, not {max_plies}")
        self.max_plies = max_plies
        self.board: Board = Board.from_rules(self.rules)
        self.planes()  # says at once if there is no such window

    def restart(self) -> None:
        """Begin a new game."""
        self.board = Board.from_rules(self.rules)

    def planes(self, viewer: Color | None = None) -> NDArray[Any]:
        """What the side to move sees, or the viewer."""
        return observe_planes(self.board, self.window, viewer=viewer)

    def mask(self) -> NDArray[np.bool_]:
        """True for the action of each legal move of the side to move."""
        return action_mask(self.board, self.numbering)

    def move_of(self, action: int) -> Move:
        """The legal move of an action; ActionError if there is none."""
        return move_of(self.board, action, self.numbering)

    @property
    def is_terminated(self) -> bool:
        """Is the game won, lost, or drawn by the rules?"""
        return self.board.outcome() is not None

    @property
    def is_truncated(self) -> bool:
        """Is it over for another reason: the limit of plies, or a third occurrence?"""
        if self.is_terminated:
            return False
        return self.board.ply >= self.max_plies or self.board.is_threefold()

    def reward(self, color: Color) -> float:
        """1 for a win, -1 for a loss, 0 for everything else."""
        outcome = self.board.outcome()
        if outcome is None or outcome.winner is None:
            return 0.0
        return 1.0 if outcome.winner is color else -1.0
