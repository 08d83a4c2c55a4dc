"""Many games side by side: each step of all of them is one call of the native module."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from skep import _core
from skep._core import Bug
from skep.board import Board
from skep.rl.actions import Numbering, action_count, refused_action
from skep.rl.observations import Form, Layout, bytes_of
from skep.rules import GameType, Opening, Repetition, Rules

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

__all__ = ["BatchEnv", "End", "Infos"]

MAX_PLIES: Final = 300
_MOST_PLIES: Final = 1_000_000
_SEEDS: Final = 2**64


class End(IntEnum):
    """How the last game of an environment ended in this step."""

    NONE = 0
    """It goes on."""
    WHITE_WINS = 1
    BLACK_WINS = 2
    DRAW = 3
    """Both queens are surrounded, or the position occurred three times under `threefold`."""
    REPETITION = 4
    """Truncated: the position occurred three times, and the rules do not end the game for it."""
    PLY_LIMIT = 5
    """Truncated: the game has had `max_plies` plies."""


@dataclass(frozen=True, slots=True)
class Infos:
    """What else there is to know of each game, as arrays that every step writes anew."""

    plies: NDArray[np.int32]
    """How many plies the present game has had."""
    lengths: NDArray[np.int32]
    """How many plies the game had that ended in this step; 0 where none ended."""
    legal: NDArray[np.int32]
    """How many legal moves there are."""
    outside: NDArray[np.int32]
    """How many pieces lie outside the window of the planes."""
    ends: NDArray[np.uint8]
    """How the game ended in this step, as in `End`."""


class BatchEnv:
    """`n` games of Hive that are played side by side, and begin again when they end.

    >>> env = BatchEnv(4, "Base", seed=1)
    >>> env.observations.shape, env.masks.shape
    ((4, 52, 16, 16), (4, 2517))
    >>> rewards, terminated, truncated = env.step(env.sample())
    >>> env.turns.tolist(), rewards.tolist()
    ([1, 1, 1, 1], [0.0, 0.0, 0.0, 0.0])

    `observations`, `masks`, `turns`, `infos` and what `step` returns are the environment's own
    arrays, which the next step overwrites; copy what you keep. Arrays that you give as
    `observations`, `edges` or `masks` are written to instead. Observations of graphs are their
    nodes, and `edges` belong to them.
    """

    def __init__(
        self,
        n: int,
        game_type: GameType | str = GameType.BASE_MLP,
        *,
        seed: int = 0,
        max_plies: int = MAX_PLIES,
        window: int = 16,
        form: Form | str = Form.PLANES,
        dtype: DTypeLike | None = None,
        numbering: Numbering | str = Numbering.SKEP,
        opening: Opening | str = Opening.TOURNAMENT,
        repetition: Repetition | str = Repetition.OFF,
        truncate_repetition: bool = True,
        threads: int = 1,
        observations: NDArray[Any] | None = None,
        edges: NDArray[np.int16] | None = None,
        masks: NDArray[np.bool_] | None = None,
        keep_final: bool = False,
    ) -> None:
        self.rules: Rules = Rules.parse(game_type, opening, repetition)
        self.layout: Layout = Layout(form, dtype, window)
        self.numbering: Numbering = Numbering.parse(numbering)
        self.n: int = _whole("n", n, 1, 1_000_000)
        self.seed: int = _whole("seed", seed, 0, _SEEDS - 1)
        self.max_plies: int = _whole("max_plies", max_plies, 1, _MOST_PLIES)
        self._native = _core.BatchEnv(
            self.n,
            sum(1 << list(Bug).index(bug) for bug in self.rules.game_type.bugs),
            self.rules.opening is Opening.TOURNAMENT,
            self.rules.repetition is Repetition.THREEFOLD,
            bool(truncate_repetition),
            self.max_plies,
            self.layout.native,
            self.layout.is_float,
            self.layout.window,
            self.numbering.native,
            self.seed,
            _whole("threads", threads, 1, 512),
        )
        self._resets = 0
        self._use_observations(observations, edges, keep_final=keep_final)
        self._use_results(masks)
        self.reset(self.seed)

    def _use_observations(
        self,
        observations: NDArray[Any] | None,
        edges: NDArray[np.int16] | None,
        *,
        keep_final: bool,
    ) -> None:
        self.observations: NDArray[Any]
        self.edges: NDArray[np.int16] | None
        self.observations, self.edges = self.layout.empty(self.n)
        """What the side to move of each game sees; games that ended have begun again."""
        if observations is not None:
            self.observations = _checked("observations", observations, self.observations)
        if edges is not None and self.edges is None:
            raise ValueError(f"{self.layout.form} have no edges")
        if edges is not None and self.edges is not None:
            self.edges = _checked("edges", edges, self.edges)
        flat = None if self.edges is None else self.edges.reshape(-1)
        self._native.use_observations(bytes_of(self.observations), flat)
        self.final_observations: NDArray[Any] | None = None
        """With `keep_final`: the last position of each game that ended in this step."""
        self.final_edges: NDArray[np.int16] | None = None
        if keep_final:
            self.final_observations, self.final_edges = self.layout.empty(self.n)
            flat = None if self.final_edges is None else self.final_edges.reshape(-1)
            self._native.use_final_observations(bytes_of(self.final_observations), flat)

    def _use_results(self, masks: NDArray[np.bool_] | None) -> None:
        n = self.n
        shape = (n, action_count(self.numbering))
        empty = np.zeros(shape, dtype=np.bool_)
        self.masks: NDArray[np.bool_] = empty if masks is None else _checked("masks", masks, empty)
        """True for the action of each legal move: n rows of actions."""
        self._native.use_masks(bytes_of(self.masks))
        self.turns: NDArray[np.uint8] = np.zeros(n, dtype=np.uint8)
        """The side to move of each game: 0 for White, 1 for Black."""
        self._rewards = np.zeros(n, dtype=np.float32)
        self._terminated = np.zeros(n, dtype=np.bool_)
        self._truncated = np.zeros(n, dtype=np.bool_)
        self._actions = np.zeros(n, dtype=np.int64)
        counts = np.zeros((4, n), dtype=np.int32)
        self.infos: Infos = Infos(
            counts[0], counts[1], counts[2], counts[3], np.zeros(n, dtype=np.uint8)
        )
        """What else there is to know of each game."""
        self._native.use_results(
            self.turns,
            self._rewards,
            bytes_of(self._terminated),
            bytes_of(self._truncated),
            self.infos.ends,
            counts.reshape(-1),
        )

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        kind = f"{self.rules.game_type.value!r}, form={self.layout.form.value!r}"
        return f"BatchEnv({self.n}, {kind}, numbering={self.numbering.value!r})"

    @property
    def action_count(self) -> int:
        """How many actions there are, legal or not."""
        return action_count(self.numbering)

    def reset(self, seed: int | None = None) -> NDArray[Any]:
        """Begin all games anew and return `observations`.

        `seed` is that of `sample`; without one it is another for each reset.
        """
        self._resets += 1
        if seed is None:
            seed = (self.seed + self._resets * self.n) % _SEEDS
        self._native.reset(_whole("seed", seed, 0, _SEEDS - 1))
        return self.observations

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        """Play one action in each game; return rewards, terminated and truncated.

        A reward is that of the player who made the move: 1 for a win, -1 for a loss. Games that
        ended have begun again. ActionError, and nothing is played, if an action is not legal.
        """
        refusal = self._native.step(self._checked_actions(actions))
        if refusal is not None:
            game, action = refusal
            raise refused_action(action, self.numbering, game)
        return self._rewards, self._terminated, self._truncated

    def _checked_actions(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.n,):
            raise ValueError(f"actions have the shape ({self.n},), not {given.shape}")
        return np.ascontiguousarray(given, dtype=np.int64)

    def sample(self) -> NDArray[np.int64]:
        """One random legal action for each game, in a new array."""
        actions = np.empty(self.n, dtype=np.int64)
        self._native.sample(actions)
        return actions

    def board(self, game: int) -> Board:
        """A copy of one game, with all its moves."""
        position = self._native.game(_whole("game", game, 0, self.n - 1))
        board = Board.from_rules(self.rules)
        for move in position.moves():
            board.push(move)
        return board

    @property
    def memory_per_game(self) -> int:
        """Bytes that a game takes on average, the arrays not counted."""
        return self._native.memory


def _whole(name: str, value: int, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise TypeError(f"{name} is a whole number, not {type(value).__name__}")
    if not least <= value <= most:
        raise ValueError(f"{name} is from {least} to {most}, not {value}")
    return int(value)


def _checked(name: str, given: object, wanted: NDArray[Any]) -> NDArray[Any]:
    """An array of the caller's that has the right type, shape and order, and can be written to."""
    if not isinstance(given, np.ndarray):
        raise TypeError(f"{name}: a numpy array is wanted, not {type(given).__name__}")
    if given.dtype != wanted.dtype:
        raise TypeError(f"{name}: the type is {wanted.dtype}, not {given.dtype}")
    if given.shape != wanted.shape:
        raise ValueError(f"{name}: the shape is {wanted.shape}, not {given.shape}")
    if not given.flags.c_contiguous or not given.flags.writeable:
        raise ValueError(f"{name}: an array in C order that can be written to is wanted")
    return given
