"""Random games that seek what is rare: climbs, throws, stacks, and no early end."""

from __future__ import annotations

import random
from collections.abc import Iterator

from oracle import PASS, Game, Move, bug_of, color_of

RARE_BUGS = "BMPL"


def weight(game: Game, move: Move, climbing: float, throwing: float, placing: float) -> float:
    """How much a move is wanted."""
    if move == PASS:
        return 1.0
    piece, cell = move
    if piece not in game.pieces:
        if bug_of(piece) == "Q":
            return 4 * placing
        return 3 * placing if bug_of(piece) in RARE_BUGS else placing
    wanted = 5.0
    if cell in game.stacks:
        wanted *= climbing
    if color_of(piece) != game.turn:
        wanted *= throwing
    return wanted / 3 if bug_of(piece) == "A" else wanted


def choose(rng: random.Random, game: Game, moves: list[Move], weights: list[float]) -> Game:
    """The position after a random move, seldom one that ends the game."""
    for _ in range(4):
        after = game.after(*rng.choices(moves, weights))
        if after.state() == "InProgress":
            break
    return after


def random_game(rng: random.Random, start: Game, plies: int) -> Iterator[Game]:
    """All positions of one random game, the first and the last included."""
    climbing, throwing = rng.choice((1, 9, 25)), rng.choice((1, 12, 30))
    placing = rng.choice((0.3, 1, 2))
    game = start
    yield game
    for _ in range(plies):
        moves = sorted(game.legal_moves(), key=str)
        if not moves:
            return
        weights = [weight(game, move, climbing, throwing, placing) for move in moves]
        game = choose(rng, game, moves, weights)
        yield game
