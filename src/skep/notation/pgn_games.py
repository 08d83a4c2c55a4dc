"""The games of a PGN as they stand in the file: tags, move strings, comments, result.

Nothing is played here. A game that cannot be read is an error, and the next one begins at the next
tag that follows something else than a tag, or a blank line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

from skep.errors import NotationError, RecordError, excerpt
from skep.notation.pgn_syntax import RESULTS, decode_tag
from skep.outcome import GameState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["PgnGame", "split_games"]

_Read = TypeVar("_Read")

# Everything that can stand in a file. A text, a move or a result, runs to the end of its line or to
# one of the other items. A NAG is chess's code for a mark such as "good move".
_ITEM: Final = re.compile(
    r"(?P<newlines>\n\s*+)|[^\S\n]++|(?P<comment>\{[^}]*+\}?)|(?P<tag>\[[^\n]*+)"
    r"|(?P<rest>;[^\n]*+)|(?P<nag>\$[^\s(){};]*+)|(?P<variation>\()|(?P<text>[^\n{($;]++)"
)
_IN_VARIATION: Final = re.compile(r"\{[^}]*+\}|[()]")
_TAG: Final = re.compile(r'\[\s*(?P<name>[A-Za-z0-9_]+)\s+"(?P<value>.*)"\s*\]\s*')
_NAG: Final = re.compile(r"\$[0-9]{1,3}")
_NUMBER: Final = re.compile(r"(?P<number>[0-9]*+)[.\s]*+")
_NEXT_GAME: Final = re.compile(r"\n[^\S\n]*\n\s*(?=\[)")


@dataclass(slots=True)
class PgnGame:
    """One game of a file: `lines` are the lines of its moves, comments are kept by ply."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)
    result: GameState | None = None

    @property
    def is_empty(self) -> bool:
        """Is there nothing in it?"""
        return not (self.tags or self.moves or self.comments) and self.result is None

    def is_ended_by(self, tag: str, line: int, *, after_blank_line: bool) -> bool:
        """Does this tag begin the next game?

        It does after moves or a result, and where it comes again after a blank line.
        """
        if self.moves or self.result is not None:
            return True
        return after_blank_line and _parse_tag(tag, line)[0] in self.tags

    def read_tag(self, name: str, read: Callable[[str], _Read]) -> _Read | None:
        """The value of a tag, if it is there; RecordError, with its line, if it makes no sense."""
        if name not in self.tags:
            return None
        try:
            return read(self.tags[name])
        except NotationError as error:
            line = self.tag_lines[name]
            raise RecordError(f"line {line}: {error}", error.text, line=line) from error

    def add(self, kind: str, text: str, line: int) -> None:
        """Add an item of the file; raises RecordError if it does not belong there."""
        match kind:
            case "tag":
                self._add_tag(text, line)
            case "comment":
                self._add_comment(text[1:-1])
            case "rest":
                self._add_comment(text[1:])
            case "nag":
                if not _NAG.fullmatch(text):
                    message = f"line {line}: {excerpt(text)} is no code for a mark such as $1"
                    raise RecordError(message, text, line=line)
                self._add_comment(text)
            case "variation":
                self._add_comment(text)
            case "open comment" | "open variation":
                message = (
                    f"line {line}: the {kind.removeprefix('open ')} that begins here never ends"
                )
                raise RecordError(message, text, line=line)
            case _:
                self._add_text(text.strip(), line)

    def _add_tag(self, text: str, line: int) -> None:
        name, value = _parse_tag(text, line)
        if self.tags.setdefault(name, value) != value:
            message = f"line {line}: the tag {name} was there with another value"
            raise RecordError(message, text, line=line)
        self.tag_lines.setdefault(name, line)

    def _add_comment(self, text: str) -> None:
        self.comments.setdefault(len(self.moves), []).append(text)

    def _add_text(self, text: str, line: int) -> None:
        """Add a move or the result."""
        if self.result is not None:
            message = f"line {line}: {excerpt(text)} after the result"
            raise RecordError(message, text, line=line)
        # hivegame.com repeats its tag at the end, even where that says "Adjudicated".
        if text in RESULTS or text == self.tags.get("Result"):
            self.result = RESULTS.get(text, GameState.IN_PROGRESS)
            return
        number = _NUMBER.match(text)
        assert number is not None
        ply = len(self.moves) + 1
        # Plies are numbered one by one; full moves, as in chess, are understood as well.
        if number["number"].lstrip("0") not in ("", str(ply), str((ply + 1) // 2)):
            shown = excerpt(number["number"])
            message = f"line {line}: this is move {ply}, but its number is {shown}"
            raise RecordError(message, text, ply=ply, line=line)
        self.moves.append(text[number.end() :])
        self.lines.append(line)


def _parse_tag(text: str, line: int) -> tuple[str, str]:
    match = _TAG.fullmatch(text)
    if match is None:
        message = f'line {line}: {excerpt(text)} is not a tag, [Name "value"]'
        raise RecordError(message, text, line=line)
    return match["name"], decode_tag(match["value"])


@dataclass(frozen=True, slots=True)
class _Item:
    """A part of a file and what stands before it."""

    kind: str
    text: str
    line: int
    after_blank_line: bool
    after_tag: bool


def _items(text: str) -> Iterator[_Item]:
    """The parts of a file; after one without an end the next game is looked for."""
    position, line, newlines, last = 0, 1, 0, ""
    while position < len(text):
        match = _ITEM.match(text, position)
        assert match is not None, "every character belongs to some item"
        kind, end = match.lastgroup, match.end()
        if kind == "variation":
            end = _end_of_variation(text, position)
        is_open = (kind == "comment" and text[end - 1] != "}") or end < 0
        if kind == "newlines":
            newlines += match[0].count("\n")
        elif is_open:
            yield _Item(f"open {kind}", text[position:], line, newlines > 1, last == "tag")
            next_game = _NEXT_GAME.search(text, position)
            end = len(text) if next_game is None else next_game.end()
            newlines, last = 2, ""
        elif kind is not None:
            yield _Item(kind, text[position:end], line, newlines > 1, last == "tag")
            newlines, last = 0, kind
        line += text.count("\n", position, end)
        position = end


def _end_of_variation(text: str, start: int) -> int:
    """The position after the bracket that closes the one at the start; -1 if there is none."""
    depth = 0
    for match in _IN_VARIATION.finditer(text, start):
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if depth == 0:
            return match.end()
    return -1


def split_games(text: str) -> Iterator[PgnGame | RecordError]:
    """Split a file into its games; a game that cannot be read is yielded as an error."""
    game: PgnGame | None = PgnGame(line=1)  # None while the rest of a broken game is skipped
    for item in _items(text):
        if game is None:
            if item.kind != "tag" or (item.after_tag and not item.after_blank_line):
                continue
            game = PgnGame(line=item.line)
        try:
            if item.kind == "tag" and game.is_ended_by(
                item.text, item.line, after_blank_line=item.after_blank_line
            ):
                yield game
                game = PgnGame(line=item.line)
            game.add(item.kind, item.text, item.line)
        except RecordError as error:
            yield error
            game = None
    if game is not None and not game.is_empty:
        yield game
