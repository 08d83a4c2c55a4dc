"""The review of a game as a page: a graph of the chances, and pictures of the turning points."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from skep import Color, render
from skep.cli import games
from skep.cli.review_text import accuracy_text, judgement_text, sentences
from skep.record_text import printable
from skep.render import Arrow
from skep.render.chances import chances_svg

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
.chances { width: 100%; height: 10rem; direction: ltr; border: 1px solid }
"""
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
        chances_svg(found.chances, [move.ply for move in found.turning_points], title),
        f"<p>{escape(accuracy_text(catalogue, found))}</p>",
        f"<h2>{escape(heading)}</h2>",
        *(_turning_point(record, move, catalogue) for move in points),
        _table(found, catalogue),
        "</body></html>\n",
    ]
    return "\n".join(part for part in parts if part)


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
