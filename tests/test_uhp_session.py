"""The UHP engine without input and output: games, moves, undo, rules."""

from __future__ import annotations

import pytest

import skep
from random_boards import random_board
from skep import Board, Direction, GameType
from skep.engine.uhp_session import UhpSession
from uhp_conversation import (
    DRAWN,
    MUST_PASS,
    NO_GAME,
    ONCE_AGAIN,
    OVER,
    TO_AND_FRO,
    WIN_IN_ONE,
    WON,
    ask,
    one,
)


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
