"""The HTTP API: each route passes its request on to the lobby or to the actor of a game."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Header, Path, Query, Request, Response
from fastapi.concurrency import run_in_threadpool
from pydantic import AfterValidator

from skep import Board, render
from skep.errors import SkepError
from skep.server.http import lessons
from skep.server.http.dependencies import NewGameLimit, NewPlayer, OptionalPlayer, RequiredPlayer
from skep.server.http.event_stream import EventStream, event_stream
from skep.server.http.query_params import Coordinate, LanguageInQuery, cell_in_query
from skep.server.http.rate_limits import RateLimits, client_key
from skep.server.identity import new_token
from skep.server.messages import (
    GAME_ID,
    MOST_POSITION,
    Command,
    GameList,
    GameTree,
    GameView,
    Health,
    Hint,
    ImportedText,
    Join,
    NewGame,
    OpponentsView,
    PieceName,
    PlayerResults,
    Premoves,
    Problem,
    Review,
    SeatLink,
    Stored,
    Token,
    UsedSeatLink,
    Why,
)
from skep.server.problems import ProblemError
from skep.server.sessions.trees import tree_of

__all__ = ["router"]

LARGEST_PAGE: Final = 100
MOST_PLIES: Final = 100_000

GameInPath = Annotated[str, Path(pattern=GAME_ID, description="The id of a game.")]
PlyInQuery = Annotated[
    int | None,
    Query(ge=0, le=MOST_PLIES, description="How many moves to look at; all if it is not given."),
]
SeqInQuery = Annotated[
    int | None,
    Query(ge=0, le=2**53, description="The number of the last event that you have."),
]


def _theme(name: str) -> str:
    if name not in render.THEMES:
        raise ValueError(f"the themes are {', '.join(render.THEMES)}")
    return name


ThemeInQuery = Annotated[
    str, AfterValidator(_theme), Query(json_schema_extra={"enum": list(render.THEMES)})
]

_REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": Problem, "description": "Refused, and why."}
}
router: APIRouter = APIRouter(
    prefix="/api", responses=_REFUSED, generate_unique_id_function=lambda route: route.name
)


# ---- games


@router.post("/games", status_code=201, tags=["games"], dependencies=[NewGameLimit])
async def create_game(new_game: NewGame, context: NewPlayer) -> GameView:
    """Create a game and take a seat; it begins at once unless it waits for a second player."""
    return await context.lobby.create(new_game, context.player, context.client)


@router.get("/games", tags=["games"])
async def list_games(
    context: OptionalPlayer,
    before: Annotated[
        str | None, Query(max_length=80, description="The `next` of the page before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=LARGEST_PAGE)] = 30,
) -> GameList:
    """List your games, the one that changed last first."""
    if context.player is None:
        return GameList(games=())
    return await context.lobby.games_of(context.player, before=before, limit=limit)


@router.get("/results", tags=["games"])
async def count_results(context: OptionalPlayer) -> PlayerResults:
    """Count your wins, draws and losses, by opponent and set."""
    if context.player is None:
        return PlayerResults(results=())
    return await context.lobby.results_of(context.player)


@router.get("/games/{game}", tags=["games"])
async def read_game(game: GameInPath, context: OptionalPlayer) -> GameView:
    """Read the current state of a game."""
    actor = await context.lobby.game(game)
    return await actor.view(context.player)


@router.delete("/games/{game}", status_code=204, tags=["games"])
async def delete_game(game: GameInPath, context: RequiredPlayer) -> None:
    """Delete a game, or take one that is over off your list."""
    await context.lobby.delete(game, context.player)


@router.post("/games/{game}/seat", tags=["games"])
async def take_seat(game: GameInPath, join: Join, context: NewPlayer) -> GameView:
    """Take the free seat: the game begins."""
    actor = await context.lobby.game(game)
    return await actor.join(context.player, join)


@router.post("/games/{game}/seat/link", status_code=201, tags=["games"])
async def make_seat_link(game: GameInPath, context: RequiredPlayer) -> SeatLink:
    """Make a one-time link that carries your seat to another device within ten minutes."""
    actor = await context.lobby.game(game)
    return await context.lobby.seat_links.create(actor, context.player)


@router.post("/games/{game}/seat/use-link", tags=["games"])
async def use_seat_link(game: GameInPath, link: UsedSeatLink, context: NewPlayer) -> GameView:
    """Take the seat of a one-time link: the device that made it watches from then on."""
    actor = await context.lobby.game(game)
    return await context.lobby.seat_links.use(actor, context.player, link.code)


@router.post("/games/{game}/commands", tags=["games"])
async def command(game: GameInPath, command: Command, context: RequiredPlayer) -> Stored:
    """Move, resign, offer, accept …; the answer comes when it is stored and told to all."""
    actor = await context.lobby.game(game)
    return Stored(seq=await actor.command(context.player, command, client=context.client))


@router.get("/games/{game}/events", tags=["games"], response_class=EventStream)
async def stream_events(
    game: GameInPath,
    context: OptionalPlayer,
    request: Request,
    since: SeqInQuery = None,
    last_event_id: Annotated[
        int | None,
        Header(ge=0, le=2**53, description="As `since`; browsers send it to go on."),
    ] = None,
) -> EventStream:
    """Stream the events of a game, from now on or after an event number."""
    client = client_key(request.scope)
    rate_limits: RateLimits = request.app.state.rate_limits
    rate_limits.connections.check(client)
    actor = await context.lobby.game(game)
    number = last_event_id if last_event_id is not None else since
    return event_stream(
        actor.subscribe(context.player, number, client), rate_limits.connections, client
    )


@router.get("/games/{game}/why", tags=["games"])
async def explain(
    game: GameInPath,
    context: OptionalPlayer,
    piece: Annotated[PieceName, Query()],
    q: Coordinate = None,
    r: Coordinate = None,
    ply: PlyInQuery = None,
    lang: LanguageInQuery = None,
) -> Why:
    """Ask why a piece may not go to a cell, or, without `q` and `r`, why it may go nowhere."""
    to = cell_in_query(q, r)
    actor = await context.lobby.game(game)
    return await actor.why(ply, piece, to, lang)


@router.get("/games/{game}/premoves", tags=["games"])
async def read_premoves(game: GameInPath, context: OptionalPlayer) -> Premoves:
    """Ask where the side that is not to move could go after most answers, to plan a move."""
    actor = await context.lobby.game(game)
    return await actor.premoves()


@router.get("/games/{game}/hint", tags=["games"])
async def give_hint(game: GameInPath, context: RequiredPlayer) -> Hint:
    """Ask for a good move, in your turn of a game against the engine without a clock."""
    actor = await context.lobby.game(game)
    return await actor.hint(context.player, context.client)


@router.get("/games/{game}/review", tags=["games"])
async def review_game(game: GameInPath, context: RequiredPlayer) -> Review:
    """Review your finished game against one of our levels."""
    actor = await context.lobby.game(game)
    return await actor.review(context.player, context.client)


# ---- records and pictures


class PlainText(Response):
    """A record."""

    media_type = "text/plain"


class Picture(Response):
    """A drawing."""

    media_type = "image/svg+xml"


@router.get("/games/{game}/record", tags=["records"], response_class=PlainText)
async def read_record(
    game: GameInPath,
    context: OptionalPlayer,
    form: Annotated[Literal["pgn", "uhp"], Query(alias="format")] = "pgn",
) -> PlainText:
    """Download a game as PGN or as a UHP game string."""
    actor = await context.lobby.game(game)
    record = await actor.record()
    if form == "uhp" and record.position is not None:
        raise ProblemError(409, "not_allowed", "A game from a set-up has no game string.")
    text = record.to_pgn() if form == "pgn" else record.to_game_string() + "\n"
    name = f"skep-{game}.{'pgn' if form == 'pgn' else 'txt'}"
    return PlainText(text, headers={"content-disposition": f'inline; filename="{name}"'})


@router.get("/games/{game}/tree", tags=["records"])
async def read_tree(game: GameInPath, context: OptionalPlayer) -> GameTree:
    """Read all moves of a game with its variations, comments and signs."""
    actor = await context.lobby.game(game)
    return await run_in_threadpool(tree_of, await actor.record())


@router.get("/games/{game}/picture.svg", tags=["records"], response_class=Picture)
async def draw(
    game: GameInPath,
    context: OptionalPlayer,
    ply: PlyInQuery = None,
    theme: ThemeInQuery = "light",
    hands: Annotated[bool, Query(description="Draw what the players have in hand, too.")] = True,
) -> Picture:
    """Draw the position after a ply."""
    actor = await context.lobby.game(game)
    board = await actor.board_at(ply)
    return Picture(render.svg(board, theme=theme, hands=hands))


@router.get("/picture.svg", tags=["records"], response_class=Picture)
def draw_position(
    position: Annotated[
        str,
        Query(max_length=MOST_POSITION, description="A position string (docs/library.md)."),
    ],
    theme: ThemeInQuery = "light",
    hands: Annotated[bool, Query(description="Draw what the players have in hand, too.")] = True,
) -> Picture:
    """Draw a position that belongs to no game."""
    try:
        board = Board.from_position(position)
    except SkepError as error:
        raise ProblemError(422, "bad_request", f"This is no position: {error}.") from None
    return Picture(render.svg(board, theme=theme, hands=hands))


@router.post("/records", status_code=201, tags=["records"], dependencies=[NewGameLimit])
async def import_record(imported: ImportedText, context: NewPlayer) -> GameView:
    """Open a game string, PGN or SGF for replay."""
    return await context.lobby.import_text(imported.text, context.player, context.client)


# ---- lessons

router.include_router(lessons.router)


# ---- the server


@router.get("/opponents", tags=["server"])
async def list_opponents(context: OptionalPlayer) -> OpponentsView:
    """List the levels of our engine, and the other engines here."""
    return context.lobby.opponents()


@router.post("/tokens", status_code=201, tags=["server"])
async def make_token() -> Token:
    """Make a token for a program; the token gives access to the seats taken with it."""
    return Token(token=new_token())


@router.get("/health", tags=["server"], responses={503: {"model": Health}})
async def read_health(context: OptionalPlayer, request: Request, response: Response) -> Health:
    """Check the health of the server: the status is 503 if the database does not answer."""
    rate_limits: RateLimits = request.app.state.rate_limits
    health = (await context.lobby.health()).model_copy(
        update={"sockets": len(rate_limits.connections)}
    )
    if health.status != "ok":
        response.status_code = 503
    return health
