"""The tree of variations of a game: nodes to walk through, and to change."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from skep.errors import GameError
from skep.record_line import Line, check_depth, sign_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep._core import Move
    from skep.board import Board
    from skep.record_line import AnyLine

__all__ = ["GameNode"]


class GameNode:
    """A position in a tree of variations: the root, or what a move leads to.

    The first of a node's `variations` continues its line, the others are alternatives. `comment`,
    `nags`, `clock` and `elapsed` belong to the move that leads here; `starting_comment` stands
    before that move where it begins a variation. All of them may be changed.

    >>> from skep import read_record
    >>> root = read_record("Base;InProgress;White[2];wS1;bS1 wS1-").tree()
    >>> other = root.next().add_uhp("bS1 -wS1", comment="or to the left", nags=[5])
    >>> [node.uhp() for node in root.next().variations], str(other)
    (['bS1 wS1-', 'bS1 -wS1'], '2. bS1 -wS1 !?')
    """

    __slots__ = (
        "_board", "clock", "comment", "elapsed", "move", "nags", "parent", "starting_comment",
        "variations",
    )  # fmt: skip

    def __init__(self, parent: GameNode | None, move: Move | None) -> None:
        """Make a node; programs use `Record.tree` and `add_variation`."""
        self.parent = parent
        self.move = move
        self.comment: str = ""
        self.starting_comment: str = ""
        self.nags: set[int] = set()
        self.clock: float | None = None
        self.elapsed: float | None = None
        self.variations: list[GameNode] = []
        self._board: Board | None = None

    @classmethod
    def root_of(cls, board: Board, line: AnyLine) -> GameNode:
        """The tree of a line of moves that begins on a board."""
        root = cls(None, None)
        root._board = board.copy()
        root.comment = line.comments.get(0, "")
        _add(root, line)
        return root

    # ---- where the node is

    @property
    def is_root(self) -> bool:
        """Is this the position before the first move?"""
        return self.parent is None

    @property
    def ply(self) -> int:
        """How many moves lead here from the root."""
        return sum(1 for _ in self._up()) - 1

    def root(self) -> GameNode:
        """The position before the first move."""
        *_, root = self._up()
        return root

    def moves(self) -> list[Move]:
        """The moves that lead here from the root."""
        return [node.move for node in self._up() if node.move is not None][::-1]

    def _repr_svg_(self) -> str:
        from skep import render  # noqa: PLC0415 - only notebooks load it

        return render.svg(self.board())

    def board(self) -> Board:
        """The board of this position, with the moves that led to it: a board of its own."""
        start = self.root()._board  # noqa: SLF001 - a node's own
        assert start is not None, "a root has a board"
        board = start.copy()
        for move in self.moves():
            board.push(move)
        return board

    def uhp(self) -> str:
        """The move that leads here as a UHP move string; GameError for the root."""
        if self.parent is None or self.move is None:
            raise GameError("no move leads to the root of a game")
        return self.parent.board().uhp(self.move)

    def next(self) -> GameNode | None:
        """The node after this one in its line, if there is one."""
        return self.variations[0] if self.variations else None

    def end(self) -> GameNode:
        """The last node of the line."""
        node = self
        while node.variations:
            node = node.variations[0]
        return node

    def main_line(self) -> Iterator[GameNode]:
        """The nodes after this one, each the first variation of the one before."""
        node = self.next()
        while node is not None:
            yield node
            node = node.next()

    def walk(self) -> Iterator[GameNode]:
        """This node and all nodes after it, a line before its alternatives."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.variations))

    @property
    def is_main_line(self) -> bool:
        """Does the main line of the game lead here?"""
        return all(not node.starts_variation for node in self._up())

    @property
    def starts_variation(self) -> bool:
        """Is this an alternative to the move that continues the line?"""
        return self.parent is not None and self.parent.variations[0] is not self

    # ---- changing the tree

    def add_variation(self, move: Move, *, comment: str = "", nags: Iterable[int] = ()) -> GameNode:
        """Add a move after this position; IllegalMoveError if it is not legal.

        It continues the line where this is the end of one. The node of a move that is there
        already is returned, with the comment and the signs added to its own.
        """
        node = self.variation(move)
        if node is None:
            self.board().push(move)
            node = GameNode(self, move)
            self.variations.append(node)
        if comment:
            node.comment = f"{node.comment}\n{comment}" if node.comment else comment
        node.nags.update(nags)
        return node

    def add_uhp(self, text: str, *, comment: str = "", nags: Iterable[int] = ()) -> GameNode:
        """Add a move that is given as a UHP move string; see `add_variation`."""
        return self.add_variation(self.board().parse_uhp(text), comment=comment, nags=nags)

    def add_line(self, moves: Iterable[Move]) -> GameNode:
        """Add moves one after another, and return the last node."""
        node = self
        for move in moves:
            node = node.add_variation(move)
        return node

    def variation(self, move: Move) -> GameNode | None:
        """The node that a move leads to from here, if it is in the tree."""
        return next((node for node in self.variations if node.move == move), None)

    def promote(self) -> None:
        """Put the variation that this node begins one place forward among its alternatives."""
        self._shift(-1)

    def demote(self) -> None:
        """Put the variation that this node begins one place back among its alternatives."""
        self._shift(1)

    def promote_to_main(self) -> None:
        """Make the line that leads here the main line of the game."""
        for node in list(self._up()):
            if node.parent is not None:
                siblings = node.parent.variations
                siblings.insert(0, siblings.pop(siblings.index(node)))

    def remove(self) -> None:
        """Take this node and all after it out of the tree; GameError for the root.

        The node becomes the root of a tree of its own.
        """
        if self.parent is None:
            raise GameError("the root of a game cannot be removed")
        board = self.board()
        self.parent.variations.remove(self)
        self.parent, self.move, self._board = None, None, board

    def line(self) -> Line:
        """The moves after this node with all variations, as a `Record` keeps them.

        RecordError if variations lie inside each other deeper than a record keeps them.
        """
        return self._line(0)

    def _line(self, depth: int) -> Line:
        check_depth(depth)
        line = Line()
        if self.comment and self.parent is None:
            line.comments[0] = self.comment
        nodes = list(self.main_line())
        line.moves = tuple(node.move for node in nodes if node.move is not None)
        for ply, node in enumerate(nodes, start=1):
            _note(line, ply, node)
            assert node.parent is not None
            others = tuple(_variation(other, depth + 1) for other in node.parent.variations[1:])
            if others:
                line.variations[ply] = others
        return line

    def __copy__(self) -> NoReturn:
        raise TypeError("a node cannot be copied: copy the record, and take its tree()")

    def __deepcopy__(self, memo: object) -> NoReturn:
        self.__copy__()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a node cannot be pickled: pickle the record, and take its tree()")

    def __str__(self) -> str:
        if self.is_root:
            return "the start"
        signs = "".join(f" {sign_of(nag)}" for nag in sorted(self.nags))
        return f"{self.ply}. {self.uhp()}{signs}"

    def __repr__(self) -> str:
        return f"<GameNode {self}>"

    def _up(self) -> Iterator[GameNode]:
        """This node and those before it, up to the root."""
        node: GameNode | None = self
        while node is not None:
            yield node
            node = node.parent

    def _shift(self, places: int) -> None:
        if self.parent is None:
            raise GameError("the root of a game has no alternatives")
        siblings = self.parent.variations
        index = siblings.index(self)
        siblings.insert(max(index + places, 0), siblings.pop(index))


def _add(node: GameNode, line: AnyLine) -> None:
    """Add a line that is known to be legal after a node."""
    for ply, move in enumerate(line.moves, start=1):
        parent, node = node, GameNode(node, move)
        parent.variations.append(node)
        node.comment = line.comments.get(ply, "")
        node.nags = set(line.nags.get(ply, ()))
        node.clock, node.elapsed = line.clocks.get(ply), line.elapsed.get(ply)
        for variation in line.variations.get(ply, ()):
            first = len(parent.variations)
            _add(parent, variation)
            parent.variations[first].starting_comment = variation.comments.get(0, "")


def _variation(node: GameNode, depth: int) -> Line:
    """The variation that a node begins, so deep inside others."""
    assert node.move is not None
    rest = node._line(depth)  # noqa: SLF001 - a node's own
    line = Line((node.move, *rest.moves))
    if node.starting_comment:
        line.comments[0] = node.starting_comment
    _note(line, 1, node)
    line.comments |= {ply + 1: text for ply, text in rest.comments.items()}
    line.nags |= {ply + 1: nags for ply, nags in rest.nags.items()}
    line.clocks |= {ply + 1: time for ply, time in rest.clocks.items()}
    line.elapsed |= {ply + 1: time for ply, time in rest.elapsed.items()}
    line.variations |= {ply + 1: lines for ply, lines in rest.variations.items()}
    return line


def _note(line: Line, ply: int, node: GameNode) -> None:
    """Write what belongs to a move into a line."""
    if node.comment:
        line.comments[ply] = node.comment
    if node.nags:
        line.nags[ply] = tuple(sorted(node.nags))
    if node.clock is not None:
        line.clocks[ply] = node.clock
    if node.elapsed is not None:
        line.elapsed[ply] = node.elapsed
