"""How the answers to the tasks of lessons are judged, and what advice a learner gets."""

from __future__ import annotations

import pytest

from catalogues import read
from lesson_samples import ADVICE, LOST, PASSING, each_task
from skep import Board, Color, IllegalMoveError, NotationError, Piece
from skep.learn import Answer, Task, lesson
from skep.learn.coach import advice
from skep.learn.goals import Attempt, free_sides, reaches
from skep.learn.tasks import GameTask, MoveTask, PiecesTask
from skep.learn.words import Saying
from skep.locales import Catalogue

# ---- how answers are judged


def test_cells_are_found_one_by_one() -> None:
    task = lesson("ant").tasks[0]
    cells = task.solution.cells
    for count in range(len(cells)):
        result = task.check(Answer(cells=cells[:count]))
        assert (result.solved, result.wrong, result.missing) == (False, False, 11 - count)
        assert result.message == Saying("lesson-more", {"count": 11 - count, "what": "place"})


def test_pieces_are_found_one_by_one() -> None:
    task = lesson("gates").tasks[2]
    pieces = task.solution.pieces
    result = task.check(Answer(pieces=pieces[:1]))
    assert len(pieces) > 1
    assert result.message == Saying("lesson-more", {"count": len(pieces) - 1, "what": "piece"})


def test_a_wrong_cell_is_explained() -> None:
    task = lesson("ant").tasks[0]
    hole = (-1, 1)
    result = task.check(Answer(cells=(*task.solution.cells, hole)))
    assert result.wrong
    assert not result.solved
    assert result.message.key == "reason-gate"
    assert result.evidence is not None
    assert result.evidence.target == hole
    assert set(result.evidence.pieces) == {"wQ", "bB1"}
    text = result.message.text(Catalogue("en"))
    assert text == (
        "There is not enough room to slide between these two: "
        "white queen and black beetle\N{NO-BREAK SPACE}1."
    )


def test_a_free_piece_is_not_stuck() -> None:
    result = lesson("one-hive").tasks[0].check(Answer(pieces=("bQ",)))
    assert result.wrong
    assert result.message == Saying("lesson-can-move", {"bug": "queen", "color": "black"})


def test_a_stuck_piece_is_not_free_and_hears_why() -> None:
    task = lesson("pillbug").tasks[2]
    assert isinstance(task, PiecesTask)
    result = task.check(Answer(pieces=("bA1",)))
    assert result.wrong
    assert result.message.key == "reason-just_moved"
    assert task.check(Answer(pieces=("bS1",))).message.key == "reason-one_hive"


@pytest.mark.parametrize("piece", ["wQ", "bA3"])
def test_other_pieces_are_not_meant(piece: str) -> None:
    result = lesson("one-hive").tasks[0].check(Answer(pieces=(piece,)))
    assert result.wrong
    assert result.message == Saying("lesson-other-piece", {"color": "black"})


def test_an_answer_may_hold_a_parsed_move() -> None:
    task = lesson("aim").tasks[0]
    assert isinstance(task, MoveTask)
    assert task.check(Answer(moves=(task.board().parse_uhp(task.move),))).solved


def test_a_legal_move_that_misses_the_goal_is_told_so() -> None:
    result = lesson("aim").tasks[0].check(Answer(moves=("wA1 wA2-",)))
    assert result.wrong
    assert result.message == Saying("lesson-not-wins")
    assert result.board is not None


def test_an_illegal_move_is_explained() -> None:
    result = lesson("aim").tasks[0].check(Answer(moves=("wB1 wQ",)))
    assert result.wrong
    assert result.message.key == "reason-one_hive"
    assert result.board is None


def test_a_move_beside_the_line_is_told_so() -> None:
    task = lesson("tempo").tasks[0]
    assert task.check(Answer(moves=("wG1 wS1-",))).message == Saying("lesson-not-line")
    assert task.check(Answer(moves=("wQ wQ-",))).wrong


def test_a_game_is_advised_until_it_ends() -> None:
    task = lesson("first-game").tasks[0]
    assert isinstance(task, GameTask)
    board = Board.from_game_string(task.game)
    heard = set()
    while board.ply:
        board.pop()
        result = task.check(Answer(game=board.game_string()))
        assert not result.solved
        assert result.message == advice(board, Color.WHITE)
        heard.add(result.message.key)
    assert heard >= {"advice-first", "advice-queen", "advice-wait", "advice-win", "advice-ant"}


def test_a_lost_and_a_drawn_game_end_the_lesson_too() -> None:
    task = lesson("first-game").tasks[0]
    draw = lesson("the-end").tasks[1]
    assert isinstance(draw, MoveTask)
    board = draw.board()
    board.push_uhp(draw.move)
    assert task.check(Answer(game=board.game_string())).message == Saying("lesson-game-drawn")
    lost = task.check(Answer(game=LOST))
    assert lost.solved
    assert lost.message == Saying("lesson-game-lost")


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("aim", Answer()),
        ("aim", Answer(moves=("wA1 nowhere",))),
        ("aim", Answer(moves=("wX1 wA1-",))),
        ("one-hive", Answer(pieces=("xyz",))),
        ("tempo", Answer()),
        ("tempo", Answer(moves=("wA1", "wA1", "wA1"))),
        ("first-game", Answer(game="")),
        ("first-game", Answer(game="Base+M;NotStarted;White[1]")),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused(name: str, answer: Answer) -> None:
    with pytest.raises((NotationError, IllegalMoveError)):
        lesson(name).tasks[0].check(answer)


# ---- goals


@each_task
def test_a_goal_is_not_reached_by_everything(task: Task) -> None:
    """A task that any move solves would teach nothing, but for the very first placements."""
    if not isinstance(task, MoveTask):
        return
    board = task.board()
    solving = 0
    for move in board.legal_moves:
        after = board.copy()
        after.push(move)
        wanted = board.parse_uhp(task.move).to
        solving += reaches(task.goal, Attempt(board, move, after, task.piece, wanted))
    assert solving >= 1
    if board.ply > 1 and task.key != "lesson-queen-first-2":
        assert solving < len(board.legal_moves)


def test_free_sides_are_counted() -> None:
    board = lesson("aim").tasks[0].board()
    assert free_sides(board, Piece.from_name("bQ")) == 1
    assert free_sides(board, Piece.from_name("wA2")) == 3


# ---- advice


def test_advice_is_written_for_all_occasions() -> None:
    written = {name for name in read("en").messages if name.startswith("advice-")}
    assert written == {f"advice-{word}" for word in (*ADVICE, "danger", "fill")}


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("Base;NotStarted;White[1]", "advice-first"),
        ("Base;InProgress;White[2];wS1;bS1 wS1-", "advice-queen"),
        (
            "Base;InProgress;White[4];wS1;bS1 wS1-;wG1 -wS1;bG1 bS1-;wA1 -wG1;bA1 bG1-",
            "advice-queen-due",
        ),
        ("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-", "advice-ant"),
        (lesson("aim").tasks[0].position, "advice-win"),
        (lesson("tempo").tasks[1].position, "advice-danger"),
        (lesson("filling").tasks[0].position, "advice-fill"),
        (
            "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bB1 bS1-;wA1 -wQ;bG1 bB1-",
            "advice-build",
        ),
        (PASSING, "advice-pass"),
    ],
)
def test_advice_fits_the_position(game: str, key: str) -> None:
    message = advice(Board.from_game_string(game), Color.WHITE)
    assert message.key == key
    assert message.text(Catalogue("en"))
