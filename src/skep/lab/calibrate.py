"""The steps between the levels: `python -m skep.lab.calibrate`.

Every level plays the next one and the next but one, in pairs of games from the openings of the
book; level 1 also plays the scripted beginner, from the first move. The table says how they stand,
and the program fails (exit code 1) if the levels are not as they should be: each better than the
one below by a step a person feels, and the first one easy to beat.

Levels below full strength are limited by what they look at, not by time, and full strength is given
a number of positions here, so that the machine makes no difference.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skep.engine import OPPONENTS, Opponent
from skep.game import Limits
from skep.lab.beginner import beginner_contestant
from skep.lab.builtin import builtin_contestant
from skep.lab.contest import Contest
from skep.lab.match import Match
from skep.lab.openings import load_openings
from skep.lab.ratings import Pairing, rate
from skep.lab.results import score_of
from skep.lab.runner import Conditions
from skep.lab.stats import elo_estimate
from skep.rules import Repetition, Rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from skep.lab.players import Contestant
    from skep.lab.results import GameResult, Score
    from skep.lab.stats import Estimate

__all__ = ["Ladder", "Rung", "faults", "main", "rungs", "table"]

LEAST_STEP: Final = 100
MOST_STEP: Final = 250
"""A step that a person feels, and can hope to climb, in Elo."""
LEAST_LOSSES: Final = 0.8
"""Level 1 loses so many of its games to the beginner."""

_TOP: Final = 8
"""From this level on games cost much more, so that there are fewer of them."""
_MAX_PLIES: Final = 200
_HASH_MIB: Final = "16"
BEGIN: Final = "<!-- the table of python -m skep.lab.calibrate -->\n"
END: Final = "<!-- its end -->\n"
"""Between these two a document has the table."""


class Ladder(Contest):
    """Neighbours play each other, and those who are two rungs apart, each their number of pairs."""

    kind = "ladder"

    def __init__(
        self,
        contestants: Sequence[Contestant],
        pairs: Mapping[tuple[str, str], int],
        conditions: Conditions,
        openings: Sequence[str],
        *,
        journal: Path | None = None,
    ) -> None:
        # Round after round, so that the ladder stands on all its rungs from the beginning.
        self._schedule = [
            (names, number)
            for number in range(max(pairs.values()))
            for names, count in pairs.items()
            if number < count
        ]
        games = 2 * len(self._schedule)
        super().__init__(contestants, conditions, openings, games=games, journal=journal)

    def pairing(self, pair: int) -> tuple[str, str]:
        """Who plays a pair of games."""
        return self._schedule[pair][0]

    def opening_index(self, pair: int) -> int:
        """Every pair of a pairing begins from another opening."""
        return self._schedule[pair][1]


@dataclass(frozen=True, slots=True)
class Rung:
    """A level as measured: its rating, and its games against the level below."""

    opponent: Opponent
    rating: Estimate
    against_below: Score | None
    nodes: float
    """The positions it looks at for a move, on average."""

    @property
    def step(self) -> Estimate | None:
        """By how much it is better than the level below, by their games against each other."""
        return None if self.against_below is None else elo_estimate(self.against_below.pairs)


def rungs(results: Sequence[GameResult]) -> list[Rung]:
    """What the games say of the levels, the weakest first."""
    names = [str(opponent) for opponent in OPPONENTS]
    pairings = {}
    for lower, upper in _meetings():
        score = score_of(results, names[lower], names[upper])
        pairings[names[lower], names[upper]] = Pairing(score.pairs, score.singles)
    ratings = {rating.name: rating.elo for rating in rate(pairings).ratings}
    found = []
    for place, opponent in enumerate(OPPONENTS):
        own = score_of(results, names[place])
        below = score_of(results, names[place], names[place - 1]) if place else None
        found.append(
            Rung(
                opponent, ratings[names[place]], below, own.effort.nodes / max(own.effort.moves, 1)
            )
        )
    return found


def faults(ladder: Sequence[Rung], losses: float) -> list[str]:
    """What is not as it should be, beyond the error of the measurement."""
    found = []
    for lower, upper in pairwise(ladder):
        step = upper.step
        if upper.rating.value <= lower.rating.value:
            found.append(f"{upper.opponent} is not better than {lower.opponent}")
        elif step is None or step.high < LEAST_STEP or step.low > MOST_STEP:
            found.append(f"the step from {lower.opponent} to {upper.opponent} is {_elo(step)}")
    if losses < LEAST_LOSSES:
        found.append(f"{ladder[0].opponent} loses only {losses:.0%} to the beginner")
    return found


def table(ladder: Sequence[Rung], beginner: Score) -> str:
    """The ladder as a table of a document."""
    bottom = ladder[0].rating.value
    lines = [
        "| level | name | rating | step | against the level below | positions for a move |",
        "|---:|---|---:|---:|---:|---:|",
    ]
    for rung in reversed(ladder):
        opponent, rating = rung.opponent, rung.rating
        lines.append(
            f"| {opponent.level} | {opponent.name} "
            f"| {rating.value - bottom:.0f} ± {rating.margin:.0f} | {_elo(rung.step)} "
            f"| {_result(rung.against_below)} | {rung.nodes:,.0f} |"
        )
    lost = beginner.games[0] / beginner.played
    lines += ["", f"Level 1 against the beginner: {_result(beginner)}, {lost:.0%} of them lost."]
    return "\n".join(lines) + "\n"


def write_into(document: Path, text: str) -> None:
    """Put the table where a document has its place for it; ValueError if it has none."""
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


def _meetings() -> list[tuple[int, int]]:
    """The places of those who play each other, the lower first."""
    last = len(OPPONENTS) - 1
    return [
        (place, above) for place in range(last) for above in (place + 1, place + 2) if above <= last
    ]


def _pairs(games: int, top_games: int, far_games: int) -> dict[tuple[str, str], int]:
    """How many pairs of games those who meet play."""
    found = {}
    for lower, upper in _meetings():
        count = games if OPPONENTS[upper].level <= _TOP else top_games
        if upper - lower > 1:
            count = min(count, far_games)
        if count > 1:
            found[str(OPPONENTS[lower]), str(OPPONENTS[upper])] = count // 2
    return found


async def _play(ladder: Ladder, first: Match) -> None:
    for contest in (first, ladder):
        try:
            await contest.run()
        finally:
            contest.close()


def main(args: Sequence[str] | None = None) -> int:
    """Play, print the table, and say what is wrong with it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="between neighbours")
    parser.add_argument("--top-games", type=int, default=60, help="the same, above level 8")
    parser.add_argument("--far-games", type=int, default=40, help="between the next but one")
    parser.add_argument("--nodes", type=int, default=200_000, help="for full strength")
    parser.add_argument("--journal", type=Path, help="keep the games, or go on from them")
    parser.add_argument("--write", type=Path, metavar="FILE", help="the document with the table")
    options = parser.parse_args(args)
    rules = Rules(repetition=Repetition.THREEFOLD)
    held = Conditions(rules, Limits(nodes=options.nodes), max_plies=_MAX_PLIES)
    levels = [
        builtin_contestant(str(one), {"level": str(one.level), "hashmib": _HASH_MIB})
        for one in OPPONENTS
    ]
    start = [f"{rules.game_type};NotStarted;White[1]"]
    first = Match(levels[0], beginner_contestant("beginner"), held, start, games=options.games)
    ladder = Ladder(
        levels,
        _pairs(options.games, options.top_games, options.far_games),
        held,
        load_openings(rules.game_type),
        journal=options.journal,
    )
    asyncio.run(_play(ladder, first))
    measured = rungs(ladder.results)
    beginner = first.summary().scores[0]
    text = table(measured, beginner)
    sys.stdout.write(text)
    if options.write is not None:
        write_into(options.write, text)
    wrong = faults(measured, beginner.games[0] / beginner.played)
    for fault in wrong:
        sys.stderr.write(f"{fault}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
