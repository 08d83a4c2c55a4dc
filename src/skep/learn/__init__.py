"""Learning the game: lessons with tasks that the core checks, and sentences for people.

`lessons` are data; `Task.check` judges an answer and says what to tell the learner as a `Message`,
which `skep.locales` can say in any language. Nothing here keeps anything between two answers.
"""

from skep.learn.lessons import Lesson, LessonView, TaskView, lesson, lessons
from skep.learn.rules import rules_page, rules_style
from skep.learn.tasks import Answer, Evidence, Result, Step, Task
from skep.learn.views import BoardView
from skep.learn.words import Message, message_of_reason, name_of_piece

__all__ = [
    "Answer",
    "BoardView",
    "Evidence",
    "Lesson",
    "LessonView",
    "Message",
    "Result",
    "Step",
    "Task",
    "TaskView",
    "lesson",
    "lessons",
    "message_of_reason",
    "name_of_piece",
    "rules_page",
    "rules_style",
]
