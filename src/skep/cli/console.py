"""The console of a terminal game: prints lines, and reads what players type."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from skep.cli import terminal
from skep.errors import excerpt

if TYPE_CHECKING:
    from skep.locales import Catalogue

__all__ = ["Console"]


class Console:
    """Prints sentences in a language and reads lines, from a person or from a file."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.is_interactive: bool = terminal.is_terminal(sys.stdin) and terminal.is_terminal(
            sys.stdout
        )
        """Does a person type the lines?"""

    def say(self, text: str) -> None:
        """Print a line."""
        typer.echo(text, color=terminal.has_color())

    def tell(self, key: str, **arguments: str | int) -> None:
        """Print a sentence of the catalogue."""
        self.say(self.catalogue.text(key, **arguments))

    def ask(self, prompt: str) -> str | None:
        """Read a line; None when there are no more."""
        if self.is_interactive:
            try:
                return input(prompt)
            except EOFError:
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            return None
        # Echo prompt and line, so that the output can be read by itself.
        self.say(prompt + excerpt(line.strip())[1:-1])
        return line

    def confirm(self, question: str) -> bool:
        """Ask a question that is answered by yes or no."""
        asked = self.catalogue.text("cli-question", question=question)
        yes = {"y", "yes", *self.catalogue.text("cli-yes").split()}
        answer = self.ask(f"{asked} ")
        return answer is not None and answer.strip().lower() in yes

    def edit_lines(self, words: list[str]) -> None:
        """Let a person edit lines, recall them, and complete words and names of files."""
        if self.is_interactive:
            with contextlib.suppress(ImportError):
                _set_up_readline(words)


def _set_up_readline(words: list[str]) -> None:
    readline = importlib.import_module("readline")

    def complete(text: str, state: int) -> str | None:
        line = readline.get_line_buffer()
        if line.startswith(("save ", "load ")):
            folder, start = os.path.split(text)
            names = sorted(path.name for path in Path(folder).expanduser().glob("*"))
            found = [str(Path(folder, name)) for name in names if name.startswith(start)]
        else:
            found = [word for word in words if word.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
