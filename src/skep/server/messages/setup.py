"""How a game is set up: what a player asks for in a new game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from skep.engine.levels import FULL_STRENGTH, LEVELS
from skep.rules import Opening, Repetition
from skep.server.messages.base import MOST_RECORD, GameId, GameTypeName, Message, PlayerName

__all__ = [
    "ClockSettings",
    "ColorChoice",
    "EngineOpponent",
    "ImportedText",
    "Join",
    "LinkOpponent",
    "NewGame",
    "Opponent",
    "ScreenOpponent",
    "UsedSeatLink",
]


class ClockSettings(Message):
    """Each player's minutes for the game, and the seconds that every move adds (Fischer)."""

    minutes: Annotated[float, Field(gt=0, le=180, allow_inf_nan=False)]
    increment: Annotated[float, Field(ge=0, le=180, allow_inf_nan=False)]


class EngineOpponent(Message):
    """An engine: our own search at a level, or one that the operator has configured."""

    kind: Literal["engine"] = "engine"
    engine: Annotated[str, Field(min_length=1, max_length=60)] = "skep"
    level: Annotated[int, Field(ge=LEVELS[0], le=FULL_STRENGTH)] = LEVELS[0]
    on_device: bool = False
    """Does the player's device choose its moves? Only for our levels, and without a clock."""


class ScreenOpponent(Message):
    """Somebody at the same screen: both seats belong to the same player."""

    kind: Literal["screen"] = "screen"


class LinkOpponent(Message):
    """Whoever opens the link first and takes the seat."""

    kind: Literal["link"] = "link"


Opponent = Annotated[EngineOpponent | ScreenOpponent | LinkOpponent, Field(discriminator="kind")]
ColorChoice = Literal["white", "black", "random"]


class NewGame(Message):
    """The settings of a new game."""

    opponent: Opponent
    game_type: GameTypeName = "Base+MLP"
    opening: Opening = Opening.TOURNAMENT
    repetition: Repetition = Repetition.OFF
    clock: ClockSettings | None = None
    takebacks: bool = True
    color: ColorChoice = "random"
    name: PlayerName | None = None
    id: GameId | None = None
    """A random id of your own: the same request sent again makes no second game."""
    start: Annotated[str, Field(min_length=1, max_length=MOST_RECORD)] | None = None
    """The game begins with the last position of this: a game string, PGN, SGF or position string.

    Its rules are those of the game, and take the place of `game_type`, `opening` and `repetition`.
    """


class Join(Message):
    """A request for the free seat of a game."""

    name: PlayerName | None = None


class UsedSeatLink(Message):
    """The code of a link that carries a seat to this device."""

    code: Annotated[str, Field(min_length=1, max_length=64)]


class ImportedText(Message):
    """A game to look at, as a game string, PGN or SGF."""

    text: Annotated[str, Field(min_length=1, max_length=MOST_RECORD)]
