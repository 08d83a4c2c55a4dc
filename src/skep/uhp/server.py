"""A UHP engine on standard input and output.

It ends when its input does, when nobody reads its output any more, on `exit`, and on Ctrl-C. During
a search Ctrl-C ends only the search, which answers with the best move it has found.
"""

from __future__ import annotations

import errno
import os
import select
import signal
import threading
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import FrameType, TracebackType
    from typing import Self

    from skep.uhp.conversation import UhpConversation

__all__ = ["INTERRUPTED", "MAX_LINE", "converse", "lines"]

MAX_LINE: Final = 1 << 20
"""The longest line that is read, in bytes; room for a game of many thousand moves."""

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""

_CHUNK: Final = 1 << 16

# A viewer that ends a search may be a moment too late; this long, Ctrl-C still means the search.
_GRACE: Final = 0.5

_SECONDS_BETWEEN_LOOKS: Final = 0.25


def converse(session: UhpConversation, source: int = 0, sink: int = 1) -> int:
    """Talk to a viewer on two file descriptors until the end, and return the exit code."""
    output = _Output(sink)
    try:
        with _Interrupts(source) as interrupts:
            _converse(session, lines(_reader(source, interrupts)), output, interrupts)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EBADF):
            raise
    return 0


def _converse(
    session: UhpConversation,
    requests: Iterator[bytes | None],
    output: _Output,
    interrupts: _Interrupts,
) -> None:
    def stop() -> bool:
        interrupts.searching = True
        return interrupts.pending or output.reader_is_gone()

    output.write(session.greeting())
    for request in requests:
        interrupts.busy = True
        if request is None:
            answer = session.refuse(f"The line is longer than {MAX_LINE} bytes")
        else:
            line = request.decode("utf-8", "replace")
            answer = session.handle(line, lambda text: output.write([text]), stop)
        output.write(answer)
        if session.ended:
            return
        interrupts.end_command()


def lines(read: Callable[[], bytes], limit: int = MAX_LINE) -> Iterator[bytes | None]:
    r"""Yield line after line without its end, and None for one that is longer than the limit.

    Never more than the limit and one reading is kept. What follows the last line's end is a line.

    >>> chunks = iter([b"a\nb", b"b\nccccc", b"\ndd", b""])
    >>> list(lines(lambda: next(chunks), limit=4))
    [b'a', b'bb', None, b'dd']
    """
    kept = bytearray()
    too_long = False
    while chunk := read():
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            too_long = too_long or len(kept) + len(end) > limit
            yield None if too_long else bytes(kept + end)
            kept.clear()
            too_long = False
        too_long = too_long or len(kept) + len(rest) > limit
        if too_long:
            kept.clear()
        else:
            kept += rest
    if too_long or kept:
        yield None if too_long else bytes(kept)


def _reader(source: int, interrupts: _Interrupts) -> Callable[[], bytes]:
    """A function that waits for input and reads some; nothing at its end."""

    def read() -> bytes:
        while True:
            try:
                interrupts.busy = False
                return os.read(source, _CHUNK)
            except BlockingIOError:
                select.select([source], [], [])
            except OSError as error:
                # A closed descriptor, and a terminal that has gone, have nothing more to say.
                if error.errno in (errno.EBADF, errno.EIO):
                    return b""
                raise

    return read


class _Output:
    """Lines to a file descriptor, each answer at once."""

    def __init__(self, sink: int) -> None:
        self._sink = sink
        self._next_look = 0.0
        self._poll: select.poll | None = None
        if hasattr(select, "poll"):
            self._poll = select.poll()
            self._poll.register(sink, 0)

    def write(self, answer: Sequence[str]) -> None:
        """Write lines; OSError if nobody can read them."""
        data = memoryview("".join(f"{line}\n" for line in answer).encode())
        while data:
            try:
                data = data[os.write(self._sink, data) :]
            except BlockingIOError:
                select.select([], [self._sink], [])

    def reader_is_gone(self) -> bool:
        """Whether nobody reads the output any more; looks now and then, where that is possible."""
        now = time.monotonic()
        if self._poll is None or now < self._next_look:
            return False
        self._next_look = now + _SECONDS_BETWEEN_LOOKS
        return bool(self._poll.poll(0))


class _Interrupts:
    """What Ctrl-C does: it is noted while a command is carried out, and else ends the engine."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._grace_until = 0.0
        self._before: object = None
        self.busy = False
        self.searching = False
        self.pending = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._on_interrupt)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._before)  # type: ignore[arg-type]

    def end_command(self) -> None:
        """Forget an interrupt that was meant for the command now answered."""
        if self.searching:
            self._grace_until = time.monotonic() + _GRACE
        self.searching = False
        self.pending = False

    def _on_interrupt(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        if self.busy or self._input_waits():
            self.pending = True
        elif time.monotonic() >= self._grace_until:
            raise KeyboardInterrupt

    def _input_waits(self) -> bool:
        """Say whether there is a command that the interrupt may be meant for."""
        try:
            return bool(select.select([self._source], [], [], 0)[0])
        except (OSError, ValueError):  # not everything can be waited for on every system
            return False
