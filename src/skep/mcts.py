"""Monte Carlo tree search with PUCT, for those who bring a network; needs numpy.

The trees are in C++ and grow without the GIL. A function of yours evaluates their leaves, many in
one call: it gets observations and masks as numpy arrays, and gives policies and values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from skep import _core
from skep.board import Board
from skep.rl.actions import Numbering, action_count, action_of, refused_action
from skep.rl.observations import FEATURES, Form, Layout, bytes_of
from skep.rules import Repetition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import DTypeLike, NDArray

__all__ = ["Evaluator", "Leaves", "Mcts", "SearchResults", "feature_values", "uniform"]


class Leaves(NamedTuple):
    """What is to be evaluated: one row for each leaf."""

    observations: NDArray[Any]
    masks: NDArray[np.bool_]
    edges: NDArray[np.int16] | None
    """Those of graphs."""


Evaluator = Callable[[Leaves], "tuple[NDArray[Any], NDArray[Any]]"]
"""Gives a row of logits over all actions, and a value from -1 to 1 for the side to move, for each
leaf. Logits of illegal actions are ignored."""


class SearchResults(NamedTuple):
    """What a search has found, one row for each game."""

    visits: NDArray[np.int32]
    """How often each action was tried; all 0 where the game is over."""
    action_values: NDArray[np.float32]
    """The mean value of each action that was tried, for the side to move."""
    values: NDArray[np.float32]
    """The value of the position for the side to move."""

    def policies(self, temperature: float = 1.0) -> NDArray[np.float32]:
        """Visits as probabilities; with temperature 0 all of it is the most visited action's."""
        if not temperature >= 0:
            raise ValueError(f"a temperature is 0 or more, not {temperature!r}")
        visits = self.visits.astype(np.float64)
        most = np.maximum(visits.max(axis=1, keepdims=True), 1)
        if temperature == 0:
            weights = np.zeros_like(visits)
            weights[np.arange(len(visits)), visits.argmax(axis=1)] = 1
            weights *= visits > 0
        else:
            weights = (visits / most) ** (1 / temperature) * (visits > 0)
        total = weights.sum(axis=1, keepdims=True)
        return (weights / np.where(total > 0, total, 1)).astype(np.float32)

    def best(self) -> NDArray[np.int64]:
        """The most visited action of each game; -1 where the game is over."""
        found = self.visits.argmax(axis=1)
        return np.where(self.visits.max(axis=1) > 0, found, -1)


class Mcts:
    """The search trees of many games.

    >>> boards = [Board("Base") for _ in range(3)]
    >>> mcts = Mcts(uniform, boards, form="flat", seed=1)
    >>> results = mcts.search(50)
    >>> results.visits.sum(axis=1).tolist()
    [49, 49, 49]
    >>> mcts.advance(results.best())
    >>> [board.ply for board in mcts.boards()]
    [1, 1, 1]

    `evaluate` is called with at most `leaves` leaves of each game at once. With `noise` so much of
    the prior probabilities at the roots is random, from a Dirichlet distribution of `alpha`.
    `max_plies` ends games as draws within the search; boards whose rules count repetitions
    (`repetition="threefold"`) are drawn by them.
    """

    def __init__(
        self,
        evaluate: Evaluator,
        boards: Sequence[Board],
        *,
        exploration: float = 1.5,
        unvisited: float = 0.25,
        noise: float = 0.0,
        alpha: float = 0.3,
        leaves: int = 8,
        form: Form | str = Form.PLANES,
        dtype: DTypeLike | None = None,
        window: int = 16,
        numbering: Numbering | str = Numbering.SKEP,
        max_plies: int = 1_000_000,
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        self._boards = [_checked(board) for board in boards]
        if not self._boards:
            raise ValueError("there is no game to search")
        self._evaluate = evaluate
        self.layout: Layout = Layout(form, dtype, window)
        self.numbering: Numbering = Numbering.parse(numbering)
        if not 0 <= noise <= 1 or not alpha > 0:
            raise ValueError(f"noise is from 0 to 1 and alpha more than 0, not {noise}, {alpha}")
        if leaves < 1:
            raise ValueError(f"one leaf is collected at the least, not {leaves}")
        self._noise, self._alpha, self._leaves = noise, alpha, leaves
        self._random = np.random.default_rng(seed)
        repetitions = {board.rules.repetition for board in self._boards}
        if len(repetitions) > 1:
            raise ValueError("boards of one search have the same rule about repetitions")
        self._native = _core.Mcts(
            repetitions == {Repetition.THREEFOLD},
            max_plies,
            self.layout.native,
            self.layout.is_float,
            self.layout.window,
            self.numbering.native,
            exploration,
            unvisited,
            threads,
        )
        for board in self._boards:
            self._native.add(board.native)

    def __len__(self) -> int:
        return len(self._boards)

    def boards(self) -> list[Board]:
        """The positions at the roots, with all their moves, as copies."""
        return [board.copy() for board in self._boards]

    def is_over(self, game: int) -> bool:
        """Is there nothing left to search in this game?"""
        return self._native.is_over(game)

    def search(self, visits: int) -> SearchResults:
        """Search until each root has so many visits, those of earlier searches included."""
        if visits < 1:
            raise ValueError(f"a root is visited once at the least, not {visits} times")
        if self._noise:
            self._grow(1)
            self._add_noise()
        self._grow(visits)
        return self._results()

    def _grow(self, visits: int) -> None:
        while rows := self._native.collect(visits, self._leaves):
            try:
                logits, values = self._evaluated(rows)
            except BaseException:
                self._native.drop()
                raise
            self._native.evaluate(logits, values)

    def _evaluated(self, rows: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        observations, edges = self.layout.empty(rows)
        masks = np.zeros((rows, action_count(self.numbering)), dtype=np.bool_)
        flat = None if edges is None else edges.reshape(-1)
        self._native.observe(bytes_of(observations), flat, bytes_of(masks))
        logits, values = self._evaluate(Leaves(observations, masks, edges))
        policies = np.ascontiguousarray(logits, dtype=np.float32)
        numbers = np.ascontiguousarray(values, dtype=np.float32).reshape(-1)
        if policies.shape != masks.shape or len(numbers) != rows:
            raise ValueError(
                f"the evaluation of {rows} leaves has logits of the shape {masks.shape} and {rows}"
                f" values, not {policies.shape} and {np.shape(values)}"
            )
        if not (np.isfinite(policies[masks]).all() and np.isfinite(numbers).all()):
            raise ValueError(
                "the evaluation has values or logits of legal actions that are not finite"
            )
        return policies.reshape(-1), numbers

    def _add_noise(self) -> None:
        for game in range(len(self)):
            count = len(self._native.root_actions(game))
            if count:
                noise = self._random.dirichlet(np.full(count, self._alpha)).astype(np.float32)
                self._native.mix_root(game, noise, self._noise)

    def _results(self) -> SearchResults:
        n, count = len(self), action_count(self.numbering)
        visits = np.empty((n, count), dtype=np.int32)
        action_values = np.empty((n, count), dtype=np.float32)
        values = np.empty(n, dtype=np.float32)
        self._native.results(visits.reshape(-1), action_values.reshape(-1), values)
        return SearchResults(visits, action_values, values)

    def advance(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play one action in each game, and keep the trees below; -1 leaves a game as it is.

        ActionError if one is not legal, and then nothing is played.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (len(self),):
            raise ValueError(
                f"actions are {len(self)} whole numbers, not {given.dtype} {given.shape}"
            )
        moves = [self._move(game, int(action)) for game, action in enumerate(given)]
        for game, (board, move) in enumerate(zip(self._boards, moves, strict=True)):
            if move is not None:
                # Of OpenSpiel's numbers for a move the tree knows the least.
                self._native.advance(game, action_of(board, move, self.numbering))
                board.push(move)

    def _move(self, game: int, action: int) -> _core.Move | None:
        if action == -1:
            return None
        move = None
        if 0 <= action < action_count(self.numbering) and not self.is_over(game):
            move = _core.move_of_action(self._boards[game].native, action, self.numbering.native)
        if move is None:
            raise refused_action(action, self.numbering, game)
        return move

    def replace(self, game: int, board: Board) -> None:
        """Put another position in the place of a game, and forget its tree."""
        if board.rules.repetition is not self._boards[game].rules.repetition:
            raise ValueError("boards of one search have the same rule about repetitions")
        self._native.set(game, _checked(board).native)
        self._boards[game] = board.copy()


def _checked(board: Board) -> Board:
    if not isinstance(board, Board):
        raise TypeError(f"a board is a Board, not {type(board).__name__}")
    return board.copy()


def uniform(leaves: Leaves) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """An evaluator that knows nothing: all moves are equally likely, all positions even."""
    rows = len(leaves.masks)
    return np.zeros(leaves.masks.shape, np.float32), np.zeros(rows, np.float32)


_WEIGHTS = np.array(list(_core.weights().values()), dtype=np.float32)
_UNIT = 600.0
"""So many points of the evaluation are a value of tanh(1)."""


def feature_values(leaves: Leaves) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """An evaluator for `form="flat"`: values of the linear evaluation, all moves equally likely."""
    if leaves.observations.shape[1:] != (len(FEATURES),):
        raise ValueError("the linear evaluation needs form='flat'")
    points = leaves.observations.astype(np.float32) @ _WEIGHTS
    return np.zeros(leaves.masks.shape, np.float32), np.tanh(points / _UNIT)
