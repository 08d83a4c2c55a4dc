"""A player's games as a list shows them, and the place at which a list goes on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from skep._core import Color
from skep.server.messages import GAME_ID, GameSummary, Result, Seats
from skep.server.problems import ProblemError
from skep.server.sessions.setup import GameSetup
from skep.server.sessions.timing import from_milliseconds
from skep.server.sessions.views import seat_view

if TYPE_CHECKING:
    from collections.abc import Collection

    from skep.server.identity import PlayerId
    from skep.server.store import GameRow

__all__ = ["read_place", "summary_of"]


def summary_of(row: GameRow, player: PlayerId, here: Collection[str]) -> GameSummary:
    """A game as the list of a player shows it; `here` has the seats whose players are connected."""
    setup = GameSetup.model_validate_json(row.setup, extra="ignore")
    players = {Color.WHITE: row.white, Color.BLACK: row.black}
    names = {Color.WHITE: row.white_name, Color.BLACK: row.black_name}
    white, black = (
        seat_view(
            setup,
            color,
            name=names[color],
            taken=players[color] is not None,
            yours=players[color] == player and row.kind != "record",
            here=color.value in here,
        )
        for color in Color
    )
    first = Color.WHITE if setup.start is None else setup.start.first
    to_move = first.opponent if row.ply % 2 else first
    return GameSummary(
        id=row.id,
        kind=row.kind,
        status=row.status,
        created=from_milliseconds(row.created),
        changed=from_milliseconds(row.changed),
        rules=setup.rules_view(),
        clock=setup.clock,
        seats=Seats(white=white, black=black),
        ply=row.ply,
        result=None
        if row.result is None
        else Result.model_validate_json(row.result, extra="ignore"),
        your_turn=row.status == "playing" and players[to_move] == player,
        has_start=setup.start is not None,
    )


def read_place(before: str | None) -> tuple[int, str] | None:
    """The time and the id in the `next` of an earlier list; raises ProblemError for others."""
    if before is None:
        return None
    changed, _, game = before.partition("-")
    if not (re.fullmatch("[0-9]{1,15}", changed) and re.fullmatch(GAME_ID, game)):
        raise ProblemError(422, "bad_request", "`before` is the `next` of an earlier list.")
    return int(changed), game
