"""The figures and the opening tree of a corpus as SVG, light or dark as the reader has it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from skep.outcome import GameState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep.corpus.statistics import Statistics
    from skep.corpus.tree import OpeningNode, OpeningTree

__all__ = ["statistics_svg", "tree_svg"]

_STYLE: Final = (
    "<style>svg{background:#fffdf7;color:#2b2115}text{font:13px system-ui,sans-serif;"
    "fill:currentColor}.small{font-size:11px}.white{fill:#f1e3c6}.draw{fill:#b8a88a}"
    ".black{fill:#4a3b28}.bar{fill:#c98a1b}rect{stroke:currentColor;stroke-width:.5}"
    "@media(prefers-color-scheme:dark){svg{background:#1d1812;color:#efe4d0}}"
    ".on-black{fill:#fff}.on-white{fill:#2b2115}</style>"
)
_RESULTS: Final = (
    (GameState.WHITE_WINS.value, "white"),
    (GameState.DRAW.value, "draw"),
    (GameState.BLACK_WINS.value, "black"),
)
_WIDTH: Final = 720
_LEFT: Final = 110
_ROW: Final = 30
_COLUMNS: Final = 40
_LEAST_WORD: Final = 64


def _svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
        f"<title>{escape(title)}</title>{_STYLE}"
    )
    return "\n".join((head, *parts, "</svg>\n"))


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{name}>{escape(words)}</text>'


def _rect(x: float, y: float, width: float, height: float, kind: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="{kind}"/>'
    )


def statistics_svg(statistics: Statistics) -> str:
    """Results by bars, and how long games are."""
    title = f"{statistics.games} games"
    parts = [_text(16, 26, title)]
    y = 46.0
    for name, kind in _RESULTS:
        count = statistics.results[name]
        share = count / statistics.games if statistics.games else 0
        parts += [
            _text(_LEFT - 8, y + 15, name, anchor="end"),
            _rect(_LEFT, y, share * (_WIDTH - _LEFT - 130), 20, kind),
            _text(_LEFT + share * (_WIDTH - _LEFT - 130) + 8, y + 15, f"{count} ({share:.1%})"),
        ]
        y += _ROW
    return _svg(_WIDTH, y + 220, title, [*parts, *_lengths(statistics, y + 20)])


def _lengths(statistics: Statistics, top: float) -> list[str]:
    """A histogram of the numbers of plies."""
    longest = max(statistics.plies, default=0)
    step = longest // _COLUMNS + 1
    counts = [0] * (longest // step + 1)
    for plies, count in statistics.plies.items():
        counts[plies // step] += count
    most = max(counts, default=0) or 1
    width = (_WIDTH - _LEFT - 40) / len(counts)
    floor = top + 150
    parts = [_text(_LEFT - 8, top + 12, "games", "small", "end")]
    parts.append(_text(_LEFT - 8, top + 26, str(most), "small", "end"))
    for number, count in enumerate(counts):
        height = 130 * count / most
        parts.append(_rect(_LEFT + number * width, floor - height, width, height, "bar"))
        if number % max(1, len(counts) // 8) == 0:
            parts.append(_text(_LEFT + number * width, floor + 16, str(number * step), "small"))
    parts.append(_text(_WIDTH - 30, floor + 32, "plies", "small", "end"))
    return parts


def tree_svg(tree: OpeningTree, name: str, least: int = 1) -> str:
    """The openings of one game type as layers: a box is as wide as the share of its games.

    A box is as light as White's part of the points is large.
    """
    root = tree.roots.get(name)
    if root is None:
        raise ValueError(f"there is no game of {name}")
    title = f"{name}: {root.games} games"
    parts = [_text(16, 26, title)]
    _layer(tree, name, root, (16.0, 40.0, _WIDTH - 32.0), least, parts)
    return _svg(_WIDTH, 60 + _ROW * tree.plies, title, parts)


def _layer(
    tree: OpeningTree,
    name: str,
    node: OpeningNode,
    place: tuple[float, float, float],
    least: int,
    parts: list[str],
    depth: int = 1,
) -> None:
    """Draw the moves of a node from a point on, within a width."""
    x, y, width = place
    if depth > tree.plies:
        return
    total = sum(count for _, count in node.moves.values()) or 1
    for text, count, child in tree.children(name, node):
        wide = width * count / total
        if count < least or wide < 1:
            continue
        score = child.white_score
        kind = "draw" if score is None or 0.45 <= score <= 0.55 else "white"
        kind = "black" if score is not None and score < 0.45 else kind
        points = "" if score is None else f", White {score:.0%}"
        parts.append(
            f"<g><title>{escape(text)}: {count} games{points}</title>"
            f"{_rect(x, y, wide, _ROW, kind)}"
        )
        if wide >= _LEAST_WORD:
            color = "small on-black" if kind == "black" else "small on-white"
            parts.append(_text(x + 4, y + 19, text, color))
        parts.append("</g>")
        _layer(tree, name, child, (x, y + _ROW, wide), least, parts, depth + 1)
        x += wide
