"""Players: one interface for all that choose moves, our own search and other programs.

Matches, the server and the terminal all use this one interface. `skep.engine.search_player` and
`skep.engine.uhp_player` implement it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.engine.result import SearchResult
    from skep.game.limits import Limits

__all__ = ["Player", "Thought"]


@dataclass(frozen=True, slots=True)
class Thought:
    """A player's move, and what the player tells about it; None for what it does not tell.

    The score is in points for the side to move, in the player's own unit. `wins_in` is positive if
    the player sees that it wins within so many of its turns, negative if it loses.
    """

    move: Move
    score: int | None = None
    wins_in: int | None = None
    depth: int | None = None
    nodes: int | None = None

    @property
    def has_score(self) -> bool:
        """Whether the player tells how it sees its chances."""
        return self.score is not None or self.wins_in is not None

    @classmethod
    def from_search(cls, found: SearchResult) -> Thought:
        """The result of one of our own searches."""
        return cls(found.move, found.score, found.wins_in, found.depth, found.nodes)


class Player(Protocol):
    """A player that has been started.

    `new_game` and `think` raise EngineError when the player has failed and must be started again,
    and EngineUnsupportedError when it can never do what it is asked. One call at a time.
    """

    @property
    def name(self) -> str:
        """The player's name."""

    async def new_game(self, board: Board, seed: int | None = None) -> None:
        """Prepare for a game from this position; forget earlier games.

        The same seed gives the same moves where the player is able to repeat itself.
        """

    async def think(self, board: Board, limits: Limits) -> Thought:
        """Find a move without changing the board; the search stops when the caller is cancelled."""

    async def close(self) -> None:
        """Free everything the player holds; never fails, and may be called twice."""
