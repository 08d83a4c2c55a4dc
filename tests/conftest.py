"""What all tests share."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# An example may take as long as a busy machine needs; and what fails in CI must fail here too, so
# the examples are the same in every run.
settings.register_profile(
    "skep", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("skep")

# A shell has programs that it starts in the background ignore Ctrl-C, and the programs that tests
# start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the root of the source tree."""
    return Path(__file__).parents[1]


@pytest.fixture(scope="session", autouse=True)
def plain_environment() -> Iterator[None]:
    """Remove what the caller's environment says about language, colours and terminal size."""
    language = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    terminal = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
    with pytest.MonkeyPatch.context() as patch:
        for name in language + terminal:
            patch.delenv(name, raising=False)
        yield


@pytest.fixture(params=["asyncio"] if sys.platform == "win32" else ["asyncio", "uvloop"])
def each_event_loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the test on the event loop of the library, and on that of `skep serve`."""
    if request.param == "uvloop":
        uvloop = import_module("uvloop")
        uvloop.new_event_loop().close()  # the first one opens a pipe for all that follow
        monkeypatch.setattr("scripted_engines.loop_factory", uvloop.new_event_loop)


def descriptors() -> set[str]:
    """The numbers of what is open: another test's thread may still close what it had."""
    folder = Path("/proc/self/fd")
    return {entry.name for entry in folder.iterdir()} if folder.exists() else set()


@pytest.fixture
def nothing_is_left() -> Iterator[None]:
    """No process, zombie, file descriptor or thread outlives a test."""
    open_before, threads_before = descriptors(), set(threading.enumerate())
    yield
    if sys.platform != "win32":
        with pytest.raises(ChildProcessError):
            os.waitpid(-1, os.WNOHANG)
    deadline = time.monotonic() + 120
    for thread in set(threading.enumerate()) - threads_before:
        thread.join(deadline - time.monotonic())  # it waited for the process, and is about to end
        assert not thread.is_alive(), thread
    assert descriptors() - open_before == set()
