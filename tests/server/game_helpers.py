"""A lobby without HTTP, players, and games that they play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from types import TracebackType
from typing import Any, Literal, Self, TypeAlias

import pytest

from skep import Board
from skep.server.identity import PlayerId
from skep.server.messages import (
    ClockSettings,
    EngineOpponent,
    GameView,
    Join,
    LinkOpponent,
    MakeMove,
    NewGame,
    ScreenOpponent,
    Simple,
)
from skep.server.problems import ProblemError
from skep.server.sessions.actor import GameActor, Subscription
from skep.server.sessions.lobby import Lobby
from skep.server.sessions.services import Pace
from skep.server.sessions.session import MOST_PLIES
from skep.server.sessions.timing import Moment
from skep.server.store import Store
from skep.server.workers.engine_pool import EnginePool
from skep.server.workers.processes import Workers
from skep.uhp import EngineSpec

Json: TypeAlias = Any
"""What JSON has been read into; the tests look into it without asking what it is."""

ADA, BOB, EVE = (PlayerId(letter * 64) for letter in "abe")
PATIENCE = 180.0
"""Nothing here takes that long unless it is stuck."""

QUICK = Pace(forced_pass=0.01, think_at_least=0.0, engine_again=0.05, beat=0.01)
"""For tests that do not look at how long something takes."""

CLOCK = ClockSettings(minutes=5, increment=3)

QUEENS_OUT = r"Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"
"""Three moves each, and nobody has won."""

MUST_PASS = (
    r"Base;InProgress;Black[10];wA1;bG1 -wA1;wQ wA1\;bQ /bG1;wS1 /wQ;bA1 -bG1;wS1 /bQ;bA1 wQ-;"
    r"wA2 wS1\;bA1 wQ\;wA2 \bG1;bA1 wQ/;wS2 wQ\;bA1 -bQ;wB1 wA1/;bA1 \wA2;wB2 /wQ;bA1 bQ\;"
    "wQ wB1\\"
)
"""Black has no move."""

SURROUNDED = (
    r"Base;BlackWins;Black[6];wA1;bS1 \wA1;wQ wA1-;bQ bS1/;wB1 wQ/;bQ -wB1;wS1 wB1\;bS1 wB1/;"
    r"wG1 wQ\;bG1 \bS1;"
    "wB2 wA1\\"
)
"""White has surrounded itself."""


class HandTime:
    """A clock that the test sets forward."""

    def __init__(self) -> None:
        self._start = datetime(2026, 1, 1, tzinfo=UTC)
        self._passed = 0.0

    def __call__(self) -> Moment:
        return Moment(1000.0 + self._passed, self._start + timedelta(seconds=self._passed))

    def goes_by(self, seconds: float) -> None:
        self._passed += seconds

    def jumps(self, seconds: float) -> None:
        """Set the date forward or back; the clock that never jumps goes on as before."""
        self._start += timedelta(seconds=seconds)


@asynccontextmanager
async def running_lobby(
    database: str,
    *,
    pace: Pace = QUICK,
    threads: int = 1,
    engines: Mapping[str, EngineSpec] | None = None,
    seconds: float = 60.0,
    workers: Workers | None = None,
    **others: Json,
) -> AsyncIterator[Lobby]:
    """A lobby that is open for as long as the test goes on."""
    store = Store(database, seconds=seconds)
    opponents = EnginePool(threads, engines or {}, workers=workers)
    lobby = Lobby(store, opponents, pace=pace, **others)
    await lobby.start()
    try:
        yield lobby
    finally:
        async with asyncio.timeout(PATIENCE):
            await lobby.close()


def moves_of(game_string: str) -> list[str]:
    """The moves of a game string."""
    return game_string.split(";")[3:]


def screen_game(**options: Json) -> NewGame:
    return NewGame(opponent=ScreenOpponent(), color="white", **options)


def link_game(**options: Json) -> NewGame:
    return NewGame(opponent=LinkOpponent(), color="white", name="Ada", **options)


def engine_game(color: Literal["white", "black"] = "white", **options: Json) -> NewGame:
    opponent = EngineOpponent(engine=options.pop("engine", "skep"), level=options.pop("level", 1))
    return NewGame(opponent=opponent, color=color, **options)


async def begin(lobby: Lobby, wish: NewGame) -> GameActor:
    """Let Ada create a game and, in a game by link, Bob take the free seat."""
    view = await lobby.create(wish, ADA)
    actor = await lobby.actor(view.id)
    if view.kind == "link":
        await actor.join(BOB, Join(name="Bob"))
    return actor


async def play(actor: GameActor, moves: str | list[str], lag: float = 0.0) -> GameView:
    """Let Ada play White's moves and Bob Black's, or Ada both where both seats are hers."""
    for move in moves_of(moves) if isinstance(moves, str) else moves:
        view = await actor.view(ADA)
        seat = view.seats.white if len(view.moves) % 2 == 0 else view.seats.black
        player = ADA if seat.yours else BOB
        await actor.command(player, MakeMove(ply=len(view.moves), move=move), lag=lag)
    return await actor.view(ADA)


async def say(actor: GameActor, player: PlayerId, what: str, **fields: Json) -> GameView:
    """Send a command that is not a move."""
    await actor.command(player, Simple.model_validate({"type": what, **fields}))
    return await actor.view(player)


def board_of(view: GameView) -> Board:
    """The board that the moves of a view lead to."""
    board = Board(view.rules.game_type, view.rules.opening, view.rules.repetition)
    for move in view.moves:
        board.push_uhp(move.uhp)
    return board


class Listener:
    """Subscribes to a game and reads its messages."""

    def __init__(self, subscription: Subscription) -> None:
        self.subscription = subscription

    @classmethod
    def at(
        cls, actor: GameActor, player: PlayerId | None = None, since: int | None = None
    ) -> Listener:
        return cls(actor.subscribe(player, since))

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            return json.loads(await anext(self.subscription))

    async def until(self, kind: str, **fields: Json) -> list[Json]:
        """All messages up to the first of a type with these fields, that one included."""
        received = []
        while True:
            received.append(await self.next())
            message = received[-1]
            if message["type"] == kind and fields.items() <= message.items():
                return received

    async def rest(self) -> list[Json]:
        """All messages until the end of the subscription."""
        async with asyncio.timeout(PATIENCE):
            return [json.loads(text) async for text in self.subscription]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.subscription.close()


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect a refusal with this code."""
    with pytest.raises(ProblemError) as caught:
        yield
    assert caught.value.code == code


def types(messages: list[Json]) -> list[str]:
    return [message["type"] for message in messages]


def too_long() -> str:
    """A game string in which two queens move back and forth until it is too long."""
    moves = moves_of(QUEENS_OUT)[:4]
    there, back = [r"wQ \wS1", r"bQ bS1/"], ["wQ -wS1", "bQ bS1-"]
    while len(moves) <= MOST_PLIES:
        moves += there + back
    return ";".join(["Base", "InProgress", "White[1]", *moves])
