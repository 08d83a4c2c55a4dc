"""Position strings: positions without history, and why one is refused.

The format is described in docs/library.md, and read and written by the core.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep import _core
from skep._core import Bug, Color, Hex, Piece, PositionFault
from skep.errors import PositionError, excerpt
from skep.rules import GameType, Opening, Repetition, Rules
from skep.symmetry import Symmetry

if TYPE_CHECKING:
    from skep._core import Position, PositionProblem

__all__ = ["canonical_position", "read_position"]

_SENTENCES = {
    PositionFault.MALFORMED: "is not of the form 'Base;White[1];-;-'",
    PositionFault.UNKNOWN_GAME_TYPE: f"begins with no game type; there are {', '.join(GameType)}",
    PositionFault.UNKNOWN_PIECE: "names a piece that does not exist",
    PositionFault.TOO_MANY: "names a piece beyond the number that a player has",
    PositionFault.NOT_IN_GAME: "has {pieces}, which takes no part in this game type",
    PositionFault.PIECE_TWICE: "has {pieces} twice",
    PositionFault.OUT_OF_ORDER: "has {pieces[0]}, but not {pieces[1]}, which is placed before it",
    PositionFault.SAME_PLACE: "has {pieces} in one place",
    PositionFault.NOTHING_BENEATH: "has a piece at {hexes} with nothing beneath it",
    PositionFault.CANNOT_CLIMB: "has {pieces} on top of another piece, where only beetles and "
    "mosquitoes climb",
    PositionFault.TWO_HIVES: "has more than one hive: {pieces} lies apart",
    PositionFault.TOO_EARLY: "has more pieces of one player than the player had turns: {pieces}",
    PositionFault.NO_FIRST_PIECE: "lacks the first piece of a player who has had a turn",
    PositionFault.QUEEN_DUE: "lacks {pieces}, which is placed on the fourth turn at the latest",
    PositionFault.QUEEN_FIRST_TURN: "has {pieces} as a player's only piece, but the queen may not "
    "be the first",
    PositionFault.QUEEN_NOT_PLACED: "has {pieces[0]} on top of another piece before {pieces[1]} "
    "is placed",
    PositionFault.JUST_MOVED_NOT_IN_PLAY: "says that {pieces} was just moved, but it is in hand",
    PositionFault.JUST_MOVED_COVERED: "says that {pieces} was just moved, but it is covered",
    PositionFault.JUST_MOVED_NOT_THROWN: "says that {pieces} was just moved, but its owner is to "
    "move, and nothing beside it can have thrown it",
}


def read_position(text: str) -> tuple[Position, Rules]:
    """The native position of a position string, and its rules; raises PositionError."""
    if not isinstance(text, str):
        msg = f"a position string is a str, not {type(text).__name__}"
        raise TypeError(msg)
    if not text.isascii():
        place = next(i for i, each in enumerate(text) if not each.isascii())
        message = f"the position {excerpt(text)} has a character that is not ASCII"
        raise PositionError(message, text, place, PositionFault.MALFORMED)
    position, threefold, problem = _core.read_position(text)
    if problem is not None:
        raise _error(text, problem)
    assert position is not None
    fields = [field.strip() for field in text.split(";")]
    rules = Rules(
        GameType(fields[0]),
        Opening.RULEBOOK if "opening=rulebook" in fields else Opening.TOURNAMENT,
        Repetition.THREEFOLD if threefold else Repetition.OFF,
    )
    return position, rules


class _Names(tuple[str, ...]):
    """Names that are listed where a sentence does not pick one of them."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return ", ".join(self)


def _error(text: str, problem: PositionProblem) -> PositionError:
    pieces = _Names(piece.name for piece in problem.pieces)
    hexes = _Names(f"{hex.q},{hex.r}" for hex in problem.hexes)
    sentence = _SENTENCES[problem.fault].format(pieces=pieces, hexes=hexes)
    message = f"the position {excerpt(text)} {sentence}"
    at_start = problem.fault is PositionFault.UNKNOWN_GAME_TYPE
    at = problem.at if problem.at or at_start else None
    return PositionError(message, text, at, problem.fault, problem.pieces, problem.hexes)


def canonical_position(position: Position, rules: Rules) -> str:
    """The least position string among those of the twelve symmetries, wherever the hive lies."""
    pieces = [(hex, position.stack(hex)) for hex in set(position.pieces().values())]
    throws = Bug.PILLBUG in rules.game_type.bugs
    moved = position.just_moved if throws else None
    head = f"{rules.game_type.value};{position.turn.value.capitalize()}[{position.ply // 2 + 1}]"
    tail = ";opening=rulebook" if rules.opening is Opening.RULEBOOK else ""
    tail += ";repetition=threefold" if rules.repetition is Repetition.THREEFOLD else ""
    texts = (_stacks(pieces, symmetry, moved) for symmetry in Symmetry.all())
    just_moved, stacks = min(texts)
    return f"{head};{just_moved};{stacks}{tail}"


def _stacks(
    pieces: list[tuple[Hex, tuple[Piece, ...]]], symmetry: Symmetry, moved: Piece | None
) -> tuple[str, str]:
    """The third and the fourth field of a position string under a symmetry."""
    if not pieces:
        return "-", "-"
    turned = [(symmetry(hex), stack) for hex, stack in pieces]
    least = Hex(min(hex.q for hex, _ in turned), min(hex.r for hex, _ in turned))
    turned = [(hex - least, stack) for hex, stack in turned]
    turned.sort(key=lambda each: (each[0].r, each[0].q))
    count: dict[tuple[Color, Bug], int] = {}
    names: dict[Piece, str] = {}
    words = []
    for hex, stack in turned:
        for piece in stack:
            kind = piece.color, piece.bug
            count[kind] = count.get(kind, 0) + 1
            names[piece] = Piece(piece.color, piece.bug, count[kind]).name
        words.append(f"{hex.q},{hex.r}:{'.'.join(names[piece] for piece in stack)}")
    return "-" if moved is None else names[moved], " ".join(words)
