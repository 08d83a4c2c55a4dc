"""Fixtures of the server tests: databases, servers and players."""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from server.http_client import Person, running
from server.local_postgres import running_postgres

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """Run async tests on the event loop of `skep serve`: uvloop, which Windows lacks."""
    return "asyncio", {"use_uvloop": sys.platform != "win32"}


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a real PostgreSQL; the tests fail where there is none."""
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    return _new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """Return the URL of an empty PostgreSQL database, for what SQLite does not have."""
    return _new_database(postgres)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the URL of an empty SQLite database, for what does not depend on its kind."""
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server, and return its address."""
    with running(tmp_path_factory.mktemp("data"), page=tmp_path_factory.mktemp("page")) as found:
        yield found


@pytest.fixture
def ada(address: str) -> Iterator[Person]:
    """Return a player on that server."""
    with Person(address, "Ada") as person:
        yield person


@pytest.fixture
def bob(address: str) -> Iterator[Person]:
    """Return another player on that server."""
    with Person(address, "Bob") as person:
        yield person


def _new_database(postgres: str) -> str:
    server = make_url(postgres)
    name = f"games_{next(_numbers)}"
    asyncio.run(_create_database(server.render_as_string(hide_password=False), name))
    return server.set(database=name).render_as_string(hide_password=False)


async def _create_database(server: str, name: str) -> None:
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
