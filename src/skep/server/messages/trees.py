"""A game with all of its variations, as the analysis board reads it."""

from __future__ import annotations

from skep.rules import Opening
from skep.server.messages.base import Cell, Message, PieceName

__all__ = ["GameTree", "TreeNode"]


class TreeNode(Message):
    """A move in the tree of variations; the first node is the position before the first move."""

    parent: int
    """Which node of the list it follows. The first that follows a node continues its line."""
    piece: PieceName | None
    """None for a pass, and for the first node."""
    to: Cell | None
    comment: str
    starting_comment: str
    """What stands before a variation that begins with this move."""
    nags: tuple[int, ...]
    """Signs by their numbers in PGN: 1 is !, 2 is ?, 3 is !!, 4 is ??, 5 is !?, 6 is ?!."""


class GameTree(Message):
    """The tree of variations of a game, every node after the one that it follows."""

    game_type: str
    opening: Opening
    position: str | None
    """The position string that the moves begin with; None for a new game."""
    nodes: tuple[TreeNode, ...]
