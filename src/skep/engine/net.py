"""Nets: learned evaluations of positions for the search.

`skep lab train` makes one; docs/learning.md tells how, and what is in the file.
"""

from __future__ import annotations

import os
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from skep import _core
from skep.errors import EngineError

if TYPE_CHECKING:
    from skep.board import Board

__all__ = ["CLASSIC", "DEFAULT_NET", "Net", "find_net"]

CLASSIC: Final = "classic"
"""The name of the linear evaluation, which needs no net."""

DEFAULT_NET: Final = "default"
"""The name of the net inside this package."""

_DEFAULT_FILE: Final = Path(__file__).with_name("default.net")


class Net:
    """A learned evaluation, which any number of searches can use at once.

    >>> from skep import Board
    >>> net = Net.default()
    >>> net.evaluate(Board()) == net.evaluate(Board())
    True
    """

    def __init__(self, data: bytes, name: str = "net") -> None:
        """Read the bytes of a net's file; EngineError if they are none. `load` reads files."""
        try:
            self.native: _core.Net = _core.Net(data)
        except ValueError as error:
            raise EngineError(f"{name}: {error}") from None
        self._data = data

    @classmethod
    def load(cls, source: str | os.PathLike[str] | bytes) -> Net:
        """Read a net from a file or from the bytes of one.

        EngineError if it is none; OSError if the file cannot be read.
        """
        if isinstance(source, bytes):
            return cls(source)
        return cls(Path(source).read_bytes(), os.fspath(source))

    @classmethod
    def default(cls) -> Net:
        """The net inside this package; it is read once."""
        return _default()

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return self._data

    # The engine starts without what only these two need.

    @cached_property
    def description(self) -> dict[str, Any]:
        """What the file tells about the net: its name, and how it was trained."""
        import json  # noqa: PLC0415

        try:
            description = json.loads(self.native.description)
        except ValueError:
            return {}
        return description if isinstance(description, dict) else {}

    @cached_property
    def hash(self) -> str:
        """The first 16 digits of the file's SHA-256: what tells one net from all others."""
        from hashlib import sha256  # noqa: PLC0415

        return sha256(self._data).hexdigest()[:16]

    @staticmethod
    def default_file() -> Path:
        """Where the net of this package is."""
        return _DEFAULT_FILE

    @property
    def name(self) -> str:
        """What the net is called."""
        return str(self.description.get("name", self.hash))

    def evaluate(self, board: Board) -> int:
        """The score of a position in points for the side to move, without looking ahead."""
        return self.native.evaluate(board.native)

    def __repr__(self) -> str:
        return f"<Net {self.name} {self.hash}>"


@cache
def _default() -> Net:
    return Net.load(_DEFAULT_FILE)


def find_net(name: str) -> Net | None:
    """Find a net by name: `default`, or a file; None for `classic`, which needs no net.

    EngineError if there is no such file, or it holds no net.

    >>> find_net("classic") is None
    True
    """
    if name == CLASSIC:
        return None
    if name == DEFAULT_NET:
        return Net.default()
    try:
        return Net.load(name)
    except OSError as error:
        raise EngineError(f"{name}: {error.strerror or error}") from None
