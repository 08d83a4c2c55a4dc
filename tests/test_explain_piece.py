"""Why a piece can go nowhere at all: `Board.explain_piece`."""

from __future__ import annotations

import pytest
from hypothesis import given

from random_boards import boards
from skep import Board, Hex, NotationError, Piece, Reason
from skep.explanation import Explanation

_BARS_THE_WAY = (
    Reason.GATE,
    Reason.ENCLOSED,
    Reason.LOSES_CONTACT,
    Reason.WRONG_STEPS,
    Reason.NO_WAY_OVER,
    Reason.COPIES_CANNOT,
    Reason.TOUCHES_OPPONENT,
)
_TRUE_OF_MOST = (
    Reason.OCCUPIED,
    Reason.BEYOND_THROWER,
    Reason.TOO_FAR,
    Reason.NOTHING_TO_JUMP,
    Reason.GAP_IN_LINE,
    Reason.NOT_IN_LINE,
    Reason.NOT_ORIGIN,
    Reason.AWAY_FROM_HIVE,
    Reason.SAME_CELL,
    Reason.PASS_NOT_ALLOWED,
)
_WHATEVER_THE_HEX = tuple(
    reason for reason in Reason if reason not in (*_BARS_THE_WAY, *_TRUE_OF_MOST)
)
_TELLING = {
    reason: rank for rank, reason in enumerate((*_WHATEVER_THE_HEX, *_BARS_THE_WAY, *_TRUE_OF_MOST))
}


def specificity(explanation: Explanation) -> int:
    """The rank of an explanation of a piece that cannot move: the lower, the more specific.

    What does not depend on the hex comes first, in the order in which the core asks; then what
    bars the way; and last what is true of most hexes on any board.
    """
    assert explanation.reason is not None, "the piece can go somewhere"
    return _TELLING[explanation.reason]


CASES = r"""
GAME_OVER        bA1 Base;WhiteWins;Black[7];wB1;bS1 \wB1;wQ wB1-;bQ -bS1;wA1 wQ/;bS2 \bS1;wS1 wB1\;bA1 -bQ;wS2 wQ\;bA2 bA1\;wA2 wA1\;bB1 -bS2;wA1 bQ\
NOT_IN_GAME      wM  Base;NotStarted;White[1]
NOT_YOUR_PIECE   bS1 Base;InProgress;White[2];wS1;bS1 wS1-
QUEEN_FIRST_TURN wQ  Base;NotStarted;White[1]
OUT_OF_ORDER     wA2 Base;NotStarted;White[1]
QUEEN_DUE        wA2 Base;InProgress;White[4];wS1;bS1 wS1-;wG1 -wS1;bG1 bS1-;wA1 -wG1;bA1 bG1-
QUEEN_DUE        wS1 Base;InProgress;White[4];wS1;bS1 wS1-;wG1 -wS1;bG1 bS1-;wA1 -wG1;bA1 bG1-
QUEEN_NOT_PLACED wS1 Base;InProgress;White[2];wS1;bS1 wS1-
ONE_HIVE         bQ  Base;InProgress;Black[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bG1 bQ/;wA2 -wA1
COVERED          wQ  Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wQ \wS1;bB1 bQ\;wQ -wS1;bB1 bS1;wQ \wS1;bB1 wS1;wQ -bB1;bB1 wQ
NOTHING_TO_COPY  wM  Base+M;InProgress;White[5];wM;bM wM-;wQ \wM;bQ bM\;wQ \bM;bA1 bQ\;wQ bM/;bA2 bA1\
GATE             wQ  Base+MLP;InProgress;White[8];wB1;bS1 \wB1;wL wB1-;bL -bS1;wQ wL\;bS2 -bL;wG1 /wQ;bQ \bL;wG2 wQ-;bB1 -bS2;wG3 wG2-;bA1 -bB1;wA1 wQ\;bA1 wB1\
GATE             wS1 Base+MLP;InProgress;White[8];wS1;bS1 /wS1;wM wS1-;bA1 -bS1;wG1 wM/;bQ /bA1;wQ \wS1;bA2 bQ\;wB1 wG1\;bA3 bA2\;wB1 wM;bL bA3/;wG2 -wG1;bA3 /wQ
ENCLOSED         wA2 Base+MLP;InProgress;White[12];wA1;bL /wA1;wG1 \wA1;bM bL\;wB1 wA1/;bB1 -bL;wQ wB1\;bQ -bB1;wG2 wB1/;bS1 bM-;wL \wG1;bA1 bB1\;wS1 \wG2;bG1 -bQ;wG3 \wL;bB2 bQ\;wA2 /wS1;bB2 bB1;wA3 wQ-;bB2 bL;wM -wS1;bP bM\
COPIES_CANNOT    wM  Base+MLP;InProgress;White[12];wS1;bP /wS1;wM wS1-;bG1 bP\;wQ wM-;bM bG1\;wP \wS1;bQ bM/;wG1 wQ\;bM wM\;wS2 -wP;bS1 bG1\;wL -wS2;bB1 /bS1;wA1 \wQ;bS2 bS1\;wA2 wG1-;bA1 /bB1;wG2 wA2-;bL -bB1;wB1 wG1\;bA2 -bP
OCCUPIED         bQ  Base+MLP;InProgress;White[12];wG1;bL wG1/;wQ wG1\;bB1 bL/;wL /wG1;bG1 -bB1;wP wQ\;bQ bB1\;wB1 wL\;bB2 bB1/;wM wP/;bS1 -bG1;wL bQ\;bS2 \bB2;wG2 -wG1;bP \bG1;wA1 wL\;bA1 -bS2;wA2 /wB1;bB1 bB2;wP bL\;bM bS2/
"""  # noqa: E501


@pytest.mark.parametrize("case", CASES.strip().splitlines(), ids=lambda case: case[:20].strip())
def test_the_reason_is_the_one_that_tells_most(case: str) -> None:
    reason, piece, game = case.split(maxsplit=2)
    board = Board.from_game_string(game, opening="tournament")
    assert board.explain_piece(piece).reason is Reason[reason]


def test_the_evidence_comes_with_it() -> None:
    board = Board.from_game_string(
        "Base;InProgress;Black[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bG1 bQ/;wA2 -wA1"
    )
    why = board.explain_piece("bQ")
    assert [str(piece) for piece in why.pieces] == ["bG1"]
    assert why.numbers == {"parts": 2}
    assert board.explain_piece(Piece.from_name("bG1")) == Explanation()


def test_what_is_no_piece_is_refused() -> None:
    with pytest.raises(NotationError):
        Board().explain_piece("wX")


@given(boards)
def test_a_piece_can_go_somewhere_exactly_if_it_has_a_move(board: Board) -> None:
    movable = {move.piece for move in board.legal_moves}
    before = board.game_string()
    for piece in board.game_type.pieces:
        assert bool(board.explain_piece(piece)) == (piece in movable)
    assert board.game_string() == before


@given(boards)
def test_no_hex_in_sight_has_a_more_telling_answer(board: Board) -> None:
    hexes = {hex for taken in board.pieces().values() for hex in (taken, *taken.neighbors())}
    for piece in board.game_type.pieces:
        why = board.explain_piece(piece)
        if why:
            continue
        asked = (hexes or {Hex(0, 0)}) - {board.hex_of(piece)}
        answers = [board.explain(piece, hex) for hex in asked]
        assert why in answers
        assert specificity(why) == min(map(specificity, answers))
