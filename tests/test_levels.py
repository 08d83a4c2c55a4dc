"""The ten levels: names and skills, seeds, and the mistakes that they make."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from random_boards import random_board
from skep import Board, Bug, Color, Move, Piece
from skep._core import OPENING_PLIES, obscurity, sensible_moves
from skep.engine import FULL_STRENGTH, LEVELS, OPPONENTS, Searcher, opponent, search
from skep.engine.levels import LevelSkill
from skep.game import Limits
from skep.lab.calibrate import LEAST_LOSSES, LEAST_STEP, MOST_STEP

DOCUMENT = Path(__file__).parents[1] / "docs" / "levels.md"
FREELY = Limits(nodes=20_000)
WEAK = [one.level for one in OPPONENTS if one.level < FULL_STRENGTH]
WIN_IN_ONE = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)


def middle_games(count: int) -> list[Board]:
    boards = [random_board(seed, plies=12 + seed % 20) for seed in range(2 * count)]
    return [board for board in boards if len(board.legal_moves) > 1][:count]


def play(level: int, seed: int, plies: int) -> Board:
    """A game of a level against itself."""
    board = Board()
    while board.ply < plies and not board.is_game_over():
        board.push(search(board, Limits(nodes=2000), level=level, seed=seed, hash_mib=1).move)
    return board


# ---- names and skills


def test_every_level_has_its_own_key_name_and_character() -> None:
    assert [one.level for one in OPPONENTS] == list(LEVELS) == list(range(1, FULL_STRENGTH + 1))
    for field in ("key", "name", "character"):
        assert len({getattr(one, field) for one in OPPONENTS}) == len(OPPONENTS)
    for one in OPPONENTS:
        assert opponent(one.level) is one
        assert re.fullmatch(r"[a-z]+", one.key)
        assert len(one.name) <= 12
        assert re.fullmatch(r"[A-Z][^.]+\.", one.character), "one sentence"


def test_no_opponent_is_called_like_a_piece() -> None:
    assert not {one.key for one in OPPONENTS} & {bug.value for bug in Bug}


def test_only_the_last_plays_at_full_strength() -> None:
    assert [one.level for one in OPPONENTS if one.skill is None] == [FULL_STRENGTH]


def test_skills_grow() -> None:
    """From level to level nothing becomes worse, and something better."""

    def growing(skill: LevelSkill) -> tuple[float, ...]:
        return (
            skill.depth, skill.candidates, -skill.noise, -skill.placement_bonus,
            -skill.overlook_rate, skill.sees_wins,
        )  # fmt: skip

    skills = [one.skill for one in OPPONENTS if one.skill is not None]
    for lower, upper in pairwise(map(growing, skills)):
        assert all(a <= b for a, b in zip(lower, upper, strict=True))
        assert lower != upper


@pytest.mark.parametrize("level", [0, FULL_STRENGTH + 1, -1])
def test_an_unknown_level_is_refused(level: int) -> None:
    with pytest.raises(ValueError, match="level"):
        opponent(level)


# ---- seeds


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_decides_the_game(level: int) -> None:
    assert play(level, 3, 10).game_string() == play(level, 3, 10).game_string()


@pytest.mark.parametrize("level", LEVELS)
def test_seeds_give_different_games(level: int) -> None:
    games = {play(level, seed, 10).canonical_key for seed in range(4)}
    assert len(games) > 1


@pytest.mark.parametrize("level", [1, 5, FULL_STRENGTH])
def test_without_a_seed_openings_differ(level: int) -> None:
    firsts = {str(search(Board(), Limits(depth=1), level=level).move.piece) for _ in range(25)}
    assert len(firsts) > 1


@pytest.mark.parametrize("level", [2, 6, 8])
def test_what_a_level_thought_before_makes_no_difference(level: int) -> None:
    board = middle_games(1)[0]
    fresh = search(board, FREELY, level=level, seed=5)
    used = Searcher()
    used(random_board(3, plies=20), FREELY, level=level, seed=1)
    again = used(board, FREELY, level=level, seed=5)
    assert (again.move, again.score, again.nodes) == (fresh.move, fresh.score, fresh.nodes)


@pytest.mark.parametrize("seed", [-1, 0, 2**64 - 1, 2**200])
def test_a_seed_may_be_any_whole_number(seed: int) -> None:
    first, second = (search(Board(), FREELY, level=2, seed=seed) for _ in range(2))
    assert first.move == second.move


@pytest.mark.parametrize("level", [1, 4, 6, 9])
def test_the_way_to_a_position_makes_no_difference(level: int) -> None:
    """Only position, turn, last move and seed count: here White exchanges two earlier moves."""
    first, second = (
        Board.from_game_string(f"Base;InProgress;White[4];wS1;bS1 wS1-;{moves};bA1 bQ-")
        for moves in ("wQ /wS1;bQ bS1-;wA1 -wS1", "wA1 -wS1;bQ bS1-;wQ /wS1")
    )
    assert first.key == second.key
    for seed in range(5):
        found = [search(board, FREELY, level=level, seed=seed) for board in (first, second)]
        assert found[0].move == found[1].move
        assert found[0].nodes == found[1].nodes


def test_full_strength_varies_only_the_opening() -> None:
    """Later it is the search alone that decides, whatever the order of equal moves."""
    board = random_board(8, plies=OPENING_PLIES)
    results = {search(board, Limits(depth=2), seed=seed).score for seed in range(4)}
    assert len(results) == 1


# ---- how they err


@pytest.mark.parametrize("level", WEAK)
def test_every_move_is_legal_and_within_the_limits(level: int) -> None:
    skill = opponent(level).skill
    assert skill is not None
    for board in middle_games(6):
        before = board.game_string()
        result = search(board, Limits(seconds=60), level=level, seed=1)
        assert result.move in board.legal_moves
        assert result.pv[0] == result.move
        assert result.depth <= skill.depth
        assert result.nodes <= skill.nodes
        assert board.game_string() == before


def test_weak_levels_look_at_next_to_nothing() -> None:
    for level in (1, 2, 3):
        for board in middle_games(6):
            result = search(board, Limits(seconds=60), level=level, seed=1)
            assert result.nodes <= len(board.legal_moves)


@pytest.mark.parametrize("level", LEVELS)
def test_from_level_3_on_no_win_is_missed(level: int) -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    moves = [
        board.uhp(search(board, FREELY, level=level, seed=seed).move) for seed in range(40)
    ]  # fmt: skip
    sees = moves.count("bS1 -wG2")
    assert sees == 40 if level >= 3 else 0 < sees < 40


def test_the_farther_a_walk_the_easier_it_is_overlooked() -> None:
    board = Board.from_game_string(
        "Base+MLP;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"
    )
    walks = [move for move in board.legal_moves if str(move.piece) == "wA1"]
    chances = dict(obscurity(board.native))
    nearest, *_, farthest = sorted(walks, key=lambda move: far(board, move))
    assert 0 < chances[nearest] < chances[farthest] <= 100


def test_throws_and_copies_are_easily_overlooked() -> None:
    thrown: list[int] = []
    copied: list[int] = []
    own: list[int] = []
    for board in middle_games(30):
        for move, chance in obscurity(board.native):
            if move.piece is None or board.hex_of(move.piece) is None:
                continue
            if move.piece.color is not board.turn:
                thrown.append(chance)
            elif far(board, move) == 1:
                (copied if move.piece.bug is Bug.MOSQUITO else own).append(chance)
    assert thrown
    assert copied
    assert max(own) < max(copied) < max(thrown)


def far(board: Board, move: Move) -> int:
    assert move.piece is not None
    assert move.to is not None
    origin = board.hex_of(move.piece)
    return 0 if origin is None else origin.distance(move.to)


def crowding(board: Board, color: Color) -> int:
    queen = board.hex_of(Piece(color, Bug.QUEEN))
    return sum(board.piece_at(cell) is not None for cell in queen.neighbors()) if queen else 0


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_nobody_crowds_their_own_queen_for_nothing(level: int) -> None:
    """A piece is put beside one's own queen only if it attacks, guards, or nothing else is left."""
    seen = 0
    for board in middle_games(30):
        us = board.turn
        move = search(board, FREELY, level=level, seed=2).move
        after = board.copy()
        after.push(move)
        worse = crowding(after, us) > crowding(board, us)
        attacks = crowding(after, us.opponent) > crowding(board, us.opponent)
        guard = move.piece is not None and move.piece.bug in (Bug.QUEEN, Bug.PILLBUG)
        if worse and not attacks and not guard:
            assert len(sensible_moves(board.native)) == len(board.legal_moves)
        seen += len(sensible_moves(board.native)) < len(board.legal_moves)
    assert seen > 15


# ---- the document

ROW = re.compile(
    r"^\| (?P<level>\d+) \| (?P<name>\w+) \| (?P<rating>\d+) ± \d+ "
    r"\| (?:(?P<step>-?\d+) ± (?P<error>\d+))? \|",
    re.MULTILINE,
)


def test_document_has_every_opponent_in_its_own_words() -> None:
    text = " ".join(DOCUMENT.read_text(encoding="utf-8").split())
    for one in OPPONENTS:
        assert f"**{one.name}**" in text
        assert one.character in text


def test_measured_steps_are_steps() -> None:
    """Every level stands above the one below, by a step that a person feels."""
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = list(ROW.finditer(text))
    assert [(int(row["level"]), row["name"]) for row in rows] == [
        (one.level, one.name) for one in reversed(OPPONENTS)
    ]
    ratings = [int(row["rating"]) for row in rows]
    assert all(upper > lower for upper, lower in pairwise(ratings))
    for row in rows[:-1]:
        step, error = int(row["step"]), int(row["error"])
        assert step > 0
        assert step + error >= LEAST_STEP, row[0]
        assert step - error <= MOST_STEP, row[0]


def test_measured_losses_are_enough() -> None:
    lost = re.search(r"(\d+)% of them lost", DOCUMENT.read_text(encoding="utf-8"))
    assert lost is not None
    assert int(lost[1]) >= 100 * LEAST_LOSSES
