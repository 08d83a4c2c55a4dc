"""Games, matches and tournaments: pairs of games, adjudication, and players that fail."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fake_players import (
    OPENINGS,
    Fake,
    Policy,
    at_ply,
    conditions,
    crash,
    hang,
    illegal,
    new_match,
    quiet,
    run_match,
    saying,
)
from skep import Board, Color, EngineError, GameState, Hex, Move, Piece, Record, Rules
from skep.engine import Thought
from skep.errors import EngineRefusedError
from skep.game import Limits, TimeControl
from skep.lab.conditions import DrawRule, ResignRule
from skep.lab.match_game import Fixture, RunningGame, play_game
from skep.lab.results import Ending, GameResult, score_of
from skep.lab.stats import Decision, Sprt
from skep.lab.tournament import Tournament

# White has nothing but a pass.
MUST_PASS = (
    r"Base;InProgress;White[19];wB1;bG1 /wB1;wA1 \wB1;bS1 /bG1;wS1 wB1-;bS2 -bG1;wQ wS1-;bQ /bS1;"
    r"wS2 \wS1;bG2 /bS2;wB2 \wA1;bS1 wS1\;wG1 wB2/;bQ /bG2;wA2 /wB2;bG3 -bG2;wG2 wG1-;bA1 -bG3;"
    r"wA3 \wG1;bB1 -bA1;wA3 wQ\;bA2 bS2\;wA3 wG2\;bS2 \bA1;wG3 wQ-;bB2 \bG2;wB2 \wA2;bB1 bS2;"
    r"wG1 wA3/;bS1 wG3-;wG2 wG1-;bA3 /bB1;wB2 -wA2;bA3 wG2\;wB2 /wA2;bA2 bA3/"
)


# ---- one game


def play(white: Policy, black: Policy, **changes: Any) -> tuple[GameResult, Record]:  # noqa: ANN401
    fixture = Fixture(0, "Ada", "Bob", OPENINGS[0], 1)
    players = {Color.WHITE: Fake(white), Color.BLACK: Fake(black)}
    return asyncio.run(play_game(RunningGame(fixture), players, conditions(**changes), {}))


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
    result, record = asyncio.run(play_game(RunningGame(fixture), players, held, {}))
    assert result.ending is Ending.TRUNCATED
    assert len(told) == len(record.moves) - Board.from_game_string(OPENINGS[0]).ply
    assert all(limits.most_seconds is not None for limits in told)
    assert all(0 < (limits.seconds or 0) < 60 for limits in told)
    assert record.tags["TimeControl"] == "10+2"
    assert set(record.clocks) == set(range(21 - len(told), 21))


def test_a_clock_runs_out() -> None:
    result, _ = play(hang, quiet, limits=TimeControl(0.1), margin=60)
    assert (result.ending, result.state) == (Ending.TIME, "BlackWins")


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
    # Only who hangs is to run out of time, however busy the machine is.
    seconds = 1.0 if policy is hang else 600.0
    settings = {"limits": Limits(seconds=seconds), "margin": 0.0}
    result, record = play(policy, quiet, **settings)
    assert (result.state, result.ending, result.culprit) == ("BlackWins", ending, "Ada")
    result, record = play(quiet, at_ply(9, policy), **settings)
    assert (result.state, result.ending, result.culprit) == ("WhiteWins", ending, "Bob")
    assert record.result == "WhiteWins"
    assert record.termination == ("timeout" if ending is Ending.TIME else "forfeit")
    assert record.comments[result.plies]


def test_a_move_without_a_time_limit_is_awaited_with_patience() -> None:
    result, _ = play(quiet, hang, patience=1.0)
    assert result.ending is Ending.TIME
    assert "no answer within 1 s" in result.detail


def test_the_margin_forgives() -> None:
    async def slow(board: Board) -> Thought:
        await asyncio.sleep(0.03)
        return await quiet(board)

    result, _ = play(slow, quiet, limits=Limits(seconds=0.01), margin=600.0, max_plies=10)
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
    _, record = asyncio.run(play_game(RunningGame(fixture), players, held, {}))
    assert record.moves[start.ply].is_pass
    assert asked == [start.ply + 1]


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
        running = RunningGame(Fixture(0, "Ada", "Bob", start, 1))
        result, _ = asyncio.run(play_game(running, players, held, {}))
        assert result.ending is ending
        assert result.state == ("Draw" if ending is Ending.CLAIMED else "BlackWins")


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
            await asyncio.sleep(3600)
        raise EngineError("gone")

    match = new_match(Fake(name="a"), Fake(second_hangs, name="b"), games=1000, sprt=Sprt(0, 400))
    asyncio.run(asyncio.wait_for(match.run(1), 300))
    assert match.summary().decision is Decision.ACCEPTED


def test_scores_are_seen_by_each_player() -> None:
    results = [
        GameResult(0, "a", "b", GameState.WHITE_WINS, Ending.SURROUNDED, "", 40),
        GameResult(1, "b", "a", GameState.DRAW, Ending.REPETITION, "", 50),
        GameResult(2, "a", "b", GameState.BLACK_WINS, Ending.CRASH, "gone", 9),
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
