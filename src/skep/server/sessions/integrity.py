"""Checks the whole store: its file, the numbers of events, and that every game can be rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select, text

from skep.server.sessions.session import GameSession
from skep.server.sessions.stored_row import changing_columns
from skep.server.store.schema import events, games

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from skep.server.store import GameRow, Store

__all__ = ["check_store"]

_COMPARED: Final = ("status", "ply", "result", "due")
_AT_ONCE: Final = 500


async def check_store(store: Store) -> AsyncIterator[tuple[str, str]]:
    """Give each game, or "" for the database itself, with what is wrong, or "" if nothing is."""
    async for problem in _check_database(store):
        yield "", problem
    last = ""
    while True:
        async with store.reading() as connection:
            wanted = select(games.c.id).where(games.c.id > last).order_by(games.c.id)
            found = list(await connection.scalars(wanted.limit(_AT_ONCE)))
        if not found:
            return
        for game in found:
            yield game, await _check_game(store, game)
        last = found[-1]


async def _check_database(store: Store) -> AsyncIterator[str]:
    async with store.reading() as connection:
        if store.kind == "sqlite":
            for row in await connection.execute(text("PRAGMA integrity_check")):
                if row[0] != "ok":
                    yield f"the file is damaged: {row[0]}"
            for row in await connection.execute(text("PRAGMA foreign_key_check")):
                yield f"a row of {row[0]} belongs to no row of {row[2]}"
        else:
            known = select(games.c.id)
            lost = select(events.c.game).where(events.c.game.not_in(known)).distinct()
            for game in await connection.scalars(lost):
                yield f"there are events of {game}, and no such game"


async def _check_game(store: Store, game: str) -> str:
    """What is wrong with a game; a server may just be changing it, so it is read again then."""
    problem = ""
    for _ in range(3):
        found = await store.load(game)
        problem = "" if found is None else await _problem_of(store, *found)
        if not problem:
            break
    return problem


async def _problem_of(store: Store, row: GameRow, texts: list[str]) -> str:
    wanted = select(events.c.seq).where(events.c.game == row.id).order_by(events.c.seq)
    async with store.reading() as connection:
        numbers = list(await connection.scalars(wanted))
    if numbers != list(range(1, len(numbers) + 1)):
        return "the numbers of its events have gaps"
    try:
        session = GameSession(row, texts)
    except Exception as error:  # noqa: BLE001 - whatever it is, the game cannot be played on
        return f"it cannot be rebuilt from its events: {type(error).__name__}: {error}"
    rebuilt = changing_columns(session)
    if row.kind != "record" and (row.status == "over") != (row.result is not None):
        return "it is over without a result, or has one and goes on"
    wrong = [name for name in _COMPARED if rebuilt[name] != getattr(row, name)]
    return f"its events give another {', '.join(wrong)}" if wrong else ""
