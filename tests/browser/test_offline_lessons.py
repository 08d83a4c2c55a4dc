"""Learning without a network: it goes in the middle of a lesson and of the first game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage, good_move
from browser.lesson import LessonScreen
from browser.test_device_games import IS_SENT, kept_board, player, proxy
from browser.user import PATIENCE_MS
from browser.words import say
from skep import Color
from skep.learn import Answer, lesson, lessons
from skep.locales import Catalogue

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.flaky_proxy import FlakyProxy
    from browser.user import User
    from skep import Board

__all__ = ["proxy"]  # a fixture

ENGLISH = Catalogue("en")
_MOST_TURNS = 60
_PAUSE_MS = 50


def my_turn(game_page: GamePage, ply: int) -> Board:
    """Wait until at least so many moves are made and I, White, have a move; the position then."""
    for _ in range(PATIENCE_MS // _PAUSE_MS):
        board = kept_board(game_page)
        is_mine = board.turn is Color.WHITE and not board.legal_moves[0].is_pass
        if board.ply >= ply and is_mine:
            game_page.shows_ply(board.ply)
            game_page.wait_for_my_turn()
            return board
        game_page.page.wait_for_timeout(_PAUSE_MS)
    raise AssertionError(f"after {ply} plies it is still not my turn")


def learner(new_user: NewUser, proxy: FlakyProxy) -> User:
    """A person who has visited the page once, and has not learned anything yet."""
    return player(new_user, proxy)


def test_lessons_go_on_when_the_network_goes(new_user: NewUser, proxy: FlakyProxy) -> None:
    user = learner(new_user, proxy)
    user.go("/learn/gates")
    screen = LessonScreen(user, "gates", ENGLISH)
    first, *others = screen.lesson.tasks
    screen.touch(screen.spot(first.solution.cells[0]))  # in the middle of a task
    expect(screen.found).to_have_count(1)
    proxy.cut()
    for number, cell in enumerate(first.solution.cells[1:], 2):
        screen.touch(screen.spot(cell))
        expect(screen.found).to_have_count(number)
    expect(screen.answer).to_have_text(screen.says(first.says("done")))
    for task in others:
        screen.button("task-next").click()
        screen.solve(task)
    user.page.locator("main a.button.honey").click()
    next_one = lessons()[[each.id for each in lessons()].index("gates") + 1]
    expect(user.page).to_have_url(re.compile(f"/learn/{next_one.id}$"))
    LessonScreen(user, next_one.id, ENGLISH).expect_task(next_one.tasks[0])


def test_every_kind_of_task_opens_and_is_judged_without_a_network(
    new_user: NewUser, proxy: FlakyProxy
) -> None:
    user = learner(new_user, proxy)
    proxy.cut()
    user.go("/learn")
    heading = user.page.get_by_role("heading", name=say("learn"), exact=True)
    expect(heading).to_be_visible()
    user.go("/learn/one-hive")  # pieces
    screen = LessonScreen(user, "one-hive", ENGLISH)
    task = screen.lesson.tasks[0]
    screen.touch(screen.tile("bQ"))
    wrong = task.check(Answer(pieces=("bQ",))).message
    expect(screen.answer).to_have_text(screen.says(wrong))
    screen.solve(task)
    user.go("/learn/aim")  # a move
    screen = LessonScreen(user, "aim", ENGLISH)
    screen.solve(screen.lesson.tasks[0])
    user.go("/learn/tempo")  # a line
    screen = LessonScreen(user, "tempo", ENGLISH)
    screen.solve(screen.lesson.tasks[0])
    user.go("/learn/queen-first")  # why not
    screen = LessonScreen(user, "queen-first", ENGLISH)
    screen.touch(screen.tile("wA1"))
    expect(screen.answer).to_have_text(say("reason-queen_not_placed"))


def test_the_first_game_is_played_to_its_end_without_a_network(
    new_user: NewUser, proxy: FlakyProxy
) -> None:
    user = learner(new_user, proxy)
    user.go("/learn/first-game")
    user.button("first-game-begin").click()
    user.page.wait_for_url("**/game/*")
    game_page = GamePage(user)
    coach = user.page.get_by_role("complementary", name=say("advice"), exact=True)
    task = lesson("first-game").tasks[0]
    board = my_turn(game_page, 0)
    for turn in range(_MOST_TURNS):
        move = good_move(board)
        if turn == 2:  # what is said once of the network gives way to advice at the next touch
            expect(user.page.get_by_text(say("is-offline"), exact=True)).to_be_visible()
            game_page.take(str(move.piece))
            game_page.take(str(move.piece))
        advice = task.check(Answer(game=board.game_string())).message
        expect(coach).to_have_text(advice.text(ENGLISH))
        if turn == 1:
            user.page.wait_for_function(IS_SENT, arg=game_page.game)
            proxy.cut()
            # The game is found again from the lesson.
            user.go("/learn/first-game")
            user.link("first-game-go-on").click()
            my_turn(game_page, board.ply)
        game_page.click_move(move)
        board.push(move)
        if board.is_game_over():
            break
        board = my_turn(game_page, board.ply + 1)
    expect(coach).to_have_text(say("lesson-first-game-1-done"))
    game = game_page.game
    user.go("/learn/first-game")
    expect(user.page.get_by_text(say("first-game-done"), exact=True)).to_be_visible()
    proxy.repair()
    user.go("/")  # what was played is sent when a page opens
    user.wait_for_ply(game, board.ply)
    assert user.view(game)["result"]["winner"] == "white"
    assert len(user.api("GET", "/games")["games"]) == 1


def test_the_server_judges_where_the_core_does_not_run(new_user: NewUser) -> None:
    user = new_user()
    user.context.add_init_script("delete globalThis.WebAssembly")
    asked: list[str] = []
    user.page.on("request", lambda request: asked.append(request.url))
    user.go("/learn/aim")
    screen = LessonScreen(user, "aim", ENGLISH)
    screen.solve(screen.lesson.tasks[0])
    assert any(url.endswith("/lessons/aim/tasks/1") for url in asked)
