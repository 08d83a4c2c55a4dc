"""`skep perft`: how many ways a game can go on."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Annotated, Any

import typer

import skep
from skep import Board, GameType, Opening
from skep.cli import UsageError

MAX_DEPTH = 50
MAX_THREADS = 1024


@dataclass(frozen=True, slots=True)
class Count:
    """A number of nodes, and what it took to count them."""

    nodes: int
    seconds: float
    elapsed: float
    divide: dict[str, int]

    @property
    def nodes_per_second(self) -> float:
        """Nodes for each second of CPU time."""
        return self.nodes / self.seconds if self.seconds > 0 else 0.0


def count(board: Board, depth: int, threads: int = 1) -> Count:
    """Count the nodes below each move, and the CPU time of that alone."""
    if depth == 0:
        return Count(1, 0.0, 0.0, {})
    elapsed, seconds = time.perf_counter(), time.process_time()
    counts = skep.divide(board, depth, threads)
    seconds, elapsed = time.process_time() - seconds, time.perf_counter() - elapsed
    divided = {board.uhp(move): nodes for move, nodes in counts.items()}
    return Count(sum(counts.values()), seconds, elapsed, divided)


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
        result = count(board, depth, threads)
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
        result = count(board, depth, threads)
        for move, nodes in result.divide.items():
            typer.echo(f"{move:<10} {nodes:>18,}")
        typer.echo(f"{'total':<10} {result.nodes:>18,}  {_speed(result, threads)}")
    else:
        typer.echo(f"{'depth':>5} {'nodes':>18}  {'CPU seconds':>12} {'nodes/s':>14}")
        for shallow in range(min(1, depth), depth + 1):
            result = count(board, shallow, threads)
            speed = _speed(result, threads)
            typer.echo(f"{shallow:>5} {result.nodes:>18,}  {speed}")


def _speed(result: Count, threads: int) -> str:
    text = f"{result.seconds:>12.3f} {result.nodes_per_second:>14,.0f}"
    return text if threads == 1 else f"{text}  in {result.elapsed:.3f} s on {threads} threads"
