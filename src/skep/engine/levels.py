"""The levels of play: their names, and how well each of them plays.

This is the only place that lists the levels; their number follows from it. A new level needs an
entry here, its name and character in the catalogues (`level-N-name`, `level-N-character`), and a
new table in docs/levels.md: `python -m skep.lab.calibrate --write docs/levels.md`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = [
    "FULL_STRENGTH",
    "LEVELS",
    "LEVEL_EVALUATION",
    "OPPONENTS",
    "LevelSkill",
    "Opponent",
    "opponent",
]


@dataclass(frozen=True, slots=True)
class LevelSkill:
    """How well a level below full strength plays; `skep.engine.level_play` plays by it."""

    depth: int
    """The search depth in plies."""
    nodes: int
    """The most nodes a move may take, so that the machine makes no difference."""
    candidates: int
    """The number of moves it searches: those with the best static evaluation."""
    noise: int = 0
    """The standard deviation, in points, of the error in its evaluation of a move."""
    placement_bonus: int = 0
    """By how many points it overrates placing a new piece."""
    overlook_rate: float = 0.0
    """The probability that it does not see the least conspicuous of its own moves."""
    reply_overlook_rate: float = 0.0
    """The same for the opponent's replies to the moves it searches."""
    sees_wins: bool = True
    """Whether it finds every win in one move."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A level with its name and character."""

    level: int
    key: str
    """The name in programs, the same in every language."""
    name: str
    character: str
    """One sentence about how it plays."""
    skill: LevelSkill | None
    """None at full strength: whatever the search can do within its limits."""

    def __str__(self) -> str:
        return f"{self.level} {self.name}"


OPPONENTS: Final = (
    Opponent(
        1,
        "caterpillar",
        "Caterpillar",
        "Has just learned the rules, loves to bring out new pieces, and hardly looks at yours.",
        LevelSkill(1, 300, 3, noise=200, placement_bonus=200, overlook_rate=0.9, sees_wins=False),
    ),
    Opponent(
        2,
        "snail",
        "Snail",
        "Creeps towards your queen, forgets its own, and may crawl past a win.",
        LevelSkill(1, 300, 3, noise=95, placement_bonus=25, overlook_rate=0.8, sees_wins=False),
    ),
    Opponent(
        3,
        "moth",
        "Moth",
        "Flies at your queen as at a lamp, and takes every win that is one move away.",
        LevelSkill(1, 300, 4, noise=40, overlook_rate=0.65),
    ),
    Opponent(
        4,
        "bumblebee",
        "Bumblebee",
        "Good-natured and busy: wonders what you might answer, and thinks of some of it.",
        LevelSkill(2, 2_000, 10, noise=26, overlook_rate=0.46, reply_overlook_rate=0.5),
    ),
    Opponent(
        5,
        "cricket",
        "Cricket",
        "Lively and alert near the queens, but surprised by long walks and far jumps.",
        LevelSkill(3, 4_000, 12, noise=12, overlook_rate=0.34, reply_overlook_rate=0.38),
    ),
    Opponent(
        6,
        "firefly",
        "Firefly",
        "Lights up most of the board; what happens at its dark edge is missed now and then.",
        LevelSkill(64, 1_500, 14, overlook_rate=0.25),
    ),
    Opponent(
        7,
        "dragonfly",
        "Dragonfly",
        "Has an eye for every threat to its queen, and waits for you to miss one to yours.",
        LevelSkill(64, 6_000, 24, overlook_rate=0.2),
    ),
    Opponent(
        8,
        "hornet",
        "Hornet",
        "Prepares an attack several moves ahead, and stings when your pieces are pinned.",
        LevelSkill(64, 26_000, 40, overlook_rate=0.11),
    ),
    Opponent(
        9,
        "mantis",
        "Mantis",
        "Patient, exact and hard to surprise: it overlooks next to nothing.",
        LevelSkill(64, 80_000, 80, overlook_rate=0.05),
    ),
    Opponent(
        10,
        "owl",
        "Owl",
        "Sees the whole meadow, and thinks for as long as you let it: full strength.",
        None,
    ),
)
"""The levels, the weakest first."""

LEVELS: Final = range(1, len(OPPONENTS) + 1)
"""The numbers of the levels."""

FULL_STRENGTH: Final = LEVELS[-1]
"""The highest level, which plays as well as the search can."""

LEVEL_EVALUATION: Final = "classic"
"""The evaluation that the levels were calibrated with (`skep.engine.net`)."""


def opponent(level: int) -> Opponent:
    """The opponent of a level; ValueError if there is none.

    >>> opponent(1).name
    'Caterpillar'
    """
    if level not in LEVELS:
        raise ValueError(f"a level is from {LEVELS[0]} to {LEVELS[-1]}, not {level!r}")
    return OPPONENTS[level - 1]
