"""Learning in the browser: every task of every lesson is solved, and what is wrong is explained."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage, good_move
from browser.lesson import LessonScreen
from browser.words import say
from skep.learn import Answer, lesson, lessons
from skep.locales import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

ENGLISH = Catalogue("en")
# All but the last one, which is a whole game.
ROWS_OF_TASKS = lessons()[:-1]
OTHERS = [code for code in ("he", "ru", "el") if code in LANGUAGES]


def walk(user: User, catalogue: Catalogue, names: list[str]) -> None:
    """Solve all tasks of some lessons, going from one to the next as the page leads."""
    for name in names:
        expect(user.page).to_have_url(re.compile(f"/learn/{name}$"))
        screen = LessonScreen(user, name, catalogue)
        *others, last = screen.lesson.tasks
        for task in others:
            screen.solve(task)
            screen.button("task-next").click()
        screen.solve(last)
        user.page.locator("main a.button.honey").click()


def test_a_walk_through_all_lessons(user: User) -> None:
    user.go("/")
    user.link("welcome-learn").click()
    walk(user, ENGLISH, [each.id for each in ROWS_OF_TASKS])
    expect(user.page).to_have_url(re.compile("/learn/first-game$"))
    user.go("/learn")
    count = len(lessons())
    progress = say("learn-progress", done=count - 1, count=count)
    expect(user.page.get_by_text(progress, exact=True)).to_be_visible()
    user.link("learn-go-on", title=lesson("first-game").title.text(ENGLISH)).click()
    expect(user.button("first-game-begin")).to_be_visible()


@pytest.mark.parametrize("code", OTHERS)
def test_the_first_lessons_in_another_language(new_user: NewUser, code: str) -> None:
    user = new_user()
    user.have_settings(language=code)
    user.go(f"/learn/{lessons()[0].id}")
    walk(user, Catalogue(code), [each.id for each in lessons()[:3]])
    direction = LANGUAGES[code].direction
    assert user.page.evaluate("document.documentElement.dir") == direction


def test_the_first_game_is_played_with_advice(user: User) -> None:
    asked: list[str] = []
    user.page.on("request", lambda request: asked.append(request.url))
    user.go("/learn/first-game")
    user.button("first-game-begin").click()
    game_page = GamePage(user)
    coach = user.page.get_by_role("complementary", name=say("advice"), exact=True)
    task = lesson("first-game").tasks[0]
    game_page.wait_for_my_turn()
    board = game_page.board()
    while True:
        advice = task.check(Answer(game=board.game_string())).message
        expect(coach).to_have_text(advice.text(ENGLISH))
        move = good_move(board)
        game_page.click_move(move)
        board.push(move)
        if board.is_game_over():
            break
        board = game_page.my_turn_after(board.ply)
    expect(coach).to_have_text(say("lesson-first-game-1-done"))
    assert any(url.endswith("/lessons/all") for url in asked)
    assert not any("/tasks/" in url for url in asked), "the core on the device gives the advice"
    user.go("/learn/first-game")
    expect(user.page.get_by_text(say("first-game-done"), exact=True)).to_be_visible()


def test_a_wrong_place_is_explained_and_nothing_is_lost(user: User) -> None:
    user.go("/learn/ant")
    screen = LessonScreen(user, "ant", ENGLISH)
    task = screen.lesson.tasks[0]
    screen.touch(screen.spot((-2, 0)))
    expect(screen.answer).to_have_text(say("lesson-more", count=10, what="place"))
    screen.touch(screen.spot((-1, 1)))
    wrong = task.check(Answer(cells=((-2, 0), (-1, 1)))).message
    expect(screen.answer).to_have_text(wrong.text(ENGLISH))
    evidence = screen.area.locator("[data-evidence]")
    expect(evidence).to_have_count(4)
    expect(screen.found).to_have_count(1)
    screen.button("hint").click()
    expect(screen.answer).to_have_text(task.says("hint").text(ENGLISH))


def test_a_wrong_move_is_taken_back(user: User) -> None:
    user.go("/learn/aim")
    screen = LessonScreen(user, "aim", ENGLISH)
    task = screen.lesson.tasks[0]
    board = task.board()
    right = board.parse_uhp(str(task.solution.moves[0]))
    other = next(
        move for move in board.legal_moves if move.piece == right.piece and move.to != right.to
    )
    screen.move(other)
    expect(screen.answer).to_have_text(say("lesson-not-wins"))
    screen.button("takeback").click()
    expect(screen.answer).to_be_empty()
    screen.solve(task)


def test_a_piece_that_cannot_move_says_why(user: User) -> None:
    user.go("/learn/queen-first")
    screen = LessonScreen(user, "queen-first", ENGLISH)
    screen.touch(screen.tile("wA1"))
    expect(screen.answer).to_have_text(say("reason-queen_not_placed"))


def test_a_task_is_solved_by_keyboard_alone(user: User) -> None:
    user.go("/learn/one-hive")
    screen = LessonScreen(user, "one-hive", ENGLISH)
    task = screen.lesson.tasks[0]
    (piece,) = task.solution.pieces
    screen.tile(piece).focus()
    user.page.keyboard.press("Enter")
    expect(screen.answer).to_have_text(task.says("done").text(ENGLISH))
    screen.button("task-next").focus()
    user.page.keyboard.press("Enter")
    screen.expect_task(screen.lesson.tasks[1])


def test_progress_is_kept(user: User) -> None:
    user.go("/learn/beetle")
    screen = LessonScreen(user, "beetle", ENGLISH)
    screen.solve(screen.lesson.tasks[0])
    user.page.reload()
    screen = LessonScreen(user, "beetle", ENGLISH)
    screen.expect_task(screen.lesson.tasks[1])


def test_on_a_phone_the_board_stands_above_the_text(new_user: NewUser) -> None:
    user = new_user(phone=True)
    for each in lessons():
        user.go(f"/learn/{each.id}")
        screen = LessonScreen(user, each.id, ENGLISH)
        board, text = screen.area.bounding_box(), user.page.locator("p.text").bounding_box()
        assert board is not None
        assert text is not None
        assert board["y"] + board["height"] <= text["y"]
        assert user.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_unknown_lesson_leads_back(user: User) -> None:
    user.allow_console(re.compile("status of 404"))
    user.go("/learn/cicada")
    user.link("lessons").click()
    expect(user.page.get_by_role("heading", name=say("learn"), exact=True)).to_be_visible()


def test_the_rules_can_be_read(user: User) -> None:
    user.go("/learn")
    user.link("learn-rules").click()
    expect(user.page.get_by_role("heading", level=1)).to_have_text(say("rules-title"))
    expect(user.page.locator("figure svg").first).to_be_visible()


# ---- the first visit, hints, and looking back


def test_the_first_visit_offers_to_learn(user: User) -> None:
    user.go("/")
    welcome = user.page.get_by_role("region", name=say("welcome"), exact=True)
    expect(welcome).to_be_visible()
    expect(user.page.locator(".button.honey")).to_have_count(1)
    user.button("welcome-play").click()
    expect(welcome).to_have_count(0)
    user.page.reload()
    expect(user.page.locator("button.play.honey")).to_be_visible()
    expect(welcome).to_have_count(0)


def test_a_player_with_games_gets_no_welcome(user: User) -> None:
    user.new_game("engine")
    user.go("/")
    expect(user.page.locator("a.resume")).to_be_visible()
    expect(user.page.get_by_text(say("welcome"), exact=True)).to_have_count(0)


def test_a_hint_takes_the_piece_up_and_marks_the_place(user: User) -> None:
    game_page = GamePage.at(user, user.new_game("engine", color="white", game_type="Base"))
    game_page.wait_for_my_turn()
    user.button("hint").click()
    mark = game_page.area.locator("[data-mark=hint]")
    expect(mark).to_have_count(1)
    expect(game_page.status).to_contain_text(say("hint-is", piece="")[:12])
    expect(game_page.page.locator('[role=toolbar] button[aria-pressed="true"]')).to_have_count(1)
    user.page.keyboard.press("Escape")
    expect(mark).to_have_count(0)


def test_a_game_with_a_clock_has_no_hints(user: User) -> None:
    clock = {"minutes": 5, "increment": 5}
    game_page = GamePage.at(user, user.new_game("engine", color="white", clock=clock))
    game_page.wait_for_my_turn()
    expect(user.button("resign").or_(user.button("abort"))).to_be_visible()
    expect(user.button("hint")).to_have_count(0)


def test_a_lost_game_has_a_review(user: User) -> None:
    game_page = GamePage.at(user, user.new_game("engine", color="white", game_type="Base"))
    game_page.wait_for_my_turn()
    game_page.click_move(good_move(game_page.board()))
    game_page.shows_ply(2)
    user.button("resign").click()
    user.page.get_by_role("dialog").get_by_role("button", name=say("resign")).click()
    expect(game_page.result).to_contain_text(say("review-bit-by-bit"))
    expect(game_page.result).to_contain_text(say("review-next-same", level=1))
