"""Bans and quotas in memory: who may not play, and whose limits are larger or smaller.

A subject is a player, by the hash of its token, or a network of addresses. The store has them; each
node reads them now and then, so a ban holds everywhere within seconds.
"""

from __future__ import annotations

import ipaddress
import re
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["AccessRules", "Rule", "read_subject"]

_PLAYER: Final = re.compile("[0-9a-f]{64}")
_MOST_CACHED: Final = 10_000
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Rule(NamedTuple):
    """A ban, with the time of its end, or a quota, with its factor."""

    subject: str
    value: float | None


def read_subject(text: str) -> str:
    """A player or a network as it is stored; raises ProblemError for anything else.

    >>> read_subject("203.0.113.7"), read_subject("2001:DB8:0::/48")
    ('203.0.113.7/32', '2001:db8::/48')
    """
    text = text.strip().lower()
    if _PLAYER.fullmatch(text):
        return text
    try:
        return str(_network(text))
    except ValueError:
        message = "This is neither a player, as `skep admin games` shows, nor an address."
        raise ProblemError(422, "bad_request", message) from None


def _network(text: str) -> Network:
    network = ipaddress.ip_network(text, strict=False)
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None and network.prefixlen >= 96:
        return ipaddress.ip_network((mapped, network.prefixlen - 96), strict=False)
    return network


class AccessRules:
    """The bans and quotas that hold now."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._bans: dict[str, float | None] = {}
        self._quotas: dict[str, float | None] = {}
        self._networks: list[tuple[Network, str]] = []
        self._cache: dict[str, tuple[str, ...]] = {}
        self.on_change: Callable[[], None] = lambda: None
        """Called when the rules have changed."""

    def replace(self, bans: Iterable[Rule], quotas: Iterable[Rule]) -> None:
        """Take new rules in place of the old ones; bans end at a time in seconds, or never."""
        before = self._bans, self._quotas
        self._bans = {rule.subject: rule.value for rule in bans}
        self._quotas = {rule.subject: rule.value for rule in quotas}
        if before == (self._bans, self._quotas):
            return
        subjects = {*self._bans, *self._quotas}
        self._networks = sorted(
            ((_network(each), each) for each in subjects if not _PLAYER.fullmatch(each)),
            key=lambda pair: -pair[0].prefixlen,
        )
        self._cache = {}
        self.on_change()

    def check(self, who: str | None) -> None:
        """Raise ProblemError if a player or a client is banned."""
        if not self._bans or who is None:
            return
        for subject in self._matching(who):
            if subject in self._bans:
                until = self._bans[subject]
                if until is None or until > self._clock():
                    message = "The operator of this server has banned you."
                    raise ProblemError(403, "banned", message)

    def factor(self, who: str) -> float:
        """How many times as large the limits of a player or a client are; the narrowest counts."""
        if self._quotas:
            for subject in self._matching(who):
                if (factor := self._quotas.get(subject)) is not None:
                    return factor
        return 1.0

    def _matching(self, who: str) -> tuple[str, ...]:
        """The subjects that somebody is, or is in, the narrowest first."""
        found = self._cache.get(who)
        if found is None:
            if len(self._cache) >= _MOST_CACHED:
                self._cache = {}
            found = self._cache[who] = tuple(self._look_up(who))
        return found

    def _look_up(self, who: str) -> Iterable[str]:
        if _PLAYER.fullmatch(who):
            return (who,)
        try:
            client = _network(who)
        except ValueError:  # a client without an address, such as a socket file
            return ()
        # A client of IPv6 is a whole /64 network: a ban of one address in it holds for all of it.
        return (subject for network, subject in self._networks if network.overlaps(client))
