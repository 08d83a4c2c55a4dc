"""Leases in Redis: which nodes live, and which node owns which game.

A node proves that it lives by a key that expires (`node:ID`), and renews it often. A game's lease
(`game:ID`) names the node that owns it and is good while that node lives; so a node renews one key,
however many games it has. A lease also says when the node took the game and during which times
earlier nodes had it: clocks are charged for these times. The scripts run in Redis, one at a time.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from redis.exceptions import RedisError

from skep.server.store import Life

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from redis.asyncio import Redis

    from skep.server.metrics import Histogram

__all__ = ["FAILURES", "Lease", "Leases"]

FAILURES: Final = (RedisError, OSError)
"""What is raised when Redis fails or does not answer."""

_GAME_SECONDS: Final = 86400
"""A lease is forgotten after so long unless its owner repeats it."""
_MOST_SPANS: Final = 20
_CHUNK: Final = 500

_LIVES: Final = """
local function lives(node)
  return redis.call('EXISTS', 'skep:node:' .. node) == 1
end
"""

# ARGV: node, now, milliseconds to live, is it new (1 or 0). Returns the nodes that live, or false
# if this one has been dead for a moment: others may have taken its games.
_RENEW: Final = (
    _LIVES
    + """
local node, now = ARGV[1], ARGV[2]
if ARGV[4] == '0' and not lives(node) then return false end
redis.call('SET', 'skep:node:' .. node, now, 'PX', ARGV[3])
redis.call('SET', 'skep:alive:' .. node, now, 'EX', 86400)
redis.call('SADD', 'skep:nodes', node)
local living = {}
for _, each in ipairs(redis.call('SMEMBERS', 'skep:nodes')) do
  if lives(each) then table.insert(living, each) else redis.call('SREM', 'skep:nodes', each) end
end
return living
"""
)

# ARGV: node, now, game, seconds to keep. Returns the lease that is good now: ours if nobody living
# has one, and false if we are dead ourselves.
_CLAIM: Final = (
    _LIVES
    + """
local node, now, key = ARGV[1], ARGV[2], 'skep:game:' .. ARGV[3]
if not lives(node) then return false end
local spans, known, found = {}, false, redis.call('GET', key)
if found then
  local lease = cjson.decode(found)
  if lease.node ~= '' and lives(lease.node) then return found end
  spans, known = lease.spans, true
  if lease.node ~= '' then
    local alive = redis.call('GET', 'skep:alive:' .. lease.node)
    if alive then table.insert(spans, {lease.since, tonumber(alive)}) end
  end
  while #spans > tonumber(ARGV[5]) do table.remove(spans, 1) end
end
local lease = cjson.encode({node = node, since = tonumber(now), spans = spans, known = known})
redis.call('SET', key, lease, 'EX', ARGV[4])
return lease
"""
)

# ARGV: node, seconds to keep, and game and lease in turn. Returns the games that others have.
_KEEP: Final = """
local lost = {}
for i = 3, #ARGV, 2 do
  local key = 'skep:game:' .. ARGV[i]
  local found = redis.call('GET', key)
  if not found or cjson.decode(found).node == ARGV[1] then
    redis.call('SET', key, ARGV[i + 1], 'EX', ARGV[2])
  else
    table.insert(lost, ARGV[i])
  end
end
return lost
"""

# ARGV: node, now, seconds to keep, and game and whether its clock matters (1 or 0) in turn.
_RELEASE: Final = """
for i = 4, #ARGV, 2 do
  local key = 'skep:game:' .. ARGV[i]
  local found = redis.call('GET', key)
  local lease = found and cjson.decode(found)
  if lease and lease.node == ARGV[1] then
    if ARGV[i + 1] == '1' then
      table.insert(lease.spans, {lease.since, tonumber(ARGV[2])})
      lease.node, lease.known = '', true
      redis.call('SET', key, cjson.encode(lease), 'EX', ARGV[3])
    else
      redis.call('DEL', key)
    end
  end
end
return true
"""

# ARGV: node. It leaves, and its leases are good no longer.
_LEAVE: Final = """
redis.call('DEL', 'skep:node:' .. ARGV[1])
redis.call('SREM', 'skep:nodes', ARGV[1])
return true
"""


@dataclass(frozen=True, slots=True)
class Lease:
    """Who owns a game, since when, and when it was owned before."""

    node: str
    since: int
    spans: tuple[Life, ...]
    """The times in which earlier nodes had the game."""
    known: bool
    """Was there a lease before this one? If not, only the database knows what happened before."""
    text: str

    @classmethod
    def read(cls, text: str) -> Lease:
        """Read the JSON of a lease."""
        found: dict[str, Any] = json.loads(text)
        spans = tuple(Life(int(began), int(ended)) for began, ended in found["spans"] or ())
        return cls(found["node"], int(found["since"]), spans, found["known"], text)

    def with_spans(self, spans: Sequence[Life]) -> Lease:
        """The same lease, now that the times before it are known."""
        kept = tuple(sorted(spans)[-_MOST_SPANS:])
        fields = {"node": self.node, "since": self.since, "spans": kept, "known": True}
        return Lease(self.node, self.since, kept, known=True, text=json.dumps(fields))


class Leases:
    """The leases of one node; every call raises one of FAILURES if Redis fails."""

    def __init__(self, redis: Redis, seconds: float, times: Histogram) -> None:
        """Prepare; a node that is not renewed for so many seconds is dead."""
        self._redis = redis
        self._milliseconds = round(1000 * seconds)
        self._timeout = seconds / 3
        self._times = times
        self._renew = redis.register_script(_RENEW)
        self._claim = redis.register_script(_CLAIM)
        self._keep = redis.register_script(_KEEP)
        self._release = redis.register_script(_RELEASE)
        self._leave = redis.register_script(_LEAVE)

    async def renew(self, node: str, now: int, *, is_new: bool) -> list[str] | None:
        """Prove that a node lives; returns all that do, or None if it was taken for dead."""
        args = [node, now, self._milliseconds, int(is_new)]
        found: list[str] | None = await self._run("renew", self._renew, args)
        return found

    async def claim(self, node: str, game: str, now: int) -> Lease | None:
        """The lease of a game, which is ours if no living node has it; None if we are dead."""
        args = [node, now, game, _GAME_SECONDS, _MOST_SPANS]
        found: str | None = await self._run("claim", self._claim, args)
        return None if found is None else Lease.read(found)

    async def find(self, games: Sequence[str]) -> dict[str, Lease]:
        """The leases that some games have; their nodes may be dead."""
        found: dict[str, Lease] = {}
        for start in range(0, len(games), _CHUNK):
            some = games[start : start + _CHUNK]
            with self._times.timed("find"):
                async with asyncio.timeout(self._timeout):
                    texts = await self._redis.mget([f"skep:game:{game}" for game in some])
            pairs = zip(some, texts, strict=True)
            found |= {game: Lease.read(text) for game, text in pairs if isinstance(text, str)}
        return found

    async def keep(self, node: str, leases: Sequence[tuple[str, Lease]]) -> list[str]:
        """Repeat leases, which Redis may have lost; returns the games that others have."""
        lost: list[str] = []
        for start in range(0, len(leases), _CHUNK):
            pairs = leases[start : start + _CHUNK]
            texts = [text for game, lease in pairs for text in (game, lease.text)]
            lost += await self._run("keep", self._keep, [node, _GAME_SECONDS, *texts])
        return lost

    async def release(self, node: str, games: Mapping[str, bool], now: int) -> None:
        """Give games up; for those that are mapped to True the times of owners are kept."""
        listed = list(games.items())
        for start in range(0, len(listed), _CHUNK):
            pairs = listed[start : start + _CHUNK]
            texts = [text for game, keeps in pairs for text in (game, str(int(keeps)))]
            await self._run("release", self._release, [node, now, _GAME_SECONDS, *texts])

    async def leave(self, node: str) -> None:
        """Tell everybody that a node ends."""
        await self._run("leave", self._leave, [node])

    async def _run(self, name: str, script: Any, args: list[Any]) -> Any:  # noqa: ANN401 - what a script returns
        with self._times.timed(name):
            async with asyncio.timeout(self._timeout):
                return await script(keys=[], args=args)
