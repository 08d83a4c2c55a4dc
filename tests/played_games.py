"""Games for the tests of `skep.game`, some of them begun."""

from __future__ import annotations

from skep import (
    Board,
    Color,
    Hex,
    Move,
    Piece,
    Rules,
)
from skep.game import Clock, Game

WHITE, BLACK = Color.WHITE, Color.BLACK

# Ten plies, the last of which surrounds the queen of the player who makes it.
FINISHED = (
    r"Base;WhiteWins;White[6];wG1;bG1 wG1-;wB1 /wG1;bQ bG1\;wA1 -wB1;bQ wG1\;wQ \wG1;bG2 bQ\;"
    r"wA1 wB1\;bA1 bG1\ "
).strip()
# White has nothing but a pass.
MUST_PASS = (
    r"Base;InProgress;White[19];wB1;bG1 /wB1;wA1 \wB1;bS1 /bG1;wS1 wB1-;bS2 -bG1;wQ wS1-;bQ /bS1;"
    r"wS2 \wS1;bG2 /bS2;wB2 \wA1;bS1 wS1\;wG1 wB2/;bQ /bG2;wA2 /wB2;bG3 -bG2;wG2 wG1-;bA1 -bG3;"
    r"wA3 \wG1;bB1 -bA1;wA3 wQ\;bA2 bS2\;wA3 wG2\;bS2 \bA1;wG3 wQ-;bB2 \bG2;wB2 \wA2;bB1 bS2;"
    r"wG1 wA3/;bS1 wG3-;wG2 wG1-;bA3 /bB1;wB2 -wA2;bA3 wG2\;wB2 /wA2;bA2 bA3/"
)
FOUR_PLIES = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def fill(game: Game, text: str, plies: int | None = None) -> None:
    for move in Board.from_game_string(text).move_stack[:plies]:
        game.play(move)


def four_plies(repetition: str = "off", clock: Clock | None = None) -> Game:
    start = Board.from_game_string(FOUR_PLIES, repetition=repetition)
    return Game(white="Ada", black="Bob", clock=clock, start=start)


def base_game(clock: Clock | None = None) -> Game:
    return Game(Rules.parse("Base"), white="Ada", black="Bob", clock=clock)


def shuffle_queens(game: Game) -> None:
    """Four plies that lead back to where they began."""
    for name, cell in (("wQ", (0, -1)), ("bQ", (2, -1)), ("wQ", (-1, 0)), ("bQ", (2, 0))):
        game.play(Move(Piece.from_name(name), Hex(*cell)))
