"""A position as one self-contained SVG picture.

The drawing has no scripts, style sheets, fonts or ids: many pictures can stand
in one page, and the same position always gives the same text. Cells are painted
from the far row to the near one, so that a high stack covers what is behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Bug, Color, Hex, Piece
from skep.arguments import as_piece
from skep.render.glyphs import GLYPHS
from skep.render.pen import (
    Box,
    Point,
    at,
    document,
    dots,
    raised,
    stroke,
    titled,
)
from skep.render.theme import Theme, find_theme
from skep.render.tiles import (
    FACE,
    FACE_HALF_WIDTH,
    LIFT,
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
    from skep.explanation import Explanation

from skep.render.last_move import LastMove, center
from skep.render.signs import (
    WELL,
    Arrow,
    Mark,
    draw_arrow,
    draw_coordinates,
    draw_mark,
    draw_queen_sides,
)

MARGIN = 22.0
SMALLEST = (330.0, 290.0)
HAND_SCALE = 0.5
HAND_HEIGHT = 62.0


def _from_the_back(cells: Iterable[Hex]) -> list[Hex]:
    return sorted(cells, key=lambda cell: (cell.r, cell.q))


class _Scene:
    """The pieces and the last move of a board, and how they are drawn."""

    def __init__(self, board: BaseBoard, theme: Theme, last: LastMove | None) -> None:
        self.board = board
        self.theme = theme
        self.last = last
        cells = _from_the_back(set(board.pieces().values()))
        self.stacks = {cell: board.stack(cell) for cell in cells}

    def face(self, cell: Hex) -> Point:
        """Return the centre of the top tile of a cell, or of the empty cell."""
        covered = max(len(self.stacks.get(cell, ())) - 1, 0)
        return raised(center(cell), covered * LIFT)

    def box(self, signs: Iterable[Hex]) -> Box:
        """Return the part of the table that shows the hive, the last move and the signs."""
        trail = self.last.path.cells if self.last else ()
        feet = [center(cell) for cell in (*self.stacks, *trail, *signs)]
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
            at(center(cell), stroke(WELL, self.theme.grid, 1.4))
            for cell in _from_the_back(around - self.stacks.keys())
            if box.holds(center(cell), FACE)
        )

    def hive(self) -> str:
        """Draw the tiles, and where the last one came from."""
        lit = self.last.piece if self.last else None
        feet = [(center(cell), len(pieces)) for cell, pieces in self.stacks.items()]
        tiles = [
            at(center(cell), stack(pieces, self.theme, lit)) for cell, pieces in self.stacks.items()
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
        drawn = draw_mark(mark.style, self.theme, occupied=mark.cell in self.stacks)
        return at(self.face(mark.cell), drawn)

    def queens(self, *, always: bool) -> str:
        """Draw the sides of the queens; if not always, only of those that are surrounded."""
        drawn = ""
        for piece, cell in self.board.pieces().items():
            if piece.bug is Bug.QUEEN:
                taken = [side in self.stacks for side in cell.neighbors()]
                if always or all(taken):
                    drawn += at(self.face(cell), draw_queen_sides(taken, self.theme))
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
    scene = _Scene(board, colors, LastMove.of(board) if last_move else None)
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
        *(draw_arrow(scene.face(arrow.tail), scene.face(arrow.head), colors) for arrow in shafts),
    ]
    if coordinates:
        layers += [at(center(cell), draw_coordinates(cell, colors)) for cell in scene.stacks]
    if hands:
        layers.append(scene.hands(box))
    table = box.table(colors.table) if background else ""
    return document(box, size, scene.label(), table + "".join(layers))
