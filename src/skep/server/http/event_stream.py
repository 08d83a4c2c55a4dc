"""A game's messages as server-sent events, for programs and for `curl -N`."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Final

from starlette.responses import StreamingResponse

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from skep.server.http.rate_limits import Connections
    from skep.server.sessions.subscription import Subscription

__all__ = ["EventStream", "event_stream"]

QUIET_SECONDS: Final = 20.0
"""After so long without news a comment is sent, so that nobody takes the line for dead."""


class EventStream(StreamingResponse):
    """Server-sent events."""

    media_type = "text/event-stream"


def event_stream(subscription: Subscription, connections: Connections, client: str) -> EventStream:
    """What a subscription says, each message under its number."""
    return EventStream(
        _frames(subscription, connections, client), headers={"cache-control": "no-store"}
    )


async def _frames(
    subscription: Subscription, connections: Connections, client: str
) -> AsyncIterator[str]:
    with connections.held(client, subscription):
        news = aiter(subscription)
        waiting = asyncio.ensure_future(anext(news, None))
        try:
            while True:
                done, _ = await asyncio.wait([waiting], timeout=QUIET_SECONDS)
                if not done:
                    yield ": still here\n\n"
                    continue
                text = waiting.result()
                if text is None:
                    return
                yield frame(text)
                waiting = asyncio.ensure_future(anext(news, None))
        finally:
            waiting.cancel()


def frame(text: str) -> str:
    """One message as it stands in the stream; an event carries its number as id."""
    message = json.loads(text)
    seq = message["game"]["seq"] if message["type"] == "snapshot" else message.get("seq")
    return f"data: {text}\n\n" if seq is None else f"id: {seq}\ndata: {text}\n\n"
