"""Engines that misbehave, a search that waits, and players who answer the engine."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from server.game_helpers import (
    ADA,
    PATIENCE,
    Listener,
)
from skep import Board
from skep.engine import SearchResult, search_player
from skep.game import Limits
from skep.server.messages import MakeMove
from skep.server.sessions.actor import GameActor
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
    """Stands in for the search: each search runs until the test releases it, or it is stopped."""

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
