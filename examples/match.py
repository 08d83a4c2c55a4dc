"""A match between two functions: does it help to look at the evaluation at all?

python examples/match.py
"""

import random

from skep import Board, Move
from skep.lab import play_match

rng = random.Random(1)


def anything(board: Board) -> Move:
    """Any legal move."""
    return rng.choice(board.legal_moves)


def crowding(board: Board) -> Move:
    """The move that crowds the opponent's queen most and one's own least, or any of them."""
    scores: dict[Move, float] = {}
    for move in board.legal_moves:
        board.push(move)
        features = board.features()
        board.pop()
        # The features are the opponent's, who is to move, less one's own.
        crowded = sum(n * features[f"queen's neighbors {n}"] for n in range(7))
        scores[move] = crowded + rng.random() / 2
    return max(scores, key=scores.__getitem__)


if __name__ == "__main__":
    report = play_match(crowding, anything, games=20, game_type="Base")
    print(report)
    print(report.records[0].to_pgn())
