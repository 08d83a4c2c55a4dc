"""Our own UHP engine on standard input and output: see `skep.uhp.server`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from skep.engine.uhp_session import OPTIONS, UhpSession
from skep.errors import NotationError
from skep.uhp.server import converse

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["read_flags", "serve"]


def read_flags(words: Sequence[str]) -> dict[str, str] | None:
    """The options that the words of a command line set; None where they need a closer look.

    It saves the engine the import of Typer, which takes longer than the engine to start.

    >>> read_flags(["--hash-mib", "256", "--report-progress"])
    {'HashMiB': '256', 'ReportProgress': 'True'}
    """
    options = {
        "--" + re.sub(r"(?<=[a-z])(?=[A-Z][a-z])", "-", option.name).lower(): option
        for option in OPTIONS
    }
    given: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        flag, equals, value = word.partition("=")
        option = options.get(flag)
        if option is None or (option.type == "bool" and equals):
            return None
        text = "True" if option.type == "bool" else value if equals else next(rest, "")
        try:
            option.changed(text)
        except NotationError:
            return None
        given[option.name] = text
    return given


def serve(session: UhpSession | None = None, source: int = 0, sink: int = 1) -> int:
    """Talk to a viewer on two file descriptors until the end, and return the exit code."""
    return converse(session or UhpSession(), source, sink)
