"""The rule cases of tests/data, one after the other, on a real board."""

from __future__ import annotations

import copy
import pickle
import re
from collections import Counter

import pytest

import skep
from bridge import to_hex
from rule_cases import (
    SHARED_CASES,
    IllegalCase,
    LegalCase,
    illegal_cases,
    legal_cases,
    parse_cell,
    shared_cases,
)

# Every rule of sections 3 to 14 that can be seen on a board. Left out are 13.2 (the counts of
# test_perft), 9.12 and 10.4, which no position shows, and 12.2 and 12.4, which belong to the game
# around the board.
RULES = {
    "3.1", "3.2", "3.3", "3.4", "3.5",
    "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7",
    "5.1", "5.2", "5.3", "5.4", "5.5",
    "6.1", "6.2", "6.3", "6.4", "6.5", "6.6",
    "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7",
    "8", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6",
    "8.7.1", "8.7.2", "8.7.3", "8.7.4", "8.7.5", "8.7.6", "8.7.7", "8.7.8", "8.7.9", "8.8",
    "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "9.13", "9.14",
    "10.1", "10.2", "10.3",
    "11.1", "11.2", "11.3", "11.4",
    "12.1", "12.3",
    "13.1",
    "14.1", "14.2",
}  # fmt: skip

# The figures of the printed sheets, with the number of destinations their captions state.
FIGURES = {
    "F1": None, "F2": None, "F3a": None, "F3b": None,
    "F4": 4, "F4'": None,
    "F5": 4, "F5'": None,
    "F6": 3, "F6'": None,
    "F7": 4, "F7'": None,
    "F8": 11, "F8'": None,
    "F9": None,
    "F10": 6,
    "F11": 0, "F12": 0,
    "F13": None, "F14": None, "F15": 0,
}  # fmt: skip


def own_cases() -> list[LegalCase | IllegalCase]:
    return [*legal_cases(), *illegal_cases()]


def figure_of(name: str) -> str | None:
    """The figure a case stands for, if its name begins with one."""
    match = re.match(r"(F\d+[ab]?'?)-", name)
    return match and match[1]


def board_of(case: LegalCase | IllegalCase) -> skep.Board:
    return skep.Board.from_game_string(case.game, opening=case.opening)


def check(case: LegalCase) -> None:
    board = board_of(case)
    if case.piece == "=":
        assert board.game_state() == case.expected
        return
    moves = [m for m in board.legal_moves if case.piece in {"*", m.piece and m.piece.name}]
    assert sorted(board.uhp(move) for move in moves) == case.moves


@pytest.mark.parametrize("case", legal_cases(), ids=lambda case: case.name)
def test_legal(case: LegalCase) -> None:
    check(case)
    assert board_of(case).game_string() == case.game


@pytest.mark.parametrize("case", illegal_cases(), ids=lambda case: case.name)
def test_illegal(case: IllegalCase) -> None:
    board = board_of(case)
    before = board.copy()
    if case.is_pass:
        move = skep.PASS
        explanation = None
    else:
        move = skep.Move(skep.Piece.from_name(case.piece), to_hex(case.cell))
        explanation = board.explain(case.piece, to_hex(case.cell))
    assert move not in board.legal_moves
    with pytest.raises(skep.IllegalMoveError) as refusal:
        board.push(move)
    assert board == before
    error = refusal.value
    assert error.reason is skep.Reason[case.reason]
    assert error.move == move
    assert error.game_string == case.game
    if explanation is not None:
        assert error.explanation == explanation
    assert_evidence(error.explanation, case)


def assert_evidence(explanation: skep.Explanation, case: IllegalCase) -> None:
    """Compare the evidence the case names; an empty field leaves it open."""
    if case.pieces:
        assert sorted(p.name for p in explanation.pieces) == sorted(case.pieces.split())
    if case.cells:
        cells = {(cell.q, cell.r) for cell in explanation.cells}
        assert cells == {parse_cell(cell) for cell in case.cells.split()}
    for number in case.numbers.split():
        key, value = number.split("=")
        assert explanation.numbers[key] == int(value)


@pytest.mark.skipif(not SHARED_CASES.exists(), reason="no ../shared/cases.tsv beside the checkout")
@pytest.mark.parametrize("case", shared_cases(), ids=lambda case: case.name)
def test_shared(case: LegalCase) -> None:
    check(case)


def test_shared_cases_are_read_where_they_are() -> None:
    assert bool(shared_cases()) == SHARED_CASES.exists()


def test_names_are_unique() -> None:
    names = Counter(case.name for case in own_cases())
    assert [name for name, count in names.items() if count > 1] == []


def test_every_rule_has_a_case() -> None:
    covered = {rule for case in own_cases() for rule in case.rule.split()}
    assert sorted(RULES - covered) == []


def test_every_figure_has_a_case() -> None:
    figures = {figure_of(case.name) for case in own_cases()}
    assert sorted(set(FIGURES) - figures) == []


def test_figures_have_the_number_of_destinations_they_state() -> None:
    stated = [(case, FIGURES[f]) for case in legal_cases() if (f := figure_of(case.name))]
    assert [c.name for c, number in stated if number is not None and len(c.moves) != number] == []


def test_every_reason_has_two_cases() -> None:
    found = Counter(case.reason for case in illegal_cases())
    assert [reason.name for reason in skep.Reason if found[reason.name] < 2] == []


def test_explanations_are_values() -> None:
    explanation = skep.Board("Base").explain_move(skep.PASS)
    assert explanation == skep.Explanation(skep.Reason.PASS_NOT_ALLOWED, numbers={"moves": 4})
    for twin in (copy.deepcopy(explanation), pickle.loads(pickle.dumps(explanation))):
        assert twin == explanation
        assert hash(twin) == hash(explanation)
    assert explanation.numbers == {"moves": 4}
    assert repr(explanation.numbers) == "{'moves': 4}"
    with pytest.raises(TypeError):
        explanation.numbers["moves"] = 5  # type: ignore[index]


@pytest.mark.parametrize(
    ("reason", "numbers", "sentence"),
    [
        ("PASS_NOT_ALLOWED", {"moves": 1}, "There is 1 other move: only who has none may pass."),
        ("PASS_NOT_ALLOWED", {"moves": 2}, "There are 2 other moves: only who has none may pass."),
        (
            "WRONG_STEPS",
            {"steps": 1, "limit": 3},
            "The cell is 1 step away; a spider goes exactly 3.",
        ),
        ("TOO_FAR", {"steps": 2, "limit": 1}, "The cell is 2 steps away; it can go 1."),
    ],
)
def test_one_and_more(reason: str, numbers: dict[str, int], sentence: str) -> None:
    assert str(skep.Explanation(skep.Reason[reason], numbers=numbers)) == sentence
