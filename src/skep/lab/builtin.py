"""Our own search as a contestant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skep.engine import FULL_STRENGTH, LEVELS, TECHNIQUES, Searcher, SearchResult, opponent
from skep.engine.player import BuiltinPlayer
from skep.errors import EngineError
from skep.lab.players import Contestant, Thought

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from skep.board import Board
    from skep.game import Limits
    from skep.lab.runner import Conditions

__all__ = ["builtin_contestant"]

# The options by the names they have in our UHP engine, with the least and the greatest value.
_OPTIONS: Final = {
    "level": (LEVELS[0], LEVELS[-1], FULL_STRENGTH),
    "threads": (1, 1024, 1),
    "hashmib": (1, 1 << 20, 64),
}
_WITHOUT: Final = "without"


def builtin_contestant(name: str, options: Mapping[str, str]) -> Contestant:
    """Our search with options; EngineError for a bad one.

    They are `level`, `threads`, `hashmib`, and `without`: names of `TECHNIQUES`, as in
    `killers+history`, to measure what they gain.
    """
    values = {option: default for option, (_, _, default) in _OPTIONS.items()}
    without: tuple[str, ...] = ()
    for option, text in options.items():
        key = option.lower()
        if key == _WITHOUT:
            without = _techniques(text)
            continue
        if key not in _OPTIONS:
            names = ", ".join([*_OPTIONS, _WITHOUT])
            raise EngineError(f"skep has no option {option!r}; there are {names}")
        least, most, _ = _OPTIONS[key]
        if not text.isdecimal() or not least <= int(text) <= most:
            raise EngineError(f"{key} is a whole number from {least} to {most}, not {text!r}")
        values[key] = int(text)

    async def start(conditions: Conditions) -> _Builtin:  # noqa: ARG001 - it plays under any
        return _Builtin(**values, without=without)

    identity = {"engine": "skep", "options": values, "mind": repr(opponent(values["level"]).mind)}
    return Contestant(name, start, identity | ({_WITHOUT: without} if without else {}))


def _techniques(text: str) -> tuple[str, ...]:
    """The techniques of the search that a contestant does without."""
    names = tuple(text.split("+"))
    for name in names:
        if name not in TECHNIQUES:
            raise EngineError(
                f"the search has no technique {name!r}; there are {', '.join(TECHNIQUES)}"
            )
    return names


class _Builtin:
    """A player that keeps what the search tells beside its move."""

    def __init__(self, level: int, threads: int, hashmib: int, without: Sequence[str]) -> None:
        self._level = level
        self._threads = threads
        self._hash_mib = hashmib
        self._without = without
        self._player = self._new(0)
        self._found: SearchResult | None = None

    def _new(self, seed: int) -> BuiltinPlayer:
        """A player that knows nothing of earlier games, so that a game is the same every time."""
        self._searcher = Searcher(without=self._without)
        return BuiltinPlayer(
            level=self._level,
            seed=seed,
            threads=self._threads,
            hash_mib=self._hash_mib,
            search=self._search,
        )

    def _search(self, board: Board, limits: Limits, **settings: Any) -> SearchResult:  # noqa: ANN401
        self._found = self._searcher(board, limits, **settings)
        return self._found

    async def new_game(self, board: Board, seed: int) -> None:  # noqa: ARG002
        self._player = self._new(seed)

    async def think(self, board: Board, limits: Limits) -> Thought:
        move = await self._player.best_move(board, limits)
        found = self._found
        assert found is not None
        return Thought(move, found.score, found.wins_in, found.depth, found.nodes)

    async def close(self) -> None:
        await self._player.close()
