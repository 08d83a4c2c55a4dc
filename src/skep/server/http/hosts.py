"""The names that a server answers to, against DNS rebinding and cross-site requests.

A page of another site can give its own name the address of this server; its requests then carry
that name in the header Host. A server answers only to its names: those that were configured or,
where none was, addresses, `localhost` and the name of the machine. A page cannot take any of these:
an address needs no name, and the others are resolved on this machine or in its network. A name that
only begins like the machine's, `myhost.evil.example`, is anybody's.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Scope

__all__ = ["Hosts"]

_LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_LONGEST: Final = 100


class Hosts:
    """The names of a server, and the checks of the headers Host and Origin."""

    def __init__(self, names: Iterable[str], machine: str | None = None) -> None:
        self._names = frozenset(name.strip().lower().rstrip(".") for name in names if name.strip())
        own = (socket.gethostname() if machine is None else machine).lower().rstrip(".")
        short = own.partition(".")[0]
        self._machine = frozenset({own, short, f"{short}.local"} if short else ())

    def check_host(self, scope: Scope) -> None:
        """Refuse a request for another name; programs of HTTP/1.0 may name none."""
        host = Headers(scope=scope).get("host")
        if host and not self.answers_to(_name_of(host)):
            raise ProblemError(
                421,
                "wrong_host",
                f"This server does not answer to the name {_shortened(host)}: it is started with"
                " --name, or SKEP_NAME, for each name that it has.",
            )

    def check_origin(self, scope: Scope) -> None:
        """Refuse requests that a page of another site sends with the user's cookie (CSRF).

        A browser names the page that asks; a program has no page, and no cookie that it did not
        choose to send. The scheme is not compared: behind a proxy ours is not the browser's.
        """
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return
        asking, host = _place_of(origin), headers.get("host")
        is_ours = asking is not None and _name_of(asking) in self._names
        if not is_ours and (not host or asking != host):
            raise ProblemError(
                403,
                "wrong_origin",
                "The request comes from a page of another site; a proxy must pass the header"
                " Host on.",
            )

    def answers_to(self, name: str) -> bool:
        """Is this one of our names?"""
        if name in _LOCAL or name in self._names:
            return True
        if self._names:
            return False
        if name.endswith(".localhost") or name in self._machine:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _name_of(host: str) -> str:
    """The name in a host with a port, in small letters and without brackets.

    >>> _name_of("Hive.Example:8000"), _name_of("[::1]:8000"), _name_of("[::1]")
    ('hive.example', '::1', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def _place_of(origin: str) -> str | None:
    """The host and port of an origin; None where it is no address, as `http://[`."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _shortened(host: str) -> str:
    return "".join(letter for letter in host[:_LONGEST] if letter.isprintable())
