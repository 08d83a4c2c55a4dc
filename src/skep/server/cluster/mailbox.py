"""Messages between nodes: each node listens to a channel of Redis with its own name.

Messages to a node are sent in order. One that Redis did not take is sent again, so it may arrive
twice; whoever minds numbers them. What a node misses while it does not listen is lost: when it
listens again, it trusts nothing that it has heard before.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from skep.server.cluster.leases import FAILURES

if TYPE_CHECKING:
    from collections.abc import Callable

    from redis.asyncio import Redis

__all__ = ["Json", "Mailbox"]

_log = logging.getLogger(__name__)

Json: TypeAlias = dict[str, Any]

_PAUSE: Final = 0.1
_POLL: Final = 1.0
_MOST_AT_ONCE: Final = 200
_FORMAT: Final = 1
"""The version of the messages; a node ignores those of another one."""


class _Outbox:
    """The messages that wait to be sent to one node."""

    def __init__(self, send: asyncio.Task[None]) -> None:
        self.messages: deque[Json] = deque()
        self.news = asyncio.Event()
        self.task = send


class Mailbox:
    """Sends messages to other nodes and receives those to this one."""

    def __init__(
        self,
        redis: Redis,
        on_message: Callable[[str, Json], None],
        on_interruption: Callable[[], None],
        on_deaf: Callable[[str], None],
    ) -> None:
        """Prepare; `on_message` gets the sender and a message.

        `on_interruption` is called when messages may have been lost, `on_deaf` with a node that
        does not listen.
        """
        self._redis = redis
        self._on_message = on_message
        self._on_interruption = on_interruption
        self._on_deaf = on_deaf
        self._node = ""
        self._outboxes: dict[str, _Outbox] = {}
        self._listening: asyncio.Task[None] | None = None

    async def open(self, node: str) -> None:
        """Listen under a name; returns when Redis passes messages on. Waits until Redis answers."""
        await self.close()
        self._node = node
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready), name="messages of nodes")
        await ready.wait()

    async def close(self) -> None:
        """Listen no more, and drop what was not sent."""
        tasks = [outbox.task for outbox in self._outboxes.values()]
        tasks += [] if self._listening is None else [self._listening]
        self._outboxes, self._listening = {}, None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def post(self, node: str, message: Json) -> None:
        """Send a message to a node, after those before it."""
        outbox = self._outboxes.get(node)
        if outbox is None:
            sending = asyncio.create_task(self._send_all(node), name=f"messages to {node}")
            outbox = self._outboxes[node] = _Outbox(sending)
        outbox.messages.append(message)
        outbox.news.set()

    def forget(self, node: str) -> None:
        """Drop what waits for a node that has ended."""
        outbox = self._outboxes.pop(node, None)
        if outbox is not None:
            outbox.task.cancel()

    async def flush(self) -> None:
        """Wait until everything is sent."""
        while any(outbox.messages for outbox in self._outboxes.values()):
            await asyncio.sleep(0.005)

    async def _send_all(self, node: str) -> None:
        await asyncio.sleep(0)  # until it stands among the outboxes
        outbox = self._outboxes[node]
        while True:
            await outbox.news.wait()
            outbox.news.clear()
            while outbox.messages:
                batch = list(outbox.messages)[:_MOST_AT_ONCE]
                envelope = {"format": _FORMAT, "from": self._node, "messages": batch}
                text = json.dumps(envelope, separators=(",", ":"))
                try:
                    heard = await self._redis.publish(_channel(node), text)
                except FAILURES:
                    await asyncio.sleep(_PAUSE)
                    continue
                for _ in batch:
                    outbox.messages.popleft()
                if not heard:
                    del self._outboxes[node]
                    self._on_deaf(node)
                    return

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            pubsub = self._redis.pubsub()
            try:
                await pubsub.subscribe(_channel(self._node))
                while True:
                    received = await pubsub.get_message(timeout=_POLL)
                    if received is None:
                        continue
                    if received["type"] == "subscribe":
                        ready.set()
                    elif received["type"] == "message":
                        self._take(received["data"])
            except FAILURES:
                if ready.is_set():
                    self._on_interruption()
                await asyncio.sleep(_PAUSE)
            finally:
                await pubsub.aclose()  # type: ignore[no-untyped-call]

    def _take(self, text: str) -> None:
        envelope: Json = json.loads(text)
        if envelope.get("format") != _FORMAT:
            _log.warning("a node of another version sends messages that this one does not know")
            return
        for message in envelope["messages"]:
            self._on_message(envelope["from"], message)


def _channel(node: str) -> str:
    return f"skep:to:{node}"
