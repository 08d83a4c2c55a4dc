"""The board of a notebook: the kernel judges and draws, the browser shows and tells of clicks."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from skep._core import Color, Hex, Move, Piece
from skep.board import Board
from skep.record import Record
from skep.render import svg, tile
from skep.render.last_move import CELL, center
from skep.render.tiles import FACE, LIFT

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.explanation import Explanation

__all__ = ["BoardWidget"]

_HERE: Final = Path(__file__).parent
_HAND_TILE: Final = 34
_STEPS: Final = {"first": -math.inf, "back": -1, "forward": 1, "last": math.inf}


class BoardWidget(anywidget.AnyWidget):
    """A board to play on, and to step through, in a notebook.

    It begins with a board, which is copied, with a record, or with an empty table. A click on a
    piece shows where it may go, a click there makes the move, and a click elsewhere says why not.
    A move that is made in an earlier position replaces those that followed. `opponent`, a function
    that gets a board and returns a move, answers each move that a person makes.

    `game_string` changes with every move, so that a program can observe it.
    """

    _esm = _HERE / "board_widget.js"
    _css = _HERE / "board_widget.css"

    picture = traitlets.Unicode().tag(sync=True)
    says = traitlets.Unicode().tag(sync=True)
    hands = traitlets.Dict().tag(sync=True)
    game_string = traitlets.Unicode()

    def __init__(
        self,
        game: Board | Record | None = None,
        *,
        opponent: Callable[[Board], Move] | None = None,
        size: float = 480,
    ) -> None:
        if game is None:
            game = Board()
        if not isinstance(game, Board | Record):
            raise TypeError(f"a board shows a Board or a Record, not {type(game).__name__}")
        board = game.board() if isinstance(game, Record) else game.copy()
        super().__init__()
        self._opponent = opponent
        self._size = size
        self._shown = board
        self._later: list[Move] = []
        self._chosen: Piece | None = None
        self.on_msg(self._on_message)
        self._show()

    @property
    def board(self) -> Board:
        """The position that is shown, with the moves before it: a copy."""
        return self._shown.copy()

    def record(self) -> Record:
        """The whole game, with the moves after the position that is shown."""
        board = self.board
        for move in self._later:
            board.push(move)
        return Record.from_board(board)

    def play(self, move: Move) -> None:
        """Make a move in the position that is shown; IllegalMoveError if it is not legal."""
        following = self._later
        self._shown.push(move)
        self._later = following[1:] if following[:1] == [move] else []
        self._chosen = None
        self._show()

    def step(self, plies: float) -> None:
        """Go so many plies forward, or back if it is negative, as far as there are moves."""
        while plies < 0 and self._shown.move_stack:
            self._later.insert(0, self._shown.pop())
            plies += 1
        while plies > 0 and self._later:
            self._shown.push(self._later.pop(0))
            plies -= 1
        self._chosen = None
        self._show()

    def choose(self, piece: Piece) -> None:
        """Show where a piece may go, or say why it may go nowhere."""
        why = self._shown.explain_piece(piece)
        self._chosen = piece if why else None
        self._show("" if why else str(why), None if why else why)

    def click(self, cell: Hex) -> None:
        """Do what a click on a cell does: move there, choose what is there, or say why not."""
        stack = self._shown.stack(cell)
        if self._chosen is not None:
            if self._shown.hex_of(self._chosen) == cell:
                self._chosen = None
                self._show()
                return
            move = Move(self._chosen, cell)
            why = self._shown.explain_move(move)
            if why:
                self._play_and_answer(move)
                return
            if not stack or stack[-1].color is not self._shown.turn:
                self._show(str(why), why)
                return
        if stack:
            self.choose(stack[-1])
        else:
            self._show()

    # ---- what the browser says

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:  # noqa: ANN401
        match message:
            case {"type": "point", "x": int() | float() as x, "y": int() | float() as y}:
                self.click(self._cell_at(x, y))
            case {"type": "piece", "piece": str() as name} if name in self._in_hand():
                self.choose(self._in_hand()[name])
            case {"type": "step", "step": str() as step} if step in _STEPS:
                self.step(_STEPS[step])

    def _play_and_answer(self, move: Move) -> None:
        self.play(move)
        if self._opponent is not None and not self._shown.is_game_over() and not self._later:
            self.play(self._opponent(self.board))

    def _cell_at(self, x: float, y: float) -> Hex:
        """The cell of a point of the picture; the top of a stack hides what is behind it."""
        tops = [
            (math.dist((x, y), (left, top - LIFT * (len(self._shown.stack(cell)) - 1))), cell)
            for cell in set(self._shown.pieces().values())
            for left, top in [center(cell)]
        ]
        distance, nearest = min(tops, default=(math.inf, Hex(0, 0)), key=lambda top: top[0])
        if distance <= FACE:
            return nearest
        r = y / (1.5 * CELL)
        q = x / (CELL * math.sqrt(3)) - r / 2
        rounded = Hex(round(q), round(r))
        around = (rounded, *rounded.neighbors())
        return min(around, key=lambda cell: math.dist((x, y), center(cell)))

    # ---- what is shown

    def _in_hand(self) -> dict[str, Piece]:
        """The pieces that can be taken from the hands, by name: the next one of each kind."""
        placed = self._shown.pieces()
        found = {}
        for color in Color:
            for bug in self._shown.hand(color):
                number = 1 + sum(piece.bug is bug and piece.color is color for piece in placed)
                piece = Piece(color, bug, number)
                found[piece.name] = piece
        return found

    def _show(self, says: str = "", why: Explanation | None = None) -> None:
        board = self._shown
        self.picture = svg(
            board, size=self._size, hands=False, legal=None if why else self._chosen, why=why
        )
        self.says = says or self._state()
        self.hands = {color.value: self._hand(color) for color in Color}
        if not board.is_set_up:
            self.game_string = board.game_string()

    def _state(self) -> str:
        board = self._shown
        outcome = board.outcome()
        of = f"Move {len(board.move_stack)} of {len(board.move_stack) + len(self._later)}. "
        if outcome is None:
            return f"{of}{board.turn.value.capitalize()} to move."
        winner = outcome.winner
        return of + ("A draw." if winner is None else f"{winner.value.capitalize()} has won.")

    def _hand(self, color: Color) -> list[dict[str, object]]:
        counts = self._shown.hand(color)
        return [
            {
                "piece": piece.name,
                "label": f"{color.value} {piece.bug.value}, {counts[piece.bug]} in hand",
                "picture": tile((color, piece.bug), size=_HAND_TILE),
                "count": counts[piece.bug],
                "chosen": piece == self._chosen,
                "enabled": color is self._shown.turn and not self._shown.is_game_over(),
            }
            for piece in self._in_hand().values()
            if piece.color is color
        ]
