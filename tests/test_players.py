"""Players: our search and any UHP engine behind one interface."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path

import pytest

from skep import Board, EngineError, GameType
from skep.engine import FULL_STRENGTH, Player, SearchPlayer, Thought, UhpPlayer
from skep.engine.background import THREAD_NAME, run_in_thread
from skep.game import GameError, Limits
from skep.uhp import EngineSpec

WIN_IN_ONE = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)
ENDLESS = Limits(seconds=600)


def search_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == THREAD_NAME]


def our_engine() -> EngineSpec:
    return EngineSpec("ours", (sys.executable, "-m", "skep", "uhp"))


async def thought_of(player: Player, board: Board, limits: Limits) -> Thought:
    """What a player thinks at the start of a game; it is closed afterwards."""
    try:
        await player.new_game(board, 1)
        return await player.think(board, limits)
    finally:
        await player.close()
        await player.close()


def test_our_search_as_a_player() -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    player = SearchPlayer(hash_mib=1)
    assert player.name == "Owl"
    thought = asyncio.run(thought_of(player, board, Limits(depth=1)))
    assert (board.uhp(thought.move), thought.wins_in, thought.depth) == ("bS1 -wG2", 1, 1)
    assert thought.has_score
    assert board.game_string() == WIN_IN_ONE
    assert not search_threads()


def test_a_level_as_a_player() -> None:
    assert SearchPlayer(level=1).name == "Caterpillar"
    assert SearchPlayer("Clara", level=1).name == "Clara"
    with pytest.raises(ValueError, match="level"):
        SearchPlayer(level=FULL_STRENGTH + 1)


def test_a_seed_repeats_a_game() -> None:
    async def game(seed: int) -> str:
        player, board = SearchPlayer(level=2), Board(GameType.BASE)
        await player.new_game(board, seed)
        while board.ply < 12 and not board.is_game_over():
            board.push((await player.think(board, Limits(nodes=1000))).move)
        return board.game_string()

    games = [asyncio.run(game(seed)) for seed in (1, 1, 2, 3)]
    assert games[0] == games[1]
    assert len(set(games)) > 1


def test_cancelling_a_player_ends_its_search() -> None:
    async def play() -> None:
        player = SearchPlayer(hash_mib=1)
        thinking = asyncio.create_task(player.think(Board(), ENDLESS))
        while not search_threads():
            await asyncio.sleep(0.001)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert not search_threads()

    asyncio.run(play())


def test_closing_a_player_ends_its_search_with_a_move() -> None:
    async def play() -> None:
        player, board = SearchPlayer(hash_mib=1), Board()
        thinking = asyncio.create_task(player.think(board, ENDLESS))
        while not search_threads():
            await asyncio.sleep(0.001)
        await player.close()
        assert (await thinking).move in board.legal_moves

    asyncio.run(play())
    assert not search_threads()


def test_an_error_of_the_search_is_raised() -> None:
    async def play() -> None:
        over = Board.from_game_string(WIN_IN_ONE + ";bS1 -wG2")
        await SearchPlayer(hash_mib=1).think(over, Limits(depth=1))

    with pytest.raises(GameError, match="over"):
        asyncio.run(play())
    assert not search_threads()


def test_an_error_after_a_cancellation_is_not_reported_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def work(stop: object) -> None:
        assert callable(stop)
        while not stop():
            pass
        raise ValueError("too late")

    async def run() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(run_in_thread(work), 0.01)

    asyncio.run(run(), debug=True)
    assert "too late" not in caplog.text


def test_a_uhp_engine_as_a_player() -> None:
    board = Board.from_game_string(WIN_IN_ONE)

    async def play() -> tuple[str, Thought]:
        player = await UhpPlayer.start(our_engine())
        name = player.name
        return name, await thought_of(player, board, Limits(depth=1))

    name, thought = asyncio.run(play())
    assert name == "Skep"
    assert (board.uhp(thought.move), thought.wins_in, thought.depth) == ("bS1 -wG2", 1, 1)


def test_a_uhp_engine_that_keeps_its_progress_to_itself() -> None:
    async def play() -> Thought:
        player = await UhpPlayer.start(our_engine(), name="me", options={"ReportProgress": False})
        assert player.name == "me"
        return await thought_of(player, Board.from_game_string(WIN_IN_ONE), Limits(depth=1))

    thought = asyncio.run(play())
    assert (thought.score, thought.wins_in, thought.depth) == (None, None, None)
    assert not thought.has_score


def test_a_program_that_is_no_engine(tmp_path: Path) -> None:
    script = tmp_path / "mute.py"
    script.write_text("print('hello')")

    async def play() -> None:
        await UhpPlayer.start(EngineSpec("mute", (sys.executable, str(script))))

    with pytest.raises(EngineError):
        asyncio.run(play())
