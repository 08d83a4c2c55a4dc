"""Games as text: UHP's move and game strings, PGN, and BoardSpace's SGF.

`read_record` reads all three and tells them apart by how they begin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.errors import RecordError, excerpt
from skep.notation._text import decode
from skep.notation.pgn import read_pgn, read_pgns, write_pgn, write_pgns
from skep.notation.sgf import read_sgf
from skep.notation.uhp_text import (
    format_move,
    format_moves,
    game_string,
    parse_game_string,
    parse_move,
)
from skep.record import Record

if TYPE_CHECKING:
    from skep.rules import Opening, Repetition

__all__ = [
    "format_move",
    "format_moves",
    "game_string",
    "parse_game_string",
    "parse_move",
    "read_pgn",
    "read_pgns",
    "read_record",
    "read_sgf",
    "write_pgn",
    "write_pgns",
]


def read_record(
    data: str | bytes, opening: Opening | str = "auto", repetition: Repetition | str = "auto"
) -> Record:
    """The one game of a PGN, a BoardSpace SGF or a UHP game string, whichever the text is.

    RecordError where it is broken or breaks the rules. The opening and the repetition rule are told
    from the record itself unless they are given.

    >>> read_record("Base;InProgress;Black[1];wS1").moves
    (Move(Piece(Color.WHITE, Bug.SPIDER, 1), Hex(0, 0)),)
    """
    text = decode(data)
    start = text.lstrip()[:1]
    if start in ("[", "{") or start.isdigit():
        return read_pgn(text, opening, repetition)
    off = "off" if repetition == "auto" else repetition
    if start == "(":
        return read_sgf(text, opening, off)
    if text.lstrip().startswith("Base"):
        return Record.from_board(parse_game_string(text, opening, off))
    raise RecordError(
        f"neither a PGN, nor an SGF, nor a game string begins with {excerpt(text.lstrip())}"
        if start
        else "the record is empty"
    )
