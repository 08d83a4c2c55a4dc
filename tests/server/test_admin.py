"""`skep admin`: the operator's commands, backups of both databases, and the check of the store."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from server.http_client import Person, running
from skep.cli import main
from skep.server.identity import player_id

TOKEN = "hush"
Admin = Callable[..., tuple[int, str, str]]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Run `skep admin` and return its exit code, output and errors."""
    monkeypatch.setenv("SKEP_OPERATOR_TOKEN", TOKEN)
    monkeypatch.setenv("SKEP_SETTINGS", os.devnull)

    def run(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(["admin", *words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with its database in a folder, whose address the commands know."""
    with running(tmp_path, operator_token=TOKEN) as address:
        monkeypatch.setenv("SKEP_SERVER", address)
        yield address


def played(person: Person) -> str:
    game = person.create("screen")
    person.move(game, 0, "wS1")
    person.move(game, 1, "bS1 wS1-")
    return game


# ---- commands that ask the server


def test_games_are_listed_closed_and_deleted(server: str, admin: Admin) -> None:
    with Person(server, "Ada") as ada:
        game, other = played(ada), played(ada)
        code, said, _ = admin("games", "--status", "playing")
        assert code == 0
        assert [line.split()[0] for line in said.splitlines()] == [other, game]
        assert "Ada" in said
        assert admin("close", game)[0] == 0
        assert ada.look(game)["result"]["aborted"]
        assert admin("delete", other)[0] == 0
        listed = json.loads(admin("games", "--json")[1])["games"]
        assert [each["id"] for each in listed] == [game]
        assert admin("expire", "1")[1] == "0 games\n"
    actions = [each["action"] for each in json.loads(admin("audit", "--json")[1])]
    assert actions == ["delete", "close"]
    assert f"delete {other}" in admin("audit")[1]


def test_bans_quotas_and_people(server: str, admin: Admin) -> None:
    with Person(server, "Eve") as eve:
        game = played(eve)
        me = player_id(eve.token)
        assert admin("ban", f"white@{game}", "--days", "2", "--reason", "rude")[1] == f"{me}\n"
        assert admin("bans")[1].startswith(f"{me}  until 2")
        assert eve.move(game, 2, "wQ -wS1", 403)["code"] == "banned"
        assert admin("lift", me)[0] == 0
        eve.move(game, 2, "wQ -wS1")
        assert admin("quota", "192.0.2.0/24", "4")[1] == "192.0.2.0/24\n"
        assert admin("quotas")[1] == "192.0.2.0/24  4\n"
        assert len(json.loads(admin("export-person", me)[1])["games"]) == 1
        assert admin("delete-person", me)[1] == "1 games\n"
        eve.ask("GET", f"/games/{game}", status=404)


def test_what_is_wrong_is_told_in_one_line(
    server: str, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words, said in (
        (("close", "abcdefghijkl"), "There is no such game. (not_found)"),
        (("close", "../../x"), "(not_allowed)"),
        (("ban", "nobody"), "neither a player"),
        (("quota", "10.0.0.1", "0"), "(bad_request)"),
        (("games", "--status", "bad&kind=link"), "(bad_request)"),
        (("games", "--operator-token", TOKEN), "can read this on the command line"),
        (("games", "--server", "ftp://x"), "is an address such as"),
        (("games", "--server", "http://127.0.0.1:1"), "does not answer"),
        (("expire", "soon"), "DAYS"),
    ):
        code, out, errors = admin(*words)
        assert (code in (1, 2), out, len(errors.splitlines())) == (True, "", 1), errors
        assert said in errors
        assert TOKEN not in errors
    monkeypatch.setenv("SKEP_OPERATOR_TOKEN", "wrong")
    assert "does not take this token" in admin("games")[2]
    monkeypatch.delenv("SKEP_OPERATOR_TOKEN")
    assert "set SKEP_OPERATOR_TOKEN" in admin("games")[2]


# ---- the database


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest) -> str:
    """An empty PostgreSQL database."""
    found: str = request.getfixturevalue("postgres_database")
    return found


def test_a_backup_of_either_database_is_restored_into_either(
    tmp_path: Path, elsewhere: str, admin: Admin
) -> None:
    folder, copy, copied = tmp_path / "first", tmp_path / "a.backup", tmp_path / "b.backup"
    folder.mkdir()
    with running(folder, operator_token=TOKEN) as address, Person(address, "Ada") as ada:
        game = played(ada)
        code, said, errors = admin("backup", str(copy), "--data", str(folder))
        assert (code, said) == (0, "1 games\n"), errors
        ada.move(game, 2, "wQ -wS1")  # the server still runs, and this is not in the backup
    if sys.platform != "win32":
        assert copy.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part*"))
    assert "exists" in admin("backup", str(copy), "--data", str(folder))[2]
    code, said, errors = admin("restore", str(copy), "--database", elsewhere)
    assert (code, said) == (0, "1 games\n"), errors
    code, said, errors = admin("backup", str(copied), "--database", elsewhere)
    assert (code, said) == (0, "1 games\n"), errors
    assert admin("check", "--database", elsewhere)[1] == "1 games, 0 with problems\n"
    third = tmp_path / "third"
    third.mkdir()
    with running(third, operator_token=TOKEN) as address:
        assert admin("restore", str(copied), "--data", str(third))[1] == "1 games\n"
        assert admin("restore", str(copied), "--data", str(third))[1] == "0 games\n"
        with Person(address) as person:
            person.http.headers["Authorization"] = f"Bearer {ada.token}"
            view = person.look(game)
            assert [move["uhp"] for move in view["moves"]] == ["wS1", "bS1 wS1-"]
            assert view["seats"]["white"]["yours"]
            person.move(game, 2, "wQ -wS1")
    assert admin("check", "--data", str(third))[1] == "1 games, 0 with problems\n"
    with closing(sqlite3.connect(third / "skep.db")) as database:
        actions = [row[0] for row in database.execute("SELECT action FROM audit ORDER BY id")]
    assert actions == ["restore", "restore", "restore", "check"]  # the first is in the backup


@pytest.mark.parametrize("content", [b"", b"garbage" * 100, b"SQLite format 3\0" + b"\0" * 1000])
def test_a_backup_of_garbage_changes_nothing(tmp_path: Path, admin: Admin, content: bytes) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with running(folder) as address, Person(address) as ada:
        played(ada)
    file = tmp_path / "bad.backup"
    file.write_bytes(content)
    code, out, errors = admin("restore", str(file), "--data", str(folder))
    if content:
        assert (code, out, len(errors.splitlines())) == (1, "", 1)
    else:  # an empty file is an empty database
        assert (code, out) == (0, "0 games\n")
    assert admin("check", "--data", str(folder))[1] == "1 games, 0 with problems\n"


def test_commands_on_a_database_that_is_not_there(tmp_path: Path, admin: Admin) -> None:
    folder = tmp_path / "none"
    for words in (("backup", str(tmp_path / "x")), ("check",)):
        code, out, errors = admin(*words, "--data", str(folder))
        assert (code, out) == (1, "")
        assert "there is no database" in errors
    assert list(tmp_path.rglob("*.db")) == []
    url = "postgresql://127.0.0.1:1/none"
    assert "cannot be opened" in admin("check", "--database", url)[2]
    assert "command line" in admin("check", "--database", "postgresql://a:b@127.0.0.1:1/none")[2]


def run_sql(database: str, *statements: str) -> None:
    async def run() -> None:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE games SET ply = 7", "its events give another ply"),
        ("UPDATE games SET status = 'over'", "it is over without a result"),
        ("DELETE FROM events WHERE seq = 1", "the numbers of its events have gaps"),
        ("UPDATE events SET event = '{}' WHERE seq = 2", "it cannot be rebuilt from its events"),
        ("UPDATE events SET event = 'x' WHERE seq = 2", "it cannot be rebuilt from its events"),
        ("UPDATE games SET agreement = '[]'", "it cannot be rebuilt from its events"),
    ],
)
def test_the_check_finds_what_is_wrong(
    tmp_path: Path, admin: Admin, statement: str, said: str
) -> None:
    with running(tmp_path) as address, Person(address) as ada:
        good, bad = played(ada), played(ada)
    where = f"{statement} AND game" if "WHERE" in statement else f"{statement} WHERE id"
    run_sql(f"sqlite+aiosqlite:///{tmp_path / 'skep.db'}", f"{where} = '{bad}'")
    code, out, _ = admin("check", "--data", str(tmp_path))
    lines = out.splitlines()
    assert (code, lines[-1]) == (1, "2 games, 1 with problems")
    assert lines[0].startswith(f"game {bad}: {said}")
    assert good not in out


def test_the_check_finds_events_without_a_game(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path) as address, Person(address) as ada:
        played(ada)
    url = f"sqlite+aiosqlite:///{tmp_path / 'skep.db'}"
    run_sql(url, "PRAGMA foreign_keys = OFF", "INSERT INTO events VALUES ('nobody', 1, '{}')")
    assert "belongs to no row of games" in admin("check", "--data", str(tmp_path))[1]
