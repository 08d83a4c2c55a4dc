"""Games as UHP game strings, one on a line, and as bare lists of moves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.errors import RecordError
from skep.record import Record, RecordFormat
from skep.rules import GameType, Opening, Repetition
from skep.uhp_strings import rules_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep.record import Style

__all__ = ["UHP"]


# The first move names a piece and no neighbour.
_BARE: Final = re.compile(r"[wb](?:Q|[BS][12]|[GA][123]|[MLP])\s*(?:;|$)", re.IGNORECASE)
_EXTRA_BUG: Final = re.compile(r"(?:^|;)\s*[wb]([MLP])\b", re.IGNORECASE)


def _matches(text: str) -> bool:
    return text.startswith(GameType.BASE.value) or _is_bare(text)


def _is_bare(text: str) -> bool:
    return _BARE.match(text.lstrip()) is not None


def _read(
    text: str, opening: Opening | str, repetition: Repetition | str
) -> Iterator[Record | RecordError]:
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if _games_in([line.strip() for _, line in lines]) == 1:
        # One game string, which may be broken into several lines.
        lines = [(0, text)]
    rule = Repetition.OFF if repetition == "auto" else repetition
    for number, line in lines:
        try:
            record = Record.from_board(_board_of(line, opening, rule))
        except RecordError as error:
            yield _on_line(number, error) if number else error
        else:
            yield record


def _games_in(lines: list[str]) -> int:
    """How many games begin on these lines; a move after a semicolon goes on with its game."""
    before = ["", *lines]
    return sum(
        line.startswith(GameType.BASE.value) or (_is_bare(line) and not last.endswith(";"))
        for last, line in zip(before, lines, strict=False)
    )


def _board_of(text: str, opening: Opening | str, repetition: Repetition | str) -> Board:
    if not _is_bare(text):
        return Board.from_game_string(text, opening, repetition)
    # Without a game type the smallest one counts that has all the pieces.
    played = {letter.upper() for letter in _EXTRA_BUG.findall(text)}
    extra = "".join(letter for letter in "MLP" if letter in played)
    game_type = GameType(f"Base+{extra}" if extra else "Base")
    moves = [move.strip() for move in text.strip().rstrip(";").split(";")]
    return Board.replay(rules_for(game_type, opening, repetition, moves[:2]), moves)


def _on_line(number: int, error: RecordError) -> RecordError:
    found = RecordError(f"line {number}: {error}", error.text, error.position, error.ply, number)
    found.__cause__ = error.__cause__
    return found


def _write(records: Iterable[Record], style: Style) -> str:  # noqa: ARG001 - PGN's matter
    return "".join(f"{record.to_game_string()}\n" for record in records)


UHP: Final = RecordFormat("uhp", (".uhp", ".txt"), _matches, _read, _write)
