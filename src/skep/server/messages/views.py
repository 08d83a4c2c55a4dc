"""How a game, a list of games, and answers to questions look on the wire."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import Field, RootModel

from skep._core import Color, PathKind, Reason
from skep.outcome import Termination
from skep.rules import Opening, Repetition
from skep.server.messages.base import Cell, GameId, Message, PieceName
from skep.server.messages.lessons import Placed, Turn
from skep.server.messages.setup import ClockSettings

__all__ = [
    "Cells",
    "Clocks",
    "GameKind",
    "GameList",
    "GameStart",
    "GameStatus",
    "GameSummary",
    "GameView",
    "Health",
    "Hint",
    "LevelView",
    "MoveView",
    "OpponentResults",
    "OpponentsView",
    "PlayerResults",
    "Premoves",
    "Result",
    "Review",
    "RulesView",
    "Seat",
    "SeatLink",
    "Seats",
    "Stored",
    "TakebackOfferView",
    "ThinksOn",
    "Token",
    "TurningPoint",
    "Why",
]


class MoveView(Message):
    """A move that was made: who went from where to where, along which cells."""

    uhp: str
    piece: PieceName | None
    """None for a pass."""
    origin: Cell | None
    """Where the piece was; None if it came from the hand, and for a pass."""
    to: Cell | None
    kind: PathKind
    path: tuple[Cell, ...]
    """The cells from origin to destination, both included."""
    thrower: PieceName | None = None
    """The pillbug, or mosquito, that threw the piece."""
    seconds: float | None = None
    """How long the player thought, where that was measured."""


class Clocks(Message):
    """The milliseconds each player has left, as of this message."""

    white: int
    black: int
    running: Color | None


ThinksOn = Literal["server", "device", "both"]
"""Where an engine's moves are chosen: `both` if it was the player's device and then the server."""


class Seat(Message):
    """One seat."""

    kind: Literal["person", "engine", "open"]
    name: str = ""
    level: int | None = None
    yours: bool = False
    here: bool = False
    """Is somebody in this seat connected?"""
    thinks_on: ThinksOn | None = None
    """Where the engine's moves are chosen; None for people."""


class Seats(Message):
    """Both seats."""

    white: Seat
    black: Seat


class RulesView(Message):
    """The rules of a game."""

    game_type: str
    opening: Opening
    repetition: Repetition
    hand: dict[str, int]
    """How many of each bug, by its letter, a player begins with."""


class Result(Message):
    """How a game ended."""

    termination: Termination
    winner: Color | None
    aborted: bool = False
    detail: str = ""


class TakebackOfferView(Message):
    """A request for a takeback: by whom, and to which ply."""

    by: Color
    ply: int


GameKind = Literal["engine", "screen", "link", "record"]
GameStatus = Literal["waiting", "playing", "over"]


class GameStart(Message):
    """What a game began with, where that was not the empty table."""

    position: str | None
    """The position string of a set-up before the first of the game's `moves`, if there was one."""
    placed: tuple[Placed, ...]
    """The pieces of the set-up."""
    plies_before: int
    """How many plies lie before the first of `moves`: White makes it if that is an even number."""
    moves: int
    """How many of `moves` were made before the game began: they cannot be taken back."""


class GameView(Message):
    """A whole game as one player sees it, up to event number `seq`."""

    id: GameId
    seq: int
    kind: GameKind
    status: GameStatus
    created: datetime
    rules: RulesView
    clock: ClockSettings | None
    takebacks: bool
    seats: Seats
    moves: tuple[MoveView, ...]
    state: str
    """In UHP's words: NotStarted, InProgress, Draw, WhiteWins or BlackWins."""
    turn: Turn | None
    """None when the game is over or has not begun."""
    clocks: Clocks | None
    result: Result | None
    draw_offer: Color | None
    takeback_offer: TakebackOfferView | None
    rematch_offer: Color | None
    rematch: GameId | None
    """The game that follows this one."""
    can_abort: bool
    """May the game still be called off, because not both players have moved?"""
    claim_in: float | None = None
    """Seconds until you may claim the win because the other player has left; 0 if you may now."""
    tags: dict[str, str] = Field(default={})
    """What an imported record says of itself."""
    start: GameStart | None = None
    """None for a game that began with the empty table."""
    queue: int = 0
    """The engine's place in the queue for a worker, from 1; 0 unless it waits for long."""


class GameSummary(Message):
    """A game in a list."""

    id: GameId
    kind: GameKind
    status: GameStatus
    created: datetime
    changed: datetime
    rules: RulesView
    clock: ClockSettings | None
    seats: Seats
    ply: int
    result: Result | None
    your_turn: bool
    has_start: bool = False
    """Did it begin with a set-up, or with the moves of another game?"""


class GameList(Message):
    """A player's games, the one that changed last first."""

    games: tuple[GameSummary, ...]
    next: str | None = None
    """Pass this as `before` to get more; None if that was all."""


class OpponentResults(Message):
    """How your finished games against one opponent with one set ended."""

    kind: Literal["engine", "link"]
    engine: str
    """The engine; empty for people."""
    level: int | None
    """The level of our own engine."""
    game_type: str
    on_device: bool
    """Did the player's device choose moves of the engine? These games are counted apart."""
    won: int
    drawn: int
    lost: int


class PlayerResults(Message):
    """How your finished games ended, by opponent and set; games at one screen do not count."""

    results: tuple[OpponentResults, ...]


class LevelView(Message):
    """One of the opponents of our own engine."""

    level: int
    key: str
    name: str
    character: str


class OpponentsView(Message):
    """The opponents: the levels of our engine, and the configured engines by name."""

    levels: tuple[LevelView, ...]
    engines: tuple[str, ...]


class Why(Message):
    """Why a piece may not go to a cell, or nowhere at all, with the evidence."""

    legal: bool
    reason: Reason | None
    sentence: str
    pieces: tuple[PieceName, ...] = ()
    cells: tuple[Cell, ...] = ()
    numbers: dict[str, int] = Field(default={})
    throws: tuple[PieceName, ...] = ()
    """The pieces that it may throw all the same, if it is a pillbug or a mosquito beside one."""


class Cells(RootModel[tuple[Cell, ...]]):
    """Several hexes."""


class Premoves(Message):
    """Where the pieces of the side that is not to move could go after most answers."""

    ply: int
    """How many moves have been made."""
    likely: dict[str, Cells]


class Hint(Message):
    """A good move for the side to move, when `ply` moves have been made."""

    ply: int
    piece: PieceName
    to: Cell


class TurningPoint(Message):
    """The move that turned a game: the `ply`-th, made by the player who lost."""

    ply: int
    color: Color
    piece: PieceName
    before: float
    """How likely its player was to win before the move, from 0 to 1."""
    after: float


class Review(Message):
    """A review of a game against one of our levels."""

    turning: TurningPoint | None
    """None if no single move has decided the game."""
    next_level: int
    """The level to play against next."""


class Stored(Message):
    """The command was carried out: `seq` is the number of the game's last event."""

    seq: int


class SeatLink(Message):
    """A one-time link for a seat: the page opens `/game/ID#seat=CODE`, programs send the code."""

    code: str
    expires_in: float
    """For how many seconds the code is good."""


class Token(Message):
    """A player's token: send it as `Authorization: Bearer …`."""

    token: str


class Health(Message):
    """The health of the server."""

    status: Literal["ok", "degraded"]
    """Degraded while the database fails or does not answer."""
    version: str
    database: str
    live_games: int
    sockets: int
    searches_waiting: int
