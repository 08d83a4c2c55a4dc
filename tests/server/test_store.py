"""The store, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from skep.server.identity import PlayerId
from skep.server.store import Change, GameRow, Life, Store, StoreError
from skep.server.store.migrate import NEWEST, alembic_config
from skep.server.store.schema import metadata

pytestmark = pytest.mark.anyio

ADA, BOB = PlayerId("a" * 64), PlayerId("b" * 64)
GAME, OTHER = "Game00000001", "Game00000002"


def row(game: str = GAME, **changes: object) -> GameRow:
    fresh = GameRow(
        id=game,
        kind="link",
        status="playing",
        setup="{}",
        white=ADA,
        black=BOB,
        white_name="Ada",
        black_name="Bób ♞",
        created=1_700_000_000_000,
        changed=1_700_000_000_000,
        ply=0,
        result=None,
        due=False,
    )
    return replace(fresh, **changes)  # type: ignore[arg-type]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def loaded(store: Store, game: str = GAME) -> tuple[GameRow, list[str]]:
    found = await store.load(game)
    assert found is not None
    return found


async def test_a_game_is_there_when_the_store_is_opened_again(database: str) -> None:
    async with opened(database) as store:
        assert await store.load(GAME) is None
        await store.write(Change(GAME, creates=row()))
        await store.write(Change(GAME, {1: '{"n":1}', 2: '{"n":2}'}, {"ply": 2, "due": True}))
        await store.write(Change(GAME, {3: '{"n":3}'}, {"ply": 3}))
    async with opened(database) as store:
        assert await loaded(store) == (
            row(ply=3, due=True),
            ['{"n":1}', '{"n":2}', '{"n":3}'],
        )


async def test_an_event_number_is_used_once(database: str) -> None:
    async with opened(database) as store:
        await store.write(Change(GAME, {1: "first"}, creates=row()))
        with pytest.raises(StoreError, match="somebody else"):
            await store.write(Change(GAME, {1: "second", 2: "third"}, {"ply": 9}))
        assert await loaded(store) == (row(), ["first"])
        assert store.is_well


async def test_a_refused_change_does_not_affect_others(database: str) -> None:
    async with opened(database) as store:
        games = [f"Game{number:08}" for number in range(50)]
        await asyncio.gather(*(store.write(Change(game, creates=row(game))) for game in games))
        changes = [Change(game, {1: game}, {"ply": 1}) for game in games]
        changes[25:25] = [Change("Game12345678", {1: "there is no such game"})]
        done = await asyncio.gather(
            *(store.write(change) for change in changes), return_exceptions=True
        )
        assert [index for index, error in enumerate(done) if error is not None] == [25]
        assert isinstance(done[25], StoreError)
        for game in games:
            assert await loaded(store, game) == (row(game, ply=1), [game])


async def test_games_share_commits(database: str) -> None:
    async with opened(database) as store:
        commits = []
        event.listen(store._engine.sync_engine, "commit", lambda _: commits.append(1))
        games = [f"Game{number:08}" for number in range(200)]
        await asyncio.gather(*(store.write(Change(game, creates=row(game))) for game in games))
        assert 1 <= len(commits) <= 3


async def test_a_change_that_nobody_waits_for_is_stored_nevertheless(database: str) -> None:
    async with opened(database) as store:
        await store.write(Change(GAME, creates=row()))
        writing = asyncio.create_task(store.write(Change(GAME, {1: "said"})))
        await asyncio.sleep(0)
        writing.cancel()
        await store.write(Change(GAME, {2: "said later"}))
        assert (await loaded(store))[1] == ["said", "said later"]


async def test_a_failure_that_nobody_waits_for_is_logged(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as store:
        writing = asyncio.create_task(store.write(Change(GAME, {1: "there is no such game"})))
        await asyncio.sleep(0)
        writing.cancel()
        await store.write(Change(OTHER, creates=row(OTHER)))
    assert len(caplog.text.splitlines()) == 1
    assert f"a change of game {GAME} is not stored: somebody else" in caplog.text


async def test_what_waits_is_written_when_the_store_closes(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.write(Change(GAME, creates=row()))
    writing = [asyncio.create_task(store.write(Change(GAME, {n: str(n)}))) for n in range(1, 9)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    with pytest.raises(StoreError, match="closed"):
        await store.write(Change(GAME, {9: "too late"}))
    async with opened(database) as again:
        assert (await loaded(again))[1] == [str(n) for n in range(1, 9)]


async def test_a_deleted_game_leaves_nothing(database: str) -> None:
    async with opened(database) as store:
        for game in (GAME, OTHER):
            await store.write(Change(game, {1: "said"}, creates=row(game)))
        await store.write(Change(GAME, deletes=True))
        assert await store.load(GAME) is None
        assert await loaded(store, OTHER) == (row(OTHER), ["said"])
        async with store._engine.connect() as connection:
            left = await connection.scalar(text("SELECT count(*) FROM events"))
        assert left == 1
        with pytest.raises(StoreError):
            await store.write(Change(GAME, {2: "said to nobody"}))


async def test_a_game_and_the_one_that_follows_are_stored_together(database: str) -> None:
    async with opened(database) as store:
        await store.write(Change(GAME, creates=row()))
        await store.write(Change(GAME, {1: "rematched"}, creates=row(OTHER)))
        with pytest.raises(StoreError):
            await store.write(Change(GAME, {1: "again"}, creates=row("Game00000003")))
        assert await store.load(OTHER) is not None
        assert await store.load("Game00000003") is None


# ---- lists


async def test_a_players_games_come_in_pages_the_latest_first(database: str) -> None:
    async with opened(database) as store:
        moments = [5, 9, 9, 1, 7]
        for number, changed in enumerate(moments):
            game = f"Game{number:08}"
            seats = {"white": ADA, "black": None} if number % 2 else {"white": None, "black": ADA}
            await store.write(Change(game, creates=row(game, changed=changed, **seats)))
        await store.write(Change(GAME, creates=row("Game99999999", white=BOB, black=None)))
        whole = await store.games_of(ADA, before=None, limit=10)
        order = [int(each.id[4:]) for each in whole]
        assert order == [2, 1, 4, 0, 3]
        paged: list[GameRow] = []
        while page := await store.games_of(
            ADA, before=(paged[-1].changed, paged[-1].id) if paged else None, limit=2
        ):
            assert len(page) <= 2
            paged += page
        assert paged == whole


async def test_a_hidden_game_is_listed_for_the_other_player_only(database: str) -> None:
    async with opened(database) as store:
        await store.write(Change(GAME, creates=row()))
        await store.write(Change(GAME, fields={"white_hides": True}))
        assert await store.games_of(ADA, before=None, limit=9) == []
        assert await store.games_of(BOB, before=None, limit=9) == [row(white_hides=True)]


async def test_due_games_are_listed(database: str) -> None:
    async with opened(database) as store:
        await store.write(Change(GAME, creates=row(due=True, changed=2)))
        await store.write(Change(OTHER, creates=row(OTHER, due=True, changed=1)))
        await store.write(Change("Game00000003", creates=row("Game00000003")))
        assert await store.due_games() == [OTHER, GAME]


# ---- lives


async def test_server_lives_are_kept_while_a_turn_needs_them(database: str) -> None:
    async with opened(database) as store:
        await store.write(Change(GAME, creates=row(due=True, changed=250)))
        for life in (Life(100, 110), Life(100, 200), Life(210, 300), Life(400, 500)):
            await store.beat(life)
        assert await store.lives() == [Life(100, 200), Life(210, 300), Life(400, 500)]
    async with opened(database) as store:
        assert await store.lives() == [Life(210, 300), Life(400, 500)]
        await store.write(Change(GAME, fields={"due": False}))
    async with opened(database) as store:
        assert await store.lives() == []


async def test_nodes_that_began_in_the_same_millisecond_share_a_life(database: str) -> None:
    async with opened(database) as store, opened(database) as other:
        lives = [Life(began, began + 1) for began in range(0, 100, 2)]
        for life in lives:
            await asyncio.gather(store.beat(life), other.beat(life))
        assert await store.lives() == lives


# ---- the database itself


async def test_migrations_make_what_the_schema_says(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with opened(database) as store, store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_the_newest_migration_is_known_without_alembic(database: str) -> None:
    def head(connection: Connection) -> str | None:
        return ScriptDirectory.from_config(alembic_config(connection)).get_current_head()

    async with opened(database) as store, store._engine.connect() as connection:
        assert await connection.run_sync(head) == NEWEST


async def test_migrations_can_be_undone(database: str) -> None:
    def undo(connection: Connection) -> list[str]:
        command.downgrade(alembic_config(connection), "base")
        return inspect(connection).get_table_names()

    async with opened(database) as store, store._engine.begin() as connection:
        assert await connection.run_sync(undo) == ["alembic_version"]
    async with opened(database) as store:
        await store.write(Change(GAME, creates=row()))


async def test_a_database_of_a_newer_version_is_not_changed(database: str) -> None:
    async with opened(database) as store, store._engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await connection.execute(text("UPDATE schema_support SET oldest = '9999'"))
    with pytest.raises(StoreError, match="another version of Skep, probably a newer one"):
        await Store(database).open()


async def test_a_failing_database_is_reported_and_may_recover(database: str) -> None:
    async with opened(database) as store:
        engine = create_async_engine(database)
        await store.write(Change(GAME, creates=row()))
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE events RENAME TO lost"))
        with pytest.raises(StoreError):
            await store.write(Change(GAME, {1: "said"}, {"ply": 1}))
        assert not store.is_well
        with pytest.raises(StoreError):
            await store.load(GAME)
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE lost RENAME TO events"))
        await engine.dispose()
        await store.write(Change(GAME, {1: "said"}, {"ply": 1}))
        assert store.is_well
        assert await loaded(store) == (row(ply=1), ["said"])


async def test_sqlite_loses_nothing_when_the_power_fails(sqlite: str) -> None:
    async with opened(sqlite) as store, store._engine.connect() as connection:
        settings = {
            name: await connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    full = 2
    assert settings == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_only_the_owner_reads_the_files_of_sqlite(sqlite: str, tmp_path: Path) -> None:
    def permissions() -> dict[str, int]:
        return {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}

    private = dict.fromkeys(("games.db", "games.db-wal", "games.db-shm"), 0o600)
    before = os.umask(0o022)
    try:
        async with opened(sqlite) as store:
            await store.write(Change(GAME, creates=row()))
            assert permissions() == private
        (tmp_path / "games.db").chmod(0o644)  # as an older version made it
        async with opened(sqlite) as store:
            await store.write(Change(OTHER, creates=row(OTHER)))
            assert permissions() == private
    finally:
        os.umask(before)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://localhost/games", "not mysql"),
        ("games.db", "not the URL of a database"),
        ("sqlite:////no/such/folder/games.db", "cannot be opened"),
        ("sqlite:///pyproject.toml", "cannot be opened"),
        ("postgresql://127.0.0.1:1/games", "cannot be opened"),
    ],
)
async def test_an_invalid_url_is_reported_in_one_line(
    url: str, said: str, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root)
    with pytest.raises(StoreError, match=said) as caught:
        await Store(url).open()
    assert "\n" not in str(caught.value)
