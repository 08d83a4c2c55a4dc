"""`skep match`: two engines against each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Group
from rich.text import Text

from skep.cli import UsageError, contest
from skep.cli import contest_tables as tables
from skep.cli.contest_options import ContestOptions
from skep.cli.option_groups import option_group
from skep.lab.match import Match
from skep.lab.openings import load_openings
from skep.lab.stats import Decision, Sprt

if TYPE_CHECKING:
    from rich.console import RenderableType

    from skep.lab.match import Summary
    from skep.lab.results import Score

REJECTED = 1
UNDECIDED = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions(ContestOptions):
    """How a match is played, and for how long."""

    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games at most.")
    ] = 100
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            "--sprt",
            metavar="ELO0 ELO1",
            show_default=False,
            help="Stop as soon as it is clear which of the two the difference is.",
        ),
    ] = None
    alpha: Annotated[
        float, typer.Option("--alpha", help="The risk to accept ELO1 when it is ELO0.")
    ] = 0.05
    beta: Annotated[
        float, typer.Option("--beta", help="The risk to reject ELO1 when it is so.")
    ] = 0.05
    option_a: Annotated[
        list[str] | None,
        typer.Option("--option-a", metavar="NAME=VALUE", help="An option of the first engine."),
    ] = None
    option_b: Annotated[
        list[str] | None,
        typer.Option("--option-b", metavar="NAME=VALUE", help="An option of the second engine."),
    ] = None
    name_a: Annotated[
        str | None,
        typer.Option("--name-a", metavar="NAME", show_default=False, help="What to call it."),
    ] = None
    name_b: Annotated[
        str | None,
        typer.Option("--name-b", metavar="NAME", show_default=False, help="What to call it."),
    ] = None

    def test(self) -> Sprt | None:
        """The sequential test, if one is asked for; UsageError where its numbers make no sense."""
        try:
            return None if self.sprt is None else Sprt(*self.sprt, alpha=self.alpha, beta=self.beta)
        except ValueError as error:
            raise UsageError(str(error)) from None


@option_group("options", MatchOptions)
def match(
    first: Annotated[str, typer.Argument(metavar="ENGINE_A", help="The first engine.")],
    second: Annotated[str, typer.Argument(metavar="ENGINE_B", help="The second engine.")],
    *,
    options: MatchOptions,
) -> None:
    """Let two engines play each other, and say how sure one can be which is better.

    An engine is `skep`, also as `skep:level=3`; a name from the configuration file; or a command in
    quotes that starts a UHP engine. The games come in pairs from one opening, colours exchanged.
    A crash, an illegal move or too much time forfeits a game, and the engine is started anew.

    Elo is seen by ENGINE_A, with 95 % confidence, from pairs of games. With `--sprt` the exit code
    is 0 if ELO1 is accepted, 1 if it is rejected, 3 if the games were not enough to tell.

    ```
    skep match skep:level=5 "nokamute uhp" --games 100 --time 0.1 --pgn games.pgn
    ```
    """
    conditions = options.conditions()
    test, part = options.test(), options.part()
    if test is not None and not part.is_whole:
        raise UsageError("a part cannot decide a sequential test: --sprt is for the merged journal")
    one, other = contest.contestants(
        [
            (first, options.option_a or (), options.name_a),
            (second, options.option_b or (), options.name_b),
        ]
    )
    played = Match(
        one,
        other,
        conditions,
        load_openings(options.game_type, options.openings),
        games=options.games,
        sprt=test,
        seed=options.seed,
        journal=options.journal,
        pgn=options.pgn,
        event=f"{one.name} - {other.name}",
        shard=part,
        on_result=contest.reporter(options.games, as_json=options.as_json),
    )
    contest.run(played, options, lambda: display(played), lambda: played.summary().to_json())
    if test is not None:
        decision = played.summary().decision
        if decision is not Decision.ACCEPTED:
            raise typer.Exit(REJECTED if decision is Decision.REJECTED else UNDECIDED)


def display(played: Match) -> RenderableType:
    """How a match stands."""
    summary = played.summary()
    scores = list(zip(summary.names, summary.scores, strict=True))
    table = tables.players_table(
        ["points", "record", "as White", "depth", "nodes/s", "time", "longest"]
    )
    for name, score in scores:
        table.add_row(*_row(name, score))
    lines: list[RenderableType] = [
        tables.heading(played),
        table,
        tables.grid(_figures(summary, played.resumed)),
    ]
    lines += [Text(f"Note: {note}.", style="yellow") for note in tables.notes(played, scores)]
    return Group(*lines)


def _row(name: str, score: Score) -> list[str]:
    effort = score.effort
    return [
        name,
        tables.points(score.points),
        tables.record(score.games),
        tables.record(score.as_white),
        tables.amount(effort.depth),
        tables.amount(effort.nodes_per_second),
        tables.seconds(effort.seconds_per_move),
        tables.seconds(effort.longest),
    ]


def _figures(summary: Summary, resumed: int) -> list[tuple[str, str]]:
    scores = zip(summary.names, summary.scores, strict=True)
    pairs = ", ".join(map(str, summary.scores[0].pairs))
    likely = tables.probability(summary.superiority)
    rows = [
        ("played", tables.standing(summary.played, summary.planned, resumed)),
        ("Elo", tables.estimate(summary.elo)),
        ("normalised Elo", tables.estimate(summary.normalised)),
        ("superiority", f"{likely} likely that {summary.names[0]} is better"),
        ("pairs", f"{pairs} with 0, ½, 1, 1½, 2 points"),
        ("ended by", tables.endings(summary.endings)),
        ("forfeits", tables.forfeits(scores)),
    ]
    if summary.sprt is not None:
        sprt, ratio = summary.sprt, summary.ratio
        verdict = summary.decision or "not decided"
        text = f"{ratio:+.2f} of {sprt.lower:+.2f} to {sprt.upper:+.2f}"
        rows.append(("SPRT", f"{text} for Elo {sprt.elo1:g} against {sprt.elo0:g}: {verdict}"))
    return rows
