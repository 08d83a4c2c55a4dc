"""Matches from Python: functions, engines and our own search against each other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skep.engine import FunctionPlayer
from skep.game import Limits, TimeControl
from skep.lab.conditions import Conditions
from skep.lab.contestants import Contestant, contestant
from skep.lab.match import Match, Summary
from skep.lab.openings import load_openings, parse_openings
from skep.rules import GameType, Repetition, Rules
from skep.uhp.functions import ChooseFunction, name_of_function

if TYPE_CHECKING:
    from pathlib import Path

    from skep.engine import Player
    from skep.lab.results import GameResult
    from skep.record import Record

__all__ = ["Competitor", "MatchReport", "function_contestant", "play_match"]

Competitor = ChooseFunction | Contestant | str
"""A function that chooses moves, a contestant, or what names an engine: see `contestant`."""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match that was played: its figures, its results, and its games."""

    summary: Summary
    results: list[GameResult]
    records: list[Record]
    """The games of this call, in the order of their numbers; not those of a journal before it."""

    @property
    def score(self) -> float:
        """The points of the first player in each game, from 0 to 1."""
        return self.summary.scores[0].points / self.summary.played

    def _repr_html_(self) -> str:
        return self.summary._repr_html_()

    def __str__(self) -> str:
        (losses, draws, wins), elo = self.summary.scores[0].games, self.summary.elo
        first, second = self.summary.names
        return (
            f"{first} - {second}: +{wins} ={draws} -{losses}, "
            f"Elo {elo.value:+.0f} ({elo.low:+.0f} to {elo.high:+.0f})"
        )


def function_contestant(
    choose: ChooseFunction, name: str | None = None, *, errors: str = "raise"
) -> Contestant:
    """A function as a contestant; TypeError if it cannot be one.

    `errors` is that of `FunctionPlayer`.
    """
    called = name_of_function(choose) if name is None else name
    FunctionPlayer(choose, called, errors=errors)

    async def start(conditions: Conditions) -> Player:  # noqa: ARG001 - it plays under any
        return FunctionPlayer(choose, called, errors=errors)

    module = getattr(choose, "__module__", None)
    return Contestant(called, start, {"function": f"{module}.{name_of_function(choose)}"})


def play_match(
    first: Competitor,
    second: Competitor,
    *,
    games: int = 20,
    game_type: GameType | str = GameType.BASE_MLP,
    limits: Limits | TimeControl | None = None,
    names: tuple[str, str] | None = None,
    openings: Sequence[str] | None = None,
    seed: int = 0,
    max_plies: int | None = 400,
    concurrency: int = 1,
    errors: str = "raise",
    journal: Path | None = None,
    on_result: Callable[[GameResult], None] | None = None,
) -> MatchReport:
    """Play a match and wait for its end; the games come in pairs from one opening.

    A player is a function that gets a board and returns a legal move, also one that needs a
    `skep.uhp.Request` as its second parameter; or text, as for `skep match`: `skep:level=3`, the
    name of an engine, a command. `limits` are those of every move, 10,000 nodes if not said; a
    function may look at them or not. Openings are game strings, those of the book if not said.

    With errors="raise", an exception or an illegal move of a function ends the match with that
    exception; with errors="forfeit" it loses the game, as it does for other programs.

    Raises ValueError, TypeError, or another SkepError for what cannot be played.

    >>> import random
    >>> rng = random.Random(1)
    >>> def anything(board):
    ...     return rng.choice(board.legal_moves)
    >>> report = play_match("skep:level=2", anything, games=2, game_type="Base", max_plies=60)
    >>> report.summary.names, len(report.results), len(report.records)
    (('skep:level=2', 'anything'), 2, 2)
    """
    if concurrency < 1:
        raise ValueError(f"one game at a time is the least, not {concurrency}")
    kind = GameType.parse(game_type)
    book = load_openings(kind) if openings is None else parse_openings("\n".join(openings), kind)
    rules = Rules(kind, repetition=Repetition.THREEFOLD)
    conditions = Conditions(rules, limits or Limits(nodes=10_000), max_plies=max_plies)
    one, other = _contestants(first, second, names, errors)
    records: dict[int, Record] = {}

    def keep(result: GameResult, record: Record) -> None:
        records[result.number] = record
        if on_result is not None:
            on_result(result)

    match = Match(
        one, other, conditions, book,
        games=games, seed=seed, journal=journal, on_game=keep,
    )  # fmt: skip
    try:
        _wait(match.run(concurrency))
    finally:
        match.close()
    results = sorted(match.results, key=lambda result: result.number)
    return MatchReport(match.summary(), results, [records[number] for number in sorted(records)])


def _contestants(
    first: Competitor, second: Competitor, names: tuple[str, str] | None, errors: str
) -> tuple[Contestant, Contestant]:
    given = (None, None) if names is None else names
    one, other = (
        _contestant(player, name, errors)
        for player, name in zip((first, second), given, strict=True)
    )
    if one.name == other.name:
        return one.named(f"{one.name} #1"), other.named(f"{other.name} #2")
    return one, other


def _contestant(player: Competitor, name: str | None, errors: str) -> Contestant:
    if isinstance(player, str):
        return contestant(player, {}, name)
    if isinstance(player, Contestant):
        return player if name is None else player.named(name)
    return function_contestant(player, name, errors=errors)


def _wait(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end; where an event loop runs already, as in a notebook, in a thread beside it."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        asyncio.run(work)
        return
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work)
        except BaseException as error:  # noqa: BLE001 - it is raised where it is waited for
            failed.append(error)

    thread = threading.Thread(target=run, name="skep match")
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
