"""The common base of matches and tournaments: plays, keeps and resumes games."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from skep.engine.background import run_in_thread
from skep.game import Limits
from skep.lab.cluster_games import FixturePlayer
from skep.lab.journal import Journal, PgnFile
from skep.lab.match_game import Fixture, RunningGame
from skep.lab.runner import Runner
from skep.lab.shard import WHOLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from skep.engine import StopFunction
    from skep.lab.conditions import Conditions
    from skep.lab.contestants import Contestant
    from skep.lab.results import GameResult
    from skep.lab.shard import Shard
    from skep.lab.spread import Spread
    from skep.record import Record

__all__ = ["Contest"]


class Contest(ABC):
    """Games between contestants, played in pairs from one opening with colours exchanged.

    A subclass says who plays pair n (`pairing(n)`) and from which opening of the book, which `seed`
    has shuffled (`opening_index(n)`). With a journal, the contest goes on from what is in it. With
    a shard it plays the pairs of that part alone; the journals of all parts can be merged. `close`
    must be called in the end.
    """

    kind = "contest"

    def __init__(
        self,
        contestants: Sequence[Contestant],
        conditions: Conditions,
        openings: Sequence[str],
        *,
        games: int,
        seed: int = 0,
        journal: Path | None = None,
        pgn: Path | None = None,
        event: str = "",
        shard: Shard = WHOLE,
        on_result: Callable[[GameResult], None] | None = None,
        on_game: Callable[[GameResult, Record], None] | None = None,
    ) -> None:
        self.contestants: dict[str, Contestant] = {
            contestant.name: contestant for contestant in contestants
        }
        if len(self.contestants) < max(2, len(contestants)):
            raise ValueError("two or more contestants are needed, of different names")
        if not openings or games < 1:
            raise ValueError("a contest needs at least one opening and one game")
        self.conditions = conditions
        self.games = games
        self.openings: list[str] = list(openings)
        self.results: list[GameResult] = []
        self.resumed: int = 0
        """How many games the journal already had."""
        self._seed = seed
        self._event = event
        self._shard = shard
        self._on_result = on_result
        self._on_game = on_game
        self._order = random.Random(seed).sample(range(len(openings)), len(openings))
        self._away: dict[int, RunningGame] = {}
        self._journal: Journal | None = None
        self._pgn: PgnFile | None = None
        self._runner = Runner(self.contestants, conditions, self._finished, self._tags)
        try:
            self._open(journal, pgn)
        except BaseException:
            self.close()
            raise

    def _open(self, journal: Path | None, pgn: Path | None) -> None:
        if pgn is not None:
            self._pgn = PgnFile(pgn)
        if journal is None:
            return
        self._journal = Journal(journal, self.identity())
        self.results = [result for result, _ in self._journal.games]
        self.resumed = len(self.results)
        if self._pgn is not None and self._journal.games:
            self._pgn.repair(self._journal.games[-1][1])

    # ---- what matches and tournaments implement

    @abstractmethod
    def pairing(self, pair: int) -> tuple[str, str]:
        """The names that play a pair of games, White of the first game first."""

    @abstractmethod
    def opening_index(self, pair: int) -> int:
        """The index of a pair's opening in the shuffled book; beyond its end it wraps around."""

    def is_decided(self) -> bool:
        """Whether the contest can stop before all games are played."""
        return False

    # ---- playing

    @property
    def is_over(self) -> bool:
        """Whether all games are played or the contest is decided."""
        return not self._left() or self.is_decided()

    def _left(self) -> list[int]:
        """The numbers of the games that are still to be played here."""
        played = {result.number for result in self.results}
        return [n for n in range(self.games) if self._shard.has(n // 2) and n not in played]

    @property
    def planned(self) -> int:
        """How many games there will be: all, or those of this part and of the journal."""
        return self.games if self._shard.is_whole else len(self.results) + len(self._left())

    @property
    def journaled(self) -> bool:
        """Whether the contest has a journal and can be resumed."""
        return self._journal is not None

    @property
    def openings_needed(self) -> int:
        """How many openings there must be so that none is used for two pairs by accident."""
        return self.opening_index((self.games - 1) // 2) + 1

    @property
    def running(self) -> Sequence[RunningGame]:
        """The games being played."""
        away = [self._away[number] for number in sorted(self._away)]
        return [self._runner.running[worker] for worker in sorted(self._runner.running)] + away

    async def run(self, concurrency: int = 1) -> None:
        """Play the remaining games; EngineError if a player cannot be started."""
        if self.is_over:
            return
        left = self._left()
        fixtures = (self.fixture(number) for number in left)
        await self._runner.run(fixtures, min(concurrency, len(left)))

    async def run_elsewhere(self, spread: Spread) -> None:
        """Play the remaining games as pieces of work that something spreads over other machines.

        ValueError if a contestant cannot be made there, EngineError if it cannot be started.
        """
        player = FixturePlayer.of(self.contestants.values(), self.conditions)
        if self.is_over:
            return
        told: list[StopFunction] = []  # that of the present step

        def stopped() -> bool:
            return told[-1]()

        def work() -> Iterator[tuple[Fixture, Mapping[str, str]]]:
            for fixture in map(self.fixture, self._left()):
                self._away[fixture.number] = RunningGame(fixture)
                yield fixture, self._tags(fixture)

        results = spread(player, work(), stopped)

        def step(stop: StopFunction) -> tuple[GameResult, Record] | None:
            told[:] = [stop]
            return next(results, None)

        try:
            while (found := await run_in_thread(step)) is not None:
                self._away.pop(found[0].number, None)
                if not self._finished(*found):
                    return
        finally:
            self._away.clear()
            results.close()

    def fixture(self, number: int) -> Fixture:
        """The game of that number."""
        pair = number // 2
        first, second = self.pairing(pair)
        white, black = (first, second) if number % 2 == 0 else (second, first)
        opening = self.openings[self._order[self.opening_index(pair) % len(self._order)]]
        seed = random.Random(f"{self._seed}:{number}").getrandbits(31)
        return Fixture(number, white, black, opening, seed)

    def _tags(self, fixture: Fixture) -> Mapping[str, str]:
        return {
            "Date": datetime.now(UTC).astimezone().strftime("%Y.%m.%d"),
            "Event": self._event,
            "Round": str(fixture.number + 1),
            "Limits": str(self.conditions.limits),
        }

    def _finished(self, result: GameResult, record: Record) -> bool:
        pgn = record.to_pgn()
        if self._journal is not None:
            self._journal.add(result, pgn)
        if self._pgn is not None:
            self._pgn.add(pgn)
        self.results.append(result)
        if self._on_result is not None:
            self._on_result(result)
        if self._on_game is not None:
            self._on_game(result, record)
        return not self.is_decided()

    def close(self) -> None:
        """Close the files."""
        for file in (self._journal, self._pgn):
            if file is not None:
                file.close()

    # ---- being the same contest

    def identity(self) -> dict[str, Any]:
        """Everything that the results depend on, except the number of games."""
        conditions = self.conditions
        rules, limits = conditions.rules, conditions.limits
        return {
            "kind": self.kind,
            "contestants": [
                {"name": contestant.name, **contestant.identity}
                for contestant in self.contestants.values()
            ],
            "rules": [rules.game_type.value, rules.opening.value, rules.repetition.value],
            "limits": [limits.seconds, limits.depth, limits.nodes]
            if isinstance(limits, Limits)
            else str(limits),
            "margin": [conditions.margin, conditions.patience],
            "max plies": conditions.max_plies,
            "resign": None if conditions.resign is None else repr(conditions.resign),
            "draw": None if conditions.draw is None else repr(conditions.draw),
            "seed": self._seed,
            "openings": sha256("\n".join(self.openings).encode()).hexdigest()[:16],
        }
