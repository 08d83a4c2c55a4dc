"""Games of our search against itself, as data: `python -m skep.lab.selfplay OUT`.

Each game begins with some random moves after an opening of the book, so that no two are alike, and
is one line of the file: its UHP game string. Games that reach the limit of plies are left out, for
nobody knows their result.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING

from skep.board import Board
from skep.engine import Searcher
from skep.game import Limits
from skep.lab.openings import load_openings
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_PLIES = 160
RANDOM_PLIES = 2


def play_game(board: Board, searcher: Searcher, nodes: int, rng: random.Random) -> bool:
    """Play on until the end; false if the game is given up as too long."""
    for _ in range(RANDOM_PLIES):
        if not board.is_game_over():
            board.push(rng.choice(board.legal_moves))
    while not board.is_game_over():
        if board.ply >= MAX_PLIES or board.is_threefold():
            return False
        limits = Limits(nodes=rng.randint(nodes // 2, nodes * 3 // 2))
        board.push(searcher(board, limits, seed=rng.randrange(2**32), hash_mib=8).move)
    return True


def main(args: Sequence[str] | None = None) -> None:
    """Play games and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the file to append games to")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=1500, help="for each move, on average")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(args)
    rng = random.Random(options.seed)
    searcher = Searcher()
    types = list(GameType)
    books = {game_type: load_openings(game_type) for game_type in types}
    with options.out.open("a", encoding="ascii") as out:
        for number in range(options.games):
            # Half of the games have all expansions, as most games that people play.
            game_type = types[-1] if number % 2 == 0 else types[number // 2 % len(types)]
            board = Board.from_game_string(rng.choice(books[game_type]))
            if play_game(board, searcher, options.nodes, rng):
                out.write(board.game_string() + "\n")
                out.flush()


if __name__ == "__main__":
    main()
