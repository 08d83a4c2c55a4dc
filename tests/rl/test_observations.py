"""Observations: planes, graphs and flat features."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_boards import boards, random_board
from rl import reference
from skep import Board, Color, NotationError, Symmetry
from skep.rl import (
    FEATURES,
    NODE_FEATURES,
    PLANES,
    BatchEnv,
    Graph,
    action_of,
    observe_flat,
    observe_graph,
    observe_planes,
    transform_graph,
    transform_planes,
)

symmetries = st.sampled_from(Symmetry.all())


@given(boards, st.integers(7, 20), st.sampled_from(Color))
def test_planes_show_what_the_docs_say(board: Board, window: int, viewer: Color) -> None:
    wanted, _ = reference.planes(board, window, viewer)
    seen = observe_planes(board, window, viewer=viewer)
    assert seen.dtype == np.uint8
    for name, ours, theirs in zip(PLANES, seen, wanted, strict=True):
        assert (ours == theirs).all(), name
    assert (observe_planes(board, window, np.float32, viewer) == wanted).all()
    if viewer is board.turn:
        assert (observe_planes(board, window) == wanted).all()


@given(boards, symmetries, st.integers(7, 20))
def test_symmetries_of_planes(board: Board, symmetry: Symmetry, window: int) -> None:
    turned = observe_planes(board.transform(symmetry), window)
    assert (transform_planes(observe_planes(board, window), symmetry) == turned).all()


def nodes_by_name(board: Board, graph: Graph, us: Color) -> dict[object, reference.Node]:
    """The nodes of a graph, with empty cells by their hexes, which their neighbours tell."""
    names: dict[int, object] = {-1: None} | {node: node for node in range(28)}
    pieces = {reference.reference(each, us): hex for each, hex in board.pieces().items()}
    for node in range(28, len(graph.nodes)):
        if not graph.nodes[node, 0]:
            continue
        beside = [
            pieces[other].neighbor(reference.DIRECTIONS[(direction + 3) % 6])
            for direction, other in enumerate(graph.edges[node, :6].tolist())
            if 0 <= other < 28
        ]
        assert len(set(beside)) == 1 or board.ply == 0
        names[node] = beside[0] if beside else next(iter(reference.rim(board)))
    return {
        names[node]: (
            tuple(graph.nodes[node].astype(int).tolist()),
            tuple(names[each] for each in graph.edges[node].tolist()),
        )
        for node in range(len(graph.nodes))
        if graph.nodes[node, 0]
    }


@given(boards, st.sampled_from(Color))
def test_graphs_show_what_the_docs_say(board: Board, viewer: Color) -> None:
    graph = observe_graph(board, viewer=viewer)
    assert graph.nodes.dtype == np.uint8
    assert graph.nodes.shape == (88, len(NODE_FEATURES))
    assert nodes_by_name(board, graph, viewer) == reference.graph(board, viewer)
    absent = graph.nodes[:, 0] == 0
    assert not graph.nodes[absent].any()
    assert (graph.edges[absent] == -1).all()
    as_floats = observe_graph(board, np.float32, viewer)
    assert (as_floats.nodes == graph.nodes).all()
    assert (as_floats.edges == graph.edges).all()


@given(boards, symmetries)
def test_symmetries_of_graphs(board: Board, symmetry: Symmetry) -> None:
    turned = board.transform(symmetry)
    seen = transform_graph(observe_graph(board), symmetry)
    there = nodes_by_name(turned, observe_graph(turned), board.turn)
    assert nodes_by_name(turned, seen, board.turn) == there


@given(boards, symmetries)
def test_flat_observations_are_the_features_of_the_evaluation(
    board: Board, symmetry: Symmetry
) -> None:
    flat = observe_flat(board)
    assert flat.dtype == np.int8
    assert flat.tolist() == board.native.features()
    assert len(FEATURES) == len(flat)
    assert (observe_flat(board.transform(symmetry), np.float32) == flat).all()


@given(boards)
@settings(max_examples=30)
def test_a_window_of_29_shows_every_hive(board: Board) -> None:
    shown = observe_planes(board, 29)
    assert shown[:28].sum() == len(board.pieces())


def test_a_line_of_pieces_does_not_fit_into_a_small_window() -> None:
    board = Board("Base")
    board.push_uhp("wG1")
    board.push_uhp("bG1 wG1-")
    for before, piece in pairwise(["G1", "Q", "S1", "S2", "B1", "B2", "A1"]):
        board.push_uhp(f"w{piece} -w{before}")
        board.push_uhp(f"b{piece} b{before}-")
    assert (observe_planes(board, 7)[:28].sum(), len(board.pieces())) == (7, 14)
    assert reference.planes(board, 7, Color.WHITE)[1] == 7
    env = BatchEnv(1, "Base", window=7)
    for move in board.move_stack:
        env.step(np.array([action_of(env.board(0), move)]))
    assert env.infos.outside.tolist() == [7]
    assert (env.observations[0] == observe_planes(board, 7)).all()


def test_names() -> None:
    assert len(set(PLANES)) == len(PLANES) == 52
    assert len(set(NODE_FEATURES)) == len(NODE_FEATURES) == 21
    assert PLANES[0] == "own_queen"
    assert PLANES[-1] == "in_window"


def test_garbage() -> None:
    board = random_board(1)
    for window in (6, 34, 0, -1):
        with pytest.raises(ValueError, match=f"from 7 to 33 cells wide, not {window}; 29 shows"):
            observe_planes(board, window)
    with pytest.raises(TypeError, match="a window is a number of cells, not str"):
        observe_planes(board, "16")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="uint8 or float32, not float64"):
        observe_planes(board, dtype=np.float64)
    with pytest.raises(TypeError, match="int8 or float32, not uint8"):
        observe_flat(board, np.uint8)
    with pytest.raises(TypeError, match="a board is a Board, not NoneType"):
        observe_graph(None)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="there is no observation called 'words'"):
        BatchEnv(1, form="words")
    with pytest.raises(ValueError, match="square window"):
        transform_planes(np.zeros((3, 4, 5)), Symmetry(1))
