"""A player's results: how many games were won, drawn and lost, by opponent and set."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

from skep.server.messages import OpponentResults, PlayerResults, Result
from skep.server.sessions.setup import GameSetup
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    from skep._core import Color
    from skep.server.store import EndedGames

__all__ = ["count_results"]


class _Opponent(NamedTuple):
    """An opponent and the set that was played with, in the order in which they are listed."""

    kind: Literal["engine", "link"]
    engine: str
    level: int
    """0 for an engine without levels, and for people."""
    game_type: str
    on_device: bool


def count_results(ended: Iterable[EndedGames]) -> PlayerResults:
    """Count games by opponent and set.

    A game that was called off does not count, and neither does one that did not begin with the
    empty table.
    """
    counts: defaultdict[_Opponent, Counter[str]] = defaultdict(Counter)
    for each in ended:
        result = Result.model_validate_json(each.result, extra="ignore")
        setup = GameSetup.model_validate_json(each.setup, extra="ignore")
        if not result.aborted and setup.start is None:
            opponent = _opponent(setup)
            counts[opponent][_outcome(result, each.color)] += each.games
    return PlayerResults(
        results=tuple(
            OpponentResults(
                kind=opponent.kind,
                engine=opponent.engine,
                level=opponent.level or None,
                game_type=opponent.game_type,
                on_device=opponent.on_device,
                won=count["won"],
                drawn=count["drawn"],
                lost=count["lost"],
            )
            for opponent, count in sorted(counts.items())
        )
    )


def _opponent(setup: GameSetup) -> _Opponent:
    game_type = setup.game_type.value
    if setup.engine is None:
        return _Opponent("link", "", 0, game_type, on_device=False)
    level = setup.engine.level if setup.engine.engine == OURS else 0
    return _Opponent("engine", setup.engine.engine, level, game_type, setup.was_on_device)


def _outcome(result: Result, color: Color) -> str:
    if result.winner is None:
        return "drawn"
    return "won" if result.winner is color else "lost"
