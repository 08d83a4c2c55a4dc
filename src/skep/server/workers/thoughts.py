"""What a worker does: moves, hints, reviews and imports, as JSON in and JSON out.

A request has a kind and what that needs; a position is the position string of its start, which has
the rules, and its moves. Nothing here knows of games, players or the network.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from skep._core import PASS, Color, Hex, Move, Piece
from skep.board import Board
from skep.engine import LEVELS, Searcher
from skep.errors import NotationError
from skep.game import Limits
from skep.learn.views import cell_of
from skep.notation import read_record
from skep.record import Record
from skep.record_text import printable
from skep.server.messages import Hint, Review, TurningPoint
from skep.server.workers.record_problem import detail_of

if TYPE_CHECKING:
    from skep.engine import StopFunction

__all__ = [
    "MOST_TABLES",
    "Json",
    "PastGame",
    "Thinker",
    "board_of",
    "find_hint",
    "look_back",
    "move_from",
    "position_of",
    "read_start",
    "read_text",
]

Json: TypeAlias = dict[str, Any]

_HASH_MIB: Final = 8
MOST_TABLES: Final = 8
"""So many games keep what their searches found out, in each worker."""
_HINT: Final = Limits(seconds=0.4)

_NODES_PER_PLY: Final = 4_000
_NODES_PER_GAME: Final = 400_000
_LEAST_NODES: Final = 200
_LEAST_DROP: Final = 0.15
"""A move that costs less of the chances to win has not turned a game."""
_FAIR_CHANCE: Final = 0.4


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game against a level, for a review."""

    board: Board
    """The last position, with all moves behind it."""
    person: Color
    level: int
    winner: Color | None
    first_ply: int = 0
    """The ply at which the game began."""


def position_of(board: Board) -> Json:
    """A board with its moves, as JSON."""
    return {
        "start": board.root().position_string(),
        "moves": [_json_of(move) for move in board.move_stack],
    }


def board_of(position: Json) -> Board:
    """The board of a position."""
    board = Board.from_position(position["start"])
    for move in position["moves"]:
        board.push(move_from(move))
    return board


def _json_of(move: Move) -> Json:
    if move.piece is None or move.to is None:
        return {"piece": None, "to": None}
    return {"piece": move.piece.name, "to": cell_of(move.to)}


def move_from(answer: Json) -> Move:
    """The move of an answer."""
    if answer["piece"] is None:
        return PASS
    return Move(Piece.from_name(answer["piece"]), Hex(*answer["to"]))


class Thinker:
    """Answers requests, one after another; it keeps the transposition tables of some games."""

    def __init__(self) -> None:
        self._searchers: OrderedDict[str, tuple[int, Searcher]] = OrderedDict()

    def answer(self, request: Json, stop: StopFunction) -> Json:
        """The answer to a request; the search ends soon when `stop()` is true."""
        match request["kind"]:
            case "move":
                return self._move(request, stop)
            case "hint":
                return find_hint(board_of(request["position"]), stop).model_dump(mode="json")
            case "review":
                winner = request["winner"]
                past = PastGame(
                    board_of(request["position"]),
                    Color(request["person"]),
                    request["level"],
                    None if winner is None else Color(winner),
                    request["first_ply"],
                )
                return look_back(past, stop).model_dump(mode="json")
            case "record":
                return read_text(request["text"], request["most_plies"])
            case "start":
                return read_start(request["text"], request["most_plies"])
            case kind:
                raise ValueError(f"there is no thought of the kind {kind!r}")

    def _move(self, request: Json, stop: StopFunction) -> Json:
        game, level = request["game"], request["level"]
        kept, searcher = self._searchers.pop(game, (level, None))
        if searcher is None or kept != level:
            searcher = Searcher()
        board, limits = board_of(request["position"]), Limits(**request["limits"])
        move = searcher(board, limits, level=level, hash_mib=_HASH_MIB, stop=stop).move
        self._searchers[game] = (level, searcher)
        while len(self._searchers) > MOST_TABLES:
            self._searchers.popitem(last=False)
        return _json_of(move)


def _record_of(text: str, most_plies: int) -> Record | Json:
    """Read a record, or say what is wrong with it under `problem`."""
    try:
        record = read_record(text)
    except NotationError as error:
        return _problem("bad_record", str(error), detail_of(error))
    if len(record.moves) > most_plies:
        return _problem("too_large", f"A game has at most {most_plies} plies.")
    return record


def _problem(code: str, message: str, detail: Json | None = None) -> Json:
    return {"problem": {"code": code, "message": message, "detail": detail}}


def _rules_of(record: Record) -> Json:
    rules = record.rules
    return {
        "game_type": rules.game_type.value,
        "opening": rules.opening.value,
        "repetition": rules.repetition.value,
    }


def read_text(text: str, most_plies: int) -> Json:
    """Read a record; what is wrong with it is under `problem`."""
    record = _record_of(text, most_plies)
    if not isinstance(record, Record):
        return record
    record.tags = {tag: printable(value).strip() for tag, value in record.tags.items()}
    return _rules_of(record) | {
        "pgn": record.to_pgn(),
        "white": record.tags.get("White", ""),
        "black": record.tags.get("Black", ""),
    }


def read_start(text: str, most_plies: int) -> Json:
    """Read what a game is to begin with; what is wrong with it is under `problem`."""
    record = _record_of(text, most_plies)
    if not isinstance(record, Record):
        return record
    if record.board().is_game_over():
        return _problem("game_over", "The game is over in that position.")
    moves = [board.uhp(move) for board, move in zip(record.boards(), record.moves, strict=False)]
    return _rules_of(record) | {"position": record.position, "moves": moves}


def find_hint(board: Board, stop: StopFunction | None = None) -> Hint:
    """Search for a good move."""
    move = Searcher()(board, _HINT, hash_mib=_HASH_MIB, stop=stop).move
    assert move.piece is not None, "who must pass gets no hint"
    assert move.to is not None
    return Hint(ply=board.played, piece=move.piece.name, to=cell_of(move.to))


def look_back(past: PastGame, stop: StopFunction | None = None) -> Review:
    """Find the turning point of a game, by a short search of every position.

    It turned with the last move by which the loser gave a fair chance away; in a game that was lost
    bit by bit, or drawn, there is none.
    """
    if past.winner is None:
        return Review(turning=None, next_level=past.level)
    moves, chances = _moves_and_chances(past, stop)
    turning = _turning_point(past, moves, chances)
    return Review(turning=turning, next_level=_next_level(past, chances))


def _turning_point(past: PastGame, moves: list[Move], chances: list[float]) -> TurningPoint | None:
    assert past.winner is not None
    loser = past.winner.opponent
    own = _chances_of(loser, chances)
    at_the_end = past.board.turn
    first = (len(moves) + (at_the_end is not loser)) % 2
    for ply in reversed(range(first, len(moves), 2)):
        piece, before, after = moves[ply].piece, own[ply], own[ply + 1]
        if piece is not None and before >= _FAIR_CHANCE and before - after >= _LEAST_DROP:
            return TurningPoint(
                ply=past.first_ply + ply + 1,
                color=loser,
                piece=piece.name,
                before=round(before, 2),
                after=round(after, 2),
            )
    return None


def _next_level(past: PastGame, chances: list[float]) -> int:
    """One up after a win; one down after a game in which there never was a fair chance."""
    if past.winner is past.person:
        return min(past.level + 1, LEVELS[-1])
    own = _chances_of(past.person, chances)
    # In the first half of a game the chances are about even at any level.
    if max(own[len(own) // 2 :]) >= _FAIR_CHANCE:
        return past.level
    return max(past.level - 1, LEVELS[0])


def _chances_of(color: Color, chances_of_white: list[float]) -> list[float]:
    if color is Color.WHITE:
        return chances_of_white
    return [1 - chance for chance in chances_of_white]


def _moves_and_chances(past: PastGame, stop: StopFunction | None) -> tuple[list[Move], list[float]]:
    """All moves, and how likely White was to win before each of them and after the last."""
    board = past.board.copy()
    count = board.played - past.first_ply
    nodes = min(_NODES_PER_PLY, max(_LEAST_NODES, _NODES_PER_GAME // max(count, 1)))
    limits, searcher = Limits(nodes=nodes), Searcher()
    moves: list[Move] = []
    chances: list[float] = []
    # Backwards, so that the transposition table has the later positions.
    while True:
        chances.append(_chance_of_white(board, searcher, limits, stop))
        if board.played == past.first_ply:
            return moves[::-1], chances[::-1]
        moves.append(board.pop())


def _chance_of_white(
    board: Board, searcher: Searcher, limits: Limits, stop: StopFunction | None
) -> float:
    outcome = board.outcome()
    if outcome is not None:
        return 0.5 if outcome.winner is None else float(outcome.winner is Color.WHITE)
    # With a seed of its own: in the opening moves are varied, and a review must not be.
    chance = searcher(board, limits, seed=0, hash_mib=_HASH_MIB, stop=stop).win_probability
    return chance if board.turn is Color.WHITE else 1 - chance
