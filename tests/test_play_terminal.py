"""`skep play` in pipes and terminals, with signals, and in all languages."""

import codecs
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import skep
from skep.cli import UsageError, app
from skep.locales import LANGUAGES
from terminal_play import MUST_PASS, REPEATED, WON, play

# ---- pipes, terminals and signals


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "skep", "play", *args]


def test_the_end_of_input_loses_nothing() -> None:
    out = play("wS1", "bS1 wS1-")
    assert "The game was not saved. To go on with it:" in out
    assert out.endswith("  skep play 'Base;InProgress;White[2];wS1;bS1 wS1-'\n")
    assert "not saved" not in play()
    assert "not saved" not in play("wS1", "quit")


def test_odd_bytes_from_a_pipe() -> None:
    data = bytes(range(256)) * 20 + b"\nwS1\ngame\n"
    done = subprocess.run(command(), input=data, capture_output=True, check=True)
    assert b"\nBase+MLP;InProgress;Black[1];wS1\n" in done.stdout.replace(b"\r\n", b"\n")
    assert done.stderr == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_in_a_pipe() -> None:
    with subprocess.Popen(
        command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Hive, ")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, b"")


class Terminal:
    """A person at a terminal: types, and waits until something is on the screen."""

    def __init__(self, *args: str) -> None:
        import pty

        self._master, slave = pty.openpty()
        # Ctrl-C becomes a signal only for those whose controlling terminal it is.
        program = (
            "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
            "from skep.cli import main; sys.exit(main(sys.argv[1:]))"
        )
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, "play", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=os.environ | {"TERM": "xterm-256color", "INPUTRC": os.devnull},
            start_new_session=True,
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.screen = ""

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def wait_for(self, text: str, *, again: str = "") -> str:
        """Return all that came up to and with a text; type again what may have been missed."""
        deadline = time.monotonic() + 180
        while text not in self.screen:
            assert time.monotonic() < deadline, f"no {text!r} in {self.screen!r}"
            if not self._read(timeout=1) and again:
                self.type(again)
        end = self.screen.index(text) + len(text)
        seen, self.screen = self.screen[:end], self.screen[end:]
        return seen

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def end(self) -> int:
        """Wait until the program has ended, and return its exit code."""
        while self._read(timeout=180):
            pass
        return self._process.wait(120)

    def _read(self, timeout: float) -> bool:
        if not select.select([self._master], [], [], timeout)[0]:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux says so when the other end is closed
            return False
        # A character, or the end of a line, may come in two parts.
        self.screen = (self.screen + self._decoder.decode(data)).replace("\r\n", "\n")
        return bool(data)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    if sys.platform == "win32":
        pytest.skip("there are no pseudo-terminals on Windows")
    opened: list[Terminal] = []

    def make(*args: str) -> Terminal:
        opened.append(Terminal(*args))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def test_a_person_plays_a_whole_game(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    person = terminal("--type", "Base")
    assert "\x1b[" in person.wait_for("White 1> ")
    for move, prompt in zip(WON[:-1], ["Black", "White"] * 6, strict=True):
        person.type(f"{move}\r")
        person.wait_for(f"\n{prompt} ")
        person.wait_for("> ")
    person.type(f"{WON[-1]}\r")
    person.wait_for("White wins: the queen is surrounded.")
    file = tmp_path / "won.pgn"
    person.type(f"save {file}\r")
    person.wait_for("Saved to ")
    person.type("quit\r")
    assert person.end() == 0
    assert skep.Record.load(file).result == "WhiteWins"


def test_a_person_is_asked_before_a_game_is_lost(terminal: Callable[..., Terminal]) -> None:
    person = terminal()
    person.wait_for("White 1> ")
    person.type("wS1\r")
    person.wait_for("Black 1> ")
    person.type("quit\r")
    person.wait_for("The game is not saved. Leave it? [y/N] ")
    person.type("\r")
    person.wait_for("Black 1> ")
    person.type("new\r")
    person.wait_for("Leave it? [y/N] ")
    person.type("y\r")
    person.wait_for("White 1> ")
    person.type("quit\r")
    assert person.end() == 0


def test_a_person_is_asked_before_a_file_is_replaced(
    terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    file = tmp_path / "a.pgn"
    file.write_text("mine")
    person = terminal()
    person.wait_for("White 1> ")
    person.type(f"save {file}\r")
    person.wait_for("is there. Replace it? [y/N] ")
    person.type("n\r")
    person.wait_for("Nothing was written.")
    assert file.read_text() == "mine"


def test_lines_are_completed_and_remembered(terminal: Callable[..., Terminal]) -> None:
    person = terminal()
    person.wait_for("White 1> ")
    person.type("ga\t\r")
    person.wait_for("Base+MLP;NotStarted;White[1]")
    person.type("\x1b[A\r")
    person.wait_for("Base+MLP;NotStarted;White[1]")


@pytest.mark.parametrize(("key", "code"), [("\x04", 0), ("\x03", 130)])
def test_leaving_by_a_key(terminal: Callable[..., Terminal], key: str, code: int) -> None:
    person = terminal()
    person.wait_for("White 1> ")
    person.type("wS1\r")
    person.wait_for("Black 1> ")
    # A signal that comes while the prompt is being written waits for the next key.
    person.type(key)
    person.wait_for("skep play 'Base+MLP;InProgress;Black[1];wS1'", again=key)
    assert person.end() == code
    assert "Traceback" not in person.screen


# ---- languages


def test_the_language_can_be_chosen() -> None:
    assert play("quit", args=("--lang", "en")).startswith("Hive, Base+MLP with the tournament")
    with pytest.raises(UsageError, match="there is no language 'tlh'"):
        CliRunner().invoke(app, ["play", "--lang", "tlh"], catch_exceptions=False)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_said_in_every_language(code: str, tmp_path: Path) -> None:
    """Each sentence finds what it needs, and the words to type stay the same."""
    saved = str(tmp_path / "game.pgn")
    lines = [
        "help", "moves", "pass", "xyz", "hlep", "why", "undo", "redo", "undo x", "save", "load",
        "7", "wS1", "why bS1", "why bS1 wS1-", "bQ", "queen", "moves", "99", "bS1 wS1-", "wQ -wS1",
        "bQ bS1-", r"why wQ \wS1", "why wQ wQ-", f"save {saved}", "draw", "n", "draw", "y", "wA1",
        "board", "new Base+M", "resign", "moves", "quit",
    ]  # fmt: skip
    out = play(*lines, args=("--type", "Base", "--lang", code))
    assert saved in out
    for args in ((MUST_PASS, "--lang", code), (REPEATED, "--lang", code)):
        assert play("moves", "", args=args)
    assert play(args=(f"Base;InProgress;White[1];{';'.join(WON)}", "--lang", code))
