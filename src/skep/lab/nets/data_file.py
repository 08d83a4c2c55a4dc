r"""Files of self-play games: compact, checked block by block, and safe to append to.

A file is a header and blocks (all numbers little-endian):

    header   "SKEPGAME", version (2 bytes), length (2), JSON of that length, CRC-32 of all this (4)
    block    "SKBLOCK\n", games (4), length (4), games compressed by zlib, CRC-32 of all this (4)

The JSON says what the games depend on: see `Origin`. Each game of a block is as the core writes it
(`SelfplayGame::encode` in core/selfplay.h): four bytes a ply before the compression. A file that
was cut off anywhere loses the block that was cut; one with a damaged block loses that block.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from skep.errors import SkepError

try:
    import fcntl
except ImportError:  # pragma: no cover - where there is none, nothing warns of a second writer
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["MAGIC", "DataError", "DataFile", "DataWriter", "Origin", "game_number", "split_games"]

MAGIC: Final = b"SKEPGAME"
"""How every file begins."""
_BLOCK: Final = b"SKBLOCK\n"
_VERSION: Final = 1
_HEAD: Final = struct.Struct("<8sHH")
_BLOCK_HEAD: Final = struct.Struct("<8sII")
_CRC: Final = struct.Struct("<I")
_GAME: Final = struct.Struct("<IBBH")
_MAX_BLOCK: Final = 1 << 28


class DataError(SkepError):
    """A file of games that cannot be read, or not be written to."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What the games of a file depend on: the same origin and number give the same game."""

    seed: int
    nodes: int
    """Of a search, on average."""
    types: tuple[str, ...]
    """The game types to draw from; one that is there twice is likelier."""
    evaluation: str
    """The hash of the net that played, or `classic`."""
    generator: int
    """The version of the generator in the core."""

    def to_json(self) -> dict[str, Any]:
        """As it is written into the header."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Origin:
        """As it is read from the header; KeyError or TypeError if something is missing."""
        return cls(
            int(value["seed"]),
            int(value["nodes"]),
            tuple(str(name) for name in value["types"]),
            str(value["evaluation"]),
            int(value["generator"]),
        )


@dataclass(frozen=True, slots=True)
class DataFile:
    """What could be read of a file."""

    path: Path
    origin: Origin
    blocks: tuple[bytes, ...]
    """The games of each whole block, one after another."""
    end: int
    """Where the last whole block ends."""
    damage: str | None
    """What is lost, in one line; None if the file is whole."""

    @classmethod
    def read(cls, path: Path) -> DataFile:
        """Read the whole blocks of a file; DataError if it has no header of ours."""
        data = path.read_bytes()
        origin, at = _read_header(data, path)
        blocks: list[bytes] = []
        end, lost = at, 0
        while at < len(data):
            block = _read_block(data, at)
            if block is None:
                # Somewhere after the damage another block may begin.
                lost += 1
                following = data.find(_BLOCK, at + 1)
                at = len(data) if following < 0 else following
                continue
            games, at = block
            blocks.append(games)
            end = at
        damage = None
        if lost:
            cut = " at its end" if lost == 1 and end < len(data) else ""
            damage = f"{path}: {lost} damaged block{'s' * (lost > 1)}{cut}: its games are lost"
        return cls(path, origin, tuple(blocks), end, damage)

    def games(self) -> Iterator[bytes]:
        """The games, each as the core reads it."""
        for block in self.blocks:
            yield from split_games(block)

    def numbers(self) -> set[int]:
        """The numbers of the games."""
        return {_GAME.unpack_from(game)[0] for game in self.games()}


class DataWriter:
    """A file to append games to; it is made if it is not there, and repaired if it was cut off.

    DataError if the file has another origin or is in use. `numbers` holds the games it has already.
    """

    def __init__(self, path: Path, origin: Origin) -> None:
        self.numbers: set[int] = set()
        self.repaired: str | None = None
        self._path = path
        self._pending: list[bytes] = []
        # Opened so that it is made if need be, and never emptied.
        self._file: BinaryIO = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: PTH123, SIM115
        try:
            self._lock()
            self._begin(origin)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, origin: Origin) -> None:
        if self._file.seek(0, os.SEEK_END) == 0:
            self._write(_header(origin))
            return
        known = DataFile.read(self._path)
        if known.origin != origin:
            raise DataError(f"{self._path} was made with other settings: {known.origin}")
        self.numbers = known.numbers()
        self.repaired = known.damage
        self._file.truncate(known.end)
        self._file.seek(known.end)

    def add(self, game: bytes) -> None:
        """Take a game; `flush` writes it."""
        self._pending.append(game)
        self.numbers.add(_GAME.unpack_from(game)[0])

    def flush(self) -> None:
        """Write the games taken so far as one block; when this returns they are on the disk."""
        if self._pending:
            self._write(_pack_block(self._pending))
            self._pending.clear()

    def close(self) -> None:
        """Write the games that are not written yet, and close the file."""
        try:
            self.flush()
        finally:
            self._file.close()

    def _write(self, data: bytes) -> None:
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DataError(f"{self._path}: another run is writing to it") from None


def game_number(game: bytes) -> int:
    """The number of a game."""
    return int(_GAME.unpack_from(game)[0])


def split_games(block: bytes) -> Iterator[bytes]:
    """The games of a block, one by one; DataError if it does not hold whole games."""
    at = 0
    while at < len(block):
        size = len(block)
        if at + _GAME.size <= len(block):
            size = _GAME.size + 4 * _GAME.unpack_from(block, at)[3]
        if at + size > len(block):
            raise DataError("a block of games ends within a game")
        yield block[at : at + size]
        at += size


def _header(origin: Origin) -> bytes:
    text = json.dumps(origin.to_json(), sort_keys=True).encode("ascii")
    head = _HEAD.pack(MAGIC, _VERSION, len(text)) + text
    return head + _CRC.pack(zlib.crc32(head))


def _read_header(data: bytes, path: Path) -> tuple[Origin, int]:
    if len(data) < _HEAD.size or not data.startswith(MAGIC):
        raise DataError(f"{path} is no file of self-play games")
    _, version, length = _HEAD.unpack_from(data)
    if version != _VERSION:
        raise DataError(f"{path} has format {version}, and this version reads format {_VERSION}")
    end = _HEAD.size + length
    if len(data) < end + _CRC.size or _CRC.unpack_from(data, end)[0] != zlib.crc32(data[:end]):
        raise DataError(f"{path}: its header is damaged")
    try:
        return Origin.from_json(json.loads(data[_HEAD.size : end])), end + _CRC.size
    except (ValueError, KeyError, TypeError) as error:
        raise DataError(f"{path}: its header says too little: {error}") from None


def _pack_block(games: Sequence[bytes]) -> bytes:
    packed = zlib.compress(b"".join(games), 6)
    block = _BLOCK_HEAD.pack(_BLOCK, len(games), len(packed)) + packed
    return block + _CRC.pack(zlib.crc32(block))


def _read_block(data: bytes, at: int) -> tuple[bytes, int] | None:
    """The games of a block and where it ends; None if it is not whole."""
    if at + _BLOCK_HEAD.size > len(data):
        return None
    magic, count, length = _BLOCK_HEAD.unpack_from(data, at)
    end = at + _BLOCK_HEAD.size + length
    if magic != _BLOCK or length > _MAX_BLOCK or end + _CRC.size > len(data):
        return None
    if _CRC.unpack_from(data, end)[0] != zlib.crc32(data[at:end]):
        return None
    try:
        games = zlib.decompress(data[at + _BLOCK_HEAD.size : end])
        if sum(1 for _ in split_games(games)) != count:
            return None
    except (zlib.error, DataError):
        return None
    return games, end + _CRC.size
