"""Our own UHP engine with one mistake: `wrong.py hides`.

hides       from ply 6 on, one legal move is missing
invents     from ply 6 on, there is a move too many
babbles     from ply 6 on, there is something among the moves that is none
repeats     the first of the moves is listed twice
refuses     at ply 6, no move can be played
obeys       illegal moves are passed over as if they had been played
errs        an illegal move is answered by err instead of invalidmove
draws       from ply 8 on, the game is drawn
lags        from ply 8 on, the turn is that before
forgets     from ply 8 on, the first move of the history is gone
mistakes    from ply 8 on, the last move of the history is another one
rewrites    from ply 8 on, the first move of the history is another one
mumbles     from ply 8 on, there is no game string
dies        at ply 6
"""

import sys

from skep.engine.uhp_session import UhpSession

PLY_OF_MOVES = 6
PLY_OF_GAMES = 8


class Wrong:
    """A conversation in which one thing goes wrong."""

    def __init__(self, mistake: str) -> None:
        self.mistake = mistake
        self.session = UhpSession()
        self.ply = 0

    def answer(self, line: str) -> list[str]:
        lines = self.session.handle(line)
        command = line.split(maxsplit=1)[0]
        if command in ("play", "pass"):
            return self.played(lines)
        if command == "newgame" and not lines[0].startswith("err"):
            self.ply = 0
        if command == "validmoves" and self.ply >= PLY_OF_MOVES:
            return [self.moves(lines[0]), "ok"]
        return lines

    def played(self, lines: list[str]) -> list[str]:
        if lines[0].startswith("invalidmove"):
            if self.mistake == "obeys":
                return ["Base;InProgress;White[9];wA1", "ok"]
            return (
                [lines[0].replace("invalidmove", "err"), "ok"] if self.mistake == "errs" else lines
            )
        self.ply += 1
        if self.ply == PLY_OF_MOVES:
            if self.mistake == "dies":
                sys.exit("That was too much.")
            if self.mistake == "refuses":
                return ["invalidmove I do not like it", "ok"]
        return [self.game(lines[0]), "ok"] if self.ply >= PLY_OF_GAMES else lines

    def moves(self, text: str) -> str:
        moves = text.split(";")
        match self.mistake:
            case "hides":
                return ";".join(moves[1:])
            case "invents":
                return f"{text};wQ bQ"
            case "babbles":
                return f"{text};wQ over there"
            case "repeats":
                return f"{text};{moves[0]}"
        return text

    def game(self, text: str) -> str:
        game_type, state, turn, *moves = text.split(";")
        match self.mistake:
            case "draws":
                state = "Draw"
            case "lags":
                turn = "White[4]"
            case "forgets":
                moves = moves[1:]
            case "mistakes":
                moves[-1] = moves[-2]
            case "rewrites":
                moves[0] = "wA1" if moves[0] != "wA1" else "wB1"
            case "mumbles":
                return "as you like"
        return ";".join((game_type, state, turn, *moves))


def main(mistake: str) -> None:
    wrong = Wrong(mistake)
    print(*wrong.session.greeting(), sep="\n", flush=True)
    for line in sys.stdin:
        print(*wrong.answer(line), sep="\n", flush=True)
        if wrong.session.ended:
            return


if __name__ == "__main__":
    main(sys.argv[1])
