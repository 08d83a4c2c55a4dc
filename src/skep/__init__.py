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
from skep.base_board import LegalMoves, divide, perft
from skep.board import Board
from skep.errors import (
    ConfigError,
    EngineDiedError,
    EngineError,
    EngineIllegalMoveError,
    EngineProtocolError,
    EngineRefusedError,
    EngineStartError,
    EngineTimeoutError,
    EngineUnsupportedError,
    GameError,
    GameOverError,
    HistoryError,
    IllegalMoveError,
    NotationError,
    RecordError,
    RenderError,
    RepeatedOfferError,
    SkepError,
)
from skep.explanation import Explanation, Path
from skep.notation import read_record, read_records
from skep.outcome import GameState, Outcome, Termination
from skep.record import Record
from skep.rules import EDITIONS, GameType, Opening, Repetition, Rules

__all__ = [
    "EDITIONS",
    "PASS",
    "Board",
    "Bug",
    "Color",
    "ConfigError",
    "Direction",
    "EngineDiedError",
    "EngineError",
    "EngineIllegalMoveError",
    "EngineProtocolError",
    "EngineRefusedError",
    "EngineStartError",
    "EngineTimeoutError",
    "EngineUnsupportedError",
    "Explanation",
    "GameError",
    "GameOverError",
    "GameState",
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
    "RenderError",
    "RepeatedOfferError",
    "Repetition",
    "Rules",
    "SkepError",
    "Termination",
    "__version__",
    "divide",
    "perft",
    "read_record",
    "read_records",
]
