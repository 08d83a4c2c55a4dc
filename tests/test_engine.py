"""Our own player: what it must see, and that it keeps to its limits."""

from __future__ import annotations

import json
import time
from unittest.mock import Mock

import pytest

from random_boards import random_board
from skep import Board, EngineError, GameType, Move, cli
from skep.engine import FULL_STRENGTH, WIN, Searcher, SearchResult, analyse, search, solve
from skep.game import GameError, Limits

WIN_IN_ONE = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)
LOST = (
    r"Base;InProgress;White[15];wA1;bG1 -wA1;wB1 wA1\;bB1 -bG1;wA2 wB1/;bG2 \bB1;wQ \wA2;bQ \bG1;"
    r"wQ \wA1;bB1 bG1;wG1 wA2\;bG2 \wA2;wA3 wB1\;bG2 wG1\;wB1 wA3;bS1 \bQ;wB2 -wB1;bS1 \wA2;"
    r"wB1 bG2;bB2 \bQ;wA1 /bB1;bB2 \wQ;wA1 /bQ;bS2 bB2/;wB1 wG1;bG2 bS2\;wB2 wA3;bA1 bG2/"
)
WON = WIN_IN_ONE + ";bS1 -wG2"
MUST_PASS = (
    r"Base;InProgress;White[6];wG1;bG1 wG1/;wQ -wG1;bQ \bG1;wQ /wG1;bG2 bG1/;wQ -wG1;bG2 wQ\;"
    r"wQ /bQ;bQ \wQ"
)
ONCE_AGAIN = "Base;InProgress;White[5];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;wQ /wG1;bQ bG1/;wQ -wG1;bQ bG1-"


def loses_at_once(board: Board, move: Move) -> bool:
    """Whether the opponent has a move that wins after this one."""
    mover = board.turn
    after = board.copy()
    after.push(move)
    if after.is_game_over():
        outcome = after.outcome()
        return outcome is not None and outcome.winner is mover.opponent
    for reply in after.legal_moves:
        after.push(reply)
        outcome = after.outcome()
        after.pop()
        if outcome is not None and outcome.winner is mover.opponent:
            return True
    return False


def test_several_threads_give_one_answer() -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    for _ in range(20):  # whoever sees it first
        result = search(board, Limits(seconds=600), threads=4)
        assert (result.wins_in, board.uhp(result.move)) == (1, "bS1 -wG2")
    board = Board("Base+MLP")
    result = search(board, Limits(depth=4), threads=4)
    assert result.depth == 4
    for move in result.pv:
        board.push(move)


def test_wins_in_one() -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    for seed in range(5):
        result = search(board, Limits(depth=3), seed=seed)
        assert board.uhp(result.move) == "bS1 -wG2"
        assert (result.score, result.wins_in, result.depth) == (WIN - 1, 1, 1)
        assert result.pv == (result.move,)


def test_avoids_losing_in_one() -> None:
    """White is to move one ply before Black could win."""
    board = Board.from_game_string(WIN_IN_ONE)
    board.pop()
    safe = [move for move in board.legal_moves if not loses_at_once(board, move)]
    assert 0 < len(safe) < len(board.legal_moves)
    for seed in range(3):
        result = search(board, Limits(depth=2), seed=seed)
        assert result.move in safe
        assert result.wins_in is None
        assert result.depth == 2


def test_sees_that_it_is_lost() -> None:
    """Where every move loses at once the score says so, and a move is found all the same."""
    board = Board.from_game_string(LOST)
    assert all(loses_at_once(board, move) for move in board.legal_moves)
    result = search(board, Limits(depth=2), seed=1)
    assert result.wins_in == -1
    assert result.move in board.legal_moves


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("level", [1, 5, FULL_STRENGTH])
def test_moves_are_legal_and_the_board_is_left_alone(seed: int, level: int) -> None:
    board = random_board(seed, list(GameType)[seed % 8], plies=4 * seed)
    if board.is_game_over():
        board.pop()
    before = board.game_string()
    result = search(board, Limits(nodes=300), level=level, seed=seed)
    assert result.move in board.legal_moves
    assert result.pv[0] == result.move
    assert result.nodes <= 300
    assert board.game_string() == before
    assert len(result.pv_uhp(board)) == len(result.pv)


def test_same_seed_same_result() -> None:
    board = random_board(5, plies=16)

    def found(seed: int, level: int) -> tuple[object, ...]:
        result = search(board, Limits(nodes=2000), seed=seed, level=level)
        return result.move, result.score, result.depth, result.nodes, result.pv

    for level in (4, 10):
        assert found(1, level) == found(1, level)
    assert len({found(seed, 2)[0] for seed in range(8)}) > 1


@pytest.mark.parametrize("nodes", [1, 2, 100])
def test_nodes_are_a_limit(nodes: int) -> None:
    assert search(random_board(5, plies=16), Limits(nodes=nodes)).nodes == nodes


def test_depth_is_a_limit() -> None:
    board = random_board(5, plies=10)
    assert [search(board, Limits(depth=depth)).depth for depth in (1, 2)] == [1, 2]


def test_time_is_a_limit() -> None:
    start = time.monotonic()
    result = search(random_board(5, plies=30), Limits(seconds=0.2))
    assert result.seconds <= time.monotonic() - start < 120


@pytest.mark.parametrize("huge", [10**12, 2**64, 10**30])
def test_limits_may_be_huge(huge: int) -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    assert search(board, Limits(seconds=huge, depth=huge, nodes=huge)).wins_in == 1
    assert analyse(board, huge, depth=huge, nodes=huge).best.wins_in == 1
    assert solve(board, 1, nodes=huge, seconds=huge).proven
    with pytest.raises(ValueError, match="seconds"):
        Limits(seconds=huge**40)


def test_a_transposition_table_too_large_for_memory_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    searcher = Searcher()
    searcher(board, Limits(depth=1), hash_mib=1)
    with monkeypatch.context() as patch:
        patch.setattr("skep._core.Searcher", Mock(side_effect=MemoryError))
        with pytest.raises(EngineError, match="not enough memory for a table of 999 MiB"):
            searcher(board, Limits(depth=1), hash_mib=999)
    assert searcher(board, Limits(depth=1), hash_mib=1).wins_in == 1


def test_stops_when_told_to() -> None:
    calls = 0

    def stop() -> bool:
        nonlocal calls
        calls += 1
        return calls > 3

    result = search(random_board(5, plies=16), Limits(depth=60), stop=stop)
    assert calls > 3
    assert 0 < result.depth < 60


def test_reports_each_depth() -> None:
    board = random_board(5, plies=12)
    reports: list[SearchResult] = []
    result = search(board, Limits(depth=2), seed=1, progress=reports.append)
    assert [report.depth for report in reports] == [1, 2]
    assert reports[0].nodes < reports[1].nodes == result.nodes
    assert (reports[1].move, reports[1].score) == (result.move, result.score)


def test_a_single_legal_move_is_not_searched() -> None:
    result = search(Board.from_game_string(MUST_PASS), Limits(seconds=600))
    assert result.move.is_pass
    assert result.seconds < 60


def test_repetition_is_a_draw_only_where_agreed() -> None:
    """One ply before the third occurrence it is there to be had, and worth nothing."""
    moves = ";wQ /wG1;bQ bG1/;wQ -wG1"
    text = ONCE_AGAIN + moves
    board = Board.from_game_string(text, repetition="threefold")
    board.push_uhp("bQ bG1-")
    with pytest.raises(GameError):
        search(board, Limits(depth=1))
    free = Board.from_game_string(text + ";bQ bG1-")
    assert search(free, Limits(depth=1)).move in free.legal_moves


@pytest.mark.parametrize("nodes", [4, 8, 30])
def test_an_unfinished_search_claims_no_loss(nodes: int) -> None:
    """Whoever has looked at the first move only does not know that all are bad."""
    board = random_board(57, list(GameType)[1], plies=41)
    assert search(board, Limits(depth=3)).wins_in is None
    assert search(board, Limits(nodes=nodes)).wins_in is None


def test_there_is_nothing_to_search_after_the_end() -> None:
    with pytest.raises(GameError, match="over"):
        search(Board.from_game_string(WON), Limits(depth=1))


# --- skep bestmove --------------------------------------------------------------------------------


def test_bestmove_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bestmove", WIN_IN_ONE, "--depth", "1"]) == 0
    assert capsys.readouterr().out == "bS1 -wG2\n"


def test_bestmove_command_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bestmove", WIN_IN_ONE, "--time", "00:00:05", "--level", "10", "--json"]
    assert cli.main(words) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer.pop("seconds") < 60
    assert answer.pop("nodes") > 0
    assert answer == {
        "game_string": WIN_IN_ONE,
        "position": Board.from_game_string(WIN_IN_ONE).position_string(),
        "move": "bS1 -wG2",
        "score": WIN - 1,
        "win_probability": 1.0,
        "wins_in": 1,
        "depth": 1,
        "pv": ["bS1 -wG2"],
    }


def test_bestmove_in_a_finished_game(capsys: pytest.CaptureFixture[str]) -> None:
    for at in ("9", "-1"):
        assert cli.main(["bestmove", WON, "--at", at, "--depth", "1"]) == 0
        assert capsys.readouterr().out == "bS1 -wG2\n"


def test_solve_in_a_finished_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", WON, "--at", "-1", "--plies", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == ["bS1 -wG2"]
    assert cli.main(["solve", WON, "--at", "11"]) == 2
    assert "there is no ply 11: the game has 10" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([WON], 1),
        ([WON, "--at", "-11"], 2),
        (["Base;nonsense"], 1),
        ([WIN_IN_ONE, "--time", "soon"], 2),
        ([WIN_IN_ONE, "--time", "0"], 2),
        ([WIN_IN_ONE, "--time", "00:99:00"], 2),
        ([WIN_IN_ONE, "--depth", "0"], 2),
        ([WIN_IN_ONE, "--level", "11"], 2),
    ],
)
def test_bestmove_command_refused(
    words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["bestmove", *words]) == code
    output = capsys.readouterr()
    assert output.out == ""
    assert len(output.err.splitlines()) == 1
