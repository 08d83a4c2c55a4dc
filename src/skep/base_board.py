"""The board without move strings and drawings, which `skep.Board` adds: a position and its history.

What move strings and drawings need imports this module, so that there is no import cycle.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from skep._core import Bug, Color, Hex, Move, Piece, Position
from skep._core import GameState as BoardState
from skep.arguments import as_piece, check_move, wrong_type
from skep.errors import HistoryError, IllegalMoveError, excerpt
from skep.explanation import Explanation, Path
from skep.legal_moves import LegalMoves
from skep.outcome import GameState, Outcome, Termination
from skep.position_string import canonical_position, read_position
from skep.rules import THREEFOLD_COUNT, GameType, Opening, Repetition, Rules
from skep.uhp_strings import format_moves

if TYPE_CHECKING:
    from typing import Self

    from skep.symmetry import Symmetry

__all__ = ["BaseBoard"]

_SURROUNDED = {
    BoardState.DRAW: Outcome(Termination.BOTH_QUEENS_SURROUNDED, None),
    BoardState.WHITE_WINS: Outcome(Termination.QUEEN_SURROUNDED, Color.WHITE),
    BoardState.BLACK_WINS: Outcome(Termination.QUEEN_SURROUNDED, Color.BLACK),
}


class BaseBoard:
    """A position of the game and the moves that led to it."""

    __slots__ = ("_position", "_rules")

    def __init__(
        self,
        game_type: GameType | str = GameType.BASE_MLP,
        opening: Opening | str = Opening.TOURNAMENT,
        repetition: Repetition | str = Repetition.OFF,
    ) -> None:
        self._rules = Rules.parse(game_type, opening, repetition)
        expansions = sum(1 << list(Bug).index(bug) for bug in self._rules.game_type.bugs)
        self._position = Position(expansions, self._rules.opening is Opening.TOURNAMENT)

    @classmethod
    def from_rules(cls, rules: Rules) -> Self:
        """Start a game under these rules."""
        if not isinstance(rules, Rules):
            raise wrong_type("rules are a Rules", rules)
        return cls(rules.game_type, rules.opening, rules.repetition)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """Set up a position without history; PositionError if it is malformed or impossible.

        >>> from skep import Board
        >>> board = Board.from_position("Base;White[3];bQ;-1,0:wQ 0,0:wS1 1,0:bS1 2,0:bQ")
        >>> board.turn_string(), len(board.move_stack), len(board.legal_moves)
        ('White[3]', 0, 22)
        """
        return cls._around(*read_position(text))

    @classmethod
    def _around(cls, position: Position, rules: Rules) -> Self:
        board = object.__new__(cls)
        board._rules = rules
        board._position = position
        return board

    @property
    def native(self) -> Position:
        """The native position behind the board, for the search; changing it changes the board."""
        return self._position

    # ---- the position

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._rules

    @property
    def game_type(self) -> GameType:
        """The game type: which bugs take part."""
        return self._rules.game_type

    @property
    def turn(self) -> Color:
        """The side to move."""
        return self._position.turn

    @property
    def ply(self) -> int:
        """How many moves both sides have made, passes and those before a set-up included."""
        return self._position.ply

    @property
    def played(self) -> int:
        """How many moves have been made since the start or the set-up: as many as can be undone."""
        return self._position.played

    @property
    def turn_number(self) -> int:
        """The number of the turn the side to move is about to take, from 1."""
        return self.ply // 2 + 1

    def turn_string(self) -> str:
        """Whose turn it is in UHP's words, as in White[3]."""
        return f"{self.turn.value.capitalize()}[{self.turn_number}]"

    def pieces(self) -> dict[Piece, Hex]:
        """All pieces in play and where they are."""
        return self._position.pieces()

    def stack(self, hex: Hex) -> tuple[Piece, ...]:
        """The pieces on a hex, from the bottom to the top."""
        return self._position.stack(hex)

    def piece_at(self, hex: Hex) -> Piece | None:
        """The piece on top of a hex, if there is one."""
        return self._position.piece_at(hex)

    def hex_of(self, piece: Piece) -> Hex | None:
        """Where a piece is; None while it is in hand."""
        return self._position.hex_of(piece)

    def hand(self, color: Color) -> Counter[Bug]:
        """How many of each bug a player has yet to bring into play."""
        placed = self._position.placed
        left = {bug: bug.per_player - placed(color, bug) for bug in self.game_type.bugs}
        return Counter({bug: count for bug, count in left.items() if count > 0})

    @property
    def last_moved(self) -> Piece | None:
        """The piece that was placed, moved or thrown on the last turn; None after a pass."""
        return self._position.just_moved

    def position_string(self, *, canonical: bool = False) -> str:
        """The position without its history as a line of text, which `from_position` reads.

        Equal boards at the same turn have equal strings. With canonical=True the hive is moved,
        turned and mirrored, and like pieces are numbered, so that all positions with the same
        `canonical_key`, rules and turn have one string.

        >>> from skep import Board
        >>> Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-").position_string()
        'Base;White[2];bS1;0,0:wS1 1,0:bS1'
        """
        if canonical:
            return canonical_position(self._position, self._rules)
        return self._position.position_string(self._rules.repetition is Repetition.THREEFOLD)

    def transform(self, symmetry: Symmetry) -> Self:
        """The same game, turned and mirrored: an independent board with all its moves.

        >>> from skep import Board, Symmetry
        >>> board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
        >>> board.transform(Symmetry(rotation=3)).game_string()
        'Base;InProgress;White[2];wS1;bS1 -wS1'
        """
        turned = self._position.transformed(symmetry.rotation, symmetry.mirrored)
        return self._around(turned, self._rules)

    # ---- legal moves

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move once: only a pass if there is no other, none when a queen is surrounded.

        A draw by repetition changes nothing here: the moves that could be made are still listed.
        """
        return LegalMoves(self, self._position.legal_moves())

    def is_legal(self, move: Move) -> bool:
        """Is the move, which may be a pass, legal now?

        >>> from skep import PASS, Board
        >>> Board("Base").is_legal(PASS)
        False
        """
        check_move(move)
        return self._position.is_legal(move)

    def explain(self, piece: Piece | str, hex: Hex) -> Explanation:
        """Say whether a piece may be placed on or moved to a hex now and, if not, why.

        >>> from skep import Board, Hex
        >>> board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
        >>> print(board.explain("wA1", Hex(2, 0)))
        A new piece may not touch the opponent's: it would touch bS1.
        """
        return Explanation.from_core(self._position.explain(as_piece(piece), hex))

    def explain_move(self, move: Move) -> Explanation:
        """Say whether a move, which may be a pass, is legal now and, if not, why."""
        check_move(move)
        if move.piece is None or move.to is None:
            return Explanation.from_core(self._position.explain_pass())
        return self.explain(move.piece, move.to)

    def explain_piece(self, piece: Piece | str) -> Explanation:
        """Say whether a piece may be placed or moved at all now and, if not, which rule forbids it.

        That is the rule which forbids it whatever the hex; where there is none, the most telling of
        the rules that close the hexes in and around the hive, the nearest first.

        >>> from skep import Board
        >>> board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
        >>> print(board.explain_piece("wS1"))
        Nothing may move before wQ is placed.
        """
        return Explanation.from_core(self._position.explain_piece(as_piece(piece)))

    def path(self, move: Move) -> Path:
        """Say how a piece gets there by a legal move; raises IllegalMoveError for any other."""
        check_move(move)
        try:
            return Path.from_core(self._position.path(move))
        except ValueError:  # the native path is given for legal moves only
            raise self._refusal(move) from None

    # ---- making moves

    def push(self, move: Move) -> None:
        """Make a move; raises IllegalMoveError, and changes nothing, if it is not legal."""
        try:
            is_legal = self._position.push(move)
        except TypeError:
            if isinstance(move, str):
                hint = f"push_uhp reads {excerpt(move)}"
                raise TypeError(f"a move is a Move, not str: {hint}") from None
            check_move(move)
            raise
        if not is_legal:
            raise self._refusal(move)

    def pop(self) -> Move:
        """Take back the last move and return it; raises HistoryError if there is none."""
        move = self.peek()
        self._position.undo()
        return move

    def peek(self) -> Move:
        """Return the last move; raises HistoryError if there is none."""
        if self.played == 0:
            raise HistoryError("no move has been made")
        return self._position.last_move()

    @property
    def move_stack(self) -> list[Move]:
        """All moves made since the start or the set-up, from the first to the last."""
        return self._position.moves()

    def root(self) -> Self:
        """A copy of the board before its first move: empty, or as it was set up."""
        board = self.copy()
        while board.played:
            board.native.undo()
        return board

    @property
    def is_set_up(self) -> bool:
        """Does the history begin with a position that was set up, and not with the empty table?"""
        return self.ply != self.played

    def _refusal(self, move: Move) -> IllegalMoveError:
        where = self.position_string() if self.is_set_up else self.game_string()
        return IllegalMoveError(move, self.explain_move(move), where)

    def _check(self, move: Move) -> None:
        if not self.explain_move(move):
            raise self._refusal(move)

    def game_string(self) -> str:
        """The whole game as a UHP game string; HistoryError for a position that was set up."""
        if self.is_set_up:
            raise HistoryError("a game string begins with the empty table, not with a set-up")
        head = (self.game_type.value, self.game_state().value, self.turn_string())
        return ";".join((*head, *format_moves(self.move_stack)))

    # ---- state and outcome

    def outcome(self) -> Outcome | None:
        """How the game ended on the board; None while it goes on.

        A game ends when a queen is surrounded and, where the rules have repetition="threefold",
        when a position occurs for the third time (rules 11.1, 12.1 and 12.4).
        """
        state = self._position.state
        if state is not BoardState.IN_PROGRESS and state in _SURROUNDED:
            return _SURROUNDED[state]
        if self._rules.repetition is Repetition.THREEFOLD and self.is_threefold():
            return Outcome(Termination.REPETITION, None)
        return None

    def is_game_over(self) -> bool:
        """Has the game ended on the board? It has where `outcome()` is not None."""
        return self.outcome() is not None

    def game_state(self) -> GameState:
        """The state of the game; as a str it is the name that UHP gives it.

        >>> print(BaseBoard().game_state())
        NotStarted
        """
        outcome = self.outcome()
        return GameState(self._position.state) if outcome is None else outcome.state

    @property
    def key(self) -> int:
        """A number that is equal for equal positions.

        It does not depend on where the hive lies or how pieces of a kind are numbered, and covers
        everything that decides what is legal.
        """
        return self._position.key

    @property
    def canonical_key(self) -> int:
        """A key that is the same for all twelve rotations and reflections, too."""
        return self._position.canonical_key

    def repetition_count(self) -> int:
        """How often this position has occurred in the game, this time included."""
        return self._position.repetition_count()

    def is_threefold(self) -> bool:
        """Has this position occurred three times or more, whether or not the rules count it?"""
        return self.repetition_count() >= THREEFOLD_COUNT

    # ---- the object protocol

    def copy(self) -> Self:
        """Make an independent board with the same game on it."""
        twin = object.__new__(type(self))
        twin._rules = self._rules
        twin._position = self._position.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self._position, self._rules)

    def __eq__(self, other: object) -> bool:
        """Compare rules and positions, however they came about."""
        if not isinstance(other, BaseBoard):
            return NotImplemented
        return self._rules == other._rules and self._position.is_same(other._position)

    __hash__: ClassVar[None] = None  # type: ignore[assignment]


def _restore(cls: type[BaseBoard], position: Position, rules: Rules) -> BaseBoard:
    return cls._around(position, rules)
