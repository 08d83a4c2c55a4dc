"""A part of an experiment: one of N parts that are done by themselves, and merged afterwards."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

__all__ = ["WHOLE", "Shard"]

_TEXT: Final = re.compile(r"(?P<index>[0-9]{1,6})/(?P<count>[0-9]{1,6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shard:
    """Part `index` of `count`, from 1 on: what has the numbers index - 1, index - 1 + count, ...

    >>> shard = Shard.parse("2/3")
    >>> [number for number in range(9) if shard.has(number)]
    [1, 4, 7]
    """

    index: int = 1
    count: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.index <= self.count:
            raise ValueError(f"of {self.count} parts there is no part {self.index}")

    @classmethod
    def parse(cls, text: str) -> Shard:
        """Read `2/3`, the second of three parts; raises ValueError."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise ValueError(f"a part is i/N, as in 1/4, not {text!r}")
        return cls(int(match["index"]), int(match["count"]))

    def has(self, number: int) -> bool:
        """Whether the unit of work with that number belongs to this part."""
        return number % self.count == self.index - 1

    @property
    def is_whole(self) -> bool:
        """Whether it is the only part."""
        return self.count == 1

    def __str__(self) -> str:
        return f"{self.index}/{self.count}"


WHOLE: Final = Shard()
"""The only part there is."""
