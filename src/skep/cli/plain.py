"""Plain punctuation for terminals that have ASCII only."""

from __future__ import annotations

import codecs
from typing import Final

ERRORS: Final = "skep.plain"
"""The error handler for characters that a stream cannot encode."""

_PLAIN: Final = str.maketrans(
    {
        "\N{NO-BREAK SPACE}": " ",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{HORIZONTAL ELLIPSIS}": "...",
    }
)


def plain(text: str) -> str:
    r"""Replace quotation marks, spaces and ellipses by those of ASCII.

    >>> print(plain("White\u2019s ant\u00a01\u2026"))
    White's ant 1...
    """
    return text.translate(_PLAIN)


def _encode(error: UnicodeError) -> tuple[str, int]:
    """Write plain punctuation, and other characters by their numbers."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    odd = plain(error.object[error.start : error.end])
    return odd.encode("ascii", "backslashreplace").decode("ascii"), error.end


codecs.register_error(ERRORS, _encode)
