"""What must hold in every position, whatever was played."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oracle
import skep
from bridge import from_move, game_of, moves_of, stacks_of

MOST_PLIES = 60

# A position as the key should see it: stacks up to translation, without numbers, the side to
# move, and the piece just moved where something could throw (12.4).
Snapshot: TypeAlias = tuple[object, ...]
Symmetry: TypeAlias = Callable[[skep.Hex], skep.Hex]


def is_rare(board: skep.Board, move: skep.Move) -> bool:
    """Whether a move climbs, or throws an opponent's piece."""
    if move.piece is None or move.to is None:
        return True
    return move.piece.color is not board.turn or board.piece_at(move.to) is not None


def play(game_type: str, opening: str, choices: list[int]) -> skep.Board:
    """The board after moves chosen by numbers; every second choice looks for a rare move."""
    board = skep.Board(game_type, opening)
    for choice in choices:
        moves = list(board.legal_moves)
        if not moves:
            break
        rare = [move for move in moves if is_rare(board, move)]
        moves = rare if rare and choice % 2 else moves
        board.push(moves[choice // 2 % len(moves)])
    return board


# Hypothesis prefers short lists; positions of all lengths are wanted alike.
choices = st.integers(0, MOST_PLIES).flatmap(
    lambda plies: st.lists(st.integers(0, 999), min_size=plies, max_size=plies)
)
boards = st.builds(
    play,
    st.sampled_from(oracle.GAME_TYPES),
    st.sampled_from(["tournament", "rulebook"]),
    choices,
)


def everything(board: skep.Board) -> Snapshot:
    """All that a board tells of itself."""
    return (
        board.rules,
        board.turn,
        board.ply,
        board.turn_number,
        board.turn_string(),
        board.move_stack,
        board.pieces(),
        stacks_of(board),
        [board.hand(color) for color in skep.Color],
        board.last_moved,
        sorted(moves_of(board), key=str),
        board.game_state(),
        board.outcome(),
        board.game_string(),
        board.key,
        board.canonical_key,
        board.repetition_count(),
    )


def replayed(board: skep.Board, symmetry: Symmetry = lambda cell: cell) -> skep.Board:
    """The same game on a new board, turned or mirrored."""
    twin = skep.Board.from_rules(board.rules)
    for move in board.move_stack:
        twin.push(mapped(move, symmetry))
    return twin


def mapped(move: skep.Move, symmetry: Symmetry) -> skep.Move:
    if move.piece is None or move.to is None:
        return move
    return skep.Move(move.piece, symmetry(move.to))


def rotated(cell: skep.Hex) -> skep.Hex:
    return skep.Hex(-cell.r, cell.q + cell.r)


def mirrored(cell: skep.Hex) -> skep.Hex:
    return skep.Hex(cell.r, cell.q)


def symmetries() -> list[Symmetry]:
    """The six rotations about the first cell, and the same after a reflection."""

    def symmetry(sixths: int, mirror: bool) -> Symmetry:
        def image(cell: skep.Hex) -> skep.Hex:
            cell = mirrored(cell) if mirror else cell
            for _ in range(sixths):
                cell = rotated(cell)
            return cell

        return image

    return [symmetry(sixths, mirror) for sixths in range(6) for mirror in (False, True)]


def test_there_are_twelve_symmetries() -> None:
    images = {tuple(s(cell) for cell in (skep.Hex(1, 0), skep.Hex(2, 1))) for s in symmetries()}
    assert len(images) == 12
    for symmetry in symmetries():
        around = {symmetry(cell) for cell in skep.Hex(0, 0).neighbors()}
        assert around == set(skep.Hex(0, 0).neighbors())


@given(boards)
def test_every_move_can_be_taken_back(board: skep.Board) -> None:
    before = everything(board)
    twin = board.copy()
    for move in board.legal_moves:
        board.push(move)
        assert board.peek() == move
        assert board.pop() == move
        assert board == twin
    assert everything(board) == before


@given(boards)
@settings(max_examples=50)
def test_a_whole_game_can_be_taken_back(board: skep.Board) -> None:
    snapshots = []
    twin = skep.Board.from_rules(board.rules)
    for move in board.move_stack:
        snapshots.append(everything(twin))
        twin.push(move)
    while snapshots:
        board.pop()
        assert everything(board) == snapshots.pop()
    with pytest.raises(skep.HistoryError):
        board.pop()


@given(boards)
def test_keys_equal_those_of_a_new_board(board: skep.Board) -> None:
    for move in board.legal_moves[:20]:
        board.push(move)
        twin = replayed(board)
        assert (board.key, board.canonical_key) == (twin.key, twin.canonical_key)
        assert everything(board) == everything(twin)
        board.pop()


@given(boards)
@settings(max_examples=50)
def test_symmetries_map_legal_moves_to_legal_moves(board: skep.Board) -> None:
    moves = list(board.legal_moves)
    for symmetry in symmetries():
        twin = replayed(board, symmetry)
        assert twin.canonical_key == board.canonical_key
        assert twin.game_state() == board.game_state()
        assert set(twin.legal_moves) == {mapped(move, symmetry) for move in moves}


@given(boards)
def test_reading_what_was_written_gives_the_same_move(board: skep.Board) -> None:
    texts = set()
    for move in board.legal_moves:
        text = board.uhp(move)
        texts.add(text)
        assert board.parse_uhp(text) == move
        assert board.parse_uhp(f"  {text.upper().replace(' ', '   ')} ") == move
    assert len(texts) == len(board.legal_moves)


@given(boards)
def test_game_strings_round_trip(board: skep.Board) -> None:
    text = board.game_string()
    opening = board.rules.opening
    again = skep.Board.from_game_string(text, opening=opening)
    assert everything(again) == everything(board)
    assert again == board
    loose = skep.Board.from_game_string(text.replace(";", "; "), opening=opening)
    assert loose == board


@given(boards)
def test_opening_is_found_in_the_game(board: skep.Board) -> None:
    first = {move.piece.bug for move in board.move_stack[:2] if move.piece}
    expected = skep.Opening.RULEBOOK if skep.Bug.QUEEN in first else skep.Opening.TOURNAMENT
    assert skep.Board.from_game_string(board.game_string()).rules.opening is expected


@given(boards)
def test_copies_are_equal_and_independent(board: skep.Board) -> None:
    twins = [
        board.copy(),
        copy.copy(board),
        copy.deepcopy(board),
        pickle.loads(pickle.dumps(board)),
    ]
    before = everything(board)
    for twin in twins:
        assert twin == board
        assert everything(twin) == before
        if board.ply:
            twin.pop()
            assert twin != board
    assert everything(board) == before


@given(boards)
def test_moves_are_unique_and_only_they_are_legal(board: skep.Board) -> None:
    moves = list(board.legal_moves)
    assert len(moves) == len(set(moves)) == len(board.legal_moves)
    assert all(move in board.legal_moves for move in moves)
    assert (skep.PASS in moves) == (moves == [skep.PASS])
    outcome = board.outcome()
    surrounded = outcome is not None and outcome.termination is not skep.Termination.REPETITION
    assert bool(moves) != surrounded
    if skep.PASS not in moves:
        with pytest.raises(skep.IllegalMoveError):
            board.push(skep.PASS)


@given(boards)
def test_paths_lead_to_their_moves(board: skep.Board) -> None:
    game = game_of(board)
    walks = set(game.movements())
    for move in board.legal_moves:
        path = board.path(move)
        if move.piece is None or move.to is None:
            assert path == skep.Path(skep.PathKind.PASS)
            continue
        assert path.cells[-1] == move.to
        start = board.pieces().get(move.piece)
        if start is None:
            assert path == skep.Path(skep.PathKind.PLACE, (move.to,))
            continue
        assert path.cells[0] == start
        steps = list(zip(path.cells, path.cells[1:], strict=False))
        if path.kind is not skep.PathKind.JUMP:
            assert all(a.distance(b) == 1 for a, b in steps)
        assert (path.kind is skep.PathKind.THROW) == (from_move(move) not in walks)
        if path.kind is skep.PathKind.THROW:
            over = board.piece_at(path.cells[1])
            assert len(path.cells) == 3
            assert over == path.throwers[0]
            assert {thrower.name for thrower in path.throwers} == throwers(game, move)


def throwers(game: oracle.Game, move: skep.Move) -> set[str]:
    """All who can have made this throw."""
    assert move.piece is not None
    assert move.to is not None
    start, cell = game.pieces[move.piece.name], (move.to.q, move.to.r)
    return {
        game.stacks[actor][-1]
        for actor in oracle.occupied_neighbors(game.stacks, start)
        if oracle.color_of(game.stacks[actor][-1]) == game.turn
        and game.stacks[actor][-1] != game.just_moved
        and oracle.can_throw(game.stacks, actor)
        and cell in oracle.throw_landings(game.stacks, actor, start)
    }


def position_of(board: skep.Board) -> Snapshot:
    """What the key stands for, written out."""
    cells = board.pieces().values()
    q, r = min((cell.q for cell in cells), default=0), min((cell.r for cell in cells), default=0)
    stacks = frozenset(
        (cell.q - q, cell.r - r, tuple((p.color, p.bug) for p in board.stack(cell)))
        for cell in cells
    )
    just_moved = None
    if board.last_moved and skep.Bug.PILLBUG in board.game_type.bugs:
        cell = board.pieces()[board.last_moved]
        just_moved = (cell.q - q, cell.r - r)
    return board.turn, stacks, just_moved


def moves_on_board(board: skep.Board) -> list[skep.Move]:
    """The legal moves that place nothing."""
    pieces = board.pieces()
    return [move for move in board.legal_moves if move.piece is None or move.piece in pieces]


@given(
    st.sampled_from(["Base", "Base+P", "Base+MLP"]),
    st.integers(0, 5),
    st.lists(st.integers(0, 999), min_size=300, max_size=300),
)
@settings(max_examples=20)
def test_keys_are_equal_exactly_when_positions_are(
    game_type: str, placed: int, choices: list[int]
) -> None:
    """A small hive wanders about, so that it comes to the same position in many places."""
    board = skep.Board(game_type)
    for move in ("wB1", "bB1 wB1-", "wQ -wB1", "bQ bB1-"):
        board.push_uhp(move)
    keys = {position_of(board): board.key}
    times = {position_of(board): 1}
    for ply, choice in enumerate(choices):
        moves = (moves_on_board(board) if ply >= placed else []) or list(board.legal_moves)
        if not moves:
            break
        board.push(moves[choice % len(moves)])
        position = position_of(board)
        assert keys.setdefault(position, board.key) == board.key
        times[position] = times.get(position, 0) + 1
        assert board.repetition_count() == times[position]
    assert len(set(keys.values())) == len(keys)


def test_the_key_does_not_depend_on_where_the_hive_lies() -> None:
    """Four pieces wander about; whenever they lie as before, though elsewhere, the key is equal."""
    rng = random.Random(4)
    keys: dict[Snapshot, int] = {}
    places: dict[Snapshot, set[skep.Hex]] = {}
    for _ in range(50):
        board = skep.Board("Base")
        for text in ("wB1", "bB1 wB1-", "wQ -wB1", "bQ bB1-"):
            board.push_uhp(text)
        # Until nothing can move: then something would have to be placed.
        while board.ply < 100 and (moves := moves_on_board(board)):
            board.push(rng.choice(moves))
            position = position_of(board)
            assert keys.setdefault(position, board.key) == board.key
            places.setdefault(position, set()).add(board.pieces()[skep.Piece.from_name("wQ")])
    assert sum(len(cells) > 1 for cells in places.values()) > 50


@given(boards)
def test_the_hive_stays_whole(board: skep.Board) -> None:
    for move in board.legal_moves:
        board.push(move)
        assert len(oracle.parts(stacks_of(board))) <= 1
        board.pop()
