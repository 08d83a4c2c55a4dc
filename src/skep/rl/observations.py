"""Observations: what a policy sees of a position, from the side to move.

Planes on a window around the hive, a graph of pieces and empty cells, or the features of the
evaluation; docs/rl.md lists what is in them.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from skep import _core
from skep._core import Direction, Hex
from skep.errors import NotationError, excerpt
from skep.rl.actions import as_board

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

    from skep._core import Color
    from skep.board import Board
    from skep.symmetry import Symmetry

__all__ = [
    "FEATURES",
    "NODE_FEATURES",
    "PLANES",
    "Form",
    "Graph",
    "Layout",
    "observe_flat",
    "observe_graph",
    "observe_planes",
    "transform_graph",
    "transform_planes",
]

PLANES: Final = _core.plane_names()
"""What the planes show, in their order."""
NODE_FEATURES: Final = _core.node_feature_names()
"""The features of the nodes of a graph, in their order."""
FEATURES: Final = tuple(_core.weights())
"""The features of a flat observation, in their order."""
GRAPH_SHAPE: Final = (_core.GRAPH_NODES, len(NODE_FEATURES))
EDGES_SHAPE: Final = (_core.GRAPH_NODES, _core.GRAPH_EDGES)


class Form(StrEnum):
    """The form of an observation."""

    PLANES = "planes"
    GRAPH = "graph"
    FLAT = "flat"


_NATIVE: Final = {
    Form.PLANES: _core.ObservationForm.PLANES,
    Form.GRAPH: _core.ObservationForm.GRAPH,
    Form.FLAT: _core.ObservationForm.FLAT,
}


class Graph(NamedTuple):
    """Graphs: the features of their nodes, and for each node where its edges lead."""

    nodes: NDArray[Any]
    """..., 88 nodes, features as in `NODE_FEATURES`."""
    edges: NDArray[np.int16]
    """..., 88 nodes, the nodes in the six directions, the one below, the one above; -1 for none."""


class Layout:
    """The form, the type and the window of observations; raises for those that do not exist."""

    def __init__(
        self, form: Form | str = Form.PLANES, dtype: DTypeLike | None = None, window: int = 16
    ) -> None:
        try:
            self.form: Form = Form(form)
        except ValueError:
            message = f"there is no observation called {excerpt(str(form))}: {', '.join(Form)}"
            raise NotationError(message, str(form)) from None
        small = np.dtype(np.int8 if self.form is Form.FLAT else np.uint8)
        self.dtype: np.dtype[Any] = small if dtype is None else np.dtype(dtype)
        if self.dtype not in {small, np.dtype(np.float32)}:
            message = f"{self.form} have the type {small} or float32, not {self.dtype}"
            raise TypeError(message)
        if isinstance(window, bool) or not isinstance(window, (int, np.integer)):
            raise TypeError(f"a window is a number of cells, not {type(window).__name__}")
        self.window: int = int(window)
        if not _core.LEAST_WINDOW <= self.window <= _core.MOST_WINDOW:
            raise ValueError(
                f"a window is from {_core.LEAST_WINDOW} to {_core.MOST_WINDOW} cells wide, not"
                f" {self.window}; {_core.WHOLE_WINDOW} shows every hive"
            )

    @property
    def native(self) -> _core.ObservationForm:
        """The form for the native module."""
        return _NATIVE[self.form]

    @property
    def is_float(self) -> bool:
        """Are the values float32, not bytes?"""
        return self.dtype == np.float32

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of one observation, of the nodes if it is a graph."""
        if self.form is Form.PLANES:
            return (len(PLANES), self.window, self.window)
        return GRAPH_SHAPE if self.form is Form.GRAPH else (len(FEATURES),)

    def empty(self, *before: int) -> tuple[NDArray[Any], NDArray[np.int16] | None]:
        """New arrays for observations, with these axes before their own: values, and edges."""
        values = np.zeros((*before, *self.shape), dtype=self.dtype)
        if self.form is not Form.GRAPH:
            return values, None
        return values, np.full((*before, *EDGES_SHAPE), -1, dtype=np.int16)


def bytes_of(array: NDArray[Any]) -> NDArray[np.uint8]:
    """The bytes of an array that is in C order, in one row."""
    return array.reshape(-1).view(np.uint8)


def _observe(
    board: Board, layout: Layout, viewer: Color | None = None
) -> tuple[NDArray[Any], NDArray[np.int16] | None]:
    values, edges = layout.empty()
    flat = None if edges is None else edges.reshape(-1)
    position = as_board(board).native
    side = position.turn if viewer is None else viewer
    form, is_float, window = layout.native, layout.is_float, layout.window
    _core.observe(position, side, form, is_float, window, bytes_of(values), flat)
    return values, edges


def observe_planes(
    board: Board,
    window: int = 16,
    dtype: DTypeLike | None = None,
    viewer: Color | None = None,
) -> NDArray[Any]:
    """The board as planes of cells, of uint8 or float32, for the side to move or the `viewer`.

    >>> from skep import Board
    >>> observe_planes(Board()).shape
    (52, 16, 16)
    """
    return _observe(board, Layout(Form.PLANES, dtype, window), viewer)[0]


def observe_graph(
    board: Board, dtype: DTypeLike | None = None, viewer: Color | None = None
) -> Graph:
    """The board as a graph of pieces and empty cells, for the side to move or the `viewer`.

    >>> from skep import Board
    >>> graph = observe_graph(Board())
    >>> graph.nodes.shape, graph.edges.shape
    ((88, 21), (88, 8))
    """
    nodes, edges = _observe(board, Layout(Form.GRAPH, dtype), viewer)
    assert edges is not None, "a graph has edges"
    return Graph(nodes, edges)


def observe_flat(board: Board, dtype: DTypeLike | None = None) -> NDArray[Any]:
    """The features of the evaluation for the side to move minus the opponent's, int8 or float32.

    >>> from skep import Board
    >>> observe_flat(Board()).shape
    (48,)
    """
    return _observe(board, Layout(Form.FLAT, dtype))[0]


# ---- symmetries


@cache
def _cell_permutation(symmetry: Symmetry, window: int) -> NDArray[np.int64]:
    """Where each cell of a window comes to lie; those outside its hexagon stay where they are."""
    radius = (window - 1) // 2
    permutation = np.arange(window * window)
    centre = Hex(0, 0)
    for r in range(-radius, radius + 1):
        for q in range(-radius, radius + 1):
            if Hex(q, r).distance(centre) <= radius:
                to = symmetry(Hex(q, r))
                cell = (r + radius) * window + q + radius
                permutation[cell] = (to.r + radius) * window + to.q + radius
    return permutation


def transform_planes(planes: NDArray[Any], symmetry: Symmetry) -> NDArray[Any]:
    """Planes, whose last two axes are the window, of the table turned and mirrored."""
    *before, rows, columns = planes.shape
    if rows != columns:
        raise ValueError(f"planes have a square window as their last two axes, not {planes.shape}")
    result = np.empty_like(planes, order="C").reshape(*before, rows * columns)
    result[..., _cell_permutation(symmetry, rows)] = planes.reshape(*before, rows * columns)
    return result.reshape(planes.shape)


def transform_graph(graph: Graph, symmetry: Symmetry) -> Graph:
    """Graphs of the table turned and mirrored: edges change their direction, nodes stay."""
    directions = list(Direction)
    order = [directions.index(symmetry.direction(each)) for each in directions]
    edges = graph.edges.copy()
    edges[..., order] = graph.edges[..., : len(order)]
    return Graph(graph.nodes.copy(), edges)
