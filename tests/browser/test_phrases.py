"""Quick phrases in a game by link."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage, start_link_game
from browser.test_accessibility import scan
from browser.words import say
from skep.server.sessions.phrases import MOST_PHRASES

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

# A phrase is shown for some seconds only, so every phrase that was shown is written down.
_NOTE = """window.shown = new Set();
new MutationObserver(() => {
    for (const bubble of document.querySelectorAll(".bubble")) {
        const words = bubble.parentElement.querySelector(".unseen").textContent;
        window.shown.add(words);
    }
}).observe(document, { childList: true, subtree: true })"""


def with_notes(user: User) -> User:
    """Let the pages of a user write down what is said."""
    user.context.add_init_script(_NOTE)
    return user


def tell(user: User, phrase: str) -> None:
    """Say a phrase by its message."""
    user.button("phrases").first.click()
    dialog = user.page.get_by_role("dialog", name=say("phrases"), exact=True)
    dialog.get_by_role("button", name=say(phrase), exact=True).click()
    expect(dialog).to_have_count(0)


def words(color: str, phrase: str) -> str:
    """A phrase as it is read aloud."""
    return say("said-phrase", name=say("seat-name", color=color), phrase=say(phrase))


def showed(game_page: GamePage, color: str, phrase: str) -> None:
    """Wait until a page has shown a phrase."""
    game_page.page.wait_for_function("words => shown.has(words)", arg=words(color, phrase))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_phrase_reaches_the_other_player(new_user: NewUser, phone: bool) -> None:
    host, guest = with_notes(new_user(phone=phone)), with_notes(new_user(phone=phone))
    onlooker = with_notes(new_user())
    white, black = start_link_game(host, guest)
    watching = GamePage.at(onlooker, white.game)
    tell(host, "phrase-good-luck")
    for game_page in (white, black, watching):
        showed(game_page, "white", "phrase-good-luck")
    expect(onlooker.button("phrases")).to_have_count(0)
    expect(black.page.locator(".bubble")).to_have_count(0)  # after a while


def test_phrases_of_the_other_player_can_be_muted(new_user: NewUser) -> None:
    host, guest = with_notes(new_user()), with_notes(new_user())
    white, black = start_link_game(host, guest)
    guest.button("phrases").click()
    guest.page.get_by_role("switch", name=say("switch-phrases")).uncheck()
    scan(guest)
    guest.page.keyboard.press("Escape")
    tell(host, "phrase-hello")
    showed(white, "white", "phrase-hello")
    tell(guest, "phrase-thanks")
    showed(black, "black", "phrase-thanks")
    showed(white, "black", "phrase-thanks")
    heard = black.page.evaluate("[...shown]")
    assert heard == [words("black", "phrase-thanks")]
    scan(host)


def test_too_many_phrases_are_refused(new_user: NewUser) -> None:
    host, guest = with_notes(new_user()), new_user()
    white, _ = start_link_game(host, guest)
    # One after another, within a few seconds even on a busy machine.
    for _ in range(MOST_PHRASES):
        host.command(white.game, "say", phrase="hello")
    tell(host, "phrase-oops")
    expect(white.status).to_have_text(say("problem-too-many"))
    assert words("white", "phrase-oops") not in white.page.evaluate("[...shown]")


def test_only_games_by_link_have_phrases(user: User) -> None:
    GamePage.at(user, user.new_game("engine"))
    expect(user.button("phrases")).to_have_count(0)
