"""Hints in a game against the engine, and reviews of finished ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from skep._core import Color
from skep.engine import LEVELS, Searcher
from skep.game import Limits
from skep.learn.views import cell_of
from skep.server.messages import Hint, Review, TurningPoint
from skep.server.problems import ProblemError
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.engine import StopFunction
    from skep.server.identity import PlayerId
    from skep.server.sessions.session import GameSession
    from skep.server.workers.engine_pool import EnginePool

__all__ = ["HintsAndReviews", "PastGame", "find_hint", "hinted_board", "look_back", "past_game_of"]

T = TypeVar("T")

_HASH_MIB: Final = 8
_HINT: Final = Limits(seconds=0.4)
_MOST_WAITING: Final = 8
"""Moves come before advice: when so many games wait for a move, advice is refused."""

_NODES_PER_PLY: Final = 4_000
_NODES_PER_GAME: Final = 400_000
_LEAST_NODES: Final = 200
_LEAST_DROP: Final = 0.15
"""A move that costs less of the chances to win has not turned a game."""
_FAIR_CHANCE: Final = 0.4


def hinted_board(session: GameSession, player: PlayerId) -> Board:
    """The position for a hint to a player; raises ProblemError if hints are not allowed."""
    if session.kind != "engine" or session.setup.clock is not None:
        raise ProblemError(
            409, "not_allowed", "There are hints only against the machine, without a clock."
        )
    mine = session.colors_of(player)
    if not mine:
        raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
    turn = session.turn
    if turn is None:
        raise ProblemError(409, "game_over", "The game is over.")
    if turn.color not in mine or turn.must_pass:
        raise ProblemError(409, "not_your_turn", "There is no move for you to make now.")
    return session.board.copy()


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game against a level, for a review."""

    board: Board
    """The last position, with all moves behind it."""
    person: Color
    level: int
    winner: Color | None


def past_game_of(session: GameSession, player: PlayerId) -> PastGame:
    """The finished game for a review; raises ProblemError if it cannot be reviewed."""
    engine, result = session.setup.engine, session.result
    if engine is None or engine.engine != OURS:
        raise ProblemError(409, "not_allowed", "This was not a game against one of our levels.")
    if not session.colors_of(player):
        raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
    if result is None or result.aborted:
        raise ProblemError(409, "not_allowed", "The game was not played to its end.")
    return PastGame(session.board.copy(), engine.color.opponent, engine.level, result.winner)


class HintsAndReviews:
    """Hints and reviews of one game; each question is searched once, and its answer kept."""

    def __init__(self, opponents: EnginePool) -> None:
        self._opponents = opponents
        self._question: tuple[object, ...] | None = None
        self._thinking: asyncio.Task[Hint | Review] | None = None

    async def hint(self, board: Board) -> Hint:
        """A good move."""
        found = await self._ask(("hint", board.key, board.ply), lambda stop: find_hint(board, stop))
        assert isinstance(found, Hint)
        return found

    async def review(self, past: PastGame) -> Review:
        """The turning point of a game, and the level to play next."""
        found = await self._ask(("review",), lambda stop: look_back(past, stop))
        assert isinstance(found, Review)
        return found

    async def _ask(
        self, question: tuple[object, ...], think: Callable[[StopFunction], Hint | Review]
    ) -> Hint | Review:
        if question != self._question or self._has_failed():
            self.close()
            if self._opponents.waiting >= _MOST_WAITING:
                raise ProblemError(503, "try_again", "Many games wait for a move: ask again soon.")
            self._question = question
            self._thinking = asyncio.create_task(self._opponents.think(think))
        assert self._thinking is not None
        thinking = self._thinking
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if thinking.cancelled():  # the question was replaced, not the caller cancelled
                raise ProblemError(409, "conflict", "The game has gone on.") from None
            raise

    def _has_failed(self) -> bool:
        done = self._thinking
        return done is None or (done.done() and (done.cancelled() or done.exception() is not None))

    def close(self) -> None:
        """Stop the searches."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._question = self._thinking = None


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
    chance = searcher(board, limits, hash_mib=_HASH_MIB, stop=stop).win_probability
    return chance if board.turn is Color.WHITE else 1 - chance
