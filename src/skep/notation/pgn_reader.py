"""Reading PGN; the form is described in `skep.notation.pgn_syntax`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from skep._core import Bug
from skep.board import Board
from skep.errors import IllegalMoveError, NotationError, RecordError, excerpt
from skep.notation.pgn_games import PgnGame, PgnLine, split_games
from skep.notation.pgn_syntax import RESULTS, decode_comment
from skep.notation.pgn_writer import write_pgns
from skep.outcome import GameState, Termination
from skep.record import RESERVED, Record, RecordFormat, games_of, only_record
from skep.record_line import Line
from skep.record_text import read_text
from skep.rules import Opening, Repetition, Rules
from skep.uhp_strings import parse_game_type, parse_move, refused, rules_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep.record import ErrorHandling
    from skep.record_text import Source

__all__ = ["PGN", "read_pgn", "read_pgns"]

_TIME: Final = re.compile(
    r"\[%(?P<kind>clk|emt)\s+(?P<h>[0-9]{1,6}):(?P<m>[0-9]{1,2}):"
    r"(?P<s>[0-9]{1,2})(?:\.(?P<ms>[0-9]{1,3})[0-9]{0,6})?\s*\][ \t\n]*"
)

# BoardSpace numbers single pieces too, and files made from its games keep that.
_SINGLES: Final = "".join(bug.letter for bug in Bug if bug.per_player == 1)
_NUMBERED_SINGLE: Final = re.compile(
    rf"(?<![A-Za-z0-9])([wb][{_SINGLES}])1(?![0-9])", re.IGNORECASE
)


def read_pgn(
    source: Source, opening: Opening | str = "auto", repetition: Repetition | str = "auto"
) -> Record:
    """The one game of a PGN; RecordError where there is none, several, or one that is broken.

    "auto" takes the rules from the file's own tags; without them the rulebook's opening applies
    exactly when a queen is somebody's first piece, and repetition is off.
    """
    return only_record(PGN, read_text(source), opening, repetition)


def read_pgns(
    source: Source,
    opening: Opening | str = "auto",
    repetition: Repetition | str = "auto",
    *,
    errors: ErrorHandling = "raise",
) -> Iterator[Record]:
    """The games of a PGN one after another; `skep.read_records` says what `errors` does."""
    return games_of(PGN, read_text(source), opening, repetition, errors)


def _read(
    text: str, opening: Opening | str, repetition: Repetition | str
) -> Iterator[Record | RecordError]:
    for game in split_games(text):
        if isinstance(game, RecordError):
            yield game
            continue
        try:
            record = _record(game, opening, repetition)
        except RecordError as error:
            error.line = game.line if error.line is None else error.line
            yield error
        else:
            yield record


def _matches(text: str) -> bool:
    return text.startswith(("[", "{")) or text[:1].isdigit()


def _record(game: PgnGame, opening: Opening | str, repetition: Repetition | str) -> Record:
    """Play one game through and make a record of it."""
    start = game.read_tag("Position", Board.from_position)
    if start is None:
        start = Board.from_rules(_rules(game, opening, repetition))
    else:
        _check_same_rules(game, start.rules)
    tags = {name: value for name, value in game.tags.items() if name not in RESERVED}
    result = _result(game, tags)
    line = _line(game.main, start, marked_climbs=_from_hivegame(tags))
    return Record(
        start.rules,
        line.moves,
        tags,
        line.comments,
        result,
        game.read_tag("EndedBy", _termination),
        line.clocks,
        line.elapsed,
        line.nags,
        line.variations,
        game.tags.get("Position"),
    )


def _line(pgn: PgnLine, board: Board, *, marked_climbs: bool) -> Line:
    """Play a line and its variations; RecordError, with line and reason, at the first bad move."""
    line, moves = Line(), []
    for ply, (text, number) in enumerate(zip(pgn.moves, pgn.lines, strict=True), start=1):
        variations = [
            _line(each, board.copy(), marked_climbs=marked_climbs)
            for each in pgn.variations.get(ply, ())
        ]
        if variations:
            line.variations[ply] = tuple(variations)
        name = _NUMBERED_SINGLE.sub(r"\1", text)
        try:
            move = parse_move(board, name, marked_climbs=marked_climbs)
            board.push(move)
        except (NotationError, IllegalMoveError) as error:
            raise refused(pgn.before + ply, name, error, number) from error
        moves.append(move)
    line.moves = tuple(moves)
    for ply, comments in pgn.comments.items():
        _add_comments(line, ply, comments)
    line.nags = {ply: tuple(nags) for ply, nags in pgn.nags.items()}
    return line


def _from_hivegame(tags: dict[str, str]) -> bool:
    return tags.get("Site", "").lower() in ("hivegame.com", "https://hivegame.com")


def _rules(game: PgnGame, opening: Opening | str, repetition: Repetition | str) -> Rules:
    if opening == "auto":
        opening = game.read_tag("OpeningRule", _opening) or "auto"
    if repetition == "auto":
        repetition = game.read_tag("RepetitionRule", _repetition) or Repetition.OFF
    game_type = game.read_tag("GameType", parse_game_type)
    if game_type is None:
        raise RecordError(f"the game that begins on line {game.line} has no GameType tag")
    return rules_for(game_type, opening, repetition, game.main.moves[:2])


def _check_same_rules(game: PgnGame, rules: Rules) -> None:
    """Refuse tags that contradict the rules of the position that the game begins with."""
    tags = {
        "GameType": rules.game_type,
        "OpeningRule": rules.opening,
        "RepetitionRule": rules.repetition,
    }
    for name, value in tags.items():
        if game.tags.get(name, value.value) != value.value:
            line = game.tag_lines[name]
            message = f"line {line}: the tag {name} is not what the tag Position says"
            raise RecordError(message, game.tags[name], line=line)


def _opening(word: str) -> Opening | str:
    return word if word == "auto" else Rules.parse(opening=word).opening


def _repetition(word: str) -> Repetition:
    return Rules.parse(repetition=word).repetition


def _result(game: PgnGame, tags: dict[str, str]) -> GameState:
    """The result that a game states; IN_PROGRESS where it states none.

    A word that is no result is kept as the tag SourceResult.
    """
    text = game.tags.get("Result", "").strip()
    tagged = RESULTS.get(text)
    if text and tagged is None:
        tags.setdefault("SourceResult", text)
    stated = {state for state in (tagged, game.result) if state is not None and state.is_over}
    if len(stated) > 1:
        raise RecordError(
            f"the game has two results, {tagged} in a tag and {game.result} at its end"
        )
    return stated.pop() if stated else GameState.IN_PROGRESS


def _termination(word: str) -> Termination:
    try:
        return Termination(word)
    except ValueError:
        message = f"{excerpt(word)} is not a way for a game to end"
        raise NotationError(message, word) from None


def _add_comments(record: Line, ply: int, comments: list[str]) -> None:
    """Sort what stands in the comments on a ply into clock times and text."""

    def take(match: re.Match[str]) -> str:
        times = record.clocks if match["kind"] == "clk" else record.elapsed
        if ply == 0 or ply in times:
            return match[0]
        times[ply] = _milliseconds(match) / 1000
        return ""

    texts = [_TIME.sub(take, comment).strip(" \t\n") for comment in comments]
    if any(texts):
        record.comments[ply] = "\n".join(decode_comment(text) for text in texts if text)


def _milliseconds(match: re.Match[str]) -> int:
    seconds = (int(match["h"]) * 60 + int(match["m"])) * 60 + int(match["s"])
    return seconds * 1000 + int((match["ms"] or "0").ljust(3, "0"))


PGN: Final = RecordFormat("pgn", (".pgn",), _matches, _read, write_pgns)
