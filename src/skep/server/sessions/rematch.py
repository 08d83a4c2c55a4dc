"""Rematches: the same players in a new game with the colours exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.server.messages import Declined, Offered, Rematched
from skep.server.problems import ProblemError
from skep.server.sessions.stored_row import row_of

if TYPE_CHECKING:
    from skep.server.sessions.progress import GameProgress
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.timing import Moment

__all__ = ["answer"]


def answer(
    session: GameSession,
    progress: GameProgress,
    color: Color,
    said: str,
    moment: Moment,
    new_id: str,
) -> None:
    """Offer, accept or decline a rematch; only a human opponent must agree."""
    if session.status != "over":
        raise ProblemError(409, "not_allowed", "The game is not over yet.")
    if said == "decline_rematch":
        if progress.rematch_offer is None:
            raise ProblemError(409, "not_allowed", "Nobody has offered to play again.")
        progress.rematch_offer = None
        session.add_event(Declined, moment, what="rematch", by=color)
    elif progress.rematch is not None or progress.rematch_offer is color:
        return
    elif session.kind == "link" and progress.rematch_offer is None:
        if None in session.players.values():
            raise ProblemError(409, "not_allowed", "The game had no second player.")
        progress.rematch_offer = color
        session.add_event(Offered, moment, what="rematch", by=color)
    else:
        progress.rematch_offer, progress.rematch = None, new_id
        players = {color: session.players[color.opponent] for color in Color}
        names = {color: session.names[color.opponent] for color in Color}
        setup = session.setup.swapped()
        follows = session.new(new_id, session.kind, setup, players, names, moment)
        progress.successor = row_of(follows)
        session.add_event(Rematched, moment, game=new_id)
