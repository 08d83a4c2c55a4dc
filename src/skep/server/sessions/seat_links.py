"""One-time links that carry a seat to another device.

A seat belongs to a token, which stays in one browser. A link has a random code that is good once
and for ten minutes; whoever opens it gets the seat, and the old device watches from then on. Codes
are kept only as hashes, in memory or, by several nodes, in Redis: after a restart of that the
player makes a new link.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from skep.server.messages import SeatLink
from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.identity import PlayerId
    from skep.server.messages import GameView
    from skep.server.sessions.game_handle import GameHandle
    from skep.server.sessions.timing import Moment

__all__ = ["LINK_SECONDS", "Link", "LinkStore", "LinksInMemory", "SeatLinks"]

LINK_SECONDS: Final = 600.0
_CODE_BYTES: Final = 24
_MOST_LINKS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Link:
    """Whose seat in which game a link carries."""

    game: str
    owner: PlayerId


class LinkStore(Protocol):
    """Where links are kept, by the hashes of their codes, until they are used or too old."""

    async def put(self, hashed: str, link: Link) -> None:
        """Keep a link; it replaces an earlier one for the same seat."""

    async def find(self, hashed: str) -> Link | None:
        """The link of a code, if it is still good."""

    async def take(self, hashed: str) -> Link | None:
        """Find a link and forget it: it is given to one caller only."""


class LinksInMemory:
    """The links of a server that is alone."""

    def __init__(self, time: Callable[[], Moment]) -> None:
        self._time = time
        self._links: OrderedDict[str, tuple[Link, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._links)

    async def put(self, hashed: str, link: Link) -> None:
        """Keep a link; it replaces an earlier one for the same seat."""
        now = self._time().now
        for each, (known, expires) in tuple(self._links.items()):
            if known == link or expires < now:
                del self._links[each]
        self._links[hashed] = link, now + LINK_SECONDS
        while len(self._links) > _MOST_LINKS:
            self._links.popitem(last=False)

    async def find(self, hashed: str) -> Link | None:
        """The link of a code, if it is still good."""
        link, expires = self._links.get(hashed, (None, 0.0))
        return link if expires >= self._time().now else None

    async def take(self, hashed: str) -> Link | None:
        """Find a link and forget it: it is given to one caller only."""
        link = await self.find(hashed)
        self._links.pop(hashed, None)
        return link


class SeatLinks:
    """Makes links and uses them up; a player has one for each game."""

    def __init__(self, links: LinkStore) -> None:
        self._links = links

    async def create(self, actor: GameHandle, player: PlayerId) -> SeatLink:
        """Make a link for a player's seat; it replaces an earlier one for the same seat."""
        view = await actor.view(player)
        if not (view.seats.white.yours or view.seats.black.yours):
            raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
        code = secrets.token_urlsafe(_CODE_BYTES)
        await self._links.put(_hash(code), Link(actor.id, player))
        return SeatLink(code=code, expires_in=LINK_SECONDS)

    async def use(self, actor: GameHandle, player: PlayerId, code: str) -> GameView:
        """Give the seat of a link to the player who opens it; the link is used up."""
        hashed = _hash(code)
        link = await self._links.find(hashed)
        if link is None or link.game != actor.id:
            raise _expired()
        if link.owner == player:  # opened where it was made: it stays good for the other device
            return await actor.view(player)
        if await self._links.take(hashed) is None:  # somebody else was faster
            raise _expired()
        try:
            return await actor.move_seat(link.owner, player)
        except ProblemError:
            await self._links.put(hashed, link)
            raise


def _expired() -> ProblemError:
    return ProblemError(
        410, "link_expired", "This link has been used, or it is too old: make a new one."
    )


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
