"""What the operator does to one game: call it off, or forget a player in it."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING

from skep._core import Color
from skep.server.sessions.move_input import game_over
from skep.server.store import Change

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skep.server.identity import PlayerId
    from skep.server.sessions.commands import Operate
    from skep.server.sessions.services import Services
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.timing import Moment

__all__ = ["operate"]


async def operate(
    session: GameSession,
    command: Operate,
    moment: Moment,
    keep: Callable[[], Awaitable[bool]],
    services: Services,
) -> bool:
    """Call a game off, or forget a player in it; `keep` stores and sends new events.

    True if the game is deleted or must be read anew.
    """
    is_free = session.status == "waiting"
    if session.status == "playing":
        session.call_off(moment, always=True)
        await keep()
    elif command.action == "call_off" and not is_free:
        raise game_over()
    change = Change(session.id, deletes=True) if is_free else None
    if command.action == "forget":
        change = None if command.player is None else _forget(session, command.player)
    if change is not None:
        await services.store.write(change)
    return change is not None


def _forget(session: GameSession, player: PlayerId) -> Change | None:
    """Delete the game or, where somebody else has it on a list, only what it says of the player."""
    seats = [color for color, seated in session.players.items() if seated == player]
    if not seats:
        return None
    others = [
        color
        for color, seated in session.players.items()
        if seated not in (None, player) and not session.hides[color]
    ]
    if session.kind == "record" or not others:
        return Change(session.id, deletes=True)
    fields: dict[str, object] = {}
    for color in seats:
        # Nobody holds the token of this id, and the seat does not become free.
        nobody = hashlib.sha256(secrets.token_bytes()).hexdigest()
        fields |= {
            color.value: nobody, f"{color.value}_name": "", f"{color.value}_hides": True
        }  # fmt: skip
    rewrites = {}
    for number, text in enumerate(session.events_since(0), 1):
        event = json.loads(text)
        if event["type"] == "joined" and Color(event["color"]) in seats:
            rewrites[number] = json.dumps({**event, "name": ""}, separators=(",", ":"))
    return Change(session.id, fields=fields, rewrites=rewrites)
