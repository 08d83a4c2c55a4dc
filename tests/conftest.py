"""What all tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# An example may take as long as a busy machine needs; and what fails in CI must fail here too, so
# the examples are the same in every run.
settings.register_profile(
    "skep", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("skep")


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the root of the source tree."""
    return Path(__file__).parents[1]


@pytest.fixture(scope="session", autouse=True)
def english() -> Iterator[None]:
    """Take away what the caller's environment says about the language."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        yield
