"""`skep serve`: play in the browser."""

from __future__ import annotations

import errno
import os
import sys
import webbrowser
from typing import Annotated, Final

import typer

from skep import SkepError
from skep.cli import languages
from skep.cli.server_options import ServerOptions, server_options
from skep.cli.terminal import is_terminal

_EXTRA: Final = "skep serve needs more packages: pip install 'skep[server]'"


@server_options()
def serve(
    *,
    options: ServerOptions,
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
    settings = options.settings()
    host, port = options.word("host"), options.port
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

    run.prepare_logs(options.word("log"), access=settings.access_log)
    run.prepare_process()
    run.Server(settings, on_ready=tell).run([listener])


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
