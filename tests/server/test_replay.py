"""Games are rebuilt from their stored events, those of the first format included."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from server.game_helpers import ADA, BOB, Json, Listener, running_lobby
from skep import Color
from skep.errors import GameError
from skep.server.sessions.session import GameSession
from skep.server.store import Change, GameRow, Store

EVENTS = Path(__file__).parents[1] / "data" / "stored_events_first_format.jsonl"
"""The events of a game as commit e9fb275 stored them: they do not say how the game stands."""

SETUP = (
    '{"game_type":"Base","opening":"tournament","repetition":"off","clock":{"minutes":5.0,'
    '"increment":3.0},"takebacks":true,"engine":null,"pgn":""}'
)
WHILE_PLAYED = 10


def texts() -> list[str]:
    return EVENTS.read_text().splitlines()


def row(status: str, ply: int, result: str | None = None) -> GameRow:
    return GameRow(
        id="abcdefghijkl",
        kind="link",
        status=status,  # type: ignore[arg-type]
        setup=SETUP,
        white=ADA,
        black=BOB,
        white_name="Ada",
        black_name="Bob",
        created=1767225600000,
        changed=1767225700000,
        ply=ply,
        result=result,
        due=status == "playing",
    )


def told(session: GameSession) -> list[Json]:
    return [json.loads(text) for text in session.events_since(0)]


def test_a_game_in_play_is_rebuilt() -> None:
    session = GameSession(row("playing", 3), texts()[:WHILE_PLAYED])
    assert [move.uhp for move in session.moves] == ["wS1", "bS1 wS1-", "wQ -wS1"]
    assert session.game.draw_offer is Color.BLACK
    assert session.takeback_offer is None
    clocks = session.clocks(0.0)
    assert clocks is not None
    assert (clocks.white, clocks.black, clocks.running) == (291000, 300000, Color.BLACK)
    with pytest.raises(GameError, match="offers a draw already"):
        session.game.offer_draw(Color.BLACK)  # type: ignore[attr-defined]


def test_a_game_that_is_over_is_rebuilt() -> None:
    session = GameSession(row("over", 3), texts())
    assert session.result is not None
    assert (session.result.termination, session.result.winner) == ("agreement", None)
    assert (session.state, session.rematch, session.rematch_offer) == ("Draw", "abcdefghijkm", None)


def test_old_events_are_told_with_how_the_game_stands_after_them() -> None:
    events = told(GameSession(row("over", 3), texts()))
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert [event["draw_offer"] for event in events[3:6]] == ["white", "white", None]
    assert events[6]["takeback_offer"] == {"by": "white", "ply": 2}
    assert events[7]["takeback_offer"] is None
    assert [event["can_abort"] for event in events[:3]] == [True, True, False]
    assert events[0]["status"] == "playing"
    assert events[9]["clocks"] == events[8]["clocks"]
    assert [event["status"] for event in events[9:]] == ["playing", "over", "over", "over"]
    assert [event["state"] for event in events[9:]] == ["InProgress", "Draw", "Draw", "Draw"]
    assert [event["rematch_offer"] for event in events[10:]] == [None, "white", None]
    assert events[12]["rematch"] == "abcdefghijkm"


def test_events_that_say_all_are_told_as_they_were_stored() -> None:
    upgraded = GameSession(row("over", 3), texts()).events_since(0)
    assert GameSession(row("over", 3), upgraded).events_since(0) == upgraded


@pytest.mark.anyio
async def test_a_stored_game_of_the_first_format_goes_on(database: str) -> None:
    store = Store(database)
    await store.open()
    numbered = dict(enumerate(texts()[:WHILE_PLAYED], 1))
    await store.write(Change("abcdefghijkl", creates=row("playing", 3)))
    await store.write(Change("abcdefghijkl", events=numbered, fields={"ply": 3}))
    await store.close()
    async with running_lobby(database) as lobby:
        actor = await lobby.actor("abcdefghijkl")
        with Listener.at(actor, ADA, since=8) as listener:
            missed = await listener.until("caught_up")
            assert [event["draw_offer"] for event in missed[:2]] == [None, "black"]
        view = await actor.view(ADA)
        assert (view.draw_offer, view.seq) == (Color.BLACK, WHILE_PLAYED)
