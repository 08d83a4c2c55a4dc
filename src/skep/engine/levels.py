"""The ten levels of play: who they are, and how far each of them sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["FULL_STRENGTH", "LEVELS", "OPPONENTS", "Mind", "Opponent", "opponent"]


@dataclass(frozen=True, slots=True)
class Mind:
    """What a level can do, and where it fails; `skep.engine.attention` thinks with it."""

    depth: int
    """It looks so many plies ahead."""
    nodes: int
    """It looks at so many positions at most, whatever the machine."""
    candidates: int
    """It thinks through so many moves: those that look best at first sight."""
    taste: int = 0
    """By how many points it likes a move more or less than it should: a standard deviation."""
    fondness: int = 0
    """By how many points it likes to bring a new piece into play more than it should."""
    overlooks: float = 0.0
    """How likely it is that it does not think of the least conspicuous of its own moves."""
    overlooks_replies: float = 0.0
    """The same for the opponent's answers to the moves it thinks through."""
    sees_wins: bool = True
    """Does it find every win in one move?"""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A level as somebody to play against. The key is for translations of the name."""

    level: int
    key: str
    name: str
    character: str
    mind: Mind | None
    """None at full strength: whatever the search can do within the limits given."""

    def __str__(self) -> str:
        return f"{self.level} {self.name}"


OPPONENTS: Final = (
    Opponent(
        1,
        "caterpillar",
        "Caterpillar",
        "Has just learned the rules, loves to bring out new pieces, and hardly looks at yours.",
        Mind(1, 300, 3, taste=200, fondness=200, overlooks=0.9, sees_wins=False),
    ),
    Opponent(
        2,
        "snail",
        "Snail",
        "Creeps towards your queen, forgets its own, and may crawl past a win.",
        Mind(1, 300, 3, taste=95, fondness=25, overlooks=0.8, sees_wins=False),
    ),
    Opponent(
        3,
        "moth",
        "Moth",
        "Flies at your queen as at a lamp, and takes every win that is one move away.",
        Mind(1, 300, 4, taste=40, overlooks=0.65),
    ),
    Opponent(
        4,
        "bumblebee",
        "Bumblebee",
        "Good-natured and busy: wonders what you might answer, and thinks of some of it.",
        Mind(2, 2_000, 10, taste=26, overlooks=0.46, overlooks_replies=0.5),
    ),
    Opponent(
        5,
        "cricket",
        "Cricket",
        "Lively and alert near the queens, but surprised by long walks and far jumps.",
        Mind(3, 4_000, 12, taste=12, overlooks=0.34, overlooks_replies=0.38),
    ),
    Opponent(
        6,
        "firefly",
        "Firefly",
        "Lights up most of the board; what happens at its dark edge is missed now and then.",
        Mind(64, 1_500, 14, overlooks=0.25),
    ),
    Opponent(
        7,
        "dragonfly",
        "Dragonfly",
        "Has an eye for every threat to its queen, and waits for you to miss one to yours.",
        Mind(64, 6_000, 24, overlooks=0.2),
    ),
    Opponent(
        8,
        "hornet",
        "Hornet",
        "Prepares an attack several moves ahead, and stings when your pieces are pinned.",
        Mind(64, 26_000, 40, overlooks=0.11),
    ),
    Opponent(
        9,
        "mantis",
        "Mantis",
        "Patient, exact and hard to surprise: it overlooks next to nothing.",
        Mind(64, 80_000, 80, overlooks=0.05),
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
"""How strongly one can play."""

FULL_STRENGTH: Final = LEVELS[-1]


def opponent(level: int) -> Opponent:
    """The opponent of a level; ValueError if there is none.

    >>> opponent(1).name
    'Caterpillar'
    """
    if level not in LEVELS:
        raise ValueError(f"a level is from {LEVELS[0]} to {LEVELS[-1]}, not {level!r}")
    return OPPONENTS[level - 1]
