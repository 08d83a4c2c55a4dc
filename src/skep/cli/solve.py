"""`skep solve`: is there a forced win?"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from skep.cli import games, languages
from skep.engine.solver import MAX_PLIES, Solution
from skep.engine.solver import solve as find_win

if TYPE_CHECKING:
    from skep import Board
    from skep.locales import Catalogue

_REFUTED: Final = 1
_UNDECIDED: Final = 3


def solve(
    game: games.Game = None,
    *,
    plies: Annotated[
        int,
        typer.Option(
            "--plies",
            "-p",
            metavar="N",
            min=1,
            max=MAX_PLIES,
            help="Within how many plies, of both sides, to look for a win.",
        ),
    ] = 3,
    time: Annotated[
        float | None,
        typer.Option(
            "--time",
            "-t",
            metavar="SECONDS",
            min=0.001,
            show_default=False,
            help="Give up after that time.",
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            "--nodes",
            min=1,
            metavar="N",
            show_default=False,
            help="Give up after that many positions.",
        ),
    ] = None,
    at: games.At = None,
    number: games.Number = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all about it as JSON.")] = False,
    lang: languages.Lang = None,
) -> None:
    """Prove or refute that the side to move can force a win.

    Every defence is tried, and nothing is estimated. The exit code is 0 if there is a forced win, 1
    if there is none, and 3 if a limit was reached before that was known.

    ```
    skep solve game.pgn --plies 5
    skep solve game.pgn --at -3          # before the last three plies
    ```
    """
    board = games.board_at(games.read_one(game, number), at)
    solution = find_win(board, plies, nodes=nodes, seconds=time)
    if as_json:
        typer.echo(json.dumps(_as_json(board, solution), indent=2))
    else:
        typer.echo("\n".join(_sentences(board, solution, plies, languages.catalogue(lang))))
    if solution.proven is None:
        raise typer.Exit(_UNDECIDED)
    if not solution.proven:
        raise typer.Exit(_REFUTED)


def _sentences(board: Board, solution: Solution, asked: int, catalogue: Catalogue) -> list[str]:
    def verdict(key: str, plies: int, **more: str) -> str:
        return catalogue.text(
            key,
            color=board.turn.value,
            plies=plies,
            nodes=solution.nodes,
            seconds=solution.seconds,
            **more,
        )

    if solution.proven is None:
        lines = [verdict("cli-solve-undecided", asked)]
        if solution.plies:
            lines.append(catalogue.text("cli-solve-not-sooner", plies=solution.plies))
        return lines
    if not solution.proven:
        return [verdict("cli-solve-none", asked)]
    texts = [board.uhp(move) for move in solution.moves]
    moves, count = ", ".join(texts), len(texts)
    lines = [verdict("cli-solve-win", solution.plies, move=texts[0])]
    if solution.unique is None:
        lines.append(catalogue.text("cli-solve-maybe-more"))
    elif count == 1:
        lines.append(catalogue.text("cli-solve-only"))
    elif solution.unique:
        lines.append(catalogue.text("cli-solve-only-but-symmetry", moves=moves))
    else:
        lines.append(catalogue.text("cli-solve-several", count=count, moves=moves))
    if len(solution.line) > 1:
        defence = ", ".join(solution.line_uhp(board))
        lines.append(catalogue.text("cli-solve-defence", moves=defence))
    return lines


def _as_json(board: Board, solution: Solution) -> dict[str, Any]:
    return {
        "game_string": games.game_string_of(board),
        "position": board.position_string(),
        "proven": solution.proven,
        "plies": solution.plies,
        "moves": [board.uhp(move) for move in solution.moves],
        "unique": solution.unique,
        "line": list(solution.line_uhp(board)),
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 3),
    }
