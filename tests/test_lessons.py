"""The lessons: every task can be solved, and every text can be said in every language."""

from __future__ import annotations

import dataclasses
import json
import re

import pytest

from catalogues import read
from lesson_samples import ADVICE, LESSONS, LOST, PASSING, TASKS, each_task
from rule_cases import illegal_cases
from skep import PASS, Board, Bug, Color, Hex, Piece, Reason
from skep.engine import LEVELS
from skep.learn import Answer, Lesson, LessonResult, Task, lesson
from skep.learn.goals import GOALS
from skep.learn.tasks import KINDS, CellsTask, GameTask, LineTask, MoveTask
from skep.learn.views import view_of
from skep.learn.words import Saying, message_of_reason
from skep.locales import LANGUAGES, Catalogue
from skep.notation import parse_move

COUNTS = range(1, 6)

each_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)


# ---- the course


def test_the_lessons_are_those_that_were_promised() -> None:
    assert [one.id for one in LESSONS] == [
        "aim", "table", "placing", "queen-first", "queen", "beetle", "grasshopper", "spider", "ant",
        "one-hive", "gates", "beetle-again", "high-gates", "no-move", "the-end", "mosquito",
        "ladybug", "pillbug", "mosquito-again", "opening", "pins", "filling", "tempo", "first-game",
    ]  # fmt: skip


def test_every_kind_of_task_and_every_goal_is_used() -> None:
    assert {task.kind for task in TASKS} == set(KINDS)
    assert {task.goal for task in TASKS if isinstance(task, MoveTask)} == set(GOALS)


@each_lesson
def test_a_lesson_is_short(one: Lesson) -> None:
    assert 1 <= len(one.tasks) <= 3
    text = one.text.text(Catalogue("en"))
    assert 2 <= len(re.findall(r"[.!?](?= |$)", text)) <= 4
    assert len(text) <= 260


def test_a_lesson_is_found_by_its_id() -> None:
    assert lesson("ant") is LESSONS[8]
    with pytest.raises(KeyError):
        lesson("cicada")


def test_every_message_of_the_lessons_belongs_to_one() -> None:
    said = {f"lesson-{one.id}-{part}" for one in LESSONS for part in ("title", "text")}
    said |= {f"{task.key}-{part}" for task in TASKS for part in ("task", "hint", "done")}
    said |= {f"lesson-chapter-{one.chapter}" for one in LESSONS}
    said |= {f"lesson-not-{goal}" for goal in (*GOALS, "line")}
    said |= {f"lesson-{word}" for word in ("more", "other-piece", "can-move", "go-on")}
    said |= {"lesson-game-lost", "lesson-game-drawn"}
    written = {name for name in read("en").messages if name.startswith("lesson-")}
    assert written == said


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_can_be_said(code: str) -> None:
    catalogue = Catalogue(code)
    for one in LESSONS:
        view = one.view()
        said = [view.chapter, view.title, view.text]
        said += [message for task in view.tasks for message in (task.task, task.hint)]
        said += [task.says("done") for task in one.tasks]
        assert all(message.text(catalogue) for message in said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_answer_can_be_said(code: str) -> None:
    catalogue = Catalogue(code)
    said = [Saying(f"lesson-not-{goal}") for goal in (*GOALS, "line")]
    said += [Saying("lesson-game-lost"), Saying("lesson-game-drawn")]
    said += [Saying("lesson-go-on", {"count": n}) for n in COUNTS]
    said += [
        Saying("lesson-more", {"count": n, "what": what})
        for what in ("place", "piece")
        for n in COUNTS
    ]
    said += [Saying(f"advice-{word}", {"count": n}) for word in ("danger", "fill") for n in COUNTS]
    said += [Saying(f"advice-{word}") for word in ADVICE]
    for color in Color:
        said.append(Saying("lesson-other-piece", {"color": color.value}))
        said += [Saying("lesson-can-move", {"bug": bug.value, "color": color.value}) for bug in Bug]
    assert all(message.text(catalogue) for message in said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_can_be_said(code: str) -> None:
    """The reasons of the rule cases, with their evidence, have all that a translation may use."""
    catalogue = Catalogue(code)
    seen = set()
    for case in illegal_cases():
        board = Board.from_game_string(case.game, opening=case.opening)
        piece = None if case.is_pass else Piece.from_name(case.piece)
        why = board.explain(piece, Hex(*case.cell)) if piece else board.explain_move(PASS)
        message = message_of_reason(why, piece)
        assert message.text(catalogue)
        if piece is not None:
            assert read("en").declared(message.key) <= message.args.keys()
        seen.add(why.reason)
    assert seen == set(Reason)


# ---- the tasks


@each_task
def test_the_position_is_reached_by_real_moves(task: Task) -> None:
    board = task.board()
    assert board.game_string() == task.position
    assert not board.is_game_over()


@each_task
def test_the_solution_solves_it(task: Task) -> None:
    result = play(task)
    assert result.solved
    assert not result.wrong
    assert result.message == task.says("done")
    assert (result.board is not None) == (task.kind in {"move", "line", "game"})


def play(task: Task) -> LessonResult:
    """Give the solution, of a line move by move."""
    if isinstance(task, LineTask):
        moves = task.solution.moves
        for count in range(1, len(moves)):
            result = task.check(Answer(moves=moves[:count]))
            assert not result.solved
            assert not result.wrong
            assert result.missing == len(moves) - count
    return task.check(task.solution)


@each_task
def test_what_looks_possible_and_is_not_has_the_reason_that_is_claimed(task: Task) -> None:
    board = task.board()
    for text, reason in task.forbidden.items():
        move = parse_move(board, text)
        assert board.explain_move(move).reason is Reason(reason)
        if isinstance(task, CellsTask):
            assert move.piece == task.piece


@each_task
def test_a_hint_never_comes_alone(task: Task) -> None:
    """A task is asked, hinted at and closed in three different sentences."""
    said = {task.says(part).text(Catalogue("en")) for part in ("task", "hint", "done")}
    assert len(said) == 3


def test_the_first_game_is_against_an_existing_level() -> None:
    (task,) = [task for task in TASKS if isinstance(task, GameTask)]
    assert task.level == LEVELS[0]


# ---- what is sent


@each_lesson
def test_the_hand_is_shown_where_the_solution_needs_it(one: Lesson) -> None:
    with_hand = {"table": 2, "placing": 2, "queen-first": 2, "opening": 2, "first-game": 1}
    shown = [task.hand for task in one.view().tasks]
    expected = with_hand.get(one.id, 0)
    if one.id == "beetle":
        assert shown == [False, False, True], "a new ant beside the stack"
    else:
        assert sum(shown) == expected
        assert all(shown) == bool(expected)


@each_lesson
def test_a_view_is_plain_data(one: Lesson) -> None:
    sent = json.loads(json.dumps(dataclasses.asdict(one.view())))
    assert sent["id"] == one.id
    for task, view in zip(one.tasks, sent["tasks"], strict=True):
        board = task.board()
        assert view["kind"] == task.kind
        legal = sum(len(cells) for cells in view["board"]["turn"]["legal"].values())
        assert legal == len(board.legal_moves)
        assert len(view["board"]["placed"]) == len(board.pieces())
        hands = view["board"]["hands"]
        held = sum(sum(hand.values()) for hand in hands.values())
        assert held + len(board.pieces()) == 2 * board.game_type.pieces_per_player


@each_task
def test_a_result_is_plain_data(task: Task) -> None:
    sent = json.loads(json.dumps(dataclasses.asdict(task.check(task.solution))))
    assert sent["solved"] is True
    assert sent["message"]["key"] == f"{task.key}-done"


def test_a_view_shows_stacks_throws_and_the_end() -> None:
    thrown = view_of(lesson("pillbug").tasks[2].board()).last
    assert thrown is not None
    assert (thrown.piece, thrown.kind, thrown.thrower) == ("bA1", "throw", "wP")
    stacked = view_of(lesson("high-gates").tasks[0].board())
    assert {placed.piece for placed in stacked.placed if placed.level == 1} == {"wB1", "bB1"}
    over = view_of(Board.from_game_string(LOST))
    assert over.turn is None
    assert over.state == "BlackWins"
    passing = view_of(Board.from_game_string(f"{PASSING};pass"))
    assert passing.last is not None
    assert passing.last.piece is None
    assert passing.last.kind == "pass"


# ---- reasons in words


def test_a_legal_move_has_no_reason() -> None:
    board = Board("Base")
    with pytest.raises(ValueError, match="legal"):
        message_of_reason(board.explain("wS1", Hex(0, 0)))
