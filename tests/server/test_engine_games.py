"""Games against the levels of our engine and against configured engines."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from server.engine_helpers import eventually, play_on, scripted, short, tiny
from server.game_helpers import (
    ADA,
    QUICK,
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
from skep.errors import EngineError
from skep.outcome import Termination
from skep.server.messages import ClockSettings, MakeMove
from skep.server.workers.engine_pool import EnginePool

pytestmark = pytest.mark.anyio


# ---- games against the engine


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


async def test_the_engine_has_a_clock_too(sqlite: str) -> None:
    clock = ClockSettings(minutes=0.2, increment=0)
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, engine_game("white", level=10, clock=clock))
        with Listener.at(actor, ADA) as listener:
            await play_on(actor, listener, 6)
        view = await actor.view(ADA)
        assert view.clocks is not None
        assert 0 < view.clocks.black < 12_000


async def test_a_person_sees_the_engine_think(sqlite: str) -> None:
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
        raise RuntimeError("an internal error")

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


async def test_the_number_of_engine_processes_is_limited(tmp_path: Path) -> None:
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


async def test_a_draw_is_declined_by_the_engine(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, engine_game("white"))
        screen = await begin(lobby, screen_game())
        with Listener.at(actor) as listener:
            assert (await say(actor, ADA, "offer_draw")).draw_offer is None
            received = await listener.until("declined")
        assert [(each["type"], each["by"]) for each in received[1:]] == [
            ("offered", "white"),
            ("declined", "black"),
        ]
        assert (await screen.view(ADA)).draw_offer is None
