"""The machine at a table: a level that answers a person's moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep.engine import OPPONENTS, Opponent, Searcher

if TYPE_CHECKING:
    from skep import Board, Color, Move
    from skep.game import Limits

NAMES: Final = ", ".join(map(str, OPPONENTS))
"""The levels as a help text lists them."""


@dataclass(frozen=True, slots=True)
class Machine:
    """A level that plays one side."""

    opponent: Opponent
    color: Color
    limits: Limits
    seed: int | None = None
    _search: Searcher = field(default_factory=Searcher)

    @property
    def name(self) -> str:
        """What to call it."""
        return self.opponent.name

    @property
    def tag(self) -> str:
        """What to call it in a record."""
        return f"{self.name} (Skep, level {self.opponent.level})"

    @property
    def words(self) -> str:
        """The words by which the command line knows it."""
        return f"--level {self.opponent.level} --side {self.color.opponent.value}"

    def move(self, board: Board) -> Move:
        """Its answer to a position."""
        return self._search(board, self.limits, level=self.opponent.level, seed=self.seed).move
