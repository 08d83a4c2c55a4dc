"""The syntax of the Universal Hive Protocol, for both the engine and the client.

A command is one line. Its answer is any number of lines and then `ok`; a line that begins with
`err` or `invalidmove` says that the command was not carried out.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from skep._core import Bug
from skep.errors import NotationError, excerpt
from skep.game.limits import Limits
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "CAPABILITIES",
    "ERROR",
    "INVALID_MOVE",
    "OK",
    "Kind",
    "Option",
    "Progress",
    "Value",
    "format_capabilities",
    "format_limits",
    "format_time",
    "parse_capabilities",
    "parse_count",
    "parse_limits",
    "parse_time",
]

OK: Final = "ok"
"""The last line of every answer."""

ERROR: Final = "err"
"""How a line begins that says that a command could not be carried out."""

INVALID_MOVE: Final = "invalidmove"
"""How a line begins that says that a move cannot be read or is not legal."""

CAPABILITIES: Final = {bug.letter: bug.value.capitalize() for bug in Bug if bug.is_expansion}
"""The flags of the second line of `info`, by the letters of a game type."""

_COUNT: Final = re.compile(r"[0-9]{1,18}", re.ASCII)
_INT: Final = re.compile(r"[+-]?[0-9]{1,18}", re.ASCII)
_DOUBLE: Final = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?", re.ASCII)
_TIME: Final = re.compile(
    r"(?P<h>[0-9]{1,6}):(?P<m>[0-5]?[0-9]):(?P<s>[0-5]?[0-9](?:\.[0-9]{1,9})?)", re.ASCII
)


# --- Capabilities ---------------------------------------------------------------------------------


def format_capabilities(game_types: Iterable[GameType]) -> str:
    """The capabilities of an engine that plays these game types; empty if it plays only Base.

    >>> format_capabilities([GameType.BASE_LP])
    'Ladybug;Pillbug'
    """
    letters = {letter for game_type in game_types for letter in game_type.partition("+")[2]}
    return ";".join(flag for letter, flag in CAPABILITIES.items() if letter in letters)


def parse_capabilities(line: str) -> frozenset[GameType]:
    """The game types that an engine with these capabilities plays; words unknown mean nothing.

    >>> sorted(parse_capabilities("Mosquito;Pillbug"))
    [<GameType.BASE: 'Base'>, <GameType.BASE_M: 'Base+M'>,
     <GameType.BASE_MP: 'Base+MP'>, <GameType.BASE_P: 'Base+P'>]
    """
    words = {word.strip().lower() for word in line.split(";")}
    letters = {letter for letter, flag in CAPABILITIES.items() if flag.lower() in words}
    return frozenset(
        game_type for game_type in GameType if set(game_type.partition("+")[2]) <= letters
    )


# --- Limits ---------------------------------------------------------------------------------------

_AT_ONCE: Final = 0.001


def parse_count(text: str) -> int:
    """A whole number from 0 up; NotationError for anything else."""
    if not _COUNT.fullmatch(text):
        raise NotationError(f"{excerpt(text)} is not a whole number", text)
    return int(text)


def parse_time(text: str) -> float:
    """The seconds of a time hh:mm:ss, with or without a fraction; raises NotationError.

    >>> parse_time("00:01:05.5")
    65.5
    """
    match = _TIME.fullmatch(text)
    if match is None:
        raise NotationError(f"{excerpt(text)} is not a time hh:mm:ss", text)
    return 3600 * int(match["h"]) + 60 * int(match["m"]) + float(match["s"])


def format_time(seconds: float) -> str:
    """The time hh:mm:ss for so many seconds, with milliseconds only if there are any.

    >>> format_time(5), format_time(3600.25)
    ('00:00:05', '01:00:00.250')
    """
    if not (math.isfinite(seconds) and seconds >= 0):
        raise ValueError(f"there is no time of {seconds!r} seconds")
    whole, milliseconds = divmod(round(seconds * 1000), 1000)
    text = f"{whole // 3600:02}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{text}.{milliseconds:03}" if milliseconds else text


def parse_limits(words: Sequence[str]) -> Limits:
    """The limits that follow `bestmove`: one of time, depth and nodes; raises NotationError.

    No time at all means that a move is wanted at once.

    >>> parse_limits(["time", "00:00:05"])
    Limits(seconds=5.0, depth=None, nodes=None, most_seconds=None)
    """
    text = " ".join(words)
    if len(words) == 2:
        word, number = words[0].lower(), words[1]
        if word == "time":
            return Limits(seconds=max(parse_time(number), _AT_ONCE))
        if word in ("depth", "nodes"):
            count = parse_count(number)
            if count < 1:
                raise NotationError(f"{word} is at least 1", text)
            return Limits(depth=count) if word == "depth" else Limits(nodes=count)
    raise NotationError("a limit is 'time hh:mm:ss', 'depth N' or 'nodes N'", text)


def format_limits(limits: Limits) -> str:
    """What follows `bestmove`; ValueError for several limits at once, which UHP cannot express.

    >>> format_limits(Limits(depth=3))
    'depth 3'
    """
    times = [] if limits.seconds is None else [f"time {format_time(limits.seconds)}"]
    counts = [f"{word} {n}" for word in ("depth", "nodes") if (n := getattr(limits, word))]
    if len(times) + len(counts) != 1:
        raise ValueError(f"one limit at a time: {limits}")
    return (times + counts)[0]


# --- Options --------------------------------------------------------------------------------------

Kind = Literal["bool", "int", "double", "enum"]
Value = bool | int | float | str

_KINDS: Final[dict[str, Kind]] = {"bool": "bool", "int": "int", "double": "double", "enum": "enum"}


@dataclass(frozen=True, slots=True)
class Option:
    """One option of an engine.

    >>> option = Option.parse("Level;int;7;10;1;10")
    >>> option.value, option.maximum
    (7, 10)
    >>> option.changed("3").line()
    'Level;int;3;10;1;10'
    """

    name: str
    type: Kind
    value: Value
    default: Value
    minimum: float | None = None
    maximum: float | None = None
    values: tuple[str, ...] = ()

    @classmethod
    def parse(cls, line: str) -> Option:
        """Read `Name;type;value;default[;more]`; raises NotationError."""
        fields = [field.strip() for field in line.split(";")]
        kind = _KINDS.get(fields[1]) if len(fields) >= 4 else None
        if kind is None or not fields[0]:
            raise NotationError(f"{excerpt(line)} is not an option: Name;type;value;default", line)
        name, _, value, default, *more = fields
        try:
            if kind == "enum":
                values = tuple(more) or tuple(dict.fromkeys((value, default)))
                return cls(name, kind, value, default, values=values)
            bounds = [_number(kind, field) for field in more[:2]] if kind != "bool" else []
            minimum, maximum = (*bounds, None, None)[:2]
            read = (_read(kind, value), _read(kind, default))
        except NotationError as error:
            raise NotationError(f"{excerpt(line)}: {error}", line) from error
        return cls(name, kind, *read, minimum=minimum, maximum=maximum)

    def line(self) -> str:
        """The option as `options` prints it."""
        bounds = [str(bound) for bound in (self.minimum, self.maximum) if bound is not None]
        fields = (self.name, self.type, str(self.value), str(self.default), *bounds, *self.values)
        return ";".join(fields)

    def changed(self, text: str) -> Option:
        """The option with another value; NotationError where that cannot be one."""
        value = _read(self.type, text)
        if self.type == "enum":
            known = {word.lower(): word for word in self.values}
            if str(value).lower() not in known:
                words = ", ".join(self.values)
                raise NotationError(f"{self.name} is one of {words}, not {excerpt(text)}", text)
            value = known[str(value).lower()]
        elif self.type != "bool":
            low = -math.inf if self.minimum is None else self.minimum
            high = math.inf if self.maximum is None else self.maximum
            if not low <= float(value) <= high:
                raise NotationError(f"{self.name} is from {low} to {high}, not {value}", text)
        return replace(self, value=value)


def _read(kind: Kind, text: str) -> Value:
    if kind == "enum":
        return text
    if kind == "bool":
        value = {"true": True, "false": False}.get(text.lower())
        if value is None:
            raise NotationError(f"{excerpt(text)} is neither True nor False", text)
        return value
    return _number(kind, text)


def _number(kind: Kind, text: str) -> int | float:
    if kind == "int" and _INT.fullmatch(text):
        return int(text)
    if kind == "double" and len(text) <= 64 and _DOUBLE.fullmatch(text):
        number = float(text)
        if math.isfinite(number):
            return number
    noun = "a whole number" if kind == "int" else "a number"
    raise NotationError(f"{excerpt(text)} is not {noun}", text)


# --- Progress -------------------------------------------------------------------------------------

_WINS_IN: Final = re.compile(r"#(?P<n>-?[0-9]{1,9})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Progress:
    """A line that tells how a search stands; the moves are move strings.

    `Move;depth;score;nodes;seconds;Move;Move;...`: the best move so far, how it was found, and the
    moves that are expected, that one first. The score is in points for the side to move, or `#n`
    if it wins within n of its turns, `#-n` if it loses within n of the opponent's. In a line of
    another move than the best the depth is `depth/rank`: `5/2` for the second best at depth 5.

    >>> Progress.parse("wA1 bQ/;3;140;5210;0.250;wA1 bQ/;bA1 -wQ").score
    140
    """

    move: str
    depth: int
    score: int
    nodes: int
    seconds: float
    variation: tuple[str, ...] = ()
    wins_in: int | None = None
    rank: int = 1

    def line(self) -> str:
        """The line itself."""
        score = str(self.score) if self.wins_in is None else f"#{self.wins_in}"
        depth = f"{self.depth}/{self.rank}" if self.rank > 1 else str(self.depth)
        head = (self.move, depth, score, str(self.nodes), f"{self.seconds:.3f}")
        return ";".join((*head, *self.variation))

    @classmethod
    def parse(cls, line: str) -> Progress:
        """Read such a line; raises NotationError. The score of a win is not in it, and is 0."""
        fields = [field.strip() for field in line.split(";")]
        if len(fields) < 5:
            raise NotationError(f"{excerpt(line)} is not a line of progress", line)
        move, depth, score, nodes, seconds, *variation = fields
        depth, slash, rank = depth.partition("/")
        wins = _WINS_IN.fullmatch(score)
        return cls(
            move=move,
            depth=parse_count(depth),
            score=0 if wins else int(_number("int", score)),
            nodes=parse_count(nodes),
            seconds=_number("double", seconds),
            variation=tuple(variation),
            wins_in=int(wins["n"]) if wins else None,
            rank=max(parse_count(rank), 1) if slash else 1,
        )
