"""The log of a server: one line for each failure, in text or in JSON."""

from __future__ import annotations

import json
import logging
import os
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

__all__ = ["JsonFormatter", "LineFormatter", "describe", "prepare_logs"]

_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def prepare_logs() -> None:
    """Write warnings and errors to standard error; SKEP_LOG=json writes JSON.

    SKEP_TRACEBACK=1 adds the traceback of an internal error, which takes many lines.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if os.environ.get("SKEP_LOG") == "json" else _text())
    logging.basicConfig(handlers=[handler])


def _text() -> logging.Formatter:
    return logging.Formatter(_FORMAT) if os.environ.get("SKEP_TRACEBACK") else LineFormatter()


class LineFormatter(logging.Formatter):
    """A line of text for each record; of an exception it says what, and where it was raised."""

    def __init__(self) -> None:
        super().__init__(_FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        """The record in one line, without control characters of what others have sent."""
        line = super().format(record)
        return "".join(each if each.isprintable() else " " for each in line)

    def formatException(self, ei: object) -> str:  # noqa: N802 - as logging has it
        """What was raised, and where."""
        error = ei[1] if isinstance(ei, tuple) else None
        return f"({describe(error)})" if isinstance(error, BaseException) else ""


class JsonFormatter(logging.Formatter):
    """An object of JSON for each record: time, level, logger, message, and the error if any."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
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
