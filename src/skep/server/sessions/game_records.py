"""The record of a game that was played here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep.record import Record
    from skep.server.sessions.session import GameSession

__all__ = ["record_of"]


def record_of(session: GameSession) -> Record:
    """The record of a game, with its players, its date, and a mark if a device chose moves."""
    record = session.game.record()
    record.tags |= {side.name.capitalize(): name for side, name in session.names.items() if name}
    record.tags["Date"] = session.created.strftime("%Y.%m.%d")
    if session.setup.was_on_device:
        record.tags["ThoughtOn"] = "device"
    return record
