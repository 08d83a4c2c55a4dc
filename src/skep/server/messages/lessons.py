"""Lessons, tasks and answers.

What is sent are the dataclasses of `skep.learn` themselves. The library does not know pydantic, so
this module gives them the settings that all messages have. What clients send is defined here, with
its limits.
"""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field, with_config

from skep.learn import (
    LessonBoard,
    LessonEvidence,
    LessonMove,
    LessonResult,
    LessonStep,
    LessonSummary,
    LessonTask,
    LessonView,
    Placed,
    Saying,
    Turn,
)
from skep.server.messages.base import (
    CONFIG,
    MOST_MOVE,
    MOST_POSITION,
    MOST_TOUCHES,
    Cell,
    Message,
    PieceName,
)
from skep.server.messages.commands import Step

__all__ = ["SENT_DATACLASSES", "LessonAnswer", "LessonBook", "LessonList", "Placed", "Turn"]

SENT_DATACLASSES: Final = (
    LessonBoard,
    LessonEvidence,
    LessonMove,
    LessonResult,
    LessonStep,
    LessonSummary,
    LessonTask,
    LessonView,
    Placed,
    Saying,
    Turn,
)
"""The dataclasses of the library that are messages of the wire, too."""

for _each in SENT_DATACLASSES:
    with_config(CONFIG)(_each)


class LessonList(Message):
    """All lessons, in the order in which they build on each other."""

    lessons: tuple[LessonSummary, ...]


class LessonBook(Message):
    """All lessons with their tasks: what a client needs to teach without a network."""

    lessons: tuple[LessonView, ...]


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
    """The game so far, as a UHP game string or by the id of a game on this server."""
