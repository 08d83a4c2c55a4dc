"""Messages between nodes: gaps, repetitions, interruptions, and nodes of another version."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator

import pytest
from redis.asyncio import Redis

from server.engine_helpers import eventually
from server.game_helpers import ADA, PATIENCE, Json
from server.local_redis import LocalRedis, running_redis
from skep.server.cluster.calls import Calls, MovedError, answer_to, refusal_of
from skep.server.cluster.cluster import Cluster
from skep.server.cluster.leases import Lease, Leases
from skep.server.cluster.mailbox import Mailbox
from skep.server.cluster.questions import carry_out
from skep.server.cluster.relay import Forwarder, RemoteListeners
from skep.server.metrics import Metrics
from skep.server.problems import ProblemError, not_found
from skep.server.sessions.subscription import Subscription
from skep.server.sessions.timing import ServerTime
from skep.server.store import Life

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server() -> Iterator[LocalRedis]:
    with running_redis() as one:
        yield one


@pytest.fixture
async def redis(server: LocalRedis) -> AsyncIterator[Redis]:
    one = Redis.from_url(server.url, decode_responses=True)
    await one.flushall()
    yield one
    await one.aclose()


# ---- listeners


async def nothing(_: int) -> None:
    pass


class Relay:
    """Listeners of one node, to whom the test sends what it likes."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, Json]] = []
        self.listeners = RemoteListeners(lambda node, message: self.posted.append((node, message)))

    def tell(self, text: str | None, *to: tuple[int, int]) -> None:
        self.listeners.take("owner", {"listeners": to, "text": text})


async def rest(subscription: Subscription) -> list[str]:
    async with asyncio.timeout(PATIENCE):
        return [text async for text in subscription]


async def test_a_message_that_comes_twice_is_told_once() -> None:
    relay = Relay()
    first, second = [relay.listeners.subscribe("owner", ADA, nothing) for _ in range(2)]
    relay.tell("a", (1, 0), (2, 0))
    relay.tell("a", (1, 0), (2, 0))
    relay.tell("b", (1, 1))
    relay.tell(None, (1, 2), (2, 1), (7, 0))
    assert await rest(first) == ["a", "b"]
    assert await rest(second) == ["a"]


async def test_a_missing_message_ends_the_subscription() -> None:
    relay = Relay()
    subscription = relay.listeners.subscribe("owner", ADA, nothing)
    relay.tell("a", (1, 0))
    relay.tell("c", (1, 2))
    assert await rest(subscription) == ["a"]
    assert relay.posted == [("owner", {"leave": 1})]


async def test_a_game_that_cannot_be_listened_to_ends_the_subscription() -> None:
    async def refuse(_: int) -> None:
        raise not_found()

    assert await rest(Relay().listeners.subscribe("owner", None, refuse)) == []


async def test_a_message_to_several_listeners_of_a_node_is_sent_once() -> None:
    posted: list[tuple[str, Json]] = []
    forwarder = Forwarder(lambda node, message: posted.append((node, message)))
    subscriptions = [Subscription(None, lambda _: None) for _ in range(3)]
    for number, subscription in enumerate(subscriptions):
        forwarder.add("b" if number == 2 else "a", number, subscription)
        subscription.begin(["x", "y", "x"])
    await eventually(lambda: len(posted) == 6)
    assert [message for node, message in posted if node == "a"] == [
        {"listeners": [(0, 0), (1, 0)], "text": "x"},
        {"listeners": [(0, 1), (1, 1)], "text": "y"},
        {"listeners": [(0, 2), (1, 2)], "text": "x"},
    ]
    subscriptions[0].close()
    await eventually(lambda: len(posted) == 7)
    assert posted[-1] == ("a", {"listeners": [(0, 3)], "text": None})
    forwarder.forget("a")
    assert (subscriptions[1].is_closed, subscriptions[2].is_closed) == (True, False)
    forwarder.forget()
    assert subscriptions[2].is_closed


# ---- questions


async def test_answers_and_refusals_of_another_node() -> None:
    calls: Calls

    def post(node: str, question: Json) -> None:
        number = question["call"]
        answers = {
            "good": answer_to(number, 7),
            "bad": refusal_of(number, ProblemError(409, "conflict", "No.", {"ply": 3})),
            "moved": refusal_of(number, MovedError("x")),
        }
        calls.take_answer(json.loads(json.dumps(answers[node])))
        calls.take_answer(answers["good"])

    calls = Calls(post, PATIENCE)
    assert await calls.ask("good", {}) == 7
    with pytest.raises(MovedError):
        await calls.ask("moved", {})
    with pytest.raises(ProblemError, match=r"No\.") as refused:
        await calls.ask("bad", {})
    problem = refused.value.problem
    assert (refused.value.status, problem.code, problem.detail) == (409, "conflict", {"ply": 3})


async def test_a_node_that_does_not_answer_is_not_waited_for() -> None:
    calls = Calls(lambda *_: None, 0.01)
    with pytest.raises(ProblemError, match="try again"):
        await calls.ask("slow", {})
    calls = Calls(lambda *_: None, PATIENCE)
    asked = [asyncio.create_task(calls.ask(node, {})) for node in ("dead", "alive")]
    await asyncio.sleep(0)
    calls.give_up("dead")
    with pytest.raises(ProblemError, match="try again"):
        await asked[0]
    assert not asked[1].done()
    calls.give_up()
    with pytest.raises(ProblemError, match="try again"):
        await asked[1]


async def test_what_a_newer_version_adds_is_ignored(server: LocalRedis) -> None:
    cluster = Cluster(server.url, 60.0, ServerTime(), Metrics())
    cluster.on_message("newer", {"news": 1})
    assert not cluster._tasks
    await cluster.node.redis.aclose()
    text = '{"node": "a", "since": 5, "spans": {}, "known": true, "mood": "good"}'
    assert Lease.read(text) == Lease("a", 5, (), known=True, text=text)


async def test_a_question_of_a_newer_version_is_refused() -> None:
    with pytest.raises(ProblemError, match="older version, without 'teleport'"):
        await carry_out(None, {"what": "teleport", "player": None})  # type: ignore[arg-type]


# ---- the mailbox


class Post:
    """A mailbox whose messages the test reads."""

    def __init__(self, redis: Redis) -> None:
        self.received: list[tuple[str, Json]] = []
        self.interruptions = 0
        self.deaf: list[str] = []
        self.mailbox = Mailbox(
            redis, lambda *message: self.received.append(message), self._interrupt, self.deaf.append
        )

    def _interrupt(self) -> None:
        self.interruptions += 1


async def test_messages_arrive_in_order_and_interruptions_are_noticed(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = Post(redis), Post(redis)
    async with asyncio.timeout(PATIENCE):
        await here.mailbox.open("here")
        await there.mailbox.open("there")
        for number in range(1000):
            here.mailbox.post("there", {"number": number})
        await eventually(lambda: len(there.received) == 1000)
        assert there.received == [("here", {"number": number}) for number in range(1000)]
        with caplog.at_level(logging.WARNING):
            await redis.publish("skep:to:there", json.dumps({"format": 2, "news": 1}))
            await eventually(lambda: "another version" in caplog.text)
        await redis.client_kill_filter(_type="pubsub")
        await eventually(lambda: here.interruptions + there.interruptions == 2)
        here.mailbox.post("nobody", {})
        await eventually(lambda: here.deaf == ["nobody"])
        await eventually(lambda: "nobody" not in here.mailbox._outboxes)
        there.received.clear()
        while not there.received:  # until it listens again
            here.mailbox.post("there", {"number": 1})
            await asyncio.sleep(0.05)
        await here.mailbox.close()
        await there.mailbox.close()


# ---- leases


def leases(redis: Redis) -> Leases:
    return Leases(redis, 60.0, Metrics().redis)


async def test_a_game_has_one_owner_and_its_times_are_kept(redis: Redis) -> None:
    all_ = leases(redis)
    assert await all_.claim("a", "game", 1000) is None  # it does not live
    assert await all_.renew("a", 1000, is_new=False) is None
    assert await all_.renew("a", 1000, is_new=True) == ["a"]
    assert sorted(await all_.renew("b", 1000, is_new=True) or []) == ["a", "b"]
    first = await all_.claim("a", "game", 2000)
    assert first is not None
    assert (first.node, first.since, first.spans, first.known) == ("a", 2000, (), False)
    assert await all_.claim("b", "game", 2500) == first
    await all_.renew("a", 5000, is_new=False)
    await redis.delete("skep:node:a")
    assert await all_.renew("b", 6000, is_new=False) == ["b"]
    second = await all_.claim("b", "game", 9000)
    assert second is not None
    assert (second.node, second.known, second.spans) == ("b", True, (Life(2000, 5000),))
    await all_.release("b", {"game": True, "other": True}, 9500)
    await all_.renew("a", 9600, is_new=True)
    third = await all_.claim("a", "game", 9700)
    assert third is not None
    assert third.spans == (Life(2000, 5000), Life(9000, 9500))
    await all_.release("b", {"game": False}, 9800)  # it is not b's to give up
    assert await all_.find(["game", "none"]) == {"game": third}
    await all_.release("a", {"game": False}, 9800)
    assert await all_.find(["game"]) == {}
    await all_.leave("a")
    assert await all_.claim("a", "game", 9900) is None


async def test_leases_that_redis_has_lost_are_repeated(redis: Redis) -> None:
    all_ = leases(redis)
    await all_.renew("a", 1000, is_new=True)
    await all_.renew("b", 1000, is_new=True)
    held = [(game, await all_.claim("a", game, 2000)) for game in ("one", "two", "three")]
    pairs = [(game, lease) for game, lease in held if lease is not None]
    assert len(pairs) == 3
    await redis.delete("skep:game:one", "skep:game:two")
    assert await all_.claim("b", "two", 3000) is not None
    assert await all_.keep("a", pairs) == ["two"]
    assert (await all_.find(["one"]))["one"] == pairs[0][1]


async def test_a_lease_can_learn_what_happened_before_it(redis: Redis) -> None:
    all_ = leases(redis)
    await all_.renew("a", 1000, is_new=True)
    lease = await all_.claim("a", "game", 2000)
    assert lease is not None
    many = [Life(number, number + 1) for number in range(0, 100, 2)]
    wiser = lease.with_spans(many)
    assert (wiser.known, wiser.spans) == (True, tuple(many[-20:]))
    assert await all_.keep("a", [("game", wiser)]) == []
    found = (await all_.find(["game"]))["game"]
    assert (found.node, found.since, found.spans, found.known) == ("a", 2000, wiser.spans, True)
    assert found == Lease.read(wiser.text)
