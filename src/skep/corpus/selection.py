"""Choosing games of a corpus: those that fit, and each only once."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep.corpus.facts import players, ratings, year

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep.board import Board
    from skep.corpus.game import CorpusGame
    from skep.outcome import GameState, Termination
    from skep.record import Record
    from skep.rules import GameType

__all__ = ["GameFilter", "game_digest", "without_duplicates"]


@dataclass(frozen=True, slots=True)
class GameFilter:
    """What a game must be like; None, or an empty tuple, asks nothing.

    A player is a part of a name, in upper or lower case. `position` is a board whose position the
    game must come to, whatever the order of the moves and however the hive is turned.
    """

    types: tuple[GameType, ...] = ()
    results: tuple[GameState, ...] = ()
    terminations: tuple[Termination, ...] = ()
    player: str | None = None
    least_plies: int = 0
    most_plies: int | None = None
    first_year: int | None = None
    last_year: int | None = None
    least_rating: int | None = None
    position: Board | None = None

    def accepts(self, record: Record) -> bool:
        """Does a game fit?"""
        return (
            (not self.types or record.rules.game_type in self.types)
            and (not self.results or record.result in self.results)
            and (not self.terminations or record.termination in self.terminations)
            and self.least_plies <= len(record.moves)
            and (self.most_plies is None or len(record.moves) <= self.most_plies)
            and self._fits_player(record)
            and self._fits_year(record)
            and self._fits_rating(record)
            and self._comes_to_position(record)
        )

    def _fits_player(self, record: Record) -> bool:
        if self.player is None:
            return True
        return any(self.player.casefold() in name.casefold() for name in players(record))

    def _fits_year(self, record: Record) -> bool:
        if self.first_year is None and self.last_year is None:
            return True
        played = year(record)
        if played is None:
            return False
        return (self.first_year or played) <= played <= (self.last_year or played)

    def _fits_rating(self, record: Record) -> bool:
        """Both players need the rating, and a game without ratings does not fit."""
        least = self.least_rating
        return least is None or all(
            rating is not None and rating >= least for rating in ratings(record)
        )

    def _comes_to_position(self, record: Record) -> bool:
        if self.position is None:
            return True
        if record.rules.game_type is not self.position.game_type:
            return False
        key, ply = self.position.canonical_key, self.position.ply
        if record.position is None and not self.position.is_set_up:
            if len(record.moves) < ply:
                return False
            board = record.start()
            for move in record.moves[:ply]:
                board.push(move)
            return board.canonical_key == key
        return any(board.canonical_key == key for board in record.boards())


def game_digest(record: Record) -> bytes:
    """A digest that two games share exactly if one is the other, moved, turned or reflected.

    It is made of the positions alone: players, date and comments do not count.
    """
    board = record.start()
    digest = hashlib.blake2b(record.rules.game_type.value.encode(), digest_size=16)
    digest.update(board.canonical_key.to_bytes(8, "little"))
    for move in record.moves:
        board.push(move)
        digest.update(board.canonical_key.to_bytes(8, "little"))
    return digest.digest()


def without_duplicates(games: Iterable[CorpusGame]) -> Iterator[CorpusGame]:
    """Each game once: the first of those with the same moves. It keeps 16 bytes of every game."""
    seen: set[bytes] = set()
    for game in games:
        digest = game_digest(game.record)
        if digest not in seen:
            seen.add(digest)
            yield game
