"""`skep lab tune`, `fit-tempo` and `openings`: what is fitted to games, and where they begin."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from skep import GameType, SkepError
from skep.cli.lab_tools import AsJson, needs_numpy, print_json, progress
from skep.lab.game_files import read_game_strings
from skep.lab.make_openings import make_openings, write_book

_Games = Annotated[
    list[Path],
    typer.Argument(
        metavar="GAMES...", help="Files of `skep lab selfplay`, and all that `skep corpus` reads."
    ),
]


def tune(games: _Games, *, as_json: AsJson = False) -> None:
    """Fit the weights of the linear evaluation to the results of games (Texel tuning).

    It prints the new weights beside those of core/weights.h, and how well both predict the results,
    on the games fitted to and on a tenth that is held back.

    ```
    skep lab selfplay games.skg --games 20000
    skep lab tune games.skg
    ```
    """
    with needs_numpy():
        from skep.lab import tune as fitting  # noqa: PLC0415 - NumPy is optional
    lines = list(read_game_strings(games))
    try:
        found = fitting.tune(lines, lambda seen: progress(seen, "reading games", len(seen)))
    except ValueError as error:
        raise SkepError(str(error)) from None
    if as_json:
        print_json(found.to_json())
        return
    typer.echo(f"{found.games} games, {found.positions} positions")
    for name, (fitted, unseen) in found.losses.items():
        typer.echo(f"{name}: loss {fitted:.4f}, on games held back {unseen:.4f}")
    for name, (before, after) in found.weights.items():
        typer.echo(f"{name:24} {before:6} {after:6.0f}")


def fit_tempo(
    games: _Games,
    *,
    nodes: Annotated[
        list[int], typer.Option("--nodes", min=1, help="Of a search; several are used in turn.")
    ] = [2_000, 8_000, 32_000],  # noqa: B006 - typer copies it
    seed: Annotated[int, typer.Option("--seed", help="Draws the positions.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Fit the constants of the win probability to games, for the linear evaluation.

    Of each game two positions are searched, one after the other. It prints the constants of
    skep/engine/win_probability.py and those that predict the results best.

    ```
    skep lab fit-tempo games.skg --nodes 8000
    ```
    """
    with needs_numpy():
        from skep.lab import fit_win_probability as fitting  # noqa: PLC0415 - NumPy is optional
    pairs = list(fitting.sample_pairs(read_game_strings(games), random.Random(seed)))
    try:
        found = fitting.fit(pairs, nodes, lambda seen: progress(seen, "searching", len(seen)))
    except ValueError as error:
        raise SkepError(str(error)) from None
    if as_json:
        print_json(found.to_json())
        return
    typer.echo(f"{found.games} games, {found.positions} positions")
    for name, one in found.curves.items():
        figures = f"SCALE {one.scale:6.1f}, CLASSIC_TEMPO {one.tempo:6.1f}"
        typer.echo(f"{name}: {figures}, bias {one.bias:+.2f} points, loss {one.loss:.4f}")


def openings(
    folder: Annotated[Path, typer.Argument(help="Where to write the books.")],
    *,
    count: Annotated[
        int, typer.Option("--count", min=1, metavar="N", help="How many openings in each book.")
    ] = 200,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="The same one gives the same books.")
    ] = 1,
    game_type: Annotated[
        list[GameType] | None,
        typer.Option(
            "--type",
            "-t",
            metavar="TYPE",
            case_sensitive=False,
            show_default=False,
            help="Only the book of this game type; may be given several times.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Make books of openings for matches: even positions, no two of them alike.

    ```
    skep lab openings books --count 1000 --type Base+MLP
    skep match skep:level=9 skep:level=8 --nodes 5000 --openings books/base-mlp.txt
    ```
    """
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for kind in progress(game_type or list(GameType), "making books"):
        book = make_openings(kind, count, seed)
        files.append(str(write_book(folder, kind, book, seed)))
    if as_json:
        print_json({"seed": seed, "count": count, "files": files})
        return
    for file in files:
        typer.echo(file)
