"""What 200 games against the machine cost the server: once it thinks itself, once the device does.

    python bench/machine_games.py
    python bench/machine_games.py --games 200 --plies 20 --level 3

Starts `skep serve` on this machine with a new database for each of the two ways, plays the games to
the given ply, and prints the CPU time of the worker processes, which think, and of the server
itself. What the device would think is not measured: both sides of a device game play at random
among what is legal, as the person does in the other games.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import psutil
from server_load import Server, post
from websockets.asyncio.client import connect

import skep

GAMES_AT_ONCE = 20


Play = Callable[[Server, int, int, int], Awaitable[None]]


def thinking_seconds(server: Server) -> float:
    """The CPU time of the server's workers so far."""
    workers = psutil.Process(server.process.pid).children(recursive=True)
    times = [worker.cpu_times() for worker in workers]
    return float(sum(each.user + each.system for each in times))


def address_of(number: int) -> str:
    """The address of the player of a game: the limits of the server are in force."""
    high, low = divmod(number, 250)
    return f"127.0.{high + 1}.{low + 1}"


async def play_with_server(server: Server, number: int, plies: int, level: int) -> None:
    """Play a game in which the server thinks, over the socket, as the page does."""
    token, source = secrets.token_urlsafe(32), address_of(number)
    wish = {
        "opponent": {"kind": "engine", "level": level},
        "color": "white",
        "game_type": "Base+MLP",
    }
    game = await post(server.port, source, "/games", token, wish)
    uri = f"ws://127.0.0.1:{server.port}/api/games/{game['id']}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(uri, additional_headers=headers, local_addr=(source, 0)) as socket:
        async for text in socket:
            message = json.loads(text)
            turn = message["game"]["turn"] if message["type"] == "snapshot" else message.get("turn")
            if message["type"] == "ended" or (turn is not None and turn["ply"] >= plies):
                return
            if turn is None or turn["color"] != "white" or turn["must_pass"]:
                continue
            piece, cells = random.choice(list(turn["legal"].items()))
            move = {"piece": piece, "to": random.choice(cells)}
            command = {"type": "move", "ply": turn["ply"], "move": move}
            await socket.send(json.dumps({"id": 1, "command": command}))


async def play_on_device(server: Server, number: int, plies: int, level: int) -> None:
    """Play a game in which the device thinks: two moves are sent together, as the page does."""
    token, source = secrets.token_urlsafe(32), address_of(number)
    opponent: dict[str, Any] = {"kind": "engine", "level": level, "on_device": True}
    wish = {"opponent": opponent, "color": "white", "game_type": "Base+MLP"}
    game = await post(server.port, source, "/games", token, wish)
    board, seq = skep.Board("Base+MLP"), 0
    while board.ply < plies and not board.is_game_over():
        ply = board.ply
        moves: list[str] = []
        while len(moves) < 2 and not board.is_game_over():
            move = random.choice(list(board.legal_moves))
            moves.append(board.uhp(move))
            board.push(move)
        command = {"type": "sync", "seq": seq, "ply": ply, "moves": moves}
        stored = await post(server.port, source, f"/games/{game['id']}/commands", token, command)
        seq = stored["seq"]


async def measure(name: str, play: Play, options: argparse.Namespace) -> None:
    """Play all games, some at once, and print what they cost."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            at_once = asyncio.Semaphore(GAMES_AT_ONCE)

            async def one(number: int) -> None:
                async with at_once, asyncio.timeout(options.timeout):
                    await play(server, number, options.plies, options.level)

            thought, worked = thinking_seconds(server), server.cpu_seconds()
            began = time.perf_counter()
            await asyncio.gather(*(one(number) for number in range(options.games)))
            thought = thinking_seconds(server) - thought
            worked = server.cpu_seconds() - worked
            lasted = time.perf_counter() - began
            print(f"{name:<18} {thought:>8.1f} s {worked:>12.1f} s {lasted:>10.0f} s", flush=True)
        finally:
            server.process.terminate()
            server.process.wait(30)


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--plies", type=int, default=20, help="of each game")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--timeout", type=float, default=300, help="seconds for one game")
    options = parser.parse_args()
    print(f"{options.games} games of {options.plies} plies against level {options.level}")
    print("CPU of              workers   the server       lasted")
    asyncio.run(measure("the server thinks", play_with_server, options))
    asyncio.run(measure("the device thinks", play_on_device, options))


if __name__ == "__main__":
    main()
