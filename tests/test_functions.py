"""Functions that choose moves: in matches, as UHP engines, and whatever they do wrong."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fake_players import OPENINGS, first_move
from skep import PASS, Board, EngineError, GameType, Hex, Move, NotationError, Piece
from skep.engine import FunctionPlayer
from skep.errors import IllegalMoveError, RecordError, SkepError
from skep.game import Limits
from skep.lab import play_match
from skep.lab.results import Ending, GameResult
from skep.uhp import Option, Request, SyncEngine
from skep.uhp.function_engine import FunctionSession, OptionValue
from skep.uhp.functions import chooser

AWAY = Move(Piece.from_name("wQ"), Hex(90, 90))


def fails_with(error: Exception) -> Callable[[Board], Move]:
    def choose(board: Board) -> Move:
        raise error

    return choose


def answers(answer: Any) -> Callable[[Board], Any]:  # noqa: ANN401
    def choose(board: Board) -> Any:  # noqa: ANN401
        return answer

    return choose


away = answers(AWAY)


def request() -> Request:
    return Request(Limits(depth=1), lambda: False)


# ---- what can be a function


class Chooser:
    def __call__(self, board: Board) -> Move:
        return first_move(board)

    def two(self, board: Board, request: Request) -> Move:
        assert isinstance(request, Request)
        return first_move(board)


def with_default(board: Board, extra: int = 3) -> Move:
    assert extra == 3
    return first_move(board)


@pytest.mark.parametrize(
    "choose",
    [first_move, Chooser(), Chooser().two, with_default, lambda *boards: first_move(boards[0])],
    ids=["function", "object", "method", "default", "open"],
)
def test_what_can_choose(choose: Any) -> None:  # noqa: ANN401
    board = Board("Base")
    assert chooser(choose)(board, request()) == first_move(board)


def three(board: Board, request: Request, more: int) -> Move:
    raise AssertionError


def named(board: Board, *, depth: int) -> Move:
    raise AssertionError


@pytest.mark.parametrize(
    "garbage",
    [None, 5, "skep", [], lambda: PASS, three, named],
)
def test_what_cannot_choose(garbage: Any) -> None:  # noqa: ANN401
    for make in (chooser, FunctionSession, lambda f: FunctionPlayer(f, "it")):
        with pytest.raises(TypeError):
            make(garbage)


@pytest.mark.parametrize("answer", [None, "wS1", 3, (), [AWAY]])
def test_what_is_no_move(answer: Any) -> None:  # noqa: ANN401
    with pytest.raises(TypeError, match="no move"):
        chooser(answers(answer))(Board(), request())


def test_a_function_cannot_change_the_board() -> None:
    def spoil(board: Board) -> Move:
        move = first_move(board)
        board.push(move)
        return move

    board = Board("Base")
    chooser(spoil)(board, request())
    assert board.ply == 0


# ---- in matches


def test_a_match_of_functions_is_the_same_every_time() -> None:
    seeds: list[int | None] = []

    def drawn(board: Board, request: Request) -> Move:
        seeds.append(request.seed)
        assert request.limits == Limits(nodes=77)
        moves = sorted(board.legal_moves, key=board.uhp)
        return moves[(request.seed or 0) * (board.ply + 1) % len(moves)]

    settings: dict[str, Any] = {"games": 4, "game_type": "Base", "max_plies": 24, "seed": 5}
    reports = [play_match(first_move, drawn, limits=Limits(nodes=77), **settings) for _ in range(2)]
    moves = [[record.board().game_string() for record in report.records] for report in reports]
    assert moves[0] == moves[1]
    assert len(moves[0]) == 4
    assert len(set(seeds)) == 4  # one for each game
    assert reports[0].summary.names == ("first_move", "drawn")
    assert [result.number for result in reports[0].results] == [0, 1, 2, 3]
    assert 0 <= reports[0].score <= 1
    assert str(reports[0]).startswith("first_move - drawn: +")


def test_a_match_has_names_openings_and_a_journal(tmp_path: Path) -> None:
    told: list[GameResult] = []
    settings: dict[str, Any] = {
        "game_type": GameType.BASE,
        "max_plies": 12,
        "openings": OPENINGS[:1],
        "journal": tmp_path / "match.jsonl",
        "on_result": told.append,
    }
    report = play_match(first_move, first_move, games=2, **settings)
    assert report.summary.names == ("first_move #1", "first_move #2")
    assert {str(result.ending) for result in report.results} == {Ending.TRUNCATED}
    longer = play_match(first_move, first_move, games=4, concurrency=2, **settings)
    assert len(longer.results) == 4
    assert len(longer.records) == 2  # the others were played before
    assert len(told) == 4
    named = play_match(first_move, "beginner", games=1, names=("a", "b"), max_plies=14)
    assert named.summary.names == ("a", "b")


def test_a_match_can_be_played_where_an_event_loop_runs() -> None:
    async def within() -> int:
        return len(play_match(first_move, first_move, games=1, max_plies=14).results)

    async def failing() -> None:
        play_match(fails_with(KeyError("mine")), first_move, games=1)

    assert asyncio.run(within()) == 1
    with pytest.raises(KeyError, match="mine"):
        asyncio.run(failing())


@pytest.mark.parametrize(
    ("error", "raised"),
    [
        (KeyError("mine"), KeyError),
        (StopIteration("mine"), RuntimeError),
        (TimeoutError("mine"), RuntimeError),
        (EngineError("mine"), RuntimeError),
        (NotationError("mine", "text"), NotationError),
    ],
)
def test_an_error_of_a_function_ends_the_match_or_loses_the_game(
    error: Exception, raised: type[Exception]
) -> None:
    with pytest.raises(raised, match="mine"):
        play_match(fails_with(error), first_move, games=2)
    report = play_match(fails_with(error), first_move, games=2, errors="forfeit")
    assert [result.ending for result in report.results] == [Ending.CRASH] * 2
    assert {result.culprit for result in report.results} == {"choose"}
    assert "mine" in report.results[0].detail


def test_an_illegal_move_of_a_function_ends_the_match_or_loses_the_game() -> None:
    with pytest.raises(IllegalMoveError):
        play_match(away, first_move, games=2)
    report = play_match(away, first_move, games=2, errors="forfeit")
    assert [result.ending for result in report.results] == [Ending.ILLEGAL] * 2
    assert report.score == 0


@pytest.mark.parametrize(
    ("garbage", "error"),
    [
        ({"games": 0}, ValueError),
        ({"game_type": "Base+X"}, NotationError),
        ({"openings": ["Base;nonsense"]}, RecordError),
        ({"openings": []}, RecordError),
        ({"errors": "ignore"}, ValueError),
        ({"concurrency": 0}, ValueError),
        ({"names": ("one",)}, ValueError),
    ],
)
def test_garbage_is_refused_before_a_game(garbage: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        play_match(first_move, fails_with(AssertionError()), **garbage)


def test_players_that_are_not_there() -> None:
    with pytest.raises(SkepError):
        play_match("no-such-engine", first_move)
    with pytest.raises(SkepError):
        play_match("skep:level=99", first_move)


# ---- as UHP engines


def test_an_engine_has_the_options_it_describes() -> None:
    seen: list[dict[str, object]] = []

    def choose(board: Board, request: Request) -> Move:
        seen.append(dict(request.options))
        assert request.limits == Limits(depth=2)
        return first_move(board)

    options: dict[str, OptionValue] = {
        "Ants": True,
        "Depth": range(2, 6),
        "Seed": 7,
        "Share": 0.5,
        "Style": ["calm", "wild"],
        "Own": Option("else", "int", 3, 3, 1, 4),
    }
    session = FunctionSession(
        choose, name="Mine v2", options=options, game_types=["Base", "Base+M"]
    )
    assert session.greeting() == ["id Mine v2", "Mosquito", "ok"]
    assert session.handle("options")[:6] == [
        "Ants;bool;True;True",
        "Depth;int;2;2;2;5",
        "Seed;int;7;7;-1000000000;1000000000",
        "Share;double;0.5;0.5",
        "Style;enum;calm;calm;calm;wild",
        "Own;int;3;3;1;4",
    ]
    for name, value in (("Depth", "6"), ("Style", "mild"), ("Ants", "2"), ("None", "1")):
        assert session.handle(f"options set {name} {value}")[0].startswith("err ")
    assert session.handle("options set Style wild")[-1] == "ok"
    assert session.handle("newgame Base+MLP")[0].startswith("err ")
    assert session.handle("newgame Base+M")[-1] == "ok"
    assert len(session.handle("bestmove depth 2")) == 2
    assert seen[0] == {
        "Ants": True, "Depth": 2, "Seed": 7, "Share": 0.5, "Style": "wild", "Own": 3,
        "Repetition": "off", "Opening": "tournament",
    }  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {"two words": 1}, {"": 1}, {3: 1}, {"a;b": 1}, {"Opening": 1}, {"A": None}, {"A": range(0)},
        {"A": range(0, 9, 2)}, {"A": []}, {"A": ["a b"]}, {"A": ["a", 3]}, {"A": "word"},
        {"A": ["a;b"]}, {"A": object()},
    ],
)  # fmt: skip
def test_options_that_cannot_be(options: Any) -> None:  # noqa: ANN401
    with pytest.raises((TypeError, ValueError)):
        FunctionSession(first_move, options=options)


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", 3])
def test_names_that_cannot_be(name: Any) -> None:  # noqa: ANN401
    with pytest.raises(ValueError, match="name"):
        FunctionSession(first_move, name=name)


@pytest.mark.parametrize("types", [[], ["Base+X"]])
def test_game_types_that_cannot_be(types: list[str]) -> None:
    with pytest.raises((ValueError, NotationError)):
        FunctionSession(first_move, game_types=types)


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        (away, "illegal"),
        (answers(None), "no move"),
        (fails_with(KeyError("mine")), "mine"),
        (fails_with(EngineError("mine")), "mine"),
        (fails_with(NotationError("mine", "x")), "mine"),
        (fails_with(StopIteration("mine")), "mine"),
    ],
    ids=["illegal", "none", "key", "engine", "notation", "stop"],
)
def test_an_engine_tells_of_its_error_and_goes_on(
    choose: Any,  # noqa: ANN401
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    session = FunctionSession(choose)
    session.handle("newgame Base")
    answer = session.handle("bestmove depth 1")
    assert answer[0].startswith("err ")
    assert said in answer[0]
    assert answer[1:] == ["ok"]
    assert session.handle("play wS1")[-1] == "ok"


ENGINE = """
import random
from skep.uhp import serve
def choose(board):
    print("thinking")
    return random.choice(board.legal_moves)
raise SystemExit(serve(choose))
"""


def test_an_engine_in_three_lines(tmp_path: Path) -> None:
    """What the function prints is not part of the protocol."""
    board = Board("Base")
    with SyncEngine([sys.executable, "-c", ENGINE]) as engine:
        assert engine.name == "choose"
        for _ in range(4):
            board.push(engine.best_move(board, Limits(depth=1)))
    assert board.ply == 4


def test_the_example_of_an_engine(root: Path) -> None:
    board = Board("Base+MLP")
    with SyncEngine([sys.executable, str(root / "examples" / "uhp_engine.py")]) as engine:
        assert engine.name == "OnePly"
        engine.set_option("LikesAnts", value=True)
        for _ in range(3):
            board.push(engine.best_move(board, Limits(depth=1)))
    assert board.ply == 3


def test_the_example_of_a_match(root: Path) -> None:
    played = subprocess.run(
        [sys.executable, str(root / "examples" / "match.py")],
        check=True, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert played.stdout.startswith("crowding - anything: +20 =0 -0")
    assert '[White "crowding"]' in played.stdout
