"""Positions without history, one position string on a line, as games that begin with a set-up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.errors import PositionError, RecordError
from skep.record import Record, RecordFormat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep.rules import Opening, Repetition

__all__ = ["POSITION"]

_START: Final = re.compile(r"Base[^;\n]*;\s*(?:White|Black)\[")


def _matches(text: str) -> bool:
    return _START.match(text) is not None


def _read(
    text: str,
    opening: Opening | str,  # noqa: ARG001 - a position string has its own rules
    repetition: Repetition | str,  # noqa: ARG001
) -> Iterator[Record | RecordError]:
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            board = Board.from_position(line)
        except PositionError as error:
            found = RecordError(f"line {number}: {error}", error.text, error.position, line=number)
            found.__cause__ = error
            yield found
        else:
            yield Record.from_board(board)


POSITION: Final = RecordFormat("position", (), _matches, _read)
