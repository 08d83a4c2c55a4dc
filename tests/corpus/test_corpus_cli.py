"""`skep corpus` on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from skep import cli
from skep.corpus import read_corpus

RECORDS = Path(__file__).parents[1] / "data" / "records"
GAME = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
TURNED = r"Base;InProgress;White[3];wS1;bS1 wS1/;wQ /wS1;bQ bS1/"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.uhp"
    path.write_text(f"{GAME}\nBase;InProgress;White[2];wS1;bS1 wA1-\n{TURNED}\nBase+M\n")
    return path


def test_figures(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, picture = tmp_path / "report.json", tmp_path / "figures.svg"
    words = ["--json", "--report", str(report), "--svg", str(picture)]
    assert cli.main(["corpus", "stats", str(games), *words]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["types"] == {"Base": 2, "Base+M": 1}
    assert "1 games refused:" in printed.err
    assert "games.uhp, game 2: line 2" in printed.err
    assert json.loads(report.read_text())["refused"][0]["line"] == 2
    ElementTree.parse(picture)
    assert cli.main(["corpus", "stats", str(games), str(RECORDS)]) == 0
    assert capsys.readouterr().out.startswith("games ")


def test_openings(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "tree.svg"
    assert cli.main(["corpus", "tree", str(games), "--plies", "2", "--svg", str(picture)]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["Base:", "2", "games"], ["wS1", "2"], ["bS1", "wS1-", "2"], ["Base+M:", "1", "games"],
    ]  # fmt: skip
    ElementTree.parse(picture)
    assert cli.main(["corpus", "tree", str(games), "--json"]) == 0
    assert sorted(json.loads(capsys.readouterr().out)) == ["Base", "Base+M"]


def test_files(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.parquet"
    assert cli.main(["corpus", "convert", str(games), "-o", str(out)]) == 0
    assert f"3 of 3 games written to {out}" in capsys.readouterr().out
    assert cli.main(["corpus", "dedupe", str(out), "-o", str(out)]) == 2
    assert "--force" in capsys.readouterr().err
    assert cli.main(["corpus", "dedupe", str(out), "-o", str(out), "--force"]) == 0
    assert [len(game.record.moves) for game in read_corpus(out)] == [4, 0]
    chosen = tmp_path / "chosen.pgn"
    words = ["-o", str(chosen), "--type", "Base", "--least-plies", "1", "--position", TURNED]
    assert cli.main(["corpus", "filter", str(games), *words]) == 0
    assert [len(game.record.moves) for game in read_corpus(chosen)] == [4, 4]


def test_what_goes_wrong_is_one_line(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["corpus", "stats", str(tmp_path / "nowhere")]) == 2
    assert "there is no file or folder" in capsys.readouterr().err
    assert cli.main(["corpus", "stats", str(games), "--strict"]) == 1
    assert "game 2: line 2" in capsys.readouterr().err
    empty = tmp_path / "empty"
    empty.mkdir()
    assert cli.main(["corpus", "stats", str(empty)]) == 1
    assert "no game" in capsys.readouterr().err
    assert cli.main(["corpus", "convert", str(games), "-o", str(tmp_path / "x.doc")]) == 1
    assert "ends in none of" in capsys.readouterr().err
    words = ["-o", str(tmp_path / "y.pgn"), "--position", "Base;nonsense"]
    assert cli.main(["corpus", "filter", str(games), *words]) == 1
    assert not (tmp_path / "y.pgn").exists()
