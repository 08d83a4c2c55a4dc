"""A game that two people are playing at one table: moves, taking them back, and how it ends."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skep import Board, Outcome, Record, Termination

if TYPE_CHECKING:
    from skep import Move, Rules


@dataclass(slots=True)
class Table:
    """A board, what was taken back from it, and what the players agreed on."""

    board: Board
    source: Record
    undone: list[Move] = field(default_factory=list)
    agreed: Outcome | None = None
    saved: tuple[list[Move], Outcome | None] = ([], None)

    @classmethod
    def new(cls, rules: Rules, tags: dict[str, str]) -> Table:
        """Begin a game today."""
        today = datetime.datetime.now().astimezone().date()
        record = Record(rules, tags={"Date": f"{today:%Y.%m.%d}"} | tags)
        return cls(Board.from_rules(rules), record)

    @classmethod
    def from_record(cls, record: Record) -> Table:
        """Go on with a game."""
        board = record.board()
        agreed = None
        if record.result != board.game_state():
            termination = record.termination or Termination.ADJUDICATION
            agreed = Outcome(termination, record.result.winner)
        return cls(board, record, agreed=agreed, saved=(board.move_stack, agreed))

    def record(self) -> Record:
        """The game as it is written down, with what was said about the moves that still stand."""
        moves = self.board.move_stack
        old = self.source
        pairs = zip(moves, old.moves, strict=False)
        same = next((i for i, (new, was) in enumerate(pairs) if new != was), None)
        kept = min(len(moves), len(old.moves)) if same is None else same
        record = Record(
            rules=self.board.rules,
            moves=tuple(moves),
            tags=dict(old.tags),
            comments={ply: text for ply, text in old.comments.items() if ply <= kept},
            clocks={ply: time for ply, time in old.clocks.items() if ply <= kept},
            elapsed={ply: time for ply, time in old.elapsed.items() if ply <= kept},
        )
        outcome = self.outcome()
        if outcome is not None:
            record.result, record.termination = outcome.state, outcome.termination
        return record

    @property
    def is_unsaved(self) -> bool:
        """Whether there is something that would be lost."""
        now = (self.board.move_stack, self.agreed)
        return now not in (self.saved, ([], None))

    def mark_saved(self) -> None:
        """Note that the game as it is now is in a file."""
        self.saved = (self.board.move_stack, self.agreed)

    def outcome(self) -> Outcome | None:
        """How the game ended, on the board or by the players."""
        if self.agreed is not None:
            return self.agreed
        return self.board.outcome()

    def play(self, move: Move) -> None:
        """Make a move; raises IllegalMoveError, and changes nothing, if it is not legal."""
        self.board.push(move)
        self.undone.clear()

    def undo(self) -> bool:
        """Take back what was done last, an agreement or a move; false if there is nothing."""
        if self.agreed is not None:
            self.agreed = None
        elif self.board.ply:
            self.undone.append(self.board.pop())
        else:
            return False
        return True

    def redo(self) -> bool:
        """Make the move again that was taken back last; false if there is none."""
        if not self.undone or self.agreed is not None:
            return False
        self.board.push(self.undone.pop())
        return True

    def resign(self) -> None:
        """Let the side to move give up."""
        self.agreed = Outcome(Termination.RESIGNATION, self.board.turn.opponent)

    def agree_on_draw(self) -> None:
        """End the game without a winner."""
        self.agreed = Outcome(Termination.AGREEMENT, None)
