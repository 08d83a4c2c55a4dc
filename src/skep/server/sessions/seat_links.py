"""One-time links that carry a seat to another device.

A seat belongs to a token, which stays in one browser. A link has a random code that is good once
and for ten minutes; whoever opens it gets the seat, and the old device watches from then on. Codes
are kept in memory and only as hashes: after a restart the player makes a new link.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep.server.messages import SeatLink
from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.identity import PlayerId
    from skep.server.messages import GameView
    from skep.server.sessions.actor import GameActor
    from skep.server.sessions.timing import Moment

__all__ = ["SeatLinks"]

LINK_SECONDS: Final = 600.0
_CODE_BYTES: Final = 24
_MOST_LINKS: Final = 10_000


@dataclass(frozen=True, slots=True)
class _Link:
    game: str
    owner: PlayerId
    expires: float


class SeatLinks:
    """The links that have not been used yet; a player has one for each game."""

    def __init__(self, time: Callable[[], Moment]) -> None:
        self._time = time
        self._links: OrderedDict[str, _Link] = OrderedDict()

    def __len__(self) -> int:
        return len(self._links)

    async def create(self, actor: GameActor, player: PlayerId) -> SeatLink:
        """Make a link for a player's seat; it replaces an earlier one for the same seat."""
        view = await actor.view(player)
        if not (view.seats.white.yours or view.seats.black.yours):
            raise ProblemError(403, "not_your_seat", "You have no seat in this game.")
        for code, link in tuple(self._links.items()):
            if (link.game, link.owner) == (actor.id, player) or link.expires < self._time().now:
                del self._links[code]
        code = secrets.token_urlsafe(_CODE_BYTES)
        self._links[_hash(code)] = _Link(actor.id, player, self._time().now + LINK_SECONDS)
        while len(self._links) > _MOST_LINKS:
            self._links.popitem(last=False)
        return SeatLink(code=code, expires_in=LINK_SECONDS)

    async def use(self, actor: GameActor, player: PlayerId, code: str) -> GameView:
        """Give the seat of a link to the player who opens it; the link is used up."""
        hashed = _hash(code)
        link = self._links.get(hashed)
        if link is None or link.game != actor.id or link.expires < self._time().now:
            raise ProblemError(
                410, "link_expired", "This link has been used, or it is too old: make a new one."
            )
        if link.owner == player:  # opened where it was made: it stays good for the other device
            return await actor.view(player)
        del self._links[hashed]
        try:
            return await actor.move_seat(link.owner, player)
        except ProblemError:
            self._links[hashed] = link
            raise


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
