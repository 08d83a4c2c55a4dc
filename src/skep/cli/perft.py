"""`skep perft`: how many ways a game can go on."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from skep import Board, GameType, Opening
from skep.cli import UsageError
from skep.lab.perft import PerftCount, timed_perft

MAX_DEPTH = 50
MAX_THREADS = 1024


def perft(
    *,
    depth: Annotated[
        int,
        typer.Option("--depth", "-d", metavar="N", min=0, max=MAX_DEPTH, help="How many plies."),
    ],
    game_type: Annotated[
        GameType | None,
        typer.Option(
            "--type",
            "-t",
            metavar="TYPE",
            case_sensitive=False,
            show_default=False,
            help="Count from the start of a game of this type: Base, Base+M, ..., Base+MLP.",
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            "-g",
            metavar="GAMESTRING",
            show_default=False,
            help="Count from the end of this game.",
        ),
    ] = None,
    opening: Annotated[
        Opening | None,
        typer.Option(
            "--opening",
            show_default="tournament, or as in the game",
            help="The rule for first pieces: by the rulebook it may be the queen.",
        ),
    ] = None,
    threads: Annotated[
        int,
        typer.Option(
            "--threads", metavar="N", min=1, max=MAX_THREADS, help="How many threads count."
        ),
    ] = 1,
    divide: Annotated[
        bool, typer.Option("--divide", help="Count the nodes below each move apart.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print only the last depth, as JSON.")
    ] = False,
) -> None:
    """Count the ways a game can go on for a number of plies.

    The moves of the last ply are counted without being played; nothing is remembered from one
    position to another. Time is the CPU time of the count itself, of all threads together.

    ```
    skep perft --type Base+MLP --depth 6
    ```
    """
    if (game_type is None) == (game is None):
        raise UsageError("give either --type or --game")
    if game is not None:
        board = Board.from_game_string(game, opening or "auto")
    else:
        assert game_type is not None
        board = Board(game_type, opening or Opening.TOURNAMENT)
    if as_json:
        result = timed_perft(board, depth, threads)
        figures: dict[str, Any] = {
            "type": board.game_type.value,
            "game": None if game is None else board.game_string(),
            "depth": depth,
            "threads": threads,
            "nodes": result.nodes,
            "seconds": result.seconds,
            "nodes_per_second": result.nodes_per_second,
        }
        if divide:
            figures["divide"] = result.divide
        typer.echo(json.dumps(figures, indent=2))
    elif divide:
        result = timed_perft(board, depth, threads)
        for move, nodes in result.divide.items():
            typer.echo(f"{move:<10} {nodes:>18,}")
        typer.echo(f"{'total':<10} {result.nodes:>18,}  {_speed(result, threads)}")
    else:
        typer.echo(f"{'depth':>5} {'nodes':>18}  {'CPU seconds':>12} {'nodes/s':>14}")
        for shallow in range(min(1, depth), depth + 1):
            result = timed_perft(board, shallow, threads)
            speed = _speed(result, threads)
            typer.echo(f"{shallow:>5} {result.nodes:>18,}  {speed}")


def _speed(result: PerftCount, threads: int) -> str:
    text = f"{result.seconds:>12.3f} {result.nodes_per_second:>14,.0f}"
    return text if threads == 1 else f"{text}  in {result.elapsed:.3f} s on {threads} threads"
