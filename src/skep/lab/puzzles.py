"""Puzzles: positions of games in which one move wins by force. `skep lab mine` finds them.

The last positions of each won game in which the winner was to move are searched. A position is a
puzzle if the solver proves a win within 5 plies, and only one first move (symmetric moves count as
one) wins that fast. Each game gives at most one puzzle, the earliest that is still wanted, and
there are as many puzzles of each length for each game type.

A puzzle is one line of a file: game type, game string, plies, solution.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.engine.solver import solve
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from skep._core import Move

__all__ = [
    "LENGTHS",
    "Puzzle",
    "Selection",
    "candidates",
    "find_puzzles",
    "read_puzzles",
    "write_puzzles",
]

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


def find_puzzles(games: Iterable[str], count: int | None) -> list[Puzzle]:
    """Find so many puzzles of each game type and length in games, or as many as there are."""
    selection = Selection(count)
    for game in games:
        kind = GameType(game.partition(";")[0])
        if selection.wants(kind):
            selection.add(candidates(game))
        if selection.is_complete:
            break
    return selection.puzzles()


def candidates(game: str) -> list[Puzzle]:
    """All puzzles at the end of a game, the earliest first; RecordError if it is no game string."""
    end = Board.from_game_string(game)
    outcome = end.outcome()
    if outcome is None or outcome.winner is None:
        return []
    found = []
    board = end.copy()
    for _ in range(min(LAST_PLIES, board.ply)):
        board.pop()
    while not board.is_game_over():
        if board.turn is outcome.winner:
            solution = solve(board, max(LENGTHS), nodes=NODES)
            if solution.unique and solution.plies in LENGTHS:
                text = board.uhp(solution.moves[0])
                found.append(Puzzle(board.game_string(), solution.plies, text))
        board.push(end.move_stack[board.ply])
    return found


class Selection:
    """Chooses from the puzzles of games, game by game in their order."""

    def __init__(self, count: int | None) -> None:
        """Want so many of each game type and length; all of them if it is None."""
        self._count = count
        self._found: list[Puzzle] = []
        self._counts: Counter[tuple[GameType, int]] = Counter()
        self._seen: set[int] = set()

    def wants(self, kind: GameType) -> bool:
        """Whether puzzles of a game type are still wanted."""
        return any(self._wanted(kind, plies) for plies in LENGTHS)

    def _wanted(self, kind: GameType, plies: int) -> bool:
        return self._count is None or self._counts[kind, plies] < self._count

    @property
    def is_complete(self) -> bool:
        """Whether nothing more is wanted."""
        return not any(self.wants(kind) for kind in GameType)

    def add(self, puzzles: Iterable[Puzzle]) -> None:
        """Choose the first puzzle of a game that is wanted, if there is one."""
        for puzzle in puzzles:
            board = puzzle.board()
            place = board.game_type, puzzle.plies
            if self._wanted(*place) and board.canonical_key not in self._seen:
                self._seen.add(board.canonical_key)
                self._counts[place] += 1
                self._found.append(puzzle)
                return

    def counts(self) -> dict[str, dict[str, int]]:
        """How many there are, by game type and length."""
        return {
            kind.value: {str(plies): self._counts[kind, plies] for plies in LENGTHS}
            for kind in GameType
        }

    def puzzles(self) -> list[Puzzle]:
        """What was chosen, sorted by game type and length."""
        kinds = list(GameType)
        return sorted(self._found, key=lambda one: (kinds.index(one.board().game_type), one.plies))


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
