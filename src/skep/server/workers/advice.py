"""Hints in a game against the engine, and reviews of finished ones."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from skep.errors import EngineError
from skep.server.messages import Hint, Review
from skep.server.problems import ProblemError
from skep.server.workers.thoughts import PastGame, position_of
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from skep.board import Board
    from skep.server.identity import PlayerId
    from skep.server.sessions.session import GameSession
    from skep.server.workers.engine_pool import EnginePool
    from skep.server.workers.thoughts import Json

__all__ = ["HintsAndReviews", "hinted_board", "past_game_of"]

_log = logging.getLogger(__name__)


def hinted_board(session: GameSession, player: PlayerId) -> Board:
    """The position for a hint to a player; raises ProblemError if hints are not allowed."""
    if session.kind != "engine" or session.setup.clock is not None:
        raise ProblemError(
            409, "not_allowed", "There are hints only against the engine, without a clock."
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


def past_game_of(session: GameSession, player: PlayerId) -> PastGame:
    """The finished game for a review; raises ProblemError if it cannot be reviewed."""
    engine, result = session.setup.engine, session.result
    if engine is None or engine.engine != OURS:
        raise ProblemError(409, "not_allowed", "This was not a game against one of our levels.")
    if not session.colors_of(player):
        raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
    if result is None or result.aborted:
        raise ProblemError(409, "not_allowed", "The game was not played to its end.")
    return PastGame(
        session.board.copy(),
        engine.color.opponent,
        engine.level,
        result.winner,
        session.game.first_ply,
    )


class HintsAndReviews:
    """Hints and reviews of one game; each question is searched once, and its answer kept."""

    def __init__(self, opponents: EnginePool) -> None:
        self._opponents = opponents
        self._question: tuple[object, ...] | None = None
        self._thinking: asyncio.Task[Json] | None = None

    async def hint(self, board: Board, client: str = "") -> Hint:
        """A good move."""
        request = {"kind": "hint", "position": position_of(board)}
        return Hint.model_validate(await self._ask(("hint", board.key, board.ply), request, client))

    async def review(self, past: PastGame, client: str = "") -> Review:
        """The turning point of a game, and the level to play next."""
        request = {
            "kind": "review",
            "position": position_of(past.board),
            "first_ply": past.first_ply,
            "person": past.person.value,
            "level": past.level,
            "winner": None if past.winner is None else past.winner.value,
        }
        return Review.model_validate(await self._ask(("review",), request, client))

    async def _ask(self, question: tuple[object, ...], request: Json, client: str) -> Json:
        if question != self._question or self._has_failed():
            self.close()
            self._question = question
            self._thinking = asyncio.create_task(self._opponents.think(request, client))
        assert self._thinking is not None
        thinking = self._thinking
        try:
            return await asyncio.shield(thinking)
        except EngineError as error:
            _log.warning("a %s fails: %s", request["kind"], error)
            raise ProblemError(503, "try_again", "Many games wait: ask again soon.") from error
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
