"""`skep solve`: is there a forced win?"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from skep.cli import games
from skep.engine.solver import MAX_PLIES, Solution
from skep.engine.solver import solve as find_win

if TYPE_CHECKING:
    from skep import Board

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
    number: games.Number = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all about it as JSON.")] = False,
) -> None:
    """Prove or refute that the side to move can force a win.

    Every defence is tried, and nothing is estimated. The exit code is 0 if there is a forced win, 1
    if there is none, and 3 if a limit was reached before that was known.

    ```
    skep solve game.pgn --plies 5
    ```
    """
    board = games.read_one(game, number).board()
    solution = find_win(board, plies, nodes=nodes, seconds=time)
    if as_json:
        typer.echo(json.dumps(_as_json(board, solution), indent=2))
    else:
        typer.echo("\n".join(_sentences(board, solution, plies)))
    if solution.proven is None:
        raise typer.Exit(_UNDECIDED)
    if not solution.proven:
        raise typer.Exit(_REFUTED)


def _sentences(board: Board, solution: Solution, asked: int) -> list[str]:
    side = board.turn.value.capitalize()
    effort = f"({solution.nodes:,} nodes, {solution.seconds:.2f} s)"
    if solution.proven is None:
        known = f", only that there is none in {_plies(solution.plies)}" if solution.plies else ""
        unknown = f"whether {side} has a forced win in {_plies(asked)}"
        return [f"Undecided: a limit was reached before it was known {unknown}{known} {effort}"]
    if not solution.proven:
        return [f"No forced win for {side} in {_plies(asked)} {effort}"]
    texts = [board.uhp(move) for move in solution.moves]
    lines = [f"{side} wins in {_plies(solution.plies)} by {texts[0]} {effort}"]
    if solution.unique is None:
        lines.append("There may be other winning moves: not all could be tried.")
    elif len(texts) == 1:
        lines.append("It is the only winning move.")
    elif solution.unique:
        lines.append(f"It is the only winning move but for symmetry: {_list(texts)}.")
    else:
        lines.append(f"There are {len(texts)} winning moves: {_list(texts)}.")
    if len(solution.line) > 1:
        lines.append(f"The longest defence: {_list(solution.line_uhp(board))}")
    return lines


def _plies(number: int) -> str:
    return "1 ply" if number == 1 else f"{number} plies"


def _list(texts: list[str] | tuple[str, ...]) -> str:
    return ", ".join(texts)


def _as_json(board: Board, solution: Solution) -> dict[str, Any]:
    return {
        "game_string": board.game_string(),
        "proven": solution.proven,
        "plies": solution.plies,
        "moves": [board.uhp(move) for move in solution.moves],
        "unique": solution.unique,
        "line": list(solution.line_uhp(board)),
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 3),
    }
