"""The levels of play: their names and characters.

How well each plays is in the core (`core/levels.h`), so that it plays the same wherever the core
runs. A new level needs a skill there, an entry here, its name and character in the catalogues
(`level-N-name`, `level-N-character`), and a new table in docs/levels.md:
`skep lab calibrate --write docs/levels.md`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skep._core import LevelSkill, level_skills

__all__ = [
    "FULL_STRENGTH",
    "LEVELS",
    "OPPONENTS",
    "LevelSkill",
    "Opponent",
    "opponent",
]

_SKILLS: Final = level_skills()


@dataclass(frozen=True, slots=True)
class Opponent:
    """A level with its name and character."""

    level: int
    key: str
    """The name in programs, the same in every language."""
    name: str
    character: str
    """One sentence about how it plays."""

    @property
    def skill(self) -> LevelSkill | None:
        """How well it plays; None at full strength, which is what the search can do."""
        return _SKILLS[self.level - 1] if self.level <= len(_SKILLS) else None

    def __str__(self) -> str:
        return f"{self.level} {self.name}"


OPPONENTS: Final = (
    Opponent(
        1,
        "caterpillar",
        "Caterpillar",
        "Has just learned the rules, loves to bring out new pieces, and hardly looks at yours.",
    ),
    Opponent(
        2,
        "snail",
        "Snail",
        "Creeps towards your queen, forgets its own, and may crawl past a win.",
    ),
    Opponent(
        3,
        "moth",
        "Moth",
        "Flies at your queen as at a lamp, and takes every win that is one move away.",
    ),
    Opponent(
        4,
        "bumblebee",
        "Bumblebee",
        "Good-natured and busy: wonders what you might answer, and thinks of some of it.",
    ),
    Opponent(
        5,
        "cricket",
        "Cricket",
        "Lively and alert near the queens, but surprised by long walks and far jumps.",
    ),
    Opponent(
        6,
        "firefly",
        "Firefly",
        "Lights up most of the board; what happens at its dark edge is missed now and then.",
    ),
    Opponent(
        7,
        "dragonfly",
        "Dragonfly",
        "Has an eye for every threat to its queen, and waits for you to miss one to yours.",
    ),
    Opponent(
        8,
        "hornet",
        "Hornet",
        "Prepares an attack several moves ahead, and stings when your pieces are pinned.",
    ),
    Opponent(
        9,
        "mantis",
        "Mantis",
        "Patient, exact and hard to surprise: it overlooks next to nothing.",
    ),
    Opponent(
        10,
        "owl",
        "Owl",
        "Sees the whole meadow, and thinks for as long as you let it: full strength.",
    ),
)
"""The levels, the weakest first."""

LEVELS: Final = range(1, len(OPPONENTS) + 1)
"""The numbers of the levels."""

FULL_STRENGTH: Final = LEVELS[-1]
"""The highest level, which plays as well as the search can."""


def opponent(level: int) -> Opponent:
    """The opponent of a level; ValueError if there is none.

    >>> opponent(1).name
    'Caterpillar'
    """
    if level not in LEVELS:
        raise ValueError(f"a level is from {LEVELS[0]} to {LEVELS[-1]}, not {level!r}")
    return OPPONENTS[level - 1]
