"""Games for the UHP session, and what it answers to commands."""

from __future__ import annotations

from skep.engine.uhp_session import UhpSession

NO_GAME = "err No game in progress: start one with 'newgame'."
OVER = "err The game is over: try 'undo' or 'newgame'."

# Black has one move that wins.
WIN_IN_ONE = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)
WON = WIN_IN_ONE.replace("InProgress;Black[5]", "BlackWins;White[6]") + ";bS1 -wG2"
DRAWN = (
    r"Base;Draw;Black[7];wG1;bG1 wG1\;wQ wG1/;bQ bG1-;wA1 -wQ;bQ wQ\;wB1 wQ/;bA1 bQ-;wS1 -wB1;"
    r"bG2 bQ\;wS2 \wB1;bS1 bG2\;wS2 wB1"
    "\\"
)
# White has no move.
MUST_PASS = (
    r"Base;InProgress;White[6];wG1;bG1 wG1/;wQ -wG1;bQ \bG1;wQ /wG1;bG2 bG1/;wQ -wG1;bG2 wQ\;"
    r"wQ /bQ;bQ \wQ"
)
# The queens go to and fro: the position after ply 4 has come back once, and will on ply 12.
TO_AND_FRO = ("wQ /wG1", "bQ bG1/", "wQ -wG1", "bQ bG1-")
ONCE_AGAIN = "Base;InProgress;White[5];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;wQ /wG1;bQ bG1/;wQ -wG1;bQ bG1-"


def ask(session: UhpSession, *commands: str) -> list[str]:
    """The lines of the last command's answer, without the ok that every answer ends with."""
    answer: list[str] = []
    for command in commands:
        *answer, last = session.handle(command)
        assert last == "ok"
        assert "ok" not in answer
    return answer


def one(session: UhpSession, *commands: str) -> str:
    """The only line of the last command's answer."""
    (line,) = ask(session, *commands)
    return line
