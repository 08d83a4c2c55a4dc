"""What a worker does: moves, hints, reviews and imports, as JSON in and JSON out.

A request has a kind and what that needs; a position is its game string and its rules. Nothing here
knows of games, players or the network.
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
    "find_hint",
    "look_back",
    "move_from",
    "position_of",
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


def position_of(board: Board) -> Json:
    """A board with its moves, as JSON."""
    rules = board.rules
    return {
        "game": board.game_string(),
        "opening": rules.opening.value,
        "repetition": rules.repetition.value,
    }


def _board_of(position: Json) -> Board:
    return Board.from_game_string(position["game"], position["opening"], position["repetition"])


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
                return find_hint(_board_of(request["position"]), stop).model_dump(mode="json")
            case "review":
                winner = request["winner"]
                past = PastGame(
                    _board_of(request["position"]),
                    Color(request["person"]),
                    request["level"],
                    None if winner is None else Color(winner),
                )
                return look_back(past, stop).model_dump(mode="json")
            case "record":
                return read_text(request["text"], request["most_plies"])
            case kind:
                raise ValueError(f"there is no thought of the kind {kind!r}")

    def _move(self, request: Json, stop: StopFunction) -> Json:
        game, level = request["game"], request["level"]
        kept, searcher = self._searchers.pop(game, (level, None))
        if searcher is None or kept != level:
            searcher = Searcher()
        board, limits = _board_of(request["position"]), Limits(**request["limits"])
        move = searcher(board, limits, level=level, hash_mib=_HASH_MIB, stop=stop).move
        self._searchers[game] = (level, searcher)
        while len(self._searchers) > MOST_TABLES:
            self._searchers.popitem(last=False)
        if move.piece is None or move.to is None:
            return {"piece": None, "to": None}
        return {"piece": move.piece.name, "to": cell_of(move.to)}


def read_text(text: str, most_plies: int) -> Json:
    """Read a record; what is wrong with it is under `problem`."""
    try:
        record = read_record(text)
    except NotationError as error:
        detail = detail_of(error)
        return {"problem": {"code": "bad_record", "message": str(error), "detail": detail}}
    if len(record.moves) > most_plies:
        message = f"A game has at most {most_plies} plies."
        return {"problem": {"code": "too_large", "message": message, "detail": None}}
    record.tags = {tag: printable(value).strip() for tag, value in record.tags.items()}
    return {
        "game_type": record.rules.game_type.value,
        "opening": record.rules.opening.value,
        "repetition": record.rules.repetition.value,
        "pgn": record.to_pgn(),
        "white": record.tags.get("White", ""),
        "black": record.tags.get("Black", ""),
    }


def find_hint(board: Board, stop: StopFunction | None = None) -> Hint:
    """Search for a good move."""
    move = Searcher()(board, _HINT, hash_mib=_HASH_MIB, stop=stop).move
    assert move.piece is not None, "who must pass gets no hint"
    assert move.to is not None
    return Hint(ply=board.ply, piece=move.piece.name, to=cell_of(move.to))


def look_back(past: PastGame, stop: StopFunction | None = None) -> Review:
    """Find the turning point of a game, by a short search of every position.

    It turned with the last move by which the loser gave a fair chance away; in a game that was lost
    bit by bit, or drawn, there is none.
    """
    if past.winner is None:
        return Review(turning=None, next_level=past.level)
    moves, chances = _moves_and_chances(past.board.copy(), stop)
    turning = _turning_point(past.winner.opponent, moves, chances)
    return Review(turning=turning, next_level=_next_level(past, chances))


def _turning_point(loser: Color, moves: list[Move], chances: list[float]) -> TurningPoint | None:
    own = _chances_of(loser, chances)
    first = 0 if loser is Color.WHITE else 1
    for ply in reversed(range(first, len(moves), 2)):
        piece, before, after = moves[ply].piece, own[ply], own[ply + 1]
        if piece is not None and before >= _FAIR_CHANCE and before - after >= _LEAST_DROP:
            return TurningPoint(
                ply=ply + 1,
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


def _moves_and_chances(board: Board, stop: StopFunction | None) -> tuple[list[Move], list[float]]:
    """All moves, and how likely White was to win before each of them and after the last."""
    nodes = min(_NODES_PER_PLY, max(_LEAST_NODES, _NODES_PER_GAME // max(board.ply, 1)))
    limits, searcher = Limits(nodes=nodes), Searcher()
    moves: list[Move] = []
    chances: list[float] = []
    # Backwards, so that the transposition table has the later positions.
    while True:
        chances.append(_chance_of_white(board, searcher, limits, stop))
        if not board.ply:
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
