"""A game in play between two players: the board and everything around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.errors import GameError, GameOverError
from skep.game.offers import TakebackOffer
from skep.game.view import GameView
from skep.outcome import GameState, Outcome, Termination

if TYPE_CHECKING:
    from skep._core import Move
    from skep.game.clock import Clock
    from skep.record import Record

__all__ = ["Game"]


class Game(GameView):
    """A game between two players: board, clock, offers, and a result with its reason.

    It does nothing by itself and never asks for the time: times are seconds that the caller passes
    in as `now`, from a clock that never goes back. They are needed only with a time control; where
    they are given, the time spent on every move is kept.

    A game can begin from a position with moves on it, `start`; these are part of its record and
    cannot be taken back. A position that was set up is part of the record, too. GameError is
    raised for what cannot be done now, GameOverError if that is because the game is over; both
    leave everything as it was.

    >>> from skep import Color, Rules
    >>> game = Game(Rules.parse("Base"), white="Ada", black="Bob")
    >>> game.play(game.board.parse_uhp("wS1"))
    >>> game.resign(Color.WHITE)
    >>> game.result
    Outcome(termination=<Termination.RESIGNATION: 'resignation'>, winner=Color.BLACK)
    >>> game.state
    <GameState.BLACK_WINS: 'BlackWins'>
    """

    # ---- moves

    def begin(self, now: float) -> None:
        """Let the time of the side to move run, for the first time or after a pause."""
        self._must_go_on()
        if self.clock.turn is None:
            self._times.start_turn(self.turn, self.ply, now)
        else:
            self.clock.resume(now)

    def pause(self, now: float) -> None:
        """Stop the time that runs until `begin`."""
        self.clock.pause(now)

    def play(
        self, move: Move, now: float | None = None, *, color: Color | None = None, lag: float = 0.0
    ) -> None:
        """Make a move; raises IllegalMoveError if the rules forbid it.

        `color` is who wants to make it, if that is in question. If the time is up, the game is lost
        on time instead and GameOverError is raised. An open draw offer of the other side lapses,
        and so does every request to take back.
        """
        self._must_go_on()
        mover = self._board.turn
        if color is not None and color is not mover:
            raise GameError(f"it is not {color}'s turn")
        self._times.check_now(now)
        if now is not None and self.check_flag(now, lag=lag):
            assert self._result is not None
            raise GameOverError(f"{mover}'s time is up", self._result)
        is_new = self._history.push(move)
        if is_new or now is not None:
            self._times.forget_from(self.ply)
        if now is not None:
            self._times.press(mover, self.ply, now, lag)
        self._offers.lapse_with_move_of(mover)
        self._end_on_board(now)

    def _end_on_board(self, now: float | None = None) -> None:
        """End the game where the board says that it is over."""
        outcome = self._board.outcome()
        if outcome is not None:
            self._end(outcome, now)

    # ---- taking back

    def takeback(self, ply: int, now: float | None = None) -> None:
        """Go back to an earlier ply, with the clocks as they were then; nobody is asked.

        This also reopens a game that ended on the board, but none that ended in another way.
        """
        if self._result is not None and not self._result.termination.is_on_board:
            raise GameOverError("the game is over", self._result)
        if not self.first_ply <= ply < self.ply:
            raise GameError(f"there is no going back from ply {self.ply} to {ply}")
        self._times.check_now(now)
        self._go_back(ply, now)

    def _go_back(self, ply: int, now: float | None) -> None:
        self._history.go_back_to(ply)
        self._times.set_clock(ply)
        self._offers.go_back_to(ply)
        self._reopen(now)

    def undo(self, now: float | None = None) -> bool:
        """Undo what was done last, a move or the end of the game; False if there is nothing.

        This is for people who share one board: nobody is asked, and every end can be undone.
        """
        if self._result is not None and not self._result.termination.is_on_board:
            self._offers.go_back_to(self.ply - 1)
            self._reopen(now)
            return True
        if self.ply == self.first_ply:
            return False
        self.takeback(self.ply - 1, now)
        return True

    def redo(self, now: float | None = None) -> bool:
        """Make the move again that was taken back last; False if there is none or the game is over.

        The moves that were taken back are forgotten when another move is made.
        """
        move = self._history.next_move
        if move is None or self.is_over:
            return False
        self.play(move, now)
        return True

    def _reopen(self, now: float | None) -> None:
        self._result, self._aborted, self._detail = None, False, ""
        if now is not None:
            self._times.start_turn(self.turn, self.ply, now)

    def offer_takeback(self, color: Color, ply: int | None = None) -> None:
        """Ask to go back to a ply, by default to before the player's own last choice."""
        self._must_go_on()
        target = self.takeback_ply(color) if ply is None else ply
        if target is None or not self.first_ply <= target < self.ply:
            raise GameError(f"{color} has nothing to take back")
        self._offers.offer_takeback(TakebackOffer(color, target), self.ply)

    def accept_takeback(self, color: Color, now: float | None = None) -> None:
        """Go back as the other player asked."""
        self._must_go_on()
        self.takeback(self._offers.takeback_for(color).ply, now)

    def decline_takeback(self, color: Color) -> None:
        """Turn down the takeback that the other player asked for."""
        self._must_go_on()
        self._offers.decline_takeback(color)

    # ---- draws

    def offer_draw(self, color: Color, now: float | None = None) -> None:
        """Offer a draw until the other player moves; two offers are an agreement.

        A player may offer once in each position.
        """
        self._must_go_on()
        if self._offers.offer_draw(color, self.ply):
            self.agree_on_draw(now)

    def accept_draw(self, color: Color, now: float | None = None) -> None:
        """Agree to the draw that the other player offers."""
        self._must_go_on()
        self._offers.check_draw_for(color)
        self.agree_on_draw(now)

    def decline_draw(self, color: Color) -> None:
        """Turn down the draw that the other player offers."""
        self._must_go_on()
        self._offers.decline_draw(color)

    def agree_on_draw(self, now: float | None = None) -> None:
        """End the game in a draw that both players want."""
        self._finish(Termination.AGREEMENT, None, now)

    # ---- other ends

    def resign(self, color: Color, now: float | None = None) -> None:
        """Give up: the other player wins."""
        self._finish(Termination.RESIGNATION, color.opponent, now)

    def check_flag(self, now: float, *, lag: float = 0.0) -> bool:
        """End the game if the time of the side to move is up; returns whether it is."""
        if self.is_over or not self.clock.is_running:
            return False
        loser = self.clock.flagged(now, lag)
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

    def abort(self, now: float | None = None, *, always: bool = False) -> None:
        """Call the game off, as long as not both players have moved: it does not count.

        Who runs the games may do so at any time (`always`).
        """
        self._must_go_on()
        if not (self.can_abort or always):
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
        self._offers.close()
        if now is not None:
            self.clock.pause(now)

    def _must_go_on(self) -> None:
        if self._result is not None:
            raise GameOverError("the game is over", self._result)

    # ---- replaying a game that was stored; no clock runs

    def replay_move(
        self, move: Move, *, spent: float | None = None, left: float | None = None
    ) -> None:
        """Make a move again with the seconds that it took and that were left after it."""
        self._must_go_on()
        mover = self.turn
        self._history.push(move)
        self._times.note(self.ply, spent, left)
        self._offers.lapse_with_move_of(mover)
        self._end_on_board()

    def replay_takeback(self, ply: int) -> None:
        """Go back to an earlier ply again."""
        self._go_back(ply, None)

    def replay_end(self, outcome: Outcome, *, aborted: bool = False, detail: str = "") -> None:
        """End the game again, unless its last move has ended it."""
        if not self.is_over:
            self._aborted, self._detail = aborted, detail
            self._end(outcome, None)

    # ---- records

    @classmethod
    def from_record(cls, record: Record, *, clock: Clock | None = None, first_ply: int = 0) -> Game:
        """Take up a game as its record has it, the clock paused; offers are not recorded.

        `clock` gives the time control, and `first_ply` where the game began. A result without a
        termination is not taken over, because it does not say what ended the game.
        """
        tags = dict(record.tags)
        start = next((board for board in record.boards() if board.played == first_ply), None)
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
        game._history.replay(record.moves[first_ply:], record.comments)
        game._times.restore(record.elapsed, record.clocks, game.ply)
        game._result = game._board.outcome()
        result = GameState(record.result)
        if record.termination is not None:
            game._result = Outcome(record.termination, result.winner)
            game._aborted = not result.is_over
        return game

    def rematch(self) -> Game:
        """A new game between the same players from the same start, the colours exchanged."""
        return Game(
            self.rules,
            white=self._names[Color.BLACK],
            black=self._names[Color.WHITE],
            clock=self.clock.fresh(),
            start=self._start,
        )
