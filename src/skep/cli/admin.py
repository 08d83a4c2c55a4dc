"""`skep admin`: the tools of a server's operator."""

from __future__ import annotations

import asyncio
import getpass
import json
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import quote

import typer

from skep import SkepError
from skep.cli.operator_client import OperatorClient
from skep.cli.server_options import ServerOptions, server_options

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skep.server.store import Store

_EXTRA: Final = "skep admin needs more packages: pip install 'skep[server]'"

admin: typer.Typer = typer.Typer(
    name="admin",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Operate a server: games, bans, quotas, people's data, backups.",
    epilog="Most commands ask a running server, with the token in SKEP_OPERATOR_TOKEN. See"
    " docs/operate.md.",
)

Server = Annotated[
    str | None,
    typer.Option(
        "--server",
        metavar="URL",
        envvar="SKEP_SERVER",
        show_default=False,
        help="The server; by default on this machine, at the configured port.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")]
Person = Annotated[
    str, typer.Argument(metavar="PERSON", help="A player's id, or a seat: white@GAME.")
]
Subject = Annotated[
    str,
    typer.Argument(metavar="WHO", help="A player's id, a seat (white@GAME), or an address."),
]
_with_token = server_options("operator-token")
_with_database = server_options("data", "database")


# ---- games


@admin.command("games")
@_with_token
def list_games(
    *,
    options: ServerOptions,
    status: Annotated[
        str | None, typer.Option("--status", help="Only waiting, playing or over.")
    ] = None,
    kind: Annotated[
        str | None, typer.Option("--kind", help="Only engine, screen, link or record.")
    ] = None,
    player: Annotated[str | None, typer.Option("--player", help="Only of a player's id.")] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, max=1000)] = 50,
    as_json: AsJson = False,
    server: Server = None,
) -> None:
    """List the games of everybody, the one that changed last first."""
    given = {"status": status, "kind": kind, "player": player, "limit": limit}
    query = "&".join(f"{name}={_quoted(value)}" for name, value in given.items() if value)
    found = OperatorClient(options, server).ask("GET", f"/games?{query}")
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    for game in found["games"]:
        names = f"{game['white_name'] or '?'} – {game['black_name'] or '?'}"
        moment = _moment(game["changed"])
        typer.echo(
            f"{game['id']}  {game['kind']:6}  {game['status']:7}  {game['ply']:4}  "
            f"{moment}  {names}"
        )


@admin.command("close")
@_with_token
def close_game(game: Game, *, options: ServerOptions, server: Server = None) -> None:
    """Call a game off: it ends without a result."""
    OperatorClient(options, server).ask("POST", f"/games/{_quoted(game)}/close")


@admin.command("delete")
@_with_token
def delete_game(game: Game, *, options: ServerOptions, server: Server = None) -> None:
    """Delete a game."""
    OperatorClient(options, server).ask("DELETE", f"/games/{_quoted(game)}")


@admin.command("expire")
@_with_token
def expire_games(
    days: Annotated[float, typer.Argument(metavar="DAYS", help="Nothing happened for so long.")],
    *,
    options: ServerOptions,
    server: Server = None,
) -> None:
    """Call off games without a running clock in which nothing happens."""
    found = OperatorClient(options, server).ask("POST", "/expire", {"days": days})
    typer.echo(f"{found['closed']} games")


# ---- bans and quotas


@admin.command("ban")
@_with_token
def ban(
    who: Subject,
    *,
    options: ServerOptions,
    days: Annotated[
        float | None, typer.Option("--days", help="For so long; without it for ever.")
    ] = None,
    reason: Annotated[str, typer.Option("--reason", help="For the audit log.")] = "",
    server: Server = None,
) -> None:
    """Ban a player or an address."""
    body = {"subject": who, "days": days, "reason": reason}
    typer.echo(OperatorClient(options, server).ask("POST", "/bans", body)["subject"])


@admin.command("lift")
@_with_token
def lift(who: Subject, *, options: ServerOptions, server: Server = None) -> None:
    """Lift a ban."""
    found = OperatorClient(options, server).ask("POST", "/bans/lift", {"subject": who})
    typer.echo(found["subject"])


@admin.command("bans")
@_with_token
def list_bans(*, options: ServerOptions, server: Server = None) -> None:
    """List all bans."""
    for each in OperatorClient(options, server).ask("GET", "/bans")["bans"]:
        until = "for ever" if each["until"] is None else f"until {_moment(each['until'])}"
        typer.echo(f"{each['subject']}  {until}  {each['reason']}")


@admin.command("quota")
@_with_token
def set_quota(
    who: Subject,
    factor: Annotated[
        float, typer.Argument(metavar="FACTOR", help="Times the usual limits; 1 for these.")
    ],
    *,
    options: ServerOptions,
    server: Server = None,
) -> None:
    """Multiply the limits of a player or an address, for example of a school."""
    body = {"subject": who, "factor": factor}
    typer.echo(OperatorClient(options, server).ask("POST", "/quotas", body)["subject"])


@admin.command("quotas")
@_with_token
def list_quotas(*, options: ServerOptions, server: Server = None) -> None:
    """List all quotas."""
    for each in OperatorClient(options, server).ask("GET", "/quotas")["quotas"]:
        typer.echo(f"{each['subject']}  {each['factor']:g}")


# ---- people


@admin.command("export-person")
@_with_token
def export_person(person: Person, *, options: ServerOptions, server: Server = None) -> None:
    """Print everything that is stored of a player, as JSON."""
    found = OperatorClient(options, server).ask("POST", "/people/export", {"subject": person})
    typer.echo(json.dumps(found, indent=2, ensure_ascii=False))


@admin.command("delete-person")
@_with_token
def delete_person(person: Person, *, options: ServerOptions, server: Server = None) -> None:
    """Delete what is stored of a player; opponents keep their games, without the name."""
    found = OperatorClient(options, server).ask("POST", "/people/delete", {"subject": person})
    typer.echo(f"{found['games']} games")


@admin.command("audit")
@_with_token
def read_audit(
    *,
    options: ServerOptions,
    limit: Annotated[int, typer.Option("--limit", min=1, max=1000)] = 50,
    as_json: AsJson = False,
    server: Server = None,
) -> None:
    """Show what operators have done, the newest first."""
    found = OperatorClient(options, server).ask("GET", f"/audit?limit={limit}")["entries"]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    for each in found:
        detail = json.dumps(each["detail"]) if each["detail"] else ""
        line = f"{_moment(each['at'])}  {each['who']}: {each['action']} {each['subject']} {detail}"
        typer.echo(line.rstrip())


# ---- the database


@admin.command("backup")
@_with_database
def make_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)],
    *,
    options: ServerOptions,
) -> None:
    """Write a backup of the database to a file, while the server runs."""

    async def work(store: Store) -> int:
        from skep.server.store.backup import back_up  # noqa: PLC0415 - an extra may be missing

        return await back_up(store.engine, file)

    count = _on_database(options, "backup", str(file), work)
    typer.echo(f"{count} games")


@admin.command("restore")
@_with_database
def restore_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False)],
    *,
    options: ServerOptions,
) -> None:
    """Add the games of a backup that the database lacks; the server may run."""

    async def work(store: Store) -> int:
        from skep.server.store.backup import restore  # noqa: PLC0415 - an extra may be missing

        return await restore(store.engine, file)

    count = _on_database(options, "restore", str(file), work)
    typer.echo(f"{count} games")


@admin.command("check")
@_with_database
def check_database(*, options: ServerOptions) -> None:
    """Check the database: its file, and that every game can be rebuilt."""

    async def work(store: Store) -> tuple[int, int]:
        from skep.server.sessions.integrity import check_store  # noqa: PLC0415

        games = bad = 0
        async for game, problem in check_store(store):
            games += bool(game)
            bad += bool(problem)
            if problem:
                typer.echo(f"game {game}: {problem}" if game else problem)
        return games, bad

    games, bad = _on_database(options, "check", "", work)
    typer.echo(f"{games} games, {bad} with problems")
    if bad:
        raise typer.Exit(1)


def _on_database(
    options: ServerOptions, action: str, subject: str, work: Callable[[Store], Awaitable[Any]]
) -> Any:  # noqa: ANN401 - what the work returns
    """Do something to the database itself, and note it in the audit log."""
    try:
        from skep.server.store import Store  # noqa: PLC0415
        from skep.server.store.operator_store import OperatorStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise SkepError(f"{_EXTRA} ({error.name} is missing)") from error

    async def run() -> Any:  # noqa: ANN401
        store = Store(options.database(), seconds=60.0)
        if action != "restore" and store.file is not None and not store.file.exists():
            raise SkepError(f"there is no database {store.file}")
        await store.open()
        try:
            found = await work(store)
            who = f"{getpass.getuser()} on the machine"
            now = round(1000 * time.time())
            await OperatorStore(store).note(now, who, action, subject, {})
        finally:
            await store.close()
        return found

    return asyncio.run(run())


def _quoted(value: object) -> str:
    return quote(str(value), safe="")


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
