"""A live game as the players and those who watch see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.server.messages import GameView

if TYPE_CHECKING:
    from skep.server.identity import PlayerId
    from skep.server.sessions.presence import PresenceTracker
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.timing import Moment

__all__ = ["view_game"]


def view_game(
    session: GameSession,
    presence: PresenceTracker,
    seq: int,
    player: PlayerId | None,
    moment: Moment,
) -> GameView:
    """The whole game, up to event number `seq`, as a player sees it."""
    return GameView(
        id=session.id,
        seq=seq,
        kind=session.kind,
        status=session.status,
        created=session.created,
        rules=session.rules,
        clock=session.setup.clock,
        takebacks=session.setup.takebacks,
        seats=presence.seats(player),
        moves=tuple(session.moves),
        state=session.state,
        turn=session.turn,
        clocks=session.clocks(moment.now),
        result=session.result,
        draw_offer=session.game.draw_offer,
        takeback_offer=session.takeback_offer,
        rematch_offer=session.rematch_offer,
        rematch=session.rematch,
        can_abort=session.can_abort,
        claim_in=presence.claim_in(player, moment),
        tags=session.tags,
        start=session.start,
        queue=presence.queue,
    )
