"""Phrases between the players of a game by link: who may say one, and how often."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from skep._core import Color
from skep.server.messages import Said
from skep.server.problems import ProblemError, too_many

if TYPE_CHECKING:
    from skep.server.identity import PlayerId
    from skep.server.messages import Phrase
    from skep.server.sessions.session import GameSession

__all__ = ["MOST_PHRASES", "PERIOD", "PhraseBook"]

MOST_PHRASES: Final = 3
PERIOD: Final = 20.0
"""In so many seconds a player may say at most `MOST_PHRASES` phrases."""


class PhraseBook:
    """Checks what the players of one game say."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._said: dict[Color, deque[float]] = {
            color: deque(maxlen=MOST_PHRASES) for color in Color
        }

    def say(self, player: PlayerId, phrase: Phrase, now: float) -> Said:
        """The notice of a phrase; raises ProblemError if the player may not say it now."""
        session = self._session
        mine = session.colors_of(player)
        if not mine:
            raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
        if session.kind != "link" or session.status == "waiting":
            raise ProblemError(409, "not_allowed", "There is nobody here to say something to.")
        said = self._said[mine[0]]
        if len(said) == MOST_PHRASES and (wait := said[0] + PERIOD - now) > 0:
            raise too_many("phrases", wait)
        said.append(now)
        return Said(by=mine[0], phrase=phrase)
