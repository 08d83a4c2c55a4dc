"""Self-play games as data for training nets, written to a file as they end."""

from __future__ import annotations

import secrets
import struct
import time
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final

from skep import _core
from skep.engine.net import CLASSIC
from skep.lab.cluster_games import SelfplayBatches, batches, bugs_of
from skep.lab.nets.data_file import DataError, DataFile, DataWriter, Origin
from skep.lab.shard import WHOLE
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from skep.engine.net import Net
    from skep.lab.shard import Shard
    from skep.lab.spread import Spread

__all__ = ["DEFAULT_TYPES", "SelfplayProgress", "new_origin", "origin_of", "run"]

DEFAULT_TYPES: Final = (*(type_.value for type_ in GameType), *([GameType.BASE_MLP.value] * 14))
"""Two games in three have all expansions, the rest are spread over all types."""

_BLOCK_GAMES: Final = 256
_BLOCK_SECONDS: Final = 20.0
"""A block is written after so many games or seconds: no more is lost when the power fails."""

_MAX_GAMES: Final = 2**32
_BATCH: Final = 100_000
"""So many games of a shard are given out at once."""
_HEAD: Final = struct.Struct("<IBBH")
_DRAWN: Final = 0


@dataclass(slots=True)
class SelfplayProgress:
    """How far a run is; games that were in the file before are not counted."""

    games: int = 0
    plies: int = 0
    draws: int = 0
    seconds: float = 0.0

    @property
    def positions_per_second(self) -> float:
        """How many positions were searched each second."""
        return self.plies / self.seconds if self.seconds else 0.0


def new_origin(*, seed: int | None, nodes: int, types: Sequence[str], net: Net | None) -> Origin:
    """The origin of a new file; without a seed one is drawn, so that no two files are alike."""
    chosen = secrets.randbits(63) if seed is None else seed
    evaluation = CLASSIC if net is None else net.hash
    return Origin(chosen, nodes, tuple(types), evaluation, _core.SELFPLAY_VERSION)


def origin_of(path: Path) -> Origin | None:
    """The origin of a file that is to be continued; None if it is not there or empty."""
    if not path.exists() or path.stat().st_size == 0:
        return None
    return DataFile.read(path).origin


def run(
    path: Path,
    origin: Origin,
    net: Net | None,
    *,
    games: int | None,
    seconds: float | None,
    threads: int,
    shard: Shard = WHOLE,
    spread: Spread | None = None,
    progress: Callable[[SelfplayProgress], None] = lambda _: None,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[SelfplayProgress, str | None]:
    """Play until the file has so many games, the time is over, or it is told to stop.

    A file that is there is continued: games that it has are not played again. Of a shard only the
    games with its numbers are played, of all the parts together so many games. With `spread` the
    games are played elsewhere, and `threads` means nothing. Returns how far it came, and what was
    lost of the file before, if it was damaged. DataError if the file was made with other settings.
    """
    _check(path, origin, net)
    writer = DataWriter(path, origin)
    state, start, written = SelfplayProgress(), time.monotonic(), time.monotonic()
    try:

        def finished(game: bytes) -> None:
            nonlocal written
            _, _, result, plies = _HEAD.unpack_from(game)
            writer.add(game)
            state.games += 1
            state.plies += plies
            state.draws += result == _DRAWN
            if state.games % _BLOCK_GAMES == 0 or time.monotonic() - written > _BLOCK_SECONDS:
                writer.flush()
                written = time.monotonic()

        def told_to_stop() -> bool:
            state.seconds = time.monotonic() - start
            progress(state)
            return stop() or (seconds is not None and state.seconds >= seconds)

        if spread is not None:
            player = SelfplayBatches(origin, None if net is None else net.data)
            left = batches(_numbers(set(writer.numbers), games, shard))
            for game in chain.from_iterable(spread(player, left, told_to_stop)):
                finished(game)
            told_to_stop()
            return state, writer.repaired
        native = None if net is None else net.native
        types = bugs_of(origin.types)
        for numbers, following, count in _work(writer.numbers, games, shard):
            _core.selfplay(
                origin.seed, origin.nodes, types, native, numbers, following, count, threads,
                finished, told_to_stop,
            )  # fmt: skip
            if told_to_stop():
                break
    finally:
        writer.close()
    return state, writer.repaired


def _check(path: Path, origin: Origin, net: Net | None) -> None:
    """Raise DataError if a file cannot be continued here."""
    if origin.generator != _core.SELFPLAY_VERSION:
        raise DataError(f"{path} was made by another version of the generator: begin a new file")
    if origin.evaluation != (CLASSIC if net is None else net.hash):
        raise DataError(f"{path} was made with the evaluation {origin.evaluation}, not this one")


def _work(known: set[int], games: int | None, shard: Shard) -> Iterator[tuple[list[int], int, int]]:
    """What to play: numbers of games, the number that follows them, and how many games in all."""
    if shard.is_whole:
        following = max(known, default=-1) + 1
        missing = sorted(set(range(following)) - known)
        yield missing, following, _MAX_GAMES if games is None else max(games - len(known), 0)
        return
    numbers = range(shard.index - 1, _MAX_GAMES if games is None else games, shard.count)
    for begin in range(0, len(numbers), _BATCH):
        left = [number for number in numbers[begin : begin + _BATCH] if number not in known]
        if left:
            yield left, 0, len(left)


def _numbers(known: set[int], games: int | None, shard: Shard) -> Iterator[int]:
    """The numbers of the games to play, one by one."""
    for numbers, following, count in _work(known, games, shard):
        yield from numbers[:count]
        yield from range(following, following + count - len(numbers))
