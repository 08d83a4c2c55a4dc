"""UHP move strings and game strings for the oracle, read the way Mzinga reads them."""

from __future__ import annotations

import re
from typing import Final

from oracle import DIRECTIONS, ORIGIN, PASS, Game, Hex, Move, lifted

MOVE: Final = re.compile(
    r"(?P<piece>[wb][A-Z][1-3]?)"
    r"(?: (?P<left>[-/\\])?(?P<reference>[wb][A-Z][1-3]?)(?P<right>[-/\\])?)?"
)

# Where the mover stands, seen from the reference piece.
LEFT_MARKS: Final = {"\\": "NW", "-": "W", "/": "SW"}
RIGHT_MARKS: Final = {"/": "NE", "-": "E", "\\": "SE"}

# The neighbours of the destination in the order in which a reference is looked for,
# each with the spelling of "next to it, on this side".
SPELLINGS: Final = {
    "NW": "{}\\",
    "NE": "/{}",
    "E": "-{}",
    "SE": "\\{}",
    "SW": "{}/",
    "W": "{}-",
}


def beside(cell: Hex, direction: str) -> Hex:
    """The neighbour of a cell in a direction."""
    dq, dr = DIRECTIONS[direction]
    return cell[0] + dq, cell[1] + dr


def resolve(game: Game, text: str) -> Move:
    """The move a UHP string names; ValueError where it names none. Legality is not looked at."""
    words = " ".join(text.split())
    if words.lower() == PASS:
        return PASS
    match = MOVE.fullmatch(re.sub("[A-Za-z]+", lambda m: m[0][0].lower() + m[0][1:].upper(), words))
    if match is None or (match["left"] and match["right"]):
        raise ValueError(f"not a move string: {text!r}")
    piece, reference = match["piece"], match["reference"]
    if reference is None:
        if game.history:
            raise ValueError(f"only the first move has no reference: {text!r}")
        return piece, ORIGIN
    if reference not in game.pieces:
        raise ValueError(f"the reference is not in play: {text!r}")
    cell = game.pieces[reference]
    if match["left"] or match["right"]:
        marks, mark = (LEFT_MARKS, "left") if match["left"] else (RIGHT_MARKS, "right")
        destination = beside(cell, marks[match[mark]])
        if destination in game.stacks:
            raise ValueError(f"a direction names a cell on the ground, this one is taken: {text!r}")
        return piece, destination
    if game.stacks[cell][-1] != reference:
        raise ValueError(f"the reference of a climb is covered: {text!r}")
    return piece, cell


def spell(game: Game, move: Move) -> str:
    """The canonical UHP string of a move."""
    if move == PASS:
        return PASS
    piece, cell = move
    start = game.pieces.get(piece)
    rest = game.stacks if start is None else lifted(game.stacks, start)
    if not rest:
        return piece
    if cell in rest:
        return f"{piece} {rest[cell][-1]}"
    for direction, spelling in SPELLINGS.items():
        near = beside(cell, direction)
        if near in rest:
            return f"{piece} {spelling.format(rest[near][-1])}"
    raise ValueError(f"{piece} at {cell} would touch nothing")


def replay(game_string: str, opening: str = "tournament") -> Game:
    """The position after a game string; ValueError at the first move that is not legal."""
    game_type, _, _, *moves = game_string.split(";")
    game = Game(game_type, opening)
    for text in moves:
        move = resolve(game, text)
        if move not in game.legal_moves():
            raise ValueError(f"ply {len(game.history) + 1} is not legal: {text!r}")
        game = game.after(move)
    return game


def game_string(game: Game) -> str:
    """The game so far as a UHP game string in canonical spelling."""
    texts = []
    position = Game(game.game_type, game.opening)
    for move in game.history:
        texts.append(spell(position, move))
        position = position.after(move)
    side = "White" if game.turn == "w" else "Black"
    return ";".join([game.game_type, game.state(), f"{side}[{game.turn_number}]", *texts])
