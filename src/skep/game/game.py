"""A game between two players: the board and everything around it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep._core import Color
from skep.board import Board
from skep.errors import GameError, GameOverError
from skep.game.clock import Clock
from skep.outcome import GameState, Outcome, Termination
from skep.record import Record
from skep.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep._core import Move

__all__ = ["Game", "TakebackOffer"]

_MAY_ABORT = 2
"""A game may be called off until each player has moved."""


@dataclass(frozen=True, slots=True)
class TakebackOffer:
    """A player's wish to go back to an earlier ply."""

    color: Color
    ply: int


class Game:
    """A game between two players: board, clock, offers, and a result with its reason.

    It does nothing by itself and never asks for the time: moments are seconds that the caller
    passes in as `now`, from a clock that never goes back. They are needed only with a time control;
    where they are given, the time spent on every move is kept.

    A game can begin from a position with moves on it, `start`; these are part of its record and
    cannot be taken back. GameError is raised for what cannot be done now, GameOverError if that is
    because the game is over; both leave everything as it was.

    >>> game = Game(Rules.parse("Base"), white="Ada", black="Bob")
    >>> game.play(game.board.parse_uhp("wS1"))
    >>> game.resign(Color.WHITE)
    >>> game.result
    Outcome(termination=<Termination.RESIGNATION: 'resignation'>, winner=Color.BLACK)
    >>> game.state
    <GameState.BLACK_WINS: 'BlackWins'>
    """

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
        self._board = Board.from_rules(rules) if start is None else start.copy()
        self._start = self._board.copy()
        self._clock = Clock() if clock is None else clock
        self._names = {Color.WHITE: white, Color.BLACK: black}
        self._tags = dict(tags or {})
        self._result: Outcome | None = None
        self._aborted = False
        self._detail = ""
        self._draw_offer: Color | None = None
        self._takeback_offer: TakebackOffer | None = None
        self._offered_at: dict[tuple[str, Color], int] = {}
        self._elapsed: dict[int, float] = {}
        self._left: dict[int, float] = {}
        self._base = {color: self._clock.bank(color) for color in Color}
        self._look_at_board()

    # ---- what is

    @property
    def board(self) -> Board:
        """The position as a board of its own: what is done to it does not touch the game."""
        return self._board.copy()

    @property
    def rules(self) -> Rules:
        """What the players agreed on."""
        return self._board.rules

    @property
    def clock(self) -> Clock:
        """The players' times."""
        return self._clock

    @property
    def turn(self) -> Color:
        """The side to move."""
        return self._board.turn

    @property
    def ply(self) -> int:
        """How many moves have been made by both sides, those of the start included."""
        return self._board.ply

    @property
    def first_ply(self) -> int:
        """The ply the game began from, beyond which nothing is taken back."""
        return self._start.ply

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
        """Was the game called off before it had properly begun, so that it does not count?"""
        return self._aborted

    @property
    def detail(self) -> str:
        """What was said about the end of the game, such as why it was forfeited."""
        return self._detail

    @property
    def state(self) -> GameState:
        """The state of the game; that of the board while there is no result."""
        if self._result is None or self._aborted:
            return self._board.game_state()
        return self._result.state

    @property
    def draw_offer(self) -> Color | None:
        """Who offers a draw, if anybody does."""
        return self._draw_offer

    @property
    def takeback_offer(self) -> TakebackOffer | None:
        """Who wants to take moves back, if anybody does."""
        return self._takeback_offer

    # ---- moves

    def begin(self, now: float) -> None:
        """Let the time of the side to move run, for the first time or after a pause."""
        self._must_go_on()
        if self._clock.turn is None:
            self._start_turn(now)
        else:
            self._clock.resume(now)

    def pause(self, now: float) -> None:
        """Stop the time that runs until `begin`."""
        self._clock.pause(now)

    def play(
        self, move: Move, now: float | None = None, *, color: Color | None = None, lag: float = 0.0
    ) -> None:
        """Make a move; raises IllegalMoveError if the rules forbid it.

        `color` is who wants to make it, if that is in question. If the time is up, the game is lost
        on time instead and GameOverError is raised. An open draw offer of the other side lapses,
        and so does every wish to take back.
        """
        self._must_go_on()
        mover = self._board.turn
        if color is not None and color is not mover:
            raise GameError(f"it is not {color}'s turn")
        self._needs_time(now)
        if now is not None and self.check_flag(now, lag=lag):
            assert self._result is not None
            raise GameOverError(f"{mover}'s time is up", self._result)
        self._board.push(move)
        if now is not None:
            self._press(mover, now, lag)
        if self._draw_offer is mover.opponent:
            self._draw_offer = None
        self._takeback_offer = None
        self._look_at_board(now)

    def _needs_time(self, now: float | None) -> None:
        if now is None and self._clock.control is not None:
            raise ValueError("a game with a time control must be told the time of a move")

    def _press(self, mover: Color, now: float, lag: float) -> None:
        ply = self._board.ply
        if self._clock.turn is mover:
            self._elapsed[ply] = self._clock.press(now, lag)
            if self._clock.control is not None:
                self._left[ply] = self._clock.left(mover, now)
        self._start_turn(now)

    def _start_turn(self, now: float) -> None:
        control = self._clock.control
        untimed = control is not None and self._board.ply < control.untimed_plies
        self._clock.start(self._board.turn, now, untimed=untimed)

    def _look_at_board(self, now: float | None = None) -> None:
        """End the game where the position itself does."""
        outcome = self._board.outcome()
        if outcome is not None:
            self._end(outcome, now)

    # ---- takebacks

    def takeback(self, ply: int, now: float | None = None) -> None:
        """Go back to an earlier ply, with the clocks as they were then; nobody is asked.

        This also reopens a game that a move ended, but none that ended in another way.
        """
        if self._result is not None and not self._result.termination.is_on_board:
            raise GameOverError("the game is over", self._result)
        if not self.first_ply <= ply < self._board.ply:
            raise GameError(f"there is no going back from ply {self._board.ply} to {ply}")
        self._needs_time(now)
        while self._board.ply > ply:
            self._elapsed.pop(self._board.ply, None)
            self._left.pop(self._board.ply, None)
            self._board.pop()
        self._result, self._detail = None, ""
        self._draw_offer = self._takeback_offer = None
        self._offered_at = {key: at for key, at in self._offered_at.items() if at <= ply}
        for color in Color:
            self._clock.set(color, self._left_at(color, ply))
        if now is not None:
            self._start_turn(now)

    def _left_at(self, color: Color, ply: int) -> float:
        """What a player had left when that ply had been made."""
        for earlier in range(ply, 0, -1):
            if earlier in self._left and (earlier % 2 == 1) == (color is Color.WHITE):
                return self._left[earlier]
        return self._base[color]

    def takeback_ply(self, color: Color) -> int | None:
        """The ply before a player's last choice of a move, forced passes not counted, if any."""
        moves = self._board.move_stack
        for ply in range(len(moves) - 1, self.first_ply - 1, -1):
            mover = Color.WHITE if ply % 2 == 0 else Color.BLACK
            if mover is color and not moves[ply].is_pass:
                return ply
        return None

    def offer_takeback(self, color: Color, ply: int | None = None) -> None:
        """Ask to go back to a ply, by default to before the player's own last choice."""
        self._must_go_on()
        target = self.takeback_ply(color) if ply is None else ply
        if target is None or not self.first_ply <= target < self._board.ply:
            raise GameError(f"{color} has nothing to take back")
        self._may_offer("takeback", color)
        self._takeback_offer = TakebackOffer(color, target)

    def accept_takeback(self, color: Color, now: float | None = None) -> None:
        """Go back as the other player asked."""
        self.takeback(self._takeback_offered_to(color).ply, now)

    def decline_takeback(self, color: Color) -> None:
        """Turn down what the other player asked."""
        self._takeback_offered_to(color)
        self._takeback_offer = None

    def _takeback_offered_to(self, color: Color) -> TakebackOffer:
        self._must_go_on()
        offer = self._takeback_offer
        if offer is None or offer.color is color:
            raise GameError(f"{color.opponent} has not asked to take anything back")
        return offer

    def _may_offer(self, what: str, color: Color) -> None:
        """A player offers the same thing but once in a position."""
        if self._offered_at.get((what, color)) == self._board.ply:
            raise GameError(f"{color} has offered a {what} in this position already")
        self._offered_at[what, color] = self._board.ply

    # ---- draws

    def offer_draw(self, color: Color, now: float | None = None) -> None:
        """Offer a draw until the other player moves; two offers are an agreement.

        A player may offer once in each position, so that nobody can be pestered.
        """
        self._must_go_on()
        if self._draw_offer is color.opponent:
            self.accept_draw(color, now)
            return
        if self._draw_offer is color:
            raise GameError(f"{color} offers a draw already")
        self._may_offer("draw", color)
        self._draw_offer = color

    def accept_draw(self, color: Color, now: float | None = None) -> None:
        """Agree to the draw that the other player offers."""
        self._draw_offered_to(color)
        self._end(Outcome(Termination.AGREEMENT, None), now)

    def decline_draw(self, color: Color) -> None:
        """Turn down the draw that the other player offers."""
        self._draw_offered_to(color)
        self._draw_offer = None

    def _draw_offered_to(self, color: Color) -> None:
        self._must_go_on()
        if self._draw_offer is not color.opponent:
            raise GameError(f"{color.opponent} does not offer a draw")

    # ---- other ends

    def resign(self, color: Color, now: float | None = None) -> None:
        """Give up: the other player wins."""
        self._finish(Termination.RESIGNATION, color.opponent, now)

    def check_flag(self, now: float, *, lag: float = 0.0) -> bool:
        """End the game if the time of the side to move is up, and say whether it is."""
        if self.is_over or not self._clock.is_running:
            return False
        loser = self._clock.flagged(now, lag)
        if loser is None:
            return False
        self.lose_on_time(loser, now)
        return True

    def lose_on_time(self, color: Color, now: float | None = None, detail: str = "") -> None:
        """A player has overstepped a time that is kept elsewhere: the other player wins."""
        self._finish(Termination.TIMEOUT, color.opponent, now, detail)

    def abandon(self, color: Color, now: float | None = None, *, draw: bool = False) -> None:
        """A player has left: the other one takes the win, or a draw."""
        self._finish(Termination.ABANDONED, None if draw else color.opponent, now)

    def forfeit(self, color: Color, detail: str = "", now: float | None = None) -> None:
        """A player loses for breaking the rules of conduct, such as an illegal move."""
        self._finish(Termination.FORFEIT, color.opponent, now, detail)

    def adjudicate(self, winner: Color | None, detail: str = "", now: float | None = None) -> None:
        """Somebody else decides the game; without a winner it is drawn."""
        self._finish(Termination.ADJUDICATION, winner, now, detail)

    @property
    def can_abort(self) -> bool:
        """May the game still be called off, because not both players have moved?"""
        return not self.is_over and self._board.ply - self.first_ply < _MAY_ABORT

    def abort(self, now: float | None = None) -> None:
        """Call the game off, as long as not both players have moved: it does not count."""
        self._must_go_on()
        if not self.can_abort:
            raise GameError("a game cannot be called off when both players have moved")
        self._aborted = True
        self._finish(Termination.ABANDONED, None, now)

    def _finish(
        self,
        termination: Termination,
        winner: Color | None,
        now: float | None,
        detail: str = "",
    ) -> None:
        self._must_go_on()
        self._detail = detail
        self._end(Outcome(termination, winner), now)

    def _end(self, outcome: Outcome, now: float | None) -> None:
        self._result = outcome
        self._draw_offer = self._takeback_offer = None
        if now is not None:
            self._clock.pause(now)

    def _must_go_on(self) -> None:
        if self._result is not None:
            raise GameOverError("the game is over", self._result)

    # ---- afterwards

    def record(self) -> Record:
        """The game as it is written down, with times, and the detail of its end as a comment."""
        tags = {"White": self._names[Color.WHITE], "Black": self._names[Color.BLACK]}
        if self._clock.control is not None:
            tags["TimeControl"] = str(self._clock.control)
        return Record(
            rules=self.rules,
            moves=tuple(self._board.move_stack),
            tags={**tags, **self._tags},
            comments={self._board.ply: self._detail} if self._detail else {},
            result=self.state,
            termination=None if self._result is None else self._result.termination,
            clocks={ply: left for ply, left in self._left.items() if math.isfinite(left)},
            elapsed=dict(self._elapsed),
        )

    @classmethod
    def from_record(cls, record: Record, *, clock: Clock | None = None, first_ply: int = 0) -> Game:
        """Take up a game as its record has it, the clock paused; offers are not recorded.

        `clock` gives the time control, and `first_ply` where the game began.
        """
        tags = dict(record.tags)
        start = next((board for board in record.boards() if board.ply == first_ply), None)
        if start is None:
            raise GameError(f"a game of {len(record.moves)} plies cannot begin at ply {first_ply}")
        game = cls(
            record.rules,
            white=tags.pop("White", ""),
            black=tags.pop("Black", ""),
            clock=clock,
            start=start,
            tags=tags,
        )
        for move in record.moves[first_ply:]:
            game._board.push(move)
        game._elapsed, game._left = dict(record.elapsed), dict(record.clocks)
        for color in Color:
            game._clock.set(color, game._left_at(color, game.ply))
        game._look_at_board()
        if record.termination is not None:
            game._result = Outcome(record.termination, record.result.winner)
            game._aborted = not record.result.is_over
            game._detail = record.comments.get(game.ply, "")
        return game

    def rematch(self) -> Game:
        """A new game between the same players from the same start, the colours exchanged."""
        return Game(
            self.rules,
            white=self._names[Color.BLACK],
            black=self._names[Color.WHITE],
            clock=self._clock.fresh(),
            start=self._start,
        )

    def __repr__(self) -> str:
        names = " - ".join(self._names[color] or color.value for color in Color)
        return f"<Game {names}: {self.state}, {self._board.turn_string()}>"
