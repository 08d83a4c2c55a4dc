"""The machine's players: fair among games, bounded, and never a reason to be stuck."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from server.game_helpers import (
    ADA,
    CLOCK,
    PATIENCE,
    QUICK,
    HandTime,
    Listener,
    begin,
    board_of,
    engine_game,
    play,
    running_lobby,
    say,
    screen_game,
)
from skep import Board, Color
from skep.engine import LEVELS, SearchResult, search_player
from skep.errors import EngineError
from skep.game import Limits
from skep.outcome import Termination
from skep.server.messages import ClockSettings, MakeMove
from skep.server.sessions.actor import GameActor
from skep.server.workers.engine_pool import EnginePool, level_views, limits_for_move
from skep.uhp import EngineSpec

pytestmark = pytest.mark.anyio

TESTS = Path(__file__).parents[1]


def short() -> Limits:
    return Limits(seconds=0.1)


def tiny(mode: str, folder: Path) -> dict[str, EngineSpec]:
    """An engine that leaves a file for each of its processes, and misbehaves after a while."""
    command = (sys.executable, str(TESTS / "tiny_engine.py"), mode, str(folder))
    return {"tiny": EngineSpec("tiny", command)}


def scripted(*script: str) -> dict[str, EngineSpec]:
    command = (sys.executable, str(TESTS / "engines" / "scripted.py"), *script)
    return {"scripted": EngineSpec("scripted", command)}


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def play_on(actor: GameActor, listener: Listener, plies: int) -> None:
    """Let Ada answer the machine with the first move there is, until so many are made."""
    while True:
        message = await listener.next()
        turn = message["game"]["turn"] if message["type"] == "snapshot" else message.get("turn")
        if turn is None:
            continue
        if turn["ply"] >= plies:
            return
        seats = (await actor.view(ADA)).seats
        if (seats.white if turn["color"] == "white" else seats.black).yours and turn["legal"]:
            piece = min(turn["legal"])
            step = {"piece": piece, "to": min(turn["legal"][piece])}
            await actor.command(ADA, MakeMove.model_validate({"ply": turn["ply"], "move": step}))


class SlowSearch:
    """Stands in for the search: each takes until it is let go, or stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[int] = []
        self.stopped: list[int] = []
        self.limits: list[Limits] = []
        self.go = threading.Semaphore(0)
        self.most = self._now = 0
        self._lock = threading.Lock()
        monkeypatch.setattr(search_player, "Searcher", lambda **_: self)

    def __call__(
        self, board: Board, limits: Limits, *, stop: Callable[[], bool], **_: object
    ) -> SearchResult:
        with self._lock:
            self._now += 1
            self.most = max(self.most, self._now)
            self.begun.append(board.ply)
            self.limits.append(limits)
        while not self.go.acquire(timeout=0.005):
            if stop():
                self.stopped.append(board.ply)
                break
        with self._lock:
            self._now -= 1
        move = board.legal_moves[0]
        return SearchResult(move, 0, 1, 1, (move,), 0.0)


def board_at(ply: int) -> Board:
    board = Board()
    while board.ply < ply:
        board.push(board.legal_moves[0])
    return board


# ---- searching


async def test_games_search_in_the_order_in_which_they_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    search, opponents = SlowSearch(monkeypatch), EnginePool(2, {})
    asking = []
    for ply in range(9):
        asking.append(
            asyncio.create_task(opponents.best_move(f"game {ply}", "skep", 1, board_at(ply), short))
        )
        await asyncio.sleep(0)
    await eventually(lambda: len(search.begun) == 2)
    assert opponents.waiting == 7
    for done in range(3, 10):
        search.go.release()
        await eventually(lambda done=done: len(search.begun) == done)  # type: ignore[misc]
    search.go.release(2)
    await asyncio.gather(*asking)
    assert sorted(search.begun[:2]) == [0, 1]
    assert search.begun[2:] == list(range(2, 9))
    assert search.most == 2
    assert opponents.waiting == 0
    await opponents.close()


async def test_a_search_that_nobody_waits_for_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    search, opponents = SlowSearch(monkeypatch), EnginePool(1, {})
    first, second, third = (
        asyncio.create_task(opponents.best_move("game", "skep", 1, board_at(ply), short))
        for ply in range(3)
    )
    await eventually(lambda: search.begun == [0])
    second.cancel()
    first.cancel()
    await eventually(lambda: search.begun == [0, 2])
    assert search.stopped == [0]
    search.go.release()
    assert await third in board_at(2).legal_moves
    await opponents.close()


async def test_closing_stops_what_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    search, opponents = SlowSearch(monkeypatch), EnginePool(1, {})
    asking = asyncio.create_task(opponents.best_move("game", "skep", 1, board_at(0), short))
    await eventually(lambda: search.begun == [0])
    async with asyncio.timeout(PATIENCE):
        await opponents.close()
        await asking
    assert search.stopped == [0]


async def test_who_waits_for_a_turn_is_refused_after_closing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    search, opponents = SlowSearch(monkeypatch), EnginePool(1, {})
    asking = asyncio.create_task(opponents.best_move("game", "skep", 1, board_at(0), short))
    await eventually(lambda: search.begun == [0])
    waiting = asyncio.create_task(opponents.best_move("other", "skep", 1, board_at(2), short))
    await eventually(lambda: opponents.waiting == 1)
    async with asyncio.timeout(PATIENCE):
        await opponents.close()
        await asking
        with pytest.raises(EngineError, match="ends"):
            await waiting
    assert search.begun == [0]


async def test_what_searches_remember_is_bounded_and_given_back() -> None:
    opponents = EnginePool(1, {})
    for number in range(12):
        await opponents.best_move(f"game {number}", "skep", 1, board_at(4), short)
    assert list(opponents._players) == [f"game {number}" for number in range(4, 12)]
    opponents.forget("game 5")
    opponents.forget("game that never was")
    assert len(opponents._players) == 7
    await opponents.close()


async def test_a_takeback_stops_the_search(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    search = SlowSearch(monkeypatch)
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, engine_game("white"))
        await play(actor, ["wS1"])
        await eventually(lambda: search.begun == [1])
        assert (await say(actor, ADA, "ask_takeback")).moves == ()
        await eventually(lambda: search.stopped == [1])
        await play(actor, ["wG1"])
        await eventually(lambda: search.begun == [1, 1])
        await say(actor, ADA, "offer_draw")
        search.go.release()
        with Listener.at(actor) as listener:
            heard = await listener.until("moved", ply=2)
        assert search.begun == [1, 1]
        assert heard[0]["game"]["draw_offer"] is None


async def test_a_clock_leaves_time_for_the_rest_of_the_game() -> None:
    left = 60.0
    for ply in range(0, 400, 2):
        limits = limits_for_move(left, ply=ply)
        assert limits.most_seconds is not None
        assert 0 < limits.most_seconds < max(left, 0.01)
        left -= limits.most_seconds
    assert limits_for_move(0.0).seconds
    for limits in (limits_for_move(None), limits_for_move(1e6), limits_for_move(60, 180)):
        assert limits.seconds is not None
        assert limits.seconds <= 5


async def test_the_clock_is_looked_at_when_the_search_begins(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    search, time = SlowSearch(monkeypatch), HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, engine_game("white", game_type="Base", clock=CLOCK))
        with Listener.at(actor) as listener:
            await play(actor, ["wS1"])
            search.go.release()
            await listener.until("moved", ply=2)
        other = await begin(lobby, engine_game("black"))
        await eventually(lambda: len(search.limits) == 2)
        await play(actor, ["wG1 -wS1"])
        time.goes_by(250)
        await say(other, ADA, "abort")
        await eventually(lambda: len(search.limits) == 3)
        assert search.limits == [
            limits_for_move(300, CLOCK.increment, 1),
            limits_for_move(None),
            limits_for_move(50, CLOCK.increment, 3),
        ]


async def test_all_levels_are_listed() -> None:
    opponents = EnginePool(1, {**scripted(), "skep": scripted()["scripted"]})
    view = opponents.view()
    assert [level.level for level in view.levels] == list(LEVELS)
    assert view.levels == level_views()
    assert view.engines == ("scripted",)
    await opponents.close()


# ---- games against the machine


async def test_a_game_against_level_1_goes_on_to_its_end(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, engine_game("black", game_type="Base"))
        with Listener.at(actor, ADA) as listener:
            await play_on(actor, listener, 20)
        view = await actor.view(ADA)
        assert board_of(view).ply == len(view.moves) >= 20
        view = await say(actor, ADA, "resign")
        assert view.result is not None
        assert view.result.winner is Color.WHITE


async def test_many_games_share_one_thread(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        tables = [await begin(lobby, engine_game("white")) for _ in range(20)]
        ears = [Listener.at(actor, ADA) for actor in tables]
        await asyncio.gather(
            *(play_on(actor, listener, 8) for actor, listener in zip(tables, ears, strict=True))
        )
        for listener in ears:
            listener.subscription.close()


async def test_the_machine_has_a_clock_too(sqlite: str) -> None:
    clock = ClockSettings(minutes=0.2, increment=0)
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, engine_game("white", level=10, clock=clock))
        with Listener.at(actor, ADA) as listener:
            await play_on(actor, listener, 6)
        view = await actor.view(ADA)
        assert view.clocks is not None
        assert 0 < view.clocks.black < 12_000


async def test_a_person_sees_the_machine_think(sqlite: str) -> None:
    async with running_lobby(sqlite, pace=replace(QUICK, think_at_least=0.3)) as lobby:
        actor = await begin(lobby, engine_game("black"))
        with Listener.at(actor, ADA) as listener:
            moved = (await listener.until("moved"))[-1]
        assert moved["move"]["seconds"] >= 0.3


# ---- other engines


async def test_a_configured_engine_plays(sqlite: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    pids.mkdir()
    async with running_lobby(sqlite, engines=tiny("fine", pids)) as lobby:
        assert lobby.opponents().engines == ("tiny",)
        tables = [await begin(lobby, engine_game(engine="tiny", game_type="Base")) for _ in "ab"]
        assert (await tables[0].view(ADA)).seats.black.name == "tiny"
        for actor in tables:
            with Listener.at(actor, ADA) as listener:
                await play_on(actor, listener, 6)
        assert len(list(pids.iterdir())) == 1


async def test_an_engine_that_dies_is_started_anew(sqlite: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    pids.mkdir()
    async with running_lobby(sqlite, engines=tiny("crash", pids)) as lobby:
        actor = await begin(lobby, engine_game("black", engine="tiny", game_type="Base"))
        with Listener.at(actor, ADA) as listener:
            await play_on(actor, listener, 10)
            away = (await listener.until("presence"))[-1]
            assert away["seats"]["white"]["here"] is False
            await eventually(lambda: len(list(pids.iterdir())) > 3)
        view = await actor.view(ADA)
        assert (view.status, len(view.moves)) == ("playing", 10)
        assert (await say(actor, ADA, "resign")).status == "over"


@pytest.mark.parametrize(
    "script", ["start=die", "bestmove=die", "bestmove=say nonsense", "newgame=say err"]
)
async def test_an_engine_that_fails_leaves_the_game_as_it_was(sqlite: str, script: str) -> None:
    async with running_lobby(
        sqlite, engines=scripted(script), pace=replace(QUICK, engine_again=3600)
    ) as lobby:
        actor = await begin(lobby, engine_game("black", engine="scripted", game_type="Base"))
        with Listener.at(actor, ADA) as listener:
            await listener.until("presence")
        assert not (await actor.view(ADA)).seats.white.here
        assert (await say(actor, ADA, "abort")).status == "over"


async def test_an_engine_is_asked_again_when_somebody_comes(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def best_move(self: EnginePool, game: str, *_: object) -> None:
        asked.append(game)
        raise EngineError("I cannot think")

    monkeypatch.setattr(EnginePool, "best_move", best_move)
    async with running_lobby(sqlite, pace=replace(QUICK, engine_again=3600)) as lobby:
        actor = await begin(lobby, engine_game("black"))
        await eventually(lambda: not actor.is_here(Color.WHITE))
        assert actor.is_idle
        assert len(asked) == 1
        with Listener.at(actor, ADA):
            await eventually(lambda: len(asked) == 2)


async def test_an_engine_that_failed_gets_a_new_chance_with_every_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def best_move(self: EnginePool, game: str, *_: object) -> None:
        raise EngineError("I cannot think")

    async with running_lobby(sqlite, pace=replace(QUICK, engine_again=3600)) as lobby:
        actor = await begin(lobby, engine_game("white"))
        with Listener.at(actor, ADA) as listener:
            with monkeypatch.context() as patch:
                patch.setattr(EnginePool, "best_move", best_move)
                await play(actor, ["wS1"])
                await listener.until("presence")
            await say(actor, ADA, "ask_takeback")
            assert (await listener.until("presence"))[-1]["seats"]["black"]["here"] is True
            await play(actor, ["wG1"])
            await listener.until("moved", ply=2)


async def test_an_engine_that_fails_loses_on_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def best_move(self: EnginePool, game: str, *_: object) -> None:
        raise RuntimeError("a mistake of ours")

    clock = ClockSettings(minutes=0.005, increment=0)
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, engine_game("white", clock=clock))
        with Listener.at(actor, ADA) as listener:
            await play(actor, ["wS1"])
            await listener.until("moved", ply=2)
            monkeypatch.setattr(EnginePool, "best_move", best_move)
            view = await actor.view(ADA)
            piece, cells = next(iter(view.turn.legal.items()))  # type: ignore[union-attr]
            step = {"piece": piece, "to": cells[0]}
            await actor.command(ADA, MakeMove.model_validate({"ply": 2, "move": step}))
            await listener.until("ended")
        view = await actor.view(ADA)
        assert view.result is not None
        assert (view.result.termination, view.result.winner) == (Termination.TIMEOUT, Color.WHITE)


async def test_only_so_many_processes_run(tmp_path: Path) -> None:
    opponents = EnginePool(1, {**tiny("fine", tmp_path), **scripted()})
    for engine in ("tiny", "scripted", "tiny", "tiny"):
        game_type = "Base" if engine == "tiny" else "Base+MLP"
        await opponents.best_move("game", engine, 1, Board(game_type), short)
        external = opponents._external
        assert len(external._idle) == 1
    assert len(list(tmp_path.iterdir())) == 2
    await opponents.close()
    assert not external._idle
    assert not external._ending


async def test_a_draw_is_declined_by_the_machine(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, engine_game("white"))
        screen = await begin(lobby, screen_game())
        with Listener.at(actor) as listener:
            assert (await say(actor, ADA, "offer_draw")).draw_offer is None
            heard = await listener.until("declined")
        assert [(each["type"], each["by"]) for each in heard[1:]] == [
            ("offered", "white"),
            ("declined", "black"),
        ]
        assert (await screen.view(ADA)).draw_offer is None
