"""Matches and tournaments: fair, resumable, and unimpressed by players that fail."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from skep import Board, Color, EngineError, GameType, Hex, Move, Piece, Record, Rules
from skep.cli import main
from skep.errors import ConfigError, EngineRefusedError, EngineUnsupportedError
from skep.game import Limits, TimeControl
from skep.lab.builtin import builtin_contestant
from skep.lab.contestants import contestant
from skep.lab.journal import Journal, JournalError, PgnFile
from skep.lab.match import Match
from skep.lab.openings import load_openings
from skep.lab.players import Contestant, Thought
from skep.lab.results import Effort, Ending, GameResult, score_of
from skep.lab.runner import Conditions, DrawRule, Fixture, ResignRule, Running, play_game
from skep.lab.stats import Decision, Sprt
from skep.lab.tournament import Tournament
from skep.notation import read_pgns

BASE = Rules.parse("Base", repetition="threefold")
OPENINGS = load_openings(GameType.BASE)

# White has nothing but a pass.
MUST_PASS = (
    r"Base;InProgress;White[19];wB1;bG1 /wB1;wA1 \wB1;bS1 /bG1;wS1 wB1-;bS2 -bG1;wQ wS1-;bQ /bS1;"
    r"wS2 \wS1;bG2 /bS2;wB2 \wA1;bS1 wS1\;wG1 wB2/;bQ /bG2;wA2 /wB2;bG3 -bG2;wG2 wG1-;bA1 -bG3;"
    r"wA3 \wG1;bB1 -bA1;wA3 wQ\;bA2 bS2\;wA3 wG2\;bS2 \bA1;wG3 wQ-;bB2 \bG2;wB2 \wA2;bB1 bS2;"
    r"wG1 wA3/;bS1 wG3-;wG2 wG1-;bA3 /bB1;wB2 -wA2;bA3 wG2\;wB2 /wA2;bA2 bA3/"
)

Policy = Callable[[Board], Awaitable[Thought]]


def conditions(**changes: Any) -> Conditions:  # noqa: ANN401
    return Conditions(**{"rules": BASE, "limits": Limits(depth=1), "max_plies": 40, **changes})


# ---- players that do as they are told


def first_move(board: Board) -> Move:
    """A move that is legal, and the same every time."""
    return min(board.legal_moves, key=board.uhp)


async def quiet(board: Board) -> Thought:
    return Thought(first_move(board))


async def crash(board: Board) -> Thought:
    raise EngineError("the engine died")


async def hang(board: Board) -> Thought:
    await asyncio.sleep(3600)
    raise AssertionError


async def illegal(board: Board) -> Thought:
    return Thought(Move(Piece.from_name("wQ"), Hex(90, 90)))


def saying(score: int | None, wins_in: int | None = None) -> Policy:
    async def policy(board: Board) -> Thought:
        return Thought(first_move(board), score, wins_in, depth=4, nodes=1000)

    return policy


def at_ply(ply: int, policy: Policy, before: Policy = quiet) -> Policy:
    async def mixed(board: Board) -> Thought:
        return await (policy if board.ply >= ply else before)(board)

    return mixed


@dataclass
class Fake:
    """A contestant whose players follow a policy; keeps count of them."""

    policy: Policy = quiet
    name: str = "fake"
    started: int = 0
    closed: int = 0
    games: int = 0
    fail_starts: int = 0
    seeds: list[int] = field(default_factory=list)

    def contestant(self) -> Contestant:
        return Contestant(self.name, self.start, {"engine": "fake"})

    async def start(self, held: Conditions) -> Fake:  # noqa: ARG002
        if self.fail_starts:
            self.fail_starts -= 1
            raise EngineError(f"{self.name} does not start")
        self.started += 1
        return self

    async def new_game(self, board: Board, seed: int) -> None:  # noqa: ARG002
        self.games += 1
        self.seeds.append(seed)

    async def think(self, board: Board, limits: Limits) -> Thought:  # noqa: ARG002
        return await self.policy(board)

    async def close(self) -> None:
        self.closed += 1


def play(white: Policy, black: Policy, **changes: Any) -> tuple[GameResult, Record]:  # noqa: ANN401
    fixture = Fixture(0, "Ada", "Bob", OPENINGS[0], 1)
    players = {Color.WHITE: Fake(white), Color.BLACK: Fake(black)}
    return asyncio.run(play_game(Running(fixture), players, conditions(**changes), {}))


def test_a_clock() -> None:
    """The players are told what to spend of it, and it is in the record."""
    told: list[Limits] = []

    class Listening(Fake):
        async def think(self, board: Board, limits: Limits) -> Thought:
            told.append(limits)
            return await super().think(board, limits)

    fixture = Fixture(0, "Ada", "Bob", OPENINGS[0], 1)
    players = {Color.WHITE: Listening(), Color.BLACK: Listening()}
    held = conditions(limits=TimeControl(600, 2), max_plies=20)
    result, record = asyncio.run(play_game(Running(fixture), players, held, {}))
    assert result.ending is Ending.TRUNCATED
    assert len(told) == len(record.moves) - Board.from_game_string(OPENINGS[0]).ply
    assert all(limits.most_seconds is not None for limits in told)
    assert all(0 < (limits.seconds or 0) < 60 for limits in told)
    assert record.tags["TimeControl"] == "10+2"
    assert set(record.clocks) == set(range(21 - len(told), 21))


def test_a_clock_runs_out() -> None:
    result, _ = play(hang, quiet, limits=TimeControl(0.1), margin=60)
    assert (result.ending, result.state) == (Ending.TIME, "BlackWins")


def new_match(first: Fake, second: Fake, games: int = 4, **settings: Any) -> Match:  # noqa: ANN401
    held = settings.pop("conditions", None) or conditions()
    return Match(first.contestant(), second.contestant(), held, OPENINGS, games=games, **settings)


def run_match(first: Fake, second: Fake, games: int = 4, **settings: Any) -> Match:  # noqa: ANN401
    concurrency = settings.pop("concurrency", 1)
    match = new_match(first, second, games, **settings)
    asyncio.run(match.run(concurrency))
    match.close()
    return match


# ---- one game


def test_a_game_that_is_too_long() -> None:
    result, record = play(quiet, quiet, max_plies=12)
    assert (result.state, result.ending, result.plies) == ("Draw", Ending.TRUNCATED, 12)
    assert result.culprit is None
    assert record.comments[12] == "drawn after 12 plies"
    assert record.to_game_string().startswith(OPENINGS[0].split(";", 3)[0])


def test_a_game_to_its_end() -> None:
    result, record = play(quiet, quiet, max_plies=None)
    assert result.ending in (Ending.SURROUNDED, Ending.BOTH_SURROUNDED, Ending.REPETITION)
    assert record.result == result.state
    assert len(record.moves) == result.plies
    opening = Board.from_game_string(OPENINGS[0])
    assert list(record.moves[: opening.ply]) == opening.move_stack
    assert set(record.elapsed) == set(range(opening.ply + 1, result.plies + 1))


@pytest.mark.parametrize(
    ("policy", "ending"),
    [(crash, Ending.CRASH), (illegal, Ending.ILLEGAL), (hang, Ending.TIME)],
)
def test_whoever_fails_forfeits(policy: Policy, ending: Ending) -> None:
    settings = {"limits": Limits(seconds=0.05), "margin": 0.05}
    result, record = play(policy, quiet, **settings)
    assert (result.state, result.ending, result.culprit) == ("BlackWins", ending, "Ada")
    result, record = play(quiet, at_ply(9, policy), **settings)
    assert (result.state, result.ending, result.culprit) == ("WhiteWins", ending, "Bob")
    assert record.result == "WhiteWins"
    assert record.termination == ("timeout" if ending is Ending.TIME else "forfeit")
    assert record.comments[result.plies]


def test_a_move_without_a_time_limit_is_awaited_with_patience() -> None:
    result, _ = play(quiet, hang, patience=0.05)
    assert result.ending is Ending.TIME
    assert "no answer within 0.05 s" in result.detail


def test_the_margin_forgives() -> None:
    async def slow(board: Board) -> Thought:
        await asyncio.sleep(0.03)
        return await quiet(board)

    result, _ = play(slow, quiet, limits=Limits(seconds=0.01), margin=2.0, max_plies=10)
    assert result.ending is Ending.TRUNCATED
    assert result.effort[Color.WHITE].longest >= 0.03


def test_resignation_by_the_losers_own_scores() -> None:
    opening = Board.from_game_string(OPENINGS[0]).ply
    rule = {"resign": ResignRule(moves=3, score=200)}
    result, _ = play(saying(-200), saying(-199), **rule)
    assert (result.state, result.ending) == ("BlackWins", Ending.RESIGNED)
    assert result.plies == opening + 5
    # A winner's opinion is not enough, and a streak must not break.
    result, _ = play(saying(None), saying(900), **rule)
    assert result.ending is not Ending.RESIGNED
    result, _ = play(saying(5, wins_in=-2), saying(None), **rule)
    assert result.ending is Ending.RESIGNED
    result, _ = play(at_ply(12, saying(0), saying(-500)), quiet, **rule, max_plies=30)
    assert (result.ending is Ending.RESIGNED) == (opening + 5 <= 12)


def test_draw_by_the_scores_of_both() -> None:
    rule = {"draw": DrawRule(from_ply=20, moves=2, score=10)}
    result, record = play(saying(10), saying(-10), **rule)
    assert (result.state, result.ending) == ("Draw", Ending.DRAW_BY_SCORE)
    assert result.plies == 23
    assert record.comments[23] == "score +10, depth 4, nodes 1000; drawn by the scores of both"
    for other in (saying(11), quiet, saying(0, wins_in=3)):
        result, _ = play(saying(0), other, **rule)
        assert result.ending is not Ending.DRAW_BY_SCORE


def test_depth_and_nodes_where_they_are_told() -> None:
    result, _ = play(saying(0), quiet, max_plies=12)
    white, black = result.effort[Color.WHITE], result.effort[Color.BLACK]
    assert white.depth == 4
    assert white.nodes == 1000 * white.moves
    assert white.nodes_per_second is not None
    assert black.depth is None
    assert black.nodes_per_second is None
    assert white.scored_moves == white.moves > black.scored_moves == 0


def test_nobody_is_asked_for_a_forced_pass() -> None:
    asked: list[int] = []

    async def listen(board: Board) -> Thought:
        asked.append(board.ply)
        return await quiet(board)

    start = Board.from_game_string(MUST_PASS)
    fixture = Fixture(0, "Ada", "Bob", MUST_PASS, 1)
    players = {Color.WHITE: Fake(listen), Color.BLACK: Fake(listen)}
    held = conditions(max_plies=start.ply + 2)
    _, record = asyncio.run(play_game(Running(fixture), players, held, {}))
    assert record.moves[start.ply].is_pass
    assert asked == [start.ply + 1]


# ---- matches


def test_pairs_have_an_opening_and_exchange_colours() -> None:
    match = run_match(Fake(name="a"), Fake(name="b"), games=6, conditions=conditions(max_plies=10))
    fixtures = [match.fixture(number) for number in range(6)]
    assert [f.white for f in fixtures] == ["a", "b"] * 3
    assert [f.opening for f in fixtures[::2]] == [f.opening for f in fixtures[1::2]]
    assert len({f.opening for f in fixtures}) == 3
    assert len({f.seed for f in fixtures}) == 6
    assert sorted(result.number for result in match.results) == list(range(6))
    assert match.is_over
    summary = match.summary()
    assert summary.scores[0].pairs == [0, 0, 3, 0, 0]
    assert summary.endings == Counter({Ending.TRUNCATED: 6})
    again = new_match(Fake(name="a"), Fake(name="b"), games=6, seed=1)
    assert again.fixture(0).opening != fixtures[0].opening


def test_players_stay_until_they_fail() -> None:
    good, bad = Fake(name="good"), Fake(at_ply(10, crash), name="bad")
    match = run_match(good, bad)
    assert (good.started, good.games, good.closed) == (1, 4, 1)
    assert (bad.started, bad.games, bad.closed) == (4, 4, 4)
    summary = match.summary()
    assert summary.scores[0].games == [0, 0, 4]
    assert summary.scores[1].forfeits == Counter({Ending.CRASH: 4})
    assert summary.endings == Counter({Ending.CRASH: 4})
    assert summary.scores[0].forfeits == Counter()


def test_a_player_that_starts_badly_gets_three_chances() -> None:
    slow = Fake(name="slow", fail_starts=2)
    assert len(run_match(slow, Fake(name="other")).results) == 4
    match = new_match(Fake(name="a"), never := Fake(name="never", fail_starts=99))
    with pytest.raises(EngineError, match="never does not start"):
        asyncio.run(match.run(2))
    assert never.started == 0


def test_two_games_at_a_time() -> None:
    most = 0

    async def slowly(board: Board) -> Thought:
        nonlocal most
        most = max(most, len(match.running))
        await asyncio.sleep(0.001)
        return await quiet(board)

    first, second = Fake(slowly, name="a"), Fake(slowly, name="b")
    match = new_match(first, second, games=8, conditions=conditions(max_plies=14))
    asyncio.run(match.run(2))
    assert most == 2
    assert match.running == []
    assert (first.started, first.closed, first.games) == (2, 2, 8)
    assert sorted(result.number for result in match.results) == list(range(8))


def test_an_odd_game_counts_but_not_as_a_pair() -> None:
    summary = run_match(Fake(name="a"), Fake(crash, name="b"), games=3).summary()
    assert summary.scores[0].games == [0, 0, 3]
    assert summary.scores[0].pairs == [0, 0, 0, 0, 1]
    assert summary.scores[0].singles == [0, 0, 1]


def test_a_sequential_test_stops_by_itself() -> None:
    match = run_match(
        Fake(name="a"), Fake(crash, name="b"), games=1000, sprt=Sprt(0, 200), concurrency=2
    )
    summary = match.summary()
    assert summary.decision is Decision.ACCEPTED
    assert summary.ratio is not None
    assert summary.ratio >= Sprt(0, 200).upper
    assert 4 <= summary.played < 60
    assert match.is_over
    lost = run_match(Fake(crash, name="a"), Fake(name="b"), games=1000, sprt=Sprt(0, 200)).summary()
    assert lost.decision is Decision.REJECTED
    even = run_match(Fake(name="a"), Fake(name="b"), games=4, sprt=Sprt(0, 200)).summary()
    assert even.decision is None


def test_games_under_way_are_forgotten_when_the_test_stops() -> None:
    async def second_hangs(board: Board) -> Thought:
        if match.running and match.running[-1].fixture.number % 2 == 1 and len(match.results) > 20:
            await asyncio.sleep(60)
        raise EngineError("gone")

    match = new_match(Fake(name="a"), Fake(second_hangs, name="b"), games=1000, sprt=Sprt(0, 400))
    began = time.monotonic()
    asyncio.run(match.run(1))
    assert time.monotonic() - began < 30
    assert match.summary().decision is Decision.ACCEPTED


def test_scores_are_seen_by_each_player() -> None:
    results = [
        GameResult(0, "a", "b", "WhiteWins", Ending.SURROUNDED, "", 40),
        GameResult(1, "b", "a", "Draw", Ending.REPETITION, "", 50),
        GameResult(2, "a", "b", "BlackWins", Ending.CRASH, "gone", 9),
    ]
    first, second = score_of(results, "a"), score_of(results, "b")
    assert (first.games, first.points, first.as_white) == ([1, 1, 1], 1.5, [1, 0, 1])
    assert (first.pairs, first.singles) == ([0, 0, 0, 1, 0], [1, 0, 0])
    assert (second.pairs, second.singles) == ([0, 1, 0, 0, 0], [0, 0, 1])
    assert first.forfeits == Counter({Ending.CRASH: 1})
    assert score_of(results, "a", "c").played == 0


def test_summary_as_json_has_no_infinities() -> None:
    summary = run_match(Fake(name="a"), Fake(crash, name="b"), sprt=Sprt(0, 5)).summary()
    data = json.loads(json.dumps(summary.to_json(), allow_nan=False))
    assert data["elo"]["value"] is None
    assert data["elo"]["low"] > 0
    assert data["players"][1]["forfeits"]["crash"] == 4
    assert data["sprt"]["decision"] is None


def test_contestants_have_names_of_their_own() -> None:
    with pytest.raises(ValueError, match="different names"):
        new_match(Fake(name="a"), Fake(name="a"))
    with pytest.raises(ValueError, match="at least"):
        new_match(Fake(name="a"), Fake(name="b"), games=0)


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
    7, "a", "b", "Draw", Ending.REPETITION, "", 50, {Color.WHITE: Effort(moves=25, seconds=1.5)}
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


SCRIPT = """
import asyncio, sys
from pathlib import Path
from skep import GameType, Rules
from skep.game import Limits
from skep.lab.builtin import builtin_contestant
from skep.lab.match import Match
from skep.lab.openings import load_openings
from skep.lab.runner import Conditions

folder, concurrency = Path(sys.argv[1]), int(sys.argv[2])
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
    subprocess.run([*command, str(whole), "1"], check=True, timeout=60)
    expected = outcome(whole)
    assert [number for number, _, _ in expected] == list(range(12))
    kills = 0
    for _ in range(20):
        process = subprocess.Popen([*command, str(broken), "2"])
        before = lines_of(broken / "j")
        while process.poll() is None and lines_of(broken / "j") < before + 5:
            time.sleep(0.002)
        if process.poll() is not None:
            break
        process.send_signal(signal.SIGKILL)
        process.wait(30)
        kills += 1
    assert process.returncode == 0
    assert kills >= 2
    assert outcome(broken) == expected


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


# ---- tournaments


def test_everybody_meets_everybody(tmp_path: Path) -> None:
    fakes = [Fake(name="a"), Fake(name="b"), Fake(crash, name="c")]

    def new() -> Tournament:
        return Tournament(
            [fake.contestant() for fake in fakes],
            conditions(max_plies=10),
            OPENINGS,
            rounds=2,
            journal=tmp_path / "j",
        )

    tournament = new()
    asyncio.run(tournament.run(2))
    tournament.close()
    assert tournament.games == len(tournament.results) == 12
    met = Counter((result.white, result.black) for result in tournament.results)
    assert set(met.values()) == {2}
    assert len(met) == 6
    # All pairs of a round begin from the same opening.
    openings = [tournament.fixture(number).opening for number in range(12)]
    assert len(set(openings[:6])) == len(set(openings[6:])) == 1
    assert openings[0] != openings[6]
    standings = tournament.standings()
    assert standings.ratings.regularised
    assert standings.ratings.ratings[-1].name == "c"
    assert standings.scores["c"].forfeits == Counter({Ending.CRASH: 8})
    assert standings.crosstable["a", "b"].pairs == [0, 0, 2, 0, 0]
    assert standings.crosstable["c", "a"].games == [4, 0, 0]
    assert json.dumps(standings.to_json(), allow_nan=False)
    started = [fake.started for fake in fakes]
    again = new()
    asyncio.run(again.run())
    again.close()
    assert again.resumed == 12
    assert [fake.started for fake in fakes] == started


# ---- our own search


def test_our_own_search_is_the_same_every_time() -> None:
    def once() -> list[tuple[str, int]]:
        match = Match(
            builtin_contestant("strong", {"HashMiB": "1"}),
            builtin_contestant("weak", {"Level": "1", "HashMiB": "1"}),
            conditions(),
            OPENINGS,
            games=4,
        )
        asyncio.run(match.run())
        assert match.summary().scores[0].effort.depth is not None
        return [(result.state, result.plies) for result in match.results]

    assert once() == once()


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("skep:level=11", {}),
        ("skep:level=", {}),
        ("skep:strength=3", {}),
        ("skep", {"Level": "many"}),
    ],
)
def test_options_of_our_own_that_make_no_sense(spec: str, options: dict[str, str]) -> None:
    with pytest.raises(EngineError, match=r"level|option"):
        contestant(spec, options)


# ---- other programs


def tiny(mode: str, folder: Path, name: str) -> Contestant:
    script = Path(__file__).with_name("tiny_engine.py")
    return contestant(shlex.join([sys.executable, str(script), mode, str(folder)]), {}, name)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    ("mode", "ending"),
    [
        ("crash", Ending.CRASH),
        ("nonsense", Ending.CRASH),
        ("illegal", Ending.ILLEGAL),
        ("hang", Ending.TIME),
    ],
)
def test_engines_that_fail_are_started_anew(tmp_path: Path, mode: str, ending: Ending) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.mkdir()
    bad.mkdir()
    held = conditions(patience=0.5, max_plies=20)
    match = Match(tiny("fine", good, "g"), tiny(mode, bad, "b"), held, OPENINGS, games=2)
    asyncio.run(match.run())
    summary = match.summary()
    assert summary.scores[0].games == [0, 0, 2]
    assert summary.scores[1].forfeits == Counter({ending: 2})
    assert [len(list(folder.iterdir())) for folder in (good, bad)] == [1, 2]
    assert not [
        file for folder in (good, bad) for file in folder.iterdir() if is_alive(int(file.name))
    ]


def test_engines_side_by_side(tmp_path: Path) -> None:
    held = conditions(limits=Limits(seconds=0.5), margin=5, max_plies=16)
    first, second = tiny("fine", tmp_path, "a"), tiny("fine", tmp_path, "b")
    match = Match(first, second, held, OPENINGS, games=4)
    asyncio.run(match.run(2))
    assert match.summary().endings == Counter({Ending.TRUNCATED: 4})
    assert len(list(tmp_path.iterdir())) == 4


def test_an_engine_that_cannot_play_ends_the_match(tmp_path: Path) -> None:
    for rules, limits, message in (
        (Rules.parse("Base+M"), Limits(depth=1), r"does not play Base\+M"),
        (BASE, Limits(nodes=100), "cannot search a number of nodes"),
    ):
        match = Match(
            tiny("fine", tmp_path, "a"),
            Fake(name="b").contestant(),
            conditions(rules=rules, limits=limits),
            load_openings(rules.game_type),
            games=2,
        )
        with pytest.raises(EngineUnsupportedError, match=message):
            asyncio.run(match.run())
    with pytest.raises(ConfigError, match="no engine"):
        contestant("no-such-engine", {})


def test_our_own_engine_as_another_program() -> None:
    """It is asked to tell of its search, so that its scores can decide a game."""
    spec = shlex.join([sys.executable, "-m", "skep", "uhp"])
    match = Match(
        contestant(spec, {"Level": "3"}, "ours"),
        Fake(saying(0), name="b").contestant(),
        conditions(max_plies=14),
        OPENINGS,
        games=1,
    )
    asyncio.run(match.run())
    effort = match.summary().scores[0].effort
    assert effort.depth == 1
    assert effort.scored_moves == effort.moves > 0


def test_a_draw_that_a_player_claims() -> None:
    """Some engines count repetitions in another way; a claim must be true all the same."""
    cells = {"wQ": ((0, -1), (-1, 0)), "bQ": ((2, -1), (2, 0))}
    start = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"

    async def shuffle(board: Board) -> Thought:
        name = "wQ" if board.turn is Color.WHITE else "bQ"
        return Thought(Move(Piece.from_name(name), Hex(*cells[name][(board.ply - 4) // 2 % 2])))

    async def claim(board: Board) -> Thought:
        raise EngineRefusedError("b plays no more: it says 'Draw'", "Draw")

    for ply, ending in ((12, Ending.CLAIMED), (8, Ending.CRASH)):
        players = {Color.WHITE: Fake(at_ply(ply, claim, shuffle)), Color.BLACK: Fake(shuffle)}
        held = conditions(rules=Rules.parse("Base"))
        running = Running(Fixture(0, "Ada", "Bob", start, 1))
        result, _ = asyncio.run(play_game(running, players, held, {}))
        assert result.ending is ending
        assert result.state == ("Draw" if ending is Ending.CLAIMED else "BlackWins")


# ---- the commands


def skep(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(list(args))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


QUICK = ("--type", "Base", "--depth", "1", "--max-plies", "30")
SMALL = ("--option-a", "HashMiB=1", "--option-b", "HashMiB=1")


def test_the_command_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pgn = tmp_path / "games.pgn"
    code, out, err = skep(
        capsys, "match", "skep", "skep:level=1", "--games", "4", *QUICK, *SMALL, "--pgn", str(pgn)
    )
    assert (code, err) == (0, "")
    assert out.count("game ") == 4
    assert "4 of 4 games" in out
    assert "Elo" in out
    assert max(map(len, out.splitlines())) <= 80
    assert len(list(read_pgns(pgn.read_bytes()))) == 4


def test_the_command_match_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = skep(
        capsys,
        "match",
        "skep",
        "skep",
        "--games",
        "2",
        *QUICK,
        *SMALL,
        "--resign",
        "3",
        "50",
        "--json",
    )
    data = json.loads(out)
    assert code == 0
    assert data["games"] == 2
    assert [player["name"] for player in data["players"]] == ["skep #1", "skep #2"]
    assert "game 2 of 2" in err


def test_exit_codes_of_a_sequential_test(capsys: pytest.CaptureFixture[str]) -> None:
    test = ("match", "skep:level=2", "skep:level=1", "--games", "2", *QUICK, *SMALL, "--sprt")
    assert skep(capsys, *test, "0", "10")[0] == 3
    code, out, _ = skep(capsys, *test, "-900", "-800", "--alpha", "0.49", "--beta", "0.49")
    assert code == 0
    assert "accepted" in out
    code, out, _ = skep(capsys, *test, "800", "900", "--alpha", "0.49", "--beta", "0.49")
    assert code == 1
    assert "rejected" in out


@pytest.mark.parametrize(
    "args",
    [
        ("match", "skep", "skep"),
        ("match", "skep", "skep", "--depth", "1", "--time", "1"),
        ("match", "skep", "skep", "--time", "0"),
        ("match", "skep", "skep", *QUICK, "--sprt", "10", "0"),
        ("match", "skep", "skep", *QUICK, "--sprt", "0", "10", "--alpha", "2"),
        ("match", "skep", "skep", *QUICK, "--option-a", "Level"),
        ("match", "skep", "skep", *QUICK, "--resign", "0", "1"),
        ("match", "skep", "skep", *QUICK, "--openings", "/no/such/file"),
        ("tournament", "skep", *QUICK),
        ("tournament", "skep", "skep", *QUICK, "--option", "3:Level=2"),
    ],
)
def test_wrong_command_lines(capsys: pytest.CaptureFixture[str], args: tuple[str, ...]) -> None:
    code, out, err = skep(capsys, *args)
    assert (code, out) == (2, "")
    assert err.startswith("skep: ")
    assert err.count("\n") == 1


def test_the_command_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    args = [
        *("tournament", "skep:level=1", "skep:level=2", "skep", "--rounds", "1", *QUICK),
        *("--option", "1:Level=3", "--option", "HashMiB=1", "--journal", str(tmp_path / "j")),
    ]
    code, out, err = skep(capsys, *args)
    assert (code, err) == (0, "")
    assert "6 of 6 games" in out
    assert max(map(len, out.splitlines())) <= 80
    code, out, err = skep(capsys, *args, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 6
    assert err == ""
