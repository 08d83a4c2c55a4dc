"""Test vectors of how answers to the tasks of lessons are judged, and of advice in the first game.

    python tests/lesson_vectors.py > tests/data/lesson_answers.json    (or: make generate)

Two programs judge answers by the same data: `skep.learn.tasks`, for the library and the server,
and `web/src/screens/learn/judge.ts`, for the page without a network. The vectors are made by the
former; `web/src/screens/learn/judge.test.ts` compares what the page says.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, is_dataclass
from enum import Enum
from typing import TypeAlias

from lesson_samples import LOST
from skep import Board, Color, Move
from skep.learn import Answer, LessonResult, lesson, lessons
from skep.learn.lessons import LessonTask
from skep.learn.tasks import CellsTask, GameTask, LineTask, MoveTask, PiecesTask, Task
from skep.learn.views import cell_of
from skep.notation import parse_move

Vector: TypeAlias = dict[str, object]
_MOST_MOVES = 12


def answers(task: Task) -> list[Answer]:
    """Right, wrong and unfinished answers to a task."""
    board, solution = task.board(), task.solution
    if isinstance(task, CellsTask):
        cells = solution.cells
        rim = {cell_of(side) for hex in board.pieces().values() for side in hex.neighbors()}
        wrong = sorted(rim - set(cells))
        return [
            Answer(cells=cells),
            Answer(cells=cells[:1]),
            *(Answer(cells=(*cells[:1], cell)) for cell in wrong),
        ]
    if isinstance(task, PiecesTask):
        pieces = solution.pieces
        touched = [str(piece) for piece in board.pieces()] + ["wA3", "bG3"]
        return [Answer(pieces=pieces), *(Answer(pieces=(*pieces[:1], each)) for each in touched)]
    if isinstance(task, MoveTask | LineTask):
        forbidden = [parse_move(board, text) for text in task.forbidden]
        legal = list(board.legal_moves)
        some = legal[:: len(legal) // _MOST_MOVES + 1] + forbidden
        lines = [solution.moves[:count] for count in range(1, len(solution.moves) + 1)]
        return [Answer(moves=moves) for moves in [*lines, *((move,) for move in some)]]
    return []


def _step(move: Move) -> Vector:
    assert move.to is not None
    return {"piece": str(move.piece), "to": cell_of(move.to)}


def _sent(task: Task, answer: Answer) -> Vector:
    """An answer as the page gives it: moves are steps."""
    if answer.cells:
        return {"cells": answer.cells}
    if answer.pieces:
        return {"pieces": answer.pieces}
    board = task.board()
    steps = []
    for turn, move in enumerate(answer.moves):
        if turn and isinstance(task, LineTask):
            board.push_uhp(task.line[2 * turn - 1])
        parsed = parse_move(board, move) if isinstance(move, str) else move
        steps.append(_step(parsed))
        if turn + 1 < len(answer.moves):
            board.push(parsed)
    return {"moves": steps}


def _heard(result: LessonResult) -> Vector:
    """What is compared of a result; of its board no more than tells it from others."""
    board = result.board
    heard: Vector = asdict(result)
    heard["board"] = board and {
        "state": board.state,
        "placed": len(board.placed),
        "in_hand": {color: sum(hand.values()) for color, hand in board.hands.items()},
        "last": board.last and board.last.piece,
        "moves": board.turn and sum(len(cells) for cells in board.turn.legal.values()),
    }
    return heard


def _plain(value: object) -> object:
    """Data of JSON, where dataclasses and enums were."""
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    assert isinstance(value, Enum), value
    return value.value


def _of_task(name: str, task: Task, view: LessonTask) -> Vector:
    judged = [
        {"answer": _sent(task, answer), "result": _heard(task.check(answer))}
        for answer in answers(task)
    ]
    return {"task": f"{name} {task.key}", "view": view, "judged": judged}


def games() -> list[Vector]:
    """Positions of some games of the last lesson, with what the learner hears."""
    task = lesson("first-game").tasks[0]
    draw = lesson("the-end").tasks[1]
    assert isinstance(task, GameTask)
    assert isinstance(draw, MoveTask)
    drawn = draw.board()
    drawn.push_uhp(draw.move)
    found: list[Vector] = []
    for game in (task.game, LOST, drawn.game_string()):
        moves = Board.from_game_string(game).move_stack
        board = Board("Base")
        for ply in range(len(moves) + 1):
            if ply:
                board.push(moves[ply - 1])
            result = task.check(Answer(game=board.game_string()))
            steps = [_step(move) for move in moves[:ply]]
            heard = {"message": result.message, "solved": result.solved}
            found.append({"moves": steps, "result": heard})
    return found


def document() -> str:
    """The file, with one task on each line."""
    tasks = [
        _of_task(each.id, task, view)
        for each in lessons()
        for task, view in zip(each.tasks, each.view().tasks, strict=True)
    ]
    lines = ",\n".join(json.dumps(task, default=_plain) for task in tasks)
    heard = ",\n".join(json.dumps(game, default=_plain) for game in games())
    return f'{{"color": "{Color.WHITE.value}", "tasks": [\n{lines}\n], "games": [\n{heard}\n]}}\n'


if __name__ == "__main__":
    sys.stdout.write(document())
