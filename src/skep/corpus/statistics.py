"""Figures of a corpus: types, results, lengths, years, players."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skep.corpus.facts import players, ratings, year
from skep.record_text import printable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep.record import Record

__all__ = ["Statistics"]

_MOST_PLAYERS = 10


@dataclass(slots=True)
class Statistics:
    """Counts over games, one `add` each; any number of games fits."""

    games: int = 0
    types: Counter[str] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    terminations: Counter[str] = field(default_factory=Counter)
    plies: Counter[int] = field(default_factory=Counter)
    years: Counter[int] = field(default_factory=Counter)
    players: Counter[str] = field(default_factory=Counter)
    rated_games: int = 0
    set_ups: int = 0

    @classmethod
    def of(cls, records: Iterable[Record]) -> Statistics:
        """The figures of games."""
        statistics = cls()
        for record in records:
            statistics.add(record)
        return statistics

    def add(self, record: Record) -> None:
        """Count a game."""
        self.games += 1
        self.types[record.rules.game_type.value] += 1
        self.results[record.result.value] += 1
        if record.termination is not None:
            self.terminations[record.termination.value] += 1
        self.plies[len(record.moves)] += 1
        if (played := year(record)) is not None:
            self.years[played] += 1
        self.players.update(name for name in set(players(record)) if name)
        self.rated_games += None not in ratings(record)
        self.set_ups += record.position is not None

    def quantile(self, share: float) -> int:
        """The number of plies that this share of the games does not go beyond; 0 without games.

        >>> Statistics(games=4, plies=Counter({10: 2, 30: 1, 60: 1})).quantile(0.5)
        10
        """
        seen = 0
        for plies, count in sorted(self.plies.items()):
            seen += count
            if seen >= share * self.games:
                return plies
        return 0

    def to_json(self) -> dict[str, Any]:
        """The figures by name."""
        total = sum(plies * count for plies, count in self.plies.items())
        return {
            "games": self.games,
            "types": dict(self.types.most_common()),
            "results": dict(self.results.most_common()),
            "terminations": dict(self.terminations.most_common()),
            "plies": {
                "mean": total / self.games if self.games else None,
                "shortest": min(self.plies, default=None),
                "quarter": self.quantile(0.25),
                "median": self.quantile(0.5),
                "three_quarters": self.quantile(0.75),
                "longest": max(self.plies, default=None),
            },
            "years": {str(each): count for each, count in sorted(self.years.items())},
            "players": len(self.players),
            "most_games": dict(self.players.most_common(_MOST_PLAYERS)),
            "rated_games": self.rated_games,
            "set_ups": self.set_ups,
        }

    def text(self) -> str:
        """The figures as lines."""
        figures = self.to_json()
        lines = [f"games          {self.games}"]
        if not self.games:
            return lines[0]
        for title, counts in (
            ("types", self.types),
            ("results", self.results),
            ("ended by", self.terminations),
        ):
            shares = (
                f"{name} {count} ({100 * count / self.games:.1f} %)"
                for name, count in counts.most_common()
            )
            lines.append(f"{title:<14} {', '.join(shares) or '-'}")
        plies = figures["plies"]
        lines.append(
            f"{'plies':<14} mean {plies['mean']:.1f}, from {plies['shortest']} to"
            f" {plies['longest']}, half of the games from {plies['quarter']} to"
            f" {plies['three_quarters']}"
        )
        if self.years:
            lines.append(f"{'years':<14} {min(self.years)} to {max(self.years)}")
        most = ", ".join(
            f"{printable(name)} {count}" for name, count in self.players.most_common(_MOST_PLAYERS)
        )
        lines.append(
            f"{'players':<14} {len(self.players)}{f'; most games: {most}' if most else ''}"
        )
        lines.append(f"{'rated games':<14} {self.rated_games}")
        if self.set_ups:
            lines.append(f"{'set-ups':<14} {self.set_ups}")
        return "\n".join(lines)
