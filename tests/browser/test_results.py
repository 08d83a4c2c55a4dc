"""My games: pictures, lengths and results, and the sums by opponent and set."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.test_accessibility import scan
from browser.words import say

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import Scheme

OPENING = [("wS1", "bS1 wS1-"), (r"wQ -wS1", "bQ bS1-")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_finished_games_are_shown_and_counted(
    new_user: NewUser, phone: bool, scheme: Scheme
) -> None:
    host, guest = new_user(phone=phone, scheme=scheme), new_user()
    game = host.new_game("link", game_type="Base", name="Ada")
    guest.api("POST", f"/games/{game}/seat", {"name": "Bert"})
    for mine, theirs in OPENING:
        host.play(game, [mine])
        guest.play(game, [theirs])
    guest.command(game, "resign")
    lost = host.new_game("engine", color="black", game_type="Base+MLP")
    host.command(lost, "resign")
    host.go("/games")
    row = (
        host.page.get_by_role("main")
        .get_by_role("listitem")
        .filter(has=host.page.get_by_role("link", name=re.compile("Bert")))
    )
    expect(row).to_contain_text(say("result-won"))
    expect(row).to_contain_text(say("game-moves", count=4))
    expect(row).to_contain_text(say("edition-base"))
    picture = row.locator("img")
    expect(picture).to_be_visible()
    host.page.wait_for_function(
        "image => image.complete && image.naturalWidth > 0", arg=picture.element_handle()
    )
    host.page.get_by_text(say("figures"), exact=True).click()
    table = host.page.get_by_role("table")
    friends = table.get_by_role("row").filter(has_text=say("figures-friends"))
    expect(friends.get_by_role("cell")).to_have_text(["1", "0", "0"])
    level = table.get_by_role("row").filter(has_text=say("level-1-name"))
    expect(level.get_by_role("cell")).to_have_text(["0", "0", "1"])
    expect(level).to_contain_text(say("edition-complete"))
    scan(host)


def test_a_deleted_game_is_no_longer_counted(new_user: NewUser) -> None:
    user = new_user()
    game = user.new_game("engine", color="black", game_type="Base")
    user.command(game, "resign")
    user.go("/games")
    expect(user.page.get_by_text(say("figures"), exact=True)).to_be_visible()
    user.button("delete-game", game=say("game-against", name=say("level-1-name"))).click()
    user.button("delete").click()
    expect(user.page.get_by_text(say("no-games"), exact=True)).to_be_visible()
    expect(user.page.get_by_text(say("figures"), exact=True)).to_have_count(0)
