"""A game between two players: limits, clocks, offers, result; no input or output."""

from skep.errors import GameError, GameOverError
from skep.game.clock import Clock, TimeControl
from skep.game.game import Game
from skep.game.limits import Limits
from skep.game.offers import Offers, TakebackOffer
from skep.game.view import GameView

__all__ = [
    "Clock",
    "Game",
    "GameError",
    "GameOverError",
    "GameView",
    "Limits",
    "Offers",
    "TakebackOffer",
    "TimeControl",
]
