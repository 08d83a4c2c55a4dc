"""The file of a SQLite database: only the user who runs the server may read it."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

__all__ = ["create_private", "make_private"]

_PRIVATE: Final = 0o600
_BESIDE: Final = ("-wal", "-shm")
"""SQLite's own files beside the database; it gives new ones the permissions of the database."""


def create_private(file: Path) -> None:
    """Create an empty file that others cannot read, if there is none; SQLite tells if it fails."""
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, _PRIVATE))


def make_private(file: Path) -> None:
    """Take the file of an older version from others; somebody else's file stays as it is."""
    for each in (file, *(file.with_name(file.name + ending) for ending in _BESIDE)):
        with contextlib.suppress(OSError):
            each.chmod(_PRIVATE)
