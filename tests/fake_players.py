"""Scripted players that crash, hang or cheat on purpose, and matches between them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from skep import Board, EngineError, GameType, Hex, Move, Piece, Rules
from skep.engine import Thought
from skep.game import Limits
from skep.lab.conditions import Conditions
from skep.lab.contestants import Contestant
from skep.lab.match import Match
from skep.lab.openings import load_openings

BASE = Rules.parse("Base", repetition="threefold")
OPENINGS = load_openings(GameType.BASE)

Policy = Callable[[Board], Awaitable[Thought]]


def conditions(**changes: Any) -> Conditions:  # noqa: ANN401
    return Conditions(**{"rules": BASE, "limits": Limits(depth=1), "max_plies": 40, **changes})


# ---- policies: what a scripted player does in a position


def first_move(board: Board) -> Move:
    """A move that is legal, and the same every time."""
    return min(board.legal_moves, key=board.uhp)


async def quiet(board: Board) -> Thought:
    return Thought(first_move(board))


async def crash(board: Board) -> Thought:
    raise EngineError("the engine died")


async def hang(board: Board) -> Thought:
    await asyncio.sleep(3600)
    raise AssertionError


async def illegal(board: Board) -> Thought:
    return Thought(Move(Piece.from_name("wQ"), Hex(90, 90)))


def saying(score: int | None, wins_in: int | None = None) -> Policy:
    async def policy(board: Board) -> Thought:
        return Thought(first_move(board), score, wins_in, depth=4, nodes=1000)

    return policy


def at_ply(ply: int, policy: Policy, before: Policy = quiet) -> Policy:
    async def mixed(board: Board) -> Thought:
        return await (policy if board.ply >= ply else before)(board)

    return mixed


@dataclass
class Fake:
    """A contestant whose players follow a policy; keeps count of them."""

    policy: Policy = quiet
    name: str = "fake"
    started: int = 0
    closed: int = 0
    games: int = 0
    fail_starts: int = 0
    seeds: list[int | None] = field(default_factory=list)

    def contestant(self) -> Contestant:
        return Contestant(self.name, self.start, {"engine": "fake"})

    async def start(self, held: Conditions) -> Fake:  # noqa: ARG002
        if self.fail_starts:
            self.fail_starts -= 1
            raise EngineError(f"{self.name} does not start")
        self.started += 1
        return self

    async def new_game(self, board: Board, seed: int | None = None) -> None:  # noqa: ARG002
        self.games += 1
        self.seeds.append(seed)

    async def think(self, board: Board, limits: Limits) -> Thought:  # noqa: ARG002
        return await self.policy(board)

    async def close(self) -> None:
        self.closed += 1


def new_match(first: Fake, second: Fake, games: int = 4, **settings: Any) -> Match:  # noqa: ANN401
    held = settings.pop("conditions", None) or conditions()
    return Match(first.contestant(), second.contestant(), held, OPENINGS, games=games, **settings)


def run_match(first: Fake, second: Fake, games: int = 4, **settings: Any) -> Match:  # noqa: ANN401
    concurrency = settings.pop("concurrency", 1)
    match = new_match(first, second, games, **settings)
    asyncio.run(match.run(concurrency))
    match.close()
    return match
