"""The error in an imported record, as values that the page can show in any language."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from skep.errors import IllegalMoveError, RecordError
from skep.learn import message_of_reason

if TYPE_CHECKING:
    from skep.errors import NotationError

__all__ = ["detail_of"]

_LINE: Final = re.compile(r"line (\d+)\b")
_LONGEST: Final = 40


def detail_of(error: NotationError) -> dict[str, object] | None:
    """The ply and the move at fault, the line, and the rule that the move breaks, if known.

    >>> from skep.notation import read_record
    >>> try:
    ...     read_record("Base;InProgress;Black[2];wS1;bS1 wS1-;wA1 bS1-")
    ... except RecordError as error:
    ...     detail = detail_of(error)
    >>> detail["ply"], detail["move"], detail["why"]["key"]
    (3, 'wA1 bS1-', 'reason-touches_opponent')
    """
    detail: dict[str, object] = {}
    if isinstance(error, RecordError) and error.ply is not None:
        detail["ply"] = error.ply
        detail["move"] = _shortened(error.text)
    if line := _LINE.match(str(error)):
        detail["line"] = int(line[1])
    if isinstance(error.__cause__, IllegalMoveError):
        illegal = error.__cause__
        piece = illegal.move.piece
        detail["why"] = asdict(message_of_reason(illegal.explanation, piece))
    return detail or None


def _shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
