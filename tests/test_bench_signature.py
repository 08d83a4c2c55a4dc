"""The search visits the same nodes as before: nothing in it has changed by accident."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from skep import Board, GameType, cli
from skep.lab import bench

FILE = Path(__file__).parent / "data" / "bench_signature.json"
HINT = """\
The search does not visit the nodes it used to (known, and found now):
{changes}
If that is meant, because the search or its weights were changed, write it down:
    skep bench --signature > tests/data/bench_signature.json"""


def test_signature() -> None:
    known, found = json.loads(FILE.read_text(encoding="utf-8")), bench.signature()
    changes = []
    for evaluation, before, now in (
        ("classic", known, found),
        ("net", known["net"], found["net"]),
    ):
        changes += [
            f"    {evaluation}, {name}: {before['nodes'].get(name)}, {now['nodes'].get(name)}"
            for name in {**before["nodes"], **now["nodes"]}
            if before["nodes"].get(name) != now["nodes"].get(name)
        ]
        changes.append(f"    {evaluation}, total: {before['total']}, {now['total']}")
    assert found == known, HINT.format(changes="\n".join(changes))


def test_signature_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is printed is what is kept, and the same a second time."""
    monkeypatch.setattr(bench, "POSITIONS", bench.POSITIONS[:2])
    assert cli.main(["bench", "--signature"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == bench.signature()
    assert printed["total"] == sum(printed["nodes"].values())
    assert list(printed["nodes"]) == ["Base", "Base+M"]


def test_positions() -> None:
    """There is one of each type, none is won, and they are spread over the game."""
    boards = [Board.from_game_string(game) for game in bench.POSITIONS]
    assert [board.game_string() for board in boards] == list(bench.POSITIONS)
    assert {board.game_type for board in boards} == set(GameType)
    assert len(boards) == len(GameType)
    assert not any(board.is_game_over() for board in boards)
    assert {board.turn.letter for board in boards} == {"w", "b"}
    plies = [board.ply for board in boards]
    assert min(plies) < 10
    assert max(plies) > 40


def test_bench_measures_the_search(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "PERFTS", (bench.PerftTask("Base", "Base", 3, 1440),))
    monkeypatch.setattr(bench, "RANDOM_PLIES", 100)
    monkeypatch.setattr(bench, "POSITIONS", bench.POSITIONS[:2])
    assert cli.main(["bench", "--rounds", "1", "--json"]) == 0
    search = json.loads(capsys.readouterr().out)["search"]
    assert search["nodes_per_second"] == pytest.approx(search["nodes"] / search["seconds"])
    assert search["nodes"] == sum(position["nodes"] for position in search["positions"])
    assert [position["game"] for position in search["positions"]] == list(bench.POSITIONS)
    assert cli.main(["bench", "--rounds", "1"]) == 0
    printed = capsys.readouterr().out
    assert "search, 2 positions" in printed
    assert f"of {bench.MEMORY_MIB} MiB" in printed


SEARCH_A_WHILE = """
import os, sys
from skep import Board
from skep.lab import bench
from skep.engine import Searcher
from skep.game import Limits
searcher, (hash_mib, threads) = Searcher(), map(int, sys.argv[1:])
for game in bench.POSITIONS:
    board = Board.from_game_string(game)
    searcher.best_of(
        board, list(board.legal_moves), Limits(nodes=30_000), threads=threads, hash_mib=hash_mib
    )
print(bench.peak_memory(os.getpid()))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the peak")
@pytest.mark.parametrize(("hash_mib", "threads"), [(1, 1), (64, 8)])
def test_memory(hash_mib: int, threads: int) -> None:
    """A program that searches takes the table and less than 100 MiB beside it."""
    run = subprocess.run(
        [sys.executable, "-c", SEARCH_A_WHILE, str(hash_mib), str(threads)],
        check=True,
        capture_output=True,
        text=True,
    )
    assert 0 < int(run.stdout) < (hash_mib + 100) * 2**20
