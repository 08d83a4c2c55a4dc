"""The state and the outcome of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from skep._core import Color
from skep._core import GameState as _BoardState

__all__ = ["GameState", "Outcome", "Termination"]


class GameState(StrEnum):
    """The state of a game, by the names that the Universal Hive Protocol gives them.

    >>> GameState("WhiteWins").winner, GameState.DRAW.winner
    (Color.WHITE, None)
    >>> [state.value for state in GameState if state.is_over]
    ['Draw', 'WhiteWins', 'BlackWins']
    """

    NOT_STARTED = _BoardState.NOT_STARTED.value
    IN_PROGRESS = _BoardState.IN_PROGRESS.value
    DRAW = _BoardState.DRAW.value
    WHITE_WINS = _BoardState.WHITE_WINS.value
    BLACK_WINS = _BoardState.BLACK_WINS.value

    @classmethod
    def from_winner(cls, winner: Color | None) -> GameState:
        """The state of a game that this side has won; a draw without a winner."""
        return _STATE_OF_WINNER[winner]

    @property
    def winner(self) -> Color | None:
        """The side that has won; None in a draw and in a game that goes on."""
        return _WINNER_OF_STATE.get(self)

    @property
    def is_over(self) -> bool:
        """Is the game won, lost or drawn?"""
        return self in _WINNER_OF_STATE


_STATE_OF_WINNER = {
    None: GameState.DRAW,
    Color.WHITE: GameState.WHITE_WINS,
    Color.BLACK: GameState.BLACK_WINS,
}
_WINNER_OF_STATE = {state: winner for winner, state in _STATE_OF_WINNER.items()}


class Termination(StrEnum):
    """What ended a game.

    A board finds a surrounded queen itself, and a repetition where its rules count it; the others
    are decided by the game around the board, `skep.game.Game`.
    """

    QUEEN_SURROUNDED = "queen_surrounded"
    BOTH_QUEENS_SURROUNDED = "both_queens_surrounded"
    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    REPETITION = "repetition"
    TIMEOUT = "timeout"
    ABANDONED = "abandoned"
    ADJUDICATION = "adjudication"
    FORFEIT = "forfeit"

    @property
    def is_on_board(self) -> bool:
        """Does the position itself end the game, so that taking the move back reopens it?"""
        return self in _ON_BOARD


_ON_BOARD = frozenset(
    {Termination.QUEEN_SURROUNDED, Termination.BOTH_QUEENS_SURROUNDED, Termination.REPETITION}
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What ended a game, and which side won it; no side in a draw."""

    termination: Termination
    winner: Color | None

    @property
    def state(self) -> GameState:
        """The state of a game that ended like this.

        >>> Outcome(Termination.RESIGNATION, Color.BLACK).state
        <GameState.BLACK_WINS: 'BlackWins'>
        """
        return GameState.from_winner(self.winner)
