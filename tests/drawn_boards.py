"""Boards to draw, and what can be read from their pictures."""

import random
from functools import cache
from xml.etree import ElementTree as ET

from skep import (
    Board,
)

SVG = "{http://www.w3.org/2000/svg}"
OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")


def after(*moves: str) -> Board:
    board = Board()
    for move in moves:
        board.push_uhp(move)
    return board


def random_boards(games: int, plies: int) -> list[Board]:
    """The ends of random games, among them all ways to move and high stacks."""
    boards = []
    for seed in range(games):
        rng = random.Random(seed)
        board = Board()
        for _ in range(rng.randrange(plies)):
            moves = board.legal_moves
            climbs = [move for move in moves if move.to is not None and board.stack(move.to)]
            if not moves:
                break
            board.push(rng.choice(climbs if climbs and rng.random() < 0.5 else list(moves)))
        boards.append(board)
    return boards


@cache
def finished() -> Board:
    """A game that is over."""
    return next(board for board in random_boards(60, 400) if board.is_game_over())


JUMP = after(*OPENING, "wG1 -wQ", "bG1 bQ-", "wG1 bG1-")
THROW = after(*OPENING, r"wP \wS1", "bA1 bQ-", "wQ wP/")
CLIMB = after(*OPENING, "wB1 -wQ", "bB1 bQ-", "wB1 wQ", "bB1 bQ", "wB1 wS1")
JUMP_BACK = after(*OPENING, "wA1 -wQ", "bG1 bQ-", "wA1 \\wQ", "bG1 -wQ")
TOWER = after(
    *OPENING, "wB1 -wQ", "bB1 bQ-", "wB1 wQ", "bB1 bQ", "wB1 wS1", "bB1 bS1", "wB1 bB1"
)  # fmt: skip
BOARDS = [Board(), after("wS1"), JUMP, JUMP_BACK, THROW, CLIMB, TOWER, *random_boards(20, 70)]


def titles(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}title")]


def hive_titles(picture: str) -> list[str]:
    return [title for title in titles(picture) if "in hand" not in title and "move" not in title]


def luminance(color: str) -> float:
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
