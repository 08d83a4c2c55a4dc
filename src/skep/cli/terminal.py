"""The capabilities of the terminal, and the board drawn for it."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from skep import Color, render

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skep import Board, Move
    from skep.locales import Catalogue

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What a terminal may take as a command, and what changes the direction of text."""
_DRAWN = "│╱╲•∘×–"
_NARROWEST = 40
_LINES_BELOW = 8  # stacks, hands, status and the prompt


def has_color() -> bool:
    """Whether standard output shows colours: NO_COLOR and FORCE_COLOR decide, or the terminal."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return is_terminal(sys.stdout) and os.environ.get("TERM") != "dumb"


def has_unicode() -> bool:
    """Whether standard output can show the characters a board is drawn with."""
    try:
        _DRAWN.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_terminal(stream: object) -> bool:
    """Whether a stream is a terminal, and not a file or a pipe."""
    isatty = getattr(stream, "isatty", None)
    return isatty is not None and bool(isatty())


def write(data: bytes) -> None:
    """Write the contents of a file to standard output."""
    if sys.stdout is not None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()


def write_record(data: bytes) -> None:
    """Write the contents of a record file; a terminal gets it without control characters."""
    if is_terminal(sys.stdout):
        data = _CONTROLS.sub("", data.decode()).encode()
    write(data)


def width() -> int:
    """How many columns there are to write in."""
    return max(_NARROWEST, shutil.get_terminal_size().columns)


def drawing(board: Board, catalogue: Catalogue, *, ascii_only: bool = False) -> str:
    """The board as text that fits the terminal, with captions in a language."""
    lines = shutil.get_terminal_size((80, 40)).lines
    return render.text(
        board,
        color=has_color(),
        unicode=has_unicode() and not ascii_only,
        width=width(),
        height=lines - _LINES_BELOW,
        captions=_captions(board, catalogue),
    )


def _captions(board: Board, catalogue: Catalogue) -> render.Captions:
    hands = {side: catalogue.text("cli-hand", color=side.value) for side in Color}
    status = _status(board, catalogue)
    if board.move_stack:
        piece = board.peek().piece
        status += " " + catalogue.text("cli-last-move", move=str(piece or "pass"))
    return render.Captions(catalogue.text("cli-on"), hands, status)


def _status(board: Board, catalogue: Catalogue) -> str:
    outcome = board.outcome()
    if outcome is None:
        return catalogue.text("cli-to-move", color=board.turn.value, turn=board.turn_number)
    if outcome.winner is None:
        return catalogue.text("cli-drawn")
    return catalogue.text("cli-has-won", color=outcome.winner.value)


def listing(
    board: Board, moves: Sequence[Move], catalogue: Catalogue, *, numbered: bool = False
) -> str:
    """The moves in paragraphs, one for each piece, and numbered from 1 on if asked for."""
    # The first move of a game goes beside nothing.
    here = catalogue.text("cli-here")
    paragraphs: dict[str, list[str]] = {}
    for number, move in enumerate(moves, start=1):
        piece, _, target = board.uhp(move).partition(" ")
        text = target or here
        paragraphs.setdefault(piece, []).append(f"{number}: {text}" if numbered else text)
    return "\n".join(_paragraph(piece, texts) for piece, texts in paragraphs.items())


def _paragraph(head: str, texts: Iterable[str]) -> str:
    # What belongs together must not be torn apart at the end of a line.
    joined = "   ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in texts)
    filled = textwrap.fill(
        joined,
        width(),
        initial_indent=f"{head:<6}",
        subsequent_indent=" " * 6,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace("\N{NO-BREAK SPACE}", " ")
