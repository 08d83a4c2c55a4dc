"""Learning the game: lessons with tasks that the core checks, and sentences for people.

`lessons` are data; `Task.check` judges an answer and says what to tell the learner as a `Saying`,
which `skep.locales` can say in any language. Nothing here keeps anything between two answers.
"""

from skep.learn.lessons import (
    Lesson,
    LessonStep,
    LessonSummary,
    LessonTask,
    LessonView,
    lesson,
    lessons,
)
from skep.learn.rules import rules_page, rules_style
from skep.learn.tasks import Answer, LessonEvidence, LessonResult, Task
from skep.learn.views import LessonBoard, LessonMove, Placed, Turn
from skep.learn.words import Saying, message_of_reason, name_of_piece

__all__ = [
    "Answer",
    "Lesson",
    "LessonBoard",
    "LessonEvidence",
    "LessonMove",
    "LessonResult",
    "LessonStep",
    "LessonSummary",
    "LessonTask",
    "LessonView",
    "Placed",
    "Saying",
    "Task",
    "Turn",
    "lesson",
    "lessons",
    "message_of_reason",
    "name_of_piece",
    "rules_page",
    "rules_style",
]
