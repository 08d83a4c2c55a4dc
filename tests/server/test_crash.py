"""A server is killed in the middle of many games: nothing that was acknowledged is lost."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from server.game_helpers import ADA, BOB, running_lobby
from skep import Color
from skep.server.messages import MakeMove, Step
from skep.server.sessions.timing import right_now, seconds_lived
from skep.server.store import Store

pytestmark = pytest.mark.anyio

TESTS = Path(__file__).parents[1]
GAMES = 30
MOVES = 300


def play_until_killed(database: str) -> dict[str, list[tuple[int, Step]]]:
    """Run a process that plays, kill it, and return the moves it has acknowledged."""
    acknowledged = defaultdict(list)
    with subprocess.Popen(
        [sys.executable, "-m", "server.many_games", database, str(GAMES)],
        cwd=TESTS,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, 1):
            if count == MOVES:
                process.kill()
            if not line.endswith("\n"):
                break
            game, ply, piece, q, r = line.split()
            acknowledged[game].append((int(ply), Step(piece=piece, to=(int(q), int(r)))))
    assert count >= MOVES, "it ended before it was killed"
    return acknowledged


async def test_every_acknowledged_move_is_there_and_clocks_are_right(database: str) -> None:
    acknowledged = play_until_killed(database)
    assert len(acknowledged) >= GAMES
    killed = right_now()
    store = Store(database)
    await store.open()
    lives = await store.lives()
    assert lives, "it has left no sign of life"
    await store.close()
    async with running_lobby(database, time=lambda: killed) as lobby:
        for game, moves in acknowledged.items():
            actor = await lobby.actor(game)
            view = await actor.view(ADA)
            for ply, step in moves:
                assert (view.moves[ply].piece, view.moves[ply].to) == (step.piece, step.to)
            passes = sum(move.piece is None for move in view.moves)
            assert len(moves) <= len(view.moves) - passes <= len(moves) + 1
            # The event after the last one acknowledged may have been stored; none is missing.
            assert view.seq == actor.seq == actor._live.session.seq
            session = actor._live.session
            if view.clocks is None or view.clocks.running is None:
                continue
            running = view.clocks.running
            bank = session.game.clock.bank(running)
            left = view.clocks.white if running is Color.WHITE else view.clocks.black
            lived = seconds_lived(lives, session._progress.turn_began)
            assert 0 <= lived <= (killed.at - session._progress.turn_began).total_seconds()
            # Rounded up to a millisecond, and the rest is what floating point leaves of one.
            assert -0.001 < left - (bank - lived) * 1000 < 1.001
        for game in acknowledged:
            actor = await lobby.actor(game)
            turn = (await actor.view(ADA)).turn
            if turn is not None and not turn.must_pass:
                piece, cells = next(iter(turn.legal.items()))
                player = ADA if turn.color is Color.WHITE else BOB
                move = MakeMove(ply=turn.ply, move=Step(piece=piece, to=cells[0]))
                await actor.command(player, move)
