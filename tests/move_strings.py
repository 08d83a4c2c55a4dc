"""Positions for the tests of move strings and game strings."""

from __future__ import annotations

from skep import Board, Hex, Move, Piece

# Black to move. wB1 stands on bQ, all others on the ground.
#
#       bA1
#         bS1  bQ+wB1
#           wM
#             wQ
STACKED = (
    r"Base+M;InProgress;Black[5];wM;bS1 \wM;wQ wM\;bQ bS1/;wB1 wQ/;bQ \wB1;wB1 bQ-;bA1 \bS1;wB1 bQ"
)
# Black to move. wB2 stands on bB1 and that on bP.
TOWER = (
    r"Base+P;InProgress;Black[6];wB1;bP wB1\;wQ wB1/;bQ bP\;wB2 wQ/;bB1 bQ/;wB2 wQ;bB1 bP;wB2 wB1;"
    r"bB2 /bB1;wB2 bB1"
)
WON = (
    r"Base;WhiteWins;White[8];wS1;bA1 wS1\;wQ -wS1;bQ bA1\;wA1 \wS1;bS1 bQ\;wA2 \wA1;bB1 /bQ;"
    r"wG1 -wQ;bG1 bS1/;wA2 bB1\;bG2 \bG1;wG2 /wG1;bA2 /bA1"
)

MARKS = {
    "NW": "\\{}",
    "NE": "{}/",
    "W": "-{}",
    "E": "{}-",
    "SW": "/{}",
    "SE": "{}\\",
}
OPPOSITE = {"NW": "SE", "NE": "SW", "W": "E", "E": "W", "SW": "NE", "SE": "NW"}


def after(*moves: str, game_type: str = "Base+MLP", opening: str = "tournament") -> Board:
    board = Board(game_type, opening)
    for move in moves:
        board.push_uhp(move)
    return board


def move(piece: str, q: int, r: int) -> Move:
    return Move(Piece.from_name(piece), Hex(q, r))
