"""The environment for Gymnasium."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from skep import Board, Move, NotationError
from skep.rl import ActionError, action_mask, observe_planes
from skep.rl.gymnasium_env import ENV_ID, HiveEnv


def first_move(board: Board) -> Move:
    return next(iter(board.legal_moves))


@pytest.mark.parametrize("opponent", ["random", 1, first_move])
@pytest.mark.parametrize("side", ["white", "black", "random"])
def test_gymnasiums_own_test(opponent: object, side: str) -> None:
    env = gymnasium.make(ENV_ID, opponent=opponent, side=side, render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("opponent", ["random", 1])
def test_whole_games(opponent: object) -> None:
    env = HiveEnv(opponent, side="black", max_plies=60)  # type: ignore[arg-type]
    rng = np.random.default_rng(3)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        assert info["ply"] == 1
        ended = False
        while not ended:
            board = env._episode.board
            assert (seen == observe_planes(board)).all()
            assert (info["action_mask"] == action_mask(board)).all()
            assert (env.action_masks() == info["action_mask"]).all()
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            seen, reward, terminated, truncated, info = env.step(action)
            ended = terminated or truncated
        assert not env.action_masks().any()
        outcome = env._episode.board.outcome()
        assert terminated == (outcome is not None)
        assert reward in {-1.0, 0.0, 1.0}
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


def test_the_same_seed_gives_the_same_game() -> None:
    def play(seed: int) -> list[int]:
        env = HiveEnv(1, max_plies=30)
        rng = np.random.default_rng(0)
        _, info = env.reset(seed=seed)
        chosen = []
        for _ in range(10):
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            _, _, _, _, info = env.step(action)
            chosen.append(action)
        return chosen

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_illegal_actions() -> None:
    env = HiveEnv("random")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    strict = HiveEnv("random", illegal="raise")
    strict.reset(seed=1)
    for action in (0, -1, 10**9):
        with pytest.raises(ActionError):
            strict.step(action)
    strict.step(2509)
    assert strict._episode.board.ply == 2


def test_settings() -> None:
    with pytest.raises(ValueError, match="a level is from 1 to 10, not 11"):
        HiveEnv(11)
    with pytest.raises(TypeError, match="a level, a function or 'random', not 'strong'"):
        HiveEnv("strong")
    with pytest.raises(TypeError, match="not True"):
        HiveEnv(True)
    with pytest.raises(ValueError, match="side is one of white, black, random, not 'green'"):
        HiveEnv(side="green")
    with pytest.raises(ValueError, match="illegal is one of"):
        HiveEnv(illegal="ignore")
    with pytest.raises(ValueError, match="render_mode is one of"):
        HiveEnv(render_mode="human")
    with pytest.raises(NotationError):
        HiveEnv(game_type="Chess")
    with pytest.raises(gymnasium.error.ResetNeeded):
        HiveEnv().step(0)
    env = HiveEnv(render_mode="svg")
    env.reset()
    drawing = env.render()
    assert drawing is not None
    assert drawing.startswith("<svg")
    assert HiveEnv().render() is None
