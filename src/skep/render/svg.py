"""A position as one self-contained SVG picture.

The drawing has no scripts, style sheets, fonts or ids: many pictures can stand
in one page, and the same position always gives the same text. Cells are painted
from the far row to the near one, so that a high stack covers what is behind it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skep._core import Bug, Color, Hex, PathKind, Piece
from skep.base_board import as_piece
from skep.errors import RenderError
from skep.render.glyphs import GLYPHS
from skep.render.pen import (
    Box,
    Point,
    arc,
    at,
    beside,
    between,
    corners,
    document,
    dots,
    figures,
    figures_width,
    flowing,
    hatching,
    hexagon,
    number,
    path,
    raised,
    stroke,
    titled,
    towards,
    xy,
)
from skep.render.theme import Theme, find_theme
from skep.render.tiles import (
    FACE,
    FACE_HALF_WIDTH,
    LIFT,
    OUTLINE,
    THICKNESS,
    describe,
    pile,
    shadows,
    stack,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep._core import Move
    from skep.base_board import BaseBoard
    from skep.explanation import Explanation, Path

# The corners of a cell are so far from its centre: the tiles leave a narrow gap between them.
CELL = 50.0
MARGIN = 22.0
SMALLEST = (330.0, 290.0)
HAND_SCALE = 0.5
HAND_HEIGHT = 62.0

MarkStyle = Literal["target", "halo", "ring", "dot", "cross", "tint", "hatch"]

WELL = hexagon(FACE - 5, 6)
HATCHED_WELL = hatching(FACE - 5, 9) + WELL
_CROSS = "M-16-16L16 16M16-16L-16 16"


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a cell.

    A "target" is a place to go, a "halo" surrounds what is chosen, a "tint" lies on pieces and a
    "hatch" on cells that forbid a move; "ring", "dot" and "cross" mean what you like.
    """

    cell: Hex
    style: MarkStyle = "ring"


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one cell to another."""

    tail: Hex
    head: Hex


# -- signs -------------------------------------------------------------------------------------


def _ring(color: str, theme: Theme, radius: float = FACE - 2, width: float = 4.5) -> str:
    d = hexagon(radius, 6)
    return stroke(d, theme.paper, width + 3, opacity=0.7) + stroke(d, color, width)


def _sign(style: MarkStyle, theme: Theme, *, occupied: bool) -> str:
    """Draw a mark around the origin."""
    dotted = stroke(WELL, theme.target, 3.4, stroke_dasharray="0.1 7.3")
    place = path(WELL, fill=theme.paper, opacity=0.35) + dotted
    glow = stroke(hexagon(FACE + 1, 7), theme.trail, 9, opacity=0.4)
    signs: dict[MarkStyle, str] = {
        "target": _ring(theme.target, theme, FACE - 6, 4) if occupied else place,
        "halo": glow + stroke(hexagon(FACE - 1, 7), theme.trail, 4),
        "ring": _ring(theme.arrow, theme),
        "dot": dots(theme.paper, 27, (0, 0), opacity=0.8) + dots(theme.arrow, 21, (0, 0)),
        "cross": stroke(_CROSS, theme.paper, 12, opacity=0.8) + stroke(_CROSS, theme.alarm, 7),
        "tint": path(OUTLINE, fill=theme.alarm, opacity=0.42),
        "hatch": stroke(HATCHED_WELL, theme.alarm, 2.6),
    }
    if style not in signs:
        raise RenderError(f"unknown mark {style!r}: choose one of {', '.join(signs)}")
    return signs[style]


def _arrow(tail: Point, head: Point, theme: Theme) -> str:
    if tail == head:
        return at(head, _ring(theme.arrow, theme))
    start, end = towards(tail, head, 12), towards(head, tail, 14)
    neck = towards(end, start, 24)
    barbs = [beside(neck, start, end, away) for away in (15, -15)]
    shaft, tip = f"M{xy(start)}L{xy(neck)}", f"M{xy(end, *barbs)}Z"
    drawn = (
        stroke(shaft + tip, theme.paper, 12)
        + stroke(shaft, theme.arrow, 8)
        + path(tip, fill=theme.arrow, stroke=theme.arrow, stroke_width=3)
    )
    return f'<g opacity="0.88">{drawn}</g>'


def _sides_of_queen(taken: list[bool], theme: Theme) -> str:
    """Draw a tick on each side of a queen, hollow where it is free; a ring when none is."""
    if all(taken):
        return _ring(theme.alarm, theme, FACE - 3, 5)
    ends = corners(FACE - 5)
    ticks = [
        f"M{xy(towards(a, b, 13))}L{xy(towards(b, a, 13))}"
        for a, b in zip(ends, ends[1:] + ends[:1], strict=True)
    ]
    closed = "".join(tick for tick, is_taken in zip(ticks, taken, strict=True) if is_taken)
    free = "".join(tick for tick, is_taken in zip(ticks, taken, strict=True) if not is_taken)
    return (
        stroke("".join(ticks), theme.ink, 6.5)
        + (stroke(closed, theme.alarm, 4.5) if closed else "")
        + stroke(free, theme.paper, 4.5)
    )


def _coordinates(cell: Hex, theme: Theme) -> str:
    """Write the coordinates of a cell on its lower corner."""
    words, scale = f"{cell.q},{cell.r}", 0.62
    half, y = figures_width(words, scale) / 2, FACE - 1
    tag = stroke(f"M{xy((-half, y))}H{number(half)}", theme.paper, 12)
    return tag + figures(words, (0, y), scale, theme.ink)


# -- the last move -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _LastMove:
    """The last move: the piece, how it went, and the board before it."""

    piece: Piece
    path: Path
    before: BaseBoard

    @classmethod
    def of(cls, board: BaseBoard) -> _LastMove | None:
        """Return the last move of a board, unless there is none or it was a pass."""
        if not board.move_stack:
            return None
        before = board.copy()
        move = before.pop()
        if move.piece is None:
            return None
        return cls(move.piece, before.path(move), before)

    @property
    def is_on_the_table(self) -> bool:
        """Whether the piece slid round the hive, so that its trail lies lower than the tiles."""
        return self.path.kind is PathKind.SLIDE

    def ghost(self, theme: Theme) -> str:
        """Draw the outline of the tile where it stood, if nothing is left there."""
        origin = self.path.cells[0]
        if self.path.kind is PathKind.PLACE or len(self.before.stack(origin)) > 1:
            return ""
        return at(_center(origin), stroke(WELL, theme.trail, 2.2, stroke_dasharray="5 6.5"))

    def trail(self, theme: Theme) -> str:
        """Draw the way of the piece to its destination."""
        if self.path.kind is PathKind.PLACE:
            return ""
        points = [self._foot(cell) for cell in self.path.cells]
        start, end = points[0], points[-1]
        thrower = ""
        if self.path.kind is PathKind.THROW:
            cell = self.before.pieces()[self.path.throwers[0]]
            hand = raised(self._foot(cell), -LIFT)
            thrower = at(hand, _ring(theme.trail, theme, FACE - 4, 3))
            d = arc(start, end, beside(hand, start, end, 20), 34)
        elif self.path.kind is PathKind.JUMP:
            bow = 0.16 * math.dist(start, end)
            d = arc(start, end, beside(between(start, end), start, end, bow), 34)
        elif self.is_on_the_table:
            d = flowing(points)
        else:
            d = flowing([*points[:-1], towards(end, points[-2], 38)])
        return (
            thrower
            + stroke(d, theme.paper, 7.5, opacity=0.75)
            + dots(theme.paper, 14, start, opacity=0.75)
            + stroke(d, theme.trail, 3.6)
            + dots(theme.trail, 10, start)
        )

    def _foot(self, cell: Hex) -> Point:
        """Return where the piece stands on a cell, whatever else lies there."""
        others = sum(piece != self.piece for piece in self.before.stack(cell))
        return raised(_center(cell), others * LIFT)


# -- the picture -------------------------------------------------------------------------------


def _center(cell: Hex) -> Point:
    return CELL * math.sqrt(3) * (cell.q + cell.r / 2), CELL * 1.5 * cell.r


def _from_the_back(cells: Iterable[Hex]) -> list[Hex]:
    return sorted(cells, key=lambda cell: (cell.r, cell.q))


class _Scene:
    """What stands on the table, and where."""

    def __init__(self, board: BaseBoard, theme: Theme, last: _LastMove | None) -> None:
        self.board = board
        self.theme = theme
        self.last = last
        cells = _from_the_back(set(board.pieces().values()))
        self.stacks = {cell: board.stack(cell) for cell in cells}

    def face(self, cell: Hex) -> Point:
        """Return the centre of the top tile of a cell, or of the empty cell."""
        covered = max(len(self.stacks.get(cell, ())) - 1, 0)
        return raised(_center(cell), covered * LIFT)

    def box(self, signs: Iterable[Hex]) -> Box:
        """Return the part of the table that shows the hive, the last move and the signs."""
        trail = self.last.path.cells if self.last else ()
        feet = [_center(cell) for cell in (*self.stacks, *trail, *signs)]
        points = feet + [self.face(cell) for cell in self.stacks]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        box = Box(
            min(xs) - FACE_HALF_WIDTH - MARGIN,
            min(ys) - FACE - MARGIN,
            max(xs) + FACE_HALF_WIDTH + MARGIN,
            max(ys) + FACE + THICKNESS + MARGIN,
        )
        box.grow_to(*SMALLEST)
        return box

    def wells(self, box: Box) -> str:
        """Draw the empty cells around the hive that lie within the box."""
        around = {near for cell in self.stacks or [Hex(0, 0)] for near in cell.neighbors()}
        return "".join(
            at(_center(cell), stroke(WELL, self.theme.grid, 1.4))
            for cell in _from_the_back(around - self.stacks.keys())
            if box.holds(_center(cell), FACE)
        )

    def hive(self) -> str:
        """Draw the tiles, and where the last one came from."""
        lit = self.last.piece if self.last else None
        feet = [(_center(cell), len(pieces)) for cell, pieces in self.stacks.items()]
        tiles = [
            at(_center(cell), stack(pieces, self.theme, lit))
            for cell, pieces in self.stacks.items()
        ]
        below = shadows(feet, self.theme) if feet else ""
        above = ""
        if self.last:
            below += self.last.ghost(self.theme)
            trail = self.last.trail(self.theme)
            below, above = (below + trail, "") if self.last.is_on_the_table else (below, trail)
        return below + "".join(tiles) + above

    def sign(self, mark: Mark) -> str:
        """Draw a mark on its cell."""
        drawn = _sign(mark.style, self.theme, occupied=mark.cell in self.stacks)
        return at(self.face(mark.cell), drawn)

    def queens(self, *, always: bool) -> str:
        """Draw the sides of the queens; if not always, only of those that are surrounded."""
        drawn = ""
        for piece, cell in self.board.pieces().items():
            if piece.bug is Bug.QUEEN:
                taken = [side in self.stacks for side in cell.neighbors()]
                if always or all(taken):
                    drawn += at(self.face(cell), _sides_of_queen(taken, self.theme))
        return drawn

    def hand(self, color: Color) -> tuple[str, float]:
        """Draw a player's hand as a row around the origin, and return how wide it is."""
        held = self.board.hand(color)
        kinds = [bug for bug in GLYPHS if held[bug]]
        step = (2 * FACE_HALF_WIDTH + 12) * HAND_SCALE
        width = len(kinds) * step
        row = "".join(
            at(
                ((i + 0.5) * step - width / 2, 0),
                pile(color, bug, held[bug], self.theme),
                HAND_SCALE,
            )
            for i, bug in enumerate(kinds)
        )
        if self.board.turn is color and self.board.outcome() is None:
            dot = dots(self.theme.trail, 11, (-width / 2 - 16, 0))
            row += f"<g>{titled(f'{color.value} to move', dot)}</g>"
        return row, width

    def hands(self, box: Box) -> str:
        """Draw both hands above and below the box, which grows around them."""
        upper, upper_width = self.hand(Color.BLACK)
        lower, lower_width = self.hand(Color.WHITE)
        box.grow_to(max(upper_width, lower_width) + 80, 0)
        drawn = at((box.middle, box.top - 10), upper) + at((box.middle, box.bottom + 20), lower)
        box.top -= HAND_HEIGHT
        box.bottom += HAND_HEIGHT
        return drawn

    def label(self) -> str:
        """Say in a sentence or two what the picture shows."""
        count = len(self.board.pieces())
        words = f"Hive, {count} {'tile' if count == 1 else 'tiles'} in play. "
        outcome = self.board.outcome()
        if outcome is None:
            words += f"{self.board.turn.value.capitalize()} to move."
        elif outcome.winner is None:
            words += "The game is drawn."
        else:
            words += f"{outcome.winner.value.capitalize()} has won."
        return words + (f" Last move: {describe(self.last.piece)}." if self.last else "")


def _marks_of_moves(board: BaseBoard, legal: Piece | str | Iterable[Move]) -> list[Mark]:
    """Mark where some moves lead, or a piece and where it may go."""
    if not isinstance(legal, Piece | str):
        return [Mark(cell, "target") for cell in {move.to: None for move in legal} if cell]
    piece = as_piece(legal)
    moves = (move for move in board.legal_moves if move.piece == piece)
    stands = board.pieces().get(piece)
    return _marks_of_moves(board, moves) + ([Mark(stands, "halo")] if stands is not None else [])


def _marks_of_evidence(board: BaseBoard, why: Explanation) -> list[Mark]:
    """Mark the pieces and the cells that forbid a move."""
    placed = board.pieces()
    pieces = [Mark(placed[piece], "tint") for piece in why.pieces if piece in placed]
    return pieces + [Mark(cell, "hatch") for cell in why.cells]


def svg(
    board: BaseBoard,
    *,
    size: float | None = None,
    theme: str | Theme = "light",
    last_move: bool = True,
    marks: Iterable[Mark | Hex] = (),
    arrows: Iterable[Arrow | tuple[Hex, Hex]] = (),
    legal: Piece | str | Iterable[Move] | None = None,
    why: Explanation | None = None,
    queens: bool = False,
    hands: bool = True,
    coordinates: bool = False,
    background: bool = True,
) -> str:
    """Draw a position as an SVG picture.

    `size` is the longer side in pixels; without it a tile is some 60 pixels wide. `theme` is a
    `Theme` or the name of one of `THEMES`. `last_move` shows where the last piece came from, and
    how. `legal` shows where a piece may go, or where some moves lead; `why` the evidence of an
    explanation; `queens` which sides of the queens are free; `hands` what is still to be placed,
    black's above and white's below, with a dot for the side to move; `coordinates` the numbers of
    the cells. Raises `RenderError` for a theme or a mark that does not exist.
    """
    colors = find_theme(theme)
    scene = _Scene(board, colors, _LastMove.of(board) if last_move else None)
    signs = [mark if isinstance(mark, Mark) else Mark(mark) for mark in marks]
    shafts = [arrow if isinstance(arrow, Arrow) else Arrow(*arrow) for arrow in arrows]
    if legal is not None:
        signs += _marks_of_moves(board, legal)
    if why is not None:
        signs += _marks_of_evidence(board, why)
    if not scene.stacks and not signs:
        signs.append(Mark(Hex(0, 0), "target"))
    ends = [cell for arrow in shafts for cell in (arrow.tail, arrow.head)]
    box = scene.box([*(mark.cell for mark in signs), *ends])
    layers = [
        scene.wells(box),
        scene.hive(),
        *(scene.sign(mark) for mark in signs),
        scene.queens(always=queens),
        *(_arrow(scene.face(arrow.tail), scene.face(arrow.head), colors) for arrow in shafts),
    ]
    if coordinates:
        layers += [at(_center(cell), _coordinates(cell, colors)) for cell in scene.stacks]
    if hands:
        layers.append(scene.hands(box))
    table = box.table(colors.table) if background else ""
    return document(box, size, scene.label(), table + "".join(layers))
