"""How things show themselves in a notebook: HTML without scripts, with pictures where they help.

Boards and pieces are pictures alone; these are the things that need words, too. Colours of text are
the notebook's own, so that they fit its light and its dark theme.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from skep.render.signs import Arrow, Mark
from skep.render.svg import svg
from skep.render.tiles import tile
from skep.uhp_strings import format_move

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skep._core import Move
    from skep.base_board import BaseBoard
    from skep.board import Board
    from skep.explanation import Explanation
    from skep.record import Record

__all__ = [
    "analysis_html",
    "explanation_html",
    "move_html",
    "moves_html",
    "record_html",
    "table_html",
]

FRAMES: Final = 12
"""A film strip has no more pictures: one of a long game would be megabytes."""

_FRAME: Final = 200
_TILE: Final = 36
_BOARD: Final = 420
_MONOSPACE: Final = "font-family: monospace; white-space: nowrap"
_STRIP: Final = "display: flex; gap: 8px; overflow-x: auto; padding-bottom: 8px"
_INLINE: Final = "display: inline-flex; gap: 6px; align-items: center"


def move_html(move: Move) -> str:
    """A move by itself: the tile, and where it goes. Only a board could say from where."""
    if move.piece is None or move.to is None:
        return "<span>pass</span>"
    goal = f"to ({move.to.q}, {move.to.r})"
    return f'<span style="{_INLINE}">{tile(move.piece, size=_TILE)} {goal}</span>'


def moves_html(board: BaseBoard, moves: Sequence[Move]) -> str:
    """The legal moves of a board: where they lead, and their names, a row for each piece."""
    names: dict[str, list[str]] = {}
    for move in moves:
        names.setdefault(move.piece.name if move.piece else "", []).append(format_move(board, move))
    rows = [(piece, str(len(texts)), ", ".join(texts)) for piece, texts in sorted(names.items())]
    listing = table_html(("piece", "moves", ""), rows)
    return (
        f"{svg(board, size=_BOARD, legal=moves)}"
        f"<details><summary>{len(moves)} legal moves</summary>{listing}</details>"
    )


def explanation_html(why: Explanation) -> str:
    """The sentence, and the tiles that it names."""
    tiles = "".join(tile(piece, size=_TILE) for piece in why.pieces)
    return f'<span style="{_INLINE}">{tiles} {escape(str(why))}</span>'


def record_html(record: Record) -> str:
    """Who played and how it ended, and a film strip of the game."""
    names = " – ".join(record.tags.get(side, "") or "?" for side in ("White", "Black"))
    facts = f"{names}; {record.rules.game_type}, {len(record.moves)} plies, {record.result.value}"
    shown = _evenly(len(record.moves))
    frames = [
        _frame(board, ply) for ply, board in enumerate(record.boards()) if ply in shown and ply > 0
    ]
    strip = f'<div style="{_STRIP}">{"".join(frames)}</div>' if frames else ""
    return f"<div><p>{escape(facts)}</p>{strip}</div>"


def analysis_html(board: Board, lines: Iterable[tuple[Sequence[Move], str, str]]) -> str:
    """The best moves on the board as arrows, and each line with its chance and its depth."""
    arrows, marks, rows = [], [], []
    for number, (moves, chance, depth) in enumerate(lines, start=1):
        first = moves[0]
        start = board.hex_of(first.piece) if first.piece is not None else None
        if start is not None and first.to is not None:
            arrows.append(Arrow(start, first.to))
        elif first.to is not None:
            marks.append(Mark(first.to, "target"))
        future, texts = board.copy(), []
        for move in moves:
            texts.append(future.uhp(move))
            future.push(move)
        rows.append((str(number), chance, depth, ", ".join(texts)))
    picture = svg(board, size=_BOARD, arrows=arrows, marks=marks)
    return picture + table_html(("", "chance", "depth", "line"), rows)


def table_html(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts."""
    heading = "".join(f'<th style="text-align: left">{escape(text)}</th>' for text in head)
    body = "".join(
        "<tr>"
        + "".join(f'<td style="text-align: left">{escape(text)}</td>' for text in row)
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{heading}</tr></thead><tbody>{body}</tbody></table>"


def _evenly(plies: int) -> set[int]:
    """At most so many plies as a strip has frames, the last one among them."""
    if plies <= FRAMES:
        return set(range(1, plies + 1))
    return {round(plies * frame / FRAMES) for frame in range(1, FRAMES + 1)}


def _frame(board: Board, ply: int) -> str:
    last = board.copy()
    move = last.pop()
    name = escape(f"{ply}. {last.uhp(move)}")
    picture = svg(board, size=_FRAME, hands=False)
    return f'<div>{picture}<div style="{_MONOSPACE}">{name}</div></div>'
