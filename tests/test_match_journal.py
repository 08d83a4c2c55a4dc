"""Journals of matches: a match that was ended goes on, and loses and repeats nothing."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fake_players import Fake, conditions, new_match, run_match
from skep import Color, GameState
from skep.game import Limits
from skep.lab.journal import Journal, JournalError, PgnFile
from skep.lab.results import Effort, Ending, GameResult
from skep.notation import read_pgns

# ---- journals


def test_a_match_goes_on_from_its_journal(tmp_path: Path) -> None:
    files = {"journal": tmp_path / "j", "pgn": tmp_path / "games.pgn"}
    held = conditions(max_plies=10)
    run_match(Fake(name="a"), Fake(name="b"), games=3, conditions=held, **files)
    first = Fake(name="a")
    match = run_match(first, Fake(name="b"), games=6, conditions=held, **files)
    assert match.resumed == 3
    assert first.games == 3
    assert sorted(result.number for result in match.results) == list(range(6))
    records = list(read_pgns(files["pgn"].read_bytes()))
    assert [record.tags["Round"] for record in records] == list("123456")
    idle = Fake(name="a")
    assert run_match(idle, Fake(name="b"), games=6, conditions=held, **files).resumed == 6
    assert idle.started == 0


def test_a_journal_belongs_to_one_contest(tmp_path: Path) -> None:
    journal = tmp_path / "j"
    run_match(Fake(name="a"), Fake(name="b"), games=2, journal=journal)
    for first, settings, what in (
        ("x", {}, "contestants"),
        ("a", {"seed": 3}, "seed"),
        ("a", {"conditions": conditions(limits=Limits(depth=2))}, "limits"),
    ):
        with pytest.raises(JournalError, match=f"another contest; what differs is {what}"):
            new_match(Fake(name=first), Fake(name="b"), journal=journal, **settings)
    holder = new_match(Fake(name="a"), Fake(name="b"), journal=journal)
    with pytest.raises(JournalError, match="another contest is writing"):
        new_match(Fake(name="a"), Fake(name="b"), journal=journal)
    holder.close()


RESULT = GameResult(
    7,
    "a",
    "b",
    GameState.DRAW,
    Ending.REPETITION,
    "",
    50,
    {Color.WHITE: Effort(moves=25, seconds=1.5)},
)


def test_half_a_line_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "j"
    journal = Journal(path, {"x": 1})
    journal.add(RESULT, "the game")
    journal.close()
    whole = path.read_bytes()
    for cut in range(1, len(whole), 11):
        path.write_bytes(whole[:cut])
        journal = Journal(path, {"x": 1})
        assert journal.games == []
        journal.add(RESULT, "the game")
        journal.close()
        assert path.read_bytes() == whole
    again = Journal(path, {"x": 1})
    assert again.games == [(RESULT, "the game")]
    again.close()


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", "{}", '{"game":{}}', '{"game":{"number":"x"},"pgn":""}', '"x"']
)
def test_broken_journals_are_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "j"
    Journal(path, {}).close()
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(JournalError, match="line 2: not a line of a journal"):
        Journal(path, {})
    path.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(JournalError, match="line 1"):
        Journal(path, {})


def test_a_pgn_is_put_right(tmp_path: Path) -> None:
    path = tmp_path / "games.pgn"
    first, last = '[Round "1"]\n\n1. wS1\n', '[Round "2"]\n\n1. wG1\n'
    before = f"{first}\n".encode()
    whole = f"{first}\n{last}".encode()
    for cut in range(len(before) - 1, len(whole) + 1):
        path.write_bytes(whole[:cut])
        file = PgnFile(path)
        file.repair(last)
        file.close()
        assert path.read_bytes() == whole
    path.write_bytes(whole + b"\nsomebody else's\n")
    file = PgnFile(path)
    file.repair(last)
    file.close()
    assert path.read_bytes() == whole + b"\nsomebody else's\n"


# Its third argument is how many games it may write down: before the next it waits to be killed.
SCRIPT = """
import asyncio, sys, time
from pathlib import Path
from skep import GameType, Rules
from skep.game import Limits
from skep.lab.conditions import Conditions
from skep.lab.contestants import builtin_contestant
from skep.lab.journal import Journal
from skep.lab.match import Match
from skep.lab.openings import load_openings

folder, concurrency, left = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
add = Journal.add

def add_or_wait(journal, *game):
    global left
    if left == 0:
        time.sleep(3600)
    left -= 1
    add(journal, *game)

Journal.add = add_or_wait
held = Conditions(Rules.parse("Base", repetition="threefold"), Limits(depth=1), max_plies=60)
match = Match(
    builtin_contestant("a", {"hashmib": "1"}),
    builtin_contestant("b", {"level": "2", "hashmib": "1"}), held,
    load_openings(GameType.BASE), games=12, journal=folder / "j", pgn=folder / "games.pgn",
)
asyncio.run(match.run(concurrency))
match.close()
"""


def outcome(folder: Path) -> list[tuple[int, str, int]]:
    """The games of a journal, sorted; its PGN must tell of the same, each once."""
    lines = [json.loads(line) for line in (folder / "j").read_text().splitlines()[1:]]
    games = sorted((e["game"]["number"], e["game"]["state"], e["game"]["plies"]) for e in lines)
    records = read_pgns((folder / "games.pgn").read_bytes())
    played = [(int(r.tags["Round"]) - 1, r.result, len(r.moves)) for r in records]
    assert sorted(played) == games
    return games


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_kill_in_the_middle_loses_and_repeats_nothing(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    for folder in (whole, broken):
        folder.mkdir()
    command = [sys.executable, "-c", SCRIPT]
    subprocess.run([*command, str(whole), "1", "12"], check=True, timeout=600)
    expected = outcome(whole)
    assert [number for number, _, _ in expected] == list(range(12))
    kills = 0
    for _ in range(20):
        process = subprocess.Popen([*command, str(broken), "2", "5"])
        before = lines_of(broken / "j")
        while process.poll() is None and lines_of(broken / "j") < before + 5:
            time.sleep(0.002)
        if process.poll() is not None:
            break
        process.send_signal(signal.SIGKILL)
        process.wait(120)
        kills += 1
    assert process.returncode == 0
    assert kills >= 2
    assert outcome(broken) == expected


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0
