"""Makes books of openings, also those that come with the package: `skep lab openings`.

An opening is three or four placements by each side, both queens among them, drawn at random. Of
those in which nobody has spoiled anything yet (`_is_sound`), the ones stay that are most nearly
even. An opening is measured by an exchange of the best move of each side, with a simple evaluation
of which pieces are free to move and how crowded the queens are. One side moves first, so the value
that counts as even is not zero but the median over all openings of the game type. No two openings
of a book are the same position turned, mirrored, or with its moves in another order.

A seed gives the same books every time.
"""

from __future__ import annotations

import random
from statistics import median
from typing import TYPE_CHECKING, Final

from skep._core import Bug, Color, Hex, Piece
from skep.board import Board
from skep.lab.openings import book_name
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from skep._core import Move

__all__ = ["evaluate", "exchange_value", "make_openings", "signature", "write_book"]

_LENGTHS: Final = (6, 8)
_CANDIDATES: Final = 3
"""Of so many sound positions one is taken, the most even."""

# What a piece is worth that is free to move. A pillbug works even where it is not.
_FREE: Final = {
    Bug.QUEEN: 6,
    Bug.ANT: 8,
    Bug.BEETLE: 6,
    Bug.MOSQUITO: 6,
    Bug.LADYBUG: 5,
    Bug.PILLBUG: 2,
    Bug.GRASSHOPPER: 4,
    Bug.SPIDER: 3,
}
_CROWDED: Final = 3
"""What each neighbour of a queen takes away."""

_LOST: Final = 10_000

Signature = tuple[tuple[int, int, str, str], ...]


def make_openings(game_type: GameType, count: int, seed: int) -> list[str]:
    """A book of openings as game strings."""
    rng = random.Random(f"{game_type}:{seed}")
    found: dict[Signature, Board] = {}
    while len(found) < _CANDIDATES * count:
        board = _random_opening(rng, game_type)
        if _is_sound(board):
            found.setdefault(signature(board), board)
    values = {mark: exchange_value(board) for mark, board in found.items()}
    even = median(values.values())
    chosen = sorted(found, key=lambda mark: (abs(values[mark] - even), mark))[:count]
    # In the order they were found, so that a match that uses only the first ones sees all sorts.
    return [board.game_string() for mark, board in found.items() if mark in set(chosen)]


def _random_opening(rng: random.Random, game_type: GameType) -> Board:
    """Some placements by each side, with the queen at a random one of its turns but the first."""
    turns = rng.choice(_LENGTHS) // 2
    queen_turn = {color: rng.randint(2, turns) for color in Color}
    board = Board(game_type)
    while board.ply < 2 * turns:
        due = board.turn_number == queen_turn[board.turn]
        hand = sorted(board.hand(board.turn), key=lambda bug: bug.letter)
        bug = Bug.QUEEN if due else rng.choice([bug for bug in hand if bug is not Bug.QUEEN])
        moves = [
            move
            for move in board.legal_moves
            if move.piece is not None and move.piece.bug is bug and board.hex_of(move.piece) is None
        ]
        # Two early pieces can leave no cell for a third.
        if not moves:
            return board
        board.push(rng.choice(sorted(moves, key=_by_cell)))
    return board


def _by_cell(move: Move) -> Hex:
    assert move.to is not None
    return move.to


def _is_sound(board: Board) -> bool:
    """Are the queens free and hardly crowded, and are they not all that is free?"""
    if board.ply not in _LENGTHS:
        return False
    free = _free_pieces(board)
    for color in Color:
        queen = Piece(color, Bug.QUEEN)
        if queen not in free or _crowd(board, color) > 2:
            return False
        if not any(piece.color is color for piece in free - {queen}):
            return False
    return True


def signature(board: Board) -> Signature:
    """A value that is equal for positions up to rotation, reflection and history."""
    pieces = [(hex, piece) for piece, hex in board.pieces().items()]
    return min(_normal(turned) for turned in _turned(pieces))


def _normal(pieces: list[tuple[Hex, Piece]]) -> Signature:
    """The pieces in order, moved to where the least coordinates are 0."""
    least_q = min(hex.q for hex, _ in pieces)
    least_r = min(hex.r for hex, _ in pieces)
    return tuple(
        sorted(
            (hex.q - least_q, hex.r - least_r, piece.color.letter, piece.bug.letter)
            for hex, piece in pieces
        )
    )


def _turned(pieces: list[tuple[Hex, Piece]]) -> Iterator[list[tuple[Hex, Piece]]]:
    """The pieces in all twelve rotations and reflections."""
    for _ in range(6):
        pieces = [(Hex(-hex.r, hex.q + hex.r), piece) for hex, piece in pieces]
        yield pieces
        yield [(Hex(hex.r, hex.q), piece) for hex, piece in pieces]


def exchange_value(board: Board) -> int:
    """What White can expect of one move by each side, in points of `evaluate`."""
    return _search(board, 2, -_LOST, _LOST)


def _search(board: Board, depth: int, alpha: int, beta: int) -> int:
    """Alpha-beta; values are always White's."""
    if depth == 0 or board.is_game_over():
        return evaluate(board)
    maximising = board.turn is Color.WHITE
    best = -_LOST if maximising else _LOST
    for move in board.legal_moves:
        board.push(move)
        value = _search(board, depth - 1, alpha, beta)
        board.pop()
        if maximising:
            best, alpha = max(best, value), max(alpha, value)
        else:
            best, beta = min(best, value), min(beta, value)
        if alpha >= beta:
            break
    return best


def evaluate(board: Board) -> int:
    """The worth of White's free pieces and queen, less the same of Black's."""
    value = 0
    for piece in _free_pieces(board):
        value += _FREE[piece.bug] if piece.color is Color.WHITE else -_FREE[piece.bug]
    return value - _CROWDED * (_crowd(board, Color.WHITE) - _crowd(board, Color.BLACK))


def _crowd(board: Board, color: Color) -> int:
    """How many cells around a player's queen are occupied."""
    hex = board.hex_of(Piece(color, Bug.QUEEN))
    if hex is None:
        return 0
    return sum(board.piece_at(neighbor) is not None for neighbor in hex.neighbors())


def _free_pieces(board: Board) -> set[Piece]:
    """The pieces that neither another piece nor the hive holds in place, whoever's turn it is."""
    stacks: dict[tuple[int, int], list[Piece]] = {}
    for piece, hex in board.pieces().items():
        stacks.setdefault((hex.q, hex.r), list(board.stack(hex)) or [piece])
    return {
        stack[-1]
        for cell, stack in stacks.items()
        if len(stack) > 1 or _is_one_hive(stacks.keys() - {cell})
    }


_STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def _is_one_hive(cells: set[tuple[int, int]]) -> bool:
    pending = [next(iter(cells))] if cells else []
    left = cells - set(pending)
    while pending:
        q, r = pending.pop()
        for dq, dr in _STEPS:
            neighbor = (q + dq, r + dr)
            if neighbor in left:
                left.remove(neighbor)
                pending.append(neighbor)
    return not left


def write_book(folder: Path, game_type: GameType, openings: Sequence[str], seed: int) -> Path:
    """Write a book into a folder, and say where."""
    made = f"skep lab openings --count {len(openings)} --seed {seed}"
    head = f"# {len(openings)} openings for {game_type}: {made}"
    path = folder / book_name(game_type)
    path.write_text("\n".join([head, *openings, ""]), encoding="utf-8")
    return path
