"""The games of several nodes: who owns them, and how the others reach them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

from skep.server import logs
from skep.server.cluster.calls import Calls, MovedError, answer_to, interrupted, refusal_of
from skep.server.cluster.node import Node
from skep.server.cluster.questions import carry_out
from skep.server.cluster.relay import Forwarder, RemoteListeners
from skep.server.cluster.shared_links import SharedLinks
from skep.server.problems import INTERNAL, ProblemError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Mapping

    from skep.server.cluster.leases import Lease
    from skep.server.cluster.mailbox import Json
    from skep.server.metrics import Metrics
    from skep.server.sessions.actor import GameActor
    from skep.server.sessions.timing import Moment

__all__ = ["Cluster", "Owner"]

_log = logging.getLogger(__name__)

_ANSWER_SECONDS: Final = 10.0
"""How long another node may take for a command: longer than a call of its database may take."""


class Owner(Protocol):
    """The lobby of this node: it has the games that this node owns."""

    async def actor(self, game: str) -> GameActor:
        """The actor of a game; raises MovedError if another node owns it."""

    def on_dead(self) -> None:
        """Close all games: other nodes may own them."""

    def on_alive(self) -> None:
        """Open games again."""

    def on_orphans(self) -> None:
        """Take up the games that must go on and that no living node owns."""

    def close_games(self, games: list[str]) -> None:
        """Close games that other nodes own."""

    def seats_here(self, game: str) -> list[str]:
        """The seats whose players are connected to a game of this node."""


class Cluster:
    """This node among the others, as the lobby uses it."""

    def __init__(
        self, url: str, seconds: float, time: Callable[[], Moment], metrics: Metrics
    ) -> None:
        """Prepare; a node that shows no sign of life for so many seconds is dead."""
        self.node: Node = Node(url, seconds, time, metrics, self)
        post = self.node.mailbox.post
        self.calls: Calls = Calls(post, _ANSWER_SECONDS)
        self.listeners: RemoteListeners = RemoteListeners(post)
        self.links: SharedLinks = SharedLinks(self.node.redis)
        self._forwarder = Forwarder(post)
        self._owner: Owner | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_alive(self) -> bool:
        """May this node own games?"""
        return self.node.is_alive

    async def start(self, owner: Owner) -> None:
        """Become a node, for the games of a lobby; raises StoreError if Redis does not answer."""
        self._owner = owner
        await self.node.start()

    async def close(self) -> None:
        """End: other nodes have the games from now on."""
        self.listeners.forget()
        self._forwarder.forget()
        self.calls.give_up()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.node.close()

    # ---- ownership

    async def claim(self, game: str) -> Lease:
        """Become the owner of a game; raises MovedError if another node is."""
        lease = await self.node.claim(game)
        if lease.node != self.node.id:
            raise MovedError(lease.node)
        return lease

    async def hand_over(self, games: Mapping[str, bool]) -> None:
        """Give games up; those that are mapped to True must go on, so other nodes take them now."""
        await self.node.release(games)
        others = sorted(self.node.others)
        urgent = [game for game, goes_on in games.items() if goes_on]
        for place, node in enumerate(others):
            if share := urgent[place :: len(others)]:
                self.node.mailbox.post(node, {"take": share})

    async def seats_here(self, games: Iterable[str]) -> dict[str, list[str]]:
        """The seats whose players are connected to games of other nodes, as far as they say."""
        owned: dict[str, list[str]] = {}
        for game, node in (await self.node.owners(games)).items():
            owned.setdefault(node, []).append(game)
        questions = (
            self.calls.ask(node, {"what": "here", "games": found}) for node, found in owned.items()
        )
        answers = await asyncio.gather(*questions, return_exceptions=True)
        return {
            game: seats
            for answer in answers
            if isinstance(answer, dict)
            for game, seats in answer.items()
        }

    # ---- what happens to nodes

    def on_message(self, node: str, message: Json) -> None:
        """Take a message of another node."""
        if "call" in message:
            self._spawn(self._answer(node, message))
        elif "answer" in message:
            self.calls.take_answer(message)
        elif "listeners" in message:
            self.listeners.take(node, message)
        elif "leave" in message:
            self._forwarder.remove(node, message["leave"])
        elif "take" in message:
            self._spawn(self._take_up(message["take"]))

    def on_interruption(self) -> None:
        """Messages to this node may have been lost."""
        self.listeners.forget()
        self.calls.give_up()

    def on_gone(self, node: str) -> None:
        """Another node has ended, or does not listen."""
        self.calls.give_up(node)
        self.listeners.forget(node)
        self._forwarder.forget(node)
        if self._owner is not None and self.is_alive and node not in self.node.others:
            self._owner.on_orphans()

    def on_dead(self) -> None:
        """Close all games, and forget all that was said."""
        self.on_interruption()
        self._forwarder.forget()
        if self._owner is not None:
            self._owner.on_dead()

    def on_alive(self) -> None:
        """Open games again."""
        if self._owner is not None:
            self._owner.on_alive()

    def on_lost(self, games: list[str]) -> None:
        """Close games that other nodes have."""
        if self._owner is not None:
            self._owner.close_games(games)

    # ---- questions of other nodes

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_up(self, games: list[str]) -> None:
        assert self._owner is not None
        for game in games:
            try:
                await self._owner.actor(game)
            except ProblemError as error:
                _log.info("game %s is not taken over: %s", game, error)

    async def _answer(self, node: str, question: Json) -> None:
        number: int = question["call"]
        logs.enter(request=str(question.get("request", "")))
        try:
            answer = answer_to(number, await self._carry_out(node, question))
        except ProblemError as error:
            answer = refusal_of(number, error)
        except Exception:  # noqa: BLE001 - the other node is told, and the log says what
            _log.exception("a question of another node fails: %s", question.get("what"))
            answer = refusal_of(number, ProblemError(500, INTERNAL.code, INTERNAL.message))
        # Events go first, as they do to listeners here.
        await asyncio.sleep(0)
        self._forwarder.flush()
        self.node.mailbox.post(node, answer)

    async def _carry_out(self, node: str, question: Json) -> object:
        if self._owner is None:
            raise interrupted()
        if question["what"] == "here":
            return {game: self._owner.seats_here(game) for game in question["games"]}
        actor = await self._owner.actor(question["game"])
        if question["what"] == "listen":
            subscription = actor.subscribe(
                question["player"], question["since"], question["client"]
            )
            self._forwarder.add(node, question["listener"], subscription)
            return None
        return await carry_out(actor, question)
