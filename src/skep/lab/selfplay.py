"""Self-play games as game strings: `python -m skep.lab.selfplay OUT`.

They are for `skep.lab.tune`, `skep.lab.puzzles` and `skep.lab.fit_win_probability`. The data that
nets are trained on, with scores and in a compact file, is made by `skep.lab.nets.selfplay`.

Each game begins with some random moves after an opening of the book, so that no two are alike, and
is one line of the file: its UHP game string. Games that reach the limit of plies are left out, for
nobody knows their result. A comment line before the games of a run records its seed, which is drawn
at random unless one is given; the same seed gives the same games.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from skep.board import Board
from skep.engine import Searcher
from skep.engine.net import CLASSIC
from skep.game import Limits
from skep.lab.game_files import COMMENT
from skep.lab.openings import load_openings
from skep.lab.tool import new_parser, progress, run_tool
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
    parser = new_parser(__doc__)
    parser.add_argument("out", type=Path, help="the file to append games to")
    parser.add_argument("--games", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--nodes", type=int, default=1500, help="for each move, on average")
    parser.add_argument("--seed", type=int, help="repeats the games of an earlier run")
    options = parser.parse_args(args)
    seed = random.SystemRandom().getrandbits(32) if options.seed is None else options.seed
    rng = random.Random(seed)
    searcher = Searcher(net=CLASSIC)
    types = list(GameType)
    books = {game_type: load_openings(game_type) for game_type in types}
    with options.out.open("a", encoding="ascii") as out:
        out.write(f"{COMMENT} seed {seed}, {options.games} games, {options.nodes} nodes\n")
        for number in progress(range(options.games), f"seed {seed}"):
            # Half of the games have all expansions, as most games that people play.
            game_type = types[-1] if number % 2 == 0 else types[number // 2 % len(types)]
            board = Board.from_game_string(rng.choice(books[game_type]))
            if play_game(board, searcher, options.nodes, rng):
                out.write(board.game_string() + "\n")
                out.flush()


if __name__ == "__main__":
    run_tool(main)
