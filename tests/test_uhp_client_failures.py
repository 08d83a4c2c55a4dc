"""The UHP client with engines that fail or break the protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from scripted_engines import GAME, ONE, QUICK, engine, is_running, posix, run, scripted
from skep import Board, EngineError
from skep.errors import (
    EngineDiedError,
    EngineIllegalMoveError,
    EngineProtocolError,
    EngineRefusedError,
    EngineStartError,
    EngineTimeoutError,
    EngineUnsupportedError,
)
from skep.uhp import Engine, Timeouts

pytestmark = pytest.mark.usefixtures("each_event_loop", "nothing_is_left")

PATIENCE = 120.0
"""How many seconds to wait for what must happen; far more than it takes."""

UNHURRIED = Timeouts(exit=600)
"""An engine that has to be killed takes longer than we wait."""

_ERRORS = 2
"""The number of standard error."""


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
        waits = 0.3 if kind is EngineTimeoutError else PATIENCE
        start = waits if script.startswith("start") else PATIENCE
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
        async with asyncio.timeout(PATIENCE), engine("start=stoic", timeouts=UNHURRIED) as one:
            while _ERRORS not in one._process._ended_streams:  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            assert await one.command("info")

    run(work)


def test_an_engine_that_dies_between_two_questions() -> None:
    async def work() -> None:
        async with engine("end=die") as one:
            one._process._hang_up()  # type: ignore[union-attr]
            async with asyncio.timeout(PATIENCE):
                while one.is_alive:
                    await asyncio.sleep(0.01)
            with pytest.raises(EngineDiedError, match=r"has died \(exit code 3\)"):
                await one.command("info")

    run(work)


def test_what_is_said_unasked_is_no_answer() -> None:
    async def work() -> None:
        async with engine("info=then ok|and|another|thing") as one:
            for _ in range(3):
                assert (await one.command("info"))[0] == "id Scripted v1"

    run(work)


def test_endless_output_unasked_ends_the_engine() -> None:
    async def work() -> None:
        async with asyncio.timeout(PATIENCE), engine("exit=flood", timeouts=UNHURRIED) as one:
            await one.close()

    run(work)


def test_an_engine_that_closes_its_input() -> None:
    async def work() -> None:
        async with engine("info=deaf", timeouts=Timeouts(answer=120, exit=0.1)) as one:
            await one.command("info")
            with pytest.raises(EngineDiedError, match="closed its input"):
                await one.command("info")

    run(work)
