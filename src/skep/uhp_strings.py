r"""Move strings and game strings of the Universal Hive Protocol.

A move string names the piece and, except on the very first ply, a target: one piece in play,
with or without a mark that says on which side of it the mover ends.

    \R  R/          upper left   upper right
    -R  R-          left         right
    /R  R\          lower left   lower right          R alone: on top of R

Many strings mean the same move, so moves are compared and strings never are. What is read is
what Mzinga reads: any case, any number of blanks, any piece in play as the reference, covered or
not, the mover itself included. A mark names a cell on the ground. What is written is one form.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from skep._core import PASS, Direction, Hex, Move, Piece
from skep.errors import IllegalMoveError, NotationError, RecordError, excerpt
from skep.outcome import GameState
from skep.rules import GameType, Opening, Repetition, Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable
    from typing import Protocol

    class _Pieces(Protocol):
        """The part of a board that a move string refers to."""

        @property
        def ply(self) -> int: ...
        @property
        def legal_moves(self) -> Container[Move]: ...
        def hex_of(self, piece: Piece, /) -> Hex | None: ...
        def piece_at(self, hex: Hex, /) -> Piece | None: ...
        def stack(self, hex: Hex, /) -> tuple[Piece, ...]: ...


ORIGIN: Final = Hex(0, 0)

_PIECES: Final = {piece.name.lower(): piece for piece in GameType.BASE_MLP.pieces}

# Where the mover stands, seen from the reference.
_LEFT_MARKS: Final = {"\\": Direction.NW, "-": Direction.W, "/": Direction.SW}
_RIGHT_MARKS: Final = {"/": Direction.NE, "-": Direction.E, "\\": Direction.SE}

# The sides of the destination on which a reference is looked for, first to last, and the marks
# before and after the reference that name the destination from there.
_SPELLINGS: Final = (
    (Direction.NW, "", "\\"),
    (Direction.NE, "/", ""),
    (Direction.E, "-", ""),
    (Direction.SE, "\\", ""),
    (Direction.SW, "", "/"),
    (Direction.W, "", "-"),
)

_TURN: Final = re.compile(r"(?:White|Black)\[[0-9]{1,9}\]", re.IGNORECASE)
_STATES: Final = frozenset(state.value.lower() for state in GameState)
_QUEENS: Final = (["wq"], ["bq"])


# --- Moves ----------------------------------------------------------------------------------------


def parse_move(board: _Pieces, text: str, *, marked_climbs: bool = False) -> Move:
    """The move that a string names in a position; NotationError where it names none.

    Whether the move is legal is not asked. With `marked_climbs` a direction mark may also name
    an occupied cell, and a climb any piece of the stack: Mzinga refuses both, hivegame.com has
    written the first.
    """
    if not isinstance(text, str):
        msg = f"a move string is a str, not {type(text).__name__}"
        raise TypeError(msg)
    words = text.split(maxsplit=2)
    if not words:
        raise NotationError("the move string is empty", text=text, position=0)
    name = words[0]
    is_pass = name.lower() == "pass"
    if len(words) > (1 if is_pass else 2):
        raise _error("there is more than a move", text, text.rfind(words[-1]))
    if is_pass:
        return PASS
    piece = _piece(name, text, text.find(name))
    if len(words) == 2:
        return Move(piece, _destination(board, piece, words[1], text, marked_climbs))
    if board.ply > 0:
        raise _error("only the first move of a game has no target", text, len(text.rstrip()))
    return Move(piece, ORIGIN)


def _destination(board: _Pieces, piece: Piece, word: str, text: str, marked_climbs: bool) -> Hex:
    """The cell that the target of a move string names."""
    position = text.rfind(word)
    left = _LEFT_MARKS.get(word[0])
    right = _RIGHT_MARKS.get(word[-1])
    if left is not None and right is not None:
        reason = "a lone mark is no target" if len(word) == 1 else "there are two direction marks"
        raise _error(reason, text, position)
    direction = right if left is None else left
    name = word if direction is None else word[:-1] if left is None else word[1:]
    reference = _piece(name, text, position)
    cell = board.hex_of(reference)
    if cell is None:
        raise _error(f"the reference {reference} is not in play", text, position)
    if direction is not None:
        cell = cell.neighbor(direction)
        top = board.piece_at(cell)
        # Any other move to an occupied cell is refused by the rules, with a better reason.
        if top is not None and not marked_climbs and Move(piece, cell) in board.legal_moves:
            reason = f"a direction mark names a cell on the ground, and {top} is there"
            raise _error(f"{reason}; the climb is written '{piece} {top}'", text, position)
        return cell
    top = board.piece_at(cell)
    if top != reference and not marked_climbs:
        raise _error(f"{reference} is covered; a climb names the top piece, {top}", text, position)
    return cell


def _piece(name: str, text: str, position: int) -> Piece:
    """The piece with a UHP name in any case."""
    piece = _PIECES.get(name.lower()) if len(name) <= 3 else None
    if piece is None:
        raise _error(f"{excerpt(name)} is not a piece", text, position)
    return piece


def _error(reason: str, text: str, position: int) -> NotationError:
    return NotationError(f"{excerpt(text)}: {reason}", text=text, position=position)


def format_move(board: _Pieces, move: Move) -> str:
    """The canonical string of a move; NotationError where the destination touches nothing.

    The reference is the top piece of the first occupied neighbour of the destination, from the
    north-west clockwise, with the mover lifted; a climb names the piece it lands on.
    """
    piece, to = move.piece, move.to
    if piece is None or to is None:
        return "pass"

    def top(cell: Hex) -> str | None:
        found = board.piece_at(cell)
        if found == piece:
            beneath = board.stack(cell)[:-1]
            found = beneath[-1] if beneath else None
        return None if found is None else found.name

    return _spell(piece.name, to, top, first=board.ply == 0)


def _spell(piece: str, to: Hex, top: Callable[[Hex], str | None], *, first: bool) -> str:
    """The canonical string of a move among the pieces on top, the mover not among them."""
    beneath = top(to)
    if beneath is not None:
        return f"{piece} {beneath}"
    for side, before, after in _SPELLINGS:
        reference = top(to.neighbor(side))
        if reference is not None:
            return f"{piece} {before}{reference}{after}"
    if first and to == ORIGIN:
        return piece
    raise NotationError(f"{piece} on {to!r} would touch no piece, and no string says that")


def format_moves(moves: Iterable[Move]) -> list[str]:
    """The canonical strings of the moves of a game, in order from the first ply on."""
    stacks: dict[Hex, list[str]] = {}
    cells: dict[str, Hex] = {}

    def top(cell: Hex) -> str | None:
        stack = stacks.get(cell)
        return stack[-1] if stack else None

    texts: list[str] = []
    for move in moves:
        piece, to = move.piece, move.to
        if piece is None or to is None:
            texts.append("pass")
            continue
        name = piece.name
        if name in cells:
            stacks[cells[name]].remove(name)
        texts.append(_spell(name, to, top, first=not texts))
        stacks.setdefault(to, []).append(name)
        cells[name] = to
    return texts


# --- Games ----------------------------------------------------------------------------------------


def split_game_string(text: str) -> tuple[GameType, list[str]]:
    """The game type and the move strings of a game string; raises RecordError.

    The state and the turn are checked for their form only, and both may be left out.
    """
    if not isinstance(text, str):
        msg = f"a game string is a str, not {type(text).__name__}"
        raise TypeError(msg)
    fields = text.split(";")
    game_type = parse_game_type(fields[0].strip())
    _check_frame(fields, text)
    moves = [field.strip() for field in fields[3:]]
    if moves and not moves[-1]:
        raise RecordError(
            f"the game string ends with ';' where move {len(moves)} should be",
            text=text,
            position=len(text),
            ply=len(moves),
        )
    return game_type, moves


def parse_game_type(text: str) -> GameType:
    """The game type as UHP spells it, and in no other way; raises RecordError."""
    found = {member.value: member for member in GameType}.get(text)
    if found is None:
        raise RecordError(
            f"{excerpt(text)} is not a game type; there are {', '.join(GameType)}", text=text
        )
    return found


def _check_frame(fields: list[str], text: str) -> None:
    """Refuse a second or third field that is no state or no turn, most likely a move."""
    if len(fields) > 1 and fields[1].strip().lower() not in _STATES:
        raise RecordError(
            f"the second field of a game string is a state such as 'InProgress', "
            f"not {excerpt(fields[1].strip())}",
            text=text,
            position=len(fields[0]) + 1,
        )
    if len(fields) > 2 and not _TURN.fullmatch(fields[2].strip()):
        raise RecordError(
            f"the third field of a game string is a turn such as 'White[1]', "
            f"not {excerpt(fields[2].strip())}",
            text=text,
            position=len(fields[0]) + len(fields[1]) + 2,
        )


def rules_for(
    game_type: GameType, opening: Opening | str, repetition: Repetition | str, first: list[str]
) -> Rules:
    """The rules of a game; the opening "auto" follows from the first two moves."""
    if opening == "auto":
        queen_first = any(text.split(maxsplit=1)[:1] in _QUEENS for text in map(str.lower, first))
        opening = Opening.RULEBOOK if queen_first else Opening.TOURNAMENT
    return Rules.parse(game_type, opening, repetition)


def refused(
    ply: int, text: str, error: NotationError | IllegalMoveError, line: int | None = None
) -> RecordError:
    """The error for a move of a record that cannot be played."""
    where = f"move {ply}" if line is None else f"line {line}: move {ply}"
    if isinstance(error, IllegalMoveError):
        # The game string that the error shows as well is the record itself.
        where, reason = f"{where} ({excerpt(text)})", str(error.explanation)
    else:
        reason = str(error)
    return RecordError(f"{where}: {reason}", text=text, ply=ply, line=line)
