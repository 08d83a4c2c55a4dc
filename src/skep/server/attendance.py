"""Who is at a table, and who has left it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.server.messages import Seats
from skep.server.problems import ProblemError
from skep.server.views import seat_view

if TYPE_CHECKING:
    from skep.server.house import Pace
    from skep.server.identity import PlayerId
    from skep.server.moments import Moment
    from skep.server.sitting import Sitting
    from skep.server.subscription import Subscription

__all__ = ["Attendance"]


class Attendance:
    """The listeners of a game, among them its players, and since when a player is gone."""

    def __init__(self, sitting: Sitting, pace: Pace, moment: Moment) -> None:
        self._sitting = sitting
        self._pace = pace
        self.listeners: set[Subscription] = set()
        self.engine_is_here = True
        """Until it fails."""
        # Who plays without a clock is not gone before the last thing that happened.
        since = moment.at if sitting.clocks_run else sitting.changed
        self._gone_since = dict.fromkeys(Color, since)

    def come(self, listener: Subscription) -> None:
        """Let somebody listen."""
        self.listeners.add(listener)

    def go(self, listener: Subscription, moment: Moment) -> None:
        """Let somebody listen no more."""
        before = self.here()
        self.listeners.discard(listener)
        for color in before - self.here():
            self._gone_since[color] = moment.at

    def is_here(self, color: Color) -> bool:
        """Is somebody in this seat connected?"""
        engine = self._sitting.agreement.engine
        if engine is not None and engine.color is color:
            return self.engine_is_here
        player = self._sitting.players[color]
        return player is not None and any(each.player == player for each in self.listeners)

    def here(self) -> set[Color]:
        """The seats in which somebody is connected."""
        return {color for color in Color if self.is_here(color)}

    def seats(self, player: PlayerId | None) -> Seats:
        """Both sides of the table as somebody sees them."""
        sitting = self._sitting
        mine = sitting.colors_of(player)
        white, black = (
            seat_view(
                sitting.agreement,
                color,
                name=sitting.names[color],
                taken=sitting.players[color] is not None,
                yours=color in mine,
                here=self.is_here(color),
            )
            for color in Color
        )
        return Seats(white=white, black=black)

    # ---- claims

    def claim_in(self, player: PlayerId | None, moment: Moment) -> float | None:
        """Seconds until a player may claim the win; None if the other one has not left."""
        sitting = self._sitting
        mine = sitting.colors_of(player)
        goes_on = sitting.status == "playing" and not sitting.game.can_abort
        if sitting.kind != "link" or not goes_on or not mine or self.is_here(mine[0].opponent):
            return None
        clocked = sitting.agreement.clock is not None
        patience = self._pace.claim_clocked if clocked else self._pace.claim_unclocked
        since = max(self._gone_since[mine[0].opponent], sitting.changed)
        return max(0.0, patience - (moment.at - since).total_seconds())

    def check_claim(self, player: PlayerId, moment: Moment) -> None:
        """Refuse a claim while the other player is here or may still come back."""
        if self._sitting.status != "playing" or not self._sitting.colors_of(player):
            return  # this is refused for another reason
        wait = self.claim_in(player, moment)
        if wait is None:
            raise ProblemError(409, "not_allowed", "Your opponent has not left the game.")
        if wait > 0:
            raise ProblemError(
                409, "not_allowed", "Your opponent may still come back.", {"claim_in": wait}
            )
