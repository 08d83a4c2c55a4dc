"""A round robin between several players, and their ratings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from skep.lab.contest import Contest
from skep.lab.match import json_estimate, json_player
from skep.lab.ratings import Pairing, RatingList, rate
from skep.lab.results import Ending, Score, score_of
from skep.render.notebook import table_html

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep.lab.conditions import Conditions
    from skep.lab.contestants import Contestant

__all__ = ["Standings", "Tournament"]


@dataclass(frozen=True, slots=True)
class Standings:
    """The state of a tournament: ratings, scores and crosstable."""

    ratings: RatingList
    scores: dict[str, Score]
    crosstable: dict[tuple[str, str], Score]
    """The scores of the first name against the second, both ways round."""
    endings: Counter[Ending]
    played: int
    planned: int

    def _repr_html_(self) -> str:
        rows = [
            (
                rating.name,
                f"{rating.elo.value:+.0f} ({rating.elo.low:+.0f} to {rating.elo.high:+.0f})",
                f"{self.scores[rating.name].points:g} of {rating.games}",
            )
            for rating in self.ratings.ratings
        ]
        return table_html(("player", "Elo", "points"), rows)

    def to_json(self) -> dict[str, Any]:
        """The figures by name; None for what is infinite or not known."""
        return {
            "games": self.played,
            "planned": self.planned,
            "regularised": self.ratings.regularised,
            "endings": {ending.value: self.endings[ending] for ending in Ending},
            "players": [
                {
                    **json_player(rating.name, self.scores[rating.name]),
                    "games": rating.games,
                    "elo": json_estimate(rating.elo),
                    "superiority": rating.superiority,
                }
                for rating in self.ratings.ratings
            ],
            "results": [
                {
                    "player": first,
                    "opponent": second,
                    "wins": score.games[2],
                    "draws": score.games[1],
                    "losses": score.games[0],
                    "pairs": score.pairs,
                }
                for (first, second), score in self.crosstable.items()
                if first < second
            ],
        }


class Tournament(Contest):
    """A round robin: each round has one opening, and a pair of games for every two players."""

    kind = "tournament"

    def __init__(
        self,
        contestants: Sequence[Contestant],
        conditions: Conditions,
        openings: Sequence[str],
        *,
        rounds: int,
        **settings: Any,  # noqa: ANN401 - those of a contest
    ) -> None:
        names = [contestant.name for contestant in contestants]
        self._pairings = list(combinations(names, 2))
        games = 2 * len(self._pairings) * rounds
        super().__init__(contestants, conditions, openings, games=games, **settings)

    def pairing(self, pair: int) -> tuple[str, str]:
        """The pairings in turn; the player with White first alternates from round to round."""
        first, second = self._pairings[pair % len(self._pairings)]
        return (first, second) if self.opening_index(pair) % 2 == 0 else (second, first)

    def opening_index(self, pair: int) -> int:
        """The number of the pair's round."""
        return pair // len(self._pairings)

    def standings(self) -> Standings:
        """The state of the tournament."""
        crosstable = {
            (first, second): score_of(self.results, first, second)
            for first in self.contestants
            for second in self.contestants
            if first != second
        }
        pairings = {
            pair: Pairing(crosstable[pair].pairs, crosstable[pair].singles)
            for pair in self._pairings
        }
        return Standings(
            ratings=rate(pairings),
            scores={name: score_of(self.results, name) for name in self.contestants},
            crosstable=crosstable,
            endings=Counter(result.ending for result in self.results),
            played=len(self.results),
            planned=self.planned,
        )
