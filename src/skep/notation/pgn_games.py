"""The games of a PGN as they stand in the file: tags, moves, comments, variations, result.

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
from skep.record_line import MOST_DEPTH, MOST_NAG, SIGNS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["PgnGame", "PgnLine", "split_games"]

_Read = TypeVar("_Read")

# Everything that can stand in a file. A text, a move or a result, runs to the end of its line or to
# one of the other items. A NAG is chess's code for a sign such as "!".
_ITEM: Final = re.compile(
    r"(?P<newlines>\n\s*+)|[^\S\n]++|(?P<comment>\{[^}]*+\}?)|(?P<tag>\[[^\n]*+)"
    r"|(?P<rest>;[^\n]*+)|(?P<nag>\$[^\s(){};]*+)|(?P<begin>\()|(?P<end>\))"
    r"|(?P<text>[^\n{()$;]++)"
)
_TAG: Final = re.compile(r'\[\s*(?P<name>[A-Za-z0-9_]+)\s+"(?P<value>.*)"\s*\]\s*')
_NAG: Final = re.compile(r"\$[0-9]{1,3}")
_SIGN: Final = re.compile(r"\s*+(!!|\?\?|!\?|\?!|!|\?)$")
_NAG_OF_SIGN: Final = {sign: nag for nag, sign in SIGNS.items()}
# Several moves may stand on one line: each begins with its number and a dot.
_NEXT_MOVE: Final = re.compile(r"\s+(?=[0-9]+\s*\.)")
_NUMBER: Final = re.compile(r"(?P<number>[0-9]*+)[.\s]*+")
_NEXT_GAME: Final = re.compile(r"\n[^\S\n]*\n\s*(?=\[)")


@dataclass(slots=True)
class PgnLine:
    """A line of moves as it stands in the file; comments, signs and variations are kept by ply.

    Plies are counted from 1 in each line; `before` is how many plies come before it in the game.
    `lines` are the lines of the file that the moves stand on.
    """

    line: int
    before: int = 0
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)
    nags: dict[int, list[int]] = field(default_factory=dict)
    variations: dict[int, list[PgnLine]] = field(default_factory=dict)

    def add_comment(self, text: str) -> None:
        """Add a comment on the last move."""
        self.comments.setdefault(len(self.moves), []).append(text)

    def add_nag(self, nag: int, text: str, line: int) -> None:
        """Add a sign to the last move; RecordError where there is none."""
        if not self.moves:
            message = f"line {line}: there is no move before the sign {excerpt(text)}"
            raise RecordError(message, text, line=line)
        self.nags.setdefault(len(self.moves), []).append(nag)

    def add_move(self, text: str, line: int) -> None:
        """Add a move with its number, and with a sign such as "!?" after it."""
        number = _NUMBER.match(text)
        assert number is not None
        ply = self.before + len(self.moves) + 1
        # Plies are numbered one by one; full moves, as in chess, are understood as well.
        if number["number"].lstrip("0") not in ("", str(ply), str((ply + 1) // 2)):
            shown = excerpt(number["number"])
            message = f"line {line}: this is move {ply}, but its number is {shown}"
            raise RecordError(message, text, ply=ply, line=line)
        sign = _SIGN.search(text)
        self.moves.append(text[number.end() : sign.start() if sign else None])
        self.lines.append(line)
        if sign:
            self.add_nag(_NAG_OF_SIGN[sign[1]], sign[1], line)


@dataclass(slots=True)
class PgnGame:
    """One game of a file: its tags, its main line and its result."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    main: PgnLine = field(default_factory=lambda: PgnLine(0))
    result: GameState | None = None
    _open: list[PgnLine] = field(default_factory=list)  # the variations that have not ended

    @property
    def is_empty(self) -> bool:
        """Is there nothing in it?"""
        return not (self.tags or self.main.moves or self.main.comments) and self.result is None

    def is_ended_by(self, tag: str, line: int, *, after_blank_line: bool) -> bool:
        """Does this tag begin the next game?

        It does after moves or a result, and where it comes again after a blank line.
        """
        if self.main.moves or self.result is not None:
            return True
        return after_blank_line and _parse_tag(tag, line)[0] in self.tags

    def end(self) -> None:
        """Check that the game is whole; RecordError where a variation has not ended."""
        if self._open:
            line = self._open[-1].line
            message = f"line {line}: the variation that begins here never ends"
            raise RecordError(message, "(", line=line)

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
                self._last.add_comment(text[1:-1])
            case "rest":
                self._last.add_comment(text[1:])
            case "nag":
                if not _NAG.fullmatch(text) or int(text[1:]) > MOST_NAG:
                    message = f"line {line}: {excerpt(text)} is no sign: $0 to ${MOST_NAG}"
                    raise RecordError(message, text, line=line)
                self._last.add_nag(int(text[1:]), text, line)
            case "begin":
                self._begin_variation(line)
            case "end":
                self._end_variation(line)
            case "open comment":
                message = f"line {line}: the comment that begins here never ends"
                raise RecordError(message, text, line=line)
            case _:
                for part in _NEXT_MOVE.split(text.strip()):
                    self._add_text(part.strip(), line)

    @property
    def _last(self) -> PgnLine:
        """The line that goes on."""
        return self._open[-1] if self._open else self.main

    def _begin_variation(self, line: int) -> None:
        parent = self._last
        ply = len(parent.moves)
        if not ply or self.result is not None:
            where = "after the result" if ply else "before the first move"
            raise RecordError(f"line {line}: a variation {where}", "(", line=line)
        if len(self._open) >= MOST_DEPTH:
            message = f"line {line}: variations lie more than {MOST_DEPTH} deep inside each other"
            raise RecordError(message, "(", line=line)
        variation = PgnLine(line, parent.before + ply - 1)
        parent.variations.setdefault(ply, []).append(variation)
        self._open.append(variation)

    def _end_variation(self, line: int) -> None:
        if not self._open:
            raise RecordError(f"line {line}: ')' where no variation has begun", ")", line=line)
        if not self._open.pop().moves:
            raise RecordError(f"line {line}: a variation without moves", ")", line=line)

    def _add_tag(self, text: str, line: int) -> None:
        name, value = _parse_tag(text, line)
        if self.tags.setdefault(name, value) != value:
            message = f"line {line}: the tag {name} was there with another value"
            raise RecordError(message, text, line=line)
        self.tag_lines.setdefault(name, line)

    def _add_text(self, text: str, line: int) -> None:
        """Add a move or the result."""
        if self.result is not None:
            message = f"line {line}: {excerpt(text)} after the result"
            raise RecordError(message, text, line=line)
        # hivegame.com repeats its tag at the end, even where that says "Adjudicated".
        if text in RESULTS or text == self.tags.get("Result"):
            if self._open:
                message = f"line {line}: the result {excerpt(text)} inside a variation"
                raise RecordError(message, text, line=line)
            self.result = RESULTS.get(text, GameState.IN_PROGRESS)
            return
        self._last.add_move(text, line)


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
        is_open = kind == "comment" and text[end - 1] != "}"
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
                ended, game = game, PgnGame(line=item.line)
                yield _whole(ended)
            game.add(item.kind, item.text, item.line)
        except RecordError as error:
            yield error
            game = None
    if game is not None and not game.is_empty:
        yield _whole(game)


def _whole(game: PgnGame) -> PgnGame | RecordError:
    try:
        game.end()
    except RecordError as error:
        return error
    return game
