"""Writing PGN; the form is described in `skep.notation.pgn_syntax`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from skep.notation.pgn_syntax import SCORES, encode_comment, encode_tag
from skep.record import ROSTER, Record
from skep.rules import Opening, Repetition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep.board import Board
    from skep.outcome import GameState
    from skep.record import Style
    from skep.record_line import AnyLine, Line

__all__ = ["write_pgn", "write_pgns"]


def write_pgn(record: Record, style: Style = "mzinga") -> str:
    """A record as a PGN.

    The two styles differ in the result, a word for Mzinga and a score such as "1-0" for
    hivegame.com, and in comments: the latter reads any line that begins with a number as a move,
    so a comment is kept on one line.
    """
    if style not in ("mzinga", "hivegame"):
        msg = f"the styles are 'mzinga' and 'hivegame', not {style!r}"
        raise ValueError(msg)
    record.check()
    result = _score(record.result) if style == "hivegame" else record.result.value
    lines = [f'[{name} "{encode_tag(value)}"]' for name, value in _tags(record, result)]
    body = _comment_lines(record, 0, style)
    board = record.start()
    for ply, move in enumerate(record.moves, start=1):
        body.append(f"{ply}. {board.uhp(move)}")
        if ply in record.nags:
            body.append(_marks(record.nags[ply]))
        body.extend(_comment_lines(record, ply, style))
        for variation in record.variations.get(ply, ()):
            body.append(f"({_variation(variation, board.copy(), ply - 1)})")
        board.push(move)
    if body:
        lines.extend(("", *body))
    if record.result.is_over:
        lines.extend(("", result))
    return "\n".join((*lines, ""))


def write_pgns(records: Iterable[Record], style: Style = "mzinga") -> str:
    """Several records as one PGN, a blank line between two games."""
    return "\n".join(write_pgn(record, style) for record in records)


def _variation(line: Line, board: Board, before: int) -> str:
    """A variation on one line, so that who reads lines with a number first does not see it."""
    words = _comment_lines(line, 0, "hivegame")
    for ply, move in enumerate(line.moves, start=1):
        words.append(f"{before + ply}. {board.uhp(move)}")
        if ply in line.nags:
            words.append(_marks(line.nags[ply]))
        words.extend(_comment_lines(line, ply, "hivegame"))
        for variation in line.variations.get(ply, ()):
            words.append(f"({_variation(variation, board.copy(), before + ply - 1)})")
        board.push(move)
    return " ".join(words)


def _marks(nags: tuple[int, ...]) -> str:
    return " ".join(f"${nag}" for nag in nags)


def _score(result: GameState) -> str:
    return next((score for score, state in SCORES.items() if state is result), result.value)


def _tags(record: Record, result: str) -> Iterator[tuple[str, str]]:
    rules = record.rules
    yield "GameType", rules.game_type.value
    for name in ROSTER:
        yield name, record.tags.get(name, "")
    yield "Result", result
    if rules.opening is not Opening.TOURNAMENT:
        yield "OpeningRule", rules.opening.value
    if rules.repetition is not Repetition.OFF:
        yield "RepetitionRule", rules.repetition.value
    if record.termination is not None and not _told_by_board(record):
        yield "EndedBy", record.termination.value
    if record.position is not None:
        yield "Position", record.position
    for name, value in record.tags.items():
        if name not in ROSTER:
            yield name, value


def _told_by_board(record: Record) -> bool:
    """Whether the moves and the result alone tell how the game ended."""
    return replace(record, termination=None).termination is (record.termination)


def _comment_lines(record: AnyLine, ply: int, style: Style) -> list[str]:
    parts = [
        f"[%{kind} {_clock(times[ply])}]"
        for kind, times in (("clk", record.clocks), ("emt", record.elapsed))
        if ply in times
    ]
    if ply in record.comments:
        parts.append(encode_comment(record.comments[ply], one_line=style == "hivegame"))
    if not parts:
        return []
    # The blank keeps a number at the start of the text from being the first word of the line.
    return ["{" + (" " if style == "hivegame" else "") + " ".join(parts) + "}"]


def _clock(seconds: float) -> str:
    """A time as h:mm:ss, with as many decimals as it has."""
    minutes, milliseconds = divmod(round(seconds * 1000), 60_000)
    whole, rest = divmod(milliseconds, 1000)
    decimals = f".{rest:03}".rstrip("0") if rest else ""
    return f"{minutes // 60}:{minutes % 60:02}:{whole:02}{decimals}"
