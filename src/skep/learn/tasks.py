"""The tasks of lessons: what is asked, and whether an answer is right. The core decides.

A task is one of five kinds:

cells    touch every cell that a piece can reach
pieces   touch every piece that can move, or every one that cannot
move     make a move with a certain effect (see `skep.learn.goals`)
line     make some moves in a row, each answered by the opponent
game     play a whole game, with a word of advice on every turn
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from skep._core import Hex, Move, Piece, Reason
from skep.arguments import as_piece
from skep.board import Board
from skep.errors import NotationError
from skep.learn.coach import advice
from skep.learn.goals import Attempt, reaches
from skep.learn.views import Cell, LessonBoard, cell_of, view_of
from skep.learn.words import Argument, Saying, message_of_reason
from skep.notation import parse_move

if TYPE_CHECKING:
    from skep.explanation import Explanation

__all__ = [
    "KINDS",
    "Answer",
    "CellsTask",
    "GameTask",
    "Kind",
    "LessonEvidence",
    "LessonResult",
    "LineTask",
    "MoveTask",
    "PiecesTask",
    "Task",
]


Kind = Literal["cells", "pieces", "move", "line", "game"]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a learner did; each kind of task looks at what it asked for.

    A move is a `Move` or a UHP move string; for a line, all moves of the learner so far. A game is
    a UHP game string.
    """

    cells: tuple[Cell, ...] = ()
    pieces: tuple[str, ...] = ()
    moves: tuple[Move | str, ...] = ()
    game: str = ""


@dataclass(frozen=True, slots=True)
class LessonEvidence:
    """Why a piece may not go somewhere, in a form that can be drawn."""

    reason: Reason
    piece: str | None
    target: Cell | None
    pieces: tuple[str, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class LessonResult:
    """What to say to an answer, and what to show.

    An answer that is right so far but not complete is neither solved nor wrong.
    """

    message: Saying
    solved: bool = False
    wrong: bool = False
    missing: int = 0
    """How much is still to be found."""
    evidence: LessonEvidence | None = None
    board: LessonBoard | None = None
    """The position after the moves of the answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(ABC):
    """A position, what is asked of the learner, and a solution."""

    kind: ClassVar[Kind]

    key: str
    """What its messages begin with: lesson-ant-1 has lesson-ant-1-task, -hint and -done."""
    position: str
    figures: tuple[str, ...] = ()
    """The figures of the printed sheets that the position stands for: docs/rules.md, section 15."""
    forbidden: dict[str, str] = field(default_factory=dict)
    """Moves that look possible and are not, and the reason, where the texts speak of them."""

    @property
    @abstractmethod
    def solution(self) -> Answer:
        """An answer that is right."""

    @abstractmethod
    def check(self, answer: Answer) -> LessonResult:
        """Judge an answer; raises NotationError if it cannot be understood."""

    @property
    def arguments(self) -> dict[str, Argument]:
        """What the messages of the task may use."""
        return {}

    @property
    def missed(self) -> Saying | None:
        """What is said to a legal move that does something else."""
        return None

    def right_moves(self) -> tuple[Move, ...]:
        """The moves that solve the task, where one move does."""
        return ()

    def board(self) -> Board:
        """Set up the position."""
        return Board.from_game_string(self.position)

    def says(self, part: Literal["task", "hint", "done"]) -> Saying:
        """What is asked, a hint, or what is said in the end."""
        return Saying(f"{self.key}-{part}", self.arguments)

    def _done(self, board: Board | None = None) -> LessonResult:
        return LessonResult(self.says("done"), solved=True, board=view_of(board) if board else None)


@dataclass(frozen=True, slots=True, kw_only=True)
class CellsTask(Task):
    """Touch every cell that a piece can reach."""

    kind: ClassVar[Kind] = "cells"

    piece: Piece
    stated: int | None = None
    """How many cells the printed sheets state for the figure."""

    def reachable(self) -> set[Cell]:
        """The cells."""
        moves = self.board().legal_moves
        return {cell_of(move.to) for move in moves if move.to and move.piece == self.piece}

    @property
    def solution(self) -> Answer:
        """All of them."""
        return Answer(cells=tuple(sorted(self.reachable())))

    @property
    def arguments(self) -> dict[str, Argument]:
        """How many they are."""
        return {"count": len(self.reachable())}

    def check(self, answer: Answer) -> LessonResult:
        """Say why the last of the wrong cells is wrong, or how many are still to be found."""
        reachable = self.reachable()
        wrong = [cell for cell in answer.cells if cell not in reachable]
        missing = len(reachable - set(answer.cells))
        if wrong:
            why = self.board().explain(self.piece, Hex(*wrong[-1]))
            return _refusal(why, self.piece, wrong[-1], missing)
        if missing:
            return LessonResult(_more(missing, "place"), missing=missing)
        return self._done()


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecesTask(Task):
    """Touch every piece of the side to move that can move, or every one that is stuck."""

    kind: ClassVar[Kind] = "pieces"

    which: Literal["free", "stuck"]

    def wanted(self) -> set[Piece]:
        """The pieces."""
        board = self.board()
        own = {piece for piece in board.pieces() if piece.color is board.turn}
        free = own.intersection(move.piece for move in board.legal_moves if move.piece)
        return free if self.which == "free" else own - free

    @property
    def solution(self) -> Answer:
        """All of them."""
        return Answer(pieces=tuple(sorted(map(str, self.wanted()))))

    @property
    def arguments(self) -> dict[str, Argument]:
        """How many they are."""
        return {"count": len(self.wanted())}

    def check(self, answer: Answer) -> LessonResult:
        """Say what is wrong with the last of the wrong pieces, or how many are to be found."""
        wanted = self.wanted()
        touched = [as_piece(name) for name in answer.pieces]
        wrong = [piece for piece in touched if piece not in wanted]
        missing = len(wanted - set(touched))
        if wrong:
            return self._why_wrong(wrong[-1], missing)
        if missing:
            return LessonResult(_more(missing, "piece"), missing=missing)
        return self._done()

    def _why_wrong(self, piece: Piece, missing: int) -> LessonResult:
        board = self.board()
        if piece.color is not board.turn or board.hex_of(piece) is None:
            says = Saying("lesson-other-piece", {"color": board.turn.value})
            return LessonResult(says, wrong=True, missing=missing)
        if self.which == "stuck":
            says = Saying("lesson-can-move", {"bug": piece.bug.value, "color": piece.color.value})
            return LessonResult(says, wrong=True, missing=missing)
        return _refusal(board.explain_piece(piece), piece, None, missing)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTask(Task):
    """Make a move that reaches a goal."""

    kind: ClassVar[Kind] = "move"

    goal: str
    move: str
    """A move that does."""
    piece: Piece | None = None
    """The piece that the goal names."""

    @property
    def solution(self) -> Answer:
        """The move."""
        return Answer(moves=(self.move,))

    def check(self, answer: Answer) -> LessonResult:
        """Say why the move is not legal, or that it does something else."""
        if len(answer.moves) != 1:
            raise NotationError("the answer to this task is one move")
        board = self.board()
        move = _read(board, answer.moves[0])
        why = board.explain_move(move)
        if not why:
            return _refusal(why, move.piece, cell_of(move.to) if move.to else None)
        after = board.copy()
        after.push(move)
        if self._is_right(board, move, after):
            return self._done(after)
        return LessonResult(self.missed, wrong=True, board=view_of(after))

    @property
    def missed(self) -> Saying:
        """What is said to a legal move that misses the goal."""
        return Saying(f"lesson-not-{self.goal}")

    def right_moves(self) -> tuple[Move, ...]:
        """The moves that reach the goal."""
        board = self.board()
        found = []
        for move in board.legal_moves:
            after = board.copy()
            after.push(move)
            if self._is_right(board, move, after):
                found.append(move)
        return tuple(found)

    def _is_right(self, board: Board, move: Move, after: Board) -> bool:
        wanted = board.parse_uhp(self.move).to
        return reaches(self.goal, Attempt(board, move, after, self.piece, wanted))


@dataclass(frozen=True, slots=True, kw_only=True)
class LineTask(Task):
    """Make the learner's moves of a line, each answered by the opponent's."""

    kind: ClassVar[Kind] = "line"

    line: tuple[str, ...]
    """The moves of both sides, as UHP move strings; the learner makes the first and the last."""

    @property
    def solution(self) -> Answer:
        """The learner's moves."""
        return Answer(moves=self.line[::2])

    def check(self, answer: Answer) -> LessonResult:
        """Play as far as the learner went, and answer the last move."""
        if not 1 <= len(answer.moves) <= len(self.solution.moves):
            raise NotationError("the answer to this task is a row of moves")
        board, line = self.board(), self.board()
        for turn, text in enumerate(answer.moves):
            move = _read(board, text)
            why = board.explain_move(move)
            if not why:
                return _refusal(why, move.piece, cell_of(move.to) if move.to else None)
            board.push(move)
            line.push_uhp(self.line[2 * turn])
            if board.key != line.key:
                return LessonResult(self.missed, wrong=True, board=view_of(board))
            if 2 * turn + 1 < len(self.line):
                reply = self.line[2 * turn + 1]
                board.push_uhp(reply)
                line.push_uhp(reply)
        missing = len(self.solution.moves) - len(answer.moves)
        if missing:
            says = Saying("lesson-go-on", {"count": missing})
            return LessonResult(says, missing=missing, board=view_of(board))
        return self._done(board)

    @property
    def missed(self) -> Saying:
        """What is said to a legal move beside the line."""
        return Saying("lesson-not-line")

    def parsed_line(self) -> tuple[Move, ...]:
        """The moves of both sides."""
        board = self.board()
        return tuple(board.push_uhp(text) for text in self.line)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTask(Task):
    """Play a game against a level of our engine, from the position to its end."""

    kind: ClassVar[Kind] = "game"

    level: int
    game: str
    """A game that was played so, as a UHP game string."""

    @property
    def solution(self) -> Answer:
        """The game."""
        return Answer(game=self.game)

    def check(self, answer: Answer) -> LessonResult:
        """Advise on the position, or say how the game ended."""
        board = Board.from_game_string(answer.game)
        color = self.board().turn
        if board.rules != self.board().rules:
            raise NotationError("the game is played by other rules than the task's", answer.game)
        outcome = board.outcome()
        if outcome is None:
            return LessonResult(advice(board, color), missing=1, board=view_of(board))
        if outcome.winner is None:
            return LessonResult(Saying("lesson-game-drawn"), solved=True, board=view_of(board))
        if outcome.winner is not color:
            return LessonResult(Saying("lesson-game-lost"), solved=True, board=view_of(board))
        return self._done(board)


KINDS: Final[dict[Kind, type[Task]]] = {
    kind.kind: kind for kind in (CellsTask, PiecesTask, MoveTask, LineTask, GameTask)
}
"""The kinds of tasks by name."""


def _read(board: Board, move: Move | str) -> Move:
    """Understand a move, be it legal or not."""
    return parse_move(board, move) if isinstance(move, str) else move


def _more(missing: int, what: Literal["place", "piece"]) -> Saying:
    """How many places or pieces are still to be found; their gender differs in some languages."""
    return Saying("lesson-more", {"count": missing, "what": what})


def _refusal(
    why: Explanation, piece: Piece | None, target: Cell | None, missing: int = 0
) -> LessonResult:
    assert why.reason is not None, "what is refused has a reason"
    evidence = LessonEvidence(
        reason=why.reason,
        piece=str(piece) if piece is not None else None,
        target=target,
        pieces=tuple(map(str, why.pieces)),
        cells=tuple(cell_of(cell) for cell in why.cells),
    )
    return LessonResult(
        message_of_reason(why, piece), wrong=True, missing=missing, evidence=evidence
    )
