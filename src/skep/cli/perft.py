"""`skep perft`: counts sequences of legal moves, to test and measure move generation."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from skep import Board, GameType, Opening
from skep.cli import UsageError
from skep.cli.option_groups import option_group
from skep.engine.searcher import MAX_THREADS
from skep.lab.perft import PerftCount, timed_perft

MAX_DEPTH = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class PerftOptions:
    """Where to count from, how deep, and how to print it."""

    depth: Annotated[
        int,
        typer.Option("--depth", "-d", metavar="N", min=0, max=MAX_DEPTH, help="How many plies."),
    ]
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
    ] = None
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            "-g",
            metavar="GAMESTRING",
            show_default=False,
            help="Count from the end of this game.",
        ),
    ] = None
    opening: Annotated[
        Opening | None,
        typer.Option(
            "--opening",
            show_default="tournament, or as in the game",
            help="The rule for first pieces: by the rulebook it may be the queen.",
        ),
    ] = None
    threads: Annotated[
        int,
        typer.Option(
            "--threads", metavar="N", min=1, max=MAX_THREADS, help="How many threads count."
        ),
    ] = 1
    divide: Annotated[
        bool, typer.Option("--divide", help="Count the nodes below each move apart.")
    ] = False
    as_json: Annotated[bool, typer.Option("--json", help="Print only the last depth, as JSON.")] = (
        False
    )

    def board(self) -> Board:
        """The position to count from; UsageError unless it is given in one way."""
        if self.game_type is not None and self.game is None:
            return Board(self.game_type, self.opening or Opening.TOURNAMENT)
        if self.game is not None and self.game_type is None:
            return Board.from_game_string(self.game, self.opening or "auto")
        raise UsageError("give either --type or --game")


@option_group("options", PerftOptions)
def perft(
    *,
    options: PerftOptions,
) -> None:
    """Count the ways a game can go on for a number of plies.

    The moves of the last ply are counted without being played; nothing is remembered from one
    position to another. Time is the CPU time of the count itself, of all threads together.

    ```
    skep perft --type Base+MLP --depth 6
    ```
    """
    board, depth, threads = options.board(), options.depth, options.threads
    if options.as_json:
        typer.echo(json.dumps(_as_json(board, options), indent=2))
    elif options.divide:
        result = timed_perft(board, depth, threads)
        for move, nodes in result.divide.items():
            typer.echo(f"{move:<10} {nodes:>18,}")
        typer.echo(f"{'total':<10} {result.nodes:>18,}  {_speed(result, threads)}")
    else:
        typer.echo(f"{'depth':>5} {'nodes':>18}  {'CPU seconds':>12} {'nodes/s':>14}")
        for shallow in range(min(1, depth), depth + 1):
            result = timed_perft(board, shallow, threads)
            typer.echo(f"{shallow:>5} {result.nodes:>18,}  {_speed(result, threads)}")


def _as_json(board: Board, options: PerftOptions) -> dict[str, Any]:
    result = timed_perft(board, options.depth, options.threads)
    figures: dict[str, Any] = {
        "type": board.game_type.value,
        "game": None if options.game is None else board.game_string(),
        "depth": options.depth,
        "threads": options.threads,
        "nodes": result.nodes,
        "seconds": result.seconds,
        "nodes_per_second": result.nodes_per_second,
    }
    if options.divide:
        figures["divide"] = result.divide
    return figures


def _speed(result: PerftCount, threads: int) -> str:
    text = f"{result.seconds:>12.3f} {result.nodes_per_second:>14,.0f}"
    return text if threads == 1 else f"{text}  in {result.elapsed:.3f} s on {threads} threads"
