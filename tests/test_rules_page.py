"""The rules for people: complete, well formed, with figures that show what their captions say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from catalogues import read
from skep import Board, Bug, Hex, render
from skep.cli import main
from skep.learn.figures import Figure, figure
from skep.learn.rules import pieces_of_a_player, rules_page, rules_style, sections
from skep.learn.words import Saying
from skep.locales import LANGUAGES, Catalogue
from skep.rules import GameType

FIGURES = [name for section in sections() for name in section.figures]
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
    assert seen.figures == len(FIGURES)
    assert not FORBIDDEN.search(page)
    assert '<link rel="stylesheet" href="/rules.css">' in page
    assert "<style>" not in page


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_says_everything_in_its_language(code: str) -> None:
    """Pictures bring no English titles along: a label is the caption beside it."""
    catalogue = Catalogue(code)
    page = rules_page(code)
    captions = [figure(name).caption.text(catalogue) for name in FIGURES]
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
    said.add("rules-back")
    for section in sections():
        said.add(section.title.key)
        if section.paragraphs(Catalogue("en")):
            said.add(f"rules-{section.name}-text")
        said |= {figure(name).caption.key for name in section.figures}
    written = {name for name in read("en").messages if name.startswith("rules-")}
    assert said - {"bug-title"} == written


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_marks_what_is_possible_and_what_is_not(name: str) -> None:
    shown = figure(name)
    drawn = shown.text(color=False, unicode=False, width=80)
    reachable = [m.to for m in shown.board.legal_moves if m.to and m.piece == shown.piece]
    assert drawn.count("o") == (len(reachable) if shown.piece else 0)
    assert drawn.count("x") == len(shown.crosses)
    assert not set(reachable) & set(shown.crosses)


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
        assert all(paragraph in flat for paragraph in section.paragraphs(catalogue))
    assert all(figure(name).caption.text(catalogue) in flat for name in FIGURES)
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
