"""Commands of players other than moves: resigning, draws, takebacks, claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep._core import Color
from skep.server.messages import Declined, Offered
from skep.server.problems import ProblemError
from skep.server.sessions.progress import decline_draw, decline_takeback

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skep.game import Game
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.timing import Moment

__all__ = ["ACTIONS"]


def _resign(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    game.resign(color, moment.now)
    session.end(moment)


def _offer_draw(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    """Offer a draw: at one screen it is agreed at once, and the engine always declines."""
    game.offer_draw(color, moment.now)
    if session.kind == "screen":
        game.accept_draw(color.opponent, moment.now)
    if game.is_over:
        session.end(moment)
        return
    session.add_event(Offered, moment, what="draw", by=color)
    if session.kind == "engine":
        _decline_draw(session, game, color.opponent, moment)


def _accept_draw(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    game.accept_draw(color, moment.now)
    session.end(moment)


def _decline_draw(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    """Decline a draw offer, or withdraw one's own."""
    decline_draw(game, color)
    session.add_event(Declined, moment, what="draw", by=color)


def _ask_takeback(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    """Take moves back at once, or ask an opponent who plays by link."""
    if not session.setup.takebacks:
        raise ProblemError(409, "not_allowed", "This game is played without takebacks.")
    if session.kind != "link":
        # At one screen the last move is taken back, whichever side made it.
        whose = (color,) if session.kind == "engine" else tuple(Color)
        plies = [ply for each in whose if (ply := game.takeback_ply(each)) is not None]
        if not plies:
            raise ProblemError(409, "not_allowed", "There is nothing to take back.")
        session.go_back(max(plies), moment)
        return
    offer = game.takeback_offer
    if offer is not None and offer.color is not color:
        _accept_takeback(session, game, color, moment)
        return
    game.offer_takeback(color)
    offer = game.takeback_offer
    assert offer is not None
    session.add_event(Offered, moment, what="takeback", by=color, ply=offer.ply)


def _accept_takeback(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    offer = game.takeback_offer
    if offer is None or offer.color is color:
        raise ProblemError(409, "not_allowed", "Nobody has asked to take anything back.")
    session.go_back(offer.ply, moment)


def _decline_takeback(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    decline_takeback(game, color)
    session.add_event(Declined, moment, what="takeback", by=color)


def _claim_win(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    game.abandon(color.opponent, moment.now)
    session.end(moment)


def _claim_draw(session: GameSession, game: Game, color: Color, moment: Moment) -> None:
    game.abandon(color.opponent, moment.now, draw=True)
    session.end(moment)


ACTIONS: Final[Mapping[str, Callable[[GameSession, Game, Color, Moment], None]]] = {
    "resign": _resign,
    "offer_draw": _offer_draw,
    "accept_draw": _accept_draw,
    "decline_draw": _decline_draw,
    "ask_takeback": _ask_takeback,
    "accept_takeback": _accept_takeback,
    "decline_takeback": _decline_takeback,
    "claim_win": _claim_win,
    "claim_draw": _claim_draw,
}
