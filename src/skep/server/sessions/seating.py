"""The seats of a game: who has which, under what name, and who has the game off their list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from skep.server.identity import PlayerId
    from skep.server.store import GameRow

__all__ = ["Seating"]


class Seating:
    """Who has which seat."""

    def __init__(self, row: GameRow) -> None:
        self._is_record = row.kind == "record"
        self.players: dict[Color, PlayerId | None] = {
            Color.WHITE: row.white,
            Color.BLACK: row.black,
        }
        self.names: dict[Color, str] = {Color.WHITE: row.white_name, Color.BLACK: row.black_name}
        self.hides: dict[Color, bool] = {Color.WHITE: row.white_hides, Color.BLACK: row.black_hides}

    def colors_of(self, player: PlayerId | None) -> tuple[Color, ...]:
        """The seats of a player; nobody has a seat in a record."""
        if player is None or self._is_record:
            return ()
        return tuple(color for color, seated in self.players.items() if seated == player)

    def seat_of(self, player: PlayerId, color: Color | None, default: Color) -> Color:
        """The side that a player's command is for; raises ProblemError without such a seat."""
        mine = self.colors_of(player)
        if not mine or (color is not None and color not in mine):
            raise ProblemError(403, "not_your_seat", "This seat is not yours.")
        if color is not None:
            return color
        return default if default in mine else mine[0]

    def take_free(self, player: PlayerId, name: str) -> Color:
        """Give a player the free seat."""
        free = [color for color, seated in self.players.items() if seated is None]
        if not free:
            raise ProblemError(409, "seat_taken", "There is no free seat in this game.")
        self.players[free[0]], self.names[free[0]] = player, name
        return free[0]

    def move(self, owner: PlayerId, player: PlayerId) -> None:
        """Give the seats of a player to another id, which is the same person elsewhere."""
        seats = self.colors_of(owner)
        if not seats:
            raise ProblemError(409, "not_allowed", "The seat has already been moved.")
        if self.colors_of(player):
            raise ProblemError(409, "not_allowed", "You already have a seat in this game.")
        for color in seats:
            self.players[color], self.hides[color] = player, False

    def hide(self, player: PlayerId) -> bool:
        """Take the game off a player's list; True if nobody has it on theirs any more."""
        for color, seated in self.players.items():
            if seated == player:
                self.hides[color] = True
        return all(self.hides[color] or self.players[color] is None for color in Color)
