"""What the operator of the server can do over HTTP, with a token of its own."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Request

from skep.server.messages import GAME_ID
from skep.server.problems import not_found

if TYPE_CHECKING:
    from skep.server.sessions.lobby import Lobby

__all__ = ["router"]

router = APIRouter(prefix="/api/operator", include_in_schema=False)


@router.delete("/games/{game}", status_code=204)
async def delete_any_game(game: Annotated[str, Path(pattern=GAME_ID)], request: Request) -> None:
    """Delete any game for who sends the token as `Authorization: Bearer …`; to others, nothing."""
    token: str = request.app.state.operator_token
    sent = request.headers.get("authorization", "").encode()
    if not token or not secrets.compare_digest(sent, f"Bearer {token}".encode()):
        raise not_found()
    lobby: Lobby = request.app.state.lobby
    await lobby.delete(game, None)
