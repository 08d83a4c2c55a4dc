"""The file that a terminal game is kept in."""

from __future__ import annotations

import contextlib
import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from skep import Color, GameError, NotationError
from skep.cli import games
from skep.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep import Move, Outcome, Record, Rules

__all__ = ["GameFile", "continued_game", "new_game", "path_of"]


def new_game(rules: Rules, names: Mapping[Color, str]) -> Game:
    """Begin a game today."""
    today = datetime.datetime.now().astimezone().date()
    white, black = names[Color.WHITE], names[Color.BLACK]
    return Game(rules, white=white, black=black, tags={"Date": f"{today:%Y.%m.%d}"})


def continued_game(record: Record) -> Game:
    """Go on with a game; a result that nobody gave a reason for counts as adjudicated."""
    if record.position is not None:
        raise GameError("a game at the terminal begins with an empty table, not with a set-up")
    game = Game.from_record(record)
    if record.result.is_over and not game.is_over:
        game.adjudicate(record.result.winner)
    return game


class GameFile:
    """A game, the file it is kept in, and whether the file has all of it."""

    def __init__(self, game: Game, source: str = "", *, is_saved: bool = False) -> None:
        """Keep a game; `source` is where it came from, a file or a game string, if anywhere."""
        self.game = game
        self.path: str = (
            source if not games.is_game_string(source) and games.format_of(source) else ""
        )
        self._saved = self._contents() if is_saved else None

    def _contents(self) -> tuple[list[Move], Outcome | None]:
        return self.game.board.move_stack, self.game.result

    @property
    def is_unsaved(self) -> bool:
        """Would something be lost if the game were dropped?"""
        return self._contents() not in (self._saved, ([], None))

    def save(self, path: str) -> bool:
        """Write the game; returns whether the format has room for its result."""
        form = games.format_of(path) or "pgn"
        Path(path).write_bytes(games.write([self.game.record()], form))
        self.path = path
        self._saved = self._contents()
        result = self.game.result
        return form == "pgn" or result is None or result.termination.is_on_board


def path_of(text: str) -> str:
    """The name of a file, which may stand in quotes and begin with ~."""
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        text = text[1:-1]
    if "\0" in text:
        raise NotationError("the name of a file has no NUL in it", text)
    with contextlib.suppress(RuntimeError):  # ~ of a user who is not known here
        return str(Path(text).expanduser()) if text else ""
    return text
