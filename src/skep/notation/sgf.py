"""BoardSpace's SGF (`GM[27]`); `skep.notation.sgf_writer` writes it.

BoardSpace writes down what the players did with the mouse: pieces picked up, put down, put down
somewhere else, and a `done` that ends the turn. A ply is the last thing put down before a `done`;
a `done` with nothing before it is a pass. Offers and resignations have a `done` of their own.

Cells are a column letter and a row number, and they alone decide where a piece goes:

    NW (0,+1)   NE (+1,+1)
    W (-1,0)    E (+1,0)
    SW (-1,-1)  SE (0,-1)

The grid has 26 columns and 26 rows and wraps round, so a cell that touches no piece is looked for
beyond the edge. The first piece stands near the middle, on whatever cell.
"""

from __future__ import annotations

import datetime
import re
from typing import TYPE_CHECKING, Final

from skep._core import PASS, Bug, Color, Hex, Move, Piece
from skep.board import Board
from skep.errors import IllegalMoveError, RecordError, excerpt
from skep.notation.sgf_grid import GRID
from skep.notation.sgf_log import SgfLog, SgfPly, move_error
from skep.notation.sgf_tree import main_line
from skep.notation.sgf_writer import write_sgf
from skep.outcome import GameState, Termination
from skep.record import Record, RecordFormat, only_record
from skep.record_text import read_text
from skep.rules import Opening, Repetition
from skep.uhp_strings import rules_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep.record import Style
    from skep.record_text import Source


def read_sgf(
    source: Source, opening: Opening | str = "auto", repetition: Repetition | str = "off"
) -> Record:
    """The game of a BoardSpace file; RecordError where it is broken or breaks the rules.

    Of several trees, and of several variations, the first one counts.
    """
    return only_record(SGF, read_text(source), opening, repetition)


def _read(
    text: str, opening: Opening | str, repetition: Repetition | str
) -> Iterator[Record | RecordError]:
    log = SgfLog()
    try:
        for node in main_line(text):
            log.add_node(node)
        log.close()
        record = _record(log, opening, Repetition.OFF if repetition == "auto" else repetition)
    except RecordError as error:
        yield error
    else:
        yield record


def _matches(text: str) -> bool:
    return text.startswith("(")


def _write(records: Iterable[Record], style: Style) -> str:  # noqa: ARG001 - PGN's matter
    games = [write_sgf(record) for record in records]
    if len(games) != 1:
        raise RecordError(f"an SGF holds one game, not {len(games)}")
    return games[0]


SGF: Final = RecordFormat("sgf", (".sgf",), _matches, _read, _write)


# --- The game -------------------------------------------------------------------------------------

_BUGS: Final = {bug.letter: bug for bug in Bug}
_PIECE: Final = re.compile(
    rf"(?P<color>[wb])?(?P<bug>[{''.join(_BUGS)}])(?P<number>[1-3])?", re.IGNORECASE | re.ASCII
)
_COLORS: Final = {color.letter: color for color in Color}


def _record(log: SgfLog, opening: Opening | str, repetition: Repetition | str) -> Record:
    """Play the game through and make a record of it."""
    if log.game_type is None:
        raise RecordError("the file does not say which pieces are in the game: SU[...] is missing")
    # Whoever begins is White, whatever his index.
    white = log.plies[0].player if log.plies else 0
    first = [str(_piece(ply, number)) for number, ply in enumerate(log.plies[:2], 1) if ply.piece]
    board = Board.from_rules(rules_for(log.game_type, opening, repetition, first))
    for number, ply in enumerate(log.plies, start=1):
        _play(board, ply, log.plies[0], white, number)
    result, termination = _result(log, white)
    return Record(
        rules=board.rules,
        moves=tuple(board.move_stack),
        tags=_tags(log, white),
        comments=log.comments,
        result=result,
        termination=termination,
        elapsed=log.elapsed,
    )


def _play(board: Board, ply: SgfPly, first: SgfPly, white: int, number: int) -> None:
    if ply.player != (white if board.turn is Color.WHITE else 1 - white):
        raise move_error(ply.line, number, ply.text, f"it is not the turn of P{ply.player}")
    move = PASS
    if ply.piece:
        cell = Hex(ply.column - first.column, first.row - ply.row)
        move = Move(_piece(ply, number), _unwrapped(board, cell))
    try:
        board.push(move)
    except IllegalMoveError as error:
        raise move_error(ply.line, number, ply.text, str(error.explanation)) from error


def _piece(ply: SgfPly, number: int) -> Piece:
    """The piece that a file names: `wM1` and `wM`, and in 2013 `a1` for the mover's own ant.

    `b1` is the mover's own beetle, `bq` the black queen.
    """
    match = _PIECE.fullmatch(ply.piece)
    bug = _BUGS[match["bug"].upper()] if match else Bug.QUEEN
    count = int(match["number"] or (1 if bug.per_player == 1 else 0)) if match else 0
    if match is None or not 1 <= count <= bug.per_player:
        raise move_error(ply.line, number, ply.text, f"{excerpt(ply.piece)} is not a piece")
    own = "w" if number % 2 else "b"
    color = (match["color"] or ply.color or own).lower()
    if color not in _COLORS or ply.color not in ("", color):
        raise move_error(ply.line, number, ply.text, f"{ply.piece} is not of the colour stated")
    return Piece(_COLORS[color], bug, count)


def _unwrapped(board: Board, cell: Hex) -> Hex:
    """The cell itself, or the one beyond the edge if only that touches the hive."""
    if not board.ply or _touches(board, cell):
        return cell
    there = next(iter(board.pieces().values()))
    columns = _beyond(cell.q, there.q)
    rows = _beyond(cell.r, there.r)
    touching = [near for q in columns for r in rows if _touches(board, near := Hex(q, r))]
    return touching[0] if len(touching) == 1 else cell


def _beyond(coordinate: int, there: int) -> tuple[int, ...]:
    """The coordinates near a place that are the same on the wrapped grid."""
    nearest = coordinate + round((there - coordinate) / GRID) * GRID
    return nearest - GRID, nearest, nearest + GRID


def _touches(board: Board, cell: Hex) -> bool:
    return any(board.piece_at(near) is not None for near in (cell, *cell.neighbors()))


def _result(log: SgfLog, white: int) -> tuple[GameState, Termination | None]:
    """Who won: the one who did not resign, the one named in the sentence, or neither."""
    colors = {white: Color.WHITE, 1 - white: Color.BLACK}
    if log.resigned is not None:
        return GameState.from_winner(colors[log.resigned].opponent), Termination.RESIGNATION
    sentence = log.tags.get("SgfResult", "")
    named = [player for player, name in log.names.items() if _names(sentence, name)]
    if len(named) == 1:
        return GameState.from_winner(colors[named[0]]), None
    agreed = Termination.AGREEMENT if log.draw_agreed else None
    if agreed or (not named and "draw" in sentence.lower()):
        return GameState.DRAW, agreed
    return GameState.IN_PROGRESS, None


def _names(sentence: str, name: str) -> bool:
    """Whether a sentence, in whatever language, has a name in it as a word of its own."""
    start = sentence.find(name) if name else -1
    while start >= 0:
        end = start + len(name)
        if not (sentence[max(start - 1, 0) : start].isalnum() or sentence[end : end + 1].isalnum()):
            return True
        start = sentence.find(name, end)
    return False


# --- Tags -----------------------------------------------------------------------------------------

_MONTHS: Final = "jan feb mar apr may jun jul aug sep oct nov dec"
_DATES: Final = (
    re.compile(r"(?P<year>[0-9]{4})[-.](?P<month>[0-9]{2})[-.](?P<day>[0-9]{2})"),
    re.compile(r"(?P<day>[0-9]{1,2})\.? (?P<month>[A-Za-z]{3,9}) (?P<year>[0-9]{4})"),
    re.compile(r"(?P<month>[A-Za-z]{3,9}) (?P<day>[0-9]{1,2}), (?P<year>[0-9]{4})"),
    re.compile(
        r"[A-Za-z]{3} (?P<month>[A-Za-z]{3}) (?P<day>[0-9]{1,2}) [0-9:]{8} .* (?P<year>[0-9]{4})"
    ),
)
_NAME_DATE: Final = re.compile(
    r".*-(?P<year>[0-9]{4})-(?P<month>[0-9]{2})-(?P<day>[0-9]{2})-[0-9]{4}"
)


def _tags(log: SgfLog, white: int) -> dict[str, str]:
    tags = dict(log.tags)
    date = _date(tags.get("SgfDate", ""), tags.get("SgfGameName", ""))
    sides = {"White": white, "Black": 1 - white}
    names = {side: log.names.get(player, "") for side, player in sides.items()}
    rankings = {f"{side}Ranking": log.rankings.get(player, "") for side, player in sides.items()}
    known = {"Date": date, **names, **rankings}
    return tags | {name: value for name, value in known.items() if value}


def _date(text: str, game_name: str) -> str:
    """The date as yyyy.MM.dd, from figures or English words, or from the end of the game's name."""
    patterns = [(pattern, text.strip()) for pattern in _DATES] + [(_NAME_DATE, game_name.strip())]
    for pattern, source in patterns:
        if match := pattern.fullmatch(source):
            month = match["month"].lower()
            number = int(month) if month.isdigit() else _month(month)
            try:
                return f"{datetime.date(int(match['year']), number, int(match['day'])):%Y.%m.%d}"
            except ValueError:
                continue
    return ""


def _month(name: str) -> int:
    """The number of an English month, 0 for any other word."""
    return _MONTHS.find(name[:3]) // len("jan ") + 1
