"""`skep serve`: play in the browser."""

from __future__ import annotations

import errno
import os
import re
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from platformdirs import user_data_path

from skep import SkepError
from skep.cli import UsageError, languages
from skep.cli.terminal import is_terminal

if TYPE_CHECKING:
    from skep.server.settings import Settings

_PASSWORD: Final = re.compile(r"://[^/@]*:[^/@]+@")
_EXTRA: Final = "skep serve needs more packages: pip install 'skep[server]'"

Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        file_okay=False,
        show_default=False,
        help="Where games are kept; by default in the user's data folder.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="SKEP_DATABASE",
        show_default=False,
        help="A database instead: postgresql+asyncpg://user@host/name",
    ),
]
Redis = Annotated[
    str | None,
    typer.Option(
        "--redis",
        metavar="URL",
        envvar="SKEP_REDIS",
        show_default=False,
        help="For several nodes on one PostgreSQL database: redis://host",
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option(
        "--name",
        metavar="HOST",
        envvar="SKEP_NAME",
        show_default=False,
        help="A host name of this server on the internet; may be given several times.",
    ),
]


def serve(
    *,
    host: Annotated[
        str,
        typer.Option("--host", help="Where to listen; 0.0.0.0 lets other machines in."),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", "-p", min=0, max=65535, help="The port; 0 for any free one.")
    ] = 8000,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    name: Names = None,
    keep_records: Annotated[
        int,
        typer.Option(
            "--keep-records",
            metavar="DAYS",
            envvar="SKEP_KEEP_RECORDS",
            min=0,
            max=36_500,
            help="Delete opened games and shared analyses that nobody opens for so long; 0 never.",
        ),
    ] = 365,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser.")
    ] = False,
    lang: languages.Lang = None,
) -> None:
    """Serve the game to browsers and programs, until Ctrl-C.

    Games are kept in a file and go on where they were when the server starts again. To let others
    play, see docs/server.md.
    """
    try:
        from skep.server import run  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise SkepError(f"{_EXTRA} ({error.name} is missing)") from error
    settings = _settings(data, database, redis or "", tuple(name or ()))
    settings = replace(settings, record_days=keep_records)
    say = languages.catalogue(lang).text
    try:
        listener = run.listen(host, port)
    except OSError as error:
        raise SkepError(_cannot_listen(host, port, error)) from error

    def tell() -> None:
        address = run.address_of(listener)
        typer.echo(say("cli-served", address=address))
        if not (settings.page / "index.html").exists():
            typer.echo(say("cli-page-missing", command="make setup"))
        elif not no_browser and _has_browser():
            webbrowser.open(address)

    run.prepare_logs()
    run.prepare_process()
    run.Server(settings, on_ready=tell).run([listener])


def _settings(
    data: Path | None, database: str | None, redis: str, names: tuple[str, ...]
) -> Settings:
    """The settings of a server that keeps its games in a folder or a database."""
    from skep.server.settings import Settings, sqlite_url  # noqa: PLC0415 - an extra may be missing

    if database is None:
        folder = data or user_data_path("skep", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        database = sqlite_url(folder)
    elif data is not None:
        raise UsageError("games are kept either in --data or in --database")
    for url, variable in ((database, "SKEP_DATABASE"), (redis, "SKEP_REDIS")):
        if _PASSWORD.search(url) and any(url in word for word in sys.argv):
            raise UsageError(
                "everybody on this machine can read a password on the command line:"
                f" set the environment variable {variable} to the URL instead"
            )
    token = os.environ.get("SKEP_METRICS_TOKEN", "")
    operator = os.environ.get("SKEP_OPERATOR_TOKEN", "")
    settings = Settings(
        database, redis=redis, names=names, metrics_token=token, operator_token=operator
    )
    if lease := os.environ.get("SKEP_LEASE_SECONDS"):
        settings = replace(settings, lease_seconds=_seconds(lease))
    return settings


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 1 <= seconds <= 600:
        raise UsageError(f"SKEP_LEASE_SECONDS is a number from 1 to 600, not {text!r}")
    return seconds


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken, perhaps by another `skep serve`: choose one with --port"
    return f"cannot listen on {host}:{port}: {error.strerror or error}"


def _has_browser() -> bool:
    """Whether there is a terminal, and a screen for a browser."""
    if not is_terminal(sys.stdout):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
