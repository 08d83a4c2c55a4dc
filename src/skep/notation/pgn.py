r"""PGN for Hive: one ply per line, as Mzinga and hivegame.com write it.

    [GameType "Base+MLP"]
    [Date "2024.05.01"]
    ...
    [Result "WhiteWins"]

    {a comment on the game}
    1. wS1
    {[%clk 0:05:00] a comment on ply 1}
    2. bS1 wS1-

    WhiteWins

What Mzinga has no word for is written so that Mzinga still reads the file: the rules in the tags
`OpeningRule` and `RepetitionRule`, left out where they are "tournament" and "off"; how the game
ended in `EndedBy`, left out where the board says it; clock times as chess does, `[%clk h:mm:ss]`
for the time left and `[%emt h:mm:ss]` for the time spent. A comment may hold any text: braces,
control characters and outer blanks are written as `\xHH`. Nothing of a record is lost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from skep.errors import NotationError, RecordError, excerpt
from skep.notation._text import decode
from skep.notation.uhp_text import format_moves, parse_game_type, replay, rules_for
from skep.outcome import GameState, Termination
from skep.record import RESERVED, ROSTER, Record
from skep.rules import Opening, Repetition, Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Style = Literal["mzinga", "hivegame"]
_Read = TypeVar("_Read")

# Everything that can stand in a file. A text runs to the end of its line or to a comment.
_ITEM: Final = re.compile(
    r"(?P<newlines>\n\s*+)|[^\S\n]++|(?P<comment>\{[^}]*+\}?)|(?P<tag>\[[^\n]*+)|(?P<text>[^\n{]++)"
)
_TAG: Final = re.compile(r'\[\s*(?P<name>[A-Za-z0-9_]+)\s+"(?P<value>.*)"\s*\]\s*')
_NUMBER: Final = re.compile(r"(?P<number>[0-9]*+)[.\s]*+")
_TIME: Final = re.compile(
    r"\[%(?P<kind>clk|emt)\s+(?P<h>[0-9]{1,6}):(?P<m>[0-9]{1,2}):"
    r"(?P<s>[0-9]{1,2})(?:\.(?P<ms>[0-9]{1,3})[0-9]{0,6})?\s*\][ \t\n]*"
)

# BoardSpace numbers single pieces too, and files made from its games keep that.
_NUMBERED_SINGLE: Final = re.compile(r"(?<![A-Za-z0-9])([wb][QMLP])1(?![0-9])", re.IGNORECASE)

_SCORES: Final = {
    "1-0": GameState.WHITE_WINS,
    "0-1": GameState.BLACK_WINS,
    "1/2-1/2": GameState.DRAW,
}
_RESULTS: Final = {
    **{state.value: state for state in GameState},
    **_SCORES,
    "\N{VULGAR FRACTION ONE HALF}-\N{VULGAR FRACTION ONE HALF}": GameState.DRAW,
    "*": GameState.IN_PROGRESS,
}


# --- Reading --------------------------------------------------------------------------------------


def read_pgn(
    data: str | bytes, opening: Opening | str = "auto", repetition: Repetition | str = "auto"
) -> Record:
    """The one game of a PGN; RecordError where there is none, several, or one that is broken.

    "auto" takes the rules from the file's own tags; without them the rulebook's opening applies
    exactly when a queen is somebody's first piece, and repetition is off.
    """
    records = list(read_pgns(data, opening, repetition))
    if len(records) != 1:
        count = f"{len(records)} games" if records else "no game"
        raise RecordError(f"the PGN holds {count} where one was expected")
    return records[0]


def read_pgns(
    data: str | bytes, opening: Opening | str = "auto", repetition: Repetition | str = "auto"
) -> Iterator[Record]:
    """The games of a PGN one after another; RecordError on reaching one that is broken."""
    for game in _games(decode(data)):
        yield _record(game, opening, repetition)


@dataclass(slots=True)
class _Game:
    """One game as it stands in the file."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)
    result: GameState | None = None

    def add_tag(self, text: str, line: int) -> None:
        name, value = _parse_tag(text, line)
        if self.tags.setdefault(name, value) != value:
            raise RecordError(f"line {line}: the tag {name} was there with another value")
        self.tag_lines.setdefault(name, line)

    def read_tag(self, name: str, read: Callable[[str], _Read]) -> _Read | None:
        """What a tag says, if it is there; RecordError, with its line, where it makes no sense."""
        if name not in self.tags:
            return None
        try:
            return read(self.tags[name])
        except NotationError as error:
            raise RecordError(f"line {self.tag_lines[name]}: {error}", error.text) from error

    def add_text(self, text: str, line: int) -> None:
        """A move or the result."""
        if self.result is not None:
            raise RecordError(f"line {line}: {excerpt(text)} after the result")
        # hivegame.com repeats its tag at the end, even where that says "Adjudicated".
        if text in _RESULTS or text == self.tags.get("Result"):
            self.result = _RESULTS.get(text, GameState.IN_PROGRESS)
            return
        number = _NUMBER.match(text)
        assert number is not None
        ply = len(self.moves) + 1
        # Plies are numbered one by one; full moves, as in chess, are understood as well.
        if number["number"].lstrip("0") not in ("", str(ply), str((ply + 1) // 2)):
            raise RecordError(
                f"line {line}: this is move {ply}, but its number is {excerpt(number['number'])}",
                text=text,
                ply=ply,
            )
        self.moves.append(text[number.end() :])
        self.lines.append(line)

    def add_comment(self, text: str) -> None:
        self.comments.setdefault(len(self.moves), []).append(text)


def _parse_tag(text: str, line: int) -> tuple[str, str]:
    match = _TAG.fullmatch(text)
    if match is None:
        raise RecordError(f'line {line}: {excerpt(text)} is not a tag, [Name "value"]', text=text)
    return match["name"], _decode_tag(match["value"])


def _games(text: str) -> Iterator[_Game]:
    """Split a file into its games.

    A game begins at a tag that follows moves or a result, or that comes again after a blank line.
    """
    game = _Game(line=1)
    line = 1
    newlines = 0
    for item in _ITEM.finditer(text):
        kind = item.lastgroup
        lines = item[0].count("\n")
        if kind == "newlines":
            newlines += lines
        elif kind == "tag":
            again = newlines > 1 and _parse_tag(item[0], line)[0] in game.tags
            if again or game.moves or game.result is not None:
                yield game
                game = _Game(line=line)
            game.add_tag(item[0], line)
        elif kind == "comment":
            if not item[0].endswith("}"):
                raise RecordError(f"line {line}: the comment that begins here never ends")
            game.add_comment(item[0][1:-1])
        elif kind == "text":
            game.add_text(item[0].strip(), line)
        if kind not in (None, "newlines"):
            newlines = 0
        line += lines
    if game.tags or game.moves or game.comments or game.result is not None:
        yield game


def _record(game: _Game, opening: Opening | str, repetition: Repetition | str) -> Record:
    """Play one game through and make a record of it."""
    rules = _rules(game, opening, repetition)
    tags = {name: value for name, value in game.tags.items() if name not in RESERVED}
    result = _result(game, tags)
    moves = [_NUMBERED_SINGLE.sub(r"\1", move) for move in game.moves]
    board = replay(rules, moves, lines=game.lines, marked_climbs=_from_hivegame(tags))
    termination = game.read_tag("EndedBy", _termination)
    record = Record(rules, tuple(board.move_stack), tags, result=result, termination=termination)
    for ply, comments in game.comments.items():
        _add_comments(record, ply, comments)
    return record


def _from_hivegame(tags: dict[str, str]) -> bool:
    return tags.get("Site", "").lower() in ("hivegame.com", "https://hivegame.com")


def _rules(game: _Game, opening: Opening | str, repetition: Repetition | str) -> Rules:
    if opening == "auto":
        opening = game.read_tag("OpeningRule", _opening) or "auto"
    if repetition == "auto":
        repetition = game.read_tag("RepetitionRule", _repetition) or Repetition.OFF
    game_type = game.read_tag("GameType", parse_game_type)
    if game_type is None:
        raise RecordError(f"the game that begins on line {game.line} has no GameType tag")
    return rules_for(game_type, opening, repetition, game.moves[:2])


def _opening(word: str) -> Opening | str:
    return word if word == "auto" else Rules.parse(opening=word).opening


def _repetition(word: str) -> Repetition:
    return Rules.parse(repetition=word).repetition


def _result(game: _Game, tags: dict[str, str]) -> GameState:
    """The result that a game states; IN_PROGRESS where it states none.

    A word that is no result is kept as the tag SourceResult.
    """
    text = game.tags.get("Result", "").strip()
    tagged = _RESULTS.get(text)
    if text and tagged is None:
        tags.setdefault("SourceResult", text)
    stated = {state for state in (tagged, game.result) if state is not None and state.is_over}
    if len(stated) > 1:
        raise RecordError(
            f"the game has two results, {tagged} in a tag and {game.result} at its end"
        )
    return stated.pop() if stated else GameState.IN_PROGRESS


def _termination(word: str) -> Termination:
    try:
        return Termination(word)
    except ValueError:
        message = f"{excerpt(word)} is not a way for a game to end"
        raise NotationError(message, word) from None


def _add_comments(record: Record, ply: int, comments: list[str]) -> None:
    """Sort what stands in the comments on a ply into clock times and text."""

    def take(match: re.Match[str]) -> str:
        times = record.clocks if match["kind"] == "clk" else record.elapsed
        if ply == 0 or ply in times:
            return match[0]
        times[ply] = _milliseconds(match) / 1000
        return ""

    texts = [_TIME.sub(take, comment).strip(" \t\n") for comment in comments]
    if any(texts):
        record.comments[ply] = "\n".join(_decode_comment(text) for text in texts if text)


def _milliseconds(match: re.Match[str]) -> int:
    seconds = (int(match["h"]) * 60 + int(match["m"])) * 60 + int(match["s"])
    return seconds * 1000 + int((match["ms"] or "0").ljust(3, "0"))


# --- Writing --------------------------------------------------------------------------------------


def write_pgn(record: Record, style: Style = "mzinga") -> str:
    """A record as a PGN.

    The two styles differ in the result, a word for Mzinga and a score such as "1-0" for
    hivegame.com, and in comments: the latter reads any line that begins with a number as a move,
    so a comment is kept on one line.
    """
    if style not in ("mzinga", "hivegame"):
        msg = f"the styles are 'mzinga' and 'hivegame', not {style!r}"
        raise ValueError(msg)
    board = record.check()
    result = _score(record.result) if style == "hivegame" else record.result.value
    lines = [f'[{name} "{_encode_tag(value)}"]' for name, value in _tags(record, result)]
    body = _comment_lines(record, 0, style)
    for ply, text in enumerate(format_moves(board.move_stack), start=1):
        body.append(f"{ply}. {text}")
        body.extend(_comment_lines(record, ply, style))
    if body:
        lines.extend(("", *body))
    if record.result.is_over:
        lines.extend(("", result))
    return "\n".join((*lines, ""))


def write_pgns(records: Iterable[Record], style: Style = "mzinga") -> str:
    """Several records as one PGN, a blank line between two games."""
    return "\n".join(write_pgn(record, style) for record in records)


def _score(result: GameState) -> str:
    return next((score for score, state in _SCORES.items() if state is result), result.value)


def _tags(record: Record, result: str) -> Iterator[tuple[str, str]]:
    rules = record.rules
    yield "GameType", rules.game_type.value
    for name in ROSTER:
        yield name, record.tags.get(name, "")
    yield "Result", result
    if rules.opening is not Opening.TOURNAMENT:
        yield "OpeningRule", rules.opening.value
    if rules.repetition is not Repetition.OFF:
        yield "RepetitionRule", rules.repetition.value
    if record.termination is not None and not _told_by_board(record):
        yield "EndedBy", record.termination.value
    for name, value in record.tags.items():
        if name not in ROSTER:
            yield name, value


def _told_by_board(record: Record) -> bool:
    """Whether the moves and the result alone tell how the game ended."""
    return Record(record.rules, record.moves, result=record.result).termination is (
        record.termination
    )


def _comment_lines(record: Record, ply: int, style: Style) -> list[str]:
    parts = [
        f"[%{kind} {_clock(times[ply])}]"
        for kind, times in (("clk", record.clocks), ("emt", record.elapsed))
        if ply in times
    ]
    if ply in record.comments:
        parts.append(_encode_comment(record.comments[ply], one_line=style == "hivegame"))
    if not parts:
        return []
    # The blank keeps a number at the start of the text from being the first word of the line.
    return ["{" + (" " if style == "hivegame" else "") + " ".join(parts) + "}"]


def _clock(seconds: float) -> str:
    """A time as h:mm:ss, with as many decimals as it has."""
    minutes, milliseconds = divmod(round(seconds * 1000), 60_000)
    whole, rest = divmod(milliseconds, 1000)
    decimals = f".{rest:03}".rstrip("0") if rest else ""
    return f"{minutes // 60}:{minutes % 60:02}:{whole:02}{decimals}"


# --- Escapes --------------------------------------------------------------------------------------
#
# A comment has `\xHH` for a character that cannot stand there. A backslash stands for itself, as
# in every move to the upper left, unless what follows would be read as such an escape.

_ESCAPE: Final = re.compile(r"\\x([0-9a-f]{2})")
_LIKE_ESCAPE: Final = re.compile(r"\\(?=x[0-9a-f]{2})")
_UNFIT: Final = re.compile(r"[{}\x00-\x08\x0b-\x1f\x7f]|\[(?=%(?:clk|emt))|\A[ \t\n]|[ \t\n]\Z")
_UNFIT_ON_LINE: Final = re.compile(_UNFIT.pattern + r"|\n")

_TAG_ESCAPE: Final = re.compile(r'\\(?:(?P<itself>[\\"])|x(?P<code>[0-9a-f]{2}))')
_UNFIT_IN_TAG: Final = re.compile(r'[\\"\x00-\x1f\x7f]')


def _code(match: re.Match[str]) -> str:
    return f"\\x{ord(match[0]):02x}"


def _encode_comment(text: str, *, one_line: bool) -> str:
    unfit = _UNFIT_ON_LINE if one_line else _UNFIT
    return unfit.sub(_code, _LIKE_ESCAPE.sub(r"\\x5c", text))


def _decode_comment(text: str) -> str:
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)


def _encode_tag(value: str) -> str:
    return _UNFIT_IN_TAG.sub(lambda m: "\\" + m[0] if m[0] in '\\"' else _code(m), value)


def _decode_tag(value: str) -> str:
    return _TAG_ESCAPE.sub(lambda m: m["itself"] or chr(int(m["code"], 16)), value)
