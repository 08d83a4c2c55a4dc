"""Hive for Gymnasium: one agent against a level, a function, or random moves.

    import gymnasium
    import skep.rl.gymnasium_env
    env = gymnasium.make("skep/Hive-v0", opponent=1)

Importing this module registers the environment. Needs the package gymnasium:
`pip install "skep[gymnasium]"`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from skep import render as drawings
from skep._core import Color
from skep.rl.actions import ActionError, action_count
from skep.rl.episode import Episode
from skep.rl.observations import PLANES
from skep.rl.opponents import Policy, opponent_policy

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["ENV_ID", "HiveEnv"]

ENV_ID: Final = "skep/Hive-v0"
_RENDER_MODES: Final = ("ansi", "svg")
_MOST: Final = 4
_SIDES: Final = ("white", "black", "random")
_ILLEGAL: Final = ("lose", "raise")


class HiveEnv(gymnasium.Env["NDArray[np.uint8]", np.int64]):
    """Hive against an opponent that answers within `step`.

    `opponent` is a level from 1 to 10, "random", or a function from a board to a move; `side` is
    the agent's: "white", "black" or "random". The observation is planes of uint8; the legal actions
    are in `info["action_mask"]` and `action_masks()`. An illegal action loses the game, or raises
    ActionError with `illegal="raise"`. Other settings are those of `skep.rl.BatchEnv`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it as it is
        "render_modes": list(_RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        opponent: int | str | Policy = 1,
        *,
        side: str = "white",
        illegal: str = "lose",
        render_mode: str | None = None,
        **settings: Any,  # noqa: ANN401 - those of Episode
    ) -> None:
        _check_choice("side", side, _SIDES)
        _check_choice("illegal", illegal, _ILLEGAL)
        if render_mode is not None:
            _check_choice("render_mode", render_mode, _RENDER_MODES)
        opponent_policy(opponent, 0)  # says at once if there is no such opponent
        self.render_mode = render_mode
        self._chosen = opponent
        self._side = side
        self._illegal = illegal
        self._episode = Episode(**settings)
        self._color = Color.BLACK if side == "black" else Color.WHITE
        window = self._episode.window
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(
            action_count(self._episode.numbering)
        )
        self.observation_space: spaces.Space[NDArray[np.uint8]] = spaces.Box(
            0, _MOST, (len(PLANES), window, window), np.uint8
        )
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a new game; the opponent's first move is made if it has White."""
        super().reset(seed=seed, options=options)
        self._episode.restart()
        self._policy = opponent_policy(self._chosen, int(self.np_random.integers(2**32)))
        if self._side == "random":
            self._color = Color.BLACK if self.np_random.integers(2) else Color.WHITE
        self._is_over = False
        self._answer()
        return self._episode.planes(self._color), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Play an action and the opponent's answer."""
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        episode = self._episode
        try:
            move = episode.move_of(int(action))
        except ActionError:
            if self._illegal == "raise":
                raise
            self._is_over = True
            info = self._info() | {"illegal": True}
            return episode.planes(self._color), -1.0, True, False, info
        episode.board.push(move)
        self._answer()
        terminated, truncated = episode.is_terminated, episode.is_truncated
        self._is_over = terminated or truncated
        reward = episode.reward(self._color)
        return episode.planes(self._color), reward, terminated, truncated, self._info()

    def _answer(self) -> None:
        """Let the opponent move until it is the agent's turn."""
        episode = self._episode
        while episode.board.turn is not self._color:
            if episode.is_terminated or episode.is_truncated:
                return
            episode.board.push(self._policy(episode.board.copy()))

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action; none when the game is over."""
        if self._is_over or self._episode.is_terminated or self._episode.is_truncated:
            return np.zeros(action_count(self._episode.numbering), dtype=np.bool_)
        return self._episode.mask()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "ply": self._episode.board.ply}

    def render(self) -> str | None:
        """The board as text (`ansi`) or as a picture (`svg`)."""
        if self.render_mode is None:
            return None
        board = self._episode.board
        return drawings.svg(board) if self.render_mode == "svg" else drawings.text(board)


def _check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ValueError(f"{name} is one of {', '.join(choices)}, not {value!r}")


if ENV_ID not in gymnasium.registry:
    gymnasium.register(ENV_ID, "skep.rl.gymnasium_env:HiveEnv")
