"""What all tests share."""

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
