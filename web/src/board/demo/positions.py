r"""The positions of the dev page: `make generate` writes them again."""

import json
from pathlib import Path

from skep import Board, Hex

MIDDLE_GAME = (
    r"Base+MLP;InProgress;White[16];wG1;bA1 wG1-;wL -wG1;bS1 bA1/;wA1 \wL;bA2 \bS1;"
    r"wQ -wA1;bQ -bA2;wB1 wL\;bP bS1/;wP wB1\;bG1 bP/;wS1 /wB1;bL bG1\;wS2 wP-;bM bS1\;"
    r"wG2 wS2-;bM -wQ;wB2 -wS1;bB1 bP\;wG3 wB2\;bB2 -bG1;wA2 wP\;bL bB1\;wA2 -bB2;bA3 bL/;"
    r"wG3 \wB2;bB2 bA2;wA3 /wL;bA3 /wQ"
)
GAMES = {
    "start": "Base+MLP;NotStarted;White[1]",
    "due": r"Base+MLP;InProgress;White[4];wS1;bS1 wS1-;wG1 -wS1;bG1 bS1-;wA1 -wG1;bA1 bG1-",
    "middle": MIDDLE_GAME,
    "climb": (
        r"Base+MLP;InProgress;Black[8];wP;bA1 /wP;wL wP-;bS1 bA1\;wB1 wL-;bQ -bA1;wQ wL\;bS2 bS1\;"
        r"wA1 wB1/;bA2 bS2-;wM wB1\;bP bS2\;wB2 \wP;bB1 /bQ;wM wQ"
    ),
    "jump": (
        r"Base+MLP;InProgress;White[27];wP;bA1 /wP;wL wP-;bS1 bA1\;wB1 wL-;bQ -bA1;wQ wL\;bS2 bS1\;"
        r"wA1 wB1/;bA2 bS2-;wM wB1\;bP bS2\;wB2 \wP;bB1 /bQ;wM wQ;bA2 /bB1;wA1 bP/;bG1 /bP;wG1 \wL;"
        r"bB2 /bA2;wA1 bG1\;bG2 -bB1;wB1 wM;bA3 /bG2;wG2 wG1/;bA3 bP/;wA1 /bG1;bL /bS1;wS1 wG2-;"
        r"bL wP\;wG3 -wB2;bM bA3\;wA1 wB1/;bM -bQ;wA2 \wS1;bL wS1\;wA3 \wA2;bL wS1/;wA1 bA2\;"
        r"bB1 bQ\;wA3 wA1\;bA3 bP\;wA2 bL-;bG3 bB1\;wS2 /wA3;bA3 wS2\;wA2 bG3\;bG1 bP/;wA2 -wG3;"
        r"bA3 bG1\;wA2 /bB2;bG3 bA3/"
    ),
    "throw": (
        r"Base+MLP;InProgress;White[11];wB1;bB1 \wB1;wB2 wB1-;bQ -bB1;wQ wB2/;bB2 \bB1;wA1 wQ\;"
        r"bS1 -bB2;wG1 wA1-;bP \bB2;wL \wQ;bS1 -bP;wS1 wG1\;bS1 bB2/;wA2 wA1\;bM \bS1;wA3 wB2\;"
        r"bG1 -bP;wP /wA3;bM bG1\ "
    ),
    "stack": (
        r"Base+MLP;InProgress;Black[13];wP;bM wP\;wB1 wP/;bQ bM-;wM -wB1;bP bM\;wQ /wM;bA1 bP\;"
        r"wA1 /wQ;bA1 bQ-;wA1 bA1/;bL bA1\;wL wB1-;bP wB1\;wB1 wM;wL \bP;wB1 wP;bM wB1;wA2 wA1-;"
        r"wL -wA1;wA3 \wA1;bB1 bM\;wL wQ\;bB1 bM;wM bB1"
    ),
    "over": (
        r"Base+MLP;WhiteWins;White[27];wL;bG1 wL-;wS1 -wL;bM bG1\;wP /wS1;bP bM-;wQ wP\;bQ /bM;"
        r"wQ /wP;bS1 bP/;wG1 -wS1;bQ -bS1;wG1 bS1-;bP bM\;wS2 wG1-;bG2 bP\;wA1 -wP;bG3 /bG2;"
        r"wM wS2/;bB1 bG3\;wA1 wM\;bB1 bG3;wM wG1\;bB2 /bB1;wA1 \bS1;bA1 bG2/;wA2 -wS1;bB2 bB1;"
        r"wA2 wP\;bA1 bB2\;wA1 \bG1;bA1 /bP;wA1 wA2\;bA1 -wP;wA1 wS2\;bL \bQ;wA2 /wM;bA1 \wG1;"
        r"wG2 -wS1;bA1 \wL;wA3 wS1\;bB2 bB1\;wA2 wA3\;bA1 wA2\;wM /wG2;bB2 bB1;wB1 \wL;bA1 \wS2;"
        r"wA1 -bL;bA1 \bS1;wM wL\;bA2 bQ\ "
    ),
}
# What is asked for in a position, and refused.
QUESTIONS = {"pinned": ("middle", "wP", (-2, 3)), "gate": ("middle", "wA3", (-2, 0))}


def cell(hexagon: Hex) -> list[int]:
    """Write a hex as its coordinates."""
    return [hexagon.q, hexagon.r]


def position(game: str) -> dict[str, object]:
    """Show a position as the board is told of it."""
    board = Board.from_game_string(game.strip())
    legal: dict[str, list[list[int]]] = {}
    for move in board.legal_moves:
        if move.piece is not None and move.to is not None:
            targets = legal.setdefault(move.piece.name, [])
            if cell(move.to) not in targets:
                targets.append(cell(move.to))
    shown: dict[str, object] = {"legal": legal, "turn": board.turn.value, "last": None}
    shown["placed"] = [
        {"piece": piece.name, "cell": cell(where), "level": board.stack(where).index(piece)}
        for piece, where in board.pieces().items()
    ]
    if board.move_stack:
        before = board.copy()
        move = before.pop()
        assert move.piece is not None
        assert move.to is not None
        path, origin = before.path(move), before.hex_of(move.piece)
        shown["last"] = {
            "piece": move.piece.name,
            "origin": cell(origin) if origin is not None else None,
            "to": cell(move.to),
            "path": [cell(each) for each in path.cells],
            "kind": path.kind.value,
            "thrower": path.throwers[0].name if path.throwers else None,
        }
    return shown


def evidence(name: str) -> dict[str, object]:
    """Show why something may not be done."""
    game, piece, to = QUESTIONS[name]
    why = Board.from_game_string(GAMES[game].strip()).explain(piece, Hex(*to))
    assert why.reason is not None, f"{name}: {piece} may go to {to}"
    return {
        "game": game,
        "piece": piece,
        "target": list(to),
        "pieces": [each.name for each in why.pieces],
        "cells": [cell(each) for each in why.cells],
        "reason": why.reason.value,
    }


def document() -> dict[str, object]:
    """All positions and all evidence."""
    return {
        "positions": {name: position(game) for name, game in GAMES.items()},
        "evidence": {name: evidence(name) for name in QUESTIONS},
    }


if __name__ == "__main__":
    text = json.dumps(document(), separators=(",", ":"))
    Path(__file__).with_suffix(".json").write_text(text + "\n", encoding="utf-8")
