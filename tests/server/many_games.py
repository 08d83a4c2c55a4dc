"""Plays many games at once and says so, until it is killed: `-m server.many_games DATABASE COUNT`.

Each line is a game, and the move that has been acknowledged in it.
"""

from __future__ import annotations

import asyncio
import random
import sys

from server.game_helpers import ADA, BOB, begin, link_game, running_lobby
from skep.server.messages import ClockSettings, MakeMove, Step
from skep.server.sessions.lobby import Lobby


async def play_for_ever(lobby: Lobby, seed: int) -> None:
    rng = random.Random(seed)
    while True:
        actor = await begin(lobby, link_game(clock=ClockSettings(minutes=5, increment=3)))
        while (turn := (await actor.view(None)).turn) is not None:
            if turn.must_pass:
                await asyncio.sleep(0.01)
                continue
            piece = rng.choice(sorted(turn.legal))
            step = Step(piece=piece, to=rng.choice(turn.legal[piece]))
            player = ADA if turn.color == "white" else BOB
            await actor.command(player, MakeMove(ply=turn.ply, move=step))
            print(actor.id, turn.ply, piece, *step.to, flush=True)


async def main(database: str, count: str) -> None:
    async with running_lobby(database) as lobby:
        await asyncio.gather(*(play_for_ever(lobby, seed) for seed in range(int(count))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
