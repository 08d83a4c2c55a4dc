"""Everything that is said on the wire, in both directions.

What clients say is a `Command`. What they hear of a game is an `Event`, numbered from 1 without
gaps and stored before anyone hears of it, or a `Notice`, which has no number because nothing is
lost with it. Both HTTP and the socket speak these; the browser's types are generated from them.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from skep._core import Color, PathKind, Reason
from skep.errors import NotationError
from skep.outcome import Termination
from skep.rules import GameType, Opening, Repetition

GAME_ID = r"^[0-9A-Za-z]{12}$"
MOST_NAME = 30
MOST_RECORD = 200_000
MOST_MOVE = 20
MOST_TOUCHES = 100
MOST_POSITION = 8_000
FARTHEST = 64


class Message(BaseModel):
    """The base of all: what is not expected is refused, and nothing changes afterwards."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        use_attribute_docstrings=True,
        json_schema_serialization_defaults_required=True,
    )


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
PieceName = Annotated[str, StringConstraints(pattern=r"^[wb]([QMLP]|[SB][12]|[GA][123])$")]
_Coordinate = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Cell = tuple[_Coordinate, _Coordinate]
"""A hex as its axial coordinates q and r; the first piece of a game lies on 0, 0."""

# ---- how a game is set up


class ClockSettings(Message):
    """Each player's minutes for the game, and the seconds that every move adds (Fischer)."""

    minutes: Annotated[float, Field(gt=0, le=180, allow_inf_nan=False)]
    increment: Annotated[float, Field(ge=0, le=180, allow_inf_nan=False)]


class EngineOpponent(Message):
    """The machine: our own search at a level, or an engine the operator has configured."""

    kind: Literal["engine"] = "engine"
    engine: Annotated[str, Field(min_length=1, max_length=60)] = "skep"
    level: Annotated[int, Field(ge=1, le=10)] = 1


class ScreenOpponent(Message):
    """Somebody at the same screen: both seats belong to the same player."""

    kind: Literal["screen"] = "screen"


class LinkOpponent(Message):
    """Whoever opens the link first and sits down."""

    kind: Literal["link"] = "link"


Opponent = Annotated[EngineOpponent | ScreenOpponent | LinkOpponent, Field(discriminator="kind")]
ColorWish = Literal["white", "black", "random"]


class NewGame(Message):
    """What a player wishes for in a new game."""

    opponent: Opponent
    game_type: GameTypeName = "Base+MLP"
    opening: Opening = Opening.TOURNAMENT
    repetition: Repetition = Repetition.OFF
    clock: ClockSettings | None = None
    takebacks: bool = True
    color: ColorWish = "random"
    name: PlayerName | None = None


class Join(Message):
    """Somebody sits down in the free seat of a game."""

    name: PlayerName | None = None


class ImportedText(Message):
    """A game to look at, as a game string, PGN or SGF."""

    text: Annotated[str, Field(min_length=1, max_length=MOST_RECORD)]


# ---- what a game looks like


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


class Turn(Message):
    """What the side to move may do now."""

    ply: int
    color: Color
    legal: dict[PieceName, tuple[Cell, ...]]
    """Where each piece may go; a piece that is not named may go nowhere."""
    must_pass: bool
    """There is no move: the pass is made by itself after a moment."""


class Clocks(Message):
    """The milliseconds each player has left, as of this message."""

    white: int
    black: int
    running: Color | None


class Seat(Message):
    """One side of the table."""

    kind: Literal["person", "engine", "open"]
    name: str = ""
    level: int | None = None
    yours: bool = False
    here: bool = False
    """Is somebody in this seat connected?"""


class Seats(Message):
    """Both sides of the table."""

    white: Seat
    black: Seat


class RulesView(Message):
    """What the players agreed on."""

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


class TakebackWish(Message):
    """Who wants to go back, and to which ply."""

    by: Color
    ply: int


GameKind = Literal["engine", "screen", "link", "record"]
GameStatus = Literal["waiting", "playing", "over"]


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
    takeback_wish: TakebackWish | None
    rematch_offer: Color | None
    rematch: GameId | None
    """The game that follows this one."""
    claim_in: float | None = None
    """Seconds until you may claim the win because the other player has left; 0 if you may now."""
    tags: dict[str, str] = {}
    """What an imported record says of itself."""


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


class GameList(Message):
    """A player's games, the one that changed last first."""

    games: tuple[GameSummary, ...]
    next: str | None = None
    """Pass this as `before` to get more; None if that was all."""


class LevelView(Message):
    """One of the opponents of our own engine."""

    level: int
    key: str
    name: str
    character: str


class OpponentsView(Message):
    """Whom one can play against: our levels, and the engines of the operator by name."""

    levels: tuple[LevelView, ...]
    engines: tuple[str, ...]


class Why(Message):
    """Why a piece may not go to a cell, or nowhere at all, with the evidence."""

    legal: bool
    reason: Reason | None
    sentence: str
    pieces: tuple[PieceName, ...] = ()
    cells: tuple[Cell, ...] = ()
    numbers: dict[str, int] = {}


class Hint(Message):
    """A good move for who is to move, when `ply` moves have been made."""

    ply: int
    piece: PieceName
    to: Cell


class TurningPoint(Message):
    """The move that turned a game: the `ply`-th, made by who lost it in the end."""

    ply: int
    color: Color
    piece: PieceName
    before: float
    """How likely its player was to win before the move, from 0 to 1."""
    after: float


class Review(Message):
    """A look back on a game against one of our levels."""

    turning: TurningPoint | None
    """None if no single move has decided the game."""
    next_level: int
    """The level to play against next."""


class Stored(Message):
    """The command was carried out: `seq` is the number of the game's last event."""

    seq: int


class Token(Message):
    """The key to a program's seats: send it as `Authorization: Bearer …`."""

    token: str


class Health(Message):
    """How the server is."""

    status: Literal["ok", "unwell"]
    version: str
    database: str
    live_games: int
    sockets: int
    searches_waiting: int


# ---- what clients say


class Step(Message):
    """A move by its piece and destination."""

    piece: PieceName
    to: Cell


class MakeMove(Message):
    """Make a move; `ply` is how many were made before it, so that none is made twice."""

    type: Literal["move"] = "move"
    ply: Annotated[int, Field(ge=0, le=100_000)]
    move: Step | Annotated[str, Field(min_length=1, max_length=MOST_MOVE)]
    """A piece with its destination, or a UHP move string."""


class Simple(Message):
    """A command that says all with its name."""

    type: Literal[
        "offer_draw",
        "accept_draw",
        "decline_draw",
        "ask_takeback",
        "accept_takeback",
        "decline_takeback",
        "resign",
        "abort",
        "claim_win",
        "claim_draw",
        "rematch",
        "decline_rematch",
    ]
    color: Color | None = None
    """Who says it, where one player has both seats; by default who is to move."""


Command = Annotated[MakeMove | Simple, Field(discriminator="type")]


class Request(Message):
    """A command on the socket; the answer carries its `id`."""

    id: Annotated[int, Field(ge=0, le=2**53)]
    command: Command


class Ping(Message):
    """Asks for a pong at once; `rtt` is what the client measured last, in milliseconds."""

    ping: Annotated[int, Field(ge=0, le=2**53)]
    rtt: Annotated[float, Field(ge=0, le=60_000, allow_inf_nan=False)] | None = None


Incoming = Request | Ping

# ---- lessons


class Saying(Message):
    """A sentence for a person, by its name in our catalogues (`src/skep/locales`)."""

    key: str
    args: dict[str, str | int | tuple[PieceName, ...]]
    """What is filled in: words, numbers, and pieces to be listed by their names."""


class LessonSummary(Message):
    """A lesson in the list of all lessons."""

    id: str
    chapter: Saying
    title: Saying
    tasks: int
    """How many tasks it has."""


class LessonList(Message):
    """All lessons, in the order in which they build on each other."""

    lessons: tuple[LessonSummary, ...]


class Placed(Message):
    """A piece in play, and at which height: 0 is the table."""

    piece: PieceName
    cell: Cell
    level: int


class LastMove(Message):
    """The move that led to a position, as in a game."""

    piece: PieceName | None
    origin: Cell | None
    to: Cell | None
    kind: PathKind
    path: tuple[Cell, ...]
    thrower: PieceName | None


class LessonBoard(Message):
    """A position with all that is needed to draw it and to touch it."""

    game_string: str
    game_type: str
    opening: Opening
    state: str
    placed: tuple[Placed, ...]
    hands: dict[Color, dict[str, int]]
    """How many of each bug, by its letter, are still to be placed."""
    last: LastMove | None
    turn: Turn | None
    """None when the game is over."""


class LessonTask(Message):
    """What is asked of a learner, and the board to do it on."""

    kind: Literal["cells", "pieces", "move", "line", "game"]
    task: Saying
    hint: Saying
    board: LessonBoard
    piece: PieceName | None
    """The piece whose cells are to be touched."""
    count: int
    """How many cells, pieces or moves there are to be found."""
    level: int | None
    """The level of our engine to play a game against."""


class LessonView(Message):
    """A lesson: two or three sentences, and a few tasks."""

    id: str
    chapter: Saying
    title: Saying
    text: Saying
    tasks: tuple[LessonTask, ...]


class LessonAnswer(Message):
    """What a learner did; each kind of task looks at what it asked for."""

    cells: Annotated[tuple[Cell, ...], Field(max_length=MOST_TOUCHES)] = ()
    pieces: Annotated[tuple[PieceName, ...], Field(max_length=MOST_TOUCHES)] = ()
    moves: Annotated[
        tuple[Step | Annotated[str, Field(min_length=1, max_length=MOST_MOVE)], ...],
        Field(max_length=MOST_TOUCHES),
    ] = ()
    """All moves of the learner so far."""
    game: Annotated[str, Field(max_length=MOST_POSITION)] = ""
    """The game so far, as a UHP game string."""


class LessonEvidence(Message):
    """Why a piece may not go somewhere, in a form that can be drawn."""

    reason: Reason
    piece: PieceName | None
    target: Cell | None
    pieces: tuple[PieceName, ...]
    cells: tuple[Cell, ...]


class LessonResult(Message):
    """What to say to an answer, and what to show.

    An answer that is right so far but not complete is neither solved nor wrong.
    """

    message: Saying
    solved: bool
    wrong: bool
    missing: int
    """How much is still to be found."""
    evidence: LessonEvidence | None
    board: LessonBoard | None
    """The position after the moves of the answer."""


# ---- what clients hear: events, numbered and stored


class _Event(Message):
    seq: int
    at: datetime


class Joined(_Event):
    """Somebody sat down; with both seats taken the game begins."""

    type: Literal["joined"] = "joined"
    color: Color
    name: str


class Moved(_Event):
    """A move was made: it is the `ply`-th of the game."""

    type: Literal["moved"] = "moved"
    ply: int
    move: MoveView
    by_itself: bool = False
    """A forced pass that the server made."""
    clocks: Clocks | None = None


class TakenBack(_Event):
    """The game went back to an earlier ply."""

    type: Literal["taken_back"] = "taken_back"
    ply: int
    clocks: Clocks | None = None


class Offered(_Event):
    """Somebody offers a draw, asks for a takeback to `ply`, or wants to play again."""

    type: Literal["offered"] = "offered"
    what: Literal["draw", "takeback", "rematch"]
    by: Color
    ply: int | None = None


class Declined(_Event):
    """An offer was turned down by the player named, or taken back by who made it."""

    type: Literal["declined"] = "declined"
    what: Literal["draw", "takeback", "rematch"]
    by: Color


class Ended(_Event):
    """The game is over."""

    type: Literal["ended"] = "ended"
    result: Result
    state: str
    clocks: Clocks | None = None


class Rematched(_Event):
    """The players go on in another game, the colours exchanged."""

    type: Literal["rematched"] = "rematched"
    game: GameId


Event = Annotated[
    Joined | Moved | TakenBack | Offered | Declined | Ended | Rematched,
    Field(discriminator="type"),
]

# ---- what clients hear: notices, without a number


class Snapshot(Message):
    """The whole game: the first message to who has no number, or one that makes no sense."""

    type: Literal["snapshot"] = "snapshot"
    game: GameView


class CaughtUp(Message):
    """All events that were missed have been sent; what has no number follows anew."""

    type: Literal["caught_up"] = "caught_up"
    seq: int
    clocks: Clocks | None
    seats: Seats
    claim_in: float | None = None


class TurnNotice(Message):
    """What the side to move may do; sent to all after every change."""

    type: Literal["turn"] = "turn"
    turn: Turn | None


class Presence(Message):
    """Who is at the table."""

    type: Literal["presence"] = "presence"
    seats: Seats
    claim_in: float | None = None


class Done(Message):
    """The request with this id was carried out, and its events have been sent."""

    type: Literal["done"] = "done"
    id: int


class Refused(Message):
    """The request with this id was not carried out."""

    type: Literal["refused"] = "refused"
    id: int | None
    error: Problem


class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    ping: int


class Problem(Message):
    """What went wrong, in the one shape that all errors have."""

    code: str
    message: str
    detail: dict[str, object] | None = None


Notice = Annotated[
    Snapshot | CaughtUp | TurnNotice | Presence | Done | Refused | Pong,
    Field(discriminator="type"),
]
Outgoing = Event | Notice
