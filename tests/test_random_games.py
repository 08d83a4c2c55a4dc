"""The library against the oracle over random games of all types and both openings."""

from __future__ import annotations

import random

import pytest

import skep
from bridge import (
    assert_counted,
    assert_explained,
    assert_same_moves,
    assert_same_position,
    to_move,
)
from oracle import GAME_TYPES, Game, Hex
from oracle_notation import game_string, spell
from random_play import random_game

OPENINGS = ("tournament", "rulebook")
PLIES = 50
GAMES = 3
GAMES_IN_MINUTES = 40
EXPLAINED_EVERY = 10


def play_and_compare(seed: str, game_type: str, opening: str) -> None:
    """One random game, compared ply by ply, then taken back."""
    rng = random.Random(seed)
    board = skep.Board(game_type, opening)
    explained = rng.randrange(EXPLAINED_EVERY)
    for game in random_game(rng, Game(game_type, opening), PLIES):
        if game.history:
            board.push(to_move(game.history[-1]))
        assert_same_position(board, game)
        assert_same_moves(board, game)
        assert_counted(board)
        if len(game.history) % EXPLAINED_EVERY == explained or not game.legal_moves():
            assert_explained(board, game)
    assert board.game_string() == game_string(game)
    for move in reversed(game.history):
        assert board.pop() == to_move(move)
    assert board == skep.Board(game_type, opening)


@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("game_type", GAME_TYPES)
def test_random_games(game_type: str, opening: str) -> None:
    for number in range(GAMES):
        play_and_compare(f"{game_type} {opening} {number}", game_type, opening)


@pytest.mark.slow
@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("game_type", GAME_TYPES)
def test_many_random_games(game_type: str, opening: str) -> None:
    for number in range(GAMES_IN_MINUTES):
        play_and_compare(f"slow {game_type} {opening} {number}", game_type, opening)


# Four pieces in a row, and eight plies after which all of them lie two cells further north-east.
OPENING: tuple[tuple[str, Hex], ...] = (
    ("wG1", (0, 0)),
    ("bG1", (1, 0)),
    ("wQ", (-1, 0)),
    ("bQ", (2, 0)),
)
STEPS: tuple[tuple[str, Hex], ...] = (
    ("wQ", (0, -1)),
    ("bQ", (2, -1)),
    ("wQ", (1, -1)),
    ("bG1", (3, -2)),
    ("wG1", (2, -2)),
    ("bQ", (3, -1)),
    ("wQ", (1, -2)),
    ("bQ", (4, -2)),
)
STRIDE: Hex = (2, -2)
STRIDES = 40
GRID = 32


@pytest.mark.parametrize("sixths", range(6))
def test_a_hive_that_wanders_off(sixths: int) -> None:
    """However far the hive walks, cells keep their coordinates, counted from the first piece."""
    walk = [*OPENING] + [
        (piece, (q + stride * STRIDE[0], r + stride * STRIDE[1]))
        for stride in range(STRIDES)
        for piece, (q, r) in STEPS
    ]
    game, board = Game("Base+MLP"), skep.Board("Base+MLP")
    for piece, cell in walk:
        move = piece, rotated(cell, sixths)
        assert board.uhp(to_move(move)) == spell(game, move)
        board.push(to_move(move))
        game = game.after(move)
        assert_same_position(board, game)
        assert_same_moves(board, game)
    assert board.repetition_count() == STRIDES + 1
    for later in random_game(random.Random(sixths), game, 20):
        if len(later.history) > len(game.history):
            board.push(to_move(later.history[-1]))
        assert_same_position(board, later)
        assert_same_moves(board, later)
    assert_explained(board, later)
    assert min(max(abs(cell.q), abs(cell.r)) for cell in board.pieces().values()) > 2 * GRID
    assert skep.Board.from_game_string(board.game_string()) == board


def rotated(cell: Hex, sixths: int) -> Hex:
    """A cell turned about the first one."""
    q, r = cell
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r
