"""A UHP engine that does wrong what it is told to: `scripted.py bestmove=hang "play=say err no"`.

Each argument is an occasion and what happens then. An occasion is a command, `start` for the
greeting, or `end` for the end of the input. What happens:

    say TEXT      answer with TEXT, lines divided by |, and ok
    mutter TEXT   the same without the ok
    ponder TEXT   write the lines of TEXT, and, when interrupted, the first of them and ok
    stubborn      write a move, ignore interrupts, and answer nothing more
    hang          say so on standard error, answer nothing more, and do not end
    die           write to standard error, and end with exit code 3
    killed        be killed by a signal
    deaf          close the input and go on
    mute          close the output and go on
    flood         write lines for ever
    drone         write one line for ever
    stoic         close standard error, and answer as one should
    complain      write much to standard error, and answer as one should
    late TEXT     answer with TEXT after ten seconds
    child         start a child that holds all streams, say its number, and answer as one should
    ignore        do nothing at all
    then TEXT     answer as one should, and write TEXT unasked

It knows no rules: whatever it is given to play, it plays.
"""

import os
import signal
import sys
import time

GREETING = "id Scripted v1|Mosquito;Ladybug;Pillbug"


class Engine:
    """The conversation, as a good engine has it."""

    def __init__(self) -> None:
        self.type = "Base"
        self.moves: list[str] = []

    def game_string(self) -> str:
        count = len(self.moves)
        turn = f"{'Black' if count % 2 else 'White'}[{count // 2 + 1}]"
        state = "InProgress" if count else "NotStarted"
        return ";".join((self.type, state, turn, *self.moves))

    def answer(self, command: str, argument: str) -> str:
        match command:
            case "start" | "info":
                return GREETING
            case "newgame":
                self.type, *rest = argument.split(";")
                self.moves = rest[2:]
            case "play":
                self.moves.append(argument)
            case "pass":
                self.moves.append("pass")
            case "options":
                return "Level;int;5;5;1;9|Style;enum;calm;calm;calm;wild" if not argument else ""
            case "bestmove":
                return "wA1"
            case "validmoves":
                return "wA1;wS1"
            case _:
                return f"err {command}"
        return self.game_string()


def write(text: str, end: str = "ok\n") -> None:
    lines = "".join(f"{line}\n" for line in text.split("|")) if text else ""
    sys.stdout.write(lines + end)
    sys.stdout.flush()


def ponder(text: str) -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    write(text, end="")
    signal.sigwait({signal.SIGINT})
    write(text.partition("|")[0])


def misbehave(action: str, text: str, good: str) -> None:
    match action:
        case "":
            write(good)
        case "say":
            write(text)
        case "mutter":
            write(text, end="")
        case "ponder":
            ponder(text)
        case "stubborn":
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            write("wA1", end="")
            time.sleep(60)
        case "hang":
            sys.stderr.write("I hang\n")
            sys.stderr.flush()
            while True:
                time.sleep(60)
        case "die":
            sys.stderr.write("I have lost my book\nand my hope\n")
            sys.stderr.flush()
            os._exit(3)
        case "killed":
            os.kill(os.getpid(), 9)
        case "deaf":
            os.close(0)
            write(good)
            time.sleep(60)
        case "mute":
            os.close(1)
            time.sleep(60)
        case "flood":
            while True:
                write("and so on|" * 1000, end="")
        case "drone":
            while True:
                sys.stdout.write("on and on " * 1000)
        case "stoic":
            os.close(2)
            write(good)
        case "complain":
            sys.stderr.write("alas " * 100_000)
            sys.stderr.flush()
            write(good)
        case "late":
            time.sleep(10)
            write(text)
        case "child":
            child = os.spawnlp(os.P_NOWAIT, "sleep", "sleep", "60")
            write(f"{good}|{child}")
        case "then":
            # In one piece, so that it is all there before the next command.
            write(f"{good}|ok|{text}", end="")
        case "ignore":
            pass
        case _:
            raise ValueError(action)


def main() -> None:
    script = dict(argument.split("=", 1) for argument in sys.argv[1:])
    engine = Engine()

    def respond(command: str, argument: str = "") -> None:
        action, _, text = script.get(command, "").partition(" ")
        misbehave(action, text, engine.answer(command, argument))

    respond("start")
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        if command == "exit" and command not in script:
            return
        respond(command, argument)
    if "end" in script:
        respond("end")


if __name__ == "__main__":
    main()
