"""Converts positions and moves between the library and the oracle, and compares them."""

from __future__ import annotations

import pytest

import oracle
import skep
from oracle_explain import Answer, explain


def to_hex(cell: oracle.Hex) -> skep.Hex:
    """The library's hex for a cell."""
    return skep.Hex(*cell)


def to_move(move: oracle.Move) -> skep.Move:
    """The library's move for the oracle's."""
    if move == oracle.PASS:
        return skep.PASS
    piece, cell = move
    return skep.Move(skep.Piece.from_name(piece), to_hex(cell))


def from_move(move: skep.Move) -> oracle.Move:
    """The oracle's move for the library's."""
    if move.piece is None or move.to is None:
        return oracle.PASS
    return move.piece.name, (move.to.q, move.to.r)


def board_of(game: oracle.Game) -> skep.Board:
    """The oracle's game, played on a board."""
    board = skep.Board(game.game_type, game.opening)
    for move in game.history:
        board.push(to_move(move))
    return board


def game_of(board: skep.Board) -> oracle.Game:
    """The game of a board, played by the oracle."""
    game = oracle.Game(board.game_type.value, board.rules.opening.value)
    for move in board.move_stack:
        game = game.after(from_move(move))
    return game


def moves_of(board: skep.Board) -> set[oracle.Move]:
    """The legal moves of a board in the oracle's words, each of them once."""
    moves = [from_move(move) for move in board.legal_moves]
    unique = set(moves)
    assert len(moves) == len(unique), f"a move is listed twice in {board.game_string()}"
    return unique


def stacks_of(board: skep.Board) -> oracle.Stacks:
    """What lies on a board."""
    return {
        (cell.q, cell.r): tuple(piece.name for piece in board.stack(cell))
        for cell in board.pieces().values()
    }


def assert_same_position(board: skep.Board, game: oracle.Game) -> None:
    """Board and oracle agree on everything that can be seen."""
    here = board.game_string()
    assert stacks_of(board) == game.stacks, here
    assert board.turn.letter == game.turn, here
    assert board.ply == len(game.history), here
    assert board.turn_number == game.turn_number, here
    assert board.game_state() == game.state(), here
    assert board.is_game_over() == (game.state() in {"WhiteWins", "BlackWins", "Draw"}), here
    assert (board.last_moved and board.last_moved.name) == game.just_moved, here
    for color in skep.Color:
        hand = [oracle.bug_of(piece) for piece in game.hand(color.letter)]
        assert sorted(bug.letter for bug in board.hand(color).elements()) == sorted(hand), here


def assert_same_moves(board: skep.Board, game: oracle.Game) -> None:
    """Board and oracle agree on the set of legal moves."""
    found, expected = moves_of(board), game.legal_moves()
    assert found == expected, (
        f"{board.game_string()} ({game.opening})\n"
        f"  missing: {sorted(map(str, expected - found))}\n"
        f"  not legal: {sorted(map(str, found - expected))}"
    )


def assert_counted(board: skep.Board) -> None:
    """Counting moves without listing them, as perft does, gives as many as are listed."""
    listed = {}
    for move in board.legal_moves:
        board.push(move)
        listed[move] = len(list(board.legal_moves))
        board.pop()
    assert skep.divide(board, 2) == listed, board.game_string()


def cells_near(game: oracle.Game, distance: int) -> set[oracle.Hex]:
    """The cells of the hive and those around it."""
    cells = set(game.stacks) or {oracle.ORIGIN}
    for _ in range(distance):
        cells |= {near for cell in cells for near in oracle.neighbors(cell)}
    return cells


def assert_explained(board: skep.Board, game: oracle.Game) -> None:
    """For every piece and every cell near the hive, `explain` is right, with its evidence."""
    legal = game.legal_moves()
    cells = [(cell, to_hex(cell)) for cell in cells_near(game, 2)]
    # All pieces there are, also those of bugs that take no part in this game.
    for name in [name for color in "wb" for name in oracle.piece_set("Base+MLP", color)]:
        piece = skep.Piece.from_name(name)
        for cell, hexagon in cells:
            found = board.explain(piece, hexagon)
            assert bool(found) == found.legal == (found.reason is None)
            if found.legal != ((name, cell) in legal):
                pytest.fail(f"{name} to {cell}: {found} [{board.game_string()}]")
            if not found.legal and answer_of(found) not in explain(game, name, cell):
                expected = explain(game, name, cell)
                pytest.fail(f"{name} to {cell}: {found}, not {expected} [{board.game_string()}]")


def answer_of(explanation: skep.Explanation) -> Answer:
    """The board's explanation in the oracle's words."""
    assert explanation.reason is not None
    assert str(explanation)
    return Answer(
        explanation.reason.name,
        frozenset(piece.name for piece in explanation.pieces),
        frozenset((cell.q, cell.r) for cell in explanation.cells),
        dict(explanation.numbers),
    )
