"""The answers of a UHP engine, read and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from skep._core import Bug
from skep.errors import (
    EngineIllegalMoveError,
    EngineProtocolError,
    EngineRefusedError,
    EngineUnsupportedError,
    IllegalMoveError,
    NotationError,
    excerpt,
)
from skep.outcome import GameState
from skep.rules import GameType
from skep.uhp.protocol import Progress, parse_capabilities

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep._core import Move
    from skep.board import Board

__all__ = [
    "BestMove",
    "Greeting",
    "check_game",
    "check_has_game",
    "last_progress",
    "read_best_move",
    "read_greeting",
]

_VERSION: Final = re.compile(r"v?[0-9]\S*")
_PIECE: Final = f"[wb][{''.join(bug.letter for bug in Bug)}][1-3]?"
_MOVE: Final = re.compile(rf"pass|{_PIECE}( [-/\\]?{_PIECE}[-/\\]?)?")


class Greeting(NamedTuple):
    """What an engine says of itself: its name, its version if any, and what it can play."""

    name: str
    version: str
    game_types: frozenset[GameType]


@dataclass(frozen=True, slots=True)
class BestMove:
    """The move an engine has chosen, and the last it has told of its search, if anything."""

    move: Move
    progress: Progress | None = None


def read_greeting(program: str, lines: Sequence[str]) -> Greeting:
    """Read name, version and capabilities, in this order and all but the name optional."""
    said = [line for line in lines if line]
    words = said[0].split() if said else []
    if len(words) < 2 or words[0] != "id":
        quoted = excerpt(said[0]) if said else "nothing"
        raise EngineProtocolError(
            f"{program} is no UHP engine: it greets with {quoted} and not with 'id NAME'"
        )
    *name, last = words[1:]
    game_types = parse_capabilities(said[-1] if len(said) > 1 else "")
    if name and _VERSION.fullmatch(last):
        return Greeting(" ".join(name), last, game_types)
    return Greeting(" ".join((*name, last)), "", game_types)


def check_has_game(board: Board) -> None:
    """Refuse a position that was set up: UHP has no words for it."""
    if board.is_set_up:
        raise EngineUnsupportedError("UHP engines play whole games, not positions set up")


def check_game(engine: str, board: Board, lines: Sequence[str]) -> None:
    """Make sure that an engine has the same game as the board, as far as its answer tells."""
    fields = lines[-1].split(";") if lines else [""]
    head = [field.strip() for field in fields[:3]]
    expected = (board.game_type.value, board.turn_string(), 3 + board.ply)
    if len(head) != 3 or (head[0], head[2], len(fields)) != expected:
        ours = f"{board.game_type.value}, {board.turn_string()} after {board.ply} moves"
        raise EngineProtocolError(
            f"{engine} has another game than {ours}: {excerpt(';'.join(fields))}"
        )
    going_on = [state for state in GameState if not state.is_over]
    if head[1] not in going_on and not board.is_game_over():
        # Some engines have rules of their own about repetition.
        raise EngineRefusedError(
            f"{engine} plays no more: it says {excerpt(head[1])} while the game goes on", head[1]
        )


def read_best_move(engine: str, board: Board, line: str) -> Move:
    """Read the move of a `bestmove` answer, which must be legal."""
    text = line.partition(";")[0].strip()
    try:
        return board.parse_uhp(text)
    except IllegalMoveError as error:
        raise _illegal(engine, board, text, str(error.explanation)) from error
    except NotationError as error:
        if _MOVE.fullmatch(text):
            raise _illegal(engine, board, text, str(error)) from error
        raise EngineProtocolError(
            f"{engine} answers 'bestmove' with {excerpt(text)}, which is no move"
        ) from error


def _illegal(engine: str, board: Board, text: str, reason: str) -> EngineIllegalMoveError:
    message = f"{engine} wants to play {excerpt(text)}: {reason}"
    return EngineIllegalMoveError(message, text, board.game_string())


def last_progress(lines: Sequence[str]) -> Progress | None:
    """The last line of an answer that tells of the best move, in our form, if any."""
    for line in reversed(lines):
        if ";" in line:
            try:
                progress = Progress.parse(line)
            except NotationError:
                continue
            if progress.rank == 1:
                return progress
    return None
