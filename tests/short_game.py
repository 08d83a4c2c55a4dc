"""One short game, as a game string and as a record."""

from __future__ import annotations

from skep import Board, Record

SHORT = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def short_record() -> Record:
    return Record.from_board(Board.from_game_string(SHORT))
