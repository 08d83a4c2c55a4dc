"""Explanations of moves: why a move is not legal, and the path of a legal one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skep._core import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep import _core
    from skep._core import Hex, PathKind, Piece

__all__ = ["Explanation", "Path"]


class _Numbers(Mapping[str, int]):
    """An immutable, hashable mapping of numbers by name."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, int]) -> None:
        self._items = dict(items)

    def __getitem__(self, name: str) -> int:
        return self._items[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Whether a move is legal, and if not, which rule forbids it and the evidence.

    It is true when the move is legal; as a string it is an English sentence. What the pieces, cells
    and numbers mean for each reason is in docs/explain.md; the numbers are a Mapping that cannot be
    changed.
    """

    reason: Reason | None = None
    pieces: tuple[Piece, ...] = ()
    cells: tuple[Hex, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", _Numbers(self.numbers))

    @classmethod
    def from_core(cls, found: _core.Explanation) -> Explanation:
        """The explanation that the core gives."""
        return cls(found.reason, found.pieces, found.cells, found.numbers)

    @property
    def legal(self) -> bool:
        """Is the move legal?"""
        return self.reason is None

    def __bool__(self) -> bool:
        return self.legal

    def __str__(self) -> str:
        if self.reason is None:
            return "The move is legal."
        return _SENTENCES[self.reason].format(
            pieces=_Counted(len(self.pieces), _listing(self.pieces)),
            cells=_listing(f"({cell.q}, {cell.r})" for cell in self.cells),
            **{name: _Counted(number, str(number)) for name, number in self.numbers.items()},
        )

    def _repr_html_(self) -> str:
        from skep.render.notebook import explanation_html  # noqa: PLC0415 - only notebooks load it

        return explanation_html(self)


@dataclass(frozen=True, slots=True)
class Path:
    """How a piece gets to its destination.

    The cells run from where it was to where it goes; a placement has only the last. A throw leads
    over its thrower, and `throwers` names all who can have done it, the first being the one shown.
    """

    kind: PathKind
    cells: tuple[Hex, ...] = ()
    throwers: tuple[Piece, ...] = ()

    @classmethod
    def from_core(cls, found: _core.Path) -> Path:
        """The path that the core gives."""
        return cls(found.kind, found.cells, found.throwers)


class _Counted:
    """A number or a list in a sentence; the format `one|more` chooses a word."""

    def __init__(self, count: int, text: str) -> None:
        self._count = count
        self._text = text

    def __format__(self, words: str) -> str:
        if not words:
            return self._text
        one, _, more = words.partition("|")
        return one if self._count == 1 else more


def _listing(things: Iterable[object]) -> str:
    words = [str(thing) for thing in things]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


_SENTENCES = {
    Reason.GAME_OVER: "The game is over.",
    Reason.PASS_NOT_ALLOWED: "There {moves:is|are} {moves} other {moves:move|moves}:"
    " only who has none may pass.",
    Reason.NOT_IN_GAME: "This bug does not take part in the game.",
    Reason.NOT_YOUR_PIECE: "It is the opponent's piece, and no pillbug of yours beside it"
    " can throw it.",
    Reason.QUEEN_DUE: "On turn {turn} the queen must be placed: {pieces} is still in hand.",
    Reason.QUEEN_FIRST_TURN: "The queen may not be a player's first piece.",
    Reason.OUT_OF_ORDER: "Pieces of a kind are placed by their numbers: {pieces} is next.",
    Reason.OCCUPIED: "The cell is occupied by {pieces}.",
    Reason.NOT_ORIGIN: "The first piece of the game goes to {cells}.",
    Reason.AWAY_FROM_HIVE: "The cell does not touch the hive.",
    Reason.TOUCHES_OPPONENT: "A new piece may not touch the opponent's: it would touch {pieces}.",
    Reason.QUEEN_NOT_PLACED: "Nothing may move before {pieces} is placed.",
    Reason.JUST_MOVED: "{pieces} was moved on the last turn, and rests on this one.",
    Reason.COVERED: "It lies under {pieces}.",
    Reason.IN_STACK: "Only a piece that lies alone can be thrown: this is the stack {pieces}.",
    Reason.SAME_CELL: "It is there already.",
    Reason.ONE_HIVE: "It holds the hive together: without it {pieces} would be cut off.",
    Reason.NOTHING_TO_COPY: "It touches no bug that it could copy, only {pieces}.",
    Reason.THROWER_JUST_MOVED: "{pieces} was moved on the last turn, and cannot throw on this one.",
    Reason.BEYOND_THROWER: "A thrown piece lands beside its thrower, {pieces}.",
    Reason.TOO_FAR: "The cell is {steps} {steps:step|steps} away; it can go {limit}.",
    Reason.LOSES_CONTACT: "On the way there it would lose touch with the hive.",
    Reason.GATE: "The gap between {pieces} at {cells} is too narrow.",
    Reason.ENCLOSED: "No way leads there along the ground: {pieces} {pieces:closes|close} it off.",
    Reason.WRONG_STEPS: "The cell is {steps} {steps:step|steps} away;"
    " a spider goes exactly {limit}.",
    Reason.NOT_IN_LINE: "A grasshopper jumps in a straight line.",
    Reason.NOTHING_TO_JUMP: "A grasshopper jumps over at least one piece: {cells} is empty.",
    Reason.GAP_IN_LINE: "A grasshopper cannot jump over the empty cell {cells}.",
    Reason.NO_WAY_OVER: "A ladybug goes two steps on top of the hive, then one down.",
    Reason.COPIES_CANNOT: "None of the bugs it touches could go there: {pieces}.",
}
