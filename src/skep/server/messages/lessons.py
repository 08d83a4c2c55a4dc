"""Lessons, tasks and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from skep._core import Color, PathKind, Reason
from skep.rules import Opening
from skep.server.messages.base import (
    MOST_MOVE,
    MOST_POSITION,
    MOST_TOUCHES,
    Cell,
    Message,
    PieceName,
)
from skep.server.messages.commands import Step
from skep.server.messages.views import Turn

__all__ = [
    "LastMove",
    "LessonAnswer",
    "LessonBoard",
    "LessonEvidence",
    "LessonList",
    "LessonResult",
    "LessonSummary",
    "LessonTask",
    "LessonView",
    "Placed",
    "Saying",
]


class Saying(Message):
    """A sentence for a person, by its name in our catalogues (`src/skep/locales`)."""

    key: str
    args: dict[str, str | int | tuple[PieceName, ...]]
    """What is filled in: words, numbers, and pieces to be listed by their names."""


class LessonSummary(Message):
    """A lesson in the list of all lessons."""

    id: str
    chapter: Saying
    title: Saying
    tasks: int
    """How many tasks it has."""


class LessonList(Message):
    """All lessons, in the order in which they build on each other."""

    lessons: tuple[LessonSummary, ...]


class Placed(Message):
    """A piece in play, and at which height: 0 is the table."""

    piece: PieceName
    cell: Cell
    level: int


class LastMove(Message):
    """The move that led to a position, as in a game."""

    piece: PieceName | None
    origin: Cell | None
    to: Cell | None
    kind: PathKind
    path: tuple[Cell, ...]
    thrower: PieceName | None


class LessonBoard(Message):
    """A position with all that is needed to draw it and to touch it."""

    game_string: str
    game_type: str
    opening: Opening
    state: str
    placed: tuple[Placed, ...]
    hands: dict[Color, dict[str, int]]
    """How many of each bug, by its letter, are still to be placed."""
    last: LastMove | None
    turn: Turn | None
    """None when the game is over."""


class LessonTask(Message):
    """What is asked of a learner, and the board to do it on."""

    kind: Literal["cells", "pieces", "move", "line", "game"]
    task: Saying
    hint: Saying
    board: LessonBoard
    piece: PieceName | None
    """The piece whose cells are to be touched."""
    count: int
    """How many cells, pieces or moves there are to be found."""
    level: int | None
    """The level of our engine to play a game against."""


class LessonView(Message):
    """A lesson: two or three sentences, and a few tasks."""

    id: str
    chapter: Saying
    title: Saying
    text: Saying
    tasks: tuple[LessonTask, ...]


class LessonAnswer(Message):
    """What a learner did; each kind of task looks at what it asked for."""

    cells: Annotated[tuple[Cell, ...], Field(max_length=MOST_TOUCHES)] = ()
    pieces: Annotated[tuple[PieceName, ...], Field(max_length=MOST_TOUCHES)] = ()
    moves: Annotated[
        tuple[Step | Annotated[str, Field(min_length=1, max_length=MOST_MOVE)], ...],
        Field(max_length=MOST_TOUCHES),
    ] = ()
    """All moves of the learner so far."""
    game: Annotated[str, Field(max_length=MOST_POSITION)] = ""
    """The game so far, as a UHP game string."""


class LessonEvidence(Message):
    """Why a piece may not go somewhere, in a form that can be drawn."""

    reason: Reason
    piece: PieceName | None
    target: Cell | None
    pieces: tuple[PieceName, ...]
    cells: tuple[Cell, ...]


class LessonResult(Message):
    """What to say to an answer, and what to show.

    An answer that is right so far but not complete is neither solved nor wrong.
    """

    message: Saying
    solved: bool
    wrong: bool
    missing: int
    """How much is still to be found."""
    evidence: LessonEvidence | None
    board: LessonBoard | None
    """The position after the moves of the answer."""
