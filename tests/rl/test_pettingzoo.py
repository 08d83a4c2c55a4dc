"""The environment for PettingZoo."""

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from skep import Board, Color, NotationError
from skep.rl import ActionError, action_mask, hive_v0, move_of, observe_planes


# It knows by name which of its own environments have dictionaries with masks, and warns of others.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("settings", [{}, {"game_type": "Base", "window": 12, "max_plies": 20}])
def test_pettingzoos_own_test(settings: dict[str, Any]) -> None:
    api_test(hive_v0.env(**settings), num_cycles=100)
    api_test(hive_v0.raw_env(**settings), num_cycles=100)


def test_pettingzoos_test_of_seeds() -> None:
    seed_test(hive_v0.env, num_cycles=20)


def test_a_game_is_that_of_a_board() -> None:
    env = hive_v0.env(game_type="Base+MLP", max_plies=150)
    rng = np.random.default_rng(1)
    ended = []
    for _ in range(4):
        env.reset()
        board = Board()
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            color = Color.WHITE if agent == "player_0" else Color.BLACK
            seen = observe_planes(board, viewer=color)
            assert (observation["observation"] == seen).all()
            if terminated or truncated:
                outcome = board.outcome()
                assert terminated == (outcome is not None)
                winner = outcome.winner if outcome else None
                assert reward == (0 if winner is None else 1 if winner is color else -1)
                ended.append((terminated, reward))
                env.step(None)
                continue
            assert (observation["action_mask"] == action_mask(board)).all()
            other = env.observe("player_1" if agent == "player_0" else "player_0")
            assert not other["action_mask"].any()
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
            board.push(move_of(board, action))
            env.step(action)
    assert len(ended) == 8


def test_illegal_actions() -> None:
    env = hive_v0.env()
    env.reset()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(0)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1
    raw = hive_v0.raw_env()
    raw.reset()
    for action in (0, -1, 10**9):
        with pytest.raises(ActionError):
            raw.step(action)
    with pytest.raises(TypeError, match="not None, while the game goes on"):
        raw.step(None)
    raw.step(2509)
    assert raw.agent_selection == "player_1"


def test_settings_and_drawings() -> None:
    with pytest.raises(NotationError):
        hive_v0.env(game_type="Chess")
    with pytest.raises(ValueError, match="7 to 33"):
        hive_v0.env(window=5)
    with pytest.raises(ValueError, match="max_plies is 1 or more, not 0"):
        hive_v0.env(max_plies=0)
    with pytest.raises(ValueError, match="render_mode is one of ansi, svg, not 'human'"):
        hive_v0.env(render_mode="human")
    with pytest.raises(TypeError):
        hive_v0.env(colour="green")
    env = hive_v0.raw_env(render_mode="ansi")
    env.reset()
    env.step(2509)
    assert "wS1" in str(env.render())
    assert hive_v0.raw_env().render() is None
    env = hive_v0.raw_env(render_mode="svg", numbering="open_spiel")
    copied = pickle.loads(pickle.dumps(env))
    for each in (env, copied):
        each.reset()
        assert str(each.render()).startswith("<svg")
        assert each.observe("player_0")["action_mask"].shape == (5489,)
