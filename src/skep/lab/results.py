"""The result of a game of a match, and sums over many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from skep._core import Color
from skep.outcome import GameState

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["FORFEITS", "Effort", "Ending", "GameResult", "Score", "score_of"]


class Ending(StrEnum):
    """How a game of a match ended."""

    SURROUNDED = "queen surrounded"
    BOTH_SURROUNDED = "both queens surrounded"
    REPETITION = "repetition"
    CLAIMED = "repetition claimed"
    """A player stopped because, by its own count, a position has occurred three times."""
    RESIGNED = "resigned"
    """Adjudicated by the scores that the loser reported."""
    DRAW_BY_SCORE = "draw by scores"
    """Adjudicated by the scores that both players reported."""
    TRUNCATED = "too long"
    CRASH = "crash"
    ILLEGAL = "illegal move"
    TIME = "time"


FORFEITS: Final = (Ending.CRASH, Ending.ILLEGAL, Ending.TIME)
"""The endings by which a player forfeits a game."""


@dataclass(slots=True)
class Effort:
    """The cost of a player's moves; depth and nodes only for moves where it reports them."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    depths: int = 0
    """The sum of the reported depths."""
    depth_moves: int = 0
    nodes: int = 0
    """The sum of the reported nodes; `node_seconds` is the time of the same moves."""
    node_seconds: float = 0.0
    scored_moves: int = 0

    def add(self, other: Effort) -> None:
        """Add the cost of other moves."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.depths += other.depths
        self.depth_moves += other.depth_moves
        self.nodes += other.nodes
        self.node_seconds += other.node_seconds
        self.scored_moves += other.scored_moves

    @property
    def seconds_per_move(self) -> float | None:
        """The mean time of a move."""
        return self.seconds / self.moves if self.moves else None

    @property
    def depth(self) -> float | None:
        """The mean depth, if depths are reported."""
        return self.depths / self.depth_moves if self.depth_moves else None

    @property
    def nodes_per_second(self) -> float | None:
        """The nodes per second, if nodes are reported."""
        return self.nodes / self.node_seconds if self.node_seconds > 0 else None

    def to_json(self) -> dict[str, Any]:
        """The fields by name."""
        return {
            "moves": self.moves,
            "seconds": round(self.seconds, 4),
            "longest": round(self.longest, 4),
            "depths": self.depths,
            "depth_moves": self.depth_moves,
            "nodes": self.nodes,
            "node_seconds": round(self.node_seconds, 4),
            "scored_moves": self.scored_moves,
        }


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game of a match."""

    number: int
    """From 0 on; games 2n and 2n + 1 are the two of a pair."""
    white: str
    black: str
    state: GameState
    ending: Ending
    detail: str
    plies: int
    effort: Mapping[Color, Effort] = field(default_factory=dict)

    @property
    def pair(self) -> int:
        """The number of the pair the game belongs to."""
        return self.number // 2

    @property
    def culprit(self) -> str | None:
        """Who forfeited the game, if somebody did."""
        if self.ending not in FORFEITS:
            return None
        return self.black if self.state.winner is Color.WHITE else self.white

    def points(self, name: str) -> float:
        """The points of one of the players: 1, ½ or 0."""
        winner = self.state.winner
        if winner is None:
            return 0.5
        return float(name == (self.white if winner is Color.WHITE else self.black))

    def to_json(self) -> dict[str, Any]:
        """The result as it is written to a journal."""
        return {
            "number": self.number,
            "white": self.white,
            "black": self.black,
            "state": self.state.value,
            "ending": self.ending.value,
            "detail": self.detail,
            "plies": self.plies,
            "effort": {color.value: self.effort[color].to_json() for color in self.effort},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GameResult:
        """Read what `to_json` wrote; KeyError, TypeError or ValueError where it did not."""
        result = cls(
            number=int(data["number"]),
            white=str(data["white"]),
            black=str(data["black"]),
            state=GameState(data["state"]),
            ending=Ending(data["ending"]),
            detail=str(data["detail"]),
            plies=int(data["plies"]),
            effort={Color(color): Effort(**effort) for color, effort in data["effort"].items()},
        )
        if not result.state.is_over:
            raise ValueError(f"{result.state} is not the state of a game that is over")
        return result


@dataclass(slots=True)
class Score:
    """The games of one player against another, or against all others.

    `games` counts losses, draws and wins; `pairs` the complete pairs by their points; `singles` the
    games whose partner has not been played.
    """

    games: list[int] = field(default_factory=lambda: [0, 0, 0])
    as_white: list[int] = field(default_factory=lambda: [0, 0, 0])
    pairs: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0])
    singles: list[int] = field(default_factory=lambda: [0, 0, 0])
    forfeits: Counter[Ending] = field(default_factory=Counter)
    effort: Effort = field(default_factory=Effort)

    @property
    def points(self) -> float:
        """The points made."""
        return self.games[2] + self.games[1] / 2

    @property
    def played(self) -> int:
        """The number of games."""
        return sum(self.games)


def score_of(results: Iterable[GameResult], name: str, against: str | None = None) -> Score:
    """Sum up one player's games."""
    score = Score()
    halves: dict[int, list[float]] = {}
    for result in results:
        players = {result.white, result.black}
        if name not in players or (against is not None and against not in players):
            continue
        points = result.points(name)
        score.games[int(2 * points)] += 1
        if result.white == name:
            score.as_white[int(2 * points)] += 1
        if result.culprit == name:
            score.forfeits[result.ending] += 1
        halves.setdefault(result.pair, []).append(points)
        color = Color.WHITE if result.white == name else Color.BLACK
        if color in result.effort:
            score.effort.add(result.effort[color])
    for pair in halves.values():
        if len(pair) == 2:
            score.pairs[int(2 * sum(pair))] += 1
        else:
            score.singles[int(2 * pair[0])] += 1
    return score
