"""Boards as SVG, tiles and themes."""

import re
import runpy
from collections import Counter
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from drawn_boards import (
    BOARDS,
    CLIMB,
    JUMP,
    JUMP_BACK,
    OPENING,
    SVG,
    THROW,
    TOWER,
    after,
    contrast,
    finished,
    hive_titles,
    titles,
)
from skep import (
    Board,
    Bug,
    Color,
    Hex,
    NotationError,
    Piece,
    SkepError,
    render,
)
from skep.render.glyphs import GLYPHS
from skep.render.pen import figures, titled
from skep.render.theme import THEMES
from skep.render.tiles import FACE_HALF_WIDTH, describe

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
