"""The messages of a game to listeners on other nodes.

The owner has an ordinary subscription for each listener, and passes its messages on; the node of
the listener puts them into a subscription of its own. Messages are numbered: where one is missing
the subscription is closed, and the client comes again and goes on by event number.
"""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep.server.problems import ProblemError
from skep.server.sessions.subscription import Subscription

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skep.server.cluster.mailbox import Json
    from skep.server.identity import PlayerId

__all__ = ["Forwarder", "RemoteListeners"]


class Forwarder:
    """On the owner's node: the subscriptions of listeners on other nodes."""

    def __init__(self, post: Callable[[str, Json], None]) -> None:
        self._post = post
        self._subscriptions: dict[tuple[str, int], Subscription] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: dict[str, list[Json]] = {}
        """What is sent to each node at the end of this turn of the event loop."""
        self._places: dict[tuple[str, int], int] = {}
        """Where the last of these messages to a listener stands."""

    def add(self, node: str, number: int, subscription: Subscription) -> None:
        """Pass the messages of a subscription on to a listener, by node and number."""
        self._subscriptions[node, number] = subscription
        task = asyncio.create_task(self._forward(node, number, subscription))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def remove(self, node: str, number: int) -> None:
        """End a subscription whose listener has left."""
        subscription = self._subscriptions.pop((node, number), None)
        if subscription is not None:
            subscription.close()

    def forget(self, node: str | None = None) -> None:
        """End the subscriptions of a node that has ended, or of all."""
        for each, number in tuple(self._subscriptions):
            if node is None or each == node:
                self.remove(each, number)

    async def _forward(self, node: str, number: int, subscription: Subscription) -> None:
        count = itertools.count()
        async for text in subscription:
            self._tell(node, number, next(count), text)
        if self._subscriptions.pop((node, number), None) is not None:
            self._tell(node, number, next(count), None)

    def _tell(self, node: str, number: int, count: int, text: str | None) -> None:
        """Send a message to a listener; one that goes to several of a node is sent once."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        messages = self._waiting.setdefault(node, [])
        first = self._places.get((node, number), -1) + 1
        for place in range(first, len(messages)):
            if messages[place]["text"] == text:
                break
        else:
            place = len(messages)
            messages.append({"listeners": [], "text": text})
        messages[place]["listeners"].append((number, count))
        self._places[node, number] = place

    def flush(self) -> None:
        """Send what waits."""
        waiting, self._waiting = self._waiting, {}
        self._places.clear()
        for node, messages in waiting.items():
            for message in messages:
                self._post(node, message)


@dataclass(slots=True)
class _Listener:
    node: str
    subscription: Subscription
    expected: int = 0


class RemoteListeners:
    """On the listeners' node: subscriptions to games that other nodes own."""

    def __init__(self, post: Callable[[str, Json], None]) -> None:
        self._post = post
        self._numbers = itertools.count(1)
        self._listeners: dict[int, _Listener] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def subscribe(
        self,
        node: str,
        player: PlayerId | None,
        listen: Callable[[int], Awaitable[object]],
    ) -> Subscription:
        """A subscription to a game of a node; `listen` asks that node for it, by number."""
        number = next(self._numbers)
        subscription = Subscription(player, lambda _: self._leave(number))
        self._listeners[number] = _Listener(node, subscription)
        task = asyncio.create_task(self._begin(subscription, listen(number)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return subscription

    async def _begin(self, subscription: Subscription, asked: Awaitable[object]) -> None:
        try:
            await asked
        except ProblemError:
            subscription.close()  # the client comes again, and is told more then

    def _leave(self, number: int) -> None:
        listener = self._listeners.pop(number, None)
        if listener is not None:
            self._post(listener.node, {"leave": number})

    def take(self, node: str, message: Json) -> None:
        """Take a message for some listeners; one that has come before is ignored."""
        text: str | None = message["text"]
        for number, count in message["listeners"]:
            listener = self._listeners.get(number)
            if listener is None or listener.node != node or count < listener.expected:
                continue
            if count > listener.expected or text is None:
                listener.subscription.close()
            else:
                listener.expected += 1
                listener.subscription.tell(text)

    def forget(self, node: str | None = None) -> None:
        """Close the subscriptions to a node that has ended, or to all."""
        for listener in tuple(self._listeners.values()):
            if node is None or listener.node == node:
                listener.subscription.close()
