"""Actions and observations once more, slowly and from the words of docs/rl.md."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from skep import Board, Bug, Color, Direction, Hex, Move, Piece
from skep.rl import NODE_FEATURES, PLANES

PIECES = ["Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3", "M", "L", "P"]
TILES = ["Q", "A1", "A2", "A3", "G1", "G2", "G3", "S1", "S2", "B1", "B2", "M", "L", "P"]
DIRECTIONS = list(Direction)
BUGS = list(Bug)


def number(piece: Piece) -> int:
    return PIECES.index(str(piece)[1:])


def reference(piece: Piece, us: Color) -> int:
    """The opponent's queen, one's own pieces, the opponent's other pieces."""
    if piece.color is us:
        return 1 + number(piece)
    return 0 if piece.bug is Bug.QUEEN else 14 + number(piece)


def tile(piece: Piece) -> int:
    return TILES.index(str(piece)[1:]) + (14 if piece.color is Color.BLACK else 0)


def shown(board: Board, hex: Hex, lifted: Piece | None = None) -> Piece | None:
    """The piece on top of a cell, without the one that is lifted."""
    stack = [piece for piece in board.stack(hex) if piece != lifted]
    return stack[-1] if stack else None


def references(board: Board, move: Move) -> list[tuple[Piece, int]]:
    """The pieces beside an empty cell, and the direction from each to the cell."""
    assert move.to is not None
    found = []
    for direction, each in enumerate(DIRECTIONS):
        piece = shown(board, move.to.neighbor(each), move.piece)
        if piece is not None:
            found.append((piece, (direction + 3) % 6))
    return found


def action(board: Board, move: Move) -> int:
    """The number of a legal move in version 1 of the action index."""
    us = board.turn
    if move.piece is None or move.to is None:
        return 2516
    if not board.pieces():
        return 2508 + BUGS.index(move.piece.bug)
    if move.piece.color is not us:
        start = board.hex_of(move.piece)
        assert start is not None
        for thrower, name in enumerate("PM"):
            at = board.hex_of(Piece.from_name(us.value[0] + name))
            if at is not None and shown(board, at) == Piece.from_name(us.value[0] + name):
                near = [at.neighbor(each) for each in DIRECTIONS]
                if start in near and move.to in near:
                    return 2436 + (thrower * 6 + near.index(start)) * 6 + near.index(move.to)
        raise AssertionError(move)
    below = board.piece_at(move.to)
    if below is not None:
        return 2352 + ["B1", "B2", "M"].index(str(move.piece)[1:]) * 28 + reference(below, us)
    piece, direction = min(references(board, move), key=lambda each: reference(each[0], us))
    return (number(move.piece) * 28 + reference(piece, us)) * 6 + direction


def open_spiel_actions(board: Board, move: Move) -> list[int]:
    """All numbers that OpenSpiel has for a legal move, the least first."""
    if move.piece is None or move.to is None:
        return [5488]
    if not board.pieces():
        return [(tile(move.piece) * 28 + tile(move.piece)) * 7 + 6]
    below = board.piece_at(move.to)
    if below is not None:
        return [(tile(move.piece) * 28 + tile(below)) * 7 + 6]
    return sorted(
        (tile(move.piece) * 28 + tile(piece)) * 7 + direction
        for piece, direction in references(board, move)
    )


# ---- observations


def is_pinned(board: Board, piece: Piece) -> bool:
    """Would the hive fall apart without this piece, which lies alone on its cell?"""
    here = board.hex_of(piece)
    assert here is not None
    if len(board.stack(here)) > 1:
        return False
    cells = set(board.pieces().values()) - {here}
    if not cells:
        return False
    start = next(iter(cells))
    reached, rest = {start}, [start]
    while rest:
        cell = rest.pop()
        for each in DIRECTIONS:
            if (beside := cell.neighbor(each)) in cells - reached:
                reached.add(beside)
                rest.append(beside)
    return reached != cells


def rim(board: Board) -> set[Hex]:
    """The empty cells that touch the hive; the first cell of an empty table."""
    cells = set(board.pieces().values())
    if not cells:
        return {Hex(0, 0)}
    return {cell.neighbor(each) for cell in cells for each in DIRECTIONS} - cells


def may_place(board: Board, hex: Hex, color: Color) -> bool:
    if board.ply == 0:
        return color is board.turn
    if board.ply == 1 and color is board.turn:
        return True
    beside = [board.piece_at(hex.neighbor(each)) for each in DIRECTIONS]
    colors = {piece.color for piece in beside if piece is not None}
    return colors == {color}


def queen_due(board: Board, us: Color) -> int:
    if board.hex_of(Piece(us, Bug.QUEEN)) is not None:
        return 0
    return 4 - (board.ply + (us is Color.WHITE)) // 2


def centre(board: Board, us: Color) -> Hex:
    cells = set(board.pieces().values())
    if not cells:
        return Hex(0, 0)

    def rank(cell: Hex) -> tuple[int, int]:
        top = board.piece_at(cell)
        assert top is not None
        return max(cell.distance(other) for other in cells), reference(top, us)

    return min(cells, key=rank)


def planes(board: Board, window: int, us: Color) -> tuple[NDArray[np.uint8], int]:
    """The planes, and how many pieces lie outside the window."""
    result = np.zeros((len(PLANES), window, window), dtype=np.uint8)
    radius, middle, outside = (window - 1) // 2, centre(board, us), 0

    def mark(name: str, hex: Hex) -> bool:
        if hex.distance(middle) > radius:
            return False
        at = (hex.r - middle.r + radius, hex.q - middle.q + radius)
        result[(PLANES.index(name), *at)] = 1
        return True

    for piece, hex in board.pieces().items():
        side = "own" if piece.color is us else "their"
        level = board.stack(hex).index(piece)
        suffix = f"_level_{min(level, 3)}" if level else ""
        if not mark(f"{side}_{piece.bug.value}{suffix}", hex):
            outside += 1
        if is_pinned(board, piece):
            mark(f"{side}_pinned", hex)
        if piece == board.last_moved:
            mark("just_moved", hex)
    for side, color in (("own", us), ("their", us.opponent)):
        for cell in rim(board):
            if may_place(board, cell, color):
                mark(f"{side}_placements", cell)
        for bug, count in board.hand(color).items():
            result[PLANES.index(f"{side}_hand_{bug.value}")] = count
    result[PLANES.index("white_to_move")] = board.turn is Color.WHITE
    result[PLANES.index("queen_due")] = queen_due(board, us)
    for q in range(-radius, radius + 1):
        for r in range(-radius, radius + 1):
            mark("in_window", Hex(middle.q + q, middle.r + r))
    return result, outside


Node = tuple[tuple[int, ...], tuple[object, ...]]


def graph(board: Board, us: Color) -> dict[object, Node]:
    """The features and the neighbours of every node, by its reference number or its hex."""
    result: dict[object, Node] = {}
    game = {"exists": 1, "white_to_move": int(board.turn is Color.WHITE)}
    game |= {"queen_due": queen_due(board, us)}

    def node_at(hex: Hex) -> object:
        top = board.piece_at(hex)
        if top is not None:
            return reference(top, us)
        return hex if hex in rim(board) else None

    def row(values: dict[str, int]) -> tuple[int, ...]:
        return tuple((game | values).get(name, 0) for name in NODE_FEATURES)

    for piece in board.game_type.pieces:
        side = "own" if piece.color is us else "theirs"
        values = {side: 1, piece.bug.value: 1}
        hex = board.hex_of(piece)
        if hex is None:
            result[reference(piece, us)] = (row(values | {"in_hand": 1}), (None,) * 8)
            continue
        stack = board.stack(hex)
        level = stack.index(piece)
        values |= {"level": level, "on_top": int(level == len(stack) - 1)}
        values |= {"pinned": int(is_pinned(board, piece))}
        values |= {"just_moved": int(piece == board.last_moved)}
        below = reference(stack[level - 1], us) if level else None
        above = reference(stack[level + 1], us) if level + 1 < len(stack) else None
        edges = [node_at(hex.neighbor(each)) for each in DIRECTIONS]
        result[reference(piece, us)] = (row(values), (*edges, below, above))
    for cell in rim(board):
        values = {"empty": 1, "own_placement": int(may_place(board, cell, us))}
        values |= {"their_placement": int(may_place(board, cell, us.opponent))}
        edges = [node_at(cell.neighbor(each)) for each in DIRECTIONS]
        result[cell] = (row(values), (*edges, None, None))
    return result
