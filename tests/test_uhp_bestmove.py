"""`bestmove` of the UHP engine, and whatever else a viewer may send."""

from __future__ import annotations

import time
from collections.abc import Callable
from unittest.mock import Mock

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from random_boards import random_board
from skep import Board, Move
from skep.engine import SearchResult
from skep.engine.uhp_session import UhpSession
from skep.game import Limits
from skep.uhp import Progress
from uhp_conversation import ONCE_AGAIN, WIN_IN_ONE, ask, one


@pytest.fixture
def session() -> UhpSession:
    return UhpSession(seed=1)


# --- The best move --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "limit", ["time 00:00:00.1", "time 0:0:0", "depth 1", "nodes 10", "TIME 00:00:00.001"]
)
def test_bestmove_is_legal_and_not_played(session: UhpSession, limit: str) -> None:
    board = random_board(3, plies=20)
    before = one(session, f"newgame {board.game_string()}")
    text = one(session, f"bestmove {limit}")
    assert board.parse_uhp(text) in board.legal_moves
    ask(session, f"play {text}")
    assert one(session, "undo") == before


@pytest.mark.parametrize(
    "limit",
    [
        "",
        "5",
        "time",
        "time 5",
        "time 00:05",
        "time 00:60:00",
        "time 00:00:-1",
        "time 00:00:01 x",
        "time nan",
        "depth",
        "depth 0",
        "depth -1",
        "depth x",
        "depth 1.5",
        "depth \u0661",
        "depth " + "9" * 5000,
        "nodes 0",
        "nodes 1e6",
        "seconds 5",
    ],
)
def test_bestmove_with_a_limit_that_is_none(session: UhpSession, limit: str) -> None:
    assert one(session, "newgame", f"bestmove {limit}").startswith("err ")


def test_bestmove_wins(session: UhpSession) -> None:
    assert one(session, f"newgame {WIN_IN_ONE}", "bestmove depth 1") == "bS1 -wG2"


class FakeSearch:
    """A search that tells what it was asked for, and reports twice."""

    def __init__(self) -> None:
        self.asked: dict[str, object] = {}

    def __call__(
        self,
        board: Board,
        limits: Limits,
        *,
        level: int = 10,
        seed: int | None = None,
        threads: int = 1,
        hash_mib: int = 64,
        progress: Callable[[SearchResult], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> SearchResult:
        del seed, stop
        self.asked = {"limits": limits, "level": level, "threads": threads, "hash_mib": hash_mib}
        first: Move = board.legal_moves[0]
        board.push(first)
        result = SearchResult(first, 25, 2, 1234, (first, *board.legal_moves[:1]), 0.5)
        if progress is not None:
            progress(result)
            progress(SearchResult(first, -99_998, 3, 4321, (first,), 1.25, wins_in=-1))
        return result


def test_bestmove_hands_over_options_and_limits() -> None:
    search = FakeSearch()
    session = UhpSession(search=search)
    ask(session, "newgame", *(f"options set {o}" for o in ("Level 3", "Threads 2", "HashMiB 9")))
    ask(session, "bestmove time 00:01:00.25")
    assert search.asked == {
        "limits": Limits(seconds=60.25), "level": 3, "threads": 2, "hash_mib": 9,
    }  # fmt: skip
    # What a search does to its board is its own affair.
    assert one(session, "play wS1") == "Base;InProgress;Black[1];wS1"


def test_progress() -> None:
    session = UhpSession({"ReportProgress": "True"}, search=FakeSearch())
    ask(session, "newgame Base", "play wS1")
    first, second, move = ask(session, "bestmove depth 3")
    assert first.startswith(f"{move};2;25;1234;0.500;{move};w")
    assert second == f"{move};3;#-1;4321;1.250;{move}"
    emitted: list[str] = []
    assert session.handle("bestmove depth 3", emitted.append) == [move, "ok"]
    assert emitted == [first, second]


def test_progress_of_several_lines(session: UhpSession) -> None:
    board = random_board(3, plies=12)
    ask(session, "options set ReportProgress True", "options set Lines 3")
    ask(session, f"newgame {board.game_string()}")
    *lines, move = ask(session, "bestmove depth 2")
    told = [Progress.parse(line) for line in lines]
    assert [(line.depth, line.rank) for line in told] == [
        (1, 3), (1, 2), (1, 1), (2, 3), (2, 2), (2, 1),
    ]  # fmt: skip
    assert [line.split(";")[1] for line in lines[:3]] == ["1/3", "1/2", "1"]
    assert [line.line() for line in told] == lines
    assert told[-1].move == told[-1].variation[0] == move
    assert told[3].score <= told[4].score <= told[5].score
    assert len({line.move for line in told[3:]}) == 3
    assert told[2].nodes < told[5].nodes


@pytest.mark.parametrize("option", ["ReportProgress False", "Level 4"])
def test_several_lines_where_there_is_but_one(session: UhpSession, option: str) -> None:
    board = random_board(3, plies=12)
    ask(session, "options set ReportProgress True", "options set Lines 3")
    ask(session, f"options set {option}", f"newgame {board.game_string()}")
    *lines, move = ask(session, "bestmove depth 1")
    assert all(Progress.parse(line).rank == 1 for line in lines)
    assert board.parse_uhp(move) in board.legal_moves


def test_several_lines_can_be_stopped(session: UhpSession) -> None:
    ask(session, "options set ReportProgress True", "options set Lines 4")
    ask(session, f"newgame {ONCE_AGAIN}")
    move, ok = session.handle("bestmove time 01:00:00", None, lambda: True)[-2:]
    assert ok == "ok"
    assert Board.from_game_string(ONCE_AGAIN).parse_uhp(move).piece


def test_no_progress_by_default() -> None:
    session = UhpSession(search=FakeSearch())
    assert len(ask(session, "newgame Base", "bestmove depth 3")) == 1


def test_a_search_can_be_stopped(session: UhpSession) -> None:
    ask(session, f"newgame {ONCE_AGAIN}")
    start = time.monotonic()
    move, ok = session.handle("bestmove time 01:00:00", None, lambda: True)
    assert time.monotonic() - start < 120
    assert ok == "ok"
    assert Board.from_game_string(ONCE_AGAIN).parse_uhp(move).piece


def test_a_transposition_table_too_large_for_memory_is_refused(
    session: UhpSession, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ask(session, "newgame Base", "play wS1", "options set HashMiB 2")
    with monkeypatch.context() as patch:
        patch.setattr("skep._core.Searcher", Mock(side_effect=MemoryError))
        answer = session.handle("bestmove depth 1")
    assert answer == ["err there is not enough memory for a table of 2 MiB", "ok"]
    assert capsys.readouterr().err == ""
    assert one(session, "bestmove depth 1").startswith("b")


def test_a_huge_limit(session: UhpSession) -> None:
    ask(session, "newgame Base", "play wS1")
    answer = session.handle("bestmove depth 99999999999999999", stop=lambda: True)
    assert answer[-1] == "ok"
    assert answer[0].startswith("b")


def test_an_internal_error_does_not_end_the_session(capsys: pytest.CaptureFixture[str]) -> None:
    def broken(board: Board, limits: Limits, **kwargs: object) -> SearchResult:
        board.push(board.legal_moves[0])
        raise RuntimeError("broken\nin two")

    session = UhpSession(search=broken)
    answer = one(session, "newgame Base", "bestmove depth 1")
    assert answer.startswith("err ")
    assert "RuntimeError" in answer
    assert "RuntimeError" in capsys.readouterr().err
    assert one(session, "play wS1") == "Base;InProgress;Black[1];wS1"


# --- Anything at all ------------------------------------------------------------------------------

WORDS = st.sampled_from([
    "info", "newgame", "play", "pass", "validmoves", "bestmove", "undo", "options", "get", "set",
    "help", "?", "Base", "Base+MLP", "Base;InProgress;Black[1];wS1", "Base;;;", "wS1", "bS1", "wQ",
    "wS1-", "-wS1", "wS1/", "bQ", "wA1", "/wA1", "wB1", "bB1", "0", "1", "2", "-1", "time", "depth",
    "nodes", "00:00:01", "Level", "Threads", "ReportProgress", "True", "Repetition", "threefold",
    "off", "Opening", "rulebook", "Lines", "nonsense", "\0", "\ufffd", ";", "é",
])  # fmt: skip
COMMANDS = st.lists(WORDS, max_size=4).map(" ".join)


def check_answer(session: UhpSession, line: str) -> None:
    game = session._game
    before = (session.handle("options"), str(game), None if game is None else game.board.copy())
    answer = session.handle(line)
    if not line.removeprefix("\ufeff").split() or session.ended:
        assert answer == []
        return
    assert answer[-1] == "ok"
    assert answer.count("ok") == 1
    assert all(text and text.isascii() and text.isprintable() for text in answer)
    if answer[0].startswith(("err", "invalidmove")):
        assert len(answer) == 2
        after = session._game
        board = None if after is None else after.board.copy()
        assert (session.handle("options"), str(after), board) == before


@settings(max_examples=150)
@given(st.lists(COMMANDS, max_size=12))
def test_any_words(commands: list[str]) -> None:
    session = UhpSession(search=FakeSearch())
    for command in commands:
        check_answer(session, command)


@settings(max_examples=200)
@given(st.sampled_from(["", "play ", "newgame ", "undo ", "options ", "Base;;"]), st.binary())
@example("play ", b"\xff\xfe\x00")
@example("newgame ", b"Base;InProgress;White[1];\xed\xa0\x80")
def test_any_bytes(start: str, data: bytes) -> None:
    session = UhpSession(search=FakeSearch())
    ask(session, "newgame Base", "play wS1")
    for line in (start.encode() + data).split(b"\n"):
        check_answer(session, line.decode("utf-8", "replace"))
        if not session.ended:
            assert len(ask(session, "validmoves")) == 1
