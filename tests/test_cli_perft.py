"""`skep perft`."""

import json
import os
import signal
import subprocess

import pytest

import skep
from command_line import GAME, command, posix, run
from skep.lab import perft


def perft_json(*args: str) -> dict[str, object]:
    result = run("perft", *args, "--json")
    assert (result.code, result.err) == (0, "")
    figures = json.loads(result.out)
    assert isinstance(figures, dict)
    return figures


def test_perft_as_json() -> None:
    figures = perft_json("--type", "Base+MLP", "--depth", "4")
    assert list(figures) == [
        "type", "game", "depth", "threads", "nodes", "seconds", "nodes_per_second",
    ]  # fmt: skip
    assert figures["nodes"] == 151_686
    assert figures["type"] == "Base+MLP"
    assert isinstance(figures["seconds"], float)
    assert figures["nodes_per_second"] == pytest.approx(151_686 / figures["seconds"])


def test_perft_divide_adds_up() -> None:
    figures = perft_json("--game", GAME, "--depth", "3", "--divide", "--threads", "2")
    divided = figures["divide"]
    assert isinstance(divided, dict)
    board = skep.Board.from_game_string(GAME)
    assert set(divided) == {board.uhp(move) for move in board.legal_moves}
    assert sum(divided.values()) == figures["nodes"] == skep.perft(board, 3)
    assert figures["game"] == GAME


def test_perft_of_the_other_opening() -> None:
    assert perft_json("--type", "base", "--depth", "1", "--opening", "rulebook")["nodes"] == 5
    assert perft_json("--game", "Base;InProgress;Black[1];wQ", "--depth", "1")["nodes"] == 30


def test_perft_of_no_depth_and_of_a_finished_game() -> None:
    assert perft_json("--type", "Base", "--depth", "0")["nodes"] == 1
    over = (
        r"Base;WhiteWins;Black[7];wB1;bS1 \wB1;wQ wB1-;bQ -bS1;wA1 wQ/;bS2 \bS1;wS1 wB1\;bA1 -bQ;"
        r"wS2 wQ\;bA2 bA1\;wA2 wA1\;bB1 -bS2;wA1 bQ"
        "\\"
    )
    assert perft_json("--game", over, "--depth", "2", "--divide")["divide"] == {}


def test_perft_for_people() -> None:
    lines = run("perft", "--type", "Base", "--depth", "3").out.splitlines()
    assert [line.split()[:2] for line in lines[1:]] == [["1", "4"], ["2", "96"], ["3", "1,440"]]
    lines = run("perft", "--type", "Base", "--depth", "2", "--divide").out.splitlines()
    assert lines[0].split() == ["wS1", "24"]
    assert lines[-1].split()[:2] == ["total", "96"]


@posix
def test_ctrl_c_stops_perft() -> None:
    with subprocess.Popen(
        command("perft", "--type", "Base+MLP", "--depth", "12"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        # The heading and the first depths: the next ones take longer and longer.
        for _ in range(5):
            assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, b"")


def test_counts_know_their_speed() -> None:
    assert perft.PerftCount(10, 2.0, 3.0, {}).nodes_per_second == 5
    assert perft.PerftCount(0, 0.0, 0.0, {}).nodes_per_second == 0
