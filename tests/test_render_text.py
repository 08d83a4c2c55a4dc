"""Boards as text for a terminal."""

import re

from drawn_boards import BOARDS, JUMP, THROW, TOWER, finished
from skep import (
    Board,
    Outcome,
    Termination,
    render,
)

# ---- text


def test_text_of_an_empty_board() -> None:
    assert (
        render.text(Board("Base"), unicode=False)
        == r"""
  / \
 /   \
|     |
 \   /
  \ /

White in hand  Q  Sx2  Bx2  Gx3  Ax3
Black in hand  Q  Sx2  Bx2  Gx3  Ax3
White to move, turn 1.
"""[1:-1]
    )


def test_text_in_unicode() -> None:
    assert (
        render.text(JUMP)
        == """
     ╱ ╲   ╱ ╲   ╱ ╲   ╱ ╲   ╱ ╲   ╱ ╲
    ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲
∘  │ wQ  │ wS1 │ bS1 │ bQ  │ bG1 │ wG1 │
    ╲   ╱ ╲   ╱ ╲   ╱ ╲   ╱ ╲   ╱ ╲ • ╱
     ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱

White in hand  S  B×2  G×2  A×3  M  L  P
Black in hand  S  B×2  G×2  A×3  M  L  P
Black to move, turn 4. Last move: wG1.
"""[1:-1]
    )


def test_text_of_stacks() -> None:
    assert (
        render.text(TOWER, unicode=False, hands=False)
        == r"""
  / \   / \   / \   / \
 /   \ /   \ / 3 \ /   \
| wQ  | wS1 | wB1 | bQ  |
 \   / \   / \ * / \   /
  \ /   \ /   \ /   \ /

wB1 on bB1 on bS1
"""[1:-1]
    )


def test_text_compact() -> None:
    assert (
        render.text(THROW, unicode=False, layout="compact")
        == r"""
   / \
  |wQ |
 / \*/
|wP |
 \ / \ / \ / \ / \
o |wS1|bS1|bQ |bA1|
   \ / \ / \ / \ /

White in hand  S  Bx2  Gx3  Ax3  M  L
Black in hand  S  Bx2  Gx3  Ax2  M  L  P
Black to move, turn 4. Last move: wQ.
"""[1:-1]
    )


def test_text_without_the_last_move() -> None:
    assert (
        render.text(THROW, unicode=False, layout="compact", last_move=False)
        == r"""
   / \
  |wQ |
 / \ /
|wP |
 \ / \ / \ / \ / \
  |wS1|bS1|bQ |bA1|
   \ / \ / \ / \ /

White in hand  S  Bx2  Gx3  Ax3  M  L
Black in hand  S  Bx2  Gx3  Ax2  M  L  P
Black to move, turn 4.
"""[1:-1]
    )


def test_text_keeps_to_ascii_when_asked() -> None:
    for board in BOARDS:
        assert render.text(board, unicode=False).isascii()


def test_text_takes_the_roomy_layout_where_it_fits() -> None:
    assert render.text(JUMP) == render.text(JUMP, layout="roomy")
    assert render.text(JUMP, width=30) == render.text(JUMP, layout="compact")
    assert render.text(JUMP, height=3) == render.text(JUMP, layout="compact")
    for board in BOARDS:
        assert all(len(line) <= 80 for line in render.text(board).splitlines())


def test_colours_change_nothing_but_colours() -> None:
    for board in BOARDS:
        painted = render.text(board, color=True, hands=False)
        assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == render.text(board, hands=False)
        for line in render.text(board, color=True).splitlines():
            assert line.count("\x1b[0m") == len(re.findall(r"\x1b\[[1-9]", line))


def test_colours_tell_the_sides_apart() -> None:
    painted = render.text(JUMP, color=True)
    assert "48;5;230m wQ  \x1b" in painted
    assert "48;5;237m bQ  \x1b" in painted


def test_the_end_of_a_game_is_told() -> None:
    over = finished()
    outcome = over.outcome()
    assert outcome is not None
    words = f"{outcome.winner.value.capitalize()} has won." if outcome.winner else "is drawn."
    assert words in render.text(over)
    assert words in render.svg(over)
    assert "to move" not in render.text(over)
    assert "to move" not in render.svg(over)


def test_a_drawn_game_is_told() -> None:
    class Drawn(Board):
        def outcome(self) -> Outcome:
            return Outcome(Termination.BOTH_QUEENS_SURROUNDED, None)

    assert "The game is drawn." in render.text(Drawn())
    assert "The game is drawn." in render.svg(Drawn())


def test_after_a_pass_no_piece_is_marked() -> None:
    # The white beetle covers the black one, which covers the queen: nothing of black's can move.
    board = Board("Base")
    for move in ("wS1", "bS1 /wS1", r"wQ \wS1", "bQ /bS1", "wB1 wS1-", "bB1 -bQ", "wB1 wS1",
                 "bB1 bQ", "wB1 wQ", "bB1 bS1", "wB1 wS1", "bB1 bQ", "wB1 bS1", "bB1 wB1",
                 "wA1 wS1-", "bB1 bQ", "wB1 bB1", "pass"):  # fmt: skip
        board.push_uhp(move)
    assert render.text(board, unicode=False).endswith("turn 10. Last move: pass.")
    assert "*" not in render.text(board, unicode=False)
    assert render.svg(board) == render.svg(board, last_move=False)
