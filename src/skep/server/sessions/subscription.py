"""A subscription to the messages of a game."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self

    from skep.server.identity import PlayerId

__all__ = ["Subscription"]

MOST_WAITING: Final = 500
"""A listener with more unread messages is dropped; it can resume by number."""


class Subscription:
    """What is told to one listener: an async iterator of messages, ready to be sent.

    It ends when it is closed from either side, or when the listener does not keep up.
    """

    __slots__ = ("_is_closed", "_messages", "_news", "_on_close", "player")

    def __init__(self, player: PlayerId | None, on_close: Callable[[Subscription], None]) -> None:
        self.player = player
        self._on_close = on_close
        self._messages: deque[str] = deque()
        self._news: asyncio.Future[None] | None = None
        self._is_closed = False

    @property
    def is_closed(self) -> bool:
        """Is there nothing more to come?"""
        return self._is_closed

    def begin(self, texts: list[str]) -> None:
        """Give the listener all it has missed, however much that is."""
        self._messages.extend(texts)
        self._wake()

    def tell(self, text: str) -> None:
        """Give the listener a message."""
        if self._is_closed:
            return
        if len(self._messages) >= MOST_WAITING:
            self._messages.clear()
            self.close()
            return
        self._messages.append(text)
        self._wake()

    def close(self) -> None:
        """End it; what is not read yet can still be read."""
        if not self._is_closed:
            self._is_closed = True
            self._on_close(self)
            self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> str:
        while not self._messages:
            if self._is_closed:
                raise StopAsyncIteration
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._messages.popleft()
