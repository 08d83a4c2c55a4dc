"""The action index: one number for every move, relative to the pieces on the board.

docs/rl.md has the whole table. A number keeps its meaning for as long as `ACTION_INDEX_VERSION`
stays the same.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex

import numpy as np

from skep import _core
from skep.board import Board
from skep.errors import IllegalMoveError, NotationError, SkepError, excerpt

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from skep._core import Move
    from skep.symmetry import Symmetry

__all__ = [
    "ACTION_COUNT",
    "ACTION_INDEX_VERSION",
    "ActionError",
    "Numbering",
    "action_count",
    "action_mask",
    "action_of",
    "action_permutation",
    "describe_action",
    "legal_actions",
    "move_of",
    "open_spiel_actions",
    "transform_actions",
    "transform_masks",
]

ACTION_INDEX_VERSION: Final = _core.ACTION_INDEX_VERSION
"""Raised whenever a number gets another meaning."""

PIECES: Final = ("Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3", "M", "L", "P")
"""A player's pieces in the order of the action index."""
REFERENCES: Final = (
    "their Q",
    *(f"own {name}" for name in PIECES),
    *(f"their {name}" for name in PIECES[1:]),
)
_CLIMBERS: Final = ("B1", "B2", "M")
_THROWERS: Final = ("P", "M")
_BUGS: Final = "QSBGAMLP"
_DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
_TILES: Final = ("Q", "A1", "A2", "A3", "G1", "G2", "G3", "S1", "S2", "B1", "B2", "M", "L", "P")


class Numbering(StrEnum):
    """Which numbers actions have: Skep's own, or those of OpenSpiel's game `hive`."""

    SKEP = "skep"
    OPEN_SPIEL = "open_spiel"

    @classmethod
    def parse(cls, text: Numbering | str) -> Numbering:
        """Read the name of a numbering; raises NotationError."""
        try:
            return cls(text)
        except ValueError:
            choices = ", ".join(cls)
            message = f"there is no numbering of actions called {excerpt(str(text))}: {choices}"
            raise NotationError(message, str(text)) from None

    @property
    def native(self) -> _core.ActionIndex:
        """The same for the native module."""
        return _NATIVE[self]


_NATIVE: Final = {
    Numbering.SKEP: _core.ActionIndex.SKEP,
    Numbering.OPEN_SPIEL: _core.ActionIndex.OPEN_SPIEL,
}
_COUNTS: Final = {each: _core.action_count(each.native) for each in Numbering}

ACTION_COUNT: Final = _COUNTS[Numbering.SKEP]
"""How many actions Skep's own numbering has."""


class ActionError(SkepError, ValueError):
    """An action that is not legal: `.action`; `.game` is its place in a batch, or None."""

    def __init__(self, message: str, action: int, game: int | None = None) -> None:
        super().__init__(message, action, game)
        self.action = action
        self.game = game

    def __str__(self) -> str:
        return str(self.args[0])


def action_count(numbering: Numbering | str = Numbering.SKEP) -> int:
    """How many actions a numbering has, legal or not.

    >>> action_count(), action_count("open_spiel")
    (2517, 5489)
    """
    return _COUNTS[Numbering.parse(numbering)]


def action_of(board: Board, move: Move, numbering: Numbering | str = Numbering.SKEP) -> int:
    """The action of a legal move; raises IllegalMoveError for any other.

    >>> board = Board("Base")
    >>> action_of(board, board.parse_uhp("wS1"))
    2509
    """
    action = _core.action_of(as_board(board).native, move, Numbering.parse(numbering).native)
    if action is None:
        where = board.position_string() if board.is_set_up else board.game_string()
        raise IllegalMoveError(move, board.explain_move(move), where)
    return action


def move_of(
    board: Board, action: SupportsIndex, numbering: Numbering | str = Numbering.SKEP
) -> Move:
    """The legal move of an action; raises ActionError if no legal move has it.

    Of OpenSpiel's numbers for one move any is understood.

    >>> move_of(Board("Base"), 2509)
    Move(Piece(Color.WHITE, Bug.SPIDER, 1), Hex(0, 0))
    """
    position = as_board(board).native
    numbering = Numbering.parse(numbering)
    number = index(action)
    move = None
    if 0 <= number < _COUNTS[numbering]:
        move = _core.move_of_action(position, number, numbering.native)
    if move is None:
        raise ActionError(f"no legal move has {_named(number, numbering)}", number)
    return move


def legal_actions(board: Board, numbering: Numbering | str = Numbering.SKEP) -> NDArray[np.int64]:
    """The actions of the legal moves, in the order of `board.legal_moves`."""
    numbers = _core.legal_actions(as_board(board).native, Numbering.parse(numbering).native)
    return np.array(numbers, dtype=np.int64)


def open_spiel_actions(board: Board) -> list[int]:
    """All numbers that OpenSpiel's `hive` has for the legal moves, in ascending order.

    >>> len(Board().legal_moves), len(open_spiel_actions(Board()))
    (7, 13)
    """
    return _core.open_spiel_actions(as_board(board).native)


def action_mask(board: Board, numbering: Numbering | str = Numbering.SKEP) -> NDArray[np.bool_]:
    """An array with True for the action of each legal move.

    >>> board = Board("Base")
    >>> int(action_mask(board).sum()) == len(board.legal_moves)
    True
    """
    mask = np.zeros(action_count(numbering), dtype=np.bool_)
    mask[legal_actions(board, numbering)] = True
    return mask


def describe_action(action: SupportsIndex, numbering: Numbering | str = Numbering.SKEP) -> str:
    """Say what an action does, as the side to move sees it; ActionError if there is none.

    >>> describe_action(0), describe_action(2352), describe_action(2438), describe_action(2516)
    ('Q to NE of their Q', 'B1 onto their Q', 'P throws from NE to SE', 'pass')
    """
    numbering = Numbering.parse(numbering)
    number = index(action)
    if not 0 <= number < _COUNTS[numbering]:
        raise ActionError(f"there is no {_named(number, numbering)}", number)
    if numbering is Numbering.OPEN_SPIEL:
        return _describe_open_spiel(number)
    if number < 2352:
        piece, reference, direction = number // 168, number // 6 % 28, number % 6
        return f"{PIECES[piece]} to {_DIRECTIONS[direction]} of {REFERENCES[reference]}"
    if number < 2436:
        climber, reference = divmod(number - 2352, 28)
        return f"{_CLIMBERS[climber]} onto {REFERENCES[reference]}"
    if number < 2508:
        thrower, directions = divmod(number - 2436, 36)
        start, end = (_DIRECTIONS[each] for each in divmod(directions, 6))
        return f"{_THROWERS[thrower]} throws from {start} to {end}"
    return f"{_BUGS[number - 2508]} first" if number < 2516 else "pass"


def _describe_open_spiel(number: int) -> str:
    if number == _COUNTS[Numbering.OPEN_SPIEL] - 1:
        return "pass"
    piece, reference, direction = number // 196, number // 7 % 28, number % 7
    tiles = [color + tile for color in "wb" for tile in _TILES]
    if piece == reference:
        return f"{tiles[piece]} first"
    if direction == 6:
        return f"{tiles[piece]} onto {tiles[reference]}"
    return f"{tiles[piece]} to {_DIRECTIONS[direction]} of {tiles[reference]}"


def _named(number: int, numbering: Numbering) -> str:
    most = _COUNTS[numbering] - 1
    if not 0 <= number <= most:
        return f"action {number}: actions are from 0 to {most}"
    return f"action {number} ({describe_action(number, numbering)})"


def refused_action(number: int, numbering: Numbering, game: int) -> ActionError:
    """The error for an action that is not legal in one game of a batch."""
    return ActionError(
        f"in game {game} no legal move has {_named(number, numbering)}", number, game
    )


@cache
def _permutation(symmetry: Symmetry, numbering: Numbering) -> NDArray[np.int64]:
    native = _core.action_permutation(symmetry.rotation, symmetry.mirrored, numbering.native)
    permutation = np.array(native, dtype=np.int64)
    permutation.setflags(write=False)
    return permutation


def action_permutation(
    symmetry: Symmetry, numbering: Numbering | str = Numbering.SKEP
) -> NDArray[np.int64]:
    """What becomes of each action when the table is turned and mirrored; read only."""
    return _permutation(symmetry, Numbering.parse(numbering))


def transform_actions(
    actions: NDArray[Any], symmetry: Symmetry, numbering: Numbering | str = Numbering.SKEP
) -> NDArray[np.int64]:
    """Actions, of any shape, on the table turned and mirrored."""
    return np.take(action_permutation(symmetry, numbering), actions)


def transform_masks(
    masks: NDArray[Any], symmetry: Symmetry, numbering: Numbering | str = Numbering.SKEP
) -> NDArray[Any]:
    """Masks or policies, whose last axis is the action, on the table turned and mirrored."""
    permutation = action_permutation(symmetry, numbering)
    if masks.shape[-1:] != permutation.shape:
        message = f"masks have {len(permutation)} actions on their last axis, not {masks.shape}"
        raise ValueError(message)
    result = np.empty_like(masks)
    result[..., permutation] = masks
    return result


def as_board(board: Board) -> Board:
    """The board itself; TypeError if it is none."""
    if not isinstance(board, Board):
        raise TypeError(f"a board is a Board, not {type(board).__name__}")
    return board
