"""A match between two contestants, and its statistics."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from skep.lab.contest import Contest
from skep.lab.results import FORFEITS, Ending, Score, score_of
from skep.lab.stats import (
    Decision,
    Estimate,
    Sprt,
    elo_estimate,
    likelihood_of_superiority,
    mean_score,
    normalised_elo,
)
from skep.render.notebook import table_html

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep.lab.conditions import Conditions
    from skep.lab.contestants import Contestant

__all__ = ["Match", "Summary", "json_estimate", "json_player"]


@dataclass(frozen=True, slots=True)
class Summary:
    """The state of a match, from the first player's point of view.

    Elo, its error and the likelihood of superiority are those of the complete pairs; of the single
    games while there is none.
    """

    names: tuple[str, str]
    scores: tuple[Score, Score]
    elo: Estimate
    normalised: Estimate
    superiority: float
    endings: Counter[Ending]
    sprt: Sprt | None
    ratio: float | None
    """The log-likelihood ratio of the sequential test."""
    decision: Decision | None
    planned: int

    @property
    def played(self) -> int:
        """The number of games."""
        return self.scores[0].played

    def to_json(self) -> dict[str, Any]:
        """The figures by name; None for what is infinite or not known."""
        first = self.scores[0]
        return {
            "games": self.played,
            "planned": self.planned,
            "wins": first.games[2],
            "draws": first.games[1],
            "losses": first.games[0],
            "pairs": first.pairs,
            "score": _finite(mean_score(first.games)),
            "elo": json_estimate(self.elo),
            "normalised_elo": json_estimate(self.normalised),
            "superiority": self.superiority,
            "sprt": None if self.sprt is None else self._sprt(self.sprt),
            "endings": {ending.value: self.endings[ending] for ending in Ending},
            "players": [
                json_player(name, score)
                for name, score in zip(self.names, self.scores, strict=True)
            ],
        }

    def _repr_html_(self) -> str:
        rows = [
            (name, f"{score.points:g}", "+{2} ={1} -{0}".format(*score.games))
            for name, score in zip(self.names, self.scores, strict=True)
        ]
        elo = self.elo
        found = f"{elo.value:+.0f} Elo ({elo.low:+.0f} to {elo.high:+.0f})"
        return (
            f"{table_html(('player', 'points', 'record'), rows)}"
            f"<p>{self.played} of {self.planned} games; {escape(self.names[0])}: {found}</p>"
        )

    def _sprt(self, sprt: Sprt) -> dict[str, Any]:
        return {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "alpha": sprt.alpha,
            "beta": sprt.beta,
            "lower": sprt.lower,
            "upper": sprt.upper,
            "ratio": self.ratio,
            "decision": None if self.decision is None else self.decision.value,
        }


def _finite(value: float) -> float | None:
    return value if abs(value) < float("inf") else None


def json_estimate(estimate: Estimate) -> dict[str, float | None]:
    """An estimate by the names of its fields."""
    return {
        "value": _finite(estimate.value),
        "low": _finite(estimate.low),
        "high": _finite(estimate.high),
    }


def json_player(name: str, score: Score) -> dict[str, Any]:
    """The figures of one player."""
    effort = score.effort
    return {
        "name": name,
        "points": score.points,
        "as_white": dict(zip(("losses", "draws", "wins"), score.as_white, strict=True)),
        "forfeits": {ending.value: score.forfeits[ending] for ending in FORFEITS},
        "depth": effort.depth,
        "nodes_per_second": effort.nodes_per_second,
        "seconds_per_move": effort.seconds_per_move,
        "longest_move": effort.longest,
        "gives_scores": effort.scored_moves > 0,
    }


class Match(Contest):
    """Two contestants play a number of games, or until a sequential test is decided."""

    kind = "match"

    def __init__(
        self,
        first: Contestant,
        second: Contestant,
        conditions: Conditions,
        openings: Sequence[str],
        *,
        games: int,
        sprt: Sprt | None = None,
        **settings: Any,  # noqa: ANN401 - those of a contest
    ) -> None:
        self._names = (first.name, second.name)
        self._sprt = sprt
        super().__init__([first, second], conditions, openings, games=games, **settings)

    def pairing(self, pair: int) -> tuple[str, str]:  # noqa: ARG002
        """The names of the two contestants."""
        return self._names

    def opening_index(self, pair: int) -> int:
        """Each pair of games has its own opening."""
        return pair

    def is_decided(self) -> bool:
        """Whether the sequential test has reached a decision."""
        return self._sprt is not None and self._decision(self._sprt) is not None

    def _decision(self, sprt: Sprt) -> Decision | None:
        return sprt.decide(score_of(self.results, self._names[0]).pairs)

    def summary(self) -> Summary:
        """The state of the match."""
        first, second = (score_of(self.results, name) for name in self._names)
        counts = first.pairs if any(first.pairs) else first.games
        return Summary(
            names=self._names,
            scores=(first, second),
            elo=elo_estimate(counts),
            normalised=normalised_elo(counts),
            superiority=likelihood_of_superiority(counts),
            endings=Counter(result.ending for result in self.results),
            sprt=self._sprt,
            ratio=None if self._sprt is None else self._sprt.ratio(first.pairs),
            decision=None if self._sprt is None else self._decision(self._sprt),
            planned=self.planned,
        )
