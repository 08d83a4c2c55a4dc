"""A session as the row of a database table: all of it but its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.server.sessions.timing import milliseconds
from skep.server.store import GameRow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep.server.identity import PlayerId
    from skep.server.messages import GameKind, GameStatus
    from skep.server.sessions.session import GameSession
    from skep.server.sessions.setup import GameSetup
    from skep.server.sessions.timing import Moment

__all__ = ["changing_columns", "new_row", "row_of"]


def new_row(
    game: str,
    kind: GameKind,
    setup: GameSetup,
    players: Mapping[Color, PlayerId | None],
    names: Mapping[Color, str],
    moment: Moment,
) -> GameRow:
    """The row of a game in which nothing has happened yet."""
    status: GameStatus = "waiting" if kind == "link" and None in players.values() else "playing"
    return GameRow(
        id=game,
        kind=kind,
        status="over" if kind == "record" else status,
        setup=setup.model_dump_json(),
        white=players[Color.WHITE],
        black=players[Color.BLACK],
        white_name=names[Color.WHITE],
        black_name=names[Color.BLACK],
        created=milliseconds(moment.at),
        changed=milliseconds(moment.at),
        ply=0,
        result=None,
        due=False,
        opened=milliseconds(moment.at) if kind == "record" else None,
    )


def row_of(session: GameSession) -> GameRow:
    """The row of a session."""
    return GameRow(
        id=session.id,
        kind=session.kind,
        setup=session.setup.model_dump_json(),
        created=milliseconds(session.created),
        opened=session.opened,
        **changing_columns(session),  # type: ignore[arg-type]
    )


def changing_columns(session: GameSession) -> Mapping[str, object]:
    """The columns that can change."""
    result = session.result
    return {
        "status": session.status,
        "white": session.players[Color.WHITE],
        "black": session.players[Color.BLACK],
        "white_name": session.names[Color.WHITE],
        "black_name": session.names[Color.BLACK],
        "white_hides": session.hides[Color.WHITE],
        "black_hides": session.hides[Color.BLACK],
        "changed": milliseconds(session.changed),
        "ply": session.game.ply,
        "result": None if result is None else result.model_dump_json(),
        "due": session.is_due,
    }
