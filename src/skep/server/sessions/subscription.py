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
    """The messages for one listener: an async iterator of texts, ready to be sent.

    It ends when either side closes it, or when the listener reads too slowly.
    """

    __slots__ = ("_is_closed", "_messages", "_news", "_on_close", "player")

    def __init__(self, player: PlayerId | None, on_close: Callable[[Subscription], None]) -> None:
        self.player: PlayerId | None = player
        self._on_close = on_close
        self._messages: deque[str] = deque()
        self._news: asyncio.Future[None] | None = None
        self._is_closed = False

    @property
    def is_closed(self) -> bool:
        """Is it closed, so that no messages will be added?"""
        return self._is_closed

    def begin(self, texts: list[str]) -> None:
        """Queue all that the listener missed; there is no limit here."""
        self._messages.extend(texts)
        self._wake()

    def tell(self, text: str) -> None:
        """Queue a message; a listener with too many unread ones is closed."""
        if self._is_closed:
            return
        if len(self._messages) >= MOST_WAITING:
            self._messages.clear()
            self.close()
            return
        self._messages.append(text)
        self._wake()

    def close(self) -> None:
        """Close it; messages in the queue can still be read."""
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
