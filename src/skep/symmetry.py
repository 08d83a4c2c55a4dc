"""The twelve rotations and reflections of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep._core import Hex

if TYPE_CHECKING:
    from skep._core import Direction

__all__ = ["Symmetry"]

_SIXTHS = 6


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A rotation or a reflection of the table, which leaves its first hex where it is.

    First left and right are exchanged, if `mirrored`, then the table is turned clockwise by
    `rotation` sixths, from 0 to 5; ValueError for another number.

    >>> Symmetry(rotation=1)(Hex(1, 0)), Symmetry(mirrored=True)(Hex(1, 0))
    (Hex(0, 1), Hex(-1, 0))
    """

    rotation: int = 0
    mirrored: bool = False

    def __post_init__(self) -> None:
        if self.rotation not in range(_SIXTHS):
            raise ValueError(f"a rotation is by 0 to 5 sixths, not {self.rotation!r}")

    @classmethod
    def all(cls) -> tuple[Symmetry, ...]:
        """All twelve, the one that changes nothing first."""
        return tuple(
            cls(rotation, mirrored) for mirrored in (False, True) for rotation in range(_SIXTHS)
        )

    def __call__(self, hex: Hex) -> Hex:
        """Where a hex comes to lie."""
        return (hex.reflect() if self.mirrored else hex).rotate(self.rotation)

    def direction(self, direction: Direction) -> Direction:
        """Where a direction points to afterwards."""
        origin = Hex(0, 0)
        to = self(origin.neighbor(direction))
        return next(each for each in type(direction) if origin.neighbor(each) == to)

    def __matmul__(self, first: Symmetry) -> Symmetry:
        """The symmetry that does `first`, then this one.

        >>> Symmetry(2) @ Symmetry(5)
        Symmetry(rotation=1, mirrored=False)
        """
        if not isinstance(first, Symmetry):
            return NotImplemented
        # A reflection turns the other way round what was turned before it.
        before = -first.rotation if self.mirrored else first.rotation
        return Symmetry((self.rotation + before) % _SIXTHS, self.mirrored != first.mirrored)

    def inverse(self) -> Symmetry:
        """The symmetry that undoes this one."""
        return self if self.mirrored else Symmetry(-self.rotation % _SIXTHS)
