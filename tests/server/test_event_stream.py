"""The event stream by itself: comments while nothing happens, and what the end of it frees."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import aclosing

import pytest

from server.game_helpers import ADA
from skep.server.http import event_stream
from skep.server.http.rate_limits import Connections
from skep.server.sessions.subscription import Subscription
from skep.server.settings import ClientLimits

pytestmark = pytest.mark.anyio

MOVED = json.dumps({"type": "moved", "seq": 7})


def opened(subscription: Subscription, connections: Connections) -> AsyncIterator[str]:
    """The parts of a response, as the server is about to send them."""
    return event_stream.event_stream(subscription, connections, "client").body_iterator  # type: ignore[return-value]


async def test_comments_are_sent_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "QUIET_SECONDS", 0.0)
    subscription = Subscription(ADA, lambda _: None)
    frames = opened(subscription, Connections(ClientLimits()))
    for _ in range(3):
        assert await anext(frames) == ": still here\n\n"
    subscription.tell(MOVED)
    monkeypatch.setattr(event_stream, "QUIET_SECONDS", 60.0)
    assert await anext(frames) == f"id: 7\ndata: {MOVED}\n\n"


async def test_what_is_unread_when_a_subscription_ends_is_still_sent() -> None:
    subscription, connections = Subscription(ADA, lambda _: None), Connections(ClientLimits())
    frames = opened(subscription, connections)
    subscription.tell(MOVED)
    subscription.tell('{"type": "turn"}')
    subscription.close()
    assert [frame async for frame in frames] == [
        f"id: 7\ndata: {MOVED}\n\n",
        'data: {"type": "turn"}\n\n',
    ]
    assert len(connections) == 0


async def test_a_reader_who_goes_away_frees_the_connection() -> None:
    ended: list[Subscription] = []
    subscription, connections = Subscription(ADA, ended.append), Connections(ClientLimits())
    subscription.tell(MOVED)
    async with aclosing(opened(subscription, connections)) as frames:  # type: ignore[type-var]
        await anext(frames)
        assert len(connections) == 1
    assert len(connections) == 0
    assert ended == [subscription]
