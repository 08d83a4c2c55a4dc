"""The UHP engine on pipes and as a process: long lines, closed pipes, interrupts."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep import Board
from skep.engine.uhp_server import read_flags, serve
from skep.engine.uhp_session import UhpSession
from skep.uhp.server import INTERRUPTED, MAX_LINE, lines

GAME = "Base;InProgress;White[5];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;wQ /wG1;bQ bG1/;wQ -wG1;bQ bG1-"
PATIENCE = 120.0
"""How many seconds to wait for what must happen; far more than it takes."""


# --- Input and output -----------------------------------------------------------------------------


@given(
    data=st.lists(st.sampled_from([b"a", b"\n", b"bcd", b"\r\n", b"\0"]), max_size=40),
    sizes=st.lists(st.integers(1, 9), min_size=1),
    limit=st.integers(0, 6),
)
def test_lines_do_not_depend_on_how_they_come(
    data: list[bytes], sizes: list[int], limit: int
) -> None:
    text = b"".join(data)

    def chunks() -> Iterator[bytes]:
        position = turn = 0
        while position < len(text):
            size = sizes[turn % len(sizes)]
            yield text[position : position + size]
            position += size
            turn += 1
        yield b""

    pieces = text.split(b"\n")
    expected = pieces[:-1] + ([pieces[-1]] if pieces[-1] else [])
    source = chunks()
    assert list(lines(lambda: next(source), limit)) == [
        line if len(line) <= limit else None for line in expected
    ]


class Conversation:
    """The engine in this process on two pipes, in a thread of its own."""

    def __init__(self, session: UhpSession) -> None:
        source, self._to = os.pipe()
        back, sink = os.pipe()
        self.output = os.fdopen(back, "rb")
        self.code: int | None = None

        def run() -> None:
            self.code = serve(session, source, sink)
            os.close(source)
            os.close(sink)

        self.source, self.sink = source, sink
        self._thread = threading.Thread(target=run)
        self._thread.start()

    def send(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._to, data) :]

    def hang_up(self) -> None:
        if self._to >= 0:
            os.close(self._to)
            self._to = -1

    def answer(self) -> list[str]:
        """The lines up to ok."""
        found = []
        while (line := self.output.readline().decode().removesuffix("\n")) != "ok":
            assert line, "the engine has ended"
            found.append(line)
        return found

    def end(self) -> int | None:
        self.hang_up()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.output.close()
        return self.code


@pytest.fixture
def conversation() -> Iterator[Conversation]:
    talk = Conversation(UhpSession(seed=1))
    yield talk
    assert talk.end() == 0


def test_a_conversation(conversation: Conversation) -> None:
    assert conversation.answer()[0].startswith("id Skep")
    conversation.send(b"newgame Base\r\n\r\n\nPLAY wS1\n")
    assert conversation.answer() == ["Base;NotStarted;White[1]"]
    assert conversation.answer() == ["Base;InProgress;Black[1];wS1"]
    conversation.send(b"play \xff\xfe\0\n")
    assert conversation.answer()[0].startswith("invalidmove ")
    conversation.send(b"exit\ninfo\n")
    assert conversation.output.read() == b""


def test_the_last_line_needs_no_end(conversation: Conversation) -> None:
    conversation.answer()
    conversation.send(b"newgame Base")
    conversation.hang_up()
    assert conversation.output.read() == b"Base;NotStarted;White[1]\nok\n"


def test_enormous_lines_are_refused(conversation: Conversation) -> None:
    conversation.answer()
    conversation.send(b"newgame Base\n" + b"play " + b"x" * (3 * MAX_LINE) + b"\nplay wS1\n")
    assert conversation.answer() == ["Base;NotStarted;White[1]"]
    assert conversation.answer()[0].startswith("err ")
    assert conversation.answer() == ["Base;InProgress;Black[1];wS1"]


def test_descriptors_that_do_not_block(conversation: Conversation) -> None:
    os.set_blocking(conversation.source, False)
    os.set_blocking(conversation.sink, False)
    conversation.answer()
    conversation.send(b"newgame Base+MLP\n")
    assert conversation.answer() == ["Base+MLP;NotStarted;White[1]"]
    # More answers than a pipe holds, none of them read until it is full.
    conversation.send(b"help\n" * 200)
    deadline = time.monotonic() + PATIENCE
    while select.select([], [conversation.sink], [], 0)[1]:
        assert time.monotonic() < deadline, "the pipe is not full"
        time.sleep(0.001)
    assert all(len(conversation.answer()) == 10 for _ in range(200))


def test_a_reader_that_goes_away_ends_the_engine() -> None:
    conversation = Conversation(UhpSession(seed=1))
    conversation.answer()
    conversation.output.close()
    conversation.send(b"info\n" * 3)
    conversation._thread.join(PATIENCE)
    assert conversation.end() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs poll")
def test_a_reader_that_goes_away_ends_a_search() -> None:
    conversation = Conversation(UhpSession(seed=1))
    conversation.answer()
    conversation.send(f"newgame {GAME}\nbestmove time 10:00:00\n".encode())
    conversation.answer()
    conversation.output.close()
    conversation._thread.join(PATIENCE)
    assert conversation.end() == 0


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], {}),
        (["--threads", "2"], {"Threads": "2"}),
        (["--hash-mib=128", "--report-progress"], {"HashMiB": "128", "ReportProgress": "True"}),
        (
            ["--repetition", "threefold", "--opening", "rulebook", "--level", "4"],
            {"Repetition": "threefold", "Opening": "rulebook", "Level": "4"},
        ),
        (["--help"], None),
        (["--level"], None),
        (["--level", "11"], None),
        (["--report-progress=x"], None),
        (["level", "1"], None),
    ],
)
def test_flags(words: list[str], options: dict[str, str] | None) -> None:
    assert read_flags(words) == options


# --- As a process ---------------------------------------------------------------------------------

ENGINE = (sys.executable, "-c", "import sys, skep.engine.uhp_server as s; sys.exit(s.serve())")
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


@contextlib.contextmanager
def engine(command: Sequence[str] = ENGINE) -> Iterator[subprocess.Popen[bytes]]:
    """The engine as a process that has greeted, and does not outlive the test."""
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        assert read_answer(process)[0].startswith("id Skep")
        yield process
    finally:
        process.kill()
        process.communicate()


def read_answer(process: subprocess.Popen[bytes]) -> list[str]:
    assert process.stdout is not None
    found = []
    while (line := process.stdout.readline().decode().removesuffix("\n")) != "ok":
        assert line, "the engine has ended"
        found.append(line)
    return found


def send(process: subprocess.Popen[bytes], *commands: str) -> None:
    assert process.stdin is not None
    process.stdin.write("".join(f"{command}\n" for command in commands).encode())
    process.stdin.flush()


def finish(process: subprocess.Popen[bytes]) -> tuple[int, bytes, bytes]:
    """Close its input, and return the exit code and what else it has said."""
    output, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, output, errors


def test_the_command_with_options() -> None:
    with engine((sys.executable, "-m", "skep", "uhp", "--repetition", "threefold")) as process:
        send(process, "options get Repetition", "exit", "info")
        assert read_answer(process) == ["Repetition;enum;threefold;off;off;threefold"]
        assert finish(process) == (0, b"", b"")


def with_grace(seconds: float) -> tuple[str, ...]:
    """An engine in which Ctrl-C means the last search for so long after its end."""
    code = (
        "import sys, skep.uhp.server as u, skep.engine.uhp_server as s; "
        f"u._GRACE = {seconds}; sys.exit(s.serve())"
    )
    return (sys.executable, "-c", code)


TELLS_WHEN_IT_READS = """
import os, sys
import skep.engine.uhp_server as s
import skep.uhp.server as u

read = os.read

def tell_and_read(*arguments):
    os.write(2, b".")
    return read(*arguments)

os.read = tell_and_read
u._GRACE = 0
sys.exit(s.serve())
"""


@posix
def test_interrupts_that_mean_a_search() -> None:
    with engine(with_grace(3600)) as process:
        send(process, "options set ReportProgress True", f"newgame {GAME}")
        read_answer(process)
        read_answer(process)
        send(process, "bestmove time 10:00:00")
        assert process.stdout is not None
        assert process.stdout.readline().count(b";") > 1  # a report: the search runs
        process.send_signal(signal.SIGINT)
        move = read_answer(process)[-1]
        assert Board.from_game_string(GAME).parse_uhp(move).piece
        # A moment too late, it still means the search.
        process.send_signal(signal.SIGINT)
        send(process, "undo 8")
        assert read_answer(process) == ["Base;NotStarted;White[1]"]
        # It does not end the next one.
        send(process, "bestmove depth 1")
        read_answer(process)
        send(process, "exit")
        assert finish(process) == (0, b"", b"")


@posix
def test_an_interrupt_between_commands_ends_the_engine() -> None:
    with engine((sys.executable, "-c", TELLS_WHEN_IT_READS)) as process:
        assert process.stderr is not None
        for command in ("newgame Base", "bestmove depth 1"):
            assert process.stderr.read(1) == b"."
            send(process, command)
            read_answer(process)
        assert process.stderr.read(1) == b"."
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == INTERRUPTED
        assert finish(process) == (INTERRUPTED, b"", b"")


@posix
def test_an_engine_whose_reader_is_gone_ends_quietly() -> None:
    with engine() as process:
        assert process.stdout is not None
        process.stdout.close()
        send(process, "info", "info")
        process.wait(PATIENCE)
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.returncode == 0


@posix
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_streams_closed_from_the_start(closed: str) -> None:
    shell = subprocess.run(
        ["sh", "-c", f'exec "$0" -c "import skep.engine.uhp_server as s; s.serve()" {closed}',
         sys.executable],
        stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert shell.returncode == 0
    assert shell.stderr == b""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")
def test_enormous_lines_take_no_memory() -> None:
    with engine() as process:
        assert process.stdin is not None

        def peak() -> int:
            status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
            return int(status.partition("VmHWM:")[2].split()[0])

        before = peak()
        for _ in range(64):
            process.stdin.write(b"x" * MAX_LINE)
        send(process, "", "info")
        assert read_answer(process)[0].startswith("err ")
        read_answer(process)
        assert peak() - before < 16 * 1024


def test_the_engine_starts_without_what_it_does_not_use() -> None:
    code = "import sys, skep.engine.uhp_server; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    assert not {"asyncio", "typer", "rich", "click", "json", "logging"} & set(loaded)
