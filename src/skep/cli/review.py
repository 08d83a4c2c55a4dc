"""`skep review`: what was good and what was wrong in a game."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from skep import Color
from skep._core import Judgement
from skep.cli import UsageError, games, languages, review_html, terminal
from skep.cli.review_text import accuracy_text, chances_text, judgement_text, sentences
from skep.engine import review as review_game
from skep.engine.game_review import DEFAULT_NODES
from skep.notation import write_pgn

if TYPE_CHECKING:
    from skep import Record
    from skep.engine import Review
    from skep.locales import Catalogue

NAGS: Final = {
    Judgement.ONLY_MOVE: 8,
    Judgement.INACCURACY: 6,
    Judgement.MISTAKE: 2,
    Judgement.BLUNDER: 4,
    Judgement.MISSED_WIN: 4,
}
"""The signs of judgements in a PGN: "singular move", ?!, ?, and ??."""

_LONGEST_LINE: Final = 6
"""How many moves of a better line are shown."""


def review(
    game: games.Game = None,
    *,
    nodes: Annotated[
        int,
        typer.Option("--nodes", min=1, metavar="N", help="Search that many positions for a move."),
    ] = DEFAULT_NODES,
    number: games.Number = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    as_pgn: Annotated[
        bool,
        typer.Option("--pgn", help="Print the game with signs, sentences and better lines."),
    ] = False,
    as_html: Annotated[
        bool, typer.Option("--html", help="Print a page with a graph and pictures.")
    ] = False,
    lang: languages.Lang = None,
) -> None:
    """Judge the moves of a game, and show where it turned.

    Each move is compared with the best that the search finds, by the chances to win. The turning
    points are up to three mistakes, those that cost the most, with what was better.

    ```
    skep review game.pgn
    skep review game.pgn --html > review.html
    skep review game.pgn --pgn --lang de > reviewed.pgn
    ```
    """
    if as_json + as_pgn + as_html > 1:
        raise UsageError("choose one of --json, --pgn and --html")
    record = games.read_one(game, number)
    catalogue = languages.catalogue(lang)
    found = _review(record, nodes, catalogue)
    if as_json:
        typer.echo(json.dumps(_as_json(found, catalogue), indent=2, ensure_ascii=False))
    elif as_pgn:
        terminal.write_record(write_pgn(_annotated(record, found, catalogue)).encode())
    elif as_html:
        terminal.write(review_html.page(record, found, catalogue).encode())
    else:
        typer.echo("\n".join(_report(found, catalogue)))


def _review(record: Record, nodes: int, catalogue: Catalogue) -> Review:
    """Review the game, with a line of progress on a terminal."""
    if not terminal.is_terminal(sys.stderr):
        return review_game(record, nodes=nodes)
    from rich.console import Console  # noqa: PLC0415 - a script does not wait for it

    def words(done: int, count: int) -> str:
        return catalogue.text("review-progress", ply=done, count=count)

    with Console(stderr=True).status(words(0, len(record.moves))) as status:
        return review_game(
            record, nodes=nodes, progress=lambda done, count: status.update(words(done, count))
        )


def _report(found: Review, catalogue: Catalogue) -> list[str]:
    lines = []
    for move in found.moves:
        chance = catalogue.text("cli-chance", chance=found.chances[move.ply])
        lines.append(
            f"{move.ply:>3}. {move.uhp:<12} {chance:>6}  {judgement_text(catalogue, move)}"
        )
    if accuracy := accuracy_text(catalogue, found):
        lines += ["", accuracy]
    points = found.turning_points
    lines += ["", catalogue.text("review-turning-points" if points else "review-no-turning-points")]
    for move in points:
        lines += ["", f"{move.ply}. {move.uhp}: {judgement_text(catalogue, move)}"]
        lines.append(f"   {chances_text(catalogue, move)}")
        lines += [f"   {sentence}" for sentence in sentences(catalogue, move)]
    return lines


def _annotated(record: Record, found: Review, catalogue: Catalogue) -> Record:
    """The game with signs, sentences and better lines; what was there stays."""
    root = record.tree()
    for node, move in zip(list(root.main_line()), found.moves, strict=True):
        if nag := NAGS.get(move.judgement):
            node.nags.add(nag)
        if not move.is_error:
            continue
        said = [f"{judgement_text(catalogue, move)}. {chances_text(catalogue, move)}"]
        said += sentences(catalogue, move)
        assert node.parent is not None
        node.parent.add_variation(move.move, comment=" ".join(said))
        node.parent.add_line(move.best_line[:_LONGEST_LINE])
    return record.with_tree(root)


def _as_json(found: Review, catalogue: Catalogue) -> dict[str, Any]:
    return {
        "chances": [round(chance, 4) for chance in found.chances],
        "accuracy": {color.value: _rounded(found.accuracy(color)) for color in Color},
        "turning_points": [move.ply for move in found.turning_points],
        "moves": [
            {
                "ply": move.ply,
                "color": move.color.value,
                "move": move.uhp,
                "judgement": move.judgement.value,
                "chance": round(move.chance, 4),
                "best_chance": round(move.best_chance, 4),
                "loss": round(move.loss, 4),
                "wins_in": move.wins_in,
                "best_line": list(move.best_line_uhp),
                "sayings": [{"key": one.key, "args": one.args} for one in move.sayings],
                "better": [{"key": one.key, "args": one.args} for one in move.better],
                "text": sentences(catalogue, move),
            }
            for move in found.moves
        ],
        "nodes": found.nodes,
    }


def _rounded(accuracy: float | None) -> float | None:
    return None if accuracy is None else round(accuracy, 4)
