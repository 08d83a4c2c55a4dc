"""Rate limits and the limit of open connections, with a clock that the test sets."""

from __future__ import annotations

import pytest

from skep.server.http.rate_limits import Bucket, Connections, RateLimit, client_key
from skep.server.problems import ProblemError
from skep.server.settings import Allowance, ClientLimits


class FakeConnection:
    def __init__(self) -> None:
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True


def test_a_bucket_is_used_up_and_fills_again() -> None:
    bucket = Bucket(Allowance(burst=2, per_second=0.5), now=0)
    assert [bucket.take(0), bucket.take(0)] == [0, 0]
    assert bucket.take(0) == 2
    assert bucket.take(1) == 1
    assert bucket.take(2) == 0
    assert bucket.take(1000) == bucket.take(1000) == 0
    assert bucket.take(1000) > 0


def test_a_rate_limit_counts_each_client_apart() -> None:
    now = 0.0
    meter = RateLimit("things", Allowance(burst=1, per_second=1), lambda: now)
    meter.charge("one")
    meter.charge("other")
    with pytest.raises(ProblemError) as refused:
        meter.charge("one")
    assert (refused.value.status, refused.value.code) == (429, "too_many")
    assert refused.value.response().headers["retry-after"] == "2"
    now = 1.0
    meter.charge("one")


def test_a_rate_limit_drops_the_longest_idle_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.server.http.rate_limits._MOST_CLIENTS", 2)
    meter = RateLimit("things", Allowance(burst=1, per_second=0.001), lambda: 0.0)
    for client in ("one", "two", "three"):
        meter.charge(client)
    meter.charge("one")
    with pytest.raises(ProblemError):
        meter.charge("three")


def test_connections_are_counted_for_each_client_and_for_all() -> None:
    connections = Connections(ClientLimits(connections_per_client=1, connections=2))
    first, second = FakeConnection(), FakeConnection()
    connections.check("one")
    with connections.held("one", first):
        with pytest.raises(ProblemError):
            connections.check("one")
        connections.check("other")
        with connections.held("other", second):
            with pytest.raises(ProblemError):
                connections.check("third")
            assert len(connections) == 2
        assert second.is_closed
    assert first.is_closed
    assert len(connections) == 0
    connections.check("one")


def test_all_connections_are_closed_at_shutdown() -> None:
    connections = Connections(ClientLimits())
    line = FakeConnection()
    with connections.held("one", line):
        connections.hang_up()
        assert line.is_closed


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:cb00:7108", "203.0.113.8"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_is_one_client(host: str, key: str) -> None:
    assert client_key({"client": (host, 1)}) == key


def test_a_client_without_an_address() -> None:
    assert client_key({"client": None}) == client_key({}) == ""
