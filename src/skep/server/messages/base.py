"""The base class of all messages, and the types that several of them use."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from skep.errors import NotationError
from skep.rules import GameType

__all__ = [
    "CONFIG",
    "FARTHEST",
    "GAME_ID",
    "MOST_MOVE",
    "MOST_NAME",
    "MOST_POSITION",
    "MOST_RECORD",
    "MOST_TOUCHES",
    "Cell",
    "GameId",
    "GameTypeName",
    "Message",
    "Phrase",
    "PieceName",
    "PlayerName",
]

GAME_ID = r"^[0-9A-Za-z]{12}$"
MOST_NAME = 30
MOST_RECORD = 200_000
MOST_MOVE = 20
MOST_TOUCHES = 100
MOST_POSITION = 8_000
FARTHEST = 64

CONFIG: Final = ConfigDict(
    extra="forbid",
    frozen=True,
    use_attribute_docstrings=True,
    json_schema_serialization_defaults_required=True,
)
"""The settings of all messages: unknown fields are refused, and messages are immutable."""


class Message(BaseModel):
    """The base of all messages that are pydantic models."""

    model_config = CONFIG


def _game_type(text: str) -> str:
    try:
        return GameType.parse(text).value
    except NotationError as error:
        raise ValueError(str(error)) from None


def _one_line(text: str) -> str:
    if not text.isprintable():
        raise ValueError("a name is one line of printable characters")
    return text


GameTypeName = Annotated[str, Field(max_length=20), AfterValidator(_game_type)]
GameId = Annotated[str, StringConstraints(pattern=GAME_ID)]
PlayerName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MOST_NAME),
    AfterValidator(_one_line),
]
Phrase = Literal[
    "hello",
    "good_luck",
    "good_move",
    "oops",
    "one_moment",
    "thanks",
    "good_game",
    "goodbye",
]
"""What players can say to each other; there is no free text. The page translates it."""
PieceName = Annotated[str, StringConstraints(pattern=r"^[wb]([QMLP]|[SB][12]|[GA][123])$")]
_Coordinate = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Cell = tuple[_Coordinate, _Coordinate]
"""A hex as its axial coordinates q and r; the first piece of a game lies on 0, 0."""
