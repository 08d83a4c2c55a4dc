"""Presence: which players of a game are connected, and since when the others are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.server.messages import Presence, Seats
from skep.server.problems import ProblemError
from skep.server.sessions.views import seat_view

if TYPE_CHECKING:
    from skep.server.identity import PlayerId
    from skep.server.sessions.services import Pace
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.subscription import Subscription
    from skep.server.sessions.timing import Moment

__all__ = ["PresenceTracker"]


class PresenceTracker:
    """The listeners of a game, among them its players, and since when a player is gone."""

    def __init__(self, session: GameSession, pace: Pace, moment: Moment) -> None:
        self._session = session
        self._pace = pace
        self.listeners: set[Subscription] = set()
        self.engine_is_here = True
        """Until it fails."""
        self.queue = 0
        """The engine's place in the queue for a worker, from 1; 0 if it does not wait."""
        # Dates count only for the time before the game was opened; after that the monotonic clock
        # does, so that a jump of the wall clock changes nothing.
        self._changed = moment.now - max(0.0, (moment.at - session.changed).total_seconds())
        # Without a clock, absence counts from the last event at the earliest.
        since = moment.now if session.clocks_run else self._changed
        self._gone_since = dict.fromkeys(Color, since)

    def tell(self, moment: Moment, but: Subscription | None = None) -> None:
        """Tell all listeners, but one, who is connected and what they wait for."""
        for listener in tuple(self.listeners):
            if listener is not but:
                notice = Presence(
                    seats=self.seats(listener.player),
                    claim_in=self.claim_in(listener.player, moment),
                    queue=self.queue,
                )
                listener.tell(notice.model_dump_json())

    def come(self, listener: Subscription) -> None:
        """Add a listener."""
        self.listeners.add(listener)

    def go(self, listener: Subscription, moment: Moment) -> None:
        """Remove a listener."""
        before = self.here()
        self.listeners.discard(listener)
        for color in before - self.here():
            self._gone_since[color] = moment.now

    def note_change(self, now: float) -> None:
        """Restart the wait for an absent player: an event has happened in the game."""
        self._changed = now

    def is_here(self, color: Color) -> bool:
        """Is the player of this seat connected?"""
        engine = self._session.setup.engine
        if engine is not None and engine.color is color:
            return self.engine_is_here
        player = self._session.players[color]
        return player is not None and any(each.player == player for each in self.listeners)

    def here(self) -> set[Color]:
        """The seats whose players are connected."""
        return {color for color in Color if self.is_here(color)}

    def seats(self, player: PlayerId | None) -> Seats:
        """Both seats as a player sees them."""
        session = self._session
        mine = session.colors_of(player)
        white, black = (
            seat_view(
                session.setup,
                color,
                name=session.names[color],
                taken=session.players[color] is not None,
                yours=color in mine,
                here=self.is_here(color),
            )
            for color in Color
        )
        return Seats(white=white, black=black)

    # ---- claims

    def claim_in(self, player: PlayerId | None, moment: Moment) -> float | None:
        """Seconds until a player may claim the win; None if the other one has not left."""
        session = self._session
        mine = session.colors_of(player)
        goes_on = session.status == "playing" and not session.game.can_abort
        if session.kind != "link" or not goes_on or not mine or self.is_here(mine[0].opponent):
            return None
        clocked = session.setup.clock is not None
        patience = self._pace.claim_clocked if clocked else self._pace.claim_unclocked
        since = max(self._gone_since[mine[0].opponent], self._changed)
        return max(0.0, patience - (moment.now - since))

    def check_claim(self, player: PlayerId, moment: Moment) -> None:
        """Refuse a claim while the other player is here or may still come back."""
        if self._session.status != "playing" or not self._session.colors_of(player):
            return  # the session refuses this itself
        wait = self.claim_in(player, moment)
        if wait is None:
            raise ProblemError(409, "not_allowed", "Your opponent has not left the game.")
        if wait > 0:
            raise ProblemError(
                409, "not_allowed", "Your opponent may still come back.", {"claim_in": wait}
            )
