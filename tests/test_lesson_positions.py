"""The positions of the lessons are what the printed sheets and the texts say of them."""

from __future__ import annotations

import pytest

from lesson_samples import TASKS
from skep import Board, Color, Hex, Piece, Reason
from skep.learn import Task, lesson
from skep.learn.goals import can_win, free_sides
from skep.learn.tasks import CellsTask, LineTask, MoveTask

FIGURES = [f"F{number}" for number in range(1, 16)]
# What the captions of the printed sheets state (docs/rules.md, section 15).
STATED = {"F4": 4, "F5": 4, "F6": 3, "F7": 4, "F8": 11, "F10": 6}


def figure(name: str) -> Task:
    (task,) = [task for task in TASKS if name in task.figures]
    return task


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


def test_the_hole_that_the_beetle_drops_into_is_closed_to_all_others() -> None:
    task = lesson("beetle-again").tasks[0]
    board = task.board()
    hole = board.parse_uhp(str(task.solution.moves[0])).to
    assert hole is not None
    assert all(board.stack(cell) for cell in hole.neighbors())
    assert {str(move.piece) for move in board.legal_moves if move.to == hole} == {"wB1"}


def test_a_beetle_stands_on_a_beetle_that_stands_on_the_queen() -> None:
    board = after(lesson("beetle-again").tasks[1])
    stack = board.stack(board.pieces()[piece("wQ")])
    assert [str(each) for each in stack] == ["wQ", "bB1", "wB1"]
    board.push(next(iter(board.legal_moves)))
    assert not any(str(move.piece) == "bB1" for move in board.legal_moves)


def test_a_gate_on_the_table_stops_the_beetle_that_may_climb() -> None:
    board = lesson("beetle-again").tasks[2].board()
    cells = {move.to for move in board.legal_moves if move.piece == piece("wB1")}
    assert sum(bool(cell and board.stack(cell)) for cell in cells) == 2
    assert len(cells) == 4


def test_a_mosquito_on_top_stays_a_beetle_beside_an_ant() -> None:
    board = lesson("mosquito-again").tasks[0].board()
    here = board.pieces()[piece("wM")]
    assert [str(each) for each in board.stack(here)] == ["wB1", "wM"]
    assert "bA1" in neighbors(board, "wM")
    reached = {move.to for move in board.legal_moves if move.piece == piece("wM")}
    assert reached == set(here.neighbors())


def test_a_mosquito_copies_its_new_neighbours() -> None:
    board = lesson("mosquito-again").tasks[1].board()
    assert neighbors(board, "wM") == {"bG1", "bG2"}
    board.pop()
    board.pop()
    assert "wA1" in neighbors(board, "wM")


def test_a_pinned_mosquito_throws_beside_an_enemy_pillbug() -> None:
    task = lesson("mosquito-again").tasks[2]
    board = task.board()
    assert "bP" in neighbors(board, "wM")
    assert board.explain_piece("wM").reason is Reason.ONE_HIVE
    path = board.path(board.parse_uhp(str(task.solution.moves[0])))
    assert [str(each) for each in path.throwers] == ["wM"]


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
