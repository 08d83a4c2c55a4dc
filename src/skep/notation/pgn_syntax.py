r"""PGN for Hive: one ply per line, as Mzinga and hivegame.com write it.

    [GameType "Base+MLP"]
    [Date "2024.05.01"]
    ...
    [Result "WhiteWins"]

    {a comment on the game}
    1. wS1
    {[%clk 0:05:00] a comment on ply 1}
    2. bS1 wS1-

    WhiteWins

What Mzinga has no word for is written so that Mzinga still reads the file: the rules in the tags
`OpeningRule` and `RepetitionRule`, left out where they are "tournament" and "off"; how the game
ended in `EndedBy`, left out where the board says it; clock times as chess does, `[%clk h:mm:ss]`
for the time left and `[%emt h:mm:ss]` for the time spent. A comment may hold any text: braces,
control characters and outer blanks are written as `\xHH`. Nothing of a record is lost.

Signs and variations are those of chess: `$1` for a good move (a numeric annotation glyph, NAG), and
variations in round brackets after the move that they replace, each on one line, whose moves are
numbered as those of the game. What is read is more: a sign such as `!?` after a move, several
numbered moves on a line, and a comment from `;` to the end of the line. A game that does not begin
with the empty table has its position string in the tag `Position`.
"""

from __future__ import annotations

import re
from typing import Final

from skep.outcome import GameState

__all__ = [
    "RESULTS",
    "SCORES",
    "decode_comment",
    "decode_tag",
    "encode_comment",
    "encode_tag",
]

SCORES: Final = {
    "1-0": GameState.WHITE_WINS,
    "0-1": GameState.BLACK_WINS,
    "1/2-1/2": GameState.DRAW,
}
"""The results as hivegame.com writes them."""

RESULTS: Final = {
    **{state.value: state for state in GameState},
    **SCORES,
    "\N{VULGAR FRACTION ONE HALF}-\N{VULGAR FRACTION ONE HALF}": GameState.DRAW,
    "*": GameState.IN_PROGRESS,
}
"""All results that are understood."""

# --- Escapes --------------------------------------------------------------------------------------
#
# A comment has `\xHH` for a character that cannot stand there. A backslash stands for itself, as
# in every move to the upper left, unless what follows would be read as such an escape.

_ESCAPE: Final = re.compile(r"\\x([0-9a-f]{2})")
_LIKE_ESCAPE: Final = re.compile(r"\\(?=x[0-9a-f]{2})")
_UNFIT: Final = re.compile(r"[{}\x00-\x08\x0b-\x1f\x7f]|\[(?=%(?:clk|emt))|\A[ \t\n]|[ \t\n]\Z")
_UNFIT_ON_LINE: Final = re.compile(_UNFIT.pattern + r"|\n")

_TAG_ESCAPE: Final = re.compile(r'\\(?:(?P<itself>[\\"])|x(?P<code>[0-9a-f]{2}))')
_UNFIT_IN_TAG: Final = re.compile(r'[\\"\x00-\x1f\x7f]')


def _code(match: re.Match[str]) -> str:
    return f"\\x{ord(match[0]):02x}"


def encode_comment(text: str, *, one_line: bool) -> str:
    """Write a comment so that it can stand between braces."""
    unfit = _UNFIT_ON_LINE if one_line else _UNFIT
    return unfit.sub(_code, _LIKE_ESCAPE.sub(r"\\x5c", text))


def decode_comment(text: str) -> str:
    """Read a comment that stood between braces."""
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)


def encode_tag(value: str) -> str:
    """Write the value of a tag so that it can stand between quotes."""
    return _UNFIT_IN_TAG.sub(lambda m: "\\" + m[0] if m[0] in '\\"' else _code(m), value)


def decode_tag(value: str) -> str:
    """Read the value of a tag that stood between quotes."""
    return _TAG_ESCAPE.sub(lambda m: m["itself"] or chr(int(m["code"], 16)), value)
