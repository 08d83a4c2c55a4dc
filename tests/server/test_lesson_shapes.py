"""The lesson messages of the wire have exactly the fields of the library's lesson values.

The values in `skep.learn` need no pydantic, so that lessons work without the server; the server's
messages add the checks and the schema.
"""

from __future__ import annotations

import dataclasses

import pytest
from pydantic import BaseModel

from skep.learn import Answer, Result, Step
from skep.learn.lessons import LessonView, TaskView
from skep.learn.tasks import Evidence
from skep.learn.views import BoardView, LastMove, Placed, Turn
from skep.learn.words import Message
from skep.server import messages

SHAPES: dict[type, type[BaseModel]] = {
    Answer: messages.LessonAnswer,
    BoardView: messages.LessonBoard,
    Evidence: messages.LessonEvidence,
    LastMove: messages.LastMove,
    LessonView: messages.LessonView,
    Message: messages.Saying,
    Placed: messages.Placed,
    Result: messages.LessonResult,
    Step: messages.Step,
    TaskView: messages.LessonTask,
    Turn: messages.Turn,
}


@pytest.mark.parametrize("value", SHAPES, ids=lambda value: value.__name__)
def test_a_message_has_the_fields_of_its_value(value: type) -> None:
    fields = [field.name for field in dataclasses.fields(value)]
    assert list(SHAPES[value].model_fields) == fields
