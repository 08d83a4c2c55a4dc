"""The commands of `skep lab`: help, garbage, parts and merging."""

from __future__ import annotations

import asyncio
import json
import pickle
import shutil
import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest
import typer.main

from skep import GameType, Rules, cli, read_record
from skep.game import Limits
from skep.lab.conditions import Conditions
from skep.lab.contestants import Contestant, contestant
from skep.lab.journal import read_game
from skep.lab.line_journal import JournalError, read_journal
from skep.lab.match import Match
from skep.lab.merge import MergeError, merge
from skep.lab.mining import Mine, search_game
from skep.lab.nets import selfplay
from skep.lab.nets.data_file import DataFile
from skep.lab.openings import load_openings
from skep.lab.puzzles import LENGTHS, find_puzzles, read_puzzles
from skep.lab.shard import WHOLE, Shard
from skep.lab.spread import spread

PUZZLES = read_puzzles(Path(__file__).parent / "data" / "puzzles.tsv")
SELFPLAY = ["--nodes", "40", "--seed", "7", "--types", "Base", "--threads", "1"]
MATCH = ["match", "skep:level=2", "skep:level=1", "--nodes", "200", "--type", "Base"]
MATCH += ["--max-plies", "30", "--games", "10", "--seed", "3"]


def run(*words: object) -> int:
    return cli.main([str(word) for word in words])


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


# ---- all commands


COMMANDS = typer.main.get_command(cli.app).commands["lab"].commands  # type: ignore[attr-defined]


def test_the_commands_are_there() -> None:
    assert {"selfplay", "train", "calibrate", "tune", "mine", "merge"} <= set(COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_help_and_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lab", name, "--help") == 0
    printed = capsys.readouterr().out
    assert "--json" in printed
    for parameter in COMMANDS[name].params:
        assert getattr(parameter, "help", None), parameter.name


@pytest.mark.parametrize(
    "words",
    [
        ["mine", "GAMES"],
        ["mine", "GAMES", "--out", "x.tsv", "--shard", "1/2"],
        ["mine", "GAMES", "--shard", "1/2"],
        ["mine", "GAMES", "--out", "x.tsv", "--count", "-1"],
        ["mine", "GAMES", "--out", "x.tsv", "--shard", "3/2"],
        ["selfplay", "new.skg", "--shard", "1/2", "--games", "4"],
        ["selfplay", "new.skg", "--shard", "nonsense", "--seed", "1"],
        ["selfplay", "new.skg", "--shard", "0/2", "--seed", "1"],
        ["calibrate", "--shard", "1/2"],
        ["calibrate", "--games", "0"],
        ["openings", "folder", "--count", "0"],
        ["openings", "folder", "--type", "Base+X"],
        ["merge", "GAMES"],
        ["merge"],
    ],
    ids=" ".join,
)
def test_wrong_command_lines(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    Path("GAMES").write_text(PUZZLES[0].game)
    assert run("lab", *words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["GAMES"]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x00\xff" * 40, b"SKEPGAME\x01", b"{}\n"])
@pytest.mark.parametrize("name", ["mine", "tune", "fit-tempo", "merge"])
def test_files_that_are_no_games(
    name: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "games", tmp_path / "out.tsv"
    file.write_bytes(content)
    words = ["--out", out] if name in ("mine", "merge") else []
    code = run("lab", name, file, *words)
    error = capsys.readouterr().err
    if name == "mine" and not content:
        assert code == 0  # no games, no puzzles
    else:
        assert code == 1
        assert len(error.splitlines()) == 1
        assert "internal" not in error
    missing = run("lab", name, tmp_path / "none", *words)
    assert missing == 1
    assert "No such file" in capsys.readouterr().err


# ---- parts


@pytest.mark.parametrize("text", ["", "1", "0/2", "3/2", "1/0", "-1/2", "a/b", "1/2/3", "1.0/2"])
def test_parts_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match="part"):
        Shard.parse(text)


def test_the_parts_are_the_whole() -> None:
    parts = [Shard(index, 3) for index in (1, 2, 3)]
    owners = [[part.index for part in parts if part.has(number)] for number in range(10)]
    assert owners == [[1 + number % 3] for number in range(10)]
    assert all(WHOLE.has(number) for number in range(10))


def test_selfplay_in_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, one, two = (tmp_path / f"{name}.skg" for name in ("whole", "one", "two"))
    assert run("lab", "selfplay", whole, "--games", 7, *SELFPLAY) == 0
    for index, file in enumerate((one, two), start=1):
        shard = ["--shard", f"{index}/2"]
        assert run("lab", "selfplay", file, "--games", 3, *shard, *SELFPLAY) == 0
        # The run goes on.
        assert run("lab", "selfplay", file, "--games", 7, *shard, *SELFPLAY) == 0
    capsys.readouterr()
    assert DataFile.read(one).numbers() == {0, 2, 4, 6}
    assert DataFile.read(two).numbers() == {1, 3, 5}
    merged, again = tmp_path / "merged.skg", tmp_path / "again.skg"
    assert run("lab", "merge", two, one, "--out", merged, "--json") == 0
    found = figures(capsys)
    assert (found["kind"], found["parts"], found["games"], found["missing"]) == (
        "selfplay", 2, 7, [],
    )  # fmt: skip
    assert run("lab", "merge", whole, "--out", again) == 0
    assert merged.read_bytes() == again.read_bytes()
    assert merge([two], tmp_path / "odd.skg").missing == [0, 2, 4]


def moves_of(journal: Path) -> dict[int, tuple[str, str, str]]:
    """What a game of a contest is but for its times: result, ending and moves."""
    games = map(read_game, read_journal(journal)[2])
    return {
        result.number: (
            result.state, result.ending, read_record(pgn).board().game_string()
        )
        for result, pgn in games
    }  # fmt: skip


def test_a_match_in_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, one, two = (tmp_path / f"{name}.jsonl" for name in ("whole", "one", "two"))
    assert run(*MATCH, "--journal", whole, "--json") == 0
    summary = figures(capsys)
    for index, file in enumerate((one, two), start=1):
        assert run(*MATCH, "--journal", file, "--shard", f"{index}/2", "--json") == 0
        found = figures(capsys)
        assert found["games"] == found["planned"] == (6 if index == 1 else 4)
    merged = tmp_path / "merged.jsonl"
    assert run("lab", "merge", one, two, "--out", merged) == 0
    assert capsys.readouterr().out == f"{merged}: 10 games of 2 parts\n"
    assert moves_of(merged) == moves_of(whole)
    assert run(*MATCH, "--journal", merged, "--json") == 0
    together = figures(capsys)
    for name in ("games", "planned", "wins", "draws", "losses", "pairs", "elo", "endings"):
        assert together[name] == summary[name]


def test_a_tournament_in_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "skep:level=1", "skep:level=2", "beginner", "--nodes", 100]
    words += ["--rounds", 1, "--type", "Base", "--max-plies", 20]
    parts = [tmp_path / f"{index}.jsonl" for index in (1, 2, 3)]
    whole, merged = tmp_path / "whole.jsonl", tmp_path / "merged.jsonl"
    assert run(*words, "--journal", whole) == 0
    for index, file in enumerate(parts, start=1):
        assert run(*words, "--journal", file, "--shard", f"{index}/3") == 0
    capsys.readouterr()
    assert merge(parts, merged).games == 6
    assert moves_of(merged) == moves_of(whole)


def test_parts_of_contests_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--shard", "1/2"], ["--shard", "x", "--journal", "j"],
                  ["--shard", "1/2", "--journal", "j", "--sprt", "0", "50"]):  # fmt: skip
        assert run(*MATCH, *words) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert not Path("j").exists()


def test_a_calibration_in_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "calibrate", "--games", 4, "--top-games", 4, "--far-games", 0, "--nodes", 60]
    code = run(*words, "--folder", tmp_path / "whole")
    table = capsys.readouterr().out
    for index in (1, 2):
        folder = tmp_path / str(index)
        assert run(*words, "--folder", folder, "--shard", f"{index}/2", "--json") == 0
        assert figures(capsys) == {"shard": f"{index}/2", "games": 20}
    merged = tmp_path / "merged"
    assert run("lab", "merge", tmp_path / "1", tmp_path / "2", "--out", merged, "--json") == 0
    assert figures(capsys)["games"] == 40
    assert run(*words, "--folder", merged) == code
    assert capsys.readouterr().out == table


def ends_of_puzzles(count: int) -> list[str]:
    """Games that end with the solutions of puzzles in one ply, and one that goes on."""
    games = []
    for puzzle in [one for one in PUZZLES if one.plies == LENGTHS[0]][:count]:
        board = puzzle.board()
        board.push_uhp(puzzle.solution)
        games.append(board.game_string())
    return [*games, "Base;InProgress;White[2];wS1;bS1 wS1-"]


def test_mining_in_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games.txt"
    games.write_text("\n".join(ends_of_puzzles(4)))
    whole, out = tmp_path / "whole.tsv", tmp_path / "out.tsv"
    words = ["lab", "mine", games, "--count", 2]
    assert run(*words, "--out", whole, "--json") == 0
    found = figures(capsys)
    assert found["searched"] == 5
    assert found["puzzles"] == len(read_puzzles(whole))
    assert read_puzzles(whole)
    parts = [tmp_path / f"{index}.jsonl" for index in (1, 2)]
    for index, file in enumerate(parts, start=1):
        assert run(*words, "--journal", file, "--shard", f"{index}/2") == 0
    merged = tmp_path / "merged.jsonl"
    assert merge(parts, merged).games == 5
    assert run(*words, "--journal", merged, "--out", out) == 0
    assert out.read_bytes() == whole.read_bytes()
    # The journal of other games is refused.
    games.write_text("\n".join(ends_of_puzzles(2)))
    assert run(*words, "--journal", merged, "--out", out) == 1
    assert "games" in capsys.readouterr().err


def test_mining_stops_when_there_is_enough() -> None:
    """A whole run does not search games that cannot add anything, and chooses the same ones."""
    games = ends_of_puzzles(6) * 2
    searched = []

    def search(work: tuple[int, str]) -> tuple[int, list[object]]:
        searched.append(work[0])
        return search_game(work)  # type: ignore[return-value]

    mine = Mine(games, 1)
    mine.run(lambda wanted: map(search, wanted))  # type: ignore[arg-type]
    assert mine.selection().puzzles() == find_puzzles(games, 1)
    everything = Mine(games, None)
    everything.run(lambda wanted: map(search_game, wanted))
    assert len(everything.found) == len(games)


def test_work_is_spread_over_processes() -> None:
    assert sorted(spread(abs, range(-20, 0), 2)) == list(range(1, 21))
    assert list(spread(abs, [-3, 2, -1])) == [3, 2, 1]
    with pytest.raises(TypeError):
        list(spread(len, [3], 2))  # type: ignore[arg-type]


def test_a_cluster_needs_ray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for words in ([*MATCH], ["lab", "selfplay", tmp_path / "games.skg", "--games", 1]):
        assert run(*words, "--cluster", "local") == 1
        expected = 'skep: --cluster needs Ray: pip install "skep[cluster]"'
        assert capsys.readouterr().err.splitlines()[-1] == expected


def test_the_games_of_a_contest_as_pieces_of_work(tmp_path: Path) -> None:
    """What a cluster does, here in this process: the same games as those of a run."""
    here, away = tmp_path / "here.jsonl", tmp_path / "away.jsonl"
    assert run(*MATCH[:-4], "--games", 4, "--seed", 3, "--journal", here) == 0
    one, other = contestant("skep:level=2", {}), contestant("skep:level=1", {})
    rules = Rules.parse("Base", repetition="threefold")
    conditions = Conditions(rules, Limits(nodes=200), max_plies=30)
    openings = load_openings(GameType.BASE)
    match = Match(one, other, conditions, openings, games=4, seed=3, journal=away)

    def spread(
        function: Callable[[Any], Any], items: Iterable[Any], stop: Callable[[], bool]
    ) -> Generator[Any, None, None]:
        for item in items:
            assert not stop()
            assert match.running
            yield function(pickle.loads(pickle.dumps(item)))

    asyncio.run(match.run_elsewhere(spread))
    match.close()
    assert moves_of(away) == moves_of(here)
    unmade = Contestant("mine", one.start)
    match = Match(unmade, other, conditions, openings, games=2)
    with pytest.raises(ValueError, match="another machine"):
        asyncio.run(match.run_elsewhere(spread))


def test_selfplay_as_pieces_of_work(tmp_path: Path) -> None:
    origin = selfplay.new_origin(seed=5, nodes=30, types=["Base"], net=None)
    here, away = tmp_path / "here.skg", tmp_path / "away.skg"
    selfplay.run(here, origin, None, games=20, seconds=None, threads=1)

    def spread(
        function: Callable[[Any], Any], items: Iterable[Any], stop: Callable[[], bool]
    ) -> Generator[Any, None, None]:
        yield from map(pickle.loads(pickle.dumps(function)), items)

    for games in (3, 20):
        selfplay.run(away, origin, None, games=games, seconds=None, threads=1, spread=spread)
    assert sorted(DataFile.read(away).games()) == sorted(DataFile.read(here).games())


# ---- parts that do not fit together


def test_merging_what_does_not_belong_together(tmp_path: Path) -> None:
    one, other = tmp_path / "one.skg", tmp_path / "other.skg"
    journal = tmp_path / "match.jsonl"
    assert run("lab", "selfplay", one, "--games", 1, *SELFPLAY) == 0
    assert run("lab", "selfplay", other, "--games", 1, *SELFPLAY[:-4], "--seed", 8) == 0
    assert run(*MATCH[:-4], "--games", 2, "--journal", journal) == 0
    out = tmp_path / "out"
    with pytest.raises(MergeError, match="other settings"):
        merge([one, other], out)
    with pytest.raises(MergeError, match="others are not"):
        merge([one, journal], out)
    with pytest.raises(MergeError, match="there already"):
        merge([one], one)
    with pytest.raises(MergeError, match="nothing"):
        merge([], out)
    with pytest.raises(FileNotFoundError):
        merge([tmp_path / "none"], out)
    (tmp_path / "empty").mkdir()
    with pytest.raises(MergeError, match="no file"):
        merge([tmp_path / "empty"], out)
    assert not out.exists()


def test_merging_journals_that_differ(tmp_path: Path) -> None:
    journal, changed = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert run(*MATCH[:-4], "--games", 2, "--seed", 3, "--journal", journal) == 0
    shutil.copy(journal, changed)
    assert merge([journal, changed], tmp_path / "same.jsonl").games == 2
    head, first, second = journal.read_text().splitlines()
    # The moves of one game under the number of the other.
    swapped = first.replace('"number":0', '"number":1')
    changed.write_text(f"{head}\n{swapped}\n")
    with pytest.raises(MergeError, match="game 1 is another one"):
        merge([journal, changed], tmp_path / "out.jsonl")
    changed.write_text(head.replace('"seed":3', '"seed":4') + f"\n{second}\n")
    with pytest.raises(MergeError, match="something else"):
        merge([journal, changed], tmp_path / "out.jsonl")
    changed.write_text(head.replace("skep contest 1", "skep contest 9") + "\n")
    with pytest.raises(MergeError, match="another kind"):
        merge([changed], tmp_path / "out.jsonl")
    for broken in (f"{head}\n3\n", f"{head}\n{{}}\n", "[]\n", "{}\n", f"{head}\nnonsense\n", ""):
        changed.write_text(broken)
        with pytest.raises(JournalError):
            merge([changed], tmp_path / "out.jsonl")
    # A line that was cut off is not there.
    changed.write_text(f"{head}\n{first}\n{second[:40]}")
    assert merge([changed], tmp_path / "out.jsonl").games == 1
