"""`skep tournament`: several engines, each against each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from skep.cli import UsageError, contest
from skep.cli import contest_tables as tables
from skep.cli.contest_options import ContestOptions
from skep.cli.option_groups import option_group
from skep.lab.openings import load_openings
from skep.lab.tournament import Tournament

if TYPE_CHECKING:
    from rich.console import RenderableType

    from skep.lab.tournament import Standings

_FEWEST = 2
_WIDEST_CROSSTABLE = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentOptions(ContestOptions):
    """How a tournament is played, and for how long."""

    rounds: Annotated[
        int,
        typer.Option(
            "--rounds", "-r", metavar="N", min=1, help="How many pairs of games each against each."
        ),
    ] = 10
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="N:NAME=VALUE",
            help="An option of the Nth engine, or of all without the N.",
        ),
    ] = None


@option_group("options", TournamentOptions)
def tournament(
    engines: Annotated[
        list[str], typer.Argument(metavar="ENGINE...", help="The engines, two or more.")
    ],
    *,
    options: TournamentOptions,
) -> None:
    """Let engines play each other, each against each, and rate them.

    Engines are given as for `skep match`. In each round everybody plays everybody twice from the
    same opening, once with each colour. Ratings are those that make the results likeliest; their
    mean is 0, and they come with 95 % confidence.

    ```
    skep tournament skep:level=2 skep:level=5 skep --rounds 20 --time 0.1 --journal levels.jsonl
    ```
    """
    if len(engines) < _FEWEST:
        raise UsageError("a tournament needs two engines or more")
    conditions = options.conditions()
    given = _options(options.option or [], len(engines))
    players = contest.contestants(
        [(engine, given[place], None) for place, engine in enumerate(engines)]
    )
    games = len(engines) * (len(engines) - 1) * options.rounds
    played = Tournament(
        players,
        conditions,
        load_openings(options.game_type, options.openings),
        rounds=options.rounds,
        seed=options.seed,
        journal=options.journal,
        pgn=options.pgn,
        event="Round robin",
        shard=options.part(),
        on_result=contest.reporter(games, as_json=options.as_json),
    )
    contest.run(played, options, lambda: display(played), lambda: played.standings().to_json())


def _options(texts: list[str], count: int) -> list[list[str]]:
    """The options of each engine."""
    given: list[list[str]] = [[] for _ in range(count)]
    for text in texts:
        place, colon, rest = text.partition(":")
        if not colon or not place.isdecimal():
            for own in given:
                own.append(text)
        elif 1 <= int(place) <= count:
            given[int(place) - 1].append(rest)
        else:
            raise UsageError(f"{text!r}: there are {count} engines")
    return given


def display(played: Tournament) -> RenderableType:
    """How a tournament stands."""
    standings = played.standings()
    table = tables.players_table(
        ["rating", "points", "games", "superior", "depth", "nodes/s", "time"]
    )
    for place, rating in enumerate(standings.ratings.ratings, start=1):
        effort = standings.scores[rating.name].effort
        table.add_row(
            f"{place} {rating.name}",
            tables.estimate(rating.elo),
            tables.points(rating.points),
            str(rating.games),
            "" if rating.superiority is None else tables.probability(rating.superiority),
            tables.amount(effort.depth),
            tables.amount(effort.nodes_per_second),
            tables.seconds(effort.seconds_per_move),
        )
    figures = tables.grid(
        [
            ("played", tables.standing(standings.played, standings.planned, played.resumed)),
            ("ended by", tables.endings(standings.endings)),
            ("forfeits", tables.forfeits(standings.scores.items())),
        ]
    )
    lines: list[RenderableType] = [tables.heading(played), table, crosstable(standings), figures]
    found = tables.notes(played, standings.scores.items())
    if standings.played and standings.ratings.regularised:
        found.append("results so one-sided say little: ratings are held back towards 0")
    lines += [Text(f"Note: {note}.", style="yellow") for note in found]
    return Group(*lines)


def crosstable(standings: Standings) -> RenderableType:
    """The points of each against each, if that is not too wide."""
    names = [rating.name for rating in standings.ratings.ratings]
    if len(names) > _WIDEST_CROSSTABLE:
        return Text("")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("", justify="right")
    for place in range(1, len(names) + 1):
        table.add_column(f"against {place}" if place == 1 else str(place), justify="right")
    for place, first in enumerate(names, start=1):
        cells = []
        for second in names:
            score = None if first == second else standings.crosstable[first, second]
            cells.append("·" if score is None else f"{tables.points(score.points)}/{score.played}")
        table.add_row(str(place), *cells)
    return table
