"""What the programs `python -m skep.lab.NAME` share: one-line errors and a progress bar."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

from rich.console import Console
from rich.progress import track

from skep.errors import SkepError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

__all__ = ["new_parser", "progress", "run_tool"]

T = TypeVar("T")

_INTERRUPTED: Final = 130


def new_parser(description: str | None) -> argparse.ArgumentParser:
    """A parser of the command line that prints a module's docstring as it is written."""
    return argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def progress(items: Iterable[T], title: str, total: int | None = None) -> Iterable[T]:
    """Iterate with a progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    return track(
        items,
        title,
        total=total,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def run_tool(main: Callable[[Sequence[str] | None], int | None]) -> NoReturn:
    """Run a program and exit with its code; on an error, print one line instead of a traceback."""
    try:
        code = main(None) or 0
    except KeyboardInterrupt:
        code = _fail("interrupted", _INTERRUPTED)
    except OSError as error:
        name = f"{error.filename}: " if error.filename is not None else ""
        code = _fail(name + (error.strerror or str(error)))
    except (SkepError, ValueError) as error:
        code = _fail(str(error))
    sys.exit(code)


def _fail(message: str, code: int = 1) -> int:
    sys.stderr.write(f"{' '.join(message.split())}\n")
    return code
