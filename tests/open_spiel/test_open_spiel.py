"""Our rules beside those of OpenSpiel's `hive`, and our game for it: `make test-open-spiel`."""

import os
import random
from collections import Counter

import numpy as np
import pyspiel
import pytest

import skep.rl.open_spiel as adapter
from skep import Board, Bug, Color, GameType, Piece
from skep.rl import legal_actions, move_of, observe_planes, open_spiel_actions

GAMES = int(os.environ.get("SKEP_OPEN_SPIEL_GAMES", "10000"))
EDGE = 8
"""Their board ends so many steps from its middle."""


def their_game(game_type: GameType) -> pyspiel.Game:
    names = {"M": "uses_mosquito", "L": "uses_ladybug", "P": "uses_pillbug"}
    _, _, letters = game_type.value.partition("+")
    return pyspiel.load_game("hive", {name: letter in letters for letter, name in names.items()})


def is_known(board: Board, ours: set[int], theirs: set[int]) -> str:
    """Which of the known differences this is; empty if it is none of them."""
    queens = [board.hex_of(Piece(color, Bug.QUEEN)) for color in (Color.WHITE, Color.BLACK)]
    if queens[0] is None and queens[1] is not None and ours < theirs:
        return "the hive may be split before White's queen is placed"
    cells = list(board.pieces().values())
    if max(a.distance(b) for a in cells for b in cells) > EDGE:
        return "the edge of the board"
    return ""


def play(game_type: GameType, rng: random.Random, differences: Counter[str]) -> int:
    """Play one random game on both sides; return how many positions were compared."""
    state, board = their_game(game_type).new_initial_state(), Board(game_type)
    while board.outcome() is None and board.ply < 500:
        if state.is_terminal():
            reason = is_known(board, {0}, set())
            assert reason, board.game_string()
            differences[f"ended: {reason}"] += 1
            return board.ply
        ours, theirs = set(open_spiel_actions(board)), set(state.legal_actions())
        if ours != theirs:
            reason = is_known(board, ours, theirs)
            assert reason, (board.game_string(), sorted(ours - theirs), sorted(theirs - ours))
            differences[reason] += 1
        both = [each for each in legal_actions(board, "open_spiel").tolist() if each in theirs]
        action = rng.choice(both)
        board.push(move_of(board, action, "open_spiel"))
        state.apply_action(action)
    assert state.is_terminal()
    outcome = board.outcome()
    winner = None if outcome is None else outcome.winner
    wanted = [0, 0] if winner is None else [1, -1] if winner is Color.WHITE else [-1, 1]
    assert state.returns() == wanted
    differences["compared to the end"] += 1
    return board.ply


def test_legal_moves_and_outcomes_are_those_of_open_spiel() -> None:
    rng = random.Random(1)
    differences: Counter[str] = Counter()
    positions = sum(play(rng.choice(list(GameType)), rng, differences) for _ in range(GAMES))
    print(f"{GAMES} games, {positions} positions: {dict(differences)}")
    assert differences["compared to the end"] > GAMES / 2


def test_our_game_in_open_spiel() -> None:
    game = pyspiel.load_game(adapter.GAME_NAME)
    rng = random.Random(2)
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal() and state.board.ply < 120:
            assert state.current_player() == state.board.ply % 2
            assert state.legal_actions() == open_spiel_actions(state.board)
            action = rng.choice(state.legal_actions())
            assert state.action_to_string(action)
            state.apply_action(action)
        copied = state.clone()
        assert str(copied) == str(state)
        observer = game.make_py_observer()
        observer.set_from(state, 0)
        assert (observer.dict["observation"] == observe_planes(state.board, dtype=np.float32)).all()
    base = pyspiel.load_game(adapter.GAME_NAME, {"game_type": "Base"})
    assert base.new_initial_state().board.game_type is GameType.BASE


def test_an_unknown_game_type_is_refused() -> None:
    with pytest.raises(ValueError, match="Chess"):
        adapter.SkepHiveGame({"game_type": "Chess"})
