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
    PositionFault,
    Reason,
)
from skep._core import version as __version__
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
    PositionError,
    RecordError,
    RenderError,
    RepeatedOfferError,
    SkepError,
)
from skep.explanation import Explanation, Path
from skep.game_tree import GameNode
from skep.legal_moves import LegalMoves
from skep.move_counts import divide, perft
from skep.notation import read_record, read_records
from skep.outcome import GameState, Outcome, Termination
from skep.record import Record
from skep.record_line import Line
from skep.rules import EDITIONS, GameType, Opening, Repetition, Rules
from skep.symmetry import Symmetry

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
    "GameNode",
    "GameOverError",
    "GameState",
    "GameType",
    "Hex",
    "HistoryError",
    "IllegalMoveError",
    "LegalMoves",
    "Line",
    "Move",
    "NotationError",
    "Opening",
    "Outcome",
    "Path",
    "PathKind",
    "Piece",
    "PositionError",
    "PositionFault",
    "Reason",
    "Record",
    "RecordError",
    "RenderError",
    "RepeatedOfferError",
    "Repetition",
    "Rules",
    "SkepError",
    "Symmetry",
    "Termination",
    "__version__",
    "divide",
    "perft",
    "read_record",
    "read_records",
]
