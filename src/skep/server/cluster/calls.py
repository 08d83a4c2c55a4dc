"""Questions from one node to another, and their answers."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Final

from skep.server import logs
from skep.server.messages import Problem
from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.cluster.mailbox import Json

__all__ = ["Calls", "MovedError", "answer_to", "interrupted", "refusal_of"]

_MOVED: Final = "moved"


class MovedError(ProblemError):
    """Another node owns a game; nothing has been done."""

    def __init__(self, node: str) -> None:
        super().__init__(503, _MOVED, "The game is on another node: try again.")
        self.node = node


def interrupted() -> ProblemError:
    """The error when it is not known whether something was done."""
    return ProblemError(503, "try_again", "The game was interrupted: nothing is lost, try again.")


class Calls:
    """The questions to other nodes that are not answered yet."""

    def __init__(self, post: Callable[[str, Json], None], seconds: float) -> None:
        """Prepare; an answer that takes longer than so many seconds is not waited for."""
        self._post = post
        self._seconds = seconds
        self._numbers = itertools.count(1)
        self._waiting: dict[int, tuple[str, asyncio.Future[Json]]] = {}

    async def ask(self, node: str, question: Json) -> object:
        """Ask a node and wait for the answer; raises ProblemError, as that node does."""
        number = next(self._numbers)
        done: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[number] = node, done
        self._post(node, {"call": number, "request": logs.current_request(), **question})
        try:
            async with asyncio.timeout(self._seconds):
                answer = await done
        except TimeoutError:
            raise interrupted() from None
        finally:
            del self._waiting[number]
        if (refusal := answer.get("refusal")) is not None:
            problem = Problem.model_validate(refusal, extra="ignore")
            if problem.code == _MOVED:
                raise MovedError("")
            raise ProblemError(answer["status"], problem.code, problem.message, problem.detail)
        return answer.get("value")

    def take_answer(self, answer: Json) -> None:
        """Take an answer; one that nobody waits for is ignored."""
        _, done = self._waiting.get(answer["answer"], ("", None))
        if done is not None and not done.done():
            done.set_result(answer)

    def give_up(self, node: str | None = None) -> None:
        """Wait no more for a node that has ended, or for any."""
        for asked, done in tuple(self._waiting.values()):
            if (node is None or asked == node) and not done.done():
                done.set_exception(interrupted())


def answer_to(number: int, value: object) -> Json:
    """The answer to a question."""
    return {"answer": number, "value": value}


def refusal_of(number: int, error: ProblemError) -> Json:
    """The refusal of a question."""
    refusal = error.problem.model_dump(mode="json")
    return {"answer": number, "refusal": refusal, "status": error.status}
