"""The lab on a real Ray cluster of this machine, some of whose workers are killed: make test-ray.

Everything is compared with what one process gives: the games, the puzzles and the figures are the
same. The cluster listens on loopback alone.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from skep import Rules, read_record
from skep.game import Limits
from skep.lab.cluster import Cluster
from skep.lab.conditions import Conditions
from skep.lab.contestants import Contestant, contestant
from skep.lab.journal import read_game
from skep.lab.line_journal import read_journal
from skep.lab.match import Match
from skep.lab.nets import selfplay
from skep.lab.nets.data_file import DataFile
from skep.lab.openings import load_openings
from skep.lab.results import Ending
from skep.rules import GameType

WORKERS = 3
CONDITIONS = Conditions(Rules.parse("Base"), Limits(depth=1), max_plies=16)

# A UHP engine that at its first start kills the worker which has started it.
KILLER = """
import os, pathlib, signal, sys
try:
    pathlib.Path(sys.argv[1]).touch(exist_ok=False)
except FileExistsError:
    pass
else:
    os.kill(os.getppid(), signal.SIGKILL)
from skep.uhp import serve
raise SystemExit(serve(lambda board: min(board.legal_moves, key=board.uhp), name="Killer"))
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster("local", workers=WORKERS) as started:
        yield started


# ---- pieces of work


def test_work_is_spread_over_several_processes(cluster: Cluster) -> None:
    assert cluster.workers == WORKERS
    results = list(cluster.spread(lambda n: (n, os.getpid()), range(40)))
    assert sorted(number for number, _ in results) == list(range(40))
    assert os.getpid() not in {process for _, process in results}


def test_everything_listens_on_loopback(cluster: Cluster) -> None:
    """So do the processes that Ray starts, which are children of this one."""
    list(cluster.spread(abs, range(4)))
    seen = 0
    for process in psutil.Process().children(recursive=True):
        try:
            sockets = process.net_connections()
        except psutil.NoSuchProcess:
            continue
        for socket in sockets:
            if socket.status == psutil.CONN_LISTEN:
                assert socket.laddr.ip.removeprefix("::ffff:") == "127.0.0.1", process.name()
                seen += 1
    assert seen >= 3


def test_work_of_killed_workers_is_done_by_others(cluster: Cluster, tmp_path: Path) -> None:
    folder = str(tmp_path)

    # A function within another is sent as it is; the workers do not have this module.
    def die_once(number: int) -> int:
        """Kill the worker at the first time that a number is given, for every fifth number."""
        if number % 5 == 0:
            try:
                (Path(folder) / str(number)).touch(exist_ok=False)
            except FileExistsError:
                return -number
            os.kill(os.getpid(), signal.SIGKILL)
        return number

    done = list(cluster.spread(die_once, range(1, 21)))
    assert sorted(map(abs, done)) == list(range(1, 21))
    assert sorted(number for number in done if number < 0) == [-20, -15, -10, -5]


def test_items_are_taken_when_they_are_needed(cluster: Cluster) -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = cluster.spread(abs, items())
    next(results)
    results.close()
    assert len(taken) <= 2 * WORKERS + 1
    assert list(cluster.spread(abs, range(1000), lambda: True)) == []


def test_what_work_raises_is_raised_here(cluster: Cluster) -> None:
    def raise_error(number: int) -> int:
        raise KeyError(f"number {number}")

    with pytest.raises(KeyError, match="number 3"):
        list(cluster.spread(raise_error, [3]))
    assert list(cluster.spread(abs, [-1])) == [1]


# ---- matches


def games_of(match: Match) -> list[tuple[int, str, str, str]]:
    return sorted((r.number, r.white, r.state.value, r.ending.value) for r in match.results)


def moves_of(journal: Path) -> dict[int, Sequence[object]]:
    games = map(read_game, read_journal(journal)[2])
    return {result.number: read_record(pgn).moves for result, pgn in games}


def new_match(journal: Path, *specs: str, games: int = 8) -> Match:
    one, other = (contestant(spec, {}, name) for spec, name in zip(specs, "ab", strict=True))
    openings = load_openings(GameType.BASE)
    return Match(one, other, CONDITIONS, openings, games=games, seed=3, journal=journal)


def test_a_match_is_the_same_as_on_one_machine(cluster: Cluster, tmp_path: Path) -> None:
    specs = ("skep:level=3,hashmib=1", "skep:level=2,hashmib=1")
    here = new_match(tmp_path / "here.jsonl", *specs)
    asyncio.run(here.run())
    here.close()
    # It is stopped after some games, and goes on.
    away = new_match(tmp_path / "away.jsonl", *specs, games=4)
    asyncio.run(away.run_elsewhere(cluster.spread))
    away.close()
    assert len(away.results) == 4
    away = new_match(tmp_path / "away.jsonl", *specs)
    asyncio.run(away.run_elsewhere(cluster.spread))
    away.close()
    assert away.resumed == 4
    assert away.running == []
    assert games_of(away) == games_of(here)
    assert moves_of(tmp_path / "away.jsonl") == moves_of(tmp_path / "here.jsonl")


def test_a_match_survives_the_death_of_a_worker(cluster: Cluster, tmp_path: Path) -> None:
    script, mark = tmp_path / "killer.py", tmp_path / "mark"
    script.write_text(KILLER)
    match = new_match(
        tmp_path / "match.jsonl", f"{sys.executable} {script} {mark}", "beginner", games=4
    )
    asyncio.run(match.run_elsewhere(cluster.spread))
    match.close()
    assert mark.exists()
    assert [number for number, *_ in games_of(match)] == [0, 1, 2, 3]
    assert Ending.CRASH not in {result.ending for result in match.results}


def test_a_match_is_stopped_in_the_middle(cluster: Cluster, tmp_path: Path) -> None:
    match = new_match(tmp_path / "match.jsonl", "skep:level=3", "skep:level=2", games=200)

    async def stop_after_one() -> None:
        playing = asyncio.create_task(match.run_elsewhere(cluster.spread))
        while not match.results:
            await asyncio.sleep(0.05)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing

    asyncio.run(asyncio.wait_for(stop_after_one(), 300))
    match.close()
    assert 1 <= len(match.results) < 200
    assert len(moves_of(tmp_path / "match.jsonl")) == len(match.results)


def test_players_that_cannot_go_elsewhere(cluster: Cluster) -> None:
    async def start(conditions: Conditions) -> object:
        raise AssertionError

    mine = Contestant("mine", start)  # type: ignore[arg-type]
    openings = load_openings(GameType.BASE)
    match = Match(mine, contestant("beginner", {}), CONDITIONS, openings, games=2)
    with pytest.raises(ValueError, match="another machine"):
        asyncio.run(match.run_elsewhere(cluster.spread))


# ---- self-play


def test_selfplay_is_the_same_as_on_one_machine(cluster: Cluster, tmp_path: Path) -> None:
    origin = selfplay.new_origin(seed=5, nodes=40, types=["Base", "Base+MLP"], net=None)
    here, away = tmp_path / "here.skg", tmp_path / "away.skg"
    selfplay.run(here, origin, None, games=50, seconds=None, threads=1)
    for games in (20, 50):
        selfplay.run(
            away, origin, None, games=games, seconds=None, threads=1, spread=cluster.spread
        )
    assert sorted(DataFile.read(away).games()) == sorted(DataFile.read(here).games())
