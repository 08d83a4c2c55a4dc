"""Lessons on a phone: task, board, answer and next step are in sight without scrolling.

Every task of every lesson is solved by touch, in the widest font that readers have.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser import sizes
from browser.fonts import Font
from browser.game_page import GamePage
from browser.lesson import LessonScreen
from browser.user import PATIENCE_MS
from browser.words import say
from skep.learn import Answer, lessons
from skep.learn.tasks import CellsTask
from skep.locales import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import NewUser
    from browser.user import User

ENGLISH = Catalogue("en")
FIND_MISFITS = Path(__file__).with_name("misfits.js").read_text()
FIND_HIDDEN = Path(__file__).with_name("out_of_sight.js").read_text()

SMALL_PHONE = (360, 640)
# The whole course in parts, so that several workers share it.
PARTS = 4
# Their texts are the longest; all others are looked at by the slow tests.
LONGEST = ["el", "de", "fr"]
_PAUSE_MS = 100


class PhoneLesson(LessonScreen):
    """A lesson that is touched with a finger."""

    cells: tuple[tuple[int, int], ...] = ()
    """What is to be touched in the present task."""

    def touch(self, what: Locator) -> None:
        """Tap in the middle of something."""
        self.page.touchscreen.tap(*GamePage.center(what))

    def look(self, codes: list[str], when: str) -> None:
        """Fail if something is out of sight or does not fit in one of these languages.

        The page speaks the last of them afterwards.
        """
        cells = [",".join(map(str, cell)) for cell in self.cells]
        found = []
        for code in codes:
            found += self.page.evaluate(FIND_MISFITS, [code])
            hidden = self.page.evaluate(FIND_HIDDEN, cells)
            found += [f"{code}: {problem}" for problem in hidden]
        assert found == [], when

    def look_until_right(self, codes: list[str], when: str) -> None:
        """Look until all is in sight: a sentence is placed anew after the board was laid out."""
        for _ in range(PATIENCE_MS // _PAUSE_MS):
            try:
                return self.look(codes, when)
            except AssertionError:
                self.page.wait_for_timeout(_PAUSE_MS)
        return self.look(codes, when)


def learner(new_user: NewUser, size: tuple[int, int], language: str = "en") -> User:
    """A person with a phone of this size and the widest font."""
    user = new_user(phone=True, font=Font.WIDE)
    sizes.become(user.page, size)
    user.have_settings(language=language)
    return user


def walk(user: User, part: int, codes: list[str]) -> None:
    """Solve every task of a part of the course, and look at each before and after."""
    for each in lessons()[part::PARTS]:
        user.go(f"/learn/{each.id}")
        screen = PhoneLesson(user, each.id, ENGLISH)
        place = say("learn-place", number=number(each.id), count=len(lessons()))
        expect(user.page.get_by_text(place, exact=True)).to_be_visible()
        for task in each.tasks:
            screen.expect_task(task)
            screen.cells = task.solution.cells
            screen.look([*codes, "en"], f"{task.key} is asked")
            if task.kind == "game":
                continue
            screen.solve(task)
            screen.look([*codes, "en"], f"{task.key} is solved")
            screen.cells = ()
            if task is not each.tasks[-1]:
                screen.button("task-next").tap()


def number(name: str) -> int:
    """Which lesson it is."""
    return [each.id for each in lessons()].index(name) + 1


@pytest.mark.parametrize("part", range(PARTS))
def test_every_task_is_in_sight_in_the_longest_languages(new_user: NewUser, part: int) -> None:
    walk(learner(new_user, SMALL_PHONE), part, LONGEST)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_task_is_in_sight_in_every_language(new_user: NewUser, part: int) -> None:
    others = [code for code in LANGUAGES if code not in (*LONGEST, "en")]
    walk(learner(new_user, SMALL_PHONE), part, others)


@pytest.mark.slow
@pytest.mark.parametrize("size", sizes.ALL, ids=sizes.name_of)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_task_is_in_sight_at_other_sizes(
    new_user: NewUser, part: int, size: tuple[int, int]
) -> None:
    walk(learner(new_user, size), part, LONGEST)


@pytest.mark.parametrize("code", ["en", "el", "he"])
def test_why_a_place_is_wrong_stands_beside_it_and_covers_no_piece(
    new_user: NewUser, code: str
) -> None:
    user = learner(new_user, SMALL_PHONE, code)
    user.go("/learn/ant")
    screen = PhoneLesson(user, "ant", Catalogue(code))
    task = screen.lesson.tasks[0]
    assert isinstance(task, CellsTask)
    wrong = screen.says(task.check(Answer(cells=((-1, 1),))).message)
    leader = user.page.locator("svg.leader")
    for size in (SMALL_PHONE, *sizes.ALL):
        where = f"a place is wrong, {sizes.name_of(size)}"
        sizes.become(user.page, size)
        screen.touch(screen.spot((-1, 1)))
        expect(screen.answer).to_have_text(wrong)
        if size == SMALL_PHONE:
            expect(screen.answer).to_have_class(re.compile(r"\bbeside\b"))
        # Where there is no room beside it, a line leads there.
        expect(screen.page.locator("p.answer.beside").or_(leader).first).to_be_visible()
        screen.look_until_right([code], where)
        # It stays right when the phone is turned.
        sizes.become(user.page, (size[1], size[0]))
        screen.look_until_right([code], f"{where}, turned")
        expect(screen.answer).to_have_text(wrong)
