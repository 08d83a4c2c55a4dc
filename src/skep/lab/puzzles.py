"""Finds puzzles in games: `python -m skep.lab.puzzles GAMES... --out FILE`.

The files are those of `skep.lab.selfplay`. It searches the last positions of each won game in which
the winner was to move. A position is a puzzle if the solver proves a win within 5 plies, and only
one first move (symmetric moves count as one) wins that fast. Each game gives at most one puzzle,
the earliest, and there are as many puzzles of each length for each game type.

A puzzle is one line of the file: game type, game string, plies, solution.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.engine.solver import solve
from skep.lab.game_files import read_game_strings
from skep.lab.tool import new_parser, progress, run_tool
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from skep._core import Move

__all__ = ["LENGTHS", "Puzzle", "find_puzzles", "read_puzzles", "write_puzzles"]

LENGTHS: Final = (1, 3, 5)
"""The plies that a puzzle's win takes."""

LAST_PLIES: Final = 15
"""How far from the end of a game to look."""

NODES: Final = 3_000_000
"""What a proof may take: a puzzle that takes more is none for people."""

FIELDS: Final = ("type", "game", "plies", "solution")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one move wins by force, and how many plies that takes."""

    game: str
    plies: int
    solution: str

    def board(self) -> Board:
        """The position."""
        return Board.from_game_string(self.game)

    def is_solved_by(self, move: Move) -> bool:
        """Whether a legal move is the solution, or the same but for symmetry."""
        board = self.board()
        keys = []
        for one in (board.parse_uhp(self.solution), move):
            board.push(one)
            keys.append(board.canonical_key)
            board.pop()
        return keys[0] == keys[1]


def find_puzzles(games: Iterable[str], count: int) -> list[Puzzle]:
    """Find so many puzzles of each game type and length in games, or as many as there are.

    They are sorted by game type and length.
    """
    found: list[Puzzle] = []
    missing = Counter({(kind, plies): count for kind in GameType for plies in LENGTHS})
    seen = set()
    for game in games:
        end = Board.from_game_string(game)
        wanted = [plies for plies in LENGTHS if missing[end.game_type, plies] > 0]
        if not wanted:
            continue
        for board, puzzle in _puzzles_of(end, max(wanted)):
            if puzzle.plies in wanted and board.canonical_key not in seen:
                seen.add(board.canonical_key)
                missing[end.game_type, puzzle.plies] -= 1
                found.append(puzzle)
                break
        if not +missing:
            break
    kinds = list(GameType)
    return sorted(found, key=lambda one: (kinds.index(one.board().game_type), one.plies))


def _puzzles_of(end: Board, longest: int) -> Iterator[tuple[Board, Puzzle]]:
    """The puzzles at the end of a game and their positions, the earliest of them first."""
    outcome = end.outcome()
    if outcome is None or outcome.winner is None:
        return
    board = end.copy()
    for _ in range(min(LAST_PLIES, board.ply)):
        board.pop()
    while not board.is_game_over():
        if board.turn is outcome.winner:
            solution = solve(board, longest, nodes=NODES)
            if solution.unique and solution.plies in LENGTHS:
                text = board.uhp(solution.moves[0])
                yield board, Puzzle(board.game_string(), solution.plies, text)
        board.push(end.move_stack[board.ply])


def read_puzzles(path: Path) -> list[Puzzle]:
    """Read a file of puzzles; ValueError if it is not one."""
    header, *lines = path.read_text(encoding="ascii").splitlines()
    if header != "\t".join(FIELDS):
        raise ValueError(f"{path} does not begin with the names of the fields: {FIELDS}")
    puzzles = []
    for line in lines:
        kind, game, plies, solution = line.split("\t")
        if not game.startswith(f"{kind};"):
            raise ValueError(f"{path} has a game of another type than it says, {kind}: {game}")
        puzzles.append(Puzzle(game, int(plies), solution))
    return puzzles


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles."""
    lines = ["\t".join(FIELDS)]
    for one in puzzles:
        kind = one.game.partition(";")[0]
        lines.append("\t".join((kind, one.game, str(one.plies), one.solution)))
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


def main(args: Sequence[str] | None = None) -> None:
    """Read games and write the puzzles found in them."""
    parser = new_parser(__doc__)
    parser.add_argument("games", type=Path, nargs="+", help="files of game strings")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    parser.add_argument("--count", type=int, default=5, help="for each game type and length")
    options = parser.parse_args(args)
    lines = list(read_game_strings(options.games))
    puzzles = find_puzzles(progress(lines, "searching games"), options.count)
    write_puzzles(options.out, puzzles)
    enough = options.count * len(GameType) * len(LENGTHS)
    if len(puzzles) < enough:
        raise SystemExit(f"there are only {len(puzzles)} of {enough} puzzles in the games")


if __name__ == "__main__":
    run_tool(main)
