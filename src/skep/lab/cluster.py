"""Work on many machines, by Ray: the extra `cluster`.

A cluster runs any code that it is sent. `local` starts one on this machine, which listens on
loopback alone and ends with the program.
"""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING, Any, Final, TypeVar

from skep import __version__
from skep.errors import SkepError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable
    from typing import Self

__all__ = ["LOCAL", "Cluster", "ClusterError"]

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"
"""The address that starts a cluster on this machine."""

_AUTO: Final = "auto"
_CONNECT: Final = 10.0
"""So many seconds a cluster may take to answer."""
_RETRIES: Final = 10
"""So often a piece of work is done again after its worker has died: it may be the work's fault."""
_LOOK: Final = 0.5
"""Every so many seconds it is asked whether to stop."""

# Ray has no other setting that makes it listen on loopback alone, and it reads this when imported.
_LOOPBACK: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}


class ClusterError(SkepError):
    """A cluster that cannot be reached, or on which work cannot be done."""


def _do(function: Callable[[Any], Any], version: str, item: Any) -> Any:  # noqa: ANN401
    """Call a function, as a worker does: what it depends on must be the same everywhere."""
    if version != __version__:
        raise ClusterError(
            f"a worker has Skep {__version__}, and {version} sends it work: "
            "install the same version everywhere"
        )
    return function(item)


def _check_reachable(address: str) -> None:
    """Raise ClusterError unless something listens at an address: Ray waits for minutes."""
    if address == _AUTO:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise ClusterError(
            f"no cluster at {address!r}: an address is HOST:PORT, ray://HOST:PORT, auto, or local"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), _CONNECT).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"no cluster at {address}: {error}") from None


class Cluster:
    """A connection to a Ray cluster, to be used in a `with` block.

    `address` is `local`, or what `ray.init` takes: `host:port` of the head, `ray://host:port`, or
    `auto` on a machine of the cluster. ClusterError if Ray is missing or there is no such cluster.
    """

    def __init__(self, address: str, *, workers: int | None = None) -> None:
        self._address = address
        self._workers = workers
        self._ray: Any = None

    def __enter__(self) -> Self:
        is_local = self._address == LOCAL
        if is_local:
            for name, value in _LOOPBACK.items():
                os.environ.setdefault(name, value)
        try:
            import ray  # noqa: PLC0415 - it is optional, and takes a second to load
        except ModuleNotFoundError:
            raise ClusterError('--cluster needs Ray: pip install "skep[cluster]"') from None
        if not is_local:
            _check_reachable(self._address)
        settings: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        if is_local:
            settings |= {"num_cpus": self._workers or os.cpu_count(), "include_dashboard": False}
        try:
            ray.init(address=self._address, **settings)
        except Exception as error:
            said = " ".join(str(error).split())
            raise ClusterError(f"no cluster at {self._address}: {said}") from error
        self._ray = ray
        return self

    def __exit__(self, *_: object) -> None:
        if self._ray is not None:
            self._ray.shutdown()

    @property
    def workers(self) -> int:
        """How many pieces of work are done at a time."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def spread(
        self,
        function: Callable[[T], R],
        items: Iterable[T],
        stop: Callable[[], bool] = lambda: False,
    ) -> Generator[R, None, None]:
        """Yield the results of a function for items, as they come, until told to stop.

        Items are taken when they are needed. One whose worker died is given to another. What the
        function raises is raised here; ClusterError if a piece of work kills every worker.
        """
        remote = self._ray.remote(_do).options(max_retries=_RETRIES, num_cpus=1)
        # It is sent to each worker once, whatever it holds.
        sent = self._ray.put(function)
        waiting: list[Any] = []
        source, left = iter(items), True
        try:
            while not stop():
                while left and len(waiting) < 2 * self.workers:
                    item = next(source, waiting)
                    left = item is not waiting
                    waiting += [remote.remote(sent, __version__, item)] if left else []
                if not waiting:
                    return
                done, waiting = self._ray.wait(waiting, timeout=_LOOK)
                for reference in done:
                    yield self._get(reference)
        finally:
            for reference in waiting:
                self._ray.cancel(reference, force=True)

    def _get(self, reference: Any) -> Any:  # noqa: ANN401
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            cause = getattr(error, "cause", None)
            raise (cause if isinstance(cause, Exception) else ClusterError(str(error))) from None
        except errors.RayError as error:
            said = " ".join(str(error).split())
            raise ClusterError(f"the work could not be done: {said}") from error
