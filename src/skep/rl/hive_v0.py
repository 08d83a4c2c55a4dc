"""Hive for PettingZoo: an AEC environment of two agents, `player_0` (White) and `player_1`.

    from skep.rl import hive_v0
    env = hive_v0.env()

Needs the package pettingzoo: `pip install "skep[pettingzoo]"`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from skep import render as drawings
from skep._core import Color
from skep.rl.actions import action_count
from skep.rl.episode import Episode
from skep.rl.observations import PLANES

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["env", "raw_env"]

_RENDER_MODES = ("ansi", "svg")
_SIDES = {"player_0": Color.WHITE, "player_1": Color.BLACK}
_AGENTS = {color: agent for agent, color in _SIDES.items()}
_MOST = 4
"""The greatest number in a plane: turns left to place the queen."""


def env(**settings: Any) -> AECEnv:  # noqa: ANN401 - those of raw_env
    """The environment as PettingZoo's own are: an illegal action ends the game and loses it."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):  # noqa: N801 - PettingZoo's name for it
    """The environment without wrappers: an illegal action is an ActionError, and changes nothing.

    Settings are those of `skep.rl.BatchEnv`: `game_type`, `opening`, `repetition`, `max_plies`,
    `window`, `numbering`. An observation is a dictionary of `observation`, the planes as the agent
    sees them, and `action_mask`, which is empty for the agent that is not to move.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hive_v0",
        "render_modes": list(_RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, render_mode: str | None = None, **settings: Any) -> None:  # noqa: ANN401
        EzPickle.__init__(self, render_mode, **settings)
        super().__init__()
        if render_mode not in {None, *_RENDER_MODES}:
            raise ValueError(
                f"render_mode is one of {', '.join(_RENDER_MODES)}, not {render_mode!r}"
            )
        self.render_mode = render_mode
        self._episode = Episode(**settings)
        count, window = action_count(self._episode.numbering), self._episode.window
        self.possible_agents: list[str] = list(_SIDES)
        self.agents: list[str] = self.possible_agents[:]
        self.agent_selection: str = self.agents[0]
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        shape = (len(PLANES), window, window)
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(count) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, _MOST, shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; there is no chance in it, so a seed changes nothing."""
        self._episode.restart()
        self.agents = self.possible_agents[:]
        self.agent_selection = _AGENTS[self._episode.board.turn]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees, and what it may do now."""
        episode = self._episode
        mask = np.zeros(action_count(episode.numbering), dtype=np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[:] = episode.mask()
        return {"observation": episode.planes(_SIDES[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        if action is None:
            raise TypeError("an action is a whole number, not None, while the game goes on")
        episode.board.push(episode.move_of(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: episode.reward(_SIDES[each]) for each in self.agents}
        self.terminations = dict.fromkeys(self.agents, episode.is_terminated)
        self.truncations = dict.fromkeys(self.agents, episode.is_truncated)
        self.agent_selection = _AGENTS[episode.board.turn]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as text (`ansi`) or as a picture (`svg`)."""
        if self.render_mode is None:
            return None
        board = self._episode.board
        return drawings.svg(board) if self.render_mode == "svg" else drawings.text(board)

    def close(self) -> None:
        """Nothing is held open."""
