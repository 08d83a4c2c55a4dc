"""The UHP engine without pipes: every command, and every way to refuse one."""

from __future__ import annotations

import time
from collections.abc import Callable
from unittest.mock import Mock

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import skep
from random_boards import random_board
from skep import Board, Direction, GameType, Move
from skep.engine import SearchResult
from skep.engine.uhp_session import UhpSession
from skep.game import Limits

NO_GAME = "err No game in progress: start one with 'newgame'."
OVER = "err The game is over: try 'undo' or 'newgame'."

# Black has one move that wins.
WIN_IN_ONE = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)
WON = WIN_IN_ONE.replace("InProgress;Black[5]", "BlackWins;White[6]") + ";bS1 -wG2"
DRAWN = (
    r"Base;Draw;Black[7];wG1;bG1 wG1\;wQ wG1/;bQ bG1-;wA1 -wQ;bQ wQ\;wB1 wQ/;bA1 bQ-;wS1 -wB1;"
    r"bG2 bQ\;wS2 \wB1;bS1 bG2\;wS2 wB1"
    "\\"
)
# White has no move.
MUST_PASS = (
    r"Base;InProgress;White[6];wG1;bG1 wG1/;wQ -wG1;bQ \bG1;wQ /wG1;bG2 bG1/;wQ -wG1;bG2 wQ\;"
    r"wQ /bQ;bQ \wQ"
)
# The queens go to and fro: the position after ply 4 has come back once, and will on ply 12.
TO_AND_FRO = ("wQ /wG1", "bQ bG1/", "wQ -wG1", "bQ bG1-")
ONCE_AGAIN = "Base;InProgress;White[5];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;wQ /wG1;bQ bG1/;wQ -wG1;bQ bG1-"


def ask(session: UhpSession, *commands: str) -> list[str]:
    """The lines of the last command's answer, without the ok that every answer ends with."""
    answer: list[str] = []
    for command in commands:
        *answer, last = session.handle(command)
        assert last == "ok"
        assert "ok" not in answer
    return answer


def one(session: UhpSession, *commands: str) -> str:
    """The only line of the last command's answer."""
    (line,) = ask(session, *commands)
    return line


@pytest.fixture
def session() -> UhpSession:
    return UhpSession(seed=1)


# --- Who it is ------------------------------------------------------------------------------------


def test_greets_with_info(session: UhpSession) -> None:
    who = [f"id Skep v{skep.__version__}", "Mosquito;Ladybug;Pillbug"]
    assert session.greeting() == [*who, "ok"]
    assert ask(session, "info") == who


def test_help_names_every_command(session: UhpSession) -> None:
    listed = [line.split()[0] for line in ask(session, "help")]
    assert listed == [
        "info", "newgame", "play", "pass", "validmoves", "bestmove", "undo", "options", "help",
        "exit",
    ]  # fmt: skip
    assert ask(session, "?") == ask(session, "help")
    assert ask(session, "help BestMove")[0].startswith("bestmove time hh:mm:ss")
    assert one(session, "help nonsense").startswith("err ")
    assert one(session, "help play pass").startswith("err ")


def test_exit_says_nothing(session: UhpSession) -> None:
    assert session.handle("exit") == []
    assert session.ended


# --- Lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["", " ", "\t", "\r", "\n", " \t \r\n"])
def test_blank_lines_are_ignored(session: UhpSession, line: str) -> None:
    assert session.handle(line) == []


@pytest.mark.parametrize("line", ["INFO", "  info", "Info\r", "info \t", "\ufeffinfo\r\n"])
def test_keywords_in_any_case_between_any_blanks(session: UhpSession, line: str) -> None:
    assert ask(session, line) == ask(session, "info")


@pytest.mark.parametrize(
    "line", ["foo", "info\0", "\0", "bestmoves", "ok", "err", "é", "\N{SNOWMAN}", ";", "'" * 500]
)
def test_unknown_commands(session: UhpSession, line: str) -> None:
    answer = one(session, line)
    assert answer.startswith("err There is no command ")
    assert answer.isascii()
    assert answer.isprintable()
    assert len(answer) < 250


@pytest.mark.parametrize("line", ["info x", "pass x", "validmoves x", "undo 1 1", "options x"])
def test_words_too_many(session: UhpSession, line: str) -> None:
    ask(session, "newgame Base", "play wS1")
    assert one(session, line).startswith("err ")


# --- Games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["play wS1", "pass", "validmoves", "bestmove depth 1", "undo"])
def test_commands_that_need_a_game(session: UhpSession, command: str) -> None:
    assert one(session, command) == NO_GAME


@pytest.mark.parametrize("game_type", GameType)
def test_newgame_with_a_type(session: UhpSession, game_type: GameType) -> None:
    assert one(session, f"newgame {game_type}") == f"{game_type};NotStarted;White[1]"


def test_newgame_alone_is_base(session: UhpSession) -> None:
    assert one(session, "newgame Base+MLP", "newgame") == "Base;NotStarted;White[1]"


@pytest.mark.parametrize("game", [WIN_IN_ONE, WON, DRAWN, MUST_PASS, ONCE_AGAIN])
def test_newgame_with_a_game(session: UhpSession, game: str) -> None:
    assert one(session, f"newgame {game}") == game


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Base;Draw;Black[99];wS1", "Base;InProgress;Black[1];wS1"),
        ("Base;NotStarted", "Base;NotStarted;White[1]"),
        ("Base; InProgress; Black[1]; ws1", "Base;InProgress;Black[1];wS1"),
        (
            "Base;InProgress;White[2];WS1;bs1   ws1-",
            "Base;InProgress;White[2];wS1;bS1 wS1-",
        ),
    ],
)
def test_games_are_written_in_one_form(session: UhpSession, text: str, expected: str) -> None:
    assert one(session, f"newgame {text}") == expected


@pytest.mark.parametrize(
    "text",
    [
        "base",
        "Base+",
        "Base+PLM",
        "complete",
        "nonsense",
        "Base;",
        "Base;InProgress;Black[1];wS1;",
        "Base;InProgress;Black[1];;wS1",
        "Base;wS1;bS1 wS1-",
        "Base;InProgress;Black[1];wQ",
        "Base;InProgress;Black[1];wM",
        "Base;InProgress;White[2];wS1;bS2 wS1-",
        "Base;InProgress;White[1];pass",
        WON + ";wA2 wA1/",
        ";" * 1000,
    ],
)
def test_a_game_that_cannot_be_loaded_leaves_the_old_one(session: UhpSession, text: str) -> None:
    ask(session, "newgame Base+M", "play wS1")
    assert one(session, f"newgame {text}").startswith("err ")
    assert one(session, "undo") == "Base+M;NotStarted;White[1]"


# --- Moves ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["bS1 wS1-", "BS1 WS1-", "  bS1 \t  wS1-  ", "bs1 ws1-", "bS1 wS1-\r\n"]
)
def test_play_accepts_every_spelling(session: UhpSession, text: str) -> None:
    ask(session, "newgame Base", "play wS1")
    assert one(session, f"play {text}") == "Base;InProgress;White[2];wS1;bS1 wS1-"


def test_play_writes_the_history_in_one_form(session: UhpSession) -> None:
    # Where the mover stands, seen from a neighbour in that direction of its destination.
    marks = {"NW": "{}\\", "NE": "/{}", "E": "-{}", "SE": "\\{}", "SW": "{}/", "W": "{}-"}
    board = random_board(3, plies=12)
    ask(session, f"newgame {board.game_string()}")
    spellings = 0
    for move in board.legal_moves:
        assert move.to is not None
        for direction in Direction:
            beside = board.piece_at(move.to.neighbor(direction))
            if beside is None or board.piece_at(move.to) is not None:
                continue
            target = marks[direction.name].format(beside)
            expected = f"{board.game_string()};{board.uhp(move)}".split(";")[3:]
            assert one(session, f"play {move.piece} {target}").split(";")[3:] == expected
            ask(session, "undo")
            spellings += 1
    assert spellings > len(board.legal_moves)


@pytest.mark.parametrize(
    "text",
    [
        "wS1",
        "nonsense",
        "bS1",
        "bS1 wS1",
        "bS1 wS2-",
        "bS1 -wS1-",
        "bS2 wS1-",
        "bQ wS1-",
        "bM wS1-",
        "bM1 wS1-",
        "wA1 wS1-",
        "bS1 wS1- x",
        "bS1 -",
        "bS1 wS1\0-",
        "pass",
        "pass pass",
        "\ufffd",
        "wS1 " + "x" * 10000,
    ],
)
def test_moves_that_are_none(session: UhpSession, text: str) -> None:
    before = one(session, "newgame Base", "play wS1")
    answer = one(session, f"play {text}")
    assert answer.startswith("invalidmove ")
    assert answer.isascii()
    assert len(answer) < 400
    assert one(session, "play bS1 wS1-") == before.replace("Black[1]", "White[2]") + ";bS1 wS1-"


def test_invalid_moves_give_the_reason(session: UhpSession) -> None:
    assert one(session, "newgame Base", "play wQ") == (
        "invalidmove The queen may not be a player's first piece."
    )


def test_play_without_a_move(session: UhpSession) -> None:
    assert one(session, "newgame", "play").startswith("err ")


def test_pass(session: UhpSession) -> None:
    ask(session, f"newgame {MUST_PASS}")
    assert one(session, "validmoves") == "pass"
    assert one(session, "bestmove depth 1") == "pass"
    passed = MUST_PASS.replace("White[6]", "Black[6]") + ";pass"
    assert one(session, "pass") == passed
    assert one(session, "pass").startswith("invalidmove ")
    assert one(session, "undo", "play PASS") == passed


@pytest.mark.parametrize("seed", range(20))
def test_validmoves_are_the_legal_moves(seed: int) -> None:
    session = UhpSession()
    board = random_board(seed, list(GameType)[seed % 8], plies=5 + 3 * seed)
    ask(session, f"newgame {board.game_string()}")
    if board.is_game_over():
        assert one(session, "validmoves") == OVER
        return
    texts = one(session, "validmoves").split(";")
    assert len(texts) == len(board.legal_moves)
    assert {board.parse_uhp(text) for text in texts} == set(board.legal_moves)


@pytest.mark.parametrize("game", [WON, DRAWN])
@pytest.mark.parametrize("command", ["play wA2 wA1/", "play x", "pass", "validmoves"])
def test_after_the_end(session: UhpSession, game: str, command: str) -> None:
    assert one(session, f"newgame {game}", command) == OVER
    assert one(session, "bestmove depth 1") == OVER
    assert one(session, "undo").split(";")[1] == "InProgress"


def test_a_move_that_wins(session: UhpSession) -> None:
    assert one(session, f"newgame {WIN_IN_ONE}", "play bS1 -wG2") == WON


@pytest.mark.parametrize(
    ("command", "left"),
    [("undo", 7), ("undo 1", 7), ("undo 3", 5), ("undo 8", 0), ("undo 08", 0)],
)
def test_undo(session: UhpSession, command: str, left: int) -> None:
    answer = one(session, f"newgame {ONCE_AGAIN}", command)
    assert answer.split(";")[3:] == ONCE_AGAIN.split(";")[3:][:left]
    assert answer == Board.from_game_string(answer).game_string()


@pytest.mark.parametrize(
    "count", ["0", "9", "-1", "+1", "x", "1.0", "", "1e1", "9" * 30, "9" * 9999, "\u0663", "1_0"]
)
def test_undo_that_cannot_be(session: UhpSession, count: str) -> None:
    ask(session, f"newgame {ONCE_AGAIN}")
    if count:
        assert one(session, f"undo {count}").startswith("err ")
    assert one(session, "undo 8", "undo").startswith("err ")


def test_a_very_long_game(session: UhpSession) -> None:
    moves = ONCE_AGAIN.split(";")[3:7] + list(TO_AND_FRO) * 1000
    answer = one(session, "newgame Base;InProgress;White[1];" + ";".join(moves))
    assert answer.split(";")[3:] == moves
    assert one(session, "play wQ /wG1").endswith("Black[2003];" + ";".join((*moves, "wQ /wG1")))
    assert one(session, "undo 4001").endswith(";White[3];" + ";".join(moves[:4]))


# --- Rules that can be chosen ---------------------------------------------------------------------


def test_repetition_is_no_draw_unless_asked_for(session: UhpSession) -> None:
    answer = one(session, f"newgame {ONCE_AGAIN}", *(f"play {move}" for move in TO_AND_FRO * 3))
    assert answer.split(";")[1] == "InProgress"


def test_threefold_repetition(session: UhpSession) -> None:
    ask(session, "options set Repetition threefold", f"newgame {ONCE_AGAIN}")
    for move in TO_AND_FRO[:3]:
        assert one(session, f"play {move}").split(";")[1] == "InProgress"
    drawn = one(session, f"play {TO_AND_FRO[3]}")
    assert drawn.split(";")[1:3] == ["Draw", "White[7]"]
    for command in ("validmoves", "bestmove depth 1", "play wQ /wG1", "pass"):
        assert one(session, command) == OVER
    assert one(session, f"newgame {drawn}") == drawn
    assert one(session, f"newgame {drawn};wQ /wG1").startswith("err ")
    assert one(session, "undo").split(";")[1] == "InProgress"


def test_rules_are_those_of_the_start(session: UhpSession) -> None:
    ask(session, f"newgame {ONCE_AGAIN}", "options set Repetition threefold")
    ask(session, *(f"play {move}" for move in TO_AND_FRO))
    assert one(session, "validmoves").startswith("w")
    ask(session, "options set Opening rulebook")
    assert one(session, "newgame Base", "play wQ") == "Base;InProgress;Black[1];wQ"
    ask(session, "options set Opening tournament")
    assert one(session, "play bQ wQ-") == "Base;InProgress;White[2];wQ;bQ wQ-"
    assert one(session, "newgame Base;InProgress;Black[1];wQ").startswith("err ")


# --- Options --------------------------------------------------------------------------------------

DEFAULTS = [
    "Threads;int;1;1;1;512",
    "HashMiB;int;64;64;1;1048576",
    "Level;int;10;10;1;10",
    "ReportProgress;bool;False;False",
    "Repetition;enum;off;off;off;threefold",
    "Opening;enum;tournament;tournament;tournament;rulebook",
    "Net;enum;classic;classic;classic;default",
]


def test_options(session: UhpSession) -> None:
    assert ask(session, "options") == DEFAULTS
    for line in DEFAULTS:
        assert one(session, f"options get {line.split(';')[0]}") == line


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("options set Threads 2", "Threads;int;2;1;1;512"),
        ("options set HashMiB 1048576", "HashMiB;int;1048576;64;1;1048576"),
        ("Options SET Level 1", "Level;int;1;10;1;10"),
        ("options set ReportProgress True", "ReportProgress;bool;True;False"),
        ("options set ReportProgress false", "ReportProgress;bool;False;False"),
        ("options set Repetition threefold", "Repetition;enum;threefold;off;off;threefold"),
        (
            "options set Opening Rulebook",
            "Opening;enum;rulebook;tournament;tournament;rulebook",
        ),
    ],
)
def test_options_set(session: UhpSession, command: str, line: str) -> None:
    assert one(session, command) == line
    name = line.partition(";")[0]
    assert one(session, f"options get {name}") == line
    others = [default for default in DEFAULTS if not default.startswith(name)]
    assert [option for option in ask(session, "options") if option != line] == [
        default for default in others if default != line
    ]


@pytest.mark.parametrize(
    "command",
    [
        "options get",
        "options set",
        "options set Level",
        "options list",
        "options get Nothing",
        "options get level",
        "options get Level x",
        "options set Nothing 1",
        "options set Level 0",
        "options set Level 11",
        "options set Level ten",
        "options set Level 1.5",
        "options set Level 1 2",
        "options set Level " + "9" * 5000,
        "options set ReportProgress 1",
        "options set Repetition sometimes",
        "options set Opening",
    ],
)
def test_options_refused(session: UhpSession, command: str) -> None:
    assert one(session, command).startswith("err ")
    assert ask(session, "options") == DEFAULTS


def test_options_from_the_start() -> None:
    session = UhpSession({"Level": "3", "Repetition": "threefold"})
    assert one(session, "options get Level") == "Level;int;3;10;1;10"
    with pytest.raises(skep.NotationError):
        UhpSession({"Level": "11"})
    with pytest.raises(skep.NotationError):
        UhpSession({"level": "1"})


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


def test_a_table_that_memory_has_no_room_for(
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


def test_a_mistake_of_ours_ends_nothing(capsys: pytest.CaptureFixture[str]) -> None:
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
    "off", "Opening", "rulebook", "nonsense", "\0", "\ufffd", ";", "é",
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
