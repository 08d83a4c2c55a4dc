"""Games of contests and of self-play as pieces of work for other processes and machines."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep import _core
from skep.engine.net import Net
from skep.lab.contestants import contestant
from skep.lab.runner import Runner
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from skep.lab.conditions import Conditions
    from skep.lab.contestants import Contestant
    from skep.lab.match_game import Fixture
    from skep.lab.nets.data_file import Origin
    from skep.lab.results import GameResult
    from skep.record import Record

__all__ = ["FixturePlayer", "SelfplayBatches", "batches", "bugs_of"]

_BATCH: Final = 16
"""So many games of self-play are one piece of work."""


@dataclass(frozen=True, slots=True)
class FixturePlayer:
    """Plays a game of a contest, with players that are started where it is called."""

    recipes: Mapping[str, tuple[str, Mapping[str, str]]]
    """How to make each contestant, by name."""
    conditions: Conditions

    @classmethod
    def of(cls, contestants: Iterable[Contestant], conditions: Conditions) -> FixturePlayer:
        """For these contestants; ValueError if one cannot be made elsewhere."""
        recipes = {}
        for one in contestants:
            if one.recipe is None:
                raise ValueError(f"{one.name} cannot play on another machine")
            recipes[one.name] = one.recipe
        return cls(recipes, conditions)

    def __call__(self, work: tuple[Fixture, Mapping[str, str]]) -> tuple[GameResult, Record]:
        """Play one game, which comes with the tags of its record."""
        fixture, tags = work
        players = {
            name: contestant(spec, options, name) for name, (spec, options) in self.recipes.items()
        }
        found: list[tuple[GameResult, Record]] = []

        def finished(result: GameResult, record: Record) -> bool:
            found.append((result, record))
            return True

        runner = Runner(players, self.conditions, finished, lambda _: tags)
        asyncio.run(runner.run(iter([fixture]), 1))
        return found[0]


@dataclass(frozen=True, slots=True)
class SelfplayBatches:
    """Plays games of self-play by their numbers, one after another on one thread."""

    origin: Origin
    net: bytes | None

    def __call__(self, numbers: Sequence[int]) -> list[bytes]:
        """The games of these numbers."""
        games: list[bytes] = []
        native = None if self.net is None else Net(self.net).native
        _core.selfplay(
            self.origin.seed, self.origin.nodes, bugs_of(self.origin.types), native,
            list(numbers), 0, len(numbers), 1, games.append, lambda: False,
        )  # fmt: skip
        return games


def bugs_of(types: Iterable[str]) -> list[int]:
    """Game types as the core has them: bits 5 to 7 for mosquito, ladybug and pillbug."""
    found = []
    for name in types:
        letters = GameType(name).value.partition("+")[2]
        found.append(sum(1 << bit for bit, letter in enumerate("MLP", 5) if letter in letters))
    return found


def batches(numbers: Iterable[int]) -> Iterator[list[int]]:
    """The numbers of games, so many together as are one piece of work."""
    batch: list[int] = []
    for number in numbers:
        batch.append(number)
        if len(batch) == _BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
