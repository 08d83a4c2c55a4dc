"""What things show of themselves in a notebook."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from skep import PASS, Board, Hex, Move, Piece, Record, Rules, read_record
from skep.engine import analyse, review
from skep.game import Limits
from skep.lab.conditions import Conditions
from skep.lab.contestants import builtin_contestant
from skep.lab.match import Match
from skep.lab.openings import load_openings
from skep.lab.tournament import Tournament
from skep.render.notebook import FRAMES, table_html

GAME = "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"


class Outline(HTMLParser):
    """The elements of a text, each of which must be closed, and the words between them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words = ""
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script"
        assert not any(name.startswith("on") for name, _ in attrs)
        self.seen.append(tag)
        self.open.append(tag)

    def handle_startendtag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def html_of(thing: object) -> Outline:
    text = thing._repr_html_()  # type: ignore[attr-defined]
    return Outline(text)


def svg_of(thing: object) -> str:
    text = thing._repr_svg_()  # type: ignore[attr-defined]
    assert Outline(text).seen[0] == "svg"
    return str(text)


def test_pieces_and_moves_show_their_tile() -> None:
    assert "white ant 1" in svg_of(Piece.from_name("wA1"))
    shown = html_of(Move(Piece.from_name("bQ"), Hex(2, -1)))
    assert shown.seen.count("svg") == 1
    assert "to (2, -1)" in shown.words
    assert html_of(PASS).words == "pass"


def test_legal_moves_show_where_they_lead() -> None:
    board = Board.from_game_string(GAME)
    moves = board.legal_moves
    shown = html_of(moves)
    assert f"{len(moves)} legal moves" in shown.words
    assert all(board.uhp(move) in shown.words for move in moves)
    board.push(moves[0])
    assert "<LegalMoves" in html_of(moves).words  # they are no longer those of the board


def test_an_explanation_shows_the_pieces_it_names() -> None:
    why = Board.from_game_string(GAME).explain("wS1", Hex(2, 0))
    shown = html_of(why)
    assert str(why) in shown.words
    assert shown.seen.count("svg") == len(why.pieces) > 0


def test_a_record_is_a_film_strip_of_bounded_length() -> None:
    record = read_record(GAME)
    record.tags["White"] = "<script>alert(1)</script>"
    shown = html_of(record)
    assert "<script>alert(1)</script> – ?; Base, 6 plies, InProgress" in shown.words
    assert shown.seen.count("svg") == 6
    assert "3. wQ -wS1" in shown.words
    board = Board("Base+MLP")
    while board.ply < 40:
        board.push(board.legal_moves[board.ply * 7 % len(board.legal_moves)])
    shown = html_of(Record.from_board(board))
    assert shown.seen.count("svg") == FRAMES
    assert "40. " in shown.words
    assert html_of(Record()).seen.count("svg") == 0


def test_a_node_shows_its_position() -> None:
    node = read_record(GAME).tree().add_uhp("wG1")
    assert "1 tile in play" in svg_of(node)


def test_an_analysis_shows_its_lines() -> None:
    board = Board.from_game_string(GAME)
    found = analyse(board, None, depth=2, lines=3)
    shown = html_of(found)
    assert found.board == board
    assert shown.seen.count("tr") == 4
    for line in found.lines:
        assert line.pv_uhp(board)[0] in shown.words
        assert f"{line.win_probability:.0%}" in shown.words
    board.push(found.best.move)  # the analysis keeps its own board
    assert html_of(found).words == shown.words


def test_a_review_shows_the_mistakes() -> None:
    found = review(read_record(GAME), nodes=200)
    shown = html_of(found)
    assert "Accuracy: white " in shown.words
    errors = [move for move in found.moves if move.is_error]
    assert shown.seen.count("tr") == (1 + len(errors) if errors else 0)
    assert all(move.uhp in shown.words for move in errors)


@pytest.mark.anyio
async def test_matches_and_tournaments_show_their_tables() -> None:
    first, second = (builtin_contestant(name, {"hashmib": "1"}) for name in ("<a>", "b"))
    conditions = Conditions(Rules.parse("Base"), Limits(nodes=20))
    openings = load_openings(conditions.rules.game_type)
    match = Match(first, second, conditions, openings, games=2)
    await match.run()
    match.close()
    shown = html_of(match.summary())
    assert "<a>" in shown.words
    assert "2 of 2 games" in shown.words
    tournament = Tournament([first, second], conditions, openings, rounds=1)
    await tournament.run()
    tournament.close()
    assert html_of(tournament.standings()).seen.count("tr") == 3


def test_a_table_escapes_its_texts() -> None:
    assert Outline(table_html(("<h>",), [("<i>",), ("&",)])).words == "<h><i>&"
