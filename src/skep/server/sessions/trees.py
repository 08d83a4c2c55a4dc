"""The tree of variations of a record as a list, which is as deep as a game is long otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.server.messages import GameTree, TreeNode

if TYPE_CHECKING:
    from skep.game_tree import GameNode
    from skep.record import Record

__all__ = ["tree_of"]


def tree_of(record: Record) -> GameTree:
    """The tree of a record, in the order of `GameNode.walk`."""
    places: dict[GameNode, int] = {}
    nodes = [_node(node, places) for node in record.tree().walk()]
    return GameTree(
        game_type=record.rules.game_type.value,
        opening=record.rules.opening,
        position=record.position,
        nodes=tuple(nodes),
    )


def _node(node: GameNode, places: dict[GameNode, int]) -> TreeNode:
    places[node] = len(places)
    move = node.move
    piece, to = (None, None) if move is None else (move.piece, move.to)
    return TreeNode(
        parent=0 if node.parent is None else places[node.parent],
        piece=None if piece is None else piece.name,
        to=None if to is None else (to.q, to.r),
        comment=node.comment,
        starting_comment=node.starting_comment,
        nags=tuple(sorted(node.nags)),
    )
