"""The screen of a lesson: solving its tasks as a learner would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage
from skep.learn import lesson

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.user import User
    from skep import Board, Move
    from skep.learn import Lesson, Saying, Task
    from skep.locales import Catalogue


class LessonScreen:
    """A lesson on a user's screen, in a language."""

    def __init__(self, user: User, name: str, catalogue: Catalogue) -> None:
        self.page = user.page
        self.lesson: Lesson = lesson(name)
        self._catalogue = catalogue
        self.area = self.page.get_by_role("application")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.says(self.lesson.title))
        expect(self.page.get_by_text(self.says(self.lesson.text), exact=True)).to_be_visible()

    def says(self, message: Saying) -> str:
        """A sentence as the page says it: without the marks that keep directions apart."""
        return message.text(self._catalogue)

    def text(self, key: str, **arguments: str | int) -> str:
        """A sentence of the page."""
        return self._catalogue.text(key, **arguments)

    @property
    def answer(self) -> Locator:
        """What was said to the learner's last answer."""
        return self.page.locator("p.answer")

    @property
    def found(self) -> Locator:
        """The marks on what was found."""
        return self.area.locator("[data-mark=found]")

    def button(self, key: str) -> Locator:
        """A button by the message on it."""
        return self.page.get_by_role("button", name=self.text(key), exact=True)

    def spot(self, cell: tuple[int, int]) -> Locator:
        """A cell of the board."""
        return self.area.locator(f'[data-cell="{cell[0]},{cell[1]}"]')

    def touch(self, what: Locator) -> None:
        """Click in the middle of something."""
        self.page.mouse.click(*GamePage.center(what))

    def tile(self, piece: str) -> Locator:
        """A piece on the board or, if it is not there, in the hand."""
        on_board = self.area.locator(f'[data-cell][data-piece="{piece}"]')
        if on_board.count():
            return on_board
        return self.page.locator(f'[role=toolbar] button[data-piece="{piece}"]')

    def move(self, move: Move) -> None:
        """Move with two clicks."""
        assert move.to is not None
        self.touch(self.tile(str(move.piece)))
        self.touch(self.spot((move.to.q, move.to.r)))

    def expect_task(self, task: Task) -> None:
        """Wait until the page asks for this."""
        expect(self.page.get_by_text(self.says(task.says("task")), exact=True)).to_be_visible()

    def solve(self, task: Task) -> None:
        """Do what is asked, by the solution that the lesson itself has."""
        self.expect_task(task)
        solution = task.solution
        for number, cell in enumerate(solution.cells, 1):
            self.touch(self.spot(cell))
            expect(self.found).to_have_count(number)
        for number, piece in enumerate(solution.pieces, 1):
            self.touch(self.tile(piece))
            expect(self.found).to_have_count(number)
        self._play(task, task.board())
        expect(self.answer).to_have_text(self.says(task.says("done")))

    def _play(self, task: Task, board: Board) -> None:
        """Make the learner's moves; after each the other side answers, if the line goes on."""
        line = getattr(task, "line", ()) or task.solution.moves
        for number, text in enumerate(line):
            move = board.parse_uhp(str(text))
            if number % 2 == 0:
                self.move(move)
            board.push(move)
            to = move.to
            assert to is not None
            expect(self.spot((to.q, to.r))).to_have_attribute("data-piece", str(move.piece))
