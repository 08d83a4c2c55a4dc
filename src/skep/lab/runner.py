"""Plays the games of a match, several at a time, with players that may fail."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from skep._core import Color
from skep.errors import EngineError, EngineUnsupportedError
from skep.lab.match_game import RunningGame, play_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from skep.engine import Player
    from skep.lab.conditions import Conditions
    from skep.lab.contestants import Contestant
    from skep.lab.match_game import Fixture
    from skep.lab.results import GameResult
    from skep.record import Record

__all__ = ["Runner"]

_START_ATTEMPTS: Final = 3


class Runner:
    """Plays games, several at a time, each with players of its own.

    A player stays for the next game of its worker, unless it has failed: then it is started anew.
    `finished` is called with every game as it ends, and returns whether to go on: if not, the games
    that are still being played are broken off and forgotten.
    """

    def __init__(
        self,
        contestants: Mapping[str, Contestant],
        conditions: Conditions,
        finished: Callable[[GameResult, Record], bool],
        tags: Callable[[Fixture], Mapping[str, str]],
    ) -> None:
        self._contestants = contestants
        self._conditions = conditions
        self._finished = finished
        self._tags = tags
        self._workers: list[asyncio.Task[None]] = []
        self.running: dict[int, RunningGame] = {}
        """The games being played, by the number of the worker."""

    async def run(self, fixtures: Iterator[Fixture], concurrency: int) -> None:
        """Play all games; EngineError if a player cannot be started or cannot do what it should."""
        try:
            async with asyncio.TaskGroup() as group:
                self._workers = [
                    group.create_task(self._work(number, fixtures)) for number in range(concurrency)
                ]
        except BaseExceptionGroup as group:
            # One worker's error cancels the others, so there is only one to raise.
            raise _first(group) from None

    async def _work(self, number: int, fixtures: Iterator[Fixture]) -> None:
        players: dict[str, Player] = {}
        try:
            for fixture in fixtures:
                await self._seat(players, fixture)
                running = self.running[number] = RunningGame(fixture)
                by_color = {
                    Color.WHITE: players[fixture.white],
                    Color.BLACK: players[fixture.black],
                }
                result, record = await play_game(
                    running, by_color, self._conditions, self._tags(fixture)
                )
                del self.running[number]
                go_on = self._finished(result, record)
                if result.culprit is not None:
                    await players.pop(result.culprit).close()
                if not go_on:
                    self._stop()
                    return
        finally:
            self.running.pop(number, None)
            for player in players.values():
                await player.close()

    def _stop(self) -> None:
        for worker in self._workers:
            if worker is not asyncio.current_task():
                worker.cancel()

    async def _seat(self, players: dict[str, Player], fixture: Fixture) -> None:
        """Start the players of a game that are not running, and close the others."""
        for name in players.keys() - {fixture.white, fixture.black}:
            await players.pop(name).close()
        for name in (fixture.white, fixture.black):
            if name not in players:
                players[name] = await self._start(self._contestants[name])

    async def _start(self, contestant: Contestant) -> Player:
        for attempt in range(1, _START_ATTEMPTS + 1):
            try:
                return await contestant.start(self._conditions)
            except EngineUnsupportedError:
                raise
            except EngineError:
                if attempt == _START_ATTEMPTS:
                    raise
        raise AssertionError("unreachable")


def _first(group: BaseExceptionGroup[BaseException]) -> BaseException:
    error = group.exceptions[0]
    return _first(error) if isinstance(error, BaseExceptionGroup) else error
