"""A small UHP engine for matches, which misbehaves as its first argument says.

Its second argument is a folder where it leaves a file named after its process number.
"""

import os
import sys
import time
from pathlib import Path

from skep import Board

MISBEHAVE_FROM = 10
HOARD = 400 << 20
"""So many bytes the first process of mode "eats" takes after its first move."""


def best_move(board: Board, mode: str) -> str:
    if mode in ("fine", "eats") or board.ply < MISBEHAVE_FROM:
        return min(map(board.uhp, board.legal_moves))
    if mode == "crash":
        os._exit(3)
    if mode == "hang":
        time.sleep(600)
    return "wQ wQ-" if mode == "illegal" else "what?"


def answer(line: str, board: Board, mode: str) -> tuple[str, Board]:
    command, _, rest = line.partition(" ")
    if command == "newgame":
        board = Board.from_game_string(rest) if ";" in rest else Board(rest)
    elif command in ("play", "pass"):
        board.push_uhp(rest or "pass")
    elif command == "bestmove":
        return best_move(board, mode), board
    elif command == "options":
        return "", board
    return board.game_string(), board


def main(mode: str, folder: str) -> None:
    (Path(folder) / str(os.getpid())).touch()
    board = Board("Base")
    hoard: list[bytes] = []
    print("id Tiny v1.0\nok", flush=True)
    for line in sys.stdin:
        if line.strip() == "exit":
            return
        text, board = answer(line.strip(), board, mode)
        print(text + "\nok" if text else "ok", flush=True)
        if (
            mode == "eats"
            and line.startswith("bestmove")
            and len(list(Path(folder).iterdir())) == 1
        ):
            hoard.append(b"x" * HOARD)


if __name__ == "__main__":
    main(*sys.argv[1:])
