"""Analysis: several lines, win probabilities, and progress that can be cancelled."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import aclosing

import pytest

import skep.engine.analysis
from random_boards import random_board
from skep import PASS, Board, GameType, cli
from skep.engine import (
    WIN,
    Analysis,
    Searcher,
    SearchResult,
    analyse,
    analyse_async,
)
from skep.engine.background import THREAD_NAME
from skep.game import GameError, Limits

WIN_IN_ONE = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)
WON = WIN_IN_ONE + ";bS1 -wG2"
LOST = (
    r"Base;InProgress;White[15];wA1;bG1 -wA1;wB1 wA1\;bB1 -bG1;wA2 wB1/;bG2 \bB1;wQ \wA2;bQ \bG1;"
    r"wQ \wA1;bB1 bG1;wG1 wA2\;bG2 \wA2;wA3 wB1\;bG2 wG1\;wB1 wA3;bS1 \bQ;wB2 -wB1;bS1 \wA2;"
    r"wB1 bG2;bB2 \bQ;wA1 /bB1;bB2 \wQ;wA1 /bQ;bS2 bB2/;wB1 wG1;bG2 bS2\;wB2 wA3;bA1 bG2/"
)
MUST_PASS = (
    r"Base;InProgress;White[6];wG1;bG1 wG1/;wQ -wG1;bQ \bG1;wQ /wG1;bG2 bG1/;wQ -wG1;bG2 wQ\;"
    r"wQ /bQ;bQ \wQ"
)
MIDDLE = random_board(5, plies=16)
ENDLESS = Limits(seconds=600)


def result(score: int, wins_in: int | None = None) -> SearchResult:
    return SearchResult(PASS, score, 1, 1, (PASS,), 0.0, wins_in)


# ---- several lines


def found(result: Analysis) -> list[tuple[object, ...]]:
    """All but the time."""
    return [(line.move, line.score, line.depth, line.pv) for line in result.lines]


@pytest.mark.parametrize("seed", range(8))
def test_lines(seed: int) -> None:
    board = random_board(seed, list(GameType)[seed], plies=6 + 3 * seed)
    before = board.game_string()
    analysis = analyse(board, None, depth=3, lines=4)
    assert board.game_string() == before
    moves = [line.move for line in analysis.lines]
    assert len(set(moves)) == len(moves) == min(4, len(board.legal_moves))
    assert analysis.best is analysis.lines[0]
    scores = [line.score for line in analysis.lines]
    assert scores == sorted(scores, reverse=True)
    for line in analysis.lines:
        assert line.move == line.pv[0]
        assert line.depth == 3 or line.wins_in is not None
        assert len(line.pv_uhp(board)) == len(line.pv)
    assert analysis.nodes >= sum(line.nodes for line in analysis.lines)
    assert found(analyse(board, None, depth=3, lines=4)) == found(analysis)


def test_the_first_line_is_what_the_search_finds() -> None:
    alone = analyse(MIDDLE, None, depth=2)
    assert len(alone.lines) == 1
    assert (alone.nodes, alone.seconds) == (alone.best.nodes, alone.best.seconds)
    searched = Searcher().best_of(MIDDLE, list(MIDDLE.legal_moves), Limits(depth=2))
    assert (alone.best.move, alone.best.score) == (searched.move, searched.score)
    assert analyse(MIDDLE, None, depth=2, lines=2).best.score == searched.score


def test_every_move_has_a_line() -> None:
    """At depth 1 the score of a line is that of its move alone, and of the last one too."""
    board = random_board(3, GameType.BASE, plies=8)
    moves = list(board.legal_moves)
    for depth in (1, 2):
        analysis = analyse(board, None, depth=depth, lines=1000)
        assert sorted(map(repr, moves)) == sorted(repr(line.move) for line in analysis.lines)
        assert {line.depth for line in analysis.lines} == {depth}
    one_by_one = {
        move: Searcher().best_of(board, [move], Limits(depth=1), hash_mib=1).score for move in moves
    }
    assert {line.move: line.score for line in analyse(board, None, depth=1, lines=1000).lines} == (
        one_by_one
    )


def test_a_winning_line_and_the_next_best() -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    best, other = analyse(board, None, depth=3, lines=2).lines
    assert board.uhp(best.move) == "bS1 -wG2"
    assert (best.wins_in, best.win_probability, best.depth) == (1, 1, 1)
    assert other.wins_in is None or other.wins_in > 1
    assert other.depth > 1


def test_every_line_of_a_lost_position_loses() -> None:
    """It ends without the limit of depth, for there is nothing more to know."""
    analysis = analyse(Board.from_game_string(LOST), 60, lines=3)
    assert [line.wins_in for line in analysis.lines] == [-1, -1, -1]
    assert {line.win_probability for line in analysis.lines} == {0}


def test_a_single_legal_move_is_searched() -> None:
    board = Board.from_game_string(MUST_PASS)
    for lines in (1, 3):
        analysis = analyse(board, None, depth=3, lines=lines)
        (line,) = analysis.lines
        assert (line.move, line.depth) == (PASS, 3)
        assert len(line.pv_uhp(board)) > 1
    after = board.copy()
    after.push(PASS)
    assert line.score == -analyse(after, None, depth=2).best.score


def score_alone(board: Board, move: str) -> tuple[int, int | None, int]:
    """Score, turns to the win, and depth of a move that is the only one left."""
    left = [board.parse_uhp(move)]
    line = skep.engine.analysis._think(Searcher().best_of, board, left, Limits(depth=3), None)
    assert [line.move] == left
    return line.score, line.wins_in, line.depth


def test_a_single_move_that_decides() -> None:
    """The last of the moves that are left is scored as if there were others."""
    assert score_alone(Board.from_game_string(WIN_IN_ONE), "bS1 -wG2") == (WIN - 1, 1, 3)
    lost = Board.from_game_string(LOST)
    score, wins_in, _ = score_alone(lost, lost.uhp(lost.legal_moves[0]))
    assert (score, wins_in) == (2 - WIN, -1)
    threat = Board.from_game_string(WIN_IN_ONE)
    threat.pop()
    safe = analyse(threat, None, depth=3).best.score
    score, wins_in, _ = score_alone(threat, r"wG2 \wA1")
    assert (score, wins_in) == (2 - WIN, -1)
    assert safe > score


def test_a_single_move_back_to_an_old_position() -> None:
    """It is worth nothing, as in the search, whatever might follow."""
    board = Board.from_game_string(
        "Base;InProgress;White[5];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;wQ /wG1;bQ bG1/;wQ -wG1"
    )
    assert score_alone(board, "bQ bG1-") == (0, None, 3)


# ---- limits


def test_limits() -> None:
    assert analyse(MIDDLE, None, nodes=5000, lines=3).nodes <= 5000
    assert analyse(MIDDLE, None, nodes=5000).nodes == 5000
    start = time.monotonic()
    analysis = analyse(MIDDLE, 0.2, lines=3)
    assert analysis.seconds <= time.monotonic() - start < 120
    assert len({line.depth for line in analysis.lines}) == 1


@pytest.mark.parametrize("nodes", [1, 2, 40, 100])
def test_there_is_always_a_move(nodes: int) -> None:
    analysis = analyse(MIDDLE, None, nodes=nodes, lines=3)
    assert 1 <= len(analysis.lines) <= 3
    assert {line.move for line in analysis.lines} <= set(MIDDLE.legal_moves)
    assert analyse(MIDDLE, 1e-9, lines=3).best.move in MIDDLE.legal_moves


def test_deeper_than_any_search() -> None:
    assert analyse(Board.from_game_string(LOST), None, depth=1000, lines=2).best.wins_in == -1


@pytest.mark.parametrize("lines", [1, 3])
def test_progress_and_stop(lines: int) -> None:
    seen: list[Analysis] = []
    analysis = analyse(MIDDLE, 600, lines=lines, progress=seen.append, stop=lambda: len(seen) > 2)
    depths = [progress.best.depth for progress in seen]
    assert depths == list(range(1, len(seen) + 1))
    assert len(seen) >= 3
    assert all(len(progress.lines) == lines for progress in [*seen, analysis])
    assert [progress.nodes for progress in seen] == sorted(progress.nodes for progress in seen)


def test_refused() -> None:
    with pytest.raises(ValueError, match="one line"):
        analyse(MIDDLE, lines=0)
    with pytest.raises(ValueError, match="limit"):
        analyse(MIDDLE, None)
    for lines in (1, 2):
        with pytest.raises(GameError, match="over"):
            analyse(Board.from_game_string(WON), lines=lines)
    with pytest.raises(GameError, match="over"):
        analyse_async(Board.from_game_string(WON), ENDLESS)


def test_a_searcher_remembers() -> None:
    searcher = Searcher()
    first = analyse(MIDDLE, None, depth=3, searcher=searcher)
    again = analyse(MIDDLE, None, depth=3, searcher=searcher)
    assert again.nodes < first.nodes


# ---- progress as it comes


def analysis_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == THREAD_NAME]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.001)


def test_async_progress() -> None:
    async def run() -> list[SearchResult]:
        return [found.best async for found in analyse_async(MIDDLE, Limits(depth=3))]

    reports = asyncio.run(run())
    assert [report.depth for report in reports] == [1, 2, 3, 3]
    best = analyse(MIDDLE, None, depth=3).best
    assert (reports[-1].move, reports[-1].score) == (best.move, best.score)
    assert reports[-1].nodes == best.nodes
    assert not analysis_threads()


def test_async_progress_of_several_lines() -> None:
    async def run() -> list[Analysis]:
        return [found async for found in analyse_async(MIDDLE, Limits(depth=2), lines=3)]

    reports = asyncio.run(run())
    assert [[line.depth for line in report.lines] for report in reports] == [
        [1] * 3, [2] * 3, [2] * 3,
    ]  # fmt: skip
    assert found(reports[-1]) == found(analyse(MIDDLE, None, depth=2, lines=3))
    with pytest.raises(ValueError, match="one line"):
        analyse_async(MIDDLE, ENDLESS, lines=0)


def test_async_progress_of_a_board_that_moves_on() -> None:
    """The position is the one of the call, and others can go on while it is searched."""

    async def run() -> SearchResult:
        board = MIDDLE.copy()
        progress = analyse_async(board, Limits(depth=2))
        board.push(board.legal_moves[0])
        reports = []
        async with aclosing(progress):
            async for found in progress:
                reports.append(found.best)
                board.push(board.legal_moves[0])
        assert len(reports) == 3
        return reports[-1]

    assert asyncio.run(run()).move == analyse(MIDDLE, None, depth=2).best.move


def test_closing_ends_the_search() -> None:
    async def run() -> float:
        progress = analyse_async(MIDDLE, ENDLESS)
        async with aclosing(progress):
            async for found in progress:
                assert analysis_threads()
                if found.best.depth == 3:
                    break
            start = time.monotonic()
        assert not analysis_threads()
        return time.monotonic() - start

    assert asyncio.run(run()) < 120


def test_cancelling_ends_the_search() -> None:
    async def watch() -> None:
        async for _ in analyse_async(MIDDLE, ENDLESS):
            pass

    async def run() -> None:
        task = asyncio.create_task(watch())
        await until(lambda: bool(analysis_threads()))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await until(lambda: not analysis_threads())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(watch(), 0.05)
        await until(lambda: not analysis_threads())

    asyncio.run(run())


def test_an_iteration_that_is_left_ends_the_search() -> None:
    async def run() -> None:
        async for _ in analyse_async(MIDDLE, ENDLESS):
            break
        gc.collect()
        await until(lambda: not analysis_threads())

    asyncio.run(run())
    analyse_async(MIDDLE, ENDLESS)  # one that never began has no thread
    assert not analysis_threads()


def test_errors_of_the_search_are_raised() -> None:
    async def run() -> None:
        async for _ in analyse_async(MIDDLE, Limits(depth=1), threads=0):
            pass

    with pytest.raises(ValueError, match="threads"):
        asyncio.run(run())
    assert not analysis_threads()


def test_a_program_may_end_in_the_middle_of_an_analysis() -> None:
    """Even if it leaves its loop without closing anything."""
    code = (
        "import asyncio, skep\n"
        "from skep.engine import analyse_async\n"
        "from skep.game import Limits\n"
        "loop = asyncio.new_event_loop()\n"
        "progress = analyse_async(skep.Board(), Limits(seconds=600))\n"
        "print(loop.run_until_complete(anext(progress)).best.depth)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert done.stdout == "1\n"


# ---- skep bestmove --lines


def test_bestmove_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bestmove", WIN_IN_ONE, "--depth", "2", "--lines", "3"]) == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first.split() == ["wins", "in", "1", "100%", "depth", "1", "bS1", "-wG2"]
    assert len(others) == 2
    assert all("depth 2" in line and "," in line for line in others)


def test_bestmove_lines_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bestmove", WIN_IN_ONE, "--depth", "2", "--lines", "2", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["game_string"] == WIN_IN_ONE
    assert answer["nodes"] > 0
    assert answer["seconds"] < 60
    assert answer["lines"][0] == {
        "move": "bS1 -wG2",
        "score": WIN - 1,
        "win_probability": 1,
        "wins_in": 1,
        "depth": 1,
        "pv": ["bS1 -wG2"],
    }
    other = answer["lines"][1]
    assert 0 <= other["win_probability"] <= 1
    assert other["pv"][0] == other["move"] != "bS1 -wG2"


@pytest.mark.parametrize("words", [["--lines", "0"], ["--level", "3"], ["--seed", "1"]])
def test_bestmove_lines_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bestmove", WIN_IN_ONE, "--lines", "2", *words]) == 2
    output = capsys.readouterr()
    assert (output.out, len(output.err.splitlines())) == ("", 1)
