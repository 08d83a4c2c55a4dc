"""The file of a SQLite database: private to the user, and used by one server at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Final

from skep.server.store.changes import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["create_private", "locked", "make_private"]

_PRIVATE: Final = 0o600
_BESIDE: Final = ("-wal", "-shm")
"""SQLite's own files beside the database; it gives new ones the permissions of the database."""


def create_private(file: Path) -> None:
    """Create an empty file that others cannot read, if there is none; SQLite tells if it fails.

    A file that exists is not opened: closing it would drop the locks that SQLite has on it.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))


def make_private(file: Path) -> None:
    """Take the file of an older version from others; somebody else's file stays as it is."""
    for each in (file, *(file.with_name(file.name + ending) for ending in _BESIDE)):
        with contextlib.suppress(OSError):
            each.chmod(_PRIVATE)


@contextlib.contextmanager
def locked(file: Path | None) -> Iterator[None]:
    """Hold the lock file beside a database; raises StoreError if another process holds it.

    The system releases it when the process ends, however it ends; the empty file stays. Where no
    lock file can be written the database cannot be either, and SQLite says so.
    """
    lock = None
    if file is not None:
        with contextlib.suppress(OSError):
            path = file.with_name(f"{file.name}.lock")
            lock = os.open(path, os.O_CREAT | os.O_RDWR, _PRIVATE)
    try:
        if lock is not None and not _take(lock):
            raise StoreError(
                f"another `skep serve` uses {file}: stop it, or choose another folder with --data"
            )
        yield
    finally:
        if lock is not None:
            os.close(lock)


def _take(lock: int) -> bool:
    """Lock an open file; False if another process has locked it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # some network file systems have no locks
        return True
    return True
