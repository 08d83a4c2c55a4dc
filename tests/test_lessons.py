"""Every task can be solved, every claim of a lesson holds, and answers are judged."""

from __future__ import annotations

import dataclasses
import json
import re

import pytest

from rule_cases import illegal_cases
from skep import PASS, Board, Bug, Color, Hex, IllegalMoveError, NotationError, Piece, Reason
from skep.engine import LEVELS
from skep.learn import Answer, Lesson, Result, Step, Task, lesson, lessons
from skep.learn.coach import advice
from skep.learn.goals import GOALS, Attempt, can_win, free_sides, reaches
from skep.learn.tasks import KINDS, CellsTask, GameTask, LineTask, MoveTask, PiecesTask
from skep.learn.views import view_of
from skep.learn.words import Message, message_of_reason
from skep.locales import LANGUAGES, Catalogue
from skep.notation import parse_move
from test_locales import read

LESSONS = lessons()
TASKS = [task for one in LESSONS for task in one.tasks]
FIGURES = [f"F{number}" for number in range(1, 16)]
# What the captions of the printed sheets state (docs/rules.md, section 15).
STATED = {"F4": 4, "F5": 4, "F6": 3, "F7": 4, "F8": 11, "F10": 6}

ADVICE = ["first", "queen", "queen-due", "wait", "pass", "win", "ant", "build"]
COUNTS = range(1, 6)

PASSING = (
    r"Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wQ \wS1;bB1 bQ\;wQ -wS1;bB1 bS1;"
    r"wQ \wS1;bB1 wS1;wQ -bB1;bB1 wQ"
)
LOST = (
    r"Base;BlackWins;Black[6];wG1;bG1 wG1-;wQ \wG1;bS1 bG1\;wS1 /wQ;bG2 bS1\;wA1 wQ/;bQ bG1/;"
    r"wA2 -wA1;bG2 wA1\;wA3 /wA2"
)

each_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
each_task = pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)


def figure(name: str) -> Task:
    (task,) = [task for task in TASKS if name in task.figures]
    return task


# ---- the course


def test_the_lessons_are_those_that_were_promised() -> None:
    assert [one.id for one in LESSONS] == [
        "aim", "table", "placing", "queen-first", "queen", "beetle", "grasshopper", "spider", "ant",
        "one-hive", "gates", "high-gates", "no-move", "the-end", "mosquito", "ladybug", "pillbug",
        "opening", "pins", "filling", "tempo", "first-game",
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
    said = [Message(f"lesson-not-{goal}") for goal in (*GOALS, "line")]
    said += [Message("lesson-game-lost"), Message("lesson-game-drawn")]
    said += [Message("lesson-go-on", {"count": n}) for n in COUNTS]
    said += [
        Message("lesson-more", {"count": n, "what": what})
        for what in ("place", "piece")
        for n in COUNTS
    ]
    said += [Message(f"advice-{word}", {"count": n}) for word in ("danger", "fill") for n in COUNTS]
    said += [Message(f"advice-{word}") for word in ADVICE]
    for color in Color:
        said.append(Message("lesson-other-piece", {"color": color.value}))
        said += [
            Message("lesson-can-move", {"bug": bug.value, "color": color.value}) for bug in Bug
        ]
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


def play(task: Task) -> Result:
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


# ---- the figures of the printed sheets


def test_every_figure_of_the_sheets_is_there_once() -> None:
    assert sorted(f for task in TASKS for f in task.figures) == sorted(FIGURES)


@pytest.mark.parametrize(("name", "count"), STATED.items())
def test_a_figure_has_as_many_destinations_as_its_sheet_states(name: str, count: int) -> None:
    task = figure(name)
    assert isinstance(task, CellsTask)
    moves = [move for move in task.board().legal_moves if move.piece == task.piece]
    assert len(moves) == count == task.stated


def test_no_other_task_claims_a_number_of_the_sheets() -> None:
    stated = {task.key for task in TASKS if isinstance(task, CellsTask) and task.stated is not None}
    assert stated == {figure(name).key for name in STATED}


def test_figure_1_a_queen_surrounded_by_both_colours() -> None:
    task = figure("F1")
    assert isinstance(task, MoveTask)
    board = task.board()
    board.push_uhp(task.move)
    around = [board.piece_at(cell) for cell in board.pieces()[Piece.from_name("bQ")].neighbors()]
    assert {piece.color for piece in around if piece} == set(Color)
    assert None not in around
    assert board.game_state() == "WhiteWins"


def test_figure_2_two_tiles_side_by_side() -> None:
    (one, here), (other, there) = figure("F2").board().pieces().items()
    assert one.color is not other.color
    assert here.distance(there) == 1


@pytest.mark.parametrize(
    ("name", "piece", "reason"),
    [
        ("F3", "wA1", Reason.TOUCHES_OPPONENT),
        ("F6", "bG1", Reason.GAP_IN_LINE),
        ("F7", "bS1", Reason.WRONG_STEPS),
        ("F8", "wA1", Reason.GATE),
        ("F11", "bA1", Reason.ONE_HIVE),
        ("F12", "bQ", Reason.ONE_HIVE),
        ("F14", "bQ", Reason.GATE),
        ("F15", "wQ", Reason.GATE),
    ],
)
def test_a_figure_shows_what_is_not_allowed(name: str, piece: str, reason: Reason) -> None:
    task = figure(name)
    said = {(text.split()[0], Reason(why)) for text, why in task.forbidden.items()}
    assert (piece, reason) in said


@pytest.mark.parametrize(("name", "piece"), [("F11", "bA1"), ("F12", "bQ"), ("F15", "wQ")])
def test_a_figure_has_a_piece_that_cannot_move(name: str, piece: str) -> None:
    assert piece in figure(name).solution.pieces


def test_figure_12_only_one_piece_is_cut_off_on_the_way() -> None:
    board = figure("F12").board()
    why = board.explain("bQ", Hex(2, -1))
    assert [str(piece) for piece in why.pieces] == ["bG1"]


# ---- what the texts say of the positions


def after(task: Task) -> Board:
    """The board after the solution of a task that is a move."""
    assert isinstance(task, MoveTask)
    board = task.board()
    board.push_uhp(task.move)
    return board


def piece(name: str) -> Piece:
    return Piece.from_name(name)


def neighbors(board: Board, name: str) -> set[str]:
    """The pieces on top of the cells around a piece."""
    around = (board.piece_at(cell) for cell in board.pieces()[piece(name)].neighbors())
    return {str(other) for other in around if other}


def test_the_black_queen_of_the_first_lesson_has_one_free_side_and_black_neighbours() -> None:
    board = lesson("aim").tasks[0].board()
    assert free_sides(board, piece("bQ")) == 1
    assert {name[0] for name in neighbors(board, "bQ")} == {"b"}


def test_the_white_queen_that_is_closed_in_gets_room() -> None:
    task = lesson("queen").tasks[1]
    assert free_sides(task.board(), piece("wQ")) == 2
    assert free_sides(after(task), piece("wQ")) == 5


def test_whoever_is_covered_pinned_and_kept_from_placing_must_pass() -> None:
    board = after(lesson("no-move").tasks[0])
    assert board.explain_piece("wQ").reason is Reason.COVERED
    assert board.explain_piece("wS1").reason is Reason.ONE_HIVE
    assert board.explain_piece("wA1").reason is Reason.TOUCHES_OPPONENT


def test_both_queens_share_their_last_free_side() -> None:
    board = lesson("the-end").tasks[1].board()
    free = [
        {cell for cell in board.pieces()[piece(queen)].neighbors() if not board.stack(cell)}
        for queen in ("wQ", "bQ")
    ]
    assert free[0] == free[1]
    assert len(free[0]) == 1


def test_what_the_mosquitoes_touch() -> None:
    first, second, third = (task.board() for task in lesson("mosquito").tasks)
    assert {name[1] for name in neighbors(first, "wM")} == {"B", "S"}
    assert [str(p) for p in second.stack(second.pieces()[piece("bA1")])] == ["bA1", "bB1"]
    assert neighbors(second, "wM") == {"bB1"}
    assert neighbors(third, "wM") == {"bM"}


def test_the_pillbug_that_throws_is_pinned() -> None:
    board = lesson("pillbug").tasks[0].board()
    assert board.explain_piece("wP").reason is Reason.ONE_HIVE


@pytest.mark.parametrize(("number", "who"), [(0, "wA1"), (1, "wS2")])
def test_who_pins_touches_nothing_else(number: int, who: str) -> None:
    assert neighbors(after(lesson("pins").tasks[number]), who) == {"bA1"}


def test_a_beetle_on_the_queen_makes_her_place_ones_own() -> None:
    board = after(lesson("filling").tasks[1])
    assert board.piece_at(board.pieces()[piece("bQ")]) == piece("wB1")


def test_white_wins_in_two_moves_whatever_black_does() -> None:
    task = lesson("tempo").tasks[0]
    assert isinstance(task, LineTask)
    board = task.board()
    assert not can_win(board)
    board.push_uhp(task.line[0])
    for reply in board.legal_moves:
        board.push(reply)
        assert board.game_state() == "WhiteWins" or can_win(board)
        board.pop()


def test_black_threatens_to_win_with_the_grasshopper_only() -> None:
    board = lesson("tempo").tasks[1].board()
    assert free_sides(board, piece("wQ")) == 1
    board.push(next(move for move in board.legal_moves if move.piece == piece("wG2")))
    winning = set()
    for move in board.legal_moves:
        board.push(move)
        outcome = board.outcome()
        board.pop()
        if outcome is not None and outcome.winner is Color.BLACK:
            winning.add(str(move.piece))
    assert winning == {"bG1"}


# ---- how answers are judged


def test_cells_are_found_one_by_one() -> None:
    task = lesson("ant").tasks[0]
    cells = task.solution.cells
    for count in range(len(cells)):
        result = task.check(Answer(cells=cells[:count]))
        assert (result.solved, result.wrong, result.missing) == (False, False, 11 - count)
        assert result.message == Message("lesson-more", {"count": 11 - count, "what": "place"})


def test_pieces_are_found_one_by_one() -> None:
    task = lesson("gates").tasks[2]
    pieces = task.solution.pieces
    result = task.check(Answer(pieces=pieces[:1]))
    assert len(pieces) > 1
    assert result.message == Message("lesson-more", {"count": len(pieces) - 1, "what": "piece"})


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
        "There is not enough room to slide between these two: white queen and black beetle 1."
    )


def test_a_free_piece_is_not_stuck() -> None:
    result = lesson("one-hive").tasks[0].check(Answer(pieces=("bQ",)))
    assert result.wrong
    assert result.message == Message("lesson-can-move", {"bug": "queen", "color": "black"})


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
    assert result.message == Message("lesson-other-piece", {"color": "black"})


def test_a_move_may_be_a_step() -> None:
    task = lesson("aim").tasks[0]
    assert isinstance(task, MoveTask)
    to = task.board().parse_uhp(task.move).to
    assert to is not None
    assert task.check(Answer(moves=(Step("wA2", (to.q, to.r)),))).solved


def test_a_legal_move_that_misses_the_goal_is_told_so() -> None:
    result = lesson("aim").tasks[0].check(Answer(moves=("wA1 wA2-",)))
    assert result.wrong
    assert result.message == Message("lesson-not-wins")
    assert result.board is not None


def test_an_illegal_move_is_explained() -> None:
    result = lesson("aim").tasks[0].check(Answer(moves=("wB1 wQ",)))
    assert result.wrong
    assert result.message.key == "reason-one_hive"
    assert result.board is None


def test_a_move_beside_the_line_is_told_so() -> None:
    task = lesson("tempo").tasks[0]
    assert task.check(Answer(moves=("wG1 wS1-",))).message == Message("lesson-not-line")
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
    assert task.check(Answer(game=board.game_string())).message == Message("lesson-game-drawn")
    lost = task.check(Answer(game=LOST))
    assert lost.solved
    assert lost.message == Message("lesson-game-lost")


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("aim", Answer()),
        ("aim", Answer(moves=("wA1 nowhere",))),
        ("aim", Answer(moves=(Step("wX1", (0, 0)),))),
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


# ---- what is sent


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
