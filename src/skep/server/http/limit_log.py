"""What happens when a limit bites: a count in the metrics, and a line in the log now and then."""

from __future__ import annotations

import ipaddress
import logging
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.metrics import Metrics

__all__ = ["LimitLog", "shortened"]

_log = logging.getLogger(__name__)

_QUIET_SECONDS: Final = 10.0
"""Between two lines for the same limit: an attack must not fill the log."""
_NETWORKS: Final = {4: 24, 6: 48}


def shortened(client: str) -> str:
    """An address without its last part, so that the log names a network and no person.

    >>> shortened("203.0.113.7")
    '203.0.113.0/24'
    >>> shortened("2001:db8:1:2::/64")
    '2001:db8:1::/48'
    """
    try:
        network = ipaddress.ip_network(client, strict=False)
    except ValueError:
        return client or "an unknown address"
    prefix = min(_NETWORKS[network.version], network.prefixlen)
    return str(network.supernet(new_prefix=prefix))


class LimitLog:
    """Counts every request, frame and connection that a limit refuses, and logs some of them."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._counter = metrics.limits
        self._clock = clock
        self._last: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def note(self, limit: str, client: str) -> None:
        """Note that a limit has refused something of a client."""
        self._counter.add(limit)
        now = self._clock()
        if now - self._last.get(limit, -_QUIET_SECONDS) < _QUIET_SECONDS:
            self._unsaid[limit] = self._unsaid.get(limit, 0) + 1
            return
        self._last[limit] = now
        more = self._unsaid.pop(limit, 0)
        since = f" ({more} more since the last such line)" if more else ""
        _log.warning("limit of %s reached by %s%s", limit, shortened(client), since)
