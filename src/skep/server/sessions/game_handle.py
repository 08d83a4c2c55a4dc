"""What the rest of the server can do with a game, on whichever node it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from skep.board import Board
    from skep.record import Record
    from skep.server.identity import PlayerId
    from skep.server.messages import (
        Cell,
        Command,
        GameView,
        Hint,
        Join,
        Premoves,
        Review,
        Why,
    )
    from skep.server.sessions.commands import OperatorAction
    from skep.server.sessions.subscription import Subscription

__all__ = ["GameHandle"]


class GameHandle(Protocol):
    """A live game: `GameActor` on the node that owns it, `RemoteGame` on the others."""

    id: str

    async def view(self, player: PlayerId | None) -> GameView:
        """The whole game as a player, or somebody who watches, sees it."""

    async def join(self, player: PlayerId, join: Join) -> GameView:
        """Let a player take the free seat."""

    async def move_seat(self, owner: PlayerId, player: PlayerId) -> GameView:
        """Give the seat of a player to another id, which is the same person on another device."""

    async def command(
        self, player: PlayerId, command: Command, *, lag: float = 0.0, client: str = ""
    ) -> int:
        """Carry out a player's command; returns the number of the last event, stored and sent.

        `lag` is the estimated time on the network, in seconds; `client` is whom the limits count.
        """

    def subscribe(
        self, player: PlayerId | None, since: int | None, client: str = ""
    ) -> Subscription:
        """Subscribe to all messages after event number `since`, or from a snapshot on."""

    async def why(
        self, ply: int | None, piece: str, to: Cell | None, language: str | None = None
    ) -> Why:
        """Why a piece may not go to a cell or, without one, why it can go nowhere."""

    async def premoves(self) -> Premoves:
        """Where the side that is not to move could go after most answers."""

    async def hint(self, player: PlayerId, client: str = "") -> Hint:
        """A good move for a person who plays against the engine."""

    async def review(self, player: PlayerId, client: str = "") -> Review:
        """A review of a finished game against the engine."""

    async def board_at(self, ply: int | None) -> Board:
        """The board after a ply, by default as it stands."""

    async def record(self) -> Record:
        """The record of the game."""

    async def operate(self, action: OperatorAction, player: PlayerId | None) -> None:
        """Call the game off, or forget a player in it, as the operator asks."""

    async def delete(self, player: PlayerId | None) -> None:
        """Delete the game, or hide it from a player whose opponent may still look at it.

        The operator (None) deletes it in any case.
        """
