"""A game as it is written down: the moves and everything said about them."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from skep.errors import IllegalMoveError, RecordError
from skep.outcome import GameState, Termination
from skep.rules import Rules

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from skep._core import Move
    from skep.board import Board

ROSTER: Final = ("Date", "Event", "Site", "Round", "White", "Black")
"""The tags that every PGN has, empty where nothing is known."""

RESERVED: Final = ("GameType", "Result", "OpeningRule", "RepetitionRule", "EndedBy")
"""The PGN tags that are fields of a record and therefore never among its tags."""

_TAG_NAME: Final = re.compile(r"[A-Za-z0-9_]+")


@dataclass(slots=True)
class Record:
    """The moves of one game with tags, comments, clock times and result.

    Plies are numbered from 1; a comment on ply 0 stands before the first move. `clocks` holds the
    seconds left to the mover after a ply, `elapsed` the seconds spent on it, both to the
    millisecond. `result` is the players' result where there is one, which may differ from the
    board's (resignation, agreed draw), or else the state of the board; it may be set by its UHP
    name, too.

    RecordError is raised where the moves are not legal or a field does not fit them.

    >>> record = Record(tags={"White": "Ada"})
    >>> record.result, record.board().game_string()
    (<GameState.NOT_STARTED: 'NotStarted'>, 'Base+MLP;NotStarted;White[1]')
    """

    rules: Rules = field(default_factory=Rules)
    moves: tuple[Move, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    result: GameState = GameState.NOT_STARTED
    termination: Termination | None = None
    clocks: dict[int, float] = field(default_factory=dict)
    elapsed: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.check()

    @classmethod
    def from_board(cls, board: Board) -> Record:
        """The record of the game on a board."""
        return cls(rules=board.rules, moves=tuple(board.move_stack))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read the one game of a file, whatever its format; see `skep.read_record`."""
        from skep.notation import read_record  # noqa: PLC0415 - notation needs the record first

        return read_record(Path(path).read_bytes())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file as a PGN in UTF-8, replacing what is there."""
        try:
            data = self.to_pgn().encode()
        except UnicodeEncodeError as error:
            raise RecordError(f"the record holds a lone surrogate: {error.reason}") from error
        Path(path).write_bytes(data)

    def board(self) -> Board:
        """The board after the last move; RecordError where a move is not legal."""
        board = new_board(self.rules)
        for move in self.moves:
            _push(board, move)
        return board

    def boards(self) -> Iterator[Board]:
        """The boards of the game, one after another, from the empty one to the last."""
        board = new_board(self.rules)
        yield board.copy()
        for move in self.moves:
            _push(board, move)
            yield board.copy()

    def to_pgn(self, style: Literal["mzinga", "hivegame"] = "mzinga") -> str:
        """The record as a PGN, which keeps all of it; see `skep.notation.pgn`."""
        from skep.notation.pgn import write_pgn  # noqa: PLC0415 - notation needs the record first

        return write_pgn(self, style)

    def to_game_string(self) -> str:
        """The moves as a UHP game string, which has no room for anything else."""
        return self.board().game_string()

    def check(self) -> Board:
        """Bring all fields into their normal form and return the final board.

        This happens when a record is made and again when it is written, so that fields may be
        changed in between. RecordError where they do not fit together.
        """
        self._check_types()
        self.moves = tuple(self.moves)
        board = self.board()
        last = len(self.moves)
        self.tags = {
            name: value for name, value in self.tags.items() if value or name not in ROSTER
        }
        for name, value in self.tags.items():
            _check_tag(name, value)
        for ply, comment in self.comments.items():
            _check_comment(ply, comment, last)
        self.comments = {ply: comment for ply, comment in self.comments.items() if comment}
        self.clocks = {ply: _seconds(ply, time, last) for ply, time in self.clocks.items()}
        self.elapsed = {ply: _seconds(ply, time, last) for ply, time in self.elapsed.items()}
        self._check_result(board)
        return board

    def _check_types(self) -> None:
        """What is not even of the right type is a TypeError, for it never came from a file."""
        if not isinstance(self.rules, Rules):
            raise TypeError(f"the rules of a record are a Rules, not {type(self.rules).__name__}")
        for name in ("tags", "comments", "clocks", "elapsed"):
            value = getattr(self, name)
            if not isinstance(value, Mapping):
                raise TypeError(f"the {name} of a record are a dict, not {type(value).__name__}")

    def _check_result(self, board: Board) -> None:
        """A result that decides nothing gives way to the state of the board."""
        try:
            self.result = GameState(self.result)
        except ValueError:
            words = ", ".join(GameState)
            raise RecordError(f"{self.result!r} is not a result; there are {words}") from None
        if not self.result.is_over:
            self.result = board.game_state()
        if self.termination is not None and not isinstance(self.termination, Termination):
            raise RecordError(f"{self.termination!r} is not a Termination")
        outcome = board.outcome()
        if self.termination is None and outcome and self.result == board.game_state():
            self.termination = outcome.termination


def new_board(rules: Rules) -> Board:
    """The empty board of a game."""
    from skep.board import Board  # noqa: PLC0415 - the board reads and writes strings itself

    return Board.from_rules(rules)


def _push(board: Board, move: Move) -> None:
    try:
        board.push(move)
    except IllegalMoveError as error:
        ply = board.ply + 1
        message = f"move {ply} ({move}): {error.explanation}"
        raise RecordError(message, text=str(move), ply=ply) from error


def _check_tag(name: object, value: object) -> None:
    if not isinstance(name, str) or not _TAG_NAME.fullmatch(name):
        raise RecordError(f"{name!r} is not a tag name: letters, digits and '_' only")
    if name in RESERVED:
        raise RecordError(f"the tag {name} is a field of the record, not one of its tags")
    if not isinstance(value, str):
        raise RecordError(f"the value of the tag {name} is not a str: {value!r}")


def _check_comment(ply: int, comment: object, last: int) -> None:
    _check_ply("comment", ply, 0, last)
    if not isinstance(comment, str):
        raise RecordError(f"the comment on ply {ply} is not a str: {comment!r}", ply=ply)


def _check_ply(what: str, ply: object, first: int, last: int) -> None:
    if not isinstance(ply, int) or not first <= ply <= last:
        raise RecordError(f"there is a {what} on ply {ply!r}, but the game has {last} plies")


def _seconds(ply: int, seconds: object, last: int) -> float:
    """A clock time in whole milliseconds."""
    _check_ply("clock time", ply, 1, last)
    if not isinstance(seconds, (int, float)) or not math.isfinite(seconds) or seconds < 0:
        raise RecordError(f"{seconds!r} on ply {ply} is not a clock time", ply=ply)
    return round(seconds * 1000) / 1000
