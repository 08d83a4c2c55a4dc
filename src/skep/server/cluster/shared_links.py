"""One-time links to seats in Redis, so that one made on a node can be used on any other."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from skep.server.cluster.leases import FAILURES
from skep.server.problems import unavailable
from skep.server.sessions.seat_links import LINK_SECONDS, Link

if TYPE_CHECKING:
    from redis.asyncio import Redis

__all__ = ["SharedLinks"]

_SECONDS: Final = round(LINK_SECONDS)


class SharedLinks:
    """The links of all nodes; ProblemError is raised while Redis does not answer."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def put(self, hashed: str, link: Link) -> None:
        """Keep a link; it replaces an earlier one for the same seat."""
        text = json.dumps({"game": link.game, "owner": link.owner})
        seat = f"skep:link-of:{link.game}:{link.owner}"
        try:
            earlier = await self._redis.set(seat, hashed, ex=_SECONDS, get=True)
            if earlier:
                await self._redis.delete(_key(str(earlier)))
            await self._redis.set(_key(hashed), text, ex=_SECONDS)
        except FAILURES as error:
            raise unavailable() from error

    async def find(self, hashed: str) -> Link | None:
        """The link of a code, if it is still good."""
        try:
            return _read(await self._redis.get(_key(hashed)))
        except FAILURES as error:
            raise unavailable() from error

    async def take(self, hashed: str) -> Link | None:
        """Find a link and forget it: it is given to one caller only."""
        try:
            return _read(await self._redis.getdel(_key(hashed)))
        except FAILURES as error:
            raise unavailable() from error


def _key(hashed: str) -> str:
    return f"skep:link:{hashed}"


def _read(text: object) -> Link | None:
    return None if text is None else Link(**json.loads(str(text)))
