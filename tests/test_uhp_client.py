"""Other people's engines, most of which do something wrong."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

import skep
from skep import Board, Color, EngineError, GameType, Move, errors
from skep.errors import (
    EngineDiedError,
    EngineIllegalMoveError,
    EngineProtocolError,
    EngineRefusedError,
    EngineStartError,
    EngineTimeoutError,
    EngineUnsupportedError,
)
from skep.game import Limits
from skep.uhp import BestMove, Engine, Progress, SyncEngine, Timeouts, find_engine

SCRIPTED = Path(__file__).parent / "engines" / "scripted.py"
PICKY = SCRIPTED.with_name("picky.py")
OURS = (sys.executable, "-m", "skep", "uhp")
QUICK = Timeouts(search=0.3, exit=0.1)
ONE = Limits(depth=1)
GAME = "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs process groups")


def scripted(*script: str) -> tuple[str, ...]:
    return (sys.executable, "-I", "-S", str(SCRIPTED), *script)


def engine(*script: str, timeouts: Timeouts = QUICK) -> Engine:
    return Engine(scripted(*script), timeouts=timeouts)


# --- Nothing is left over -------------------------------------------------------------------------


def is_running(pid: int) -> bool:
    """Is there a process of that number, be it a zombie?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_dead(pid: int) -> None:
    """Wait for a process that is not ours to reap, so that a zombie will do."""
    status = Path(f"/proc/{pid}/stat")
    deadline = time.monotonic() + 10
    while is_running(pid):
        if status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        assert time.monotonic() < deadline, f"process {pid} is still there"
        time.sleep(0.01)


def descriptors() -> set[str]:
    """The numbers of what is open: another test's thread may still close what it had."""
    folder = Path("/proc/self/fd")
    return {entry.name for entry in folder.iterdir()} if folder.exists() else set()


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No process, zombie, file descriptor or thread outlives a test."""
    open_before, threads_before = descriptors(), set(threading.enumerate())
    yield
    if sys.platform != "win32":
        with pytest.raises(ChildProcessError):
            os.waitpid(-1, os.WNOHANG)
    deadline = time.monotonic() + 5
    for thread in set(threading.enumerate()) - threads_before:
        thread.join(deadline - time.monotonic())  # it waited for the process, and is about to end
        assert not thread.is_alive(), thread
    assert descriptors() - open_before == set()


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run something in an event loop, and make sure that it has left no task behind."""

    async def main() -> None:
        loop, complaints = asyncio.get_running_loop(), []
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        await work()
        gc.collect(1)
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert not complaints

    asyncio.run(main(), debug=True)


# --- Engines that do as they should ---------------------------------------------------------------


def test_what_an_engine_is() -> None:
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


def test_a_game_is_told_move_by_move() -> None:
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
        ask: Callable[[str, float], Awaitable[list[str]]],
    ) -> Callable[[str, float], Awaitable[list[str]]]:
        async def noted(question: str, seconds: float) -> list[str]:
            asked.append(question)
            return await ask(question, seconds)

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


def test_limits_that_cannot_be_said() -> None:
    async def work() -> None:
        async with engine() as one:
            with pytest.raises(EngineUnsupportedError, match="number of nodes"):
                await one.best_move(Board("Base"), Limits(nodes=100))
            with pytest.raises(EngineUnsupportedError, match="one limit at a time"):
                await one.best_move(Board("Base"), Limits(seconds=1, depth=4))
            assert await one.best_move(Board("Base"), ONE) in Board("Base").legal_moves

    run(work)


# --- Engines that do not start --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (["no-such-engine-anywhere"], "no-such-engine-anywhere: No such file"),
        ([str(Path(__file__).parent)], "Permission denied"),
        ([], "no command"),
        (["bad\0name"], "null"),
    ],
)
@posix
def test_commands_that_start_nothing(command: list[str], message: str) -> None:
    async def work() -> None:
        with pytest.raises(EngineStartError, match=message):
            await Engine(command).start()

    run(work)


@posix
def test_a_directory_that_is_not_there() -> None:
    async def work() -> None:
        with pytest.raises(EngineStartError, match="/no/such/place: No such file"):
            await Engine(scripted(), directory="/no/such/place").start()

    run(work)


@pytest.mark.parametrize(
    ("script", "kind", "message"),
    [
        ("start=die", EngineDiedError, r"at its start \(exit code 3\).*my book and my hope"),
        ("start=killed", EngineDiedError, r"at its start \((SIGKILL|exit code)"),
        ("start=mute", EngineDiedError, r"at its start \(it has closed its output\)"),
        ("start=hang", EngineTimeoutError, r"has not answered within 0.3 s at its start"),
        ("start=mutter id x", EngineTimeoutError, r"has not answered within 0.3 s at its start"),
        ("start=say Welcome!", EngineProtocolError, r"no UHP engine: it greets with 'Welcome!'"),
        ("start=say id", EngineProtocolError, r"no UHP engine: it greets with 'id'"),
        ("start=say", EngineProtocolError, r"no UHP engine: it greets with nothing"),
        ("start=flood", EngineProtocolError, r"more than 4194304 bytes without an end at its sta"),
        ("start=drone", EngineProtocolError, r"a line of more than 1048576 bytes at its start"),
        ("options=die", EngineDiedError, r"Scripted has died when asked 'options'"),
        ("options=hang", EngineTimeoutError, r"Scripted has not answered within 0.3 s when asked"),
    ],
)
def test_bad_starts(script: str, kind: type[EngineError], message: str) -> None:
    async def work() -> None:
        waits = 0.3 if kind is EngineTimeoutError else 20
        start = waits if script.startswith("start") else 20
        one = engine(script, timeouts=Timeouts(start=start, answer=waits, exit=0.1))
        with pytest.raises(kind, match=message):
            async with one:
                pytest.fail("it started")
        assert not one.is_alive
        assert one.pid is not None
        assert not is_running(one.pid)

    run(work)


def test_options_that_an_engine_does_not_have() -> None:
    async def work() -> None:
        one = Engine(scripted(), options={"Level": 50}, timeouts=QUICK)
        with pytest.raises(EngineUnsupportedError, match="from 1 to 9, not 50"):
            await one.start()
        with pytest.raises(RuntimeError, match="started once"):
            await one.start()

    run(work)


# --- Engines that fail ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("behaviour", "kind", "message"),
    [
        ("die", EngineDiedError, r"died when asked 'bestmove depth 1' \(exit code 3\); its last"),
        ("killed", EngineDiedError, r"died when asked .* \((SIGKILL|exit code)"),
        ("mute", EngineDiedError, r"\(it has closed its output\)"),
        ("hang", EngineTimeoutError, r"within 0.3 s when asked 'bestmove depth 1'"),
        ("late wA1", EngineTimeoutError, r"within 0.3 s when asked 'bestmove depth 1'"),
        ("mutter wA1", EngineTimeoutError, r"within 0.3 s when asked 'bestmove depth 1'"),
        ("flood", EngineProtocolError, r"says more than 4194304 bytes without an end when asked"),
        ("drone", EngineProtocolError, r"says a line of more than 1048576 bytes when asked"),
    ],
)
def test_an_engine_that_gives_no_answer_is_ended(
    behaviour: str, kind: type[EngineError], message: str
) -> None:
    async def work() -> None:
        timeouts = QUICK if kind is EngineTimeoutError else Timeouts(exit=0.1)
        async with engine(f"bestmove={behaviour}", timeouts=timeouts) as one:
            with pytest.raises(kind, match=message):
                await one.best_move(Board("Base"), ONE)
            assert not one.is_alive
            with pytest.raises(EngineDiedError, match=message):
                await one.command("info")
        assert one.pid is not None
        assert not is_running(one.pid)

    run(work)


@pytest.mark.parametrize(
    ("behaviour", "kind", "message"),
    [
        ("say", EngineProtocolError, r"answers 'bestmove' with nothing"),
        ("say banana", EngineProtocolError, r"with 'banana', which is no move"),
        ("say \xff\0\x1b[31m", EngineProtocolError, r"which is no move"),
        ("say wQ", EngineIllegalMoveError, r"'wQ': The queen may not be a player's first piece"),
        ("say bA1", EngineIllegalMoveError, r"wants to play 'bA1'"),
        ("say wA1 wS1-", EngineIllegalMoveError, r"the reference wS1 is not in play"),
        ("say pass", EngineIllegalMoveError, r"wants to play 'pass'"),
        ("say err I cannot|wA1", EngineRefusedError, r"with 'err I cannot'"),
        ("say invalidmove x", EngineRefusedError, r"with 'invalidmove x'"),
    ],
)
def test_a_bad_answer_is_no_reason_to_end(
    behaviour: str, kind: type[EngineError], message: str
) -> None:
    if "\0" in behaviour:
        behaviour = behaviour.replace("\0", "\x07")  # what an argument may hold

    async def work() -> None:
        async with engine(f"bestmove={behaviour}") as one:
            with pytest.raises(kind, match=message):
                await one.best_move(Board("Base"), ONE)
            assert one.is_alive
            assert await one.command("info")

    run(work)


@pytest.mark.parametrize(
    ("answer", "progress"),
    [
        ("wA1", None),
        ("wA1;3;0;wA1;bA1 wA1-", None),
        ("wS1;1;5;9;0.1;wS1|wB1;2;#3;30;0.200;wB1;bA1 wB1-|hm|wA1|", 2),
        ("err-free chatter|wA1;2;-5;9;0.1", 2),
    ],
)
def test_what_comes_before_the_move(answer: str, progress: int | None) -> None:
    async def work() -> None:
        async with engine(f"bestmove=say {answer}") as one:
            found = await one.search(Board("Base"), ONE)
            assert Board("Base").uhp(found.move) == "wA1"
            assert (found.progress.depth if found.progress else None) == progress

    run(work)


@pytest.mark.parametrize(
    ("script", "kind", "message"),
    [
        ("newgame=say", EngineProtocolError, "another game than Base, Black.2. after 3 moves: ''"),
        ("newgame=say Base", EngineProtocolError, "another game than"),
        ("newgame=say Base;InProgress;White[2];wS1;bS1 wS1-", EngineProtocolError, "another"),
        ("newgame=say Base+M;InProgress;Black[2];a;b;c", EngineProtocolError, "another game"),
        ("newgame=say invalidmove wQ", EngineRefusedError, "invalidmove wQ"),
        ("newgame=say Base;Draw;Black[2];a;b;c", EngineRefusedError, "plays no more: it says 'Dr"),
        ("play=say invalidmove bad", EngineRefusedError, "with 'invalidmove bad'"),
        ("play=say Base;InProgress;Black[2];a;b;c", EngineProtocolError, "another game than"),
        ("validmoves=say wA1 wS1-;over there", EngineProtocolError, "lists no move: 'over there'"),
        ("validmoves=say err", EngineRefusedError, "with 'err'"),
        ("options=say Level;int;5;5;1;9", None, ""),
    ],
)
def test_games_that_go_wrong(script: str, kind: type[EngineError] | None, message: str) -> None:
    async def work() -> None:
        board = Board.from_game_string(GAME)
        async with engine("validmoves=say wA1 wS1/", "bestmove=say bQ bS1-", script) as one:
            if kind is None:
                await play(one, board)
            else:
                with pytest.raises(kind, match=message):
                    await play(one, board)
            assert one.is_alive

    async def play(one: Engine, board: Board) -> None:
        await one.new_game(board)
        await one.legal_moves(board)
        board.push(await one.best_move(board, ONE))
        await one.legal_moves(board)

    run(work)


def test_a_finished_game() -> None:
    over = (
        "Base;BlackWins;White[6];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \\wG1;bQ -wQ;wA1 wG1/;"
        "bS1 /bQ;wG2 \\wA1;bS1 -wG2"
    )
    board = Board.from_game_string(over)
    assert board.outcome() is not None

    async def work() -> None:
        async with engine(f"newgame=say {over}") as one:
            await one.new_game(board)
            assert await one.legal_moves(board) == []
            with pytest.raises(ValueError, match="over"):
                await one.best_move(board, ONE)

    run(work)


@pytest.mark.parametrize("text", ["", "  ", "info\nexit", "play \0"])
def test_commands_that_are_no_line(text: str) -> None:
    async def work() -> None:
        async with engine() as one:
            with pytest.raises(ValueError, match="one line"):
                await one.command(text)
            assert await one.command("info")

    run(work)


def test_an_engine_that_complains() -> None:
    """A full pipe of errors blocks nobody, and only the last of it is kept."""

    async def work() -> None:
        async with engine("info=complain", "undo=die") as one:
            for _ in range(3):
                assert await one.command("info")
            with pytest.raises(EngineDiedError, match=r"alas I have lost my book and my hope$"):
                await one.command("undo")
            assert 1000 < len(one.errors) < 10_000

    run(work)


def test_an_engine_that_sends_its_errors_elsewhere() -> None:
    """`engine 2> log` closes the end of the errors that we read, and is well all the same."""

    async def work() -> None:
        async with engine("start=stoic", timeouts=Timeouts(exit=10)) as one:
            await asyncio.sleep(0.4)
            assert await one.command("info")
            began = time.monotonic()
        assert time.monotonic() - began < 5

    run(work)


def test_an_engine_that_dies_between_two_questions() -> None:
    async def work() -> None:
        async with engine("end=die") as one:
            one._process._hang_up()  # type: ignore[union-attr]
            await asyncio.sleep(0.3)
            assert not one.is_alive
            with pytest.raises(EngineDiedError, match=r"has died \(exit code 3\)"):
                await one.command("info")

    run(work)


def test_what_is_said_unasked_is_no_answer() -> None:
    async def work() -> None:
        async with engine("info=then ok|and|another|thing") as one:
            for _ in range(3):
                assert (await one.command("info"))[0] == "id Scripted v1"
                await asyncio.sleep(0.02)

    run(work)


def test_a_flood_unasked_ends_the_engine() -> None:
    async def work() -> None:
        async with engine("exit=flood", timeouts=Timeouts(exit=20)) as one:
            began = time.monotonic()
            await one.close()
            assert time.monotonic() - began < 10

    run(work)


def test_an_engine_that_does_not_listen() -> None:
    async def work() -> None:
        async with engine("info=deaf", timeouts=Timeouts(answer=20, exit=0.1)) as one:
            await one.command("info")
            await asyncio.sleep(0.05)
            with pytest.raises(EngineDiedError, match="closed its input"):
                await one.command("info")

    run(work)


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", [("exit=ignore", "end=hang"), ("exit=hang",), ("exit=say no",)])
def test_an_engine_that_will_not_quit(script: tuple[str, ...]) -> None:
    async def work() -> None:
        async with engine(*script) as one:
            pass
        assert one.pid is not None
        assert not is_running(one.pid)
        await one.close()

    run(work)


@posix
@pytest.mark.parametrize("script", ["exit=hang", "undo=die", "undo=killed", ""])
def test_children_end_with_the_engine(script: str) -> None:
    child = 0

    async def work() -> None:
        nonlocal child
        async with engine("info=child", *filter(None, [script])) as one:
            child = int((await one.command("info"))[-1])
            assert is_running(child)
            if "undo" in script:
                with pytest.raises(EngineDiedError):
                    await one.command("undo")

    run(work)
    wait_until_dead(child)


def test_whoever_waits_is_cancelled() -> None:
    async def work() -> None:
        async with engine("bestmove=hang", timeouts=Timeouts()) as one:
            waiting = asyncio.create_task(one.best_move(Board("Base"), ONE))
            queued = asyncio.create_task(one.command("info"))
            await asyncio.sleep(0.05)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            with pytest.raises(EngineDiedError, match="was ended while it was to answer"):
                await queued
        assert one.pid is not None
        assert not is_running(one.pid)

    run(work)


@pytest.mark.parametrize("after", [0.0, 0.002, 0.01, 0.03, 0.06])
def test_cancelled_at_any_time(after: float) -> None:
    """At the start, in the greeting, in a search, at the end: nothing is left over."""

    async def life() -> None:
        async with engine("exit=hang", timeouts=Timeouts()) as one:
            await one.best_move(Board("Base"), ONE)

    async def work() -> None:
        task = asyncio.create_task(life())
        await asyncio.sleep(after)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(work)


def test_closed_while_it_is_asked() -> None:
    async def work() -> None:
        async with engine("bestmove=hang", timeouts=Timeouts()) as one:
            waiting = asyncio.create_task(one.best_move(Board("Base"), ONE))
            await asyncio.sleep(0.05)
            await one.close()
            with pytest.raises(EngineDiedError, match="has been closed"):
                await waiting

    run(work)


def test_not_yet_started() -> None:
    async def work() -> None:
        one = engine()
        with pytest.raises(EngineDiedError, match="has not been started"):
            await one.command("info")
        await one.close()

    run(work)


# --- The synchronous face -------------------------------------------------------------------------


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


def test_errors_survive_a_journey() -> None:
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
