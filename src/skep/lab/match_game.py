"""One game of a match, played to an end whatever its players do."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from skep._core import Color
from skep.board import Board
from skep.errors import (
    EngineError,
    EngineIllegalMoveError,
    EngineRefusedError,
    EngineTimeoutError,
    EngineUnsupportedError,
    IllegalMoveError,
)
from skep.game import Clock, Game
from skep.lab.adjudication import Adjudicator
from skep.lab.repetition import occurrences
from skep.lab.results import Effort, Ending, GameResult
from skep.outcome import Termination
from skep.rules import THREEFOLD_COUNT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Mapping

    from skep.engine import Player, Thought
    from skep.lab.conditions import Conditions
    from skep.record import Record

__all__ = ["Fixture", "RunningGame", "play_game"]

_T = TypeVar("_T")

_BY_TERMINATION: Final = {
    Termination.QUEEN_SURROUNDED: Ending.SURROUNDED,
    Termination.BOTH_QUEENS_SURROUNDED: Ending.BOTH_SURROUNDED,
    Termination.REPETITION: Ending.REPETITION,
}


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played: its players, opening and seed."""

    number: int
    white: str
    black: str
    opening: str
    seed: int


@dataclass(slots=True)
class RunningGame:
    """How far a game is that is being played: what the live display shows."""

    fixture: Fixture
    ply: int = 0


class _FaultError(Exception):
    """A player has failed: how the game ends, and the reason in words."""

    def __init__(self, ending: Ending, detail: str, *, claims_draw: bool = False) -> None:
        super().__init__(ending, detail)
        self.ending = ending
        self.detail = detail
        self.claims_draw = claims_draw


def _forfeit_of(error: EngineError) -> Ending:
    """How a player's failure ends the game: as a crash, unless the error says more."""
    if isinstance(error, EngineIllegalMoveError):
        return Ending.ILLEGAL
    return Ending.TIME if isinstance(error, EngineTimeoutError) else Ending.CRASH


async def _answer(work: Awaitable[_T], allowed: float) -> _T:
    """Wait for a player's answer; _FaultError if it fails or takes too long."""
    try:
        async with asyncio.timeout(allowed):
            return await work
    except TimeoutError:
        raise _FaultError(Ending.TIME, f"no answer within {allowed:g} s") from None
    except EngineUnsupportedError:
        raise
    except EngineRefusedError as error:
        raise _FaultError(Ending.CRASH, str(error), claims_draw=error.answer == "Draw") from error
    except EngineError as error:
        raise _FaultError(_forfeit_of(error), str(error)) from error


class _Play:
    """One game in progress: asks the players in turn, and ends the game when one fails."""

    def __init__(
        self,
        running: RunningGame,
        players: Mapping[Color, Player],
        conditions: Conditions,
        tags: Mapping[str, str],
    ) -> None:
        fixture, rules = running.fixture, conditions.rules
        start = Board.from_game_string(fixture.opening, rules.opening, rules.repetition)
        self._running = running
        self._players = players
        self._conditions = conditions
        self._adjudicator = Adjudicator(conditions)
        self._ending: Ending | None = None
        self._comments: dict[int, str] = {}
        self.effort = {Color.WHITE: Effort(), Color.BLACK: Effort()}
        self.game = Game(
            rules,
            white=fixture.white,
            black=fixture.black,
            clock=Clock(conditions.time_control),
            start=start,
            tags=tags,
        )

    async def run(self) -> None:
        """Play to the end."""
        game = self.game
        for color in Color:
            await self._try(color, self._get_ready(color))
        if not game.is_over:
            game.begin(time.monotonic())
        while not game.is_over:
            self._running.ply = game.ply
            most = self._conditions.max_plies
            if most is not None and game.ply >= most:
                self._decide(Ending.TRUNCATED, None, f"drawn after {most} plies")
                break
            await self._try(game.turn, self._move())

    async def _try(self, color: Color, step: Awaitable[None]) -> None:
        """Await a step of a player; if the player fails, the game ends."""
        try:
            await step
        except _FaultError as fault:
            if fault.claims_draw and occurrences(self.game.board) >= THREEFOLD_COUNT:
                self._decide(Ending.CLAIMED, None, f"{self.game.name(color)} claims repetition")
                return
            self._ending = fault.ending
            now = time.monotonic()
            if fault.ending is Ending.TIME:
                self.game.lose_on_time(color, now, fault.detail)
            else:
                self.game.forfeit(color, f"{fault.ending}: {fault.detail}", now)

    async def _get_ready(self, color: Color) -> None:
        if self.game.is_over:
            return
        seed = 2 * self._running.fixture.seed + (color is Color.BLACK)
        player = self._players[color]
        await _answer(player.new_game(self.game.board, seed), self._conditions.patience)

    async def _move(self) -> None:
        game, conditions = self.game, self._conditions
        moves = game.board.legal_moves
        color, began = game.turn, time.monotonic()
        if moves[0].is_pass:
            # There is no choice, so nobody is asked.
            game.play(moves[0], began)
            return
        left = game.clock.left(color, began)
        if left <= 0:
            raise _FaultError(Ending.TIME, "no time left")
        allowed = conditions.allowed(left)
        thinking = self._players[color].think(game.board, conditions.limits_of_move(left, game.ply))
        try:
            thought = await _answer(thinking, allowed)
        finally:
            now = time.monotonic()
            self._account(color, now - began)
        if now - began >= allowed:
            raise _FaultError(Ending.TIME, f"{now - began:.3f} s for a move")
        try:
            game.play(thought.move, now)
        except IllegalMoveError as error:
            raise _FaultError(Ending.ILLEGAL, str(error.explanation)) from error
        self._note(color, thought, now - began)
        decision = None if game.is_over else self._adjudicator.count(color, thought, game.ply)
        if decision is Ending.RESIGNED:
            self._decide(decision, color.opponent, f"{color} resigns by its scores")
        elif decision is Ending.DRAW_BY_SCORE:
            self._decide(decision, None, "drawn by the scores of both")

    def _decide(self, ending: Ending, winner: Color | None, detail: str) -> None:
        self._ending = ending
        self.game.adjudicate(winner, detail, time.monotonic())

    def _account(self, color: Color, seconds: float) -> None:
        effort = self.effort[color]
        effort.moves += 1
        effort.seconds += seconds
        effort.longest = max(effort.longest, seconds)

    def _note(self, color: Color, thought: Thought, seconds: float) -> None:
        """Record what a player reports about its move."""
        effort = self.effort[color]
        words = []
        if thought.has_score:
            effort.scored_moves += 1
            won = thought.wins_in
            words.append(f"score {thought.score:+}" if won is None else f"score #{won}")
        if thought.depth is not None:
            effort.depth_moves += 1
            effort.depths += thought.depth
            words.append(f"depth {thought.depth}")
        if thought.nodes is not None:
            effort.nodes += thought.nodes
            effort.node_seconds += seconds
            words.append(f"nodes {thought.nodes}")
        if words:
            self._comments[self.game.ply] = ", ".join(words)

    def ending(self) -> Ending:
        """How the game ended."""
        if self._ending is not None:
            return self._ending
        assert self.game.result is not None
        return _BY_TERMINATION[self.game.result.termination]

    def record(self) -> Record:
        """The record of the game, with the players' reports as comments."""
        record = self.game.record()
        for ply, comment in self._comments.items():
            said = record.comments.get(ply)
            record.comments[ply] = comment if said is None else f"{comment}; {said}"
        return record


async def play_game(
    running: RunningGame,
    players: Mapping[Color, Player],
    conditions: Conditions,
    tags: Mapping[str, str],
) -> tuple[GameResult, Record]:
    """Play one game to its end; a player that fails forfeits it."""
    play = _Play(running, players, conditions, tags)
    await play.run()
    fixture = running.fixture
    result = GameResult(
        number=fixture.number,
        white=fixture.white,
        black=fixture.black,
        state=play.game.state,
        ending=play.ending(),
        detail=play.game.detail,
        plies=play.game.ply,
        effort=play.effort,
    )
    return result, play.record()
