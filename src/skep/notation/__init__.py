"""Games as text: UHP's move and game strings, PGN, BoardSpace's SGF, and position strings."""

from skep.notation.pgn_reader import PGN, read_pgn, read_pgns
from skep.notation.pgn_writer import write_pgn, write_pgns
from skep.notation.positions import POSITION
from skep.notation.sgf import SGF, read_sgf
from skep.notation.sgf_writer import write_sgf
from skep.notation.uhp_games import UHP
from skep.record import FORMATS, RecordFormat, Style, read_record, read_records
from skep.uhp_strings import format_move, format_moves, parse_move

__all__ = [
    "FORMATS",
    "RecordFormat",
    "Style",
    "format_move",
    "format_moves",
    "parse_move",
    "read_pgn",
    "read_pgns",
    "read_record",
    "read_records",
    "read_sgf",
    "write_pgn",
    "write_pgns",
    "write_sgf",
]

FORMATS.update({form.name: form for form in (PGN, SGF, POSITION, UHP)})
