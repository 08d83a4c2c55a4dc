"""The HTTP API: each route hands its question to the lobby or to the table of a game."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Header, Path, Query, Request, Response
from pydantic import AfterValidator

from skep import render
from skep.server import lessons
from skep.server.asking import Coordinate, LanguageInQuery, cell_in_query
from skep.server.identity import new_token
from skep.server.limits import Doorkeeper, client_key
from skep.server.messages import (
    GAME_ID,
    Command,
    GameList,
    GameView,
    Health,
    Hint,
    ImportedText,
    Join,
    NewGame,
    OpponentsView,
    PieceName,
    Problem,
    Review,
    Stored,
    Token,
    Why,
)
from skep.server.stream import EventStream, event_stream
from skep.server.visitor import Guest, Newcomer, NewGameCharged, Seated

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
router = APIRouter(
    prefix="/api", responses=_REFUSED, generate_unique_id_function=lambda route: route.name
)


# ---- games


@router.post("/games", status_code=201, tags=["games"], dependencies=[NewGameCharged])
async def create_game(wish: NewGame, visitor: Newcomer) -> GameView:
    """Start a game: you sit down, and against the machine or at one screen it begins."""
    return await visitor.lobby.create(wish, visitor.player)


@router.get("/games", tags=["games"])
async def list_games(
    visitor: Guest,
    before: Annotated[
        str | None, Query(max_length=80, description="The `next` of the page before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=LARGEST_PAGE)] = 30,
) -> GameList:
    """List your games, the one that changed last first."""
    if visitor.player is None:
        return GameList(games=())
    return await visitor.lobby.games_of(visitor.player, before=before, limit=limit)


@router.get("/games/{game}", tags=["games"])
async def read_game(game: GameInPath, visitor: Guest) -> GameView:
    """Look at a game as it stands."""
    table = await visitor.lobby.table(game)
    return await table.view(visitor.player)


@router.delete("/games/{game}", status_code=204, tags=["games"])
async def delete_game(game: GameInPath, visitor: Seated) -> None:
    """Delete a game, or take one that is over off your list."""
    await visitor.lobby.delete(game, visitor.player)


@router.post("/games/{game}/seat", tags=["games"])
async def take_seat(game: GameInPath, wish: Join, visitor: Newcomer) -> GameView:
    """Sit down in the free seat: the game begins."""
    table = await visitor.lobby.table(game)
    return await table.join(visitor.player, wish)


@router.post("/games/{game}/commands", tags=["games"])
async def command(game: GameInPath, command: Command, visitor: Seated) -> Stored:
    """Move, resign, offer, accept …; the answer comes when it is stored and told to all."""
    table = await visitor.lobby.table(game)
    return Stored(seq=await table.command(visitor.player, command))


@router.get("/games/{game}/events", tags=["games"], response_class=EventStream)
async def stream_events(
    game: GameInPath,
    visitor: Guest,
    request: Request,
    since: SeqInQuery = None,
    last_event_id: Annotated[
        int | None,
        Header(ge=0, le=2**53, description="As `since`; browsers send it to go on."),
    ] = None,
) -> EventStream:
    """Hear of all that happens in a game, from now on or from a number on."""
    client = client_key(request.scope)
    keeper: Doorkeeper = request.app.state.doorkeeper
    keeper.lines.check(client)
    table = await visitor.lobby.table(game)
    number = last_event_id if last_event_id is not None else since
    return event_stream(table.subscribe(visitor.player, number), keeper.lines, client)


@router.get("/games/{game}/why", tags=["games"])
async def explain(
    game: GameInPath,
    visitor: Guest,
    piece: Annotated[PieceName, Query()],
    q: Coordinate = None,
    r: Coordinate = None,
    ply: PlyInQuery = None,
    lang: LanguageInQuery = None,
) -> Why:
    """Ask why a piece may not go to a cell, or, without `q` and `r`, why it may go nowhere."""
    to = cell_in_query(q, r)
    table = await visitor.lobby.table(game)
    return await table.why(ply, piece, to, lang)


@router.get("/games/{game}/hint", tags=["games"])
async def give_hint(game: GameInPath, visitor: Seated) -> Hint:
    """Ask for a good move, in your turn of a game against the machine without a clock."""
    table = await visitor.lobby.table(game)
    return await table.hint(visitor.player)


@router.get("/games/{game}/review", tags=["games"])
async def review_game(game: GameInPath, visitor: Seated) -> Review:
    """Look back on your game against one of our levels, when it is over."""
    table = await visitor.lobby.table(game)
    return await table.review(visitor.player)


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
    visitor: Guest,
    form: Annotated[Literal["pgn", "uhp"], Query(alias="format")] = "pgn",
) -> PlainText:
    """Take a game with you, as PGN or as a UHP game string."""
    table = await visitor.lobby.table(game)
    record = await table.record()
    text = record.to_pgn() if form == "pgn" else record.to_game_string() + "\n"
    name = f"skep-{game}.{'pgn' if form == 'pgn' else 'txt'}"
    return PlainText(text, headers={"content-disposition": f'inline; filename="{name}"'})


@router.get("/games/{game}/picture.svg", tags=["records"], response_class=Picture)
async def draw(
    game: GameInPath,
    visitor: Guest,
    ply: PlyInQuery = None,
    theme: ThemeInQuery = "light",
) -> Picture:
    """Draw the position after a ply."""
    table = await visitor.lobby.table(game)
    board = await table.board_at(ply)
    return Picture(render.svg(board, theme=theme))


@router.post("/records", status_code=201, tags=["records"], dependencies=[NewGameCharged])
async def import_record(imported: ImportedText, visitor: Newcomer) -> GameView:
    """Open a game string, PGN or SGF for replay."""
    return await visitor.lobby.import_text(imported.text, visitor.player)


# ---- lessons

router.include_router(lessons.router)


# ---- the server


@router.get("/opponents", tags=["server"])
async def list_opponents(visitor: Guest) -> OpponentsView:
    """List the levels of our engine, and the other engines here."""
    return visitor.lobby.opponents()


@router.post("/tokens", status_code=201, tags=["server"])
async def make_token() -> Token:
    """Get a token for a program: whoever holds it holds its seats."""
    return Token(token=new_token())


@router.get("/health", tags=["server"], responses={503: {"model": Health}})
async def read_health(visitor: Guest, request: Request, response: Response) -> Health:
    """Ask how the server is: the status is 503 when it is not well."""
    keeper: Doorkeeper = request.app.state.doorkeeper
    health = visitor.lobby.health().model_copy(update={"sockets": len(keeper.lines)})
    if health.status != "ok":
        response.status_code = 503
    return health
