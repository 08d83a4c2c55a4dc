"""Batches of games."""

import threading
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from skep import Board, Color, NotationError, Termination
from skep.rl import (
    ActionError,
    BatchEnv,
    End,
    Form,
    action_mask,
    action_of,
    move_of,
    observe_flat,
    observe_graph,
    observe_planes,
)


def play(env: BatchEnv, steps: int) -> Iterator[tuple[NDArray[np.int64], NDArray[np.uint8]]]:
    """Play random actions; yield those of each step, and how each game ended in it."""
    for _ in range(steps):
        actions = env.sample()
        env.step(actions)
        yield actions, env.infos.ends


@pytest.mark.parametrize("game_type", ["Base", "Base+M", "Base+LP", "Base+MLP"])
def test_a_batch_plays_what_boards_play(game_type: str) -> None:
    env = BatchEnv(3, game_type, seed=7, max_plies=80)
    games = [Board(game_type) for _ in range(3)]
    ended = 0
    for actions, ends in play(env, 300):
        for i, board in enumerate(games):
            board.push(move_of(board, actions[i]))
            if ends[i]:
                ended += 1
                games[i] = Board(game_type)
        for i, board in enumerate(games):
            assert (env.masks[i] == action_mask(board)).all()
            assert (env.observations[i] == observe_planes(board)).all()
            assert env.turns[i] == (board.turn is Color.BLACK)
            assert env.infos.plies[i] == board.ply
            assert env.infos.legal[i] == len(board.legal_moves)
            if env.infos.plies[i] % 50 == 49:
                assert env.board(i) == board
                assert env.board(i).move_stack == board.move_stack
    assert ended >= 9


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("dtype", [None, np.float32])
def test_observations_of_every_form(form: Form, dtype: type | None) -> None:
    env = BatchEnv(2, form=form, dtype=dtype, window=20)
    for _ in play(env, 60):
        for i in range(2):
            board = env.board(i)
            if form is Form.GRAPH:
                graph = observe_graph(board, dtype)
                assert env.edges is not None
                assert (env.edges[i] == graph.edges).all()
                assert (env.observations[i] == graph.nodes).all()
            elif form is Form.PLANES:
                assert (env.observations[i] == observe_planes(board, 20, dtype)).all()
            else:
                assert (env.observations[i] == observe_flat(board, dtype)).all()


def test_ends_rewards_and_restarts() -> None:
    env = BatchEnv(64, "Base", seed=3, max_plies=120, keep_final=True)
    seen: set[End] = set()
    assert env.final_observations is not None
    for _ in range(600):
        boards = [env.board(i) for i in np.flatnonzero(env.infos.plies >= 10)[:1]]
        first = int(np.flatnonzero(env.infos.plies >= 10)[0]) if boards else -1
        actions = env.sample()
        movers = env.turns.copy()
        rewards, terminated, truncated = env.step(actions)
        ends = [End(each) for each in env.infos.ends]
        for i, end in enumerate(ends):
            assert terminated[i] == (end in {End.WHITE_WINS, End.BLACK_WINS, End.DRAW})
            assert truncated[i] == (end in {End.REPETITION, End.PLY_LIMIT})
            winner = {End.WHITE_WINS: 0, End.BLACK_WINS: 1}.get(end)
            wanted = 0 if winner is None else 1 if winner == movers[i] else -1
            assert rewards[i] == wanted
            assert (env.infos.lengths[i] > 0) == (end is not End.NONE)
            if end is not End.NONE:
                assert (env.infos.plies[i], env.turns[i], env.infos.legal[i]) == (0, 0, 4)
                assert env.infos.lengths[i] <= 120
        if boards and ends[first] is not End.NONE:
            (board,) = boards
            board.push(move_of(board, actions[first]))
            assert (env.final_observations[first] == observe_planes(board)).all()
            outcome = board.outcome()
            assert (outcome is not None) == bool(terminated[first])
        seen |= set(ends)
    assert seen >= {End.NONE, End.WHITE_WINS, End.BLACK_WINS, End.PLY_LIMIT}


def play_back_and_forth(env: BatchEnv) -> list[End]:
    """Two queens that step to and fro until the position has occurred three times."""
    board = Board("Base")
    ends = []
    first = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")
    for text in first + ("wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-") * 2:
        move = board.push_uhp(text)
        env.step(np.array([action_of(env.board(0), move)]))
        ends.append(End(env.infos.ends[0]))
    return ends


def test_repetition_truncates_or_is_a_draw_by_the_rules() -> None:
    ends = play_back_and_forth(BatchEnv(1, "Base"))
    assert ends == [End.NONE] * 11 + [End.REPETITION]
    env = BatchEnv(1, "Base", repetition="threefold")
    assert play_back_and_forth(env) == [End.NONE] * 11 + [End.DRAW]
    board = Board("Base", repetition="threefold")
    assert board.outcome() is None
    env = BatchEnv(1, "Base", truncate_repetition=False)
    assert play_back_and_forth(env) == [End.NONE] * 12
    assert env.board(0).is_threefold()


def test_repetitions_are_those_of_the_board() -> None:
    """Queens that walk about repeat positions, and the board counts them its own way."""
    env = BatchEnv(8, "Base", seed=5, repetition="threefold", max_plies=400)
    drawn = 0
    for _ in range(150):
        before = [env.board(i) for i in range(8)]
        actions = env.sample()
        for i, mask in enumerate(env.masks):
            queen = np.flatnonzero(mask[:168])  # her moves
            if len(queen):
                actions[i] = queen[actions[i] % len(queen)]
        env.step(actions)
        for i, board in enumerate(before):
            board.push(move_of(board, actions[i]))
            outcome = board.outcome()
            assert (outcome is not None) == (env.infos.ends[i] in {1, 2, 3})
            if outcome is not None and outcome.termination is Termination.REPETITION:
                drawn += 1
                assert env.infos.ends[i] == End.DRAW
    assert drawn > 10


def test_the_ply_limit() -> None:
    env = BatchEnv(2, max_plies=1)
    _, terminated, truncated = env.step(env.sample())
    assert not terminated.any()
    assert truncated.all()
    assert env.infos.plies.tolist() == [0, 0]


def trace(threads: int, seed: int = 11) -> list[bytes]:
    env = BatchEnv(33, seed=seed, threads=threads)
    rows = []
    for actions, ends in play(env, 40):
        rows += [actions.tobytes(), ends.tobytes(), env.masks.tobytes(), env.observations.tobytes()]
    return rows


def test_threads_change_nothing() -> None:
    assert trace(1) == trace(3)


def test_seeds() -> None:
    assert trace(1) == trace(1)
    assert trace(1) != trace(1, seed=12)
    env = BatchEnv(4, seed=1)
    first = env.sample().tolist()
    env.reset(1)
    assert env.sample().tolist() == first
    env.reset()
    env.reset()
    assert env.infos.plies.tolist() == [0, 0, 0, 0]


def test_arrays_of_the_caller() -> None:
    masks = np.ones((2, 2517), dtype=np.bool_)
    observations = np.full((2, 52, 16, 16), 255, dtype=np.uint8)
    env = BatchEnv(2, observations=observations, masks=masks)
    assert env.observations is observations
    assert env.masks is masks
    env.step(env.sample())
    assert (observations[0] == observe_planes(env.board(0))).all()
    assert (masks[1] == action_mask(env.board(1))).all()
    edges = np.zeros((2, 88, 8), dtype=np.int16)
    graphs = BatchEnv(2, form="graph", edges=edges)
    assert graphs.edges is edges
    assert edges.min() == -1


@pytest.mark.parametrize(
    ("name", "array", "message"),
    [
        ("observations", np.zeros((2, 52, 16, 16)), "observations: the type is uint8, not float64"),
        ("observations", np.zeros((2, 52, 16, 15), np.uint8), "the shape is .2, 52, 16, 16"),
        ("observations", [1, 2], "a numpy array is wanted, not list"),
        ("masks", np.zeros((2, 2517), np.uint8), "masks: the type is bool, not uint8"),
        ("masks", np.zeros((2517, 2), np.bool_).T, "in C order"),
        ("masks", np.broadcast_to(np.False_, (2, 2517)), "in C order"),
        ("edges", np.zeros((2, 88, 8), np.int16), "planes have no edges"),
    ],
)
def test_arrays_that_do_not_fit(name: str, array: object, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        BatchEnv(2, **{name: array})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"n": 0}, "n is from 1 to 1000000, not 0"),
        ({"n": -3}, "n is from 1"),
        ({"n": 10**12}, "n is from 1"),
        ({"n": 2.0}, "n is a whole number, not float"),
        ({"n": True}, "n is a whole number, not bool"),
        ({"n": None}, "n is a whole number, not NoneType"),
        ({"game_type": "Chess"}, "Chess"),
        ({"seed": -1}, "seed is from 0"),
        ({"seed": 2**64}, "seed is from 0"),
        ({"max_plies": 0}, "max_plies is from 1"),
        ({"window": 3}, "a window is from 7 to 33 cells wide, not 3"),
        ({"threads": 0}, "threads is from 1 to 512, not 0"),
        ({"dtype": "int64"}, "uint8 or float32, not int64"),
        ({"form": "words"}, "no observation called 'words'"),
        ({"numbering": "words"}, "no numbering of actions called 'words'"),
        ({"opening": "words"}, "words"),
        ({"repetition": "words"}, "words"),
    ],
)
def test_settings_that_make_no_sense(arguments: dict[str, object], message: str) -> None:
    with pytest.raises((TypeError, ValueError, NotationError), match=message):
        BatchEnv(**({"n": 1} | arguments))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (np.zeros(3), "actions are whole numbers, not float64"),
        (np.zeros(3, np.bool_), "actions are whole numbers, not bool"),
        (["a", "b", "c"], "actions are whole numbers"),
        (None, "actions are whole numbers"),
        (np.zeros(2, np.int64), r"actions have the shape \(3,\), not \(2,\)"),
        (np.zeros((3, 1), np.int64), r"actions have the shape \(3,\), not \(3, 1\)"),
        (5, r"actions have the shape \(3,\), not \(\)"),
        ([2509, 2509, 0], r"in game 2 no legal move has action 0 \(Q to NE of their Q\)"),
        ([2509, -1, 2509], "in game 1 no legal move has action -1: actions are from 0 to 2516"),
        ([2517, 2509, 2509], "in game 0 no legal move has action 2517"),
        ([2509, 2509, 2**62], "in game 2 no legal move has action 4611686018427387904"),
        ([2516, 2509, 2509], r"in game 0 no legal move has action 2516 \(pass\)"),
    ],
)
def test_a_refused_step_plays_nothing(actions: object, message: str) -> None:
    env = BatchEnv(3)
    masks, observations = env.masks.copy(), env.observations.copy()
    with pytest.raises((TypeError, ValueError), match=message) as caught:
        env.step(actions)  # type: ignore[arg-type]
    if isinstance(caught.value, ActionError):
        assert caught.value.game in {0, 1, 2}
    assert (env.masks == masks).all()
    assert (env.observations == observations).all()
    assert [env.board(i).ply for i in range(3)] == [0, 0, 0]
    env.step(np.array([2509, 2510, 2511], dtype=np.int16))
    assert [env.board(i).ply for i in range(3)] == [1, 1, 1]


def test_a_mask_that_was_overwritten_changes_no_rule() -> None:
    env = BatchEnv(1)
    env.masks[:] = True
    with pytest.raises(ActionError):
        env.step(np.array([7]))


def test_open_spiels_numbering() -> None:
    env = BatchEnv(2, numbering="open_spiel")
    assert env.masks.shape == (2, 5489)
    third_ant = (3 * 28 + 3) * 7 + 6
    env.step(np.array([third_ant, env.sample()[1]]))
    assert str(env.board(0).peek().piece) == "wA1"
    for _ in play(env, 40):
        assert (env.masks[0] == action_mask(env.board(0), "open_spiel")).all()


def test_one_thread_at_a_time() -> None:
    """Steps of two threads at once are refused, and no game is mixed up."""
    env = BatchEnv(512, "Base", max_plies=1000)
    refused = []

    def run() -> None:
        for _ in range(60):
            try:
                env.step(env.sample())
            except (RuntimeError, ActionError) as error:
                refused.append(str(error))

    threads = [threading.Thread(target=run) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(refused) <= {"another thread is using this"} | {
        each for each in refused if each.startswith("in game")
    }
    assert all((env.masks[i] == action_mask(env.board(i))).all() for i in range(0, 512, 37))


@pytest.mark.parametrize("numbering", ["skep", "open_spiel"])
@pytest.mark.parametrize(
    "steps", [pytest.param(100), pytest.param(4000, marks=pytest.mark.slow, id="two million plies")]
)
def test_every_legal_move_sets_one_bit(numbering: str, steps: int) -> None:
    for seed, game_type in enumerate(("Base+MLP", "Base+P")):
        env = BatchEnv(256, game_type, seed=seed, numbering=numbering, form="flat")
        for _ in play(env, steps):
            assert (env.masks.sum(axis=1) == env.infos.legal).all()


def test_memory_of_a_game() -> None:
    env = BatchEnv(16, max_plies=300)
    for _ in play(env, 350):
        pass
    assert 4096 < env.memory_per_game <= 16 * 1024


def test_boards_and_names() -> None:
    env = BatchEnv(2, "Base+P")
    assert len(env) == 2
    assert env.action_count == 2517
    assert repr(env) == "BatchEnv(2, 'Base+P', form='planes', numbering='skep')"
    assert env.board(1) == Board("Base+P")
    for game in (2, -1):
        with pytest.raises(ValueError, match=f"game is from 0 to 1, not {game}"):
            env.board(game)
