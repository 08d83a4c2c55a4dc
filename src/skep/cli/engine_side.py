"""The engine's side of a terminal game: a level that answers a person's moves."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep.engine import OPPONENTS, Opponent, SearchPlayer, opponent

if TYPE_CHECKING:
    from skep import Board, Color, Move
    from skep.game import Limits

NAMES: Final = ", ".join(map(str, OPPONENTS))
"""The levels as a help text lists them."""


@dataclass(frozen=True, slots=True)
class EngineSide:
    """The side that the engine plays: a player, its colour, and its limits for each move."""

    player: SearchPlayer
    color: Color
    limits: Limits

    @property
    def opponent(self) -> Opponent:
        """The player's level."""
        return opponent(self.player.level)

    @property
    def name(self) -> str:
        """The name of the level."""
        return self.player.name

    @property
    def tag(self) -> str:
        """The name for a record."""
        return f"{self.name} (Skep, level {self.opponent.level})"

    @property
    def play_options(self) -> str:
        """The options of `skep play` that choose it."""
        return f"--level {self.opponent.level} --side {self.color.opponent.value}"

    def move(self, board: Board) -> Move:
        """Find a move; Ctrl-C stops the search."""
        return asyncio.run(self.player.think(board, self.limits)).move
