"""`skep show`: a position, drawn."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from skep import Board, Color, Record, render
from skep.cli import games, languages, terminal
from skep.locales import Catalogue
from skep.record_text import printable


class Theme(StrEnum):
    """The colours of a picture."""

    LIGHT = "light"
    DARK = "dark"
    SAFE = "safe"
    SAFE_DARK = "safe-dark"
    CONTRAST = "contrast"


def show(
    game: games.Game = None,
    *,
    at: games.At = None,
    number: games.Number = None,
    moves: Annotated[bool, typer.Option("--moves", help="List the legal moves.")] = False,
    svg: Annotated[
        str | None,
        typer.Option("--svg", metavar="FILE", help="Write a picture instead; - for output."),
    ] = None,
    theme: Annotated[
        Theme,
        typer.Option(
            "--theme",
            metavar="NAME",
            help=f"The colours of the picture: {', '.join(Theme)}.",
        ),
    ] = Theme.LIGHT,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII only.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON.")] = False,
    lang: languages.Lang = None,
) -> None:
    """Draw a position from a game string or a file.

    ```
    skep show "Base;InProgress;White[2];wS1;bS1 wS1-"
    skep show game.pgn --at 20 --svg game.svg
    ```
    """
    record = games.read_one(game, number)
    board = games.board_at(record, at)
    if svg is not None:
        _write_svg(render.svg(board, theme=theme.value), svg)
    if as_json:
        typer.echo(json.dumps(_as_json(record, board), indent=2))
    elif svg is None:
        catalogue = languages.catalogue(lang)
        drawn = terminal.drawing(board, catalogue, ascii_only=ascii_only)
        lines = [*_players(record), drawn, *_result(record, board, catalogue)]
        typer.echo("\n".join(lines), color=terminal.has_color())
        if moves:
            typer.echo(_moves(board, catalogue))


def _write_svg(picture: str, target: str) -> None:
    if target == "-":
        terminal.write(picture.encode())
    else:
        Path(target).write_text(picture, encoding="utf-8")


def _players(record: Record) -> list[str]:
    names = [printable(record.tags.get(side.name.capitalize(), "")) for side in Color]
    return [" - ".join(name or "?" for name in names) + "\n"] if any(names) else []


def _result(record: Record, board: Board, catalogue: Catalogue) -> list[str]:
    """How the players ended the game, where the board does not say it."""
    if len(board.move_stack) != len(record.moves) or record.result == board.game_state():
        return []
    winner = record.result.winner
    if winner is None:
        key, side = ("drawn-by" if record.termination else "drawn"), {}
    else:
        key, side = ("won-by" if record.termination else "has-won"), {"color": winner.value}
    how = {"how": record.termination.value} if record.termination else {}
    return [catalogue.text(f"cli-{key}", **side, **how)]


def _moves(board: Board, catalogue: Catalogue) -> str:
    moves = board.legal_moves
    if not moves:
        return "\n" + catalogue.text("cli-over")
    if moves[0].is_pass:
        return "\n" + catalogue.text("cli-pass-only")
    head = catalogue.text("cli-legal-moves", count=len(moves))
    return f"\n{head}\n{terminal.listing(board, moves, catalogue)}"


def _as_json(record: Record, board: Board) -> dict[str, Any]:
    last = board.peek() if board.move_stack else None
    before = board.copy()
    if last is not None:
        before.pop()
    return {
        "game_string": games.game_string_of(board),
        "position": board.position_string(),
        "game_type": board.game_type.value,
        "opening": board.rules.opening.value,
        "repetition": board.rules.repetition.value,
        "state": board.game_state(),
        "turn": board.turn.value,
        "turn_number": board.turn_number,
        "ply": board.ply,
        "last_move": None if last is None else before.uhp(last),
        "pieces": [
            {"piece": str(piece), "q": hex.q, "r": hex.r, "level": board.stack(hex).index(piece)}
            for piece, hex in board.pieces().items()
        ],
        "hands": {
            side.value: {bug.value: count for bug, count in board.hand(side).items()}
            for side in Color
        },
        "moves": [board.uhp(move) for move in board.legal_moves],
        "tags": record.tags,
        "result": record.result,
        "termination": record.termination.value if record.termination else None,
    }
