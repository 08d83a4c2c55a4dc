"""The UHP client: games and limits, the synchronous client, and the errors."""

from __future__ import annotations

import asyncio
import gc
import pickle
import sys
import threading
from collections.abc import Awaitable, Callable

import pytest

import skep
from scripted_engines import GAME, ONE, QUICK, SCRIPTED, engine, is_running, run, scripted
from skep import Board, Color, GameType, Move, errors
from skep.errors import (
    EngineDiedError,
    EngineIllegalMoveError,
    EngineRefusedError,
    EngineStartError,
    EngineTimeoutError,
    EngineUnsupportedError,
)
from skep.game import Limits
from skep.uhp import BestMove, Engine, Progress, SyncEngine, find_engine

PICKY = SCRIPTED.with_name("picky.py")
OURS = (sys.executable, "-m", "skep", "uhp")

pytestmark = pytest.mark.usefixtures("each_event_loop", "nothing_is_left")


# --- Engines that do as they should ---------------------------------------------------------------


def test_name_options_and_life_of_an_engine() -> None:
    async def work() -> None:
        engine = Engine(OURS, options={"Level": 3})
        assert not engine.is_alive
        assert engine.pid is None
        async with engine:
            assert (engine.name, engine.version) == ("Skep", f"v{skep.__version__}")
            assert engine.game_types == set(GameType)
            assert engine.options["Level"].value == 3
            assert (await engine.set_option("Level", "4")).value == 4
            assert engine.options["Level"].value == 4
            with pytest.raises(EngineUnsupportedError, match=r"from 1 to 10"):
                await engine.set_option("Level", 11)
            with pytest.raises(EngineUnsupportedError, match=r"no option 'Strength', only Threads"):
                await engine.set_option("Strength", 1)
            assert await engine.command("undo") == [
                "err No game in progress: start one with 'newgame'."
            ]
            assert repr(engine) == f"<Engine Skep v{skep.__version__}>"
            assert engine.is_alive
            assert engine.errors == ""
        assert not engine.is_alive
        with pytest.raises(EngineDiedError):
            await engine.command("info")
        await engine.close()

    run(work)


def test_a_game_against_ourselves() -> None:
    async def work() -> None:
        async with Engine(OURS, options={"ReportProgress": True}) as engine:
            board = Board("Base+MLP")
            await engine.new_game(board)
            for _ in range(8):
                assert set(await engine.legal_moves(board)) == set(board.legal_moves)
                found = await engine.search(board, Limits(seconds=0.01))
                assert found.progress is None or found.progress.depth >= 1
                board.push(found.move)
            # Back, elsewhere, and on to a whole game that was never played here.
            for _ in range(3):
                board.pop()
            assert await engine.best_move(board, Limits(nodes=10)) in board.legal_moves
            board = Board.from_game_string(GAME)
            assert await engine.best_move(board, ONE) in board.legal_moves
            assert set(await engine.legal_moves(board)) == set(board.legal_moves)

    run(work)


def test_the_rules_go_with_the_board() -> None:
    async def work() -> None:
        board = Board("Base", "rulebook", "threefold")
        board.push_uhp("wQ")
        async with Engine(OURS) as engine:
            await engine.new_game(board)
            assert engine.options["Opening"].value == "rulebook"
            assert engine.options["Repetition"].value == "threefold"
            await engine.new_game("Base;InProgress;White[2];wS1;bS1 wS1-")
            assert engine.options["Opening"].value == "tournament"
            await engine.set_option("Opening", "tournament")
        async with Engine(OURS, options={"Opening": "tournament"}) as engine:
            with pytest.raises(EngineRefusedError, match=r"first piece") as caught:
                await engine.new_game(board)
            assert caught.value.answer.startswith("err ")

    run(work)


def test_several_at_a_time_wait_for_their_turn() -> None:
    async def work() -> None:
        async with engine() as one:
            answers = await asyncio.gather(*(one.command("info") for _ in range(5)))
            assert answers == [["id Scripted v1", "Mosquito;Ladybug;Pillbug"]] * 5

    run(work)


def test_only_new_moves_are_sent() -> None:
    """The whole game goes out once, and then only what is new, however it came about."""

    async def work() -> None:
        board = Board.from_game_string(GAME)
        async with engine("bestmove=say bQ bS1-", "validmoves=say bQ bS1-") as one:
            await one.best_move(board, ONE)
            one._process.ask = spy(one._process.ask)  # type: ignore[method-assign,union-attr]
            board.push(await one.best_move(board, ONE))
            await one.legal_moves(board)
            board.pop()
            await one.legal_moves(board)
            await one.new_game(board)
        assert asked == [
            "bestmove depth 1",
            "play bQ bS1-",
            "validmoves",
            f"newgame {GAME}",
            "validmoves",
            f"newgame {GAME}",
        ]

    asked: list[str] = []

    def spy(
        ask: Callable[..., Awaitable[list[str]]],
    ) -> Callable[..., Awaitable[list[str]]]:
        async def noted(question: str, *more: object) -> list[str]:
            asked.append(question)
            return await ask(question, *more)

        return noted

    run(work)


def test_names_and_capabilities() -> None:
    greetings = {
        "id Hive Star v1.2|Mosquito": ("Hive Star", "v1.2", {"Base", "Base+M"}),
        "|id Lone Star|": ("Lone Star", "", {"Base"}),
        "id x|note|PILLBUG": ("x", "", {"Base", "Base+P"}),
    }

    async def work() -> None:
        for said, (name, version, types) in greetings.items():
            async with engine(f"start=say {said}") as one:
                assert (one.name, one.version, {*map(str, one.game_types)}) == (
                    name,
                    version,
                    types,
                )
                with pytest.raises(EngineUnsupportedError, match=f"{name} does not play Base.ML"):
                    await one.new_game(Board("Base+ML"))

    run(work)


def test_options_of_a_strange_kind_are_left_alone() -> None:
    async def work() -> None:
        async with engine("options=say Level;int;5;5;1;9|Colour;rgb;0;0|") as one:
            assert list(one.options) == ["Level"]
        async with engine("options=say err what?") as one:
            assert not one.options
            with pytest.raises(EngineUnsupportedError, match="nor any other"):
                await one.set_option("Level", 1)

    run(work)


# --- Limits ---------------------------------------------------------------------------------------


def test_times_in_the_way_an_engine_understands() -> None:
    def picky(word: str, mark: str) -> Engine:
        return Engine((sys.executable, "-I", "-S", str(PICKY), word, mark), timeouts=QUICK)

    async def work() -> None:
        board = Board("Base")
        async with picky("seconds", ".") as one:
            for seconds in (1.5, 1.5, 0.05):
                assert board.uhp(await one.best_move(board, Limits(seconds=seconds))) == "wA1"
            with pytest.raises(EngineRefusedError, match="00:00:02"):
                await one.best_move(board, Limits(seconds=2))
            with pytest.raises(EngineRefusedError, match="depth 3"):
                await one.best_move(board, Limits(depth=3))
        async with picky("time", ":") as one:
            with pytest.raises(EngineRefusedError, match=r"00:00:00\.050"):
                await one.best_move(board, Limits(seconds=0.05))
            for seconds in (2, 1.5, 1.5, 3.0):
                assert board.uhp(await one.best_move(board, Limits(seconds=seconds))) == "wA1"
            with pytest.raises(EngineUnsupportedError, match=r"0\.05 s"):
                await one.best_move(board, Limits(seconds=0.05))

    run(work)


def test_limits_that_uhp_cannot_express() -> None:
    async def work() -> None:
        async with engine() as one:
            with pytest.raises(EngineUnsupportedError, match="number of nodes"):
                await one.best_move(Board("Base"), Limits(nodes=100))
            with pytest.raises(EngineUnsupportedError, match="one limit at a time"):
                await one.best_move(Board("Base"), Limits(seconds=1, depth=4))
            assert await one.best_move(Board("Base"), ONE) in Board("Base").legal_moves

    run(work)


# --- The synchronous client -----------------------------------------------------------------------


def test_an_engine_in_a_script() -> None:
    with SyncEngine.from_spec(find_engine("skep"), options={"Level": 2}) as one:
        assert (one.name, one.options["Level"].value) == ("Skep", 2)
        assert one.version == f"v{skep.__version__}"
        assert one.game_types == set(GameType)
        board = Board.from_game_string(GAME)
        one.new_game(board)
        assert set(one.legal_moves(board)) == set(board.legal_moves)
        move = one.best_move(board, ONE)
        assert isinstance(move, Move)
        found = one.search(board, Limits(nodes=5))
        assert isinstance(found, BestMove)
        assert one.set_option("Level", 3).value == 3
        assert one.command("undo")
        assert one.is_alive
        assert one.errors == ""
        assert repr(one) == f"<SyncEngine Skep v{skep.__version__}>"
    assert not one.is_alive
    assert one.pid is not None
    assert not is_running(one.pid)
    one.close()
    with pytest.raises(ValueError, match="has been closed"):
        one.command("info")


def test_a_script_sees_the_same_errors() -> None:
    with pytest.raises(EngineStartError):
        SyncEngine("no-such-engine-anywhere")
    with pytest.raises(EngineDiedError):
        SyncEngine(scripted("start=die"))
    with SyncEngine(scripted("bestmove=hang"), timeouts=QUICK) as one:
        with pytest.raises(EngineTimeoutError):
            one.best_move(Board("Base"), ONE)
        with pytest.raises(EngineDiedError):
            one.command("info")


def test_a_script_forgets_to_close() -> None:
    one = SyncEngine(scripted())
    pid = one.pid
    del one
    gc.collect()
    assert pid is not None
    assert not is_running(pid)


def test_closed_by_another_thread() -> None:
    one = SyncEngine(scripted("bestmove=hang"))
    timer = threading.Timer(0.1, one.close)
    timer.start()
    with pytest.raises(EngineDiedError, match="closed"):
        one.best_move(Board("Base"), ONE)
    timer.join()


# --- The errors -----------------------------------------------------------------------------------


def test_errors_can_be_pickled() -> None:
    for error in (
        EngineIllegalMoveError("no", "wQ", "Base;NotStarted;White[1]"),
        EngineRefusedError("no", "err no"),
        EngineTimeoutError("no"),
    ):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), twin.args, vars(twin)) == (type(error), error.args, vars(error))


def test_every_error_is_in_the_tree() -> None:
    for name in errors.__all__:
        assert f"── {name} " in (errors.__doc__ or "") or name == "SkepError"
        assert issubclass(getattr(errors, name), skep.SkepError)


def test_public_names() -> None:
    import skep.uhp as package

    for name in package.__all__:
        assert name in dir(package)
        assert getattr(package, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'Motor'"):
        _ = package.Motor
    assert Progress is package.Progress
    assert Color.WHITE.opponent is Color.BLACK
