"""Measures the levels against each other: `skep lab calibrate`.

Every level plays the next one and the next but one, in pairs of games from the openings of the
book; level 1 also plays the scripted beginner, from the first move. The table of ratings is right
if each level is better than the one below by a step that a person notices, and the first level is
easy to beat.

Levels below full strength are limited by nodes, not by time, and full strength is given a number of
nodes here, so that the speed of the machine makes no difference.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from skep.engine import OPPONENTS, Opponent
from skep.game import Limits
from skep.lab.conditions import Conditions
from skep.lab.contestants import beginner_contestant, builtin_contestant
from skep.lab.match import Match, json_estimate
from skep.lab.openings import load_openings
from skep.lab.ratings import Pairing, rate
from skep.lab.results import score_of
from skep.lab.shard import WHOLE
from skep.lab.stats import elo_estimate
from skep.rules import Repetition, Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from skep.lab.contestants import Contestant
    from skep.lab.results import GameResult, Score
    from skep.lab.shard import Shard
    from skep.lab.spread import Spread
    from skep.lab.stats import Estimate

__all__ = [
    "BEGIN",
    "END",
    "Calibration",
    "LevelMatch",
    "MeasuredLevel",
    "Plan",
    "faults",
    "measure_levels",
    "play_all",
    "table",
    "write_into",
]

LEAST_STEP: Final = 120
MOST_STEP: Final = 260
"""The range of a good step between two levels, in Elo: noticeable, and not out of reach."""
LEAST_LOSSES: Final = 0.8
"""The least part of its games that level 1 loses to the beginner."""

BEGIN: Final = "<!-- the table of skep lab calibrate -->\n"
END: Final = "<!-- its end -->\n"
"""The lines of a document between which the table is written."""

_BEGINNER: Final = "beginner"
_NAMES: Final = [str(one) for one in OPPONENTS]
_NEIGHBORS: Final = list(pairwise(_NAMES))
_NEXT_BUT_ONE: Final = list(zip(_NAMES, _NAMES[2:], strict=False))
_TOP: Final = _NAMES[-2:]
"""The levels whose games take much longer than others, so that they play fewer."""
_MAX_PLIES: Final = 200
_HASH_MIB: Final = "16"


# ---- playing


@dataclass(frozen=True, slots=True)
class LevelMatch:
    """A match between two levels: the number of games, and the folder that keeps them."""

    names: tuple[str, str]
    games: int
    nodes: int
    folder: Path | None = None
    concurrency: int = 1
    shard: Shard = WHOLE

    def play(self, spread: Spread | None = None) -> list[GameResult]:
        """Play the games of this part that the folder does not have yet, here or elsewhere."""
        first, second = map(_contestant, self.names)
        rules = Rules(repetition=Repetition.THREEFOLD)
        openings = load_openings(rules.game_type)
        if _BEGINNER in self.names:
            openings = [f"{rules.game_type};NotStarted;White[1]"]
        conditions = Conditions(rules, Limits(nodes=self.nodes), max_plies=_MAX_PLIES)
        journal = None
        if self.folder is not None:
            journal = self.folder / f"{' - '.join(self.names)}.jsonl".replace(" ", "")
        match = Match(
            first, second, conditions, openings, games=self.games, journal=journal, shard=self.shard
        )
        try:
            elsewhere = None if spread is None else match.run_elsewhere(spread)
            asyncio.run(match.run(self.concurrency) if elsewhere is None else elsewhere)
        finally:
            match.close()
        return match.results


def _contestant(name: str) -> Contestant:
    if name == _BEGINNER:
        return beginner_contestant(name)
    return builtin_contestant(name, {"level": name.split(maxsplit=1)[0], "hashmib": _HASH_MIB})


def play_all(
    matches: Sequence[LevelMatch], processes: int = 1, spread: Spread | None = None
) -> Iterator[list[GameResult]]:
    """Play all matches, `processes` at a time; yield their games in the order of the matches."""
    if processes == 1 or spread is not None:
        yield from (level_match.play(spread) for level_match in matches)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(LevelMatch.play, matches)


# ---- what the games say


@dataclass(frozen=True, slots=True)
class MeasuredLevel:
    """A level as measured: its rating, and its games against the level below."""

    opponent: Opponent
    rating: Estimate
    against_below: Score | None
    nodes: float
    """The mean number of nodes for a move."""

    @property
    def step(self) -> Estimate | None:
        """By how much it is better than the level below, by their games against each other."""
        return None if self.against_below is None else elo_estimate(self.against_below.pairs)


def measure_levels(results: Sequence[Sequence[GameResult]]) -> list[MeasuredLevel]:
    """Rate the levels by their games, the weakest level first."""
    pairings = {}
    for games in results:
        first, second = sorted({games[0].white, games[0].black}, key=_NAMES.index)
        score = score_of(games, first)
        pairings[first, second] = Pairing(score.pairs, score.singles)
    ratings = {rating.name: rating.elo for rating in rate(pairings).ratings}
    found = []
    for place, opponent in enumerate(OPPONENTS):
        below = None
        moves = nodes = 0
        for games in results:
            score = score_of(games, _NAMES[place])
            moves += score.effort.moves
            nodes += score.effort.nodes
            if place and score.played and _NAMES[place - 1] in (games[0].white, games[0].black):
                below = score
        found.append(MeasuredLevel(opponent, ratings[_NAMES[place]], below, nodes / max(moves, 1)))
    return found


def faults(levels: Sequence[MeasuredLevel], losses: float) -> list[str]:
    """Steps that are wrong beyond the error of the measurement, as sentences."""
    found = []
    for lower, upper in pairwise(levels):
        step = upper.step
        if upper.rating.value <= lower.rating.value:
            found.append(f"{upper.opponent} is not better than {lower.opponent}")
        elif step is None or step.high < LEAST_STEP or step.low > MOST_STEP:
            found.append(f"the step from {lower.opponent} to {upper.opponent} is {_elo(step)}")
    if losses < LEAST_LOSSES:
        found.append(f"{levels[0].opponent} loses only {losses:.0%} to the beginner")
    return found


# ---- the table


def table(levels: Sequence[MeasuredLevel], beginner: Score) -> str:
    """The levels as a Markdown table."""
    bottom = levels[0].rating.value
    lines = [
        "| level | name | rating | step | against the level below | positions for a move |",
        "|---:|---|---:|---:|---:|---:|",
    ]
    for one in reversed(levels):
        opponent, rating = one.opponent, one.rating
        lines.append(
            f"| {opponent.level} | {opponent.name} "
            f"| {rating.value - bottom:.0f} ± {rating.margin:.0f} | {_elo(one.step)} "
            f"| {_result(one.against_below)} | {one.nodes:,.0f} |"
        )
    lost = beginner.games[0] / beginner.played
    lines += ["", f"Level 1 against the beginner: {_result(beginner)}, {lost:.0%} of them lost."]
    return "\n".join(lines) + "\n"


def write_into(document: Path, text: str) -> None:
    """Write the table between its two lines of a document; ValueError if they are missing."""
    before, begin, rest = document.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{document} has no place for the table: {BEGIN}{END}")
    document.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


def _elo(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{estimate.value:.0f} ± {estimate.margin:.0f}"


def _result(score: Score | None) -> str:
    if score is None:
        return ""
    lost, drawn, won = score.games
    return f"+{won} ={drawn} -{lost}"


# ---- all of it


@dataclass(frozen=True, slots=True)
class Plan:
    """How many games are played between which levels, and where they are kept."""

    games: int = 200
    """Between neighbours."""
    top_games: int = 100
    """Of the two highest levels, at most."""
    far_games: int = 40
    """Between the next but one."""
    nodes: int = 100_000
    """For full strength."""
    folder: Path | None = None
    concurrency: int = 1
    shard: Shard = WHOLE

    def matches(self) -> list[LevelMatch]:
        """All matches, what takes longest first; the first is that with the beginner."""
        found = [self._match(names, self.games) for names in _NEIGHBORS]
        found += [self._match(names, self.far_games) for names in _NEXT_BUT_ONE if self.far_games]
        found.append(self._match((_NAMES[0], _BEGINNER), self.games))
        return found[::-1]

    def _match(self, names: tuple[str, str], games: int) -> LevelMatch:
        if names[1] in _TOP:
            games = min(games, self.top_games)
        held = self.nodes, self.folder, self.concurrency, self.shard
        return LevelMatch(names, games, *held)


@dataclass(frozen=True, slots=True)
class Calibration:
    """The levels as measured, and the games of level 1 against the beginner."""

    levels: list[MeasuredLevel]
    against_beginner: Score

    @classmethod
    def from_results(cls, results: Sequence[Sequence[GameResult]]) -> Calibration:
        """Rate the levels by the games of `Plan.matches`; ValueError if a match has no games."""
        if not all(results):
            raise ValueError("there is a match without games: play the other parts and merge them")
        beginner, *between_levels = results
        return cls(measure_levels(between_levels), score_of(beginner, _NAMES[0]))

    def table(self) -> str:
        """The levels as a Markdown table."""
        return table(self.levels, self.against_beginner)

    def faults(self) -> list[str]:
        """What is wrong with the steps, as sentences."""
        beginner = self.against_beginner
        return faults(self.levels, beginner.games[0] / beginner.played)

    def to_json(self) -> dict[str, Any]:
        """The figures by name."""
        beginner = self.against_beginner
        return {
            "levels": [
                {
                    "level": one.opponent.level,
                    "name": one.opponent.name,
                    "rating": json_estimate(one.rating),
                    "step": None if one.step is None else json_estimate(one.step),
                    "nodes_per_move": one.nodes,
                }
                for one in self.levels
            ],
            "beginner": dict(zip(("losses", "draws", "wins"), beginner.games, strict=True)),
            "faults": self.faults(),
        }
