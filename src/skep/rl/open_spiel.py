"""Hive for OpenSpiel: `skep_hive`, a game with the actions of OpenSpiel's own `hive`.

    import pyspiel
    import skep.rl.open_spiel
    game = pyspiel.load_game("skep_hive")

Importing this module registers the game. Needs the package open_spiel:
`pip install "skep[open-spiel]"`.

Differences from `hive`, which the tests compare: nothing is bounded by a board of 17 × 17 cells, so
no game is cut off at its edge; the one-hive rule also holds before White's queen is placed; and
like pieces in hand are placed in the order of their numbers, so an action that names a later one
means the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from skep.board import Board
from skep.rl.actions import move_of, open_spiel_actions
from skep.rl.observations import observe_planes
from skep.rules import GameType

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["GAME_NAME", "MAX_PLIES", "SkepHiveGame", "SkepHiveState"]

GAME_NAME = "skep_hive"
MAX_PLIES = 500
"""As OpenSpiel's own: a game that is longer is a draw."""
_SHAPE = (52, 16, 16)

_GAME_TYPE = pyspiel.GameType(
    short_name=GAME_NAME,
    long_name="Hive (Skep)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game_type": "Base+MLP"},
)
_GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=5489,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=MAX_PLIES,
)


class SkepHiveGame(pyspiel.Game):
    """Hive with a game type, `skep_hive(game_type=Base+MLP)`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_GAME_TYPE, _GAME_INFO, params or {})
        self.game_type: GameType = GameType.parse((params or {}).get("game_type", "Base+MLP"))

    def new_initial_state(self) -> SkepHiveState:
        """The start of a game."""
        return SkepHiveState(self)

    def make_py_observer(
        self,
        iig_obs_type: object = None,  # noqa: ARG002 - all is public
        params: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> _PlanesObserver:
        """An observer that gives planes."""
        return _PlanesObserver()


class SkepHiveState(pyspiel.State):
    """A position of the game."""

    def __init__(self, game: SkepHiveGame) -> None:
        super().__init__(game)
        self.board: Board = Board(game.game_type)

    def current_player(self) -> int:
        """0 for White, 1 for Black; the game may be over."""
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.board.ply % 2

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return open_spiel_actions(self.board)

    def _apply_action(self, action: int) -> None:
        self.board.push(move_of(self.board, action, "open_spiel"))

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return self.board.uhp(move_of(self.board, action, "open_spiel"))

    def is_terminal(self) -> bool:
        """Is a queen surrounded, or the game too long?"""
        return self.board.outcome() is not None or self.board.ply >= MAX_PLIES

    def returns(self) -> list[float]:
        """1 and -1 for a win of White, the other way round for one of Black, 0 otherwise."""
        outcome = self.board.outcome()
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner.value == "white" else [-1.0, 1.0]

    def __str__(self) -> str:
        return self.board.game_string()


class _PlanesObserver:
    """What the side to move sees, as planes of float32."""

    def __init__(self) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(int(np.prod(_SHAPE)), np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor.reshape(_SHAPE)}

    def set_from(self, state: SkepHiveState, player: int) -> None:  # noqa: ARG002
        """Write the observation of a state."""
        self.dict["observation"][:] = observe_planes(state.board, dtype=np.float32)

    def string_from(self, state: SkepHiveState, player: int) -> str:  # noqa: ARG002
        """The state as text."""
        return str(state)


if GAME_NAME not in pyspiel.registered_names():
    pyspiel.register_game(_GAME_TYPE, SkepHiveGame)
