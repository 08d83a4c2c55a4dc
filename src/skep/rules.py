"""The rules of a game: game type, opening rule, repetition rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar

from skep._core import Bug, Color, Piece
from skep.errors import NotationError, excerpt

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["EDITIONS", "THREEFOLD_COUNT", "GameType", "Opening", "Repetition", "Rules"]

_BASE_BUGS = tuple(bug for bug in Bug if not bug.is_expansion)
_EXPANSIONS = {bug.letter: bug for bug in Bug if bug.is_expansion}


class GameType(StrEnum):
    """Which bugs take part: the base set, with any of Mosquito, Ladybug and Pillbug."""

    BASE = "Base"
    BASE_M = "Base+M"
    BASE_L = "Base+L"
    BASE_P = "Base+P"
    BASE_ML = "Base+ML"
    BASE_MP = "Base+MP"
    BASE_LP = "Base+LP"
    BASE_MLP = "Base+MLP"

    @property
    def bugs(self) -> tuple[Bug, ...]:
        """The kinds of bugs in the game."""
        _, _, letters = self.value.partition("+")
        return _BASE_BUGS + tuple(_EXPANSIONS[letter] for letter in letters)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All pieces of both players, White's first.

        >>> [str(piece) for piece in GameType.BASE.pieces[:4]]
        ['wQ', 'wS1', 'wS2', 'wB1']
        """
        return tuple(
            Piece(color, bug, number)
            for color in Color
            for bug in self.bugs
            for number in range(1, bug.per_player + 1)
        )

    @property
    def pieces_per_player(self) -> int:
        """How many pieces each player has.

        >>> GameType.BASE.pieces_per_player, GameType.BASE_MLP.pieces_per_player
        (11, 14)
        """
        return sum(bug.per_player for bug in self.bugs)

    @classmethod
    def parse(cls, text: str) -> GameType:
        """Read a UHP game type, or the name of an edition in any case; raises NotationError.

        >>> GameType.parse("Base+MLP"), GameType.parse("carbon")
        (<GameType.BASE_MLP: 'Base+MLP'>, <GameType.BASE_ML: 'Base+ML'>)
        """
        _check_str("a game type", text)
        if edition := EDITIONS.get(text.lower()):
            return edition
        return _choose(cls, "a game type", text)


EDITIONS: Mapping[str, GameType] = MappingProxyType(
    {"base": GameType.BASE, "carbon": GameType.BASE_ML, "complete": GameType.BASE_MLP}
)
"""The sets as they are sold: 11, 13 and 14 pieces for each player."""


class Opening(StrEnum):
    """May the queen be a player's first piece?"""

    TOURNAMENT = "tournament"
    """No."""
    RULEBOOK = "rulebook"
    """Yes, as the printed rules have it."""


class Repetition(StrEnum):
    """Is a game drawn when a position occurs for the third time?"""

    OFF = "off"
    THREEFOLD = "threefold"


THREEFOLD_COUNT: Final = 3
"""How often a position occurs until `Repetition.THREEFOLD` makes the game a draw (rule 12.4)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The game type, the opening rule and the repetition rule of a game."""

    game_type: GameType = GameType.BASE_MLP
    opening: Opening = Opening.TOURNAMENT
    repetition: Repetition = Repetition.OFF

    @classmethod
    def parse(
        cls,
        game_type: GameType | str = GameType.BASE_MLP,
        opening: Opening | str = Opening.TOURNAMENT,
        repetition: Repetition | str = Repetition.OFF,
    ) -> Rules:
        """Read rules from words; raises NotationError."""
        return cls(
            GameType.parse(game_type),
            _choose(Opening, "an opening rule", opening),
            _choose(Repetition, "a repetition rule", repetition),
        )


_Choice = TypeVar("_Choice", bound=StrEnum)


def _check_str(what: str, text: object) -> None:
    if not isinstance(text, str):
        msg = f"{what} is a str, not {type(text).__name__}"
        raise TypeError(msg)


def _choose(choices: type[_Choice], what: str, text: str) -> _Choice:
    _check_str(what, text)
    try:
        return choices(text)
    except ValueError:
        message = f"{excerpt(text)} is not {what}; there are {', '.join(choices)}"
        raise NotationError(message, text) from None
