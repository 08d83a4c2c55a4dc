r"""A position as text, for a terminal.

Hexagons share their borders, so the six neighbours of a cell touch it as they do
on the table. The number in the upper corner is the height of a stack, a dot in the
lower one marks the piece that moved last, a ring the cell it left. Two layouts:

          / \   / \
         / 2 \ /   \           /2\ / \
        | wB1 | bQ  |         |wB1|bQ |
         \   / \ * / \         \ / \*/ \
          \ /   \ /   \         |bA1|wG2|
           | bA1 | wG2 |         \ / \ /
            \   / \   /
             \ /   \ /

With `slope` slanted lines above and below its middle a cell is 2 (slope + 1)
columns wide, and the rows lie slope + 1 lines apart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from skep._core import Bug, Color, Hex, Piece
from skep.errors import RenderError
from skep.render.theme import TERMINAL_ACCENTS, TERMINAL_GROUND

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from skep.base_board import BaseBoard

Layout = Literal["auto", "roomy", "compact"]


@dataclass(frozen=True, slots=True)
class Captions:
    """The words around a drawing: what divides a stack, the two hands, and how the game stands."""

    on: str
    hands: Mapping[Color, str]
    status: str


_ROOMY, _COMPACT = 2, 1


@dataclass(frozen=True, slots=True)
class _Charset:
    """The characters a drawing is made of."""

    wall: str
    rising: str
    falling: str
    moved: str
    left: str
    times: str
    none: str


_ASCII = _Charset(wall="|", rising="/", falling="\\", moved="*", left="o", times="x", none="-")
_UNICODE = _Charset(
    wall="\N{BOX DRAWINGS LIGHT VERTICAL}",
    rising="\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}",
    falling="\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}",
    moved="\N{BULLET}",
    left="\N{RING OPERATOR}",
    times="\N{MULTIPLICATION SIGN}",
    none="\N{EN DASH}",
)

# From the 256 colours every terminal has.
_BORDER = "38;5;245"
_HEIGHT = "1"
_MOVED = "1;38;5;208"


def _style(color: Color, bug: Bug) -> str:
    return f"1;38;5;{TERMINAL_ACCENTS[color][bug]};48;5;{TERMINAL_GROUND[color]}"


def _styled(pieces: Iterable[tuple[str, str]]) -> str:
    """Write pieces of text with the escape codes for their styles."""
    written, current = "", ""
    for text, style in pieces:
        if style != current:
            written += "\x1b[0m" if current else ""
            written += f"\x1b[{style}m" if style else ""
            current = style
        written += text
    return written + ("\x1b[0m" if current else "")


@dataclass(slots=True)
class _Canvas:
    """Characters by line and column, each with the style it is painted in."""

    slope: int
    chars: _Charset
    painted: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def write(self, line: int, column: int, text: str, style: str) -> None:
        """Paint a text from left to right."""
        for i, char in enumerate(text):
            self.painted[line, column + i] = (char, style)

    def center(self, cell: Hex) -> tuple[int, int]:
        """Return line and column of the middle of a cell."""
        step = self.slope + 1
        return cell.r * step, (2 * cell.q + cell.r) * step

    def border(self, cell: Hex) -> None:
        """Paint the border of a cell."""
        line, column = self.center(cell)
        for away in range(self.slope + 1):
            reach = self.slope + 1 - away
            left, right = column - reach, column + reach
            if not away:
                self.write(line, left, self.chars.wall, _BORDER)
                self.write(line, right, self.chars.wall, _BORDER)
                continue
            self.write(line - away, left, self.chars.rising, _BORDER)
            self.write(line - away, right, self.chars.falling, _BORDER)
            self.write(line + away, left, self.chars.falling, _BORDER)
            self.write(line + away, right, self.chars.rising, _BORDER)

    def stack(self, cell: Hex, stack: tuple[Piece, ...], *, moved: bool) -> None:
        """Paint the top piece of a cell, how high it stands, and whether it moved last."""
        line, column = self.center(cell)
        piece = stack[-1]
        name = f"{piece.name:<3}".center(2 * self.slope + 1)
        self.write(line, column - self.slope, name, _style(piece.color, piece.bug))
        if len(stack) > 1:
            self.write(line - 1, column, str(len(stack)), _HEIGHT)
        if moved:
            self.write(line + 1, column, self.chars.moved, _MOVED)

    def mark(self, cell: Hex, sign: str, *, occupied: bool) -> None:
        """Paint a sign on an empty cell, or below the piece on an occupied one."""
        line, column = self.center(cell)
        self.write(line + occupied, column, sign, _MOVED)

    def lines(self, *, color: bool) -> list[str]:
        """Return the drawing, cropped to what is painted."""
        rows, columns = zip(*self.painted, strict=True)
        drawing = []
        for line in range(min(rows), max(rows) + 1):
            last = max((x for y, x in self.painted if y == line), default=min(columns) - 1)
            row = [
                self.painted.get((line, column), (" ", ""))
                for column in range(min(columns), last + 1)
            ]
            drawing.append(_styled(row) if color else "".join(char for char, _ in row))
        return drawing


def _slope(layout: Layout, cells: Iterable[Hex], width: int, height: int) -> int:
    """Choose the roomy layout if it is asked for, or if nothing is and the drawing has room."""
    if layout in {"roomy", "compact"}:
        return _ROOMY if layout == "roomy" else _COMPACT
    if layout != "auto":
        raise RenderError(f"unknown layout {layout!r}: choose one of auto, roomy, compact")
    step = _ROOMY + 1
    columns = [(2 * cell.q + cell.r) * step for cell in cells]
    lines = [cell.r * step for cell in cells]
    wide, high = max(columns) - min(columns) + 2 * step + 1, max(lines) - min(lines) + 2 * step - 1
    return _ROOMY if wide <= width and high <= height else _COMPACT


def _cell_left(board: BaseBoard) -> Hex | None:
    """Return the cell the last move left empty."""
    if not board.move_stack:
        return None
    before = board.copy()
    move = before.pop()
    origin = before.pieces().get(move.piece) if move.piece else None
    return origin if origin is not None and not board.stack(origin) else None


def _hand(board: BaseBoard, side: Color, label: str, chars: _Charset, *, color: bool) -> str:
    """Write what a player has in hand."""
    held = board.hand(side)
    kinds = {
        bug: bug.letter + (f"{chars.times}{held[bug]}" if held[bug] > 1 else "")
        for bug in Bug
        if held[bug]
    }
    if not kinds:
        return f"{label}  {chars.none}"
    if not color:
        return "  ".join([label, *kinds.values()])
    row = [(label, "")]
    for bug, count in kinds.items():
        row += [(" ", ""), (f" {count} ", _style(side, bug))]
    return _styled(row)


def _english(board: BaseBoard, *, last_move: bool) -> Captions:
    """The captions that a library prints."""
    hands = {side: f"{side.value.capitalize()} in hand" for side in Color}
    return Captions("on", hands, _status(board, last_move=last_move))


def _status(board: BaseBoard, *, last_move: bool) -> str:
    """Write who is to move, or how the game ended, and what was played last."""
    outcome = board.outcome()
    if outcome is None:
        status = f"{board.turn.value.capitalize()} to move, turn {board.turn_number}."
    elif outcome.winner is None:
        status = "The game is drawn."
    else:
        status = f"{outcome.winner.value.capitalize()} has won."
    if last_move and board.move_stack:
        move = board.peek()
        status += f" Last move: {move.piece.name if move.piece else 'pass'}."
    return status


def text(
    board: BaseBoard,
    *,
    color: bool = False,
    unicode: bool = True,
    last_move: bool = True,
    stacks: bool = True,
    hands: bool = True,
    marks: Mapping[Hex, str] | None = None,
    captions: Captions | None = None,
    layout: Layout = "auto",
    width: int = 80,
    height: int = 32,
) -> str:
    """Draw a position for a terminal.

    Below the hive stand the stacks from top to bottom, unless `stacks` is false, and both hands
    and whose turn it is, unless `hands` is; `captions` are other words for these. `marks` are
    signs of one character on cells. `color` adds escape codes of the 256-colour terminal, `unicode`
    false keeps to ASCII. `layout` is "roomy", "compact", or "auto": roomy if the hive fits into
    `width` columns and `height` lines that way. Raises `RenderError` for a layout that does not
    exist.
    """
    chars = _UNICODE if unicode else _ASCII
    cells = sorted(set(board.pieces().values()), key=lambda cell: (cell.r, cell.q))
    left = _cell_left(board) if last_move else None
    signs = marks or {}
    shown = [*cells, *signs, left] if left is not None else [*cells, *signs]
    canvas = _Canvas(_slope(layout, shown or [Hex(0, 0)], width, height), chars)
    moved = board.last_moved if last_move else None
    for cell in cells or [Hex(0, 0)]:
        canvas.border(cell)
    for cell in cells:
        stack = board.stack(cell)
        canvas.stack(cell, stack, moved=stack[-1] == moved)
    if left is not None:
        canvas.write(*canvas.center(left), chars.left, _MOVED)
    for cell, sign in signs.items():
        canvas.mark(cell, sign, occupied=cell in cells)
    parts = [canvas.lines(color=color)]
    words = captions or _english(board, last_move=last_move)
    high = [board.stack(cell) for cell in cells if len(board.stack(cell)) > 1]
    if high and stacks:
        on = f" {words.on} "
        parts.append([on.join(piece.name for piece in reversed(stack)) for stack in high])
    if hands:
        rows = [_hand(board, side, words.hands[side], chars, color=color) for side in Color]
        parts.append([*rows, words.status])
    return "\n\n".join("\n".join(part) for part in parts)
