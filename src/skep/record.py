"""Records of games: moves, tags, comments, times and result; and the formats they are read from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from skep.board import Board
from skep.errors import PositionError, RecordError, excerpt
from skep.game_tree import GameNode
from skep.outcome import GameState, Termination
from skep.record_line import Line, check_line, push
from skep.record_text import read_text
from skep.rules import Opening, Repetition, Rules

if TYPE_CHECKING:
    import os

    from skep._core import Move
    from skep.record_text import Source

__all__ = [
    "FORMATS",
    "RESERVED",
    "ROSTER",
    "ErrorHandling",
    "Record",
    "RecordFormat",
    "Style",
    "games_of",
    "only_record",
    "read_record",
    "read_records",
]

Style = Literal["mzinga", "hivegame"]
"""The dialect of PGN to write."""

ErrorHandling = Literal["raise", "skip"] | Callable[[RecordError], object]
"""How a broken game is handled: its error is raised, skipped, or passed to a function."""

ROSTER: Final = ("Date", "Event", "Site", "Round", "White", "Black")
"""The tags that every PGN has, empty where nothing is known."""

RESERVED: Final = (
    "GameType", "Result", "OpeningRule", "RepetitionRule", "EndedBy", "Position",
)  # fmt: skip
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

    `nags` are the signs on a ply as numeric annotation glyphs, 1 for "!", 2 for "?" and so on
    (`skep.record_line.SIGNS`), and `variations` the lines that could have been played instead of
    its move; `tree()` shows both as nodes. `position` is the position string of a game that does
    not begin with the empty table.

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
    nags: dict[int, tuple[int, ...]] = field(default_factory=dict)
    variations: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    position: str | None = None

    def __post_init__(self) -> None:
        self.check()

    @classmethod
    def from_board(cls, board: Board) -> Record:
        """The record of the game on a board."""
        start = board.root().position_string() if board.is_set_up else None
        return cls(rules=board.rules, moves=tuple(board.move_stack), position=start)

    @classmethod
    def from_tree(cls, root: GameNode, tags: Mapping[str, str] | None = None) -> Record:
        """The record of a tree of variations, from any of its nodes."""
        root = root.root()
        record = cls.from_board(root.board())
        record.tags = dict(tags or {})
        return record.with_tree(root)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read the one game of a file, whatever its format; see `skep.read_record`."""
        return read_record(Path(path))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file as a PGN in UTF-8, replacing what is there."""
        try:
            data = self.to_pgn().encode()
        except UnicodeEncodeError as error:
            raise RecordError(f"the record holds a lone surrogate: {error.reason}") from error
        Path(path).write_bytes(data)

    def board(self) -> Board:
        """The board after the last move; RecordError where a move is not legal."""
        board = self.start()
        for ply, move in enumerate(self.moves, start=1):
            push(board, move, ply)
        return board

    def boards(self) -> Iterator[Board]:
        """The boards of the game, one after another, from the first, empty one to the last."""
        board = self.start()
        yield board.copy()
        for ply, move in enumerate(self.moves, start=1):
            push(board, move, ply)
            yield board.copy()

    def _repr_html_(self) -> str:
        from skep.render.notebook import record_html  # noqa: PLC0415 - only notebooks load it

        return record_html(self)

    def start(self) -> Board:
        """The board before the first move: empty, or set up."""
        if self.position is None:
            return Board.from_rules(self.rules)
        try:
            board = Board.from_position(self.position)
        except PositionError as error:
            raise RecordError(str(error), error.text, error.position) from error
        if board.rules != self.rules:
            raise RecordError("the rules of the record are not those of its position")
        return board

    def tree(self) -> GameNode:
        """The tree of variations: a copy, which `with_tree` puts into a record again.

        >>> record = read_record("Base;InProgress;White[2];wS1;bS1 wS1-")
        >>> root = record.tree()
        >>> node = root.add_uhp("wA1", comment="An ant first?")
        >>> print(record.with_tree(root).to_pgn().split(chr(10), 9)[9], end="")
        1. wS1
        (1. wA1 { An ant first?})
        2. bS1 wS1-
        """
        return GameNode.root_of(self.start(), self)

    def with_tree(self, root: GameNode) -> Record:
        """The same record with the moves, comments, signs and variations of a tree.

        The result is kept where the main line is; else it is what the board says.
        """
        line = root.root().line()
        same = line.moves == self.moves
        return replace(
            self,
            moves=line.moves,
            comments=line.comments,
            nags=line.nags,
            clocks=line.clocks,
            elapsed=line.elapsed,
            variations=line.variations,
            result=self.result if same else GameState.IN_PROGRESS,
            termination=self.termination if same else None,
        )

    def main_line(self) -> Record:
        """The same record without variations."""
        return replace(self, variations={})

    def to_pgn(self, style: Style = "mzinga") -> str:
        """The record as a PGN, which keeps all of it; see `skep.notation.pgn_writer`."""
        write = FORMATS["pgn"].write
        assert write is not None
        return write([self], style)

    def to_game_string(self) -> str:
        """The moves as a UHP game string, which has no room for anything else.

        RecordError where the game begins with a position that was set up.
        """
        if self.position is not None:
            raise RecordError("a game string begins with the empty table, not with a set-up")
        return self.board().game_string()

    def check(self) -> Board:
        """Bring all fields into their normal form and return the final board.

        This happens when a record is made and again when it is written, so that fields may be
        changed in between. RecordError where they do not fit together.
        """
        self._check_types()
        board = self.start()
        self.position = board.position_string() if board.is_set_up else None
        check_line(self, board)
        self.tags = {
            name: value for name, value in self.tags.items() if value or name not in ROSTER
        }
        for name, value in self.tags.items():
            _check_tag(name, value)
        self._check_result(board)
        return board

    def _check_types(self) -> None:
        """Raise TypeError for a field of the wrong type, which can only come from a program."""
        if not isinstance(self.rules, Rules):
            raise TypeError(f"the rules of a record are a Rules, not {type(self.rules).__name__}")
        if not isinstance(self.tags, Mapping):
            raise TypeError(f"the tags of a record are a dict, not {type(self.tags).__name__}")

    def _check_result(self, board: Board) -> None:
        """Replace an undecided result by the state of the board."""
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


def _check_tag(name: object, value: object) -> None:
    if not isinstance(name, str) or not _TAG_NAME.fullmatch(name):
        raise RecordError(f"{name!r} is not a tag name: letters, digits and '_' only")
    if name in RESERVED:
        raise RecordError(f"the tag {name} is a field of the record, not one of its tags")
    if not isinstance(value, str):
        raise RecordError(f"the value of the tag {name} is not a str: {value!r}")


# --- Formats --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecordFormat:
    """A text format of games; `skep.notation` has one module for each and puts it into FORMATS.

    `matches` says whether a text, leading blanks removed, has this format. `read` takes the text,
    the opening and the repetition rule, each of which may be "auto", and yields for each game the
    record, or the error that makes it unreadable. `write` is None for a format that is only read.
    """

    name: str
    endings: tuple[str, ...]
    matches: Callable[[str], bool]
    read: Callable[[str, Opening | str, Repetition | str], Iterator[Record | RecordError]]
    write: Callable[[Iterable[Record], Style], str] | None = None


FORMATS: Final[dict[str, RecordFormat]] = {}
"""The known formats by name."""


def read_record(
    source: Source, opening: Opening | str = "auto", repetition: Repetition | str = "auto"
) -> Record:
    """The one game of a PGN, a BoardSpace SGF or a UHP game string, whichever the source is.

    The source is the text or the bytes themselves, a `pathlib.Path`, or an open file. RecordError
    where there is no game or more than one, or where it is broken or breaks the rules. The opening
    and the repetition rule are taken from the record itself unless they are given. A position that
    was set up has rules of its own.

    >>> read_record("Base;InProgress;Black[1];wS1").moves
    (Move(Piece(Color.WHITE, Bug.SPIDER, 1), Hex(0, 0)),)
    """
    text = read_text(source)
    return only_record(_format_of(text), text, opening, repetition)


def read_records(
    source: Source,
    opening: Opening | str = "auto",
    repetition: Repetition | str = "auto",
    *,
    errors: ErrorHandling = "raise",
) -> Iterator[Record]:
    """The games of a source, one after another; see `read_record` for what it may be.

    A broken game is a RecordError, whose `game` and `line` say where it is. By default it is
    raised, which ends the reading. With errors="skip" the game is left out; a function, such as
    `errors=broken.append`, is called with the error, and the reading goes on with the next game.

    >>> lines = "Base;InProgress;Black[1];wS1", "Base;InProgress;Black[1];wS2", "Base"
    >>> broken = []
    >>> len(list(read_records(chr(10).join(lines), errors=broken.append)))
    2
    >>> broken[0].game, broken[0].line
    (2, 2)
    """
    text = read_text(source)
    return games_of(_format_of(text), text, opening, repetition, errors)


def games_of(
    form: RecordFormat,
    text: str,
    opening: Opening | str = "auto",
    repetition: Repetition | str = "auto",
    errors: ErrorHandling = "raise",
) -> Iterator[Record]:
    """The games of a text in a known format; see `read_records`."""
    if errors not in ("raise", "skip") and not callable(errors):
        msg = f"errors is 'raise', 'skip' or a function, not {errors!r}"
        raise ValueError(msg)
    for number, game in enumerate(form.read(text, opening, repetition), start=1):
        if isinstance(game, Record):
            yield game
            continue
        game.game = number
        if callable(errors):
            errors(game)
        elif errors == "raise":
            raise game


def only_record(
    form: RecordFormat,
    text: str,
    opening: Opening | str = "auto",
    repetition: Repetition | str = "auto",
) -> Record:
    """The one game of a text in a known format."""
    records = list(games_of(form, text, opening, repetition))
    if len(records) != 1:
        count = f"{len(records)} games" if records else "no game"
        raise RecordError(f"the {form.name.upper()} holds {count} where one was expected")
    return records[0]


def _format_of(text: str) -> RecordFormat:
    start = text.lstrip()
    for form in FORMATS.values():
        if form.matches(start):
            return form
    raise RecordError(
        f"neither a PGN, nor an SGF, nor a game string begins with {excerpt(start)}"
        if start
        else "the record is empty"
    )
