"""The board of a game, with move strings and drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep import _core
from skep.arguments import check_move
from skep.base_board import BaseBoard
from skep.errors import IllegalMoveError, NotationError
from skep.rules import Opening, Repetition
from skep.uhp_strings import format_move, parse_move, refused, rules_for, split_game_string

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Self

    from skep._core import Move
    from skep.rules import Rules

__all__ = ["Board"]

_FEATURES: Final = tuple(_core.weights())


class Board(BaseBoard):
    """A position of the game and the moves that led to it.

    >>> board = Board("Base")
    >>> board.push_uhp("wS1")
    Move(Piece(Color.WHITE, Bug.SPIDER, 1), Hex(0, 0))
    >>> len(board.legal_moves)
    24
    """

    __slots__ = ()

    @classmethod
    def from_game_string(
        cls,
        text: str,
        opening: Opening | str = "auto",
        repetition: Repetition | str = Repetition.OFF,
    ) -> Self:
        """Replay a UHP game string; raises RecordError if it is malformed or breaks the rules.

        Its state and turn are ignored and computed again. With opening="auto" the opening rule is
        the rulebook's exactly when a player's first piece is the queen.
        """
        game_type, moves = split_game_string(text)
        return cls.replay(rules_for(game_type, opening, repetition, moves[:2]), moves)

    @classmethod
    def replay(
        cls,
        rules: Rules,
        moves: Iterable[str],
        *,
        lines: Sequence[int] = (),
        marked_climbs: bool = False,
    ) -> Self:
        """Play UHP move strings from the start; RecordError, with the ply, at the first bad one.

        `lines` are the numbers of the lines that the moves stand on in a file, for the message;
        `marked_climbs` is that of `skep.notation.parse_move`.
        """
        board = cls.from_rules(rules)
        for ply, text in enumerate(moves, start=1):
            try:
                board.push(parse_move(board, text, marked_climbs=marked_climbs))
            except (NotationError, IllegalMoveError) as error:
                raise refused(ply, text, error, lines[ply - 1] if lines else None) from error
        return board

    def parse_uhp(self, text: str) -> Move:
        """Read a UHP move string; raises NotationError, or IllegalMoveError if it is not legal."""
        move = parse_move(self, text)
        self._check(move)
        return move

    def uhp(self, move: Move) -> str:
        """Write a legal move as a UHP move string."""
        check_move(move)
        return format_move(self, move)

    def push_uhp(self, text: str) -> Move:
        """Read a UHP move string, make the move, and return it."""
        move = parse_move(self, text)
        self.push(move)
        return move

    def evaluate(self) -> int:
        """Score the position in points for the side to move, by the linear evaluation.

        It looks at the pieces and not ahead; what a game that is over was worth says `outcome`.

        >>> Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-").evaluate()
        19
        """
        return self.native.evaluate()

    def features(self) -> dict[str, int]:
        """The features of the linear evaluation by name, of the side to move less the opponent's.

        Each times its weight, `skep.engine.EVALUATION_WEIGHTS`, they add up to `evaluate`.

        >>> board = Board.from_game_string("Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1")
        >>> {name: value for name, value in board.features().items() if value}
        {'free queen': -1, 'free spider': 1, 'pinned spider': -1, 'in hand queen': 1,
         "queen's neighbors 1": -1, 'placements': -2, 'tempo': 1}
        """
        return dict(zip(_FEATURES, self.native.features(), strict=True))

    def __repr__(self) -> str:
        if self.is_set_up:
            return f"Board.from_position({self.position_string()!r})"
        details = f", opening={self.rules.opening.value!r}"
        if self.rules.repetition is not Repetition.OFF:
            details += f", repetition={self.rules.repetition.value!r}"
        return f"Board.from_game_string({self.game_string()!r}{details})"

    def __str__(self) -> str:
        from skep import render  # noqa: PLC0415 - only programs that draw load it

        return render.text(self)

    def _repr_svg_(self) -> str:
        from skep import render  # noqa: PLC0415

        return render.svg(self)
