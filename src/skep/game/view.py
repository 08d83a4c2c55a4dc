"""The read-only view of a game in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep._core import Color
from skep.board import Board
from skep.errors import GameError
from skep.game.clock import Clock
from skep.game.history import MoveHistory
from skep.game.offers import Offers, OfferState, TakebackOffer
from skep.game.times import MoveTimes
from skep.record import Record
from skep.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep.legal_moves import LegalMoves
    from skep.outcome import GameState, Outcome

__all__ = ["ABORT_PLIES", "GameView"]

ABORT_PLIES: Final = 2
"""A game may be called off until each player has moved."""


class GameView:
    """The read-only part of a game in play; `Game` adds the actions."""

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        white: str = "",
        black: str = "",
        clock: Clock | None = None,
        start: Board | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> None:
        if rules is None:
            rules = Rules() if start is None else start.rules
        if start is not None and start.rules != rules:
            raise GameError(f"a game under {rules} cannot begin from one under {start.rules}")
        board = Board.from_rules(rules) if start is None else start.copy()
        self._start = board.copy()
        self._history = MoveHistory(board)
        root = board.root()
        self._position = root.position_string() if root.is_set_up else None
        self._times = MoveTimes(Clock() if clock is None else clock, root.turn, board.played)
        self._names = {Color.WHITE: white, Color.BLACK: black}
        self._tags = dict(tags or {})
        self._offers = OfferState()
        self._result: Outcome | None = board.outcome()
        self._aborted = False
        self._detail = ""

    @property
    def board(self) -> Board:
        """A copy of the board: changing it does not change the game."""
        return self._board.copy()

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves on the board; copies of the board made after this know them already."""
        return self._board.legal_moves

    @property
    def _board(self) -> Board:
        return self._history.board

    @property
    def rules(self) -> Rules:
        """The rules that the players agreed on."""
        return self._board.rules

    @property
    def clock(self) -> Clock:
        """The players' clock."""
        return self._times.clock

    @property
    def turn(self) -> Color:
        """The side to move."""
        return self._board.turn

    @property
    def ply(self) -> int:
        """The number of moves made by both sides, those of the start included.

        As in a record, those before a position that was set up do not count.
        """
        return self._board.played

    @property
    def start(self) -> Board:
        """A copy of the board that the game began from."""
        return self._start.copy()

    @property
    def first_ply(self) -> int:
        """The ply the game began from; nothing before it can be taken back."""
        return self._history.first_ply

    @property
    def tags(self) -> dict[str, str]:
        """The tags of the record besides the players' names and the time control."""
        return dict(self._tags)

    def name(self, color: Color) -> str:
        """A player's name."""
        return self._names[color]

    @property
    def is_over(self) -> bool:
        """Has the game ended, in whatever way?"""
        return self._result is not None

    @property
    def result(self) -> Outcome | None:
        """How the game ended and who won it; None while it goes on.

        A game that was called off has no winner and is no draw: see `aborted`.
        """
        return self._result

    @property
    def aborted(self) -> bool:
        """Was the game called off before both players had moved, so that it does not count?"""
        return self._aborted

    @property
    def detail(self) -> str:
        """A remark on the end of the game, such as why it was forfeited."""
        if self._result is None:
            return ""
        return self._detail or self._history.comments.get(self.ply, "")

    @property
    def state(self) -> GameState:
        """The state of the game; that of the board while there is no result."""
        if self._result is None or self._aborted:
            return self._board.game_state()
        return self._result.state

    @property
    def offers(self) -> Offers:
        """The offers that are open."""
        return self._offers.open

    @property
    def draw_offer(self) -> Color | None:
        """The player who offers a draw, if any."""
        return self._offers.open.draw

    @property
    def takeback_offer(self) -> TakebackOffer | None:
        """The request to take moves back, if there is one."""
        return self._offers.open.takeback

    @property
    def can_abort(self) -> bool:
        """May the game still be called off, because not both players have moved?"""
        return not self.is_over and self.ply - self.first_ply < ABORT_PLIES

    def mover_after(self, ply: int) -> Color:
        """The side to move when a ply had been made."""
        return self.turn if (self.ply - ply) % 2 == 0 else self.turn.opponent

    def takeback_ply(self, color: Color) -> int | None:
        """The ply before a player's last choice of a move, forced passes not counted, if any."""
        moves = self._board.move_stack
        for ply in range(len(moves) - 1, self.first_ply - 1, -1):
            if self.mover_after(ply) is color and not moves[ply].is_pass:
                return ply
        return None

    def record(self) -> Record:
        """The record of the game, with times, comments, and the remark on its end as a comment."""
        tags = {"White": self._names[Color.WHITE], "Black": self._names[Color.BLACK]}
        if self.clock.control is not None:
            tags["TimeControl"] = str(self.clock.control)
        comments = self._history.comments
        if self._detail:
            said = comments.get(self.ply)
            comments[self.ply] = f"{said}\n{self._detail}" if said else self._detail
        return Record(
            rules=self.rules,
            moves=tuple(self._board.move_stack),
            tags={**tags, **self._tags},
            comments=comments,
            result=self.state,
            termination=None if self._result is None else self._result.termination,
            clocks=self._times.left_until(self.ply),
            elapsed=self._times.spent_until(self.ply),
            position=self._position,
        )

    def __repr__(self) -> str:
        names = " - ".join(self._names[color] or color.value for color in Color)
        return f"<Game {names}: {self.state}, {self._board.turn_string()}>"
