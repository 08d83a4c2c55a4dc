"""The offers that two players make to each other: draws and takebacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skep.errors import GameError, RepeatedOfferError

if TYPE_CHECKING:
    from skep._core import Color

__all__ = ["OfferKind", "OfferState", "Offers", "TakebackOffer"]

OfferKind = Literal["draw", "takeback"]


@dataclass(frozen=True, slots=True)
class TakebackOffer:
    """A player's request to go back to an earlier ply."""

    color: Color
    ply: int


@dataclass(frozen=True, slots=True)
class Offers:
    """The offers that are open, each with the player who made it."""

    draw: Color | None = None
    takeback: TakebackOffer | None = None


class OfferState:
    """The open offers of a game, and who has made which offer at which ply.

    A player may make the same offer only once in a position, so that nobody can be pestered.
    RepeatedOfferError is raised for an offer that may not be made, GameError for an answer to none.
    """

    def __init__(self) -> None:
        self._open = Offers()
        self._made_at: dict[tuple[OfferKind, Color], int] = {}

    @property
    def open(self) -> Offers:
        """The offers that are open now."""
        return self._open

    def offer_draw(self, color: Color, ply: int) -> bool:
        """Offer a draw; returns True if the other player offers one too, so that both agree."""
        if self._open.draw is color.opponent:
            return True
        if self._open.draw is color:
            raise RepeatedOfferError(f"{color} offers a draw already")
        self._make("draw", color, ply)
        self._open = Offers(color, self._open.takeback)
        return False

    def offer_takeback(self, offer: TakebackOffer, ply: int) -> None:
        """Ask to go back."""
        self._make("takeback", offer.color, ply)
        self._open = Offers(self._open.draw, offer)

    def _make(self, kind: OfferKind, color: Color, ply: int) -> None:
        if self._made_at.get((kind, color)) == ply:
            raise RepeatedOfferError(f"{color} has offered a {kind} in this position already")
        self._made_at[kind, color] = ply

    def check_draw_for(self, color: Color) -> None:
        """Raise GameError unless the other player offers a draw."""
        if self._open.draw is not color.opponent:
            raise GameError(f"{color.opponent} does not offer a draw")

    def takeback_for(self, color: Color) -> TakebackOffer:
        """The takeback that the other player asks for; raises GameError if there is none."""
        offer = self._open.takeback
        if offer is None or offer.color is color:
            raise GameError(f"{color.opponent} has not asked to take anything back")
        return offer

    def decline_draw(self, color: Color) -> None:
        """Turn down the draw that the other player offers."""
        self.check_draw_for(color)
        self._open = Offers(None, self._open.takeback)

    def decline_takeback(self, color: Color) -> None:
        """Turn down the takeback that the other player asks for."""
        self.takeback_for(color)
        self._open = Offers(self._open.draw, None)

    def lapse_with_move_of(self, mover: Color) -> None:
        """Close what a move closes: the opponent's draw offer and every takeback request."""
        draw = None if self._open.draw is mover.opponent else self._open.draw
        self._open = Offers(draw, None)

    def close(self) -> None:
        """Close all offers."""
        self._open = Offers()

    def go_back_to(self, ply: int) -> None:
        """Close all offers, and forget those that were made after a ply."""
        self.close()
        self._made_at = {made: at for made, at in self._made_at.items() if at <= ply}
