"""Random games on the library's own board, for tests that need many: notation, records, search."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from skep import Board, Bug, GameType, Move, Opening, Piece, Repetition

MAX_PLIES = 70


def weight(board: Board, move: Move) -> float:
    """How much a move is wanted: climbs, throws and surrounded queens are rare otherwise."""
    if move.piece is None or move.to is None:
        return 1
    queen = board.hex_of(Piece(board.turn.opponent, Bug.QUEEN))
    attacks = 8 if queen is not None and queen.distance(move.to) == 1 else 1
    start = board.hex_of(move.piece)
    if start is None:
        return 2 * attacks
    if queen is not None and queen.distance(start) == 1:
        return 0.5
    climbs = board.piece_at(move.to) is not None
    thrown = move.piece.color is not board.turn
    return 15 if climbs or thrown else attacks


def random_board(
    seed: int,
    game_type: GameType = GameType.BASE_MLP,
    opening: Opening = Opening.TOURNAMENT,
    repetition: Repetition = Repetition.OFF,
    plies: int = MAX_PLIES,
) -> Board:
    """The board after so many random moves, or at the end of the game."""
    rng = random.Random(seed)
    board = Board(game_type, opening, repetition)
    while board.ply < plies and not board.is_game_over():
        moves = list(board.legal_moves)
        (move,) = rng.choices(moves, [weight(board, move) for move in moves])
        board.push(move)
    return board


boards = st.builds(
    random_board,
    seed=st.integers(0, 2**32),
    game_type=st.sampled_from(GameType),
    opening=st.sampled_from(Opening),
    repetition=st.sampled_from(Repetition),
    plies=st.integers(0, MAX_PLIES),
)
