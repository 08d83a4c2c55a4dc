"""The log of a server: one line for each failure, in text or in JSON."""

from __future__ import annotations

import json
import logging
import os
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

__all__ = [
    "ACCESS",
    "AUDIT",
    "JsonFormatter",
    "LineFormatter",
    "current_request",
    "describe",
    "enter",
    "prepare_logs",
]

ACCESS: Final = "skep.access"
"""The name of the logger of requests."""
AUDIT: Final = "skep.audit"
"""The name of the logger of what operators do."""
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_request: ContextVar[str] = ContextVar("request", default="")
_game: ContextVar[str] = ContextVar("game", default="")


def prepare_logs(form: str = "text", *, access: bool = False) -> None:
    """Write warnings and errors to standard error, in text or in JSON, and what operators do.

    SKEP_TRACEBACK=1 adds the traceback of an internal error, which takes many lines.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else _text())
    logging.basicConfig(handlers=[handler])
    logging.getLogger(AUDIT).setLevel(logging.INFO)
    if access:
        logging.getLogger(ACCESS).setLevel(logging.INFO)


def _text() -> logging.Formatter:
    return logging.Formatter(_FORMAT) if os.environ.get("SKEP_TRACEBACK") else LineFormatter()


def enter(*, request: str | None = None, game: str | None = None) -> None:
    """Say which request and which game the lines of the running task are about from now on."""
    if request is not None:
        _request.set(request)
    if game is not None:
        _game.set(game)


def current_request() -> str:
    """The id of the request that the running task answers; empty if it answers none."""
    return _request.get()


def _context() -> dict[str, str]:
    """The request and the game of the running task, as far as there are."""
    found = {"request": _request.get(), "game": _game.get()}
    return {name: value for name, value in found.items() if value}


class LineFormatter(logging.Formatter):
    """A line of text for each record; of an exception it says what, and where it was raised."""

    def __init__(self) -> None:
        super().__init__(_FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        """The record in one line, without control characters of what others have sent."""
        line = super().format(record)
        if context := _context():
            line += f" [{', '.join(f'{name} {value}' for name, value in context.items())}]"
        return "".join(each if each.isprintable() else " " for each in line)

    def formatException(self, ei: object) -> str:  # noqa: N802 - as logging has it
        """What was raised, and where."""
        error = ei[1] if isinstance(ei, tuple) else None
        return f"({describe(error)})" if isinstance(error, BaseException) else ""


class JsonFormatter(logging.Formatter):
    """An object of JSON for each record: time, level, logger, message, request, game, error.

    A record can bring `fields` of its own, as those of the access log do.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_context(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            entry["error"] = describe(error)
            entry["traceback"] = traceback.format_exception(error)
        return json.dumps(entry)


def describe(error: BaseException) -> str:
    """An exception in a few words: its type, its message, and the line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{where}"
