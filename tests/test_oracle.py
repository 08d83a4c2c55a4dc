"""The oracle on its own: before anything is compared with it, it must know the game itself."""

from __future__ import annotations

import pytest

from oracle import GAME_TYPES, PASS, Game, flanks, neighbors, perft, piece_set
from oracle_notation import game_string, replay, resolve, spell
from rule_cases import (
    SHARED_CASES,
    IllegalCase,
    LegalCase,
    PerftCount,
    illegal_cases,
    legal_cases,
    perft_counts,
    shared_cases,
)

DEPTH = 3
DEPTH_IN_MINUTES = 5


@pytest.mark.parametrize(
    "count", [c for c in perft_counts() if c.depth <= DEPTH], ids=lambda c: c.name
)
def test_perft(count: PerftCount) -> None:
    assert perft(Game(count.game_type, count.opening), count.depth) == count.nodes


@pytest.mark.slow
@pytest.mark.parametrize(
    "count",
    [c for c in perft_counts() if DEPTH < c.depth <= DEPTH_IN_MINUTES and c.nodes < 10**6],
    ids=lambda c: c.name,
)
def test_perft_deeper(count: PerftCount) -> None:
    assert perft(Game(count.game_type, count.opening), count.depth) == count.nodes


def test_piece_sets() -> None:
    sizes = [len(piece_set(game_type, "w")) for game_type in GAME_TYPES]
    assert sizes == [11, 12, 12, 12, 13, 13, 13, 14]
    assert piece_set("Base+LP", "b") == (
        ["bQ", "bS1", "bS2", "bB1", "bB2", "bG1", "bG2", "bG3", "bA1", "bA2", "bA3", "bL", "bP"]
    )


def test_geometry() -> None:
    for cell in neighbors((3, -2)):
        assert (3, -2) in neighbors(cell)
        assert len(flanks((3, -2), cell)) == 2


def check(case: LegalCase) -> None:
    game = replay(case.game, case.opening)
    if case.piece == "=":
        assert game.state() == case.expected
        return
    moves = game.legal_moves()
    if case.piece != "*":
        moves = {move for move in moves if move != PASS and move[0] == case.piece}
    assert sorted(spell(game, move) for move in moves) == case.moves
    for move in moves:
        assert resolve(game, spell(game, move)) == move


@pytest.mark.parametrize("case", legal_cases(), ids=lambda case: case.name)
def test_legal_cases(case: LegalCase) -> None:
    check(case)
    assert game_string(replay(case.game, case.opening)) == case.game


@pytest.mark.parametrize("case", illegal_cases(), ids=lambda case: case.name)
def test_illegal_cases(case: IllegalCase) -> None:
    game = replay(case.game, case.opening)
    assert game_string(game) == case.game
    move = PASS if case.is_pass else (case.piece, case.cell)
    assert move not in game.legal_moves()


@pytest.mark.skipif(not SHARED_CASES.exists(), reason="no ../shared/cases.tsv beside the checkout")
@pytest.mark.parametrize("case", shared_cases(), ids=lambda case: case.name)
def test_shared_cases(case: LegalCase) -> None:
    check(case)


START = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("wQ /wS1", ("wQ", (-1, 1))),
        ("  wQ   /wS1 ", ("wQ", (-1, 1))),
        ("WQ /Ws1", ("wQ", (-1, 1))),
        ("wQ wQ\\", ("wQ", (-1, 1))),
        ("wA1 \\wQ", ("wA1", (-1, -1))),
        ("wA1 wQ/", ("wA1", (0, -1))),
        ("wB1 wQ", ("wB1", (-1, 0))),
        ("PASS", PASS),
    ],
)
def test_a_move_string_names_a_move(text: str, move: object) -> None:
    assert resolve(replay(START), text) == move


@pytest.mark.parametrize(
    "text",
    ["", "w", "wQ", "wQ -", "wQ -wS1-", "wQ wS1-", "wQ wA1", "wA1 -wA2", "xQ -wS1", "wQ ?wS1"],
)
def test_a_move_string_that_names_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        resolve(replay(START), text)


def test_the_reference_of_a_climb_is_the_top_piece() -> None:
    [game] = [replay(case.game) for case in legal_cases() if case.name == "covered-piece-stays"]
    cell = game.pieces["wA2"]
    assert game.stacks[cell] == ("wA2", "bB1")
    assert resolve(game, "wB1 bB1") == ("wB1", cell)
    with pytest.raises(ValueError, match="covered"):
        resolve(game, "wB1 wA2")
