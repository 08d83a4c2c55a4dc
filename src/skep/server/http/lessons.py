"""Lessons by HTTP: reading them, having an answer judged, and asking why in any position.

The server keeps no progress: the client does, and each answer carries all it needs.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.concurrency import run_in_threadpool

from skep import Board, Hex, Move, Piece
from skep.errors import SkepError
from skep.learn import Answer, Lesson, LessonResult, LessonView, lesson, lessons
from skep.server.http.dependencies import OptionalPlayer
from skep.server.http.query_params import Coordinate, LanguageInQuery, cell_in_query
from skep.server.messages import (
    GAME_ID,
    MOST_POSITION,
    LessonAnswer,
    LessonBook,
    LessonList,
    PieceName,
    Step,
    Why,
)
from skep.server.problems import ProblemError, not_found
from skep.server.sessions.views import explain

__all__ = ["router"]

router: APIRouter = APIRouter(tags=["lessons"])

LessonInPath = Annotated[
    str, Path(pattern=r"^[a-z-]{1,40}$", description="The id of a lesson, as `ant`.")
]
TaskInPath = Annotated[int, Path(ge=1, le=99, description="Which of its tasks, from 1 on.")]
PositionInQuery = Annotated[
    str, Query(max_length=MOST_POSITION, description="A position as a UHP game string.")
]


# Not coroutines, so FastAPI runs them in threads: the core may take a while.


@router.get("/lessons")
def list_lessons() -> LessonList:
    """List all lessons."""
    return _list()


@router.get("/lessons/all")
def read_all_lessons() -> LessonBook:
    """Read all lessons with their tasks at once, to keep them for when there is no network."""
    return _book()


@router.get("/lessons/{lesson}")
def read_lesson(lesson: LessonInPath) -> LessonView:
    """Read a lesson, with its tasks and their positions."""
    return _view(_find(lesson).id)


@router.post("/lessons/{lesson}/tasks/{number}")
async def check_answer(
    lesson: LessonInPath, number: TaskInPath, answer: LessonAnswer, context: OptionalPlayer
) -> LessonResult:
    """Have an answer to a task judged: the rules decide, and say why not."""
    tasks = _find(lesson).tasks
    if number > len(tasks):
        raise not_found("There is no such task.")
    moves = tuple(_move(move) for move in answer.moves)
    game = answer.game
    if re.fullmatch(GAME_ID, game):
        actor = await context.lobby.actor(game)
        game = (await actor.board_at(None)).game_string()
    given = Answer(answer.cells, answer.pieces, moves, game)
    try:
        return await run_in_threadpool(tasks[number - 1].check, given)
    except SkepError as error:
        raise ProblemError(422, "bad_request", f"This is no answer: {error}.") from None


@router.get("/why")
def explain_position(
    position: PositionInQuery,
    piece: Annotated[PieceName, Query()],
    q: Coordinate = None,
    r: Coordinate = None,
    lang: LanguageInQuery = None,
) -> Why:
    """Ask of any position why a piece may not go to a cell, or why it may go nowhere."""
    to = cell_in_query(q, r)
    try:
        board = Board.from_game_string(position)
    except SkepError as error:
        raise ProblemError(422, "bad_request", f"This is no position: {error}.") from None
    return explain(board, piece, to, lang)


@cache
def _list() -> LessonList:
    return LessonList(lessons=tuple(each.summary() for each in lessons()))


@cache
def _book() -> LessonBook:
    return LessonBook(lessons=tuple(_view(each.id) for each in lessons()))


@cache
def _view(name: str) -> LessonView:
    return lesson(name).view()


def _move(move: Step | str) -> Move | str:
    return move if isinstance(move, str) else Move(Piece.from_name(move.piece), Hex(*move.to))


def _find(name: str) -> Lesson:
    try:
        return lesson(name)
    except KeyError:
        raise not_found("There is no such lesson.") from None
