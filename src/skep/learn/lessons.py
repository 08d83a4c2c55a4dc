"""The lessons: data in the folder `lessons`, one file for each, in the order of their numbers."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Literal

from skep._core import Piece
from skep.learn.tasks import KINDS, CellsTask, GameTask, Kind, LineTask, PiecesTask, Task
from skep.learn.views import Cell, LessonBoard, cell_of, view_of
from skep.learn.words import Saying

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from skep._core import Move

__all__ = [
    "Chapter",
    "Lesson",
    "LessonStep",
    "LessonSummary",
    "LessonTask",
    "LessonView",
    "lesson",
    "lessons",
]

Chapter = Literal["basics", "bugs", "hive", "expansions", "play"]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A move of a task: which piece goes to which cell."""

    piece: str
    to: Cell


@dataclass(frozen=True, slots=True)
class LessonTask:
    """A task as a learner sees it: what is asked, and the board to do it on."""

    kind: Kind
    task: Saying
    hint: Saying
    board: LessonBoard
    piece: str | None
    """The piece whose cells are to be touched."""
    hand: bool
    """Whether the hand of the side to move plays a part."""
    count: int
    """How many cells, pieces or moves there are to be found."""
    level: int | None
    """The level of our engine to play a game against."""
    position: str
    """The position string of the board, for whoever judges answers with the core."""
    which: Literal["free", "stuck"] | None
    """Which pieces are to be touched."""
    right: tuple[LessonStep, ...]
    """The moves that solve the task, where one move does."""
    line: tuple[LessonStep, ...]
    """The moves of both sides, where several are to be made."""
    done: Saying
    """What is said in the end."""
    missed: Saying | None
    """What is said to a legal move that does something else."""


@dataclass(frozen=True, slots=True)
class LessonSummary:
    """A lesson in the list of all lessons."""

    id: str
    chapter: Saying
    title: Saying
    tasks: int
    """How many tasks it has."""


@dataclass(frozen=True, slots=True)
class LessonView:
    """A lesson as a learner sees it: two or three sentences, and a few tasks."""

    id: str
    chapter: Saying
    title: Saying
    text: Saying
    tasks: tuple[LessonTask, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A title, two or three sentences, and one to three tasks."""

    id: str
    chapter: Chapter
    tasks: tuple[Task, ...]

    @property
    def title(self) -> Saying:
        """What it is called."""
        return Saying(f"lesson-{self.id}-title")

    @property
    def text(self) -> Saying:
        """What it teaches."""
        return Saying(f"lesson-{self.id}-text")

    @property
    def chapter_title(self) -> Saying:
        """What its chapter is called."""
        return Saying(f"lesson-chapter-{self.chapter}")

    def summary(self) -> LessonSummary:
        """What the list of lessons says of it."""
        return LessonSummary(self.id, self.chapter_title, self.title, len(self.tasks))

    def view(self) -> LessonView:
        """What a learner sees."""
        tasks = tuple(_view_of_task(task) for task in self.tasks)
        return LessonView(self.id, self.chapter_title, self.title, self.text, tasks)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they build on each other."""
    folder = resources.files(__package__) / "lessons"
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(_read(file) for file in files if file.name.endswith(".toml"))


def lesson(name: str) -> Lesson:
    """The lesson of that id; raises KeyError if there is none.

    >>> lesson("ant").tasks[0].arguments
    {'count': 11}
    """
    for one in lessons():
        if one.id == name:
            return one
    raise KeyError(name)


def _read(file: Traversable) -> Lesson:
    """Read a file such as 09-ant.toml, whose lesson is called ant."""
    name = file.name.partition("-")[2].removesuffix(".toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    tasks = [
        read_task(f"lesson-{name}-{number}", facts) for number, facts in enumerate(data["tasks"], 1)
    ]
    return Lesson(name, data["chapter"], tuple(tasks))


def read_task(key: str, facts: dict[str, Any]) -> Task:
    """Make a task of what a file says of it; its messages begin with `key`."""
    facts = dict(facts)
    kind = KINDS[facts.pop("kind")]
    if "piece" in facts:
        facts["piece"] = Piece.from_name(facts["piece"])
    for name in ("figures", "line"):
        if name in facts:
            facts[name] = tuple(facts[name])
    return kind(key=key, **facts)


def _view_of_task(task: Task) -> LessonTask:
    solution = task.solution
    board = task.board()
    return LessonTask(
        kind=task.kind,
        task=task.says("task"),
        hint=task.says("hint"),
        board=view_of(board),
        piece=str(task.piece) if isinstance(task, CellsTask) else None,
        hand=_needs_hand(task),
        count=len(solution.cells) + len(solution.pieces) + len(solution.moves),
        level=task.level if isinstance(task, GameTask) else None,
        position=board.position_string(),
        which=task.which if isinstance(task, PiecesTask) else None,
        right=_steps(task.right_moves()),
        line=_steps(task.parsed_line()) if isinstance(task, LineTask) else (),
        done=task.says("done"),
        missed=task.missed,
    )


def _steps(moves: tuple[Move, ...]) -> tuple[LessonStep, ...]:
    """Moves as data; no task asks for a pass."""
    return tuple(
        LessonStep(str(move.piece), cell_of(move.to)) for move in moves if move.to is not None
    )


def _needs_hand(task: Task) -> bool:
    """Whether the solution takes a piece from the hand."""
    if isinstance(task, GameTask):
        return True
    if isinstance(task, CellsTask):
        used = {task.piece}
    else:
        used = {Piece.from_name(str(move).split()[0]) for move in task.solution.moves}
    return not used <= task.board().pieces().keys()
