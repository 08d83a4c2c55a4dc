"""Reviews: judgements, turning points, and the sentences on moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_boards import boards, random_board
from short_game import short_record
from skep import PASS, Board, Color, GameError, GameState, Piece, Record
from skep._core import Judgement, MoveFact, judge, move_facts
from skep.engine import review
from skep.engine.review_words import facts_of, said_of
from skep.locales import LANGUAGES, Catalogue

WINNING = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)
"""Black wins at once with bS1 -wG2."""


def judged(**changes: float | bool) -> str:
    """Judge a move that is not the best of several, with some things changed."""
    usual = {"best": 0.6, "second": 0.58, "played": 0.57, "is_best": False, "is_forced": False}
    usual |= {"could_win": False, "still_wins": False}
    return judge(**(usual | changes)).value  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "judgement"),
    [
        ({}, "good"),
        ({"played": 0.595}, "best"),
        ({"is_best": True, "played": 0.6}, "best"),
        ({"is_best": True, "played": 0.6, "second": 0.31}, "best"),
        ({"is_best": True, "played": 0.6, "second": 0.29}, "only_move"),
        ({"is_forced": True, "played": 0.1}, "only_move"),
        ({"played": 0.51}, "good"),
        ({"played": 0.49}, "inaccuracy"),
        ({"played": 0.39}, "mistake"),
        ({"played": 0.29}, "blunder"),
        ({"best": 1.0, "could_win": True, "played": 0.89}, "missed_win"),
        ({"best": 1.0, "could_win": True, "played": 1.0, "still_wins": True}, "best"),
        ({"best": 1.0, "could_win": True, "played": 0.97}, "good"),
    ],
)
def test_judgements(changes: dict[str, float | bool], judgement: str) -> None:
    assert judged(**changes) == judgement


def test_every_judgement_and_every_fact_has_its_message() -> None:
    for code in LANGUAGES:
        catalogue = Catalogue(code)
        names = {catalogue.text("review-judgement", judgement=one.value) for one in Judgement}
        assert len(names) == len(Judgement), code
        for fact in MoveFact:
            for color in Color:
                text = catalogue.text(f"fact-{fact.value}", color=color.value, free=2, pieces="wA1")
                assert text.strip().endswith((".", ".\u2069")), (code, fact)


def kinds(board: Board, text: str) -> dict[str, object]:
    """The facts about a move: their names and their arguments."""
    facts = facts_of(board, board.parse_uhp(text))
    return {fact.key.removeprefix("fact-"): fact.args for fact in facts}


def test_a_winning_move_is_named() -> None:
    board = Board.from_game_string(WINNING)
    assert kinds(board, "bS1 -wG2") == {
        "surrounds_queen": {"color": "white", "free": 0, "pieces": []}
    }


def test_a_missed_win_is_named() -> None:
    board = Board.from_game_string(WINNING)
    board.push_uhp("bA1 -bS1")
    found = review(Record.from_board(board), nodes=2_000)
    last = found.moves[-1]
    assert last.judgement is Judgement.MISSED_WIN
    assert (last.wins_in, last.best_line_uhp) == (1, ("bS1 -wG2",))
    assert [saying.key for saying in last.better] == ["fact-surrounds_queen"]
    assert found.chances[-2] == 0.0
    worst = sorted((move.loss for move in found.moves if move.is_error), reverse=True)
    assert sorted((move.loss for move in found.turning_points), reverse=True) == worst[:3]


@given(boards, st.data())
def test_facts_are_true(board: Board, data: st.DataObject) -> None:
    if not board.legal_moves:
        return
    move = data.draw(st.sampled_from(list(board.legal_moves)))
    notes = {note.fact: note for note in move_facts(board.native, move)}
    after = board.copy()
    after.push(move)
    us = board.turn
    state = GameState(after.native.state.value)
    assert (MoveFact.SURROUNDS_QUEEN in notes) == (state.winner is us)
    assert (MoveFact.SURROUNDS_OWN_QUEEN in notes) == (state.winner is us.opponent)
    assert (MoveFact.SURROUNDS_BOTH in notes) == (state is GameState.DRAW)
    if state.is_over or move == PASS:
        assert len(notes) == 1
        return
    assert (MoveFact.ALLOWS_WIN in notes) == can_win(after)
    assert (MoveFact.FORCES_PASS in notes) == (list(after.legal_moves) == [PASS])
    assert (MoveFact.REPEATS in notes) == (after.repetition_count() > 1)
    placed = move.piece is not None and board.hex_of(move.piece) is None
    assert bool({MoveFact.PLACES_QUEEN, MoveFact.LAST_IN_HAND, MoveFact.BRINGS} & set(notes)) == (
        placed
    )
    for fact in (MoveFact.ATTACKS_QUEEN, MoveFact.DROPS_BESIDE_QUEEN, MoveFact.CROWDS_OWN_QUEEN):
        if fact in notes:
            assert notes[fact].free == free_sides(after, notes[fact].color)
            assert notes[fact].free == free_sides(board, notes[fact].color) - 1
    assert notes, "there is always something to say"
    assert len(said_of(board, move, is_error=False)) >= 1


def can_win(board: Board) -> bool:
    """Whether the side to move can surround the other queen at once."""
    for move in board.legal_moves:
        board.push(move)
        state = board.native.state
        board.pop()
        if state.value == f"{board.turn.value.capitalize()}Wins":
            return True
    return False


def free_sides(board: Board, color: Color) -> int:
    queen = board.hex_of(Piece.from_name(f"{color.value[0]}Q"))
    assert queen is not None
    return sum(board.piece_at(hex) is None for hex in queen.neighbors())


def test_pins_are_found() -> None:
    board = Board.from_game_string(
        "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"
    )
    facts = kinds(board, "wA1 bA1-")
    assert facts["pins"] == {"color": "black", "free": 0, "pieces": ["bA1"]}
    assert facts["frees_own"] == {"color": "white", "free": 0, "pieces": ["wQ"]}


def test_many_kinds_of_sentences_occur() -> None:
    found = set()
    for seed in range(40):
        board = random_board(seed)
        while board.move_stack:
            move = board.pop()
            found |= {note.fact for note in move_facts(board.native, move)}
    assert len(found) >= 27, set(MoveFact) - found


def test_a_review_is_always_the_same_and_whole() -> None:
    record = Record.from_board(random_board(5, plies=24))
    steps: list[tuple[int, int]] = []
    found = review(record, nodes=300, progress=lambda done, count: steps.append((done, count)))
    assert found == review(record, nodes=300)
    assert steps == [(done, 24) for done in range(1, 25)]
    assert [move.ply for move in found.moves] == list(range(1, 25))
    assert [move.move for move in found.moves] == list(record.moves)
    assert len(found.chances) == 25
    assert all(0 <= chance <= 1 for chance in found.chances)
    for move in found.moves:
        assert 0 <= move.loss <= 1
        assert move.best == move.best_line[0]
        assert bool(move.better) <= move.is_error
    assert len(found.turning_points) <= 3
    assert list(found.turning_points) == sorted(found.turning_points, key=lambda move: move.ply)
    assert sum(found.counts(Color.WHITE).values()) == 12
    accuracy = found.accuracy(Color.WHITE)
    assert accuracy is not None
    assert 0 < accuracy <= 1


def test_a_review_of_nothing_and_of_a_set_up() -> None:
    empty = review(Record(), nodes=100)
    assert (empty.moves, len(empty.chances), empty.turning_points) == ((), 1, ())
    assert empty.accuracy(Color.BLACK) is None
    board = Board.from_position(short_record().board().position_string())
    board.push(board.legal_moves[0])
    assert [move.ply for move in review(Record.from_board(board), nodes=100).moves] == [1]


def test_a_review_can_be_stopped() -> None:
    with pytest.raises(GameError, match="stopped"):
        review(short_record(), stop=lambda: True)
    with pytest.raises(ValueError, match="nodes"):
        review(short_record(), nodes=0)
    with pytest.raises(ValueError, match="legal"):
        facts_of(Board(), PASS)
