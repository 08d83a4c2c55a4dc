"""The figures of a match or tournament as text and tables."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from skep import Repetition
from skep.game import Limits
from skep.lab.results import FORFEITS, Ending

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Sequence

    from skep.lab.contest import Contest
    from skep.lab.results import Score
    from skep.lab.stats import Estimate

_CERTAIN: Final = 0.999


def heading(contest: Contest) -> Text:
    """Game type, limits and openings."""
    held = contest.conditions
    timed = isinstance(held.limits, Limits) and held.limits.seconds is not None
    per_move = " a move" if timed else ""
    parts = [held.rules.game_type.value, f"{held.limits}{per_move}"]
    if held.rules.repetition is Repetition.THREEFOLD:
        parts.append("threefold repetition")
    parts.append(f"{len(contest.openings)} openings")
    return Text(", ".join(parts), style="dim")


def standing(played: int, planned: int, resumed: int) -> str:
    """How many games have been played."""
    text = f"{played} of {planned} games"
    return f"{text}, {resumed} of them from the journal" if resumed else text


def points(value: float) -> str:
    """Points, with a half where there is one."""
    whole, half = divmod(round(2 * value), 2)
    return f"{whole or ''}½" if half else f"{whole}"


def record(games: Sequence[int]) -> str:
    """Counts of losses, draws and wins as text, the wins first."""
    return "+{2} ={1} -{0}".format(*games)


def estimate(value: Estimate) -> str:
    """An estimate with its error, or the bound there is."""
    if math.isnan(value.value):
        return "not known yet"
    if value.value == math.inf:
        return f"more than {value.low:+.0f}"
    if value.value == -math.inf:
        return f"less than {value.high:+.0f}"
    if math.isinf(value.margin):
        bound = (
            f"more than {value.low:+.0f}"
            if value.high == math.inf
            else (f"less than {value.high:+.0f}")
        )
        return f"{value.value:+.1f}, {bound}"
    return f"{value.value:+.1f} ± {value.margin:.1f}"


def amount(value: float | None) -> str:
    """A number with three digits and a unit."""
    if value is None:
        return "-"
    for size, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"


def probability(value: float) -> str:
    """A probability, with bounds near 0 and 1."""
    if value > _CERTAIN:
        return f"> {_CERTAIN:.1%}"
    return f"< {1 - _CERTAIN:.1%}" if value < 1 - _CERTAIN else f"{value:.1%}"


def seconds(value: float | None) -> str:
    """A time to the millisecond."""
    return "-" if value is None else f"{value:.3f} s"


def endings(counts: Counter[Ending]) -> str:
    """How many games ended in each way."""
    texts = [f"{ending} {counts[ending]}" for ending in Ending if counts[ending]]
    return ", ".join(texts) if texts else "-"


def forfeits(scores: Iterable[tuple[str, Score]]) -> str:
    """What the players forfeited."""
    texts = [
        f"{name}: {count} by {ending}"
        for name, score in scores
        for ending in FORFEITS
        if (count := score.forfeits[ending])
    ]
    return ", ".join(texts) if texts else "none"


def players_table(columns: Sequence[str]) -> Table:
    """A table with the players in front, as wide as the terminal leaves room for their names."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("player", no_wrap=True, overflow="ellipsis")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True, min_width=len(column))
    return table


def grid(rows: Iterable[tuple[str, str]]) -> Table:
    """Two columns, names and values."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in rows:
        table.add_row(name, value)
    return table


def notes(contest: Contest, scores: Iterable[tuple[str, Score]]) -> list[str]:
    """Warnings about the figures."""
    found = []
    held = contest.conditions
    lacking = [text for rule, text in ((held.resign, "resigns"), (held.draw, "agrees")) if rule]
    if lacking:
        found += [
            f"{name} gives no scores, so it never {' or '.join(lacking)} by them"
            for name, score in scores
            if score.effort.moves and not score.effort.scored_moves
        ]
    used = contest.openings_needed
    if used > len(contest.openings):
        found.append(
            f"there are {len(contest.openings)} openings for {used} pairs: they are used again, and"
            " a game that is played again is no new evidence"
        )
    return found
