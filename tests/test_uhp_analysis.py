"""Streams of analysis: what UHP engines tell of their searches, and how these are stopped."""

from __future__ import annotations

import asyncio
import math
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_boards import random_board
from scripted_engines import ONE, QUICK, engine, posix, run, scripted
from skep import Board, EngineError
from skep.errors import (
    EngineDiedError,
    EngineIllegalMoveError,
    EngineProtocolError,
    EngineRefusedError,
    EngineTimeoutError,
    EngineUnsupportedError,
)
from skep.game import Limits
from skep.uhp import AnalysisStream, Engine, Info, SyncEngine, Timeouts
from skep.uhp.infos import read_info

OURS = (sys.executable, "-m", "skep", "uhp")
START = Board("Base")
MIDDLE = random_board(5, plies=16)
PATIENCE = 120.0
"""How many seconds to wait for what must happen; far more than it takes."""

pytestmark = pytest.mark.usefixtures("each_event_loop", "nothing_is_left")


async def read(stream: AnalysisStream) -> list[Info]:
    async with asyncio.timeout(PATIENCE), stream:
        return [info async for info in stream]


def moves(infos: list[Info]) -> list[str]:
    return [START.uhp(info.move) for info in infos]


# --- What engines tell ----------------------------------------------------------------------------


def test_our_engine_tells_of_several_lines() -> None:
    async def work() -> None:
        async with Engine(OURS) as one:
            assert one.most_lines == 100
            stream = one.analysis(MIDDLE, Limits(depth=2), lines=3)
            infos = await read(stream)
            assert [(info.depth, info.rank) for info in infos] == [
                (1, 3), (1, 2), (1, 1), (2, 3), (2, 2), (2, 1),
            ]  # fmt: skip
            assert list(stream.lines) == infos[:2:-1]
            assert len({info.move for info in stream.lines}) == 3
            for info in infos:
                assert info.pv[0] == info.move
                assert info.nodes is not None
                assert info.seconds is not None
                assert (info.score is None) == (info.wins_in is not None)
            best = await stream.wait()
            assert best.move == stream.lines[0].move
            assert best.progress is not None
            assert best.progress.rank == 1
            assert stream.skipped == 0
            # The engine is as it was before.
            assert one.options["ReportProgress"].value is False
            assert one.options["Lines"].value == 0
            assert (await one.search(MIDDLE, ONE)).progress is None

    run(work)


def test_our_engine_tells_of_one_line_unless_more_are_asked_for() -> None:
    async def work() -> None:
        async with Engine(OURS, options={"Lines": 5}) as one:
            infos = await read(one.analysis(MIDDLE, Limits(depth=2)))
            assert {info.rank for info in infos} == {1}
            assert one.options["Lines"].value == 5

    run(work)


def test_an_engine_that_tells_only_its_move() -> None:
    async def work() -> None:
        async with engine("bestmove=say wA1") as one:
            assert one.most_lines == 1
            stream = one.analysis(START, ONE, lines=3)
            move = START.parse_uhp("wA1")
            alone = Info(move, pv=(move,), text="wA1")
            assert await read(stream) == [alone]
            assert stream.lines == (alone,)
            assert (await stream.wait()).progress is None

    run(work)


def test_an_engine_that_tells_as_mzinga_does() -> None:
    asked = []
    said = "wA1;1;0.50;wA1;bA1 wA1-|wS1;2;-∞;wS1|wS1"
    option = "ReportIntermediateBestMoves;bool;False;False"

    async def work() -> None:
        async with engine(f"bestmove=say {said}", f"options=say {option}") as one:
            process = one._process
            assert process is not None
            ask = process.ask

            async def noted(question: str, *more: object) -> list[str]:
                asked.append(question)
                return await ask(question, *more)  # type: ignore[arg-type]

            process.ask = noted  # type: ignore[method-assign,assignment]
            infos = await read(one.analysis(START, ONE))
        assert moves(infos) == ["wA1", "wS1"]
        assert [(info.depth, info.score, len(info.pv)) for info in infos] == [
            (1, 0.5, 2), (2, -math.inf, 1),
        ]  # fmt: skip
        assert [info.nodes for info in infos] == [None, None]

    run(work)
    assert "options set ReportIntermediateBestMoves True" in asked


@pytest.mark.parametrize(
    ("said", "expected", "skipped"),
    [
        # Garbage, moves that are not legal, numbers that are none, and an answer at last.
        ("banana|\x1b[31m|wQ;3;5;9;0.1;wQ|wA1", ["wA1"], 3),
        ("wA1;deep;good|wS1", ["wA1", "wS1"], 0),
        ("wA1;-3;5;9;0.1|wA1", ["wA1"], 0),
        ("wA1;3;nan;wA1|wA1", ["wA1"], 0),
        ("wA1;" + "9" * 5000 + ";1;1;1|wA1", ["wA1"], 0),
        ("||wB1||wA1|", ["wB1", "wA1"], 0),
        # It changes its mind, and its last word is another.
        ("wA1;1;5;9;0.1|wA1|wS1", ["wA1", "wS1"], 0),
    ],
)
def test_engines_that_talk_nonsense(said: str, expected: list[str], skipped: int) -> None:
    async def work() -> None:
        async with engine(f"bestmove=say {said}") as one:
            stream = one.analysis(START, ONE, lines=2)
            infos = await read(stream)
            assert moves(infos) == expected
            assert stream.skipped == skipped
            assert stream.lines[0] == infos[-1]
            assert START.uhp((await stream.wait()).move) == expected[-1]

    run(work)


def test_a_variation_ends_before_what_is_not_legal() -> None:
    board = Board("Base")
    texts = {
        "wA1;2;5;9;0.1;wA1;bA1 wA1-;bA2 bA1-": 2,
        "wA1;2;5;9;0.1;wS1;bA1 wS1-": 1,
        "wA1;2;5;9;0.1": 1,
        "wA1;2;5;9;0.1;wA1;pass": 1,
        "wA1;2;5;9;0.1;wA1" + ";nonsense" * 10_000: 1,
    }
    for text, length in texts.items():
        info = read_info(board, text)
        assert info is not None
        assert len(info.pv) == length
        assert info.pv[0] == info.move
    assert board.ply == 0


@given(
    st.one_of(
        st.text(),
        st.lists(
            st.sampled_from(["wA1", "pass", "3", "3/2", "3/0", "#2", "-1", "", "inf", "x", "1e9"])
        ).map(";".join),
    )
)
def test_any_line(text: str) -> None:
    info = read_info(START, text)
    if info is not None:
        assert info.move in START.legal_moves
        assert info.rank >= 1


# --- Engines that fail ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("behaviour", "kind", "told"),
    [
        ("die", EngineDiedError, 0),
        ("killed", EngineDiedError, 0),
        ("mute", EngineDiedError, 0),
        ("flood", EngineProtocolError, 0),
        ("drone", EngineProtocolError, 0),
        ("hang", EngineTimeoutError, 0),
        ("mutter wA1;1;5;9;0.1|wS1;2;5;9;0.1", EngineTimeoutError, 2),
        ("say", EngineProtocolError, 0),
        ("say wA1;1;5;9;0.1|banana", EngineProtocolError, 1),
        ("say wA1;1;5;9;0.1|wQ", EngineIllegalMoveError, 1),
        ("say err no", EngineRefusedError, 0),
    ],
)
def test_failures_are_raised_where_the_stream_is_read(
    behaviour: str, kind: type[EngineError], told: int
) -> None:
    async def work() -> None:
        timeouts = QUICK if kind is EngineTimeoutError else Timeouts(exit=0.1)
        async with engine(f"bestmove={behaviour}", timeouts=timeouts) as one:
            async with asyncio.timeout(PATIENCE), one.analysis(START, ONE) as stream:
                for _ in range(told):
                    assert await stream.get()
                with pytest.raises(kind):
                    await stream.get()
                assert await stream.get() is None
                with pytest.raises(kind):
                    await stream.wait()
            assert one.is_alive == behaviour.startswith("say")

    run(work)


def test_what_cannot_be_analysed() -> None:
    async def work() -> None:
        async with engine("start=say id x") as one:
            with pytest.raises(ValueError, match="one line at the least"):
                one.analysis(START, ONE, lines=0)
            with pytest.raises(EngineUnsupportedError, match="does not play"):
                await read(one.analysis(Board("Base+M"), ONE))
            with pytest.raises(EngineUnsupportedError, match="number of nodes"):
                await read(one.analysis(START, Limits(nodes=5)))
            stream = one.analysis(START, ONE)
            with pytest.raises(RuntimeError, match="started by `async with`"):
                await stream.get()
            assert await read(stream)
            with pytest.raises(RuntimeError, match="started once"):
                await read(stream)

    run(work)


# --- Stopping -------------------------------------------------------------------------------------


@posix
def test_an_analysis_without_limits_is_stopped_and_the_engine_goes_on() -> None:
    async def work() -> None:
        async with asyncio.timeout(PATIENCE), Engine(OURS) as one:
            async with one.analysis(MIDDLE, lines=2) as stream:
                async for info in stream:
                    if info.depth == 2:
                        await stream.stop()
                assert (await stream.wait()).move in MIDDLE.legal_moves
                await stream.stop()
            async with one.analysis(START) as stream:
                assert await stream.get()  # at the beginning of a game, too
            async with one.analysis(MIDDLE) as stream:
                pass  # left before it began
            assert one.is_alive
            assert await one.best_move(MIDDLE, ONE) in MIDDLE.legal_moves

    run(work)


@posix
def test_other_questions_wait_for_the_analysis() -> None:
    async def work() -> None:
        async with asyncio.timeout(PATIENCE), engine("bestmove=ponder wA1|wS1") as one:
            async with one.analysis(START) as stream:
                assert await stream.get()
                async with one.analysis(START) as second:
                    with pytest.raises(TimeoutError):
                        await asyncio.wait_for(second.get(), 0.05)
                    await second.stop()
                    assert await second.get() is None
                    with pytest.raises(EngineError, match="before it began"):
                        await second.wait()
                asking = asyncio.create_task(one.command("info"))
                await stream.stop()
                assert START.uhp((await stream.wait()).move) == "wA1"
            assert await asking
            assert one.is_alive

    run(work)


@posix
@pytest.mark.parametrize(
    ("behaviour", "kind"),
    [("mutter wA1", EngineDiedError), ("stubborn", EngineTimeoutError)],
)
def test_an_engine_that_does_not_know_interrupts_is_ended(
    behaviour: str, kind: type[EngineError]
) -> None:
    async def work() -> None:
        timeouts = Timeouts(margin=0.3 if kind is EngineTimeoutError else PATIENCE, exit=0.1)
        async with engine(f"bestmove={behaviour}", timeouts=timeouts) as one:
            async with asyncio.timeout(PATIENCE), one.analysis(START) as stream:
                assert await stream.get()
                await stream.stop()
                assert await stream.get() is None
                with pytest.raises(kind):
                    await stream.wait()
            assert not one.is_alive

    run(work)


@posix
def test_a_cancelled_reader_leaves_the_engine_in_order() -> None:
    async def work() -> None:
        async def watch(one: Engine, begun: asyncio.Event) -> None:
            async with one.analysis(START) as stream:
                async for _ in stream:
                    begun.set()

        async with asyncio.timeout(PATIENCE), engine("bestmove=ponder wA1") as one:
            begun = asyncio.Event()
            task = asyncio.create_task(watch(one, begun))
            await begun.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert one.is_alive
            assert await one.command("info")

    run(work)


@posix
def test_who_is_cancelled_twice_does_not_wait_for_a_stubborn_engine() -> None:
    async def work() -> None:
        async def watch(one: Engine, begun: asyncio.Event) -> None:
            async with one.analysis(START) as stream:
                async for _ in stream:
                    begun.set()

        timeouts = Timeouts(margin=PATIENCE, exit=0.1)
        async with asyncio.timeout(PATIENCE), engine("bestmove=stubborn", timeouts=timeouts) as one:
            begun = asyncio.Event()
            task = asyncio.create_task(watch(one, begun))
            await begun.wait()
            task.cancel()
            await asyncio.sleep(0.05)
            assert not task.done()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert not one.is_alive

    run(work)


def test_an_engine_that_is_closed_meanwhile() -> None:
    async def work() -> None:
        one = engine("bestmove=mutter wA1")
        async with asyncio.timeout(PATIENCE), one, one.analysis(START) as stream:
            assert await stream.get()
            await one.close()
            with pytest.raises(EngineDiedError, match="closed"):
                await stream.get()

    run(work)


# --- In a script ----------------------------------------------------------------------------------


@posix
def test_a_script_reads_and_stops() -> None:
    with SyncEngine(OURS) as one:
        assert one.most_lines == 100
        with one.analysis(MIDDLE, Limits(depth=2), lines=2) as stream:
            infos = list(stream)
            assert [info.rank for info in infos] == [2, 1, 2, 1]
            assert stream.wait().move == stream.lines[0].move
            assert stream.skipped == 0
        with one.analysis(MIDDLE) as stream:
            for _ in stream:
                stream.stop()
        with one.analysis(MIDDLE) as stream:
            assert stream.get()
        assert one.best_move(MIDDLE, ONE) in MIDDLE.legal_moves


def test_a_script_sees_failures_and_may_close_early() -> None:
    one = SyncEngine(scripted("bestmove=die"), timeouts=QUICK)
    with one, one.analysis(START, ONE) as stream, pytest.raises(EngineDiedError):
        list(stream)
    one = SyncEngine(scripted("bestmove=mutter wA1"), timeouts=QUICK)
    with one, one.analysis(START) as stream:
        assert stream.get()
        one.close()
