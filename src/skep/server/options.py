"""The settings of a server as operators give them: by flags, environment and file.

`OPTIONS` is the one table of them. The flags of `skep serve`, their help, the variables of the
environment, the keys of the file and docs/settings.md all come from it. A flag is stronger than
the environment, and that is stronger than the file.
"""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from platformdirs import user_config_path

from skep.errors import ConfigError, excerpt
from skep.server.settings import ENGINE_MEMORY, RECORD_DAYS

__all__ = ["FILE_VARIABLE", "OPTIONS", "Option", "Value", "read_values"]

FILE_VARIABLE: Final = "SKEP_SETTINGS"
"""Names the file, where it is not the usual one."""
_MOST_DAYS: Final = 36_500
_PASSWORD: Final = re.compile(r"://[^/?#@:]*:(?!\d+[/?#])[^@]+@|[?&]password=", re.IGNORECASE)
_YES: Final = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}

Value: TypeAlias = str | int | float | bool | tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Option:
    """One setting: its name, its kind, and what is said about it."""

    name: str
    """The key in the file; the flag and the variable are made from it."""
    about: str
    kind: type[str] | type[int] | type[float] | type[bool] | type[tuple[str, ...]] = str
    default: Value = None
    usual: str = ""
    """The default in words, where the value does not say it."""
    metavar: str = ""
    least: float = 0
    most: float = 0
    choices: tuple[str, ...] = ()
    short: str = ""
    is_secret: bool = False
    """A secret has no flag: everybody on a machine can read its command lines."""
    own_variable: str = ""

    @property
    def flag(self) -> str:
        """The flag on the command line."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """The variable of the environment."""
        return self.own_variable or "SKEP_" + self.name.upper().replace("-", "_")

    @property
    def allowed(self) -> str:
        """What the value may be, in words."""
        if self.choices:
            return " or ".join(self.choices)
        if self.kind in (int, float):
            what = "a whole number" if self.kind is int else "a number"
            return f"{what} from {self.least:g} to {self.most:g}"
        if self.kind is bool:
            return "true or false"
        return "a list of texts" if self.kind is tuple else "a text"

    @property
    def default_text(self) -> str:
        """The value that holds where nothing is given, in words."""
        if self.usual:
            return self.usual
        if self.kind is bool:
            return "true" if self.default else "false"
        return "" if self.default in (None, ()) else f"{self.default}"


OPTIONS: Final = (
    Option(
        "host",
        "Where to listen; 0.0.0.0 lets other machines in.",
        default="127.0.0.1",
        metavar="ADDRESS",
    ),
    Option(
        "port",
        "The port; 0 for any free one.",
        int,
        8000,
        metavar="NUMBER",
        most=65535,
        short="-p",
    ),
    Option(
        "data",
        "The folder with the database file skep.db.",
        usual="in the user's data folder",
        metavar="DIR",
    ),
    Option(
        "database",
        "A PostgreSQL database instead: postgresql://user@host/name",
        usual="none",
        metavar="URL",
    ),
    Option(
        "redis",
        "For several nodes on one PostgreSQL database: redis://host",
        usual="none",
        metavar="URL",
    ),
    Option(
        "name",
        "A host name of this server on the internet; may be given several times.",
        tuple,
        (),
        usual="addresses and local names",
        metavar="HOST",
    ),
    Option(
        "proxies",
        "The address or network of a proxy whose X-Forwarded headers are believed; may be given"
        " several times.",
        tuple,
        (),
        usual="127.0.0.1",
        metavar="ADDRESS",
        own_variable="FORWARDED_ALLOW_IPS",
    ),
    Option(
        "keep-records",
        "Delete opened games and shared analyses that nobody opens for so long; 0 never.",
        int,
        RECORD_DAYS,
        metavar="DAYS",
        most=_MOST_DAYS,
    ),
    Option(
        "keep-abandoned",
        "Call off games without a clock in which nothing happens for so long, and delete those that"
        " nobody joins; 0 never.",
        int,
        0,
        metavar="DAYS",
        most=_MOST_DAYS,
    ),
    Option(
        "workers",
        "How many engine searches run at the same time, each in a process.",
        int,
        None,
        usual="one less than processors",
        metavar="NUMBER",
        least=1,
        most=1024,
    ),
    Option(
        "engine-memory",
        "How many MiB of memory another engine may use; one that uses more is ended (Linux).",
        int,
        ENGINE_MEMORY,
        metavar="MIB",
        least=1,
        most=1 << 20,
    ),
    Option(
        "limit-factor",
        "Multiplies the limits of every client: requests, new games, messages, connections.",
        float,
        1.0,
        usual="1",
        metavar="NUMBER",
        least=0.01,
        most=1000,
    ),
    Option(
        "log",
        "The form of the log on standard error.",
        default="text",
        choices=("text", "json"),
        metavar="text|json",
    ),
    Option(
        "access-log",
        "Log every request and socket, with the address shortened to its network.",
        bool,
        False,
    ),
    Option(
        "lease-seconds",
        "A node that shows no sign of life in Redis for so long is dead; the same for all nodes.",
        float,
        3.0,
        usual="3",
        metavar="NUMBER",
        least=1,
        most=600,
    ),
    Option(
        "metrics-token",
        "Who sends it reads the metrics at /metrics; without one nobody does.",
        is_secret=True,
        usual="none",
    ),
    Option(
        "operator-token",
        "Who sends it operates the server, as skep admin does; without one nobody does.",
        is_secret=True,
        usual="none",
    ),
)
"""All settings, in the order of help and reference."""


def read_values(
    flags: Mapping[str, Value],
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> dict[str, Value]:
    """The value of every option by its name; raises ConfigError, which never quotes a password.

    `flags` has what was given on the command line, and None for what was not.
    """
    environment = os.environ if environment is None else environment
    written = _read_file(file, environment)
    values: dict[str, Value] = {}
    for option in OPTIONS:
        given = flags.get(option.name)
        if given is not None:
            _refuse_password(option, given)
            values[option.name] = _checked(option, given, option.flag)
        elif (text := environment.get(option.variable)) not in (None, ""):
            values[option.name] = _checked(option, _split(option, text), option.variable)
        elif option.name in written:
            found, where = written[option.name]
            values[option.name] = _checked(option, found, where)
        else:
            values[option.name] = option.default
    return values


def _refuse_password(option: Option, given: Value) -> None:
    words = given if isinstance(given, tuple) else (given,)
    if option.is_secret or any(isinstance(one, str) and _PASSWORD.search(one) for one in words):
        what = "this" if option.is_secret else "a password"
        raise ConfigError(
            f"everybody on this machine can read {what} on the command line: set the environment"
            f" variable {option.variable}, or {option.name} in the settings file, instead of"
            f" {option.flag}"
        )


def _split(option: Option, text: str | None) -> Value:
    """A value of the environment; several words stand with spaces or commas between them."""
    return tuple(text.replace(",", " ").split()) if text and option.kind is tuple else text


def _checked(option: Option, value: object, where: str) -> Value:
    """A value of the option's kind; raises ConfigError if it is none."""
    found = _converted(option, value)
    is_bad = found is None
    if isinstance(found, (int, float)) and not isinstance(found, bool):
        is_bad = not option.least <= found <= option.most
    if isinstance(found, str):
        is_bad = (bool(option.choices) and found not in option.choices) or not _is_plain(found)
    if isinstance(found, tuple):
        is_bad = not all(_is_plain(one) and one for one in found)
    if is_bad:
        quoted = "" if option.is_secret or _is_url(option) else f", not {excerpt(str(value))}"
        raise ConfigError(f"{where} is {option.allowed}{quoted}")
    return found


def _converted(option: Option, value: object) -> Value:
    """The value as its kind; None if it cannot be one."""
    if option.kind is tuple:
        words = (value,) if isinstance(value, str) else value
        are_texts = isinstance(words, (list, tuple)) and all(isinstance(one, str) for one in words)
        return tuple(words) if are_texts else None  # type: ignore[arg-type]
    if option.kind is bool:
        return value if isinstance(value, bool) else _YES.get(str(value).lower())
    if option.kind is str:
        return value if isinstance(value, str) else None
    return _number(value, whole=option.kind is int)


def _number(value: object, *, whole: bool) -> int | float | None:
    allowed = (str, int) if whole else (str, int, float)
    if not isinstance(value, allowed) or isinstance(value, bool):
        return None
    try:
        return int(value) if whole else float(value)
    except (ValueError, OverflowError):
        return None


def _is_plain(text: str) -> bool:
    return text.isprintable()


def _is_url(option: Option) -> bool:
    return option.metavar == "URL"


# ---- the file


def _read_file(file: Path | None, environment: Mapping[str, str]) -> dict[str, tuple[object, str]]:
    """The keys of the file, each with its value and where it stands; none if there is no file."""
    named = file or (Path(found) if (found := environment.get(FILE_VARIABLE)) else None)
    path = named or user_config_path("skep", appauthor=False, roaming=True) / "server.toml"
    try:
        tables = tomllib.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        if named is not None:
            raise ConfigError(f"{path}: there is no such file") from None
        return {}
    except UnicodeDecodeError:
        raise ConfigError(f"{path}: it is not UTF-8") from None
    except OSError as error:
        raise ConfigError(f"{path}: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ConfigError(f"{path}: {error}") from error
    known = [option.name for option in OPTIONS]
    for key in tables:
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            hint = f": is it {near[0]}?" if near else f": there are {', '.join(known)}"
            raise ConfigError(f"{path}: there is no setting {excerpt(key)}{hint}")
    return {key: (value, f"{path}: {key}") for key, value in tables.items()}
