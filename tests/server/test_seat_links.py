"""One-time links that carry a seat to another device."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from server.game_helpers import (
    ADA,
    BOB,
    EVE,
    HandTime,
    Listener,
    begin,
    engine_game,
    link_game,
    play,
    refused,
    running_lobby,
    screen_game,
)
from server.http_client import PATIENCE, Person
from skep.server.identity import PlayerId
from skep.server.problems import ProblemError
from skep.server.sessions import seat_links
from skep.server.sessions.lobby import Lobby
from skep.server.store import Change, StoreError

pytestmark = pytest.mark.anyio

PHONE = PlayerId("f" * 64)


def links_of(lobby: Lobby) -> seat_links.LinksInMemory:
    links = lobby.seat_links._links
    assert isinstance(links, seat_links.LinksInMemory)
    return links


async def test_a_link_carries_the_seat_and_is_used_up(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        link = await lobby.seat_links.create(actor, ADA)
        with Listener.at(actor, ADA) as old, Listener.at(actor, BOB) as opponent:
            await old.until("presence")
            await opponent.next()
            view = await lobby.seat_links.use(actor, PHONE, link.code)
            told = (await old.until("presence"))[-1]["seats"]["white"]
            assert (told["yours"], told["name"], told["here"]) == (False, "Ada", False)
            assert (await opponent.until("presence"))[-1]["seats"]["black"]["yours"]
        assert view.seats.white.yours
        assert view.seats.white.name == "Ada"
        for code in (link.code, "guess"):
            with refused("link_expired"):
                await lobby.seat_links.use(actor, EVE, code)
        with refused("not_your_seat"):
            await lobby.seat_links.create(actor, ADA)
    async with running_lobby(database) as lobby:
        view = await (await lobby.actor(actor.id)).view(PHONE)
        assert view.seats.white.yours
        assert [each.id for each in (await lobby.games_of(PHONE, before=None, limit=9)).games] == [
            actor.id
        ]
        assert not (await lobby.games_of(ADA, before=None, limit=9)).games


async def test_both_seats_of_one_screen_move_together(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        await play(actor, ["wS1"])
        link = await lobby.seat_links.create(actor, ADA)
        view = await lobby.seat_links.use(actor, PHONE, link.code)
        assert view.seats.white.yours
        assert view.seats.black.yours


async def test_only_one_of_many_who_open_a_link_gets_the_seat(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game())
        link = await lobby.seat_links.create(actor, ADA)
        crowd = [PlayerId(f"{number:064}") for number in range(10)]
        done = await asyncio.gather(
            *(lobby.seat_links.use(actor, player, link.code) for player in crowd),
            return_exceptions=True,
        )
        assert sum(not isinstance(each, ProblemError) for each in done) == 1


async def test_a_link_expires(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, engine_game("white"))
        link = await lobby.seat_links.create(actor, ADA)
        assert link.expires_in == seat_links.LINK_SECONDS
        time.jumps(3600)  # the date may jump: only the time that passes counts
        time.goes_by(link.expires_in + 1)
        with refused("link_expired"):
            await lobby.seat_links.use(actor, PHONE, link.code)
        assert (await actor.view(ADA)).seats.white.yours


async def test_a_new_link_replaces_the_one_before(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor, other = await begin(lobby, screen_game()), await begin(lobby, screen_game())
        first = await lobby.seat_links.create(actor, ADA)
        elsewhere = await lobby.seat_links.create(other, ADA)
        second = await lobby.seat_links.create(actor, ADA)
        assert len(links_of(lobby)) == 2
        for code in (first.code, elsewhere.code):
            with refused("link_expired"):
                await lobby.seat_links.use(actor, PHONE, code)
        assert (await lobby.seat_links.use(actor, PHONE, second.code)).seats.white.yours


async def test_a_link_that_is_opened_where_it_was_made_stays_good(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, screen_game())
        link = await lobby.seat_links.create(actor, ADA)
        assert (await lobby.seat_links.use(actor, ADA, link.code)).seats.white.yours
        assert (await lobby.seat_links.use(actor, PHONE, link.code)).seats.white.yours


async def test_the_opponent_gets_no_second_seat(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game())
        link = await lobby.seat_links.create(actor, ADA)
        with refused("not_allowed"):
            await lobby.seat_links.use(actor, BOB, link.code)
        assert (await lobby.seat_links.use(actor, PHONE, link.code)).seats.white.yours


async def test_a_link_is_not_lost_when_the_database_fails(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game())
        link = await lobby.seat_links.create(actor, ADA)

        async def fail(_: Change) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(lobby._services.store, "write", fail)
            with refused("try_again"):
                await lobby.seat_links.use(actor, PHONE, link.code)
        again = await lobby.actor(actor.id)
        assert (await again.view(ADA)).seats.white.yours
        assert (await lobby.seat_links.use(again, PHONE, link.code)).seats.white.yours


async def test_links_are_bounded(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_links, "_MOST_LINKS", 3)
    async with running_lobby(sqlite) as lobby:
        for _ in range(5):
            await lobby.seat_links.create(await begin(lobby, screen_game()), ADA)
        assert len(links_of(lobby)) == 3


def test_a_browser_with_a_link_gets_a_cookie_and_the_seat(ada: Person) -> None:
    game = ada.create()
    link = ada.ask("POST", f"/games/{game}/seat/link", None, 201)
    assert link["code"] not in ada.http.get(f"/games/{game}").text
    with httpx.Client(base_url=ada.address, timeout=PATIENCE) as phone:
        path = f"/api/games/{game}/seat/use-link"
        moved = phone.post(path, json={"code": link["code"]})
        assert moved.json()["seats"]["white"]["yours"]
        assert phone.get(f"/api/games/{game}").json()["seats"]["white"]["yours"]
        again = phone.post(path, json={"code": "x" * 32})
        assert (again.status_code, again.json()["code"]) == (410, "link_expired")
    assert not ada.look(game)["seats"]["white"]["yours"]
    with Person(ada.address) as stranger:
        refusal = stranger.ask("POST", f"/games/{game}/seat/link", None, 403)
        assert refusal["code"] == "not_your_seat"
