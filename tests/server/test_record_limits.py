"""Limits on records: their number, how long they are kept, and the operator's delete."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, text

from server.game_helpers import (
    ADA,
    BOB,
    QUEENS_OUT,
    QUICK,
    HandTime,
    Listener,
    begin,
    link_game,
    refused,
    running_lobby,
)
from server.http_client import PATIENCE, Person, running
from skep.server.sessions import record_limits
from skep.server.store import Change, Store
from skep.server.store.migrate import alembic_config

DAY = 24 * 3600.0
TOKEN = "the operator's own"
anyio = pytest.mark.anyio


@anyio
async def test_records_that_nobody_opens_expire(database: str) -> None:
    time = HandTime()
    async with running_lobby(database, time=time) as lobby:
        game = await begin(lobby, link_game())
        first, second = [(await lobby.import_text(QUEENS_OUT, ADA)).id for _ in range(2)]
        time.goes_by(200 * DAY)
        assert await lobby.delete_expired() == 0
    async with running_lobby(database, time=time) as lobby:
        assert (await (await lobby.actor(first)).view(BOB)).id == first
    time.goes_by(200 * DAY)
    async with running_lobby(database, time=time) as lobby:
        await lobby.delete_expired()
        left = {each.id for each in (await lobby.games_of(ADA, before=None, limit=9)).games}
        assert left == {game.id, first}
        with refused("not_found"):
            await lobby.actor(second)


@anyio
async def test_a_record_that_is_open_does_not_expire(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        record = (await lobby.import_text(QUEENS_OUT, ADA)).id
        actor = await lobby.actor(record)
        with Listener.at(actor, ADA) as listener:
            await listener.next()
            time.goes_by(400 * DAY)
            assert await lobby.delete_expired() == 0
            assert (await actor.view(ADA)).id == record


@anyio
async def test_records_can_be_kept_for_ever(sqlite: str) -> None:
    time = HandTime()
    pace = type(QUICK)(beat=0.01, keep_records=0)
    async with running_lobby(sqlite, time=time, pace=pace) as lobby:
        await lobby.import_text(QUEENS_OUT, ADA)
    time.goes_by(9_999 * DAY)
    async with running_lobby(sqlite, time=time, pace=pace) as lobby:
        assert await lobby.delete_expired() == 0
        assert len((await lobby.games_of(ADA, before=None, limit=9)).games) == 1


@anyio
async def test_a_player_stores_so_many_records(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_limits, "MOST_RECORDS", 2)
    async with running_lobby(sqlite) as lobby:
        await begin(lobby, link_game())
        for _ in range(2):
            record = await lobby.import_text(QUEENS_OUT, ADA)
        with refused("too_many_records"):
            await lobby.import_text(QUEENS_OUT, ADA)
        await lobby.import_text(QUEENS_OUT, BOB)
        await lobby.delete(record.id, ADA)
        await lobby.import_text(QUEENS_OUT, ADA)


@anyio
async def test_records_of_the_version_before_count_as_opened_now(sqlite: str) -> None:
    def go_back(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), "0001")

    async with running_lobby(sqlite) as lobby:
        record = (await lobby.import_text(QUEENS_OUT, ADA)).id
        game = (await begin(lobby, link_game())).id
    store = Store(sqlite)
    await store.open()
    try:
        await store.write(Change(record, fields={"opened": 5}))
        async with store._engine.begin() as connection:
            await connection.run_sync(go_back)
    finally:
        await store.close()
    async with running_lobby(sqlite) as lobby:
        assert await lobby.delete_expired() == 0
        assert (await (await lobby.actor(record)).view(ADA)).kind == "record"
        engine = lobby._services.store._engine
        async with engine.connect() as connection:
            rows = (await connection.execute(text("SELECT id, opened FROM games"))).all()
        opened = {row.id: row.opened for row in rows}
        assert opened[game] is None
        assert opened[record] > 1_000_000


def test_the_operator_deletes_any_game(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path, operator_token=TOKEN) as address, Person(address) as ada:
        game = ada.create("screen")
        wrong: tuple[dict[str, str], ...] = ({}, {"Authorization": "Bearer nonsense"})
        right = {"Authorization": f"Bearer {TOKEN}"}
        url = f"{address}/api/operator/games/{game}"
        for headers in wrong:
            assert httpx.delete(url, headers=headers, timeout=PATIENCE).status_code == 404
        ada.ask("GET", f"/games/{game}")
        assert httpx.delete(url, headers=right, timeout=PATIENCE).status_code == 204
        assert httpx.delete(url, headers=right, timeout=PATIENCE).status_code == 404
        ada.ask("GET", f"/games/{game}", status=404)


def test_without_a_token_nobody_is_the_operator(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path) as address, Person(address) as ada:
        game = ada.create("screen")
        for token in ("", "Bearer", "Bearer -"):
            answer = httpx.delete(
                f"{address}/api/operator/games/{game}",
                headers={"Authorization": token},
                timeout=PATIENCE,
            )
            assert answer.status_code == 404
        ada.ask("GET", f"/games/{game}")
