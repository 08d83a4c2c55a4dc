"""Another program's perft, measured while it runs, and the memory of a process."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skep.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["PeerCount", "peak_memory", "peer_perft"]

_LINE: Final = re.compile(r"\s*(?P<depth>\d+)\s+(?P<nodes>\d+)\s+\S+\s+(?P<kilonodes>[\d.]+)\s*")


@dataclass(frozen=True, slots=True)
class PeerCount:
    """A perft of another program: nodes, CPU seconds, and peak memory in bytes if known."""

    nodes: int
    seconds: float
    memory: int | None


def peer_perft(command: Sequence[str], game: str, depth: int) -> PeerCount:
    """Run `COMMAND perft GAME` until it prints a depth; EngineError if it ends before that.

    The CPU time is that from the line of the depth before to the line of this depth.
    """
    process = subprocess.Popen(  # noqa: S603 - the user names the program
        [*command, "perft", game], stdout=subprocess.PIPE, text=True, errors="replace"
    )
    try:
        before = 0.0
        for reached, nodes, elapsed in _peer_lines(process):
            now = _cpu_seconds(process.pid)
            if reached == depth:
                seconds = elapsed if now is None else now - before
                return PeerCount(nodes, seconds, peak_memory(process.pid))
            before = now or 0.0
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
    game_type = game.partition(";")[0]
    raise EngineError(f"{command[0]} ended before it came to depth {depth} of {game_type}")


def _peer_lines(process: subprocess.Popen[str]) -> Iterator[tuple[int, int, float]]:
    """The depth, the nodes and the elapsed seconds of each line that has them."""
    assert process.stdout is not None
    for line in process.stdout:
        if match := _LINE.fullmatch(line):
            nodes, speed = int(match["nodes"]), 1000 * float(match["kilonodes"])
            yield int(match["depth"]), nodes, nodes / speed if speed else 0.0


def _cpu_seconds(pid: int) -> float | None:
    """The CPU time of another process; None where the system does not tell."""
    if sys.platform != "linux":
        return None
    # The clock of a process has its number from the kernel: see clock_getcpuclockid(3).
    return time.clock_gettime(~pid << 3 | 2)


def peak_memory(pid: int) -> int | None:
    """The largest size of a process so far, in bytes; None where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return None
    match = re.search(r"^VmHWM:\s*(\d+) kB$", status, re.MULTILINE)
    return 1024 * int(match[1]) if match else None
