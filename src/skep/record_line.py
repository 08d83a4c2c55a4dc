"""Lines of moves with comments, signs and clock times, and the variations that branch off."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from skep.errors import IllegalMoveError, RecordError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep._core import Move
    from skep.board import Board

__all__ = ["MOST_DEPTH", "MOST_NAG", "SIGNS", "Line", "check_depth", "check_line", "sign_of"]

MOST_DEPTH: Final = 100
"""How deep variations may lie inside each other."""

SIGNS: Final = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""The usual signs by their numeric annotation glyphs (NAGs), which PGN writes as $1 to $6."""

MOST_NAG: Final = 255
"""The highest numeric annotation glyph."""


def sign_of(nag: int) -> str:
    """How a numeric annotation glyph is shown: as its sign, or as $ and its number.

    >>> sign_of(4), sign_of(146)
    ('??', '$146')
    """
    return SIGNS.get(nag, f"${nag}")


class AnyLine(Protocol):
    """The part of a record or of a variation that is a line of moves."""

    moves: tuple[Move, ...]
    comments: dict[int, str]
    clocks: dict[int, float]
    elapsed: dict[int, float]
    nags: dict[int, tuple[int, ...]]
    variations: dict[int, tuple[Line, ...]]


@dataclass(slots=True)
class Line:
    """A variation: moves with their comments, signs, clock times and variations of their own.

    Its plies are numbered from 1; a comment on ply 0 stands before its first move. The variations
    on a ply are alternatives to the move of that ply.
    """

    moves: tuple[Move, ...] = ()
    comments: dict[int, str] = field(default_factory=dict)
    nags: dict[int, tuple[int, ...]] = field(default_factory=dict)
    clocks: dict[int, float] = field(default_factory=dict)
    elapsed: dict[int, float] = field(default_factory=dict)
    variations: dict[int, tuple[Line, ...]] = field(default_factory=dict)


def check_depth(depth: int) -> None:
    """Refuse variations that lie too deep inside each other (RecordError)."""
    if depth > MOST_DEPTH:
        raise RecordError(f"variations lie more than {MOST_DEPTH} deep inside each other")


def check_line(line: AnyLine, board: Board, depth: int = 0) -> None:
    """Play a line on a board, and bring its fields into their normal form.

    RecordError where a move is not legal, or where something stands on a ply that there is not.
    """
    check_depth(depth)
    for name in ("comments", "nags", "clocks", "elapsed", "variations"):
        value = getattr(line, name)
        if not isinstance(value, Mapping):
            raise TypeError(f"the {name} of a record are a dict, not {type(value).__name__}")
    line.moves = tuple(line.moves)
    last = len(line.moves)
    for ply, comment in line.comments.items():
        _check_comment(ply, comment, last)
    line.comments = {ply: comment for ply, comment in line.comments.items() if comment}
    line.clocks = {ply: _seconds(ply, time, last) for ply, time in line.clocks.items()}
    line.elapsed = {ply: _seconds(ply, time, last) for ply, time in line.elapsed.items()}
    nags = {ply: _nags(ply, found, last) for ply, found in line.nags.items()}
    line.nags = {ply: nags[ply] for ply in sorted(nags) if nags[ply]}
    for ply, found in line.variations.items():
        _check_ply("variation", ply, 1, last)
        _check_are_lines(ply, found)
    line.variations = {
        ply: tuple(line.variations[ply]) for ply in sorted(line.variations) if line.variations[ply]
    }
    _play(line, board, depth)


def _play(line: AnyLine, board: Board, depth: int) -> None:
    for ply, move in enumerate(line.moves, start=1):
        for variation in line.variations.get(ply, ()):
            try:
                check_line(variation, board.copy(), depth + 1)
            except RecordError as error:
                where = "in a variation" if depth == 0 else ""
                message = f"{where} on move {ply}: {error}" if where else str(error)
                raise RecordError(message, error.text, ply=ply) from error
        push(board, move, ply)


def push(board: Board, move: Move, ply: int) -> None:
    """Make a move of a record; RecordError, with its ply, where it is not legal."""
    try:
        board.push(move)
    except IllegalMoveError as error:
        message = f"move {ply} ({move}): {error.explanation}"
        raise RecordError(message, text=str(move), ply=ply) from error


def _check_are_lines(ply: int, found: Iterable[object]) -> None:
    for variation in found:
        if not isinstance(variation, Line):
            kind = type(variation).__name__
            raise TypeError(f"a variation is a Line, not {kind}")
        if not variation.moves:
            raise RecordError(f"a variation on ply {ply} has no moves", ply=ply)


def _check_comment(ply: int, comment: object, last: int) -> None:
    _check_ply("comment", ply, 0, last)
    if not isinstance(comment, str):
        raise RecordError(f"the comment on ply {ply} is not a str: {comment!r}", ply=ply)


def _check_ply(what: str, ply: object, first: int, last: int) -> None:
    if not isinstance(ply, int) or not first <= ply <= last:
        raise RecordError(f"there is a {what} on ply {ply!r}, but the game has {last} plies")


def _nags(ply: int, nags: Iterable[object], last: int) -> tuple[int, ...]:
    """Annotation glyphs in order, each once."""
    _check_ply("sign", ply, 1, last)
    found = set()
    for nag in nags:
        if not isinstance(nag, int) or isinstance(nag, bool) or not 0 <= nag <= MOST_NAG:
            raise RecordError(f"{nag!r} on ply {ply} is no sign: $0 to ${MOST_NAG}", ply=ply)
        found.add(nag)
    return tuple(sorted(found))


def _seconds(ply: int, seconds: object, last: int) -> float:
    """A clock time in whole milliseconds."""
    _check_ply("clock time", ply, 1, last)
    if not isinstance(seconds, (int, float)) or not math.isfinite(seconds) or seconds < 0:
        raise RecordError(f"{seconds!r} on ply {ply} is not a clock time", ply=ply)
    return round(seconds * 1000) / 1000
