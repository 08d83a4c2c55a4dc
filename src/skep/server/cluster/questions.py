"""What another node asks of a game that this one owns; `RemoteGame` asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter

from skep.server.messages import Command, Join
from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from skep.server.cluster.mailbox import Json
    from skep.server.sessions.actor import GameActor

__all__ = ["carry_out"]

_COMMAND: Final[TypeAdapter[Command]] = TypeAdapter(Command)


async def carry_out(actor: GameActor, question: Json) -> object:
    """The answer to a question; raises ProblemError for a refusal."""
    player = question["player"]
    match question["what"]:
        case "view":
            return (await actor.view(player)).model_dump_json()
        case "join":
            join = Join.model_validate_json(question["join"], extra="ignore")
            return (await actor.join(player, join)).model_dump_json()
        case "move_seat":
            return (await actor.move_seat(question["owner"], player)).model_dump_json()
        case "command":
            command = _COMMAND.validate_json(question["command"], extra="ignore")
            lag, client = question["lag"], question["client"]
            return await actor.command(player, command, lag=lag, client=client)
        case "delete":
            await actor.delete(player)
            return None
        case "operate":
            await actor.operate(question["action"], player)
            return None
        case what:
            message = f"The game is on a node of an older version, without {what!r}: try again."
            raise ProblemError(503, "try_again", message)
