"""Import and export: games are pasted, dropped, opened, copied, downloaded."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage
from browser.words import say
from skep import Board, render
from skep.notation import read_record

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import NewUser
    from browser.user import User

RECORDS = Path(__file__).parents[1] / "data" / "records"
GAME_STRING = r"Base+MLP;InProgress;White[4];wL;bL wL-;wQ -wL;bQ bL/;wA1 -wQ;bA1 bQ-"
PNG = b"\x89PNG\r\n\x1a\n"
NOT_ACCEPTED = re.compile(r"status of 4\d\d")


def is_stepped_through(user: User, text: str) -> None:
    """Check the board at the first and the last moves of the record."""
    game_page = GamePage(user)
    board = read_record(text).board()
    game_page.shows(board)
    game_page.shows_ply(board.ply)
    user.button("step-first").click()
    game_page.shows(Board.from_rules(board.rules))
    replay = Board.from_rules(board.rules)
    for move in board.move_stack[:4]:
        user.button("step-forward").click()
        replay.push(move)
        game_page.shows(replay)
    user.button("step-last").click()
    game_page.shows(board)
    user.button("step-back").click()
    board.pop()
    game_page.shows(board)


@pytest.mark.parametrize("name", ["game string", "mzinga.pgn", "resigned.sgf"])
def test_a_game_is_pasted(user: User, name: str) -> None:
    text = GAME_STRING if name == "game string" else (RECORDS / name).read_text()
    user.go("/open")
    user.page.get_by_role("textbox").fill(text)
    user.button("open-now").click()
    is_stepped_through(user, text)


@pytest.mark.parametrize("name", ["mzinga.pgn", "resigned.sgf"])
def test_a_file_is_opened(user: User, name: str) -> None:
    user.go("/open")
    user.page.locator("input[type=file]").set_input_files(RECORDS / name)
    is_stepped_through(user, (RECORDS / name).read_text())


def test_a_file_is_dropped_anywhere(user: User) -> None:
    user.go("/")
    user.page.evaluate(
        """text => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], "game.txt", { type: "text/plain" }));
            document.body.dispatchEvent(
                new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
        }""",
        GAME_STRING,
    )
    is_stepped_through(user, GAME_STRING)


def test_a_text_that_is_no_game_is_refused(user: User) -> None:
    user.allow_console(NOT_ACCEPTED)
    user.go("/open")
    user.page.get_by_role("textbox").fill("a recipe for honey cake")
    user.button("open-now").click()
    expect(user.page.get_by_role("alert")).not_to_be_empty()
    assert user.page.url.endswith("/open")


def shared(user: User, board: Board) -> Locator:
    """Open the dialog for sharing this position."""
    GamePage.at(user, user.screen_game(board)).shows(board)
    user.button("share").click()
    return user.page.get_by_role("dialog", name=say("share"), exact=True)


def downloaded(user: User, what: Locator) -> bytes:
    with user.page.expect_download() as waiting:
        what.click()
    return waiting.value.path().read_bytes()


def test_a_game_is_copied(new_user: NewUser) -> None:
    user = new_user(permissions=["clipboard-read", "clipboard-write"])
    board = Board.from_game_string(GAME_STRING)
    dialog = shared(user, board)

    copied = dialog.get_by_role("button", name=say("copied"), exact=True)
    for key, text in (
        ("copy-address", user.page.url),
        ("copy-game-string", board.game_string()),
    ):
        dialog.get_by_role("button", name=say(key), exact=True).click()
        expect(copied.first).to_be_visible()
        # "Copied" may be shown before the clipboard is written, or from an earlier copy.
        user.wait_for_clipboard(text)


def test_a_game_is_downloaded(user: User) -> None:
    board = Board.from_game_string(GAME_STRING)
    dialog = shared(user, board)
    for name in ("download-pgn", "download-game-string"):
        link = dialog.get_by_role("link", name=say(name), exact=True)
        text = downloaded(user, link).decode()
        assert read_record(text).board() == board


def test_a_picture_of_the_position(user: User) -> None:
    board = Board.from_game_string(GAME_STRING)
    dialog = shared(user, board)
    picture = downloaded(user, dialog.get_by_role("link", name="SVG", exact=True))
    assert picture.decode() == render.svg(board, theme="light")
    png = downloaded(user, dialog.get_by_role("button", name="PNG", exact=True))
    assert png.startswith(PNG)
    assert int.from_bytes(png[16:20]) > 400  # its width
    # The drawing in the dialog is really there.
    width = dialog.get_by_role("img").evaluate("picture => picture.naturalWidth")
    assert width > 100
