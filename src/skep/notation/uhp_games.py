"""Games as UHP game strings, one on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.errors import RecordError
from skep.record import Record, RecordFormat
from skep.rules import GameType, Opening, Repetition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep.record import Style

__all__ = ["UHP"]


def _matches(text: str) -> bool:
    return text.startswith(GameType.BASE.value)


def _read(
    text: str, opening: Opening | str, repetition: Repetition | str
) -> Iterator[Record | RecordError]:
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if sum(_matches(line.lstrip()) for _, line in lines) == 1:
        # One game string, which may be broken into several lines.
        lines = [(0, text)]
    rule = Repetition.OFF if repetition == "auto" else repetition
    for number, line in lines:
        try:
            record = Record.from_board(Board.from_game_string(line, opening, rule))
        except RecordError as error:
            yield _on_line(number, error) if number else error
        else:
            yield record


def _on_line(number: int, error: RecordError) -> RecordError:
    found = RecordError(f"line {number}: {error}", error.text, error.position, error.ply, number)
    found.__cause__ = error.__cause__
    return found


def _write(records: Iterable[Record], style: Style) -> str:  # noqa: ARG001 - PGN's matter
    return "".join(f"{record.to_game_string()}\n" for record in records)


UHP: Final = RecordFormat("uhp", (".uhp", ".txt"), _matches, _read, _write)
