"""A game that another node owns, as the rest of the server uses it.

What changes the game is asked of its owner, and so is what only the owner knows: the clocks, and
who is connected. The rest is read from the store, which has every event before anybody is told.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

from skep.server.cluster.calls import MovedError
from skep.server.messages import GameView
from skep.server.sessions.loading import load_session
from skep.server.sessions.premoves import likely_moves
from skep.server.sessions.views import explain
from skep.server.workers.advice import HintsAndReviews, hinted_board, past_game_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skep.board import Board
    from skep.record import Record
    from skep.server.cluster.calls import Calls
    from skep.server.cluster.relay import RemoteListeners
    from skep.server.identity import PlayerId
    from skep.server.messages import Cell, Command, Hint, Join, Premoves, Review, Why
    from skep.server.sessions.commands import OperatorAction
    from skep.server.sessions.game_handle import GameHandle
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.subscription import Subscription
    from skep.server.store import Store
    from skep.server.workers.engine_pool import EnginePool

__all__ = ["RemoteGame"]

_MOVING_SECONDS: Final = 0.1
"""Between two attempts to reach a game that is just changing its owner."""


class Nodes(Protocol):
    """The other nodes: they can be asked, and listened to."""

    calls: Calls
    listeners: RemoteListeners


class RemoteGame:
    """A handle of a game on another node; its methods are those of `GameActor`."""

    def __init__(
        self,
        game: str,
        node: str,
        nodes: Nodes,
        store: Store,
        engine_pool: EnginePool,
        find: Callable[[str], Awaitable[GameHandle]],
    ) -> None:
        """Make a handle; `find` finds the game anew, if it has moved to another node."""
        self.id = game
        self._node = node
        self._nodes = nodes
        self._store = store
        self._engine_pool = engine_pool
        self._find = find

    # ---- what the owner does

    async def view(self, player: PlayerId | None) -> GameView:
        """The whole game as a player, or somebody who watches, sees it."""
        try:
            return _view(await self._ask("view", player=player))
        except MovedError:
            return await (await self._elsewhere()).view(player)

    async def join(self, player: PlayerId, join: Join) -> GameView:
        """Let a player take the free seat."""
        try:
            return _view(await self._ask("join", player=player, join=join.model_dump_json()))
        except MovedError:
            return await (await self._elsewhere()).join(player, join)

    async def move_seat(self, owner: PlayerId, player: PlayerId) -> GameView:
        """Give the seat of a player to another id, which is the same person on another device."""
        try:
            return _view(await self._ask("move_seat", owner=owner, player=player))
        except MovedError:
            return await (await self._elsewhere()).move_seat(owner, player)

    async def command(
        self, player: PlayerId, command: Command, *, lag: float = 0.0, client: str = ""
    ) -> int:
        """Carry out a player's command; returns the number of the last event, stored and sent."""
        text = command.model_dump_json()
        try:
            seq = await self._ask("command", player=player, command=text, lag=lag, client=client)
        except MovedError:
            handle = await self._elsewhere()
            return await handle.command(player, command, lag=lag, client=client)
        assert isinstance(seq, int)
        return seq

    async def delete(self, player: PlayerId | None) -> None:
        """Delete the game, or hide it from a player whose opponent may still look at it.

        The operator (None) deletes it in any case.
        """
        try:
            await self._ask("delete", player=player)
        except MovedError:
            await (await self._elsewhere()).delete(player)

    async def operate(self, action: OperatorAction, player: PlayerId | None) -> None:
        """Call the game off, or forget a player in it, as the operator asks."""
        try:
            await self._ask("operate", action=action, player=player)
        except MovedError:
            await (await self._elsewhere()).operate(action, player)

    def subscribe(
        self, player: PlayerId | None, since: int | None, client: str = ""
    ) -> Subscription:
        """Subscribe to all messages after event number `since`, or from a snapshot on."""
        return self._nodes.listeners.subscribe(
            self._node,
            player,
            lambda number: self._ask(
                "listen", listener=number, player=player, since=since, client=client
            ),
        )

    async def _ask(self, what: str, **fields: object) -> object:
        return await self._nodes.calls.ask(self._node, {"what": what, "game": self.id, **fields})

    async def _elsewhere(self) -> GameHandle:
        await asyncio.sleep(_MOVING_SECONDS)
        return await self._find(self.id)

    # ---- what the store has

    async def _session(self) -> GameSession:
        return await load_session(self._store, self.id)

    async def board_at(self, ply: int | None) -> Board:
        """The board after a ply, by default as it stands."""
        return (await self._session()).board_at(ply)

    async def record(self) -> Record:
        """The record of the game."""
        return (await self._session()).record()

    async def why(
        self, ply: int | None, piece: str, to: Cell | None, language: str | None = None
    ) -> Why:
        """Why a piece may not go to a cell or, without one, why it can go nowhere."""
        return explain(await self.board_at(ply), piece, to, language)

    async def premoves(self) -> Premoves:
        """Where the side that is not to move could go after most answers."""
        return await asyncio.to_thread(likely_moves, await self.board_at(None))

    async def hint(self, player: PlayerId, client: str = "") -> Hint:
        """A good move for a person who plays against the engine."""
        board = hinted_board(await self._session(), player)
        return await HintsAndReviews(self._engine_pool).hint(board, client)

    async def review(self, player: PlayerId, client: str = "") -> Review:
        """A review of a finished game against the engine."""
        past = past_game_of(await self._session(), player)
        return await HintsAndReviews(self._engine_pool).review(past, client)


def _view(text: object) -> GameView:
    assert isinstance(text, str)
    return GameView.model_validate_json(text, extra="ignore")  # of a newer node
