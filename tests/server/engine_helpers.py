"""Engines that misbehave, a search that waits, and players who answer the engine."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from server.game_helpers import (
    ADA,
    PATIENCE,
    Json,
    Listener,
)
from skep import Board
from skep.game import Limits
from skep.server.messages import MakeMove
from skep.server.sessions.actor import GameActor
from skep.server.workers.thoughts import board_of
from skep.uhp import EngineSpec

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
    """Let Ada answer the engine with the first move there is, until so many are made."""
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
    """Stands in for the workers: each search runs until the test releases it, or it is stopped."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.stopped: list[int] = []
        self.limits: list[Limits] = []
        self.go = threading.Semaphore(0)
        self.most = self._now = 0

    async def run(
        self, request: Json, seconds: float, on_start: Callable[[Callable[[], None]], None]
    ) -> Json:
        del seconds
        board = board_of(request["position"])
        stop = asyncio.Event()
        on_start(stop.set)
        self._now += 1
        self.most = max(self.most, self._now)
        self.begun.append(board.ply)
        self.limits.append(Limits(**request["limits"]))
        try:
            while not self.go.acquire(blocking=False):
                if stop.is_set():
                    self.stopped.append(board.ply)
                    break
                await asyncio.sleep(0.005)
        except asyncio.CancelledError:
            self.stopped.append(board.ply)
            raise
        finally:
            self._now -= 1
        move = board.legal_moves[0]
        assert move.piece is not None
        assert move.to is not None
        return {"piece": move.piece.name, "to": (move.to.q, move.to.r)}

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        assert not self._now


def board_at(ply: int) -> Board:
    board = Board()
    while board.ply < ply:
        board.push(board.legal_moves[0])
    return board
