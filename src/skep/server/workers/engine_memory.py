"""How much memory the processes of engines use, where Linux tells it.

A limit of the address space would be simpler, but programs of .NET and Java reserve far more than
they use. So what is in use is looked at now and then, the children of an engine included.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

__all__ = ["memory_of_groups"]

_PROCESSES: Final = Path("/proc")
_GROUP, _PAGES = 2, 21
"""The places of the process group and the resident pages in `stat`, after the name."""


def memory_of_groups(groups: Collection[int]) -> dict[int, int]:
    """The bytes in use by each of some process groups; nothing where the system does not tell."""
    used: dict[int, int] = {}
    if not groups or not _PROCESSES.is_dir():
        return used
    page = os.sysconf("SC_PAGE_SIZE")
    for folder in _PROCESSES.iterdir():
        if not folder.name.isdecimal():
            continue
        with suppress(OSError, ValueError, IndexError):  # it may end meanwhile
            # The name is in brackets and may hold anything, brackets too.
            fields = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
            if (group := int(fields[_GROUP])) in groups:
                used[group] = used.get(group, 0) + int(fields[_PAGES]) * page
    return used
