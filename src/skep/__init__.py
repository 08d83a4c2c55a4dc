"""Skep: the board game Hive for people and programs."""

from skep._core import (
    PASS,
    Bug,
    Color,
    Direction,
    Hex,
    Move,
    PathKind,
    Piece,
    Reason,
)
from skep._core import version as __version__
from skep.board import Board, LegalMoves, divide, perft
from skep.errors import (
    EngineError,
    HistoryError,
    IllegalMoveError,
    NotationError,
    RecordError,
    SkepError,
)
from skep.explanation import Explanation, Path
from skep.notation import read_record
from skep.outcome import Outcome, Termination
from skep.record import Record
from skep.rules import EDITIONS, GameType, Opening, Repetition, Rules

__all__ = [
    "EDITIONS",
    "PASS",
    "Board",
    "Bug",
    "Color",
    "Direction",
    "EngineError",
    "Explanation",
    "GameType",
    "Hex",
    "HistoryError",
    "IllegalMoveError",
    "LegalMoves",
    "Move",
    "NotationError",
    "Opening",
    "Outcome",
    "Path",
    "PathKind",
    "Piece",
    "Reason",
    "Record",
    "RecordError",
    "Repetition",
    "Rules",
    "SkepError",
    "Termination",
    "__version__",
    "divide",
    "perft",
    "read_record",
]
