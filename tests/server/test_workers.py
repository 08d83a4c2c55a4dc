"""Worker processes: thoughts are repeated when one dies, and stop when nobody waits."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from server.engine_helpers import board_at, eventually
from server.game_helpers import ADA, PATIENCE, Json, Listener, begin, engine_game, running_lobby
from skep import Board
from skep.errors import EngineError
from skep.server.workers.processes import WorkerProcesses
from skep.server.workers.thoughts import move_from, position_of

pytestmark = pytest.mark.anyio

BAD = Path(__file__).with_name("bad_worker.py")


def bad(how: str, folder: Path) -> WorkerProcesses:
    return WorkerProcesses((sys.executable, str(BAD), how, str(folder)))


def search(board: Board, game: str = "game", level: int = 1, seconds: float = 0.2) -> Json:
    return {
        "kind": "move",
        "game": game,
        "level": level,
        "position": position_of(board),
        "limits": {"seconds": seconds},
    }


def ignore(_: Callable[[], None]) -> None:
    pass


@pytest.mark.parametrize("how", ["die", "hang", "babble", "nonsense", "another"])
async def test_a_worker_that_fails_is_replaced_and_the_thought_repeated(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    workers, board = bad(how, tmp_path), board_at(4)
    with caplog.at_level(logging.WARNING):
        async with asyncio.timeout(PATIENCE):
            answer = await workers.run(search(board), 5.0 if how == "hang" else PATIENCE, ignore)
    assert move_from(answer) in board.legal_moves
    assert (len(list(tmp_path.iterdir())), workers.replaced, len(caplog.records)) == (2, 1, 1)
    await workers.close()
    for file in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.name), 0)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit memory so")
async def test_a_thought_that_eats_memory_fails_and_the_worker_lives_on(tmp_path: Path) -> None:
    workers = bad("eat", tmp_path)
    with pytest.raises(EngineError, match="MemoryError"):
        await workers.run(search(board_at(0)), PATIENCE, ignore)
    assert len(list(tmp_path.iterdir())) == len(workers) == 1
    await workers.close()


async def test_a_thought_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    workers = bad("always", tmp_path)
    with pytest.raises(EngineError, match="no worker answers: a worker has ended"):
        await workers.run(search(board_at(0)), PATIENCE, ignore)
    assert len(list(tmp_path.iterdir())) == 3
    assert len(workers) == 0
    await workers.close()


async def test_a_worker_that_cannot_be_started_is_reported() -> None:
    with pytest.raises(EngineError, match="no worker can be started"):
        await WorkerProcesses(("/no/such/program",)).run(search(board_at(0)), PATIENCE, ignore)


async def test_no_game_notices_that_a_worker_died(sqlite: str, tmp_path: Path) -> None:
    async with running_lobby(sqlite, workers=bad("die", tmp_path)) as lobby:
        actor = await begin(lobby, engine_game("black"))
        with Listener.at(actor, ADA) as listener:
            received = await listener.until("moved")
        assert [each["type"] for each in received] == ["snapshot", "moved"]


async def test_a_thought_that_nobody_waits_for_frees_its_worker() -> None:
    workers, running = WorkerProcesses(), asyncio.Event()
    endless = search(board_at(4), level=10, seconds=3600)
    thinking = asyncio.create_task(workers.run(endless, PATIENCE, lambda _: running.set()))
    async with asyncio.timeout(PATIENCE):
        await running.wait()
        thinking.cancel()
        await asyncio.wait([thinking])
        assert thinking.cancelled()
        answer = await workers.run(search(board_at(2)), PATIENCE, ignore)
    assert move_from(answer) in board_at(2).legal_moves
    assert (len(workers), workers.replaced) == (1, 0)
    await workers.close()


async def test_a_thought_can_be_asked_for_its_answer_at_once() -> None:
    stops: list[Callable[[], None]] = []
    workers = WorkerProcesses()
    endless = search(board_at(4), level=10, seconds=3600)
    thinking = asyncio.create_task(workers.run(endless, PATIENCE, stops.append))
    async with asyncio.timeout(PATIENCE):
        await eventually(lambda: bool(stops))
        stops[0]()
        assert move_from(await thinking) in board_at(4).legal_moves
    await workers.close()


async def test_no_worker_is_left_when_the_server_ends_while_it_thinks() -> None:
    workers, running = WorkerProcesses(), asyncio.Event()
    endless = search(board_at(4), level=10, seconds=3600)
    thinking = asyncio.create_task(workers.run(endless, PATIENCE, lambda _: running.set()))
    async with asyncio.timeout(PATIENCE):
        await running.wait()
        (process,) = (worker._process for worker in workers._busy)
        await workers.close()
        with pytest.raises(EngineError, match="the server ends"):
            await thinking
        with pytest.raises(EngineError, match="the server ends"):
            await workers.run(endless, PATIENCE, ignore)
        await workers.start()
    assert process.returncode is not None
    assert len(workers) == 0


async def test_the_worker_that_has_the_table_of_a_game_goes_on_with_it() -> None:
    workers = WorkerProcesses()
    async with asyncio.timeout(PATIENCE):
        await workers.start()
        first = workers._idle[0]
        for game in ("a", "b"):
            await workers.run(search(board_at(2), game), PATIENCE, ignore)
        await workers.start()
        second = workers._idle[-1]
        assert first is not second
        await workers.run(search(board_at(2), "c"), PATIENCE, ignore)
        await workers.run({"kind": "hint", "position": position_of(board_at(2))}, PATIENCE, ignore)
        await workers.run(search(board_at(4), "a"), PATIENCE, ignore)
    assert (list(first.games), list(second.games)) == (["b", "a"], ["c"])
    await workers.close()


async def test_a_worker_that_answers_after_the_end_is_not_kept() -> None:
    stops: list[Callable[[], None]] = []
    workers = WorkerProcesses()
    endless = search(board_at(4), level=10, seconds=3600)
    thinking = asyncio.create_task(workers.run(endless, PATIENCE, stops.append))
    async with asyncio.timeout(PATIENCE):
        await eventually(lambda: bool(stops))
        workers._is_closed = True
        stops[0]()
        assert move_from(await thinking) in board_at(4).legal_moves
    assert len(workers) == 0


async def test_a_worker_ends_with_the_server(tmp_path: Path) -> None:
    (tmp_path / "first").touch()
    workers = bad("die", tmp_path)
    await workers.run(search(board_at(0)), PATIENCE, ignore)
    (pid,) = (int(file.name) for file in tmp_path.iterdir() if file.name != "first")
    assert os.getpgid(pid) != os.getpgid(0)  # Ctrl-C is for the server alone
    process = workers._idle[0]._process
    assert process.stdin is not None
    process.stdin.close()
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0
    await workers.close()
