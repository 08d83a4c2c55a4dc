"""Writing BoardSpace's SGF, which `skep.notation.sgf` reads and describes.

It has room for the moves, comments on the main line, the time spent on moves, names, ranks, and a
few tags. Variations, signs, the time left and all other tags are not written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep._core import Color
from skep.errors import RecordError
from skep.notation.sgf_grid import FIRST_COLUMN, FIRST_ROW, GRID
from skep.notation.sgf_log import HEADER_TAGS, HIVE
from skep.outcome import Termination

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep._core import Hex, Move
    from skep.board import Board
    from skep.record import Record

__all__ = ["write_sgf"]

_PLAYERS: Final = {Color.WHITE: 0, Color.BLACK: 1}
_SIDES: Final = {Color.WHITE: "White", Color.BLACK: "Black"}


def write_sgf(record: Record) -> str:
    """A record as the SGF of BoardSpace.

    RecordError where the game begins with a position that was set up.
    """
    if record.position is not None:
        raise RecordError("an SGF begins with the empty table, not with a set-up")
    record.check()
    nodes = ["\n".join(_header(record)), *_events(record)]
    return "(;\n" + "\n".join(nodes) + "\n)\n"


def _header(record: Record) -> Iterator[str]:
    extra = record.rules.game_type.value.partition("+")[2].lower()
    yield f"GM[{HIVE}]VV[1]"
    yield f"SU[hive-{extra}]" if extra else "SU[hive]"
    tags = dict(record.tags)
    tags.setdefault("SgfDate", tags.get("Date", ""))
    if sentence := _result(record):
        tags["SgfResult"] = sentence
    for name, tag in HEADER_TAGS.items():
        if value := tags.get(tag):
            yield f"{name}[{_escape(value)}]"
    for color, player in _PLAYERS.items():
        yield f'P{player}[id "{_escape(_name(record, color))}"]'
        if ranking := tags.get(f"{_SIDES[color]}Ranking"):
            yield f"P{player}[ranking {_escape(ranking)}]"
    if 0 in record.comments:
        yield f"C[{_escape(record.comments[0])}]"


def _name(record: Record, color: Color) -> str:
    """The name of a player. The result is a sentence with the winner's name, which must tell."""
    if record.result.winner is None:
        return record.tags.get(_SIDES[color], "")
    names = {each: record.tags.get(side, "") or side for each, side in _SIDES.items()}
    if names[Color.WHITE] in names[Color.BLACK] or names[Color.BLACK] in names[Color.WHITE]:
        return f"{names[color]} ({_SIDES[color]})"
    return names[color]


def _result(record: Record) -> str:
    """The sentence that says who won; nothing while nobody has."""
    if not record.result.is_over:
        return ""
    winner = record.result.winner
    return "The game is a draw" if winner is None else f"Game won by {_name(record, winner)}"


def _events(record: Record) -> Iterator[str]:
    """What the players did, a line each, with a number."""
    number = 0
    board = record.start()
    used = {Color.WHITE: 0, Color.BLACK: 0}

    def event(color: Color, text: str, extra: str = "") -> str:
        nonlocal number
        number += 1
        return f"; P{_PLAYERS[color]}[{number} {text}]{extra}"

    for ply, move in enumerate(record.moves, start=1):
        mover = board.turn
        yield event(mover, _command(board, move))
        extra = ""
        if ply in record.elapsed:
            used[mover] += round(record.elapsed[ply] * 1000)
            extra = f"TM[{used[mover]}]"
        board.push(move)
        yield event(mover, "done", extra)
        if ply in record.comments:
            yield f"; C[{_escape(record.comments[ply])}]"
    winner = record.result.winner
    if record.termination is Termination.RESIGNATION and winner is not None:
        yield event(winner.opponent, "resign")
        yield event(winner.opponent, "done")
    elif record.termination is Termination.AGREEMENT:
        for color, word in ((board.turn, "offerdraw"), (board.turn.opponent, "acceptdraw")):
            yield event(color, word)
            yield event(color, "done")


def _command(board: Board, move: Move) -> str:
    """A move as BoardSpace writes those of a robot: piece, cell, and the place in words."""
    piece, to = move.piece, move.to
    if piece is None or to is None:
        return "pass"
    beside = board.uhp(move).partition(" ")[2] or "."
    command = "move" if piece.color is board.turn else "pmove"
    letter = "W" if piece.color is Color.WHITE else "B"
    return f"{command} {letter} {str(piece)[1:]} {_cell(to)} {_escape(beside)}"


def _cell(hex: Hex) -> str:
    """The column letter and the row; the grid begins again beyond its edges."""
    column = (FIRST_COLUMN + hex.q) % GRID
    row = (FIRST_ROW - hex.r - 1) % GRID + 1
    return f"{chr(ord('A') + column)} {row}"


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")
