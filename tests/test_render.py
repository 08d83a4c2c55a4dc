"""Pictures: what a position looks like as SVG and as text."""

import random
import re
import runpy
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from skep import (
    Board,
    Bug,
    Color,
    Hex,
    NotationError,
    Outcome,
    Piece,
    SkepError,
    Termination,
    render,
)
from skep.render.glyphs import GLYPHS
from skep.render.pen import figures, titled
from skep.render.theme import THEMES
from skep.render.tiles import FACE_HALF_WIDTH, describe

SVG = "{http://www.w3.org/2000/svg}"
OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")


def after(*moves: str) -> Board:
    board = Board()
    for move in moves:
        board.push_uhp(move)
    return board


def random_boards(games: int, plies: int) -> list[Board]:
    """The ends of random games, among them all ways to move and high stacks."""
    boards = []
    for seed in range(games):
        rng = random.Random(seed)
        board = Board()
        for _ in range(rng.randrange(plies)):
            moves = board.legal_moves
            climbs = [move for move in moves if move.to is not None and board.stack(move.to)]
            if not moves:
                break
            board.push(rng.choice(climbs if climbs and rng.random() < 0.5 else list(moves)))
        boards.append(board)
    return boards


@cache
def finished() -> Board:
    """A game that is over."""
    return next(board for board in random_boards(60, 400) if board.is_game_over())


JUMP = after(*OPENING, "wG1 -wQ", "bG1 bQ-", "wG1 bG1-")
THROW = after(*OPENING, r"wP \wS1", "bA1 bQ-", "wQ wP/")
CLIMB = after(*OPENING, "wB1 -wQ", "bB1 bQ-", "wB1 wQ", "bB1 bQ", "wB1 wS1")
JUMP_BACK = after(*OPENING, "wA1 -wQ", "bG1 bQ-", "wA1 \\wQ", "bG1 -wQ")
TOWER = after(
    *OPENING, "wB1 -wQ", "bB1 bQ-", "wB1 wQ", "bB1 bQ", "wB1 wS1", "bB1 bS1", "wB1 bB1"
)  # fmt: skip
BOARDS = [Board(), after("wS1"), JUMP, JUMP_BACK, THROW, CLIMB, TOWER, *random_boards(20, 70)]


def titles(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}title")]


def hive_titles(picture: str) -> list[str]:
    return [title for title in titles(picture) if "in hand" not in title and "move" not in title]


def luminance(color: str) -> float:
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# ---- svg


@pytest.mark.parametrize("board", BOARDS)
def test_a_picture_is_well_formed_and_self_contained(board: Board) -> None:
    picture = render.svg(board, queens=True, coordinates=True)
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    for word in (" id=", "url(", "href", "<script", "<style", "font", "<text"):
        assert word not in picture
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    assert width >= 300
    assert height >= 260
    assert left < 0 < left + width
    assert top < 0 < top + height


@pytest.mark.parametrize("board", BOARDS)
def test_every_piece_has_its_title(board: Board) -> None:
    named = Counter(title.partition(",")[0] for title in hive_titles(render.svg(board)))
    assert named == Counter(describe(piece) for piece in board.pieces())


@pytest.mark.parametrize("board", BOARDS)
def test_the_same_position_gives_the_same_picture(board: Board) -> None:
    assert render.svg(board) == render.svg(board.copy())
    assert render.text(board) == render.text(board.copy())


def test_drawing_leaves_the_board_alone() -> None:
    board = THROW.copy()
    render.svg(board, legal="bA1", why=board.explain("bQ", Hex(0, 1)))
    render.text(board)
    assert board == THROW
    assert board.move_stack == THROW.move_stack


def test_a_board_shows_itself() -> None:
    assert JUMP._repr_svg_() == render.svg(JUMP)
    assert str(JUMP) == render.text(JUMP)


def test_the_titles_of_a_stack_run_from_the_bottom_to_the_top() -> None:
    assert hive_titles(render.svg(TOWER)) == [
        "white queen",
        "white spider 1",
        "black spider 1, under black beetle 1",
        "black beetle 1, under white beetle 1",
        "white beetle 1, on top of black beetle 1 and black spider 1",
        "black queen",
    ]


def test_the_far_row_is_painted_before_the_near_one() -> None:
    assert [title.split()[1] for title in hive_titles(render.svg(THROW))] == [
        "queen",
        "pillbug",
        "spider",
        "spider",
        "queen",
        "ant",
    ]


def test_a_stack_of_three_carries_its_height() -> None:
    ink = THEMES["light"].ink
    number = re.escape(figures("3", (0, 0), 1.05, ink).partition(">")[2])
    assert re.search(number, render.svg(TOWER))
    assert not re.search(number, render.svg(CLIMB))


def test_the_label_says_who_is_to_move() -> None:
    def label(board: Board) -> str | None:
        return ET.fromstring(render.svg(board)).get("aria-label")

    assert label(Board()) == "Hive, 0 tiles in play. White to move."
    assert label(after("wS1")) == "Hive, 1 tile in play. Black to move. Last move: white spider 1."
    assert label(CLIMB) == "Hive, 6 tiles in play. Black to move. Last move: white beetle 1."


def test_the_last_move_can_be_left_out() -> None:
    trail = THEMES["light"].trail
    for board in (JUMP, JUMP_BACK, THROW, CLIMB):
        assert trail in render.svg(board, hands=False)
        assert trail not in render.svg(board, hands=False, last_move=False)


def test_a_throw_shows_its_thrower() -> None:
    slid = after(*OPENING, r"wP \wS1", "bA1 bQ-", "wQ -wP")
    assert render.svg(THROW).count(THEMES["light"].trail) == 1 + render.svg(slid).count(
        THEMES["light"].trail
    )


def test_hands_are_piles() -> None:
    drawn = titles(render.svg(JUMP))
    for color, bug in product(Color, Bug):
        count = JUMP.hand(color)[bug]
        title = f"{color.value} {bug.value}, {count} in hand"
        assert (title in drawn) == (count > 0)
    assert "black to move" in drawn
    assert "white to move" not in drawn
    assert hive_titles(render.svg(JUMP)) == titles(render.svg(JUMP, hands=False))


def test_size_is_the_longer_side() -> None:
    root = ET.fromstring(render.svg(JUMP, size=400))
    assert max(float(root.get("width") or 0), float(root.get("height") or 0)) == 400


def test_marks_and_arrows_are_drawn_and_seen() -> None:
    plain = render.svg(JUMP)
    far = Hex(9, 9)
    for style in ("target", "halo", "ring", "dot", "cross", "tint", "hatch"):
        marked = render.svg(JUMP, marks=[render.Mark(far, style)])
        assert ET.fromstring(marked).get("viewBox") != ET.fromstring(plain).get("viewBox")
    assert render.svg(JUMP, marks=[far]) == render.svg(JUMP, marks=[render.Mark(far, "ring")])
    arrow = render.svg(JUMP, arrows=[(Hex(0, 0), far)])
    assert arrow == render.svg(JUMP, arrows=[render.Arrow(Hex(0, 0), far)])
    assert ET.fromstring(arrow) is not None
    assert ET.fromstring(render.svg(JUMP, arrows=[(far, far)])) is not None


def test_legal_shows_a_piece_and_where_it_may_go() -> None:
    moves = [move for move in JUMP.legal_moves if str(move.piece) == "bG1"]
    targets = [render.Mark(move.to, "target") for move in moves if move.to]
    halo = render.Mark(JUMP.pieces()[Piece.from_name("bG1")], "halo")
    assert render.svg(JUMP, legal="bG1") == render.svg(JUMP, marks=[*targets, halo])
    assert render.svg(JUMP, legal=moves) == render.svg(JUMP, marks=targets)
    assert render.svg(JUMP, legal=Piece.from_name("bM")) != render.svg(JUMP)
    with pytest.raises(NotationError):
        render.svg(JUMP, legal="bX1")


def test_why_shows_the_evidence() -> None:
    why = JUMP.explain("bQ", Hex(2, 1))
    assert why.pieces
    tints = [render.Mark(JUMP.pieces()[piece], "tint") for piece in why.pieces]
    hatches = [render.Mark(cell, "hatch") for cell in why.cells]
    assert render.svg(JUMP, why=why) == render.svg(JUMP, marks=tints + hatches)


def test_a_surrounded_queen_has_a_closed_ring() -> None:
    alarm = THEMES["light"].alarm
    over = finished()
    assert alarm in render.svg(over)
    assert alarm not in render.svg(JUMP)
    assert alarm in render.svg(JUMP, queens=True)


def test_background_is_optional() -> None:
    assert "<rect" in render.svg(JUMP)
    assert "<rect" not in render.svg(JUMP, background=False)


# ---- tiles and themes


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("color", "bug"), list(product(Color, Bug)))
def test_a_tile_stands_alone(color: Color, bug: Bug, theme: str) -> None:
    assert titles(render.tile((color, bug), theme=theme)) == [f"{color.value} {bug.value}"]
    piece = Piece(color, bug, 1)
    numbered = render.tile(piece, theme=theme, size=24)
    assert titles(numbered) == [describe(piece)]
    assert numbered == render.tile(piece.name, theme=theme, size=24)


def test_the_sheet_has_all_tiles() -> None:
    assert titles(render.tile_sheet()) == [f"{c.value} {b.value}" for c, b in product(Color, Bug)]


@pytest.mark.parametrize("bug", Bug)
def test_glyphs_are_symmetrical_and_keep_to_their_tile(bug: Bug) -> None:
    for shape in GLYPHS[bug]:
        without_arcs = re.sub(r"a[^aMZ]*", "", shape.d)
        values = [float(value) for value in re.findall(r"-?\d+(?:\.\d+)?", without_arcs)]
        points = list(zip(values[::2], values[1::2], strict=True))
        if "a" not in shape.d:
            ends = Counter(points)
            mirrored = Counter((-x, y) for x, y in points)
            off_axis = {point: n for point, n in ends.items() if point[0]}
            assert off_axis == {point: n for point, n in mirrored.items() if point[0]}
        reach = [max(abs(x), abs(x) / 2 + abs(y) / 2 * 3**0.5) for x, y in points]
        assert max(reach, default=0) <= FACE_HALF_WIDTH


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_bugs_stand_out_from_their_tiles(theme: render.Theme) -> None:
    high = theme.name == "contrast"
    for side in theme.sides.values():
        assert set(side.accents) == set(Bug)
        for accent in side.accents.values():
            assert contrast(accent.limb, side.face) >= (7 if high else 4.5)
            assert contrast(accent.body, side.face) >= (7 if high else 1.9)
    white, black = theme.sides[Color.WHITE], theme.sides[Color.BLACK]
    assert contrast(white.face, black.face) > 7
    assert contrast(theme.ink, theme.paper) > 7


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_every_board(theme: str) -> None:
    for board in BOARDS:
        assert ET.fromstring(render.svg(board, theme=theme)).tag == f"{SVG}svg"


def test_a_theme_may_be_a_value() -> None:
    assert render.svg(JUMP, theme=THEMES["dark"]) == render.svg(JUMP, theme="dark")
    assert render.svg(JUMP, theme="dark") != render.svg(JUMP)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(render.RenderError, match="unknown theme 'noir': choose one of light, dark"):
        render.svg(JUMP, theme="noir")
    with pytest.raises(SkepError):
        render.tile("wQ", theme="noir")
    with pytest.raises(ValueError, match="unknown mark 'smile'"):
        render.svg(JUMP, marks=[render.Mark(Hex(0, 0), "smile")])  # type: ignore[arg-type]
    with pytest.raises(NotationError):
        render.tile("wX")
    with pytest.raises(render.RenderError, match="unknown layout 'wide'"):
        render.text(JUMP, layout="wide")  # type: ignore[arg-type]


def test_words_and_colours_are_escaped() -> None:
    assert titled("<b> & co", "") == "<title>&lt;b&gt; &amp; co</title>"
    theme = THEMES["light"]
    names = theme.__dataclass_fields__
    odd = type(theme)(**{name: getattr(theme, name) for name in names} | {"table": '"><x/>'})
    assert ET.fromstring(render.svg(JUMP, theme=odd)).find(f"{SVG}x") is None


def test_the_pictures_of_the_docs_are_up_to_date(root: Path) -> None:
    folder = root / "docs" / "images"
    pictures = runpy.run_path(str(folder / "draw.py"))["pictures"]()
    assert {path.name for path in folder.glob("*.svg")} == set(pictures)
    for name, picture in pictures.items():
        assert (folder / name).read_text(encoding="utf-8") == picture + "\n"


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
