"""Games against the machine on the device: with a network, without one, and when it goes."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.flaky_proxy import FlakyProxy
from browser.game_page import GamePage
from browser.test_accessibility import scan
from browser.test_offline import installed, wait_until_kept
from browser.words import say
from skep import PASS, Board, Hex, Move, Piece
from skep.server.settings import BUILT_PAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browser.conftest import NewUser
    from browser.server_process import ServerProcess
    from browser.user import User

_SERVICE_WORKER = BUILT_PAGE / "service-worker.js"
_FORM = {"color": "white", "expansions": "", "level": 1}
_KEPT = "id => JSON.parse(localStorage[`skep.game.${id}`] ?? 'null')"
IS_SENT = """id => {
    const kept = JSON.parse(localStorage[`skep.game.${id}`] ?? 'null');
    return kept === null || (kept.server?.ply === kept.moves.length
        && kept.server.shared === kept.moves.length
        && (kept.ends === null || kept.server.ended));
}"""


@pytest.fixture
def proxy(server: ServerProcess) -> Iterator[FlakyProxy]:
    """A way to the server that can be cut."""
    proxy = FlakyProxy(server.address)
    yield proxy
    proxy.close()


def player(new_user: NewUser, proxy: FlakyProxy | None = None, **options: bool) -> User:
    """A person who has visited the page before, and plays White with the base set."""
    user = new_user(proxy=proxy, **options)
    user.context.add_init_script(
        f"localStorage['skep.newGame'] ??= JSON.stringify({json.dumps(_FORM)})"
    )
    installed(user)
    engine = re.search(r"^const engine = (\[.*\]);$", _SERVICE_WORKER.read_text(), re.MULTILINE)
    assert engine is not None
    for path in json.loads(engine[1]):
        wait_until_kept(user, path)
    return user


def begin(user: User) -> GamePage:
    """Begin a game against the machine on the first screen."""
    user.page.get_by_role("button", name=re.compile(f"^{say('play')}")).first.click()
    user.page.wait_for_url("**/game/*")
    return GamePage(user)


def kept_board(game_page: GamePage) -> Board:
    """The position as the device has it."""
    kept = game_page.page.evaluate(_KEPT, game_page.game)
    start = kept.get("start")
    position = start and start["position"]
    board = Board.from_position(position) if position else Board(kept["request"]["game_type"])
    for move in kept["moves"]:
        is_pass = move["piece"] is None
        board.push(PASS if is_pass else Move(Piece.from_name(move["piece"]), Hex(*move["to"])))
    return board


def play_turn(game_page: GamePage, ply: int, *, cut: Callable[[], None] | None = None) -> None:
    """Make a move when so many were made, and wait for the machine's."""
    game_page.shows_ply(ply)
    game_page.wait_for_my_turn()
    move = kept_board(game_page).legal_moves[0]
    game_page.click_move(move)
    if cut:
        game_page.shows_ply_of_at_least(ply + 1)
        cut()
    game_page.shows_ply(ply + 2)
    game_page.wait_for_my_turn()


def reload(game_page: GamePage, ply: int) -> None:
    """Load the page anew: the game is there as it was."""
    game_page.page.reload()
    game_page.shows_ply(ply)
    game_page.wait_for_my_turn()


def is_stored_once(game_page: GamePage, ply: int) -> None:
    """Wait until the server has the game with so many moves, as the device has it, and no other."""
    user, game = game_page.user, game_page.game
    game_page.page.wait_for_function(IS_SENT, arg=game)
    uhp = [move["uhp"] for move in user.view(game)["moves"]]
    board, shown = kept_board(game_page), []
    replay = Board("Base")
    for move in board.move_stack:
        shown.append(replay.uhp(move))
        replay.push(move)
    assert uhp == shown
    assert len(uhp) == ply
    assert [each["id"] for each in user.api("GET", "/games")["games"]] == [game]


def test_the_machine_thinks_on_the_device(new_user: NewUser) -> None:
    user = player(new_user)
    game_page = begin(user)
    play_turn(game_page, 0)
    play_turn(game_page, 2)
    is_stored_once(game_page, 4)
    view = user.view(game_page.game)
    assert view["seats"]["black"]["thinks_on"] == "device"
    user.button("takeback").click()
    game_page.shows_ply(2)
    is_stored_once(game_page, 2)
    user.go("/games")
    expect(user.page.get_by_role("listitem").first).to_contain_text(say("on-device"))


@pytest.mark.parametrize("cut", ["cut", "drop_answers"])
def test_a_game_begins_without_a_network(new_user: NewUser, proxy: FlakyProxy, cut: str) -> None:
    user = player(new_user, proxy)
    getattr(proxy, cut)()  # before the new game is sent, or so that only its answer is lost
    game_page = begin(user)
    play_turn(game_page, 0)
    if cut == "cut":
        expect(game_page.status).to_have_text(say("your-turn"))
        expect(user.page.get_by_text(say("is-offline"), exact=True)).to_be_visible()
        scan(user)
        reload(game_page, 2)
        play_turn(game_page, 2)
        user.go("/")
        user.page.locator("a.resume").click()
        game_page.shows_ply(4)
        user.go("/games")
        expect(user.page.get_by_role("listitem")).to_have_count(1)
        user.page.go_back()
        game_page.shows_ply(4)
    proxy.repair()
    is_stored_once(game_page, 4 if cut == "cut" else 2)
    expect(user.page.get_by_text(say("is-offline"), exact=True)).to_have_count(0)


def test_the_network_goes_at_any_point_of_a_turn(new_user: NewUser, proxy: FlakyProxy) -> None:
    user = player(new_user, proxy)
    game_page = begin(user)
    proxy.cut()  # before a move
    play_turn(game_page, 0)
    proxy.repair()
    is_stored_once(game_page, 2)
    proxy.drop_answers()  # while it is sent: the server has it, and the device does not know
    play_turn(game_page, 2)
    user.wait_for_ply(game_page.game, 4)
    proxy.repair()
    is_stored_once(game_page, 4)
    play_turn(game_page, 4, cut=proxy.cut)  # between the own move and the machine's
    reload(game_page, 6)
    proxy.repair()
    is_stored_once(game_page, 6)
    play_turn(game_page, 6)
    proxy.cut()  # after the machine's move
    user.button("resign").click()
    user.page.get_by_role("dialog").get_by_role("button", name=say("resign"), exact=True).click()
    expect(game_page.result).to_contain_text(say("result-lost"))
    game = game_page.game
    proxy.repair()
    user.page.wait_for_function(IS_SENT, arg=game)
    view = user.view(game)
    assert (view["status"], len(view["moves"])) == ("over", 8)
    assert len(user.api("GET", "/games")["games"]) == 1


def test_two_tabs_show_one_game(new_user: NewUser) -> None:
    user = player(new_user)
    game_page = begin(user)
    other = user.context.new_page()
    other.goto(user.page.url)
    play_turn(game_page, 0)
    other.wait_for_function("() => document.querySelectorAll('[data-ply]').length === 2")
    is_stored_once(game_page, 2)


def test_a_game_that_went_on_elsewhere_is_not_lost(new_user: NewUser, proxy: FlakyProxy) -> None:
    user = player(new_user, proxy)
    game_page = begin(user)
    first = game_page.game
    is_stored_once(game_page, 0)
    proxy.cut()
    play_turn(game_page, 0)
    user.command(first, "sync", seq=0, ply=0, moves=["wG1", "bG1 wG1-"])
    proxy.repair()
    expect(game_page.status).to_have_text(say("device-renamed"))
    game_page.shows_ply(2)
    assert game_page.game != first
    user.page.wait_for_function(IS_SENT, arg=game_page.game)
    moves = {each: user.view(each)["moves"][0]["uhp"] for each in (first, game_page.game)}
    assert moves[first] == "wG1"
    assert len(user.api("GET", "/games")["games"]) == 2


def test_the_server_thinks_where_the_engine_does_not_load(new_user: NewUser) -> None:
    user = new_user()
    user.allow_console(re.compile("Failed to load resource|net::ERR_"))
    user.context.add_init_script(
        f"localStorage['skep.newGame'] ??= JSON.stringify({json.dumps(_FORM)})"
    )
    user.context.add_init_script("delete globalThis.WebAssembly")
    user.go("/")
    game_page = begin(user)
    view = user.view(game_page.game)
    assert view["seats"]["black"]["thinks_on"] == "server"
    device = {"kind": "engine", "level": 1, "on_device": True}
    game = user.api("POST", "/games", {"opponent": device, "color": "black", "game_type": "Base"})
    game_page = GamePage.at(user, game["id"])
    game_page.shows_ply(1)
    assert user.view(game["id"])["seats"]["white"]["thinks_on"] == "both"
