"""The review of a game as a page: a graph of the chances, and pictures of the turning points."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from skep import Color, render
from skep.cli import games
from skep.cli.review_text import accuracy_text, judgement_text, sentences
from skep.record_text import printable
from skep.render import Arrow

if TYPE_CHECKING:
    from skep import Record
    from skep.engine import Review, ReviewedMove
    from skep.locales import Catalogue

__all__ = ["page"]

_STYLE: Final = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
.boards { display: flex; flex-wrap: wrap; gap: 1rem } .boards svg { max-width: 100%; height: auto }
table { border-collapse: collapse } td, th { padding: .15rem .75rem; text-align: start }
.move { direction: ltr; unicode-bidi: isolate; font-family: monospace; white-space: pre }
.graph { width: 100%; height: 10rem; direction: ltr; border: 1px solid }
"""
_WIDTH: Final = 600
_HEIGHT: Final = 100
_PICTURE: Final = 320


def page(record: Record, found: Review, catalogue: Catalogue) -> str:
    """The whole page, which needs no other file."""
    language = catalogue.language
    title = catalogue.text("review-title")
    names = [printable(record.tags.get(color.name.capitalize(), "")) for color in Color]
    players = " – ".join(name or "?" for name in names) if any(names) else ""
    points = found.turning_points
    heading = catalogue.text("review-turning-points" if points else "review-no-turning-points")
    parts = [
        f"<!doctype html>\n<html lang={language.code!r} dir={language.direction!r}>",
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(players)}</p>" if players else "",
        _graph(found, title),
        f"<p>{escape(accuracy_text(catalogue, found))}</p>",
        f"<h2>{escape(heading)}</h2>",
        *(_turning_point(record, move, catalogue) for move in points),
        _table(found, catalogue),
        "</body></html>\n",
    ]
    return "\n".join(part for part in parts if part)


def _graph(found: Review, title: str) -> str:
    """White's chances over the game: the higher the line, the better for White."""
    last = max(len(found.chances) - 1, 1)
    points = " ".join(
        f"{_WIDTH * ply / last:.1f},{_HEIGHT * (1 - chance):.1f}"
        for ply, chance in enumerate(found.chances)
    )
    marks = "".join(
        f'<circle cx="{_WIDTH * move.ply / last:.1f}" '
        f'cy="{_HEIGHT * (1 - found.chances[move.ply]):.1f}" r="3" fill="#c33"/>'
        for move in found.turning_points
    )
    return (
        f'<svg class="graph" viewBox="0 0 {_WIDTH} {_HEIGHT}" preserveAspectRatio="none" '
        f'role="img" aria-label="{escape(title)}">'
        f'<path d="M0 {_HEIGHT / 2}H{_WIDTH}" stroke="gray" stroke-dasharray="4"/>'
        f'<polyline points="{points}" fill="none" stroke="currentColor" stroke-width="2"/>'
        f"{marks}</svg>"
    )


def _turning_point(record: Record, move: ReviewedMove, catalogue: Catalogue) -> str:
    before = games.board_at(record, move.ply - 1)
    after = before.copy()
    after.push(move.move)
    arrows = []
    if move.best.piece is not None and move.best.to is not None:
        start = before.hex_of(move.best.piece)
        if start is not None:
            arrows.append(Arrow(start, move.best.to))
    better = before.copy()
    better.push(move.best)
    name = f'<span class="move">{escape(f"{move.ply}. {move.uhp}")}</span>'
    text = "".join(f"<p>{escape(each)}</p>" for each in sentences(catalogue, move))
    played = render.svg(after, size=_PICTURE, hands=False)
    instead = render.svg(better, size=_PICTURE, hands=False, arrows=arrows)
    return (
        f"<section><h3>{name} {escape(judgement_text(catalogue, move))}</h3>{text}"
        f'<div class="boards">{played}{instead}</div></section>'
    )


def _table(found: Review, catalogue: Catalogue) -> str:
    rows = "".join(
        f'<tr><td>{move.ply}</td><td class="move">{escape(move.uhp)}</td>'
        f"<td>{escape(catalogue.text('cli-chance', chance=found.chances[move.ply]))}</td>"
        f"<td>{escape(judgement_text(catalogue, move))}</td></tr>"
        for move in found.moves
    )
    return f"<table>{rows}</table>"
