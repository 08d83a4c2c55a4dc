"""Fits the constants of skep/engine/win_probability.py for the linear evaluation to games.

    python -m skep.lab.fit_win_probability GAMES... [--nodes N] [--seed N]

The files hold a game string on each line, as `skep.lab.selfplay` writes them; games without a
result are left out. From each game two positions are drawn, one after the other, so that each side
is to move in one of them. Both are searched; the constants are those for which the scores predict
the results best, by logistic regression.

It prints the constants, and by how much the probability is too high for the side to move, on
average, with the constants there are and with the new ones. NumPy is needed: pip install
"skep[lab]".
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from skep.board import Board
from skep.engine.net import CLASSIC
from skep.engine.win_probability import CLASSIC_TEMPO, SCALE
from skep.game import Limits
from skep.lab.chances import FIRST_PLY, Curve, score_of
from skep.lab.game_files import read_game_strings
from skep.lab.tool import new_parser, progress, run_tool

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float64]
    Pair: TypeAlias = tuple[tuple[Board, float], tuple[Board, float]]

__all__ = ["sample_pairs", "search_score"]

_NODES: Final = (2_000, 8_000, 32_000)
_FEWEST: Final = 4
"""A fit to fewer positions says nothing."""


def sample_pairs(games: Iterable[str], rng: random.Random) -> Iterator[Pair]:
    """Two positions of each game, each with the result for its side to move, from 0 to 1."""
    for game in games:
        end = Board.from_game_string(game)
        outcome = end.outcome()
        if outcome is None or end.ply < FIRST_PLY + 2:
            continue
        board = end.copy()
        later = rng.randrange(FIRST_PLY + 1, end.ply)
        while board.ply > later:
            board.pop()
        earlier = board.copy()
        earlier.pop()
        result = 0.5 if outcome.winner is None else float(outcome.winner is board.turn)
        yield (earlier, 1 - result), (board, result)


def search_score(board: Board, nodes: int) -> int | None:
    """The score of a search of so many nodes; None where a win or loss is proven."""
    found = score_of(board, CLASSIC, Limits(nodes=nodes))
    return None if found is None else found[1]


def _search(pairs: Sequence[Pair], nodes: Sequence[int]) -> tuple[Numbers, Numbers]:
    """The scores and results of all positions; ValueError if they are too few.

    Either both positions of a pair count or none, so that the results favour neither side.
    """
    rows: list[tuple[float, float]] = []
    for number, pair in enumerate(progress(pairs, "searching")):
        found = [
            (search_score(board, nodes[number % len(nodes)]), result) for board, result in pair
        ]
        known = [(score, result) for score, result in found if score is not None]
        rows += known if len(known) == len(pair) else []
    if len(rows) < _FEWEST:
        raise ValueError("there are too few finished games to fit to")
    scores, results = np.array(rows, dtype=np.float64).T
    return scores, results


def main(args: Sequence[str] | None = None) -> None:
    """Read games, search, fit, and print the constants."""
    parser = new_parser(__doc__)
    parser.add_argument("games", type=Path, nargs="+", help="files with a game string on each line")
    parser.add_argument(
        "--nodes", type=int, nargs="+", default=_NODES, help="of the searches, each in turn"
    )
    parser.add_argument("--seed", type=int, default=1, help="chooses the positions")
    options = parser.parse_args(args)
    pairs = list(sample_pairs(read_game_strings(options.games), random.Random(options.seed)))
    scores, results = _search(pairs, options.nodes)
    new = Curve.fitted(scores, results)
    print(f"{len(pairs)} games, {len(scores)} positions")  # noqa: T201
    for name, curve in (("now", Curve(SCALE, CLASSIC_TEMPO)), ("new", new)):
        figures = f"SCALE {curve.scale:6.1f}, CLASSIC_TEMPO {curve.tempo:6.1f}"
        bias, loss = curve.bias(scores, results), curve.loss(scores, results)
        print(f"{name}: {figures}, bias {bias:+.2f} points, loss {loss:.4f}")  # noqa: T201


if __name__ == "__main__":
    run_tool(main)
