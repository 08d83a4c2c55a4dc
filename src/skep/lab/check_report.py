"""The plan and the report of `skep.lab.uhp_check`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep.board import Board
    from skep.rules import GameType

__all__ = ["CheckEnding", "CheckPlan", "CheckReport", "Difference", "Tally"]


class CheckEnding(StrEnum):
    """How a game of the check ended."""

    SURROUNDED = "surrounded"
    REPETITION = "repetition"
    """The other engine calls the game drawn by repetition, and our rules do not."""
    TOO_LONG = "too long"


@dataclass(frozen=True, slots=True)
class CheckPlan:
    """How many games to play, of which types in turn: by default all that the engine plays."""

    games: int = 80
    game_types: Sequence[GameType] = ()
    seed: int = 0
    max_plies: int = 200


@dataclass(slots=True)
class Tally:
    """Counts of what has been compared."""

    games: int = 0
    plies: int = 0
    moves: int = 0
    refusals: int = 0
    """How often the engine was given what it must refuse."""
    wrong_refusals: int = 0
    """How often it did not refuse, or not in the right way."""
    repeated: int = 0
    """How often it listed a move more than once."""
    endings: Counter[CheckEnding] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add other counts."""
        self.games += other.games
        self.plies += other.plies
        self.moves += other.moves
        self.refusals += other.refusals
        self.wrong_refusals += other.wrong_refusals
        self.repeated += other.repeated
        self.endings += other.endings

    def to_json(self) -> dict[str, Any]:
        """The figures by name."""
        return {
            "games": self.games,
            "plies": self.plies,
            "moves": self.moves,
            "refusals": self.refusals,
            "wrong_refusals": self.wrong_refusals,
            "repeated": self.repeated,
            "endings": {ending.value: self.endings[ending] for ending in CheckEnding},
        }


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between the engine and us: what, in which position, and what both say.

    `ours` and `theirs` are the moves of both where these differ, and else what we expect and what
    the engine has said.
    """

    what: str
    board: Board
    game: int
    ours: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    only_ours: tuple[str, ...] = ()
    only_theirs: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """All of it by name."""
        return {
            "what": self.what,
            "game": self.game,
            "game_string": self.board.game_string(),
            "ours": list(self.ours),
            "theirs": list(self.theirs),
            "only_ours": list(self.only_ours),
            "only_theirs": list(self.only_theirs),
        }


@dataclass(slots=True)
class CheckReport:
    """The counts of a check, the first difference, and the first wrong refusal."""

    tallies: dict[GameType, Tally] = field(default_factory=dict)
    difference: Difference | None = None
    wrong_refusal: Difference | None = None

    @property
    def agrees(self) -> bool:
        """Whether there is no difference."""
        return self.difference is None and self.wrong_refusal is None

    @property
    def total(self) -> Tally:
        """The sum over all game types."""
        total = Tally()
        for tally in self.tallies.values():
            total.add(tally)
        return total

    def to_json(self) -> dict[str, Any]:
        """The figures by name, the sums first."""
        return {
            **self.total.to_json(),
            "types": {name.value: tally.to_json() for name, tally in self.tallies.items()},
            "difference": None if self.difference is None else self.difference.to_json(),
            "wrong_refusal": None if self.wrong_refusal is None else self.wrong_refusal.to_json(),
        }
