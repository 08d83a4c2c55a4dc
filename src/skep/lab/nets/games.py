"""Reading self-play games from one or many files: as NumPy arrays, as records, as samples."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from skep import _core
from skep.lab.game_files import selfplay_board
from skep.lab.nets.data_file import DataError, DataFile
from skep.lab.nets.net_file import COUNTS
from skep.lab.nets.samples import PIECES, Samples
from skep.outcome import GameState
from skep.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

__all__ = ["NO_SCORE", "GameArrays", "Games"]

NO_SCORE: Final = 32767
"""The score of a move that was drawn at random."""

_HEAD: Final = struct.Struct("<IBBH")
_RESULTS: Final = (GameState.DRAW, GameState.WHITE_WINS, GameState.BLACK_WINS)
_POINTS: Final = np.array([0.0, 0.5, 1.0, np.nan], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class GameArrays:
    """Games as arrays: game i has the plies from starts[i] to starts[i + 1]."""

    bugs: NDArray[np.uint8]
    """Bits 5 to 7: mosquito, ladybug, pillbug."""
    results: NDArray[np.uint8]
    """0 draw, 1 White won, 2 Black won, 3 cut off."""
    starts: NDArray[np.int64]
    moves: NDArray[np.uint16]
    """The piece and the cell, as the core has them."""
    scores: NDArray[np.int16]
    """In points for the side to move; NO_SCORE for a random move."""


class Games:
    """The games of some files; a game that is in several of them counts once.

    DataError if one is no file of games. What was lost of damaged files is in `damage`.
    """

    def __init__(self, paths: Iterable[Path]) -> None:
        self.damage: list[str] = []
        self.repeated: int = 0
        self._games: list[bytes] = []
        seen: set[tuple[object, int]] = set()
        for path in paths:
            file = DataFile.read(path)
            if file.damage is not None:
                self.damage.append(file.damage)
            for game in file.games():
                key = (file.origin, _HEAD.unpack_from(game)[0])
                if key in seen:
                    self.repeated += 1
                    continue
                seen.add(key)
                self._games.append(game)

    def __len__(self) -> int:
        return len(self._games)

    def arrays(self) -> GameArrays:
        """All games as arrays."""
        heads = [_HEAD.unpack_from(game) for game in self._games]
        plies = np.array([head[3] for head in heads], dtype=np.int64)
        moves = b"".join(
            game[_HEAD.size : _HEAD.size + 2 * head[3]]
            for game, head in zip(self._games, heads, strict=True)
        )
        scores = b"".join(
            game[_HEAD.size + 2 * head[3] :] for game, head in zip(self._games, heads, strict=True)
        )
        return GameArrays(
            np.array([head[1] for head in heads], dtype=np.uint8),
            np.array([head[2] for head in heads], dtype=np.uint8),
            np.concatenate([[0], np.cumsum(plies)]),
            np.frombuffer(moves, "<u2").astype(np.uint16),
            np.frombuffer(scores, "<i2").astype(np.int16),
        )

    def records(self) -> Iterator[Record]:
        """The games as records; one that was cut off has no result."""
        for game in self._games:
            record = Record.from_board(selfplay_board(game))
            result = _HEAD.unpack_from(game)[2]
            if result < len(_RESULTS):
                record.result = _RESULTS[result]
            yield record

    def samples(self) -> Samples:
        """The positions to train on; DataError if a game has a move that is not legal."""
        try:
            parts = [_core.selfplay_samples(game) for game in self._games]
        except ValueError as error:
            raise DataError(str(error)) from None
        rows, counts, scores, results = (b"".join(part[i] for part in parts) for i in range(4))
        lengths = [len(part[3]) for part in parts]
        return Samples(
            np.frombuffer(rows, np.uint16).reshape(-1, PIECES),
            np.frombuffer(counts, np.int8).reshape(-1, COUNTS),
            np.frombuffer(scores, np.int16),
            _POINTS[np.frombuffer(results, np.uint8)],
            np.repeat(np.arange(len(lengths), dtype=np.int32), lengths),
        )
