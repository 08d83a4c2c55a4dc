"""Engines that are known by name, from a small file.

    [engines.nokamute]
    command = ["nokamute", "uhp", "--num-threads=1"]
    options = { Aggression = 4 }

    [engines.mzinga]
    command = "~/hive/MzingaEngine"
    directory = "~/hive"
    environment = { DOTNET_gcServer = "0" }

The file is the one that SKEP_CONFIG names, or `skep/engines.toml` in the user's folder for
configuration files.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeGuard

from platformdirs import user_config_path

from skep.errors import ConfigError, excerpt
from skep.uhp.protocol import Value

__all__ = ["EngineSpec", "config_file", "find_engine", "known_engines", "split_command"]

OURS: Final = "skep"
"""The name of our own engine, which is always known."""

_KEYS: Final = ("command", "options", "directory", "environment")


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """How to start an engine, and the options to set then."""

    name: str
    command: tuple[str, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    directory: str | None = None
    environment: Mapping[str, str] | None = None


def find_engine(engine: str | Sequence[str], file: Path | None = None) -> EngineSpec:
    """The engine of that name or, if there is none, of that command; raises ConfigError.

    >>> find_engine("skep").command[1:]
    ('-m', 'skep', 'uhp')
    """
    words = [engine] if isinstance(engine, str) else list(engine)
    known: Mapping[str, EngineSpec] = {}
    if len(words) == 1:
        known = known_engines(file)
        if words[0] in known:
            return known[words[0]]
    command = split_command(words[0] if len(words) == 1 else words)
    if not command:
        raise ConfigError("an engine is a name or a command, and not nothing")
    if shutil.which(command[0]) is None:
        there = f"; known by name: {', '.join(known)}" if known else ""
        raise ConfigError(f"there is no engine and no program {excerpt(command[0])}{there}")
    return EngineSpec(Path(command[0]).stem, tuple(command))


def known_engines(file: Path | None = None) -> Mapping[str, EngineSpec]:
    """The engines of a file, by default of the one in use, and ours; raises ConfigError."""
    ours = EngineSpec(OURS, (sys.executable, "-m", "skep", "uhp"))
    return MappingProxyType({OURS: ours, **_read(file or config_file())})


def config_file() -> Path:
    """The file the engines are in, which need not exist unless SKEP_CONFIG names it."""
    if named := os.environ.get("SKEP_CONFIG"):
        return Path(named)
    return user_config_path("skep", appauthor=False, roaming=True) / "engines.toml"


def split_command(command: str | Sequence[str]) -> list[str]:
    """The words of a command; a string is split as a shell does it, and ~ is a home directory.

    >>> split_command("nokamute uhp '--name=a b'")
    ['nokamute', 'uhp', '--name=a b']
    """
    if isinstance(command, str):
        try:
            words = shlex.split(command, posix=os.name == "posix")
        except ValueError as error:
            raise ConfigError(f"{excerpt(command)} is no command: {error}") from error
    else:
        words = list(command)
    return [os.path.expanduser(word) for word in words[:1]] + words[1:]  # noqa: PTH111 - a word


# --- The file -------------------------------------------------------------------------------------


def _read(file: Path) -> dict[str, EngineSpec]:
    try:
        text = file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        if os.environ.get("SKEP_CONFIG"):
            raise ConfigError(f"{file}: there is no such file, and SKEP_CONFIG names it") from None
        return {}
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise ConfigError(f"{file}: {reason}") from error
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{file}: {error}") from error
    _only(file, "the file", tables, ("engines",))
    engines = _table(file, "engines", tables.get("engines", {}))
    return {name: _engine(file, name, value) for name, value in engines.items()}


def _engine(file: Path, name: str, value: object) -> EngineSpec:
    where = f"engines.{name}"
    table = _table(file, where, value)
    _only(file, where, table, _KEYS)
    command = table.get("command")
    if not isinstance(command, str) and not _are_words(command):
        raise _wrong(file, f"{where}.command", "a command line, or a list of its words")
    words = split_command(command)
    if not words or not words[0]:
        raise _wrong(file, f"{where}.command", "not empty")
    options = _table(file, f"{where}.options", table.get("options", {}))
    for option, setting in options.items():
        if not isinstance(setting, str | int | float):
            raise _wrong(file, f"{where}.options.{option}", "a word, a number, or true or false")
    directory = table.get("directory")
    if directory is not None and not isinstance(directory, str):
        raise _wrong(file, f"{where}.directory", "the name of a directory")
    environment = table.get("environment")
    if environment is not None:
        environment = _table(file, f"{where}.environment", environment)
        if not _are_words(list(environment.values())):
            raise _wrong(file, f"{where}.environment", "a table of words")
    return EngineSpec(
        name=name,
        command=tuple(words),
        options=options,
        directory=None if directory is None else str(Path(directory).expanduser()),
        environment=environment,
    )


def _are_words(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _table(file: Path, where: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(file, where, "a table")
    return value


def _only(file: Path, where: str, table: Mapping[str, object], keys: Sequence[str]) -> None:
    for key in table:
        if key not in keys:
            known = ", ".join(keys)
            raise ConfigError(f"{file}: {where} has {excerpt(key)}, and there is only {known}")


def _wrong(file: Path, where: str, expected: str) -> ConfigError:
    return ConfigError(f"{file}: {where} must be {expected}")
