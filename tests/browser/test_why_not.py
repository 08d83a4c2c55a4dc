"""The page explains why a move is not legal, for every reason that it can ask for."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage
from browser.words import listing, say
from skep import Board, Hex, Piece, Reason

if TYPE_CHECKING:
    from browser.user import User
    from skep import Explanation

CASES = Path(__file__).parents[1] / "data" / "illegal_cases.tsv"

# The page cannot ask for these reasons: it has no button to pass, a hand holds only pieces of the
# game and only the next of each kind, an empty board has one cell, only the top of a stack can be
# touched, and touching a chosen piece unselects it.
NEVER_ASKED = {
    Reason.PASS_NOT_ALLOWED,
    Reason.NOT_IN_GAME,
    Reason.OUT_OF_ORDER,
    Reason.NOT_ORIGIN,
    Reason.COVERED,
    Reason.SAME_CELL,
}


class Question(NamedTuple):
    """A position, the piece to touch and, if it can be taken up, where to put it."""

    board: Board
    piece: Piece
    to: Hex | None
    answer: Explanation


def question(board: Board, piece: Piece, to: Hex) -> Question | None:
    """The question that touching the piece and then the hex asks, or None."""
    over = board.is_game_over()
    movable = set() if over else {move.piece for move in board.legal_moves}
    place = board.hex_of(piece)
    if place is not None and board.piece_at(place) != piece:
        return None
    if piece not in movable:
        return Question(board, piece, None, board.explain_piece(piece))
    there = board.piece_at(to)
    if there is not None and (there in movable or there.color is piece.color):
        return None
    if not any(board.piece_at(near) for near in (to, *to.neighbors())):
        return None
    return Question(board, piece, to, board.explain(piece, to))


def questions() -> dict[Reason, Question]:
    """One question for each reason that can be asked for."""
    found: dict[Reason, Question] = {}
    with CASES.open() as lines:
        for case in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            if case["piece"] == "pass":
                continue
            board = Board.from_game_string(case["game"], opening=case["opening"])
            q, r = map(int, case["to"].split(","))
            asked = question(board, Piece.from_name(case["piece"]), Hex(q, r))
            if asked is not None and asked.answer.reason is not None:
                found.setdefault(asked.answer.reason, asked)
    return {reason: asked for reason, asked in found.items() if reason not in NEVER_ASKED}


QUESTIONS = questions()


def words_for(piece: Piece) -> dict[str, str | int]:
    return {
        "color": piece.color.value,
        "bug": piece.bug.value,
        "number": int(piece.name[2:] or 0),
    }


def sentence(asked: Question) -> str:
    why = asked.answer
    assert why.reason is not None
    return say(
        f"reason-{why.reason.value}",
        **why.numbers,
        **words_for(asked.piece),
        count=len(why.pieces),
        pieces=listing(say("piece-name", **words_for(piece)) for piece in why.pieces),
    )


def test_every_reason_can_be_asked_for_or_cannot_arise() -> None:
    assert QUESTIONS.keys() | NEVER_ASKED == set(Reason)


@pytest.mark.parametrize("reason", QUESTIONS, ids=lambda reason: reason.name.lower())
def test_why_not(user: User, reason: Reason) -> None:
    asked = QUESTIONS[reason]
    game_page = GamePage.at(user, user.screen_game(asked.board))
    game_page.shows(asked.board)
    game_page.take(str(asked.piece))
    if asked.to is not None:
        game_page.page.mouse.click(*game_page.center(game_page.spot(asked.to)))
    expect(game_page.status).to_have_text(sentence(asked))
    on_board = {str(piece) for piece in asked.answer.pieces if asked.board.hex_of(piece)}
    cells = {f"{hex.q},{hex.r}" for hex in asked.answer.cells}
    drawn = game_page.area.locator("[data-evidence]")
    expect(drawn).to_have_count(len(on_board) + len(cells))
    assert {drawn.nth(i).get_attribute("data-evidence") for i in range(drawn.count())} == (
        on_board | cells
    )
    for piece in set(map(str, asked.answer.pieces)) - on_board:
        expect(game_page.pile(piece)).to_have_class(re.compile(r"\bdue\b"))
    game_page.shows(asked.board)
