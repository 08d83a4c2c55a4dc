"""Mining puzzles from games: a run that is journaled, can be resumed, and can be done in parts."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from skep.lab.line_journal import LineJournal
from skep.lab.puzzles import Puzzle, Selection, candidates
from skep.lab.shard import WHOLE
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from skep.lab.shard import Shard

__all__ = ["MINE", "Mine", "Mined", "read_mined", "search_game", "select"]

MINE: Final = "skep mine 1"
"""The format of the journals of mining."""

Mined = tuple[int, list[Puzzle]]
"""The number of a game, and the puzzles in it."""


def search_game(work: tuple[int, str]) -> Mined:
    """Find the puzzles of a game that is given with its number."""
    number, game = work
    return number, candidates(game)


def read_mined(entry: Any) -> Mined:  # noqa: ANN401 - it comes from a file
    """A line of a journal; KeyError, TypeError or ValueError if it is none."""
    puzzles = [Puzzle(str(game), int(plies), str(text)) for game, plies, text in entry["puzzles"]]
    return int(entry["game"]), puzzles


def select(mined: Mapping[int, list[Puzzle]], count: int | None) -> Selection:
    """Choose so many puzzles of each game type and length, game by game in their order."""
    selection = Selection(count)
    for number in sorted(mined):
        selection.add(mined[number])
    return selection


class Mine:
    """The search of some games for puzzles; what a journal has is not searched again.

    A whole run ends as soon as there are enough puzzles. A part cannot know that, and searches all
    its games, so that the parts together give what a whole run gives.
    """

    def __init__(
        self,
        games: Sequence[str],
        count: int | None,
        *,
        journal: Path | None = None,
        shard: Shard = WHOLE,
    ) -> None:
        self._games = games
        self._count = count
        self._shard = shard
        self.found: dict[int, list[Puzzle]] = {}
        self._journal: LineJournal[Mined] | None = None
        if journal is not None:
            digest = sha256("\n".join(games).encode()).hexdigest()[:16]
            identity = {"games": digest, "count": count}
            self._journal = LineJournal(journal, MINE, identity, read_mined)
            self.found = dict(self._journal.entries)
        self.resumed: int = len(self.found)
        """How many games the journal already had."""

    def left(self) -> list[tuple[int, str]]:
        """The games that are still to be searched here, with their numbers."""
        return [
            (number, game)
            for number, game in enumerate(self._games)
            if self._shard.has(number) and number not in self.found
        ]

    def run(
        self,
        search: Callable[[Iterable[tuple[int, str]]], Iterator[Mined]],
        progress: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Search what is left by a function that searches games, in any order."""
        selection = Selection(self._count)
        checked = 0
        skipped: set[int] = set()

        def enough() -> bool:
            """Whether the games up to the first that is not searched yet have enough puzzles."""
            nonlocal checked
            while checked in self.found or checked in skipped:
                selection.add(self.found.get(checked, ()))
                checked += 1
            return self._shard.is_whole and selection.is_complete

        def wanted() -> Iterator[tuple[int, str]]:
            for number, game in self.left():
                if enough():
                    return
                if self._shard.is_whole and not selection.wants(GameType(game.partition(";")[0])):
                    skipped.add(number)
                else:
                    yield number, game

        for number, puzzles in search(wanted()):
            lines = [[one.game, one.plies, one.solution] for one in puzzles]
            if self._journal is not None:
                self._journal.append({"game": number, "puzzles": lines})
            self.found[number] = puzzles
            progress(len(self.found))

    def selection(self) -> Selection:
        """The puzzles that were found so far."""
        return select(self.found, self._count)

    def close(self) -> None:
        """Close the journal."""
        if self._journal is not None:
            self._journal.close()
