"""The rules for people: complete, well formed, with figures that show what their captions say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from catalogues import read
from skep import Board, Bug, Hex, Reason, render
from skep.cli import main
from skep.cli.plain import plain
from skep.learn.figures import Figure, figure, own_figures
from skep.learn.legend import legend
from skep.learn.rules import pieces_of_a_player, rules_page, rules_style, sections
from skep.learn.words import Saying
from skep.locales import LANGUAGES, Catalogue
from skep.notation import parse_move
from skep.render.signs import draw_mark
from skep.rules import GameType

SHOWN = [name for section in sections() for name in section.figures]
FIGURES = list(dict.fromkeys(SHOWN))
# The points of docs/rules.md, section 16, that each question about the printed sheets answers.
SHEETS = {
    "turns": [1, 26],
    "queen-opens": [2],
    "how-many": [18],
    "touching": [3],
    "hole": [4, 21, 24],
    "contact": [6],
    "beetle-gates": [5],
    "ladybug-gates": [7],
    "beetle-stops": [11],
    "stack": [20],
    "ant-ways": [8, 9],
    "spider-words": [10],
    "mosquito-stack": [12],
    "mosquito-kinds": [23, 25],
    "mosquito-pillbug": [22],
    "pass": [13],
    "own-queen": [14],
    "draw": [15, 17],
    "repetition": [16],
}
# No rule hangs on the colour of the grasshopper in a figure.
NO_RULE = {19}
RULES = Path(__file__).parents[1] / "docs" / "rules.md"
# What a page may not have under the server's content-security policy, or at all.
FORBIDDEN = re.compile(r"\sstyle=|<script|\son\w+=|javascript:|https?://(?!www\.w3\.org/2000/svg)")
VOID = {"meta", "link", "path", "circle", "rect", "ellipse"}


class Outline(HTMLParser):
    """The words of a page and the order of its elements; fails where they are not nested."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.ids: list[str] = []
        self.figures = 0
        self.labels: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag == "svg" and given.get("role") == "img":
            self.labels.append(str(given["aria-label"]))
        self.figures += tag == "figure"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open[-1] != "style":
            self.words.append(data.strip())


def outline(page: str) -> Outline:
    reader = Outline()
    reader.feed(page)
    reader.close()
    assert not reader.open
    return reader


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_is_complete_and_well_formed(code: str) -> None:
    page = rules_page(code, stylesheet="/rules.css")
    seen = outline(page)
    direction = LANGUAGES[code].direction
    assert page.startswith(f'<!doctype html>\n<html lang="{code}" dir="{direction}">')
    assert seen.ids == [section.name for section in sections()]
    assert seen.figures == len(SHOWN)
    assert not FORBIDDEN.search(page)
    assert '<link rel="stylesheet" href="/rules.css">' in page
    assert "<style>" not in page


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_says_everything_in_its_language(code: str) -> None:
    """Pictures bring no English titles along: a label is the caption beside it."""
    catalogue = Catalogue(code)
    page = rules_page(code)
    captions = [figure(name).caption.text(catalogue) for name in SHOWN]
    seen = outline(page)
    assert seen.labels == captions
    assert set(captions) <= set(seen.words)
    assert page.count("<title>") == 1


def test_a_page_by_itself_has_its_style_inside() -> None:
    page = rules_page("en")
    assert f"<style>{rules_style()}</style>" in page
    assert "<link" not in page


def test_a_page_of_a_site_leads_back_to_the_lessons() -> None:
    back = f'<nav><a href="/learn">{Catalogue("he").text("rules-back")}</a></nav>'
    assert back in rules_page("he", lessons="/learn")
    assert "<nav>" not in rules_page("he")


def test_there_is_no_page_in_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="tlh"):
        rules_page("tlh")


def test_every_bug_has_a_section_and_a_number_of_pieces() -> None:
    assert {section.bug for section in sections() if section.bug} == {bug.value for bug in Bug}
    counts = [line.args["count"] for _, line in pieces_of_a_player()]
    assert sum(count for count in counts if isinstance(count, int)) == (
        GameType.BASE_MLP.pieces_per_player
    )


def test_every_message_of_the_rules_is_said() -> None:
    said = {"rules-title", "rules-lead", "rules-legend", "rules-trademark", "rules-pieces-line"}
    said |= {"rules-back", "rules-contents", "rules-signs-title", "rules-sheets-setting"}
    said |= {meaning.key for _, meaning in legend()}
    for section in sections():
        said.add(section.title.key)
        if section.paragraphs(Catalogue("en")):
            said.add(f"rules-{section.name}-text")
        said |= {figure(name).caption.key for name in section.figures}
    written = {name for name in read("en").messages if name.startswith("rules-")}
    assert said - {"bug-title"} == written


def test_the_contents_lead_to_every_section() -> None:
    page = rules_page("en")
    assert re.findall('href="#([^"]+)"', page) == [section.name for section in sections()]


def test_every_sign_of_the_figures_is_explained() -> None:
    pictures = [picture for picture, _ in legend()]
    assert len(set(pictures)) == len(pictures) == 6
    page = rules_page("en")
    assert all(picture in page for picture in pictures)


# ---- where printed sheets differ


def test_every_point_in_which_sheets_differ_is_told() -> None:
    points = {int(number) for number in re.findall(r"(?m)^\| D-(\d+) \|", RULES.read_text("utf-8"))}
    told = [number for numbers in SHEETS.values() for number in numbers]
    assert sorted(told) == sorted(points - NO_RULE)
    parts = [section.id for section in sections() if section.under == "sheets"]
    assert parts == [f"sheet-{name}" for name in SHEETS]


def test_each_point_has_a_figure() -> None:
    assert all(len(section.figures) == 1 for section in sections() if section.under)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_rule_that_can_be_chosen_names_its_setting(code: str) -> None:
    """By the words that the settings have on the screen."""
    catalogue = Catalogue(code)
    lines = {each.id: each.setting_line(catalogue) for each in sections() if each.setting}
    assert lines.keys() == {"sheet-queen-opens", "sheet-how-many", "sheet-repetition"}
    assert catalogue.text("opening") in lines["sheet-queen-opens"]
    assert catalogue.text("opening-rulebook") in lines["sheet-queen-opens"]
    assert catalogue.text("pieces") in lines["sheet-how-many"]
    assert catalogue.text("repetition") in lines["sheet-repetition"]


# ---- figures


def test_figures_of_their_own_are_used_and_proven() -> None:
    """Each is a position that real moves reach, with a legal move or a reason that is claimed."""
    assert set(own_figures()) <= set(FIGURES)
    for task in own_figures().values():
        board = task.board()
        assert board.game_string() == task.position
        assert task.check(task.solution).solved
        for text, reason in task.forbidden.items():
            assert board.explain_move(parse_move(board, text)).reason is Reason(reason)


def test_what_the_captions_say_of_figures_of_their_own() -> None:
    stack = figure("stack").board
    tallest = max((stack.stack(cell) for cell in stack.pieces().values()), key=len)
    assert sorted(piece.bug.letter for piece in tallest) == list("BBBBMMS")
    assert figure("own-queen").board.game_state() == "BlackWins"
    bugs = {piece.bug for piece in figure("editions").board.pieces()}
    assert bugs == {Bug.LADYBUG, Bug.MOSQUITO, Bug.PILLBUG}
    again = figure("repetition").board
    keys = [again.key]
    for _ in range(4):
        again.pop()
    assert again.key == keys[0]


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_marks_what_is_possible_and_what_is_not(name: str) -> None:
    shown = figure(name)
    drawn = shown.text(color=False, unicode=False, width=80)
    reachable = [m.to for m in shown.board.legal_moves if m.to and m.piece == shown.piece]
    assert drawn.count("o") == (len(reachable) if shown.piece else 0)
    assert drawn.count("x") == len(shown.crosses)
    assert not set(reachable) & set(shown.crosses)


def test_places_to_go_have_a_dot_that_the_grid_has_not() -> None:
    """In black and white, too, one sees where the piece may go."""
    shown = figure("ant-1")
    dot = draw_mark("dot", render.THEMES["light"], occupied=False)
    assert shown.svg("").count(dot) == len(shown.places) == 11


def test_pages_are_numbered() -> None:
    assert re.search(r"@page \{[^@]*@bottom-center \{\s*content: counter\(page\)", rules_style())


def test_a_label_may_hold_any_character() -> None:
    shown = Figure(Board("Base"), Saying("rules-title"))
    assert 'aria-label="&lt;a&gt; &amp; b"' in shown.svg("<a> & b")


# ---- signs in the drawing for a terminal


def test_signs_stand_on_empty_cells_and_below_pieces() -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    drawn = render.text(
        board, unicode=False, hands=False, last_move=False, marks={Hex(0, 0): "o", Hex(-1, 0): "x"}
    )
    assert drawn.splitlines() == [
        r"     / \   / \ ".rstrip(),
        r"    /   \ /   \ ".rstrip(),
        r"x  | wS1 | bS1 |",
        r"    \ o / \   /",
        r"     \ /   \ /",
    ]


# ---- skep rules


def test_the_command_prints_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "en", "--ascii"]) == 0
    printed = capsys.readouterr().out
    catalogue = Catalogue("en")
    flat = " ".join(printed.split())
    for section in sections():
        assert section.title.text(catalogue) in printed
        assert all(plain(paragraph) in flat for paragraph in section.paragraphs(catalogue))
    assert all(plain(figure(name).caption.text(catalogue)) in flat for name in FIGURES)
    assert max(map(len, printed.splitlines())) <= 80
    assert printed.isascii()


def test_the_command_takes_the_language_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    assert main(["rules"]) == 0
    assert Catalogue("en").text("rules-title") in capsys.readouterr().out


def test_the_command_writes_a_page(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "rules.html"
    assert main(["rules", "--lang", "en", "--html", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == rules_page("en")
    assert main(["rules", "--lang", "en", "--html", "-"]) == 0
    assert capsysbinary.readouterr().out.decode() == rules_page("en")


def test_the_command_knows_its_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "tlh"]) == 2
    assert "there is no language 'tlh'" in capsys.readouterr().err
