"""The commands with --cluster: each starts and ends a Ray cluster of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skep import cli
from skep.lab.cluster import Cluster, ClusterError


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense", "", " ", ":", "a:b", "x:99999999"]
)
def test_a_cluster_that_is_not_there(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ClusterError, match="no cluster"), Cluster(address):
        pass
    words = ["match", "beginner", "skep:level=1", "--nodes", "9", "--cluster", address]
    assert cli.main(words) == 1
    assert "skep: no cluster at" in capsys.readouterr().err


COMMANDS = [
    "lab mine GAMES --count 1 --out OUT",
    "lab selfplay OUT --games 6 --nodes 40 --seed 2 --threads 1",
    "match skep:level=2 beginner --depth 1 --games 4 --max-plies 20",
    "tournament skep:level=1 beginner --nodes 99 --rounds 1 --max-plies 20",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_gives_the_same_with_a_cluster(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], root: Path
) -> None:
    puzzles = (root / "tests" / "data" / "puzzles.tsv").read_text().splitlines()[1:]
    games = tmp_path / "games"
    games.write_text("\n".join(line.split("\t")[1] for line in puzzles[:6]))
    found = []
    for where in ("", " --cluster local"):
        out = tmp_path / f"out{len(where)}"
        words = f"{command} --json{where}".replace("OUT", str(out)).replace("GAMES", str(games))
        assert cli.main(words.split()) == 0
        found.append(json.loads(capsys.readouterr().out))
        for timed in ("seconds", "positions_per_second", "players"):
            found[-1].pop(timed, None)
    assert found[0] == found[1]


def test_a_calibration_with_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "lab calibrate --games 2 --top-games 2 --far-games 0 --nodes 60 --folder"
    printed = []
    for where in ([], ["--cluster", "local"]):
        folder = tmp_path / f"games{len(where)}"
        assert cli.main([*words.split(), str(folder), *where]) in (0, 1)
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
