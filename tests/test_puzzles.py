"""Forced wins: the puzzles, the solver that proves them, and the search that finds them."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path

import pytest

from random_boards import random_board
from skep import PASS, Board, Color, GameError, GameType, cli
from skep.engine import search, solve
from skep.engine.solver import MAX_PLIES
from skep.game import Limits
from skep.lab.puzzles import LAST_PLIES, LENGTHS, Puzzle, find_puzzles, read_puzzles, write_puzzles

PUZZLES = read_puzzles(Path(__file__).parent / "data" / "puzzles.tsv")
BY_LENGTH = {plies: [one for one in PUZZLES if one.plies == plies] for plies in LENGTHS}
SEARCH_NODES = 200_000

# Two ants can go to the last free cell, each the mirror image of the other.
MIRRORED = (
    r"Base;InProgress;White[7];wG1;bS1 wG1-;wQ -wG1;bQ bS1-;wA1 \wG1;bA1 bQ/;wA2 wQ\;bA2 bQ\;"
    "wB1 -wQ;bG1 -bA1;wB2 -wB1;bG2 bS1\\"
)
START = "Base+MLP;InProgress;White[2];wS1;bS1 wS1-"


def puzzle_id(puzzle: Puzzle) -> str:
    return f"{puzzle.game.partition(';')[0]}-{puzzle.plies}-{PUZZLES.index(puzzle)}"


# ---- the puzzles


def test_there_are_puzzles_of_every_type_and_length() -> None:
    assert len(PUZZLES) >= 100
    counts = Counter((one.board().game_type, one.plies) for one in PUZZLES)
    for game_type in GameType:
        assert sum(counts[game_type, plies] for plies in LENGTHS) >= 8
        assert all(counts[game_type, plies] >= 2 for plies in LENGTHS)
    assert len({one.board().canonical_key for one in PUZZLES}) == len(PUZZLES)


def test_puzzles_are_game_strings_as_we_write_them() -> None:
    for puzzle in PUZZLES:
        board = puzzle.board()
        assert board.game_string() == puzzle.game
        assert board.uhp(board.parse_uhp(puzzle.solution)) == puzzle.solution


@pytest.mark.parametrize("puzzle", PUZZLES, ids=puzzle_id)
def test_the_solver_proves_a_puzzle(puzzle: Puzzle) -> None:
    board = puzzle.board()
    before = board.copy()
    solution = solve(board, puzzle.plies)
    assert board == before
    assert (solution.proven, solution.plies, solution.unique) == (True, puzzle.plies, True)
    assert board.parse_uhp(puzzle.solution) in solution.moves
    assert all(puzzle.is_solved_by(move) for move in solution.moves)
    winner = board.turn
    assert len(solution.line) == puzzle.plies
    for move in solution.line:
        board.push(move)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is winner


@pytest.mark.parametrize("puzzle", PUZZLES, ids=puzzle_id)
def test_the_search_finds_the_solution(puzzle: Puzzle) -> None:
    found = search(puzzle.board(), Limits(nodes=SEARCH_NODES), seed=1, hash_mib=16)
    assert puzzle.is_solved_by(found.move)


def test_nothing_is_won_sooner() -> None:
    for puzzle in [*BY_LENGTH[3], *BY_LENGTH[5]]:
        board = puzzle.board()
        solution = solve(board, puzzle.plies - 1)
        assert (solution.proven, solution.plies) == (False, puzzle.plies - 1)
        assert (solution.moves, solution.line, solution.unique) == ((), (), None)


def test_puzzles_are_found_in_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ends = []
    for puzzle in BY_LENGTH[5][:3]:
        board = puzzle.board()
        for move in solve(board, 5).line:
            board.push(move)
        ends.append(board)
    games = [board.game_string() for board in ends]
    found = find_puzzles([*games, START], 5)
    assert len(found) == len(ends)
    for puzzle, end in zip(found, ends, strict=True):
        moves = puzzle.board().move_stack
        assert end.move_stack[: len(moves)] == moves
        assert end.ply - LAST_PLIES <= len(moves) <= end.ply - 5
        solution = solve(puzzle.board(), 5)
        assert (solution.proven, solution.plies, solution.unique) == (True, 5, True)
    source, out = tmp_path / "games.txt", tmp_path / "puzzles.tsv"
    source.write_text("\n".join(games))
    assert cli.main(["lab", "mine", str(source), "--out", str(out)]) == 0
    assert capsys.readouterr().out == "3 games searched, 3 of 120 puzzles\n"
    assert read_puzzles(out) == found


def test_a_file_of_puzzles_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.tsv"
    path.write_text("game\n")
    with pytest.raises(ValueError, match="does not begin with"):
        read_puzzles(path)
    write_puzzles(path, PUZZLES[:2])
    path.write_text(path.read_text().replace("Base\t", "Base+M\t"))
    with pytest.raises(ValueError, match="of another type"):
        read_puzzles(path)


# ---- the solver


def wins(board: Board, attacker: Color, plies: int) -> bool:
    """Whether a side wins within so many plies, by the rules alone."""
    outcome = board.outcome()
    if outcome is not None or plies == 0:
        return outcome is not None and outcome.winner is attacker
    attacking = board.turn is attacker
    for move in list(board.legal_moves):
        board.push(move)
        won = wins(board, attacker, plies - 1)
        board.pop()
        if won is attacking:
            return attacking
    return not attacking


def test_solver_agrees_with_the_rules() -> None:
    for game_type, seed in itertools.product(GameType, range(3)):
        board = random_board(seed, game_type, plies=30)
        while board.is_game_over():
            board.pop()
        for plies in (1, 2):
            assert solve(board, plies).proven is wins(board, board.turn, plies)


def test_symmetric_moves_are_one_solution() -> None:
    board = Board.from_game_string(MIRRORED)
    solution = solve(board, 5)
    assert [board.uhp(move) for move in solution.moves] == ["wA1 bA1\\", "wA2 bA1\\"]
    assert (solution.plies, solution.unique) == (1, True)


def test_limits_of_a_proof() -> None:
    board = Board.from_game_string(START)
    solution = solve(board, 9, nodes=500)
    assert (solution.proven, solution.nodes, solution.moves) == (None, 500, ())
    assert solution.plies < 9
    assert solve(board, 9, seconds=0.01).proven is None
    asked = itertools.count()
    assert solve(board, 9, stop=lambda: next(asked) >= 2).proven is None
    # A win is found with the first few nodes, but whether it is the only one takes more.
    few = solve(Board.from_game_string(MIRRORED), 1, nodes=1)
    assert (few.proven, few.unique, len(few.moves), len(few.line)) == (True, None, 1, 1)


def test_what_cannot_be_solved() -> None:
    board = Board.from_game_string(MIRRORED)
    for plies in (0, -1, MAX_PLIES + 1):
        with pytest.raises(ValueError, match="plies"):
            solve(board, plies)
    with pytest.raises(ValueError, match="nodes"):
        solve(board, 1, nodes=0)
    for seconds in (0, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="seconds"):
            solve(board, 1, seconds=seconds)
    board.push_uhp("wA1 bA1\\")
    with pytest.raises(GameError):
        solve(board, 1)


def test_a_side_that_must_pass() -> None:
    board = Board.from_game_string(
        r"Base;InProgress;White[6];wG1;bG1 wG1/;wQ -wG1;bQ \bG1;wQ /wG1;bG2 bG1/;wQ -wG1;bG2 wQ\;"
        r"wQ /bQ;bQ \wQ"
    )
    assert list(board.legal_moves) == [PASS]
    assert solve(board, 3).proven is False


# ---- skep solve


def test_solve_command(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = BY_LENGTH[3][0]
    assert cli.main(["solve", puzzle.game, "--plies", "3"]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    side = puzzle.board().turn.value.capitalize()
    assert first.startswith(f"{side} wins in 3 plies by {puzzle.solution} (")
    assert second == "It is the only winning move."
    assert third.startswith(f"The longest defence: {puzzle.solution}, ")


def test_solve_command_with_several_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", MIRRORED]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("White wins in 1 ply by wA1 bA1\\ (")
    assert second == "It is the only winning move but for symmetry: wA1 bA1\\, wA2 bA1\\."
    assert cli.main(["solve", MIRRORED, "--nodes", "1"]) == 0
    assert "There may be other winning moves" in capsys.readouterr().out
    board = Board.from_game_string(MIRRORED)
    board.push_uhp("wB2 \\wB1")
    board.push_uhp("bA3 bG1/")
    assert cli.main(["solve", board.game_string()]) == 0
    assert "There are 2 winning moves: " in capsys.readouterr().out


def test_solve_command_without_a_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", START, "--plies", "2"]) == 1
    assert capsys.readouterr().out.startswith("No forced win for White in 2 plies (")
    assert cli.main(["solve", START, "--plies", "9", "--nodes", "500"]) == 3
    answer = capsys.readouterr().out
    assert answer.startswith("Undecided: a limit was reached before it was known whether White has")
    assert " a forced win in 9 plies (" in answer
    assert "\nThere is none in " in answer
    assert cli.main(["solve", START, "--plies", "9", "--nodes", "1"]) == 3
    assert "none" not in capsys.readouterr().out


def test_solve_command_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = BY_LENGTH[1][0]
    assert cli.main(["solve", puzzle.game, "--json", "--time", "60"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer.pop("nodes") > 0
    assert answer.pop("seconds") < 60
    assert answer == {
        "game_string": puzzle.game,
        "position": Board.from_game_string(puzzle.game).position_string(),
        "proven": True,
        "plies": 1,
        "moves": [puzzle.solution],
        "unique": True,
        "line": [puzzle.solution],
    }


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["Base;nonsense"], 1),
        ([MIRRORED + ";wA1 bA1\\"], 1),
        ([START, "--plies", "0"], 2),
        ([START, "--nodes", "0"], 2),
        ([START, "--time", "0"], 2),
    ],
)
def test_solve_command_refused(
    words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["solve", *words]) == code
    output = capsys.readouterr()
    assert output.out == ""
    assert len(output.err.splitlines()) == 1
