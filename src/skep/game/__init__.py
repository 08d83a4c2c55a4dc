"""A game between two players: limits, clocks, offers, settings, result; no I/O."""

from skep.errors import GameError, GameOverError
from skep.game.clock import Clock, TimeControl
from skep.game.game import Game, TakebackOffer
from skep.game.limits import Limits

__all__ = [
    "Clock",
    "Game",
    "GameError",
    "GameOverError",
    "Limits",
    "TakebackOffer",
    "TimeControl",
]
