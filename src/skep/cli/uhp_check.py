"""`skep uhp-check`: whether another engine knows the same rules."""

from __future__ import annotations

import asyncio
import json
import sys
import textwrap
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skep import GameType
from skep.cli import UsageError, terminal
from skep.lab.check_report import CheckEnding, CheckPlan, CheckReport, Difference, Tally
from skep.lab.uhp_check import check
from skep.locales import DEFAULT, Catalogue
from skep.uhp import Engine, find_engine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def uhp_check(
    command: Annotated[
        list[str],
        typer.Argument(
            metavar="ENGINE",
            show_default=False,
            help="The name of a known engine, or a command; what follows -- belongs to it.",
        ),
    ],
    *,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")
    ] = 80,
    game_type: Annotated[
        list[GameType] | None,
        typer.Option(
            "--type",
            "-t",
            metavar="TYPE",
            case_sensitive=False,
            show_default=False,
            help="Play only this game type; can be given several times.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="For other games.")] = 0,
    max_plies: Annotated[
        int, typer.Option("--max-plies", metavar="N", min=1, help="When to break a game off.")
    ] = 200,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Compare the rules of another UHP engine with ours.

    Random games of every type that the engine plays are played on both sides. At every ply the
    legal moves, the state and the turn are compared, and now and then whether an illegal move is
    refused as it should be. The first difference is shown, and the exit code is 1.

    ```
    skep uhp-check nokamute uhp
    skep uhp-check --games 1000 --type Base+MLP -- nokamute uhp --num-threads=1
    ```
    """
    spec = find_engine(command)
    engine = Engine.from_spec(spec)
    began = time.monotonic()
    report = asyncio.run(_check(engine, CheckPlan(games, game_type or (), seed, max_plies)))
    seconds = time.monotonic() - began
    if as_json:
        typer.echo(json.dumps(_as_json(engine, seed, seconds, report), indent=2))
    else:
        _print(engine, report, seconds)
    if not report.agrees:
        raise typer.Exit(1)


async def _check(engine: Engine, plan: CheckPlan) -> CheckReport:
    async with engine:
        missing = [kind.value for kind in plan.game_types if kind not in engine.game_types]
        if missing:
            raise UsageError(f"{engine.name} does not play {', '.join(missing)}")
        if not terminal.is_terminal(sys.stderr):
            return await check(engine, plan)
        return await _check_with_bar(engine, plan)


async def _check_with_bar(engine: Engine, plan: CheckPlan) -> CheckReport:
    from rich.console import Console  # noqa: PLC0415 - a script does not wait for it
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(engine.name, total=plan.games)
        update: Callable[[CheckReport], None] = lambda report: bar.update(  # noqa: E731
            task, completed=report.total.games
        )
        return await check(engine, plan, update)


def _as_json(engine: Engine, seed: int, seconds: float, report: CheckReport) -> dict[str, Any]:
    return {
        "engine": engine.name,
        "version": engine.version,
        "command": list(engine.command_line),
        "seed": seed,
        "seconds": round(seconds, 3),
        **report.to_json(),
    }


def _print(engine: Engine, report: CheckReport, seconds: float) -> None:
    name = f"{engine.name} {engine.version}".rstrip()
    total = report.total
    head = f"{'game type':<10}{'games':>7}{'plies':>9}{'moves':>11}{'refusals':>10}"
    typer.echo(head + "".join(f"{ending.value:>11}" for ending in CheckEnding))
    for game_type, tally in report.tallies.items():
        typer.echo(_row(game_type.value, tally))
    if len(report.tallies) > 1:
        typer.echo(_row("all", total))
    if total.repeated:
        typer.echo(f"{name} listed {total.repeated:,} moves more than once.")
    if total.wrong_refusals:
        typer.echo(f"{name} did not refuse {total.wrong_refusals:,} commands as it should.")
    if report.agrees:
        typer.echo(f"No difference between {name} and Skep ({seconds:.1f} s).")
    for difference in (report.wrong_refusal, report.difference):
        if difference is not None:
            _print_difference(engine.name, difference)


def _row(name: str, tally: Tally) -> str:
    figures = f"{tally.games:>7,}{tally.plies:>9,}{tally.moves:>11,}{tally.refusals:>10,}"
    return f"{name:<10}{figures}" + "".join(f"{tally.endings[e]:>11,}" for e in CheckEnding)


def _print_difference(name: str, difference: Difference) -> None:
    board = difference.board
    typer.echo(f"\nGame {difference.game + 1}, after {board.ply} plies: {difference.what}.\n")
    typer.echo(terminal.drawing(board, Catalogue(DEFAULT)), color=terminal.has_color())
    typer.echo(f"\n{board.game_string()}")
    for head, texts in (
        ("Only Skep has", difference.only_ours),
        (f"Only {name} has", difference.only_theirs),
    ):
        if texts:
            typer.echo(f"\n{head} {len(texts)}:\n{_listing(texts)}")
    for head, texts in (("Skep", difference.ours), (name, difference.theirs)):
        count = f" ({len(texts)})" if len(texts) > 1 else ""
        typer.echo(f"\n{head}{count}:\n{_listing(texts)}")


def _listing(texts: Sequence[str]) -> str:
    # A move must not be torn apart at the end of a line.
    joined = "   ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in sorted(texts))
    filled = textwrap.fill(
        joined or "nothing",
        terminal.width(),
        initial_indent="  ",
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace("\N{NO-BREAK SPACE}", " ")
