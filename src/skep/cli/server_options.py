"""The settings of a server as options of a command, and their values as the server's settings."""

from __future__ import annotations

import functools
import inspect
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer
from platformdirs import user_data_path

from skep.cli import UsageError
from skep.errors import ConfigError
from skep.server.options import FILE_VARIABLE, OPTIONS, Option, read_values
from skep.server.settings import Settings, sqlite_url

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.options import Value

__all__ = ["ServerOptions", "server_options"]

T = TypeVar("T")

File = Annotated[
    Path | None,
    typer.Option(
        "--settings",
        metavar="FILE",
        dir_okay=False,
        show_default=False,
        help=f"A TOML file with these settings ({FILE_VARIABLE}); docs/settings.md has all.",
    ),
]


class ServerOptions:
    """The values of all options, from flags, environment and file."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values

    def word(self, name: str) -> str:
        """The value of an option that is a text; empty without one."""
        return str(self.values[name] or "")

    @property
    def port(self) -> int:
        """The port to listen on."""
        return int(str(self.values["port"]))

    def database(self) -> str:
        """The URL of the database, whose folder is created if there is none."""
        database, data = self.word("database"), self.word("data")
        if database:
            if data:
                raise UsageError("games are kept either in --data or in --database")
            return database
        folder = Path(data).expanduser() if data else user_data_path("skep", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        return sqlite_url(folder)

    def settings(self) -> Settings:
        """The settings of a server."""
        values: Any = self.values
        settings = Settings(self.database())
        return replace(
            settings,
            redis=self.word("redis"),
            names=values["name"],
            proxies=values["proxies"],
            record_days=values["keep-records"],
            abandoned_days=values["keep-abandoned"],
            search_threads=values["workers"] or settings.search_threads,
            engine_memory=values["engine-memory"],
            limits=settings.limits.times(values["limit-factor"]),
            access_log=values["access-log"],
            lease_seconds=values["lease-seconds"],
            metrics_token=self.word("metrics-token"),
            operator_token=self.word("operator-token"),
        )


def server_options(*names: str) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Give a command the options of a server, all or those named; it gets them as `options`.

    Secrets have hidden flags, so that who tries one is told where a secret belongs.
    """
    chosen = [option for option in OPTIONS if not names or option.name in names]

    def decorate(command: Callable[..., T]) -> Callable[..., T]:
        own = inspect.signature(command, eval_str=True).parameters.values()
        parameters = [param for param in own if param.name != "options"]
        made = [_parameter(option) for option in chosen]
        file = inspect.Parameter(
            "settings_file", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=File
        )
        last = [param for param in parameters if param.kind is inspect.Parameter.KEYWORD_ONLY]
        first = [param for param in parameters if param not in last]
        everything = [*first, *made, file, *last]

        @functools.wraps(command)
        def run(*args: Any, **given: Any) -> T:  # noqa: ANN401 - whatever the command takes
            flags = {option.name: _given(given.pop(_python_name(option))) for option in chosen}
            try:
                values = read_values(flags, file=given.pop("settings_file"))
            except ConfigError as error:
                raise UsageError(str(error)) from error
            return command(*args, **given, options=ServerOptions(values))

        run.__signature__ = inspect.Signature(everything)  # type: ignore[attr-defined]
        run.__annotations__ = {param.name: param.annotation for param in everything}
        return run

    return decorate


_TYPES: Final[dict[type, Any]] = {bool: bool | None, tuple: list[str] | None}


def _parameter(option: Option) -> inspect.Parameter:
    usual = option.default_text
    default = f"; by default {usual}" if usual and usual != "none" else ""
    flags = [f"{option.flag}/--no-{option.name}"] if option.kind is bool else [option.flag]
    if option.short:
        flags.append(option.short)
    info = typer.Option(
        *flags,
        metavar=option.metavar or None,
        show_default=False,
        hidden=option.is_secret,
        help=f"{option.about.rstrip('.')} ({option.variable}{default}).",
    )
    return inspect.Parameter(
        _python_name(option),
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        # Numbers are texts here: flags, environment and file have one check.
        annotation=Annotated[_TYPES.get(option.kind, str | None), info],
    )


def _python_name(option: Option) -> str:
    return f"option_{option.name.replace('-', '_')}"


def _given(value: Any) -> Value:  # noqa: ANN401 - as Typer gives it
    """What a flag was given; None for none."""
    return (tuple(value) or None) if isinstance(value, list) else value
