"""The pictures of the README and the docs: `make generate` draws them again."""

from pathlib import Path

from skep import Board, render

# A middle game, after an ant has walked round half the hive to the white queen.
MIDDLE_GAME = (
    r"Base+MLP;InProgress;White[16];wG1;bA1 wG1-;wL -wG1;bS1 bA1/;wA1 \wL;bA2 \bS1;"
    r"wQ -wA1;bQ -bA2;wB1 wL\;bP bS1/;wP wB1\;bG1 bP/;wS1 /wB1;bL bG1\;wS2 wP-;bM bS1\;"
    r"wG2 wS2-;bM -wQ;wB2 -wS1;bB1 bP\;wG3 wB2\;bB2 -bG1;wA2 wP\;bL bB1\;wA2 -bB2;bA3 bL/;"
    r"wG3 \wB2;bB2 bA2;wA3 /wL;bA3 /wQ"
)


def pictures() -> dict[str, str]:
    """Draw every picture, by the name of its file."""
    board = Board.from_game_string(MIDDLE_GAME)
    return {
        "board.svg": render.svg(board, hands=False),
        "board-dark.svg": render.svg(board, hands=False, theme="dark"),
        "tiles.svg": render.tile_sheet(),
        "tiles-dark.svg": render.tile_sheet(theme="dark"),
    }


if __name__ == "__main__":
    for name, picture in pictures().items():
        Path(__file__).with_name(name).write_text(picture + "\n", encoding="utf-8")
