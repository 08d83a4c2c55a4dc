"""`skep bench`."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import skep
from command_line import GAME, run
from skep.lab import bench, bench_rl

SMALL = (bench.PerftTask("Base", "Base", 3, 1440), bench.PerftTask("other", GAME, 2, 0))


@pytest.fixture
def small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = skep.perft(skep.Board.from_game_string(GAME), 2)
    monkeypatch.setattr(bench, "PERFTS", (SMALL[0], bench.PerftTask("other", GAME, 2, nodes)))
    monkeypatch.setattr(bench, "RANDOM_PLIES", 500)


@pytest.fixture
def peer(tmp_path: Path) -> Callable[[str], str]:
    """Return a function that makes a program which prints its counts down to some depth."""

    def make(ends: str) -> str:
        program = tmp_path / "peer.py"
        program.write_text(
            "import sys, time, skep\n"
            "assert sys.argv[1] == 'perft'\n"
            "print('depth           count        time        kn/s')\n"
            "board = skep.Board.from_game_string(sys.argv[2])\n"
            "for depth in range(4):\n"
            "    nodes = skep.perft(board, depth)\n"
            "    print(f'{depth:>5} {nodes:>15} {1.5:>9.1f}ms {99.5:>11.1f}', flush=True)\n" + ends
        )
        return f"'{sys.executable}' '{program}'"

    return make


@pytest.mark.usefixtures("small_tasks")
def test_bench() -> None:
    result = run("bench", "--rounds", "2")
    assert (result.code, result.err) == (0, "")
    assert "perft Base " in result.out
    assert "random plies, Python" in result.out
    assert "peak memory" in result.out
    figures = json.loads(run("bench", "--rounds", "1", "--json").out)
    assert figures["perft"][0]["nodes"] == 1440
    assert "ratio" not in figures["perft"][0]
    assert figures["random_games"]["plies_per_second"] > 0


@pytest.mark.usefixtures("small_tasks")
def test_bench_beside_another_program(peer: Callable[[str], str]) -> None:
    """It is stopped once it has printed what is wanted, though it would go on for ever."""
    started = time.monotonic()
    result = run("bench", "--rounds", "1", "--json", "--peer", peer("time.sleep(600)\n"))
    assert (result.code, result.err) == (0, "")
    assert time.monotonic() - started < 500
    for row in json.loads(result.out)["perft"]:
        ours, peers = row["nodes_per_second"], row["peer_nodes_per_second"]
        assert row["ratio"] == pytest.approx(ours / peers)
    assert "ratio" in run("bench", "--rounds", "1", "--peer", peer("")).out


@pytest.mark.usefixtures("small_tasks")
def test_bench_beside_a_program_that_fails(
    peer: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    result = run("bench", "--rounds", "1", "--peer", "no-such-program-anywhere")
    assert (result.code, result.err.count("\n")) == (1, 1)
    deeper = bench.PerftTask("Base", "Base", 4, 21_600)
    monkeypatch.setattr(bench, "PERFTS", (deeper,))
    result = run("bench", "--rounds", "1", "--peer", peer(""))
    assert result.code == 1
    assert "ended before it came to depth 4 of Base" in result.err


def test_bench_refuses_a_wrong_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PERFTS", (bench.PerftTask("Base", "Base", 3, 1441),))
    result = run("bench", "--rounds", "1")
    assert result.code == 1
    assert "counts 1440 nodes" in result.err


def test_the_middle_game_is_one() -> None:
    board = skep.Board.from_game_string(bench.MIDDLE_GAME)
    assert board.ply >= 20
    assert {piece.bug for piece in board.pieces()} == set(skep.Bug)
    assert any(len(board.stack(hex)) > 1 for hex in board.pieces().values())
    assert skep.perft(board, 3) == 856_325


def test_bench_of_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_rl, "GAMES", 4)
    monkeypatch.setattr(bench_rl, "STEPS", 3)
    monkeypatch.setattr(bench_rl, "SINGLE_STEPS", 20)
    result = run("bench", "--rl", "--rounds", "1")
    assert (result.code, result.err) == (0, "")
    assert "skep planes, uint8" in result.out
    assert "OpenSpiel hive" in result.out
    assert "skep for PettingZoo" in result.out
    figures = json.loads(run("bench", "--rl", "--rounds", "1", "--json").out)
    ours = figures["environments"][: len(bench_rl.TASKS)]
    assert all(row["steps_per_second"] > 0 for row in ours)
    assert ours[0]["bytes_per_game"] > 4096


def test_bench_of_environments_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.cli.bench.find_spec", lambda _: None)
    result = run("bench", "--rl")
    assert (result.code, result.out) == (2, "")
    assert "--rl needs numpy" in result.err
