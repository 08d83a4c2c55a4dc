"""A UHP engine made of a function: it looks one move ahead with the linear evaluation.

Any viewer or engine match can use it:

    skep match "python examples/uhp_engine.py" skep:level=3 --depth 3 --games 10
"""

from skep import Board, Move
from skep.uhp import Request, serve


def one_ply(board: Board, request: Request) -> Move:
    """The move after which the opponent stands worst."""
    best: tuple[int, Move] | None = None
    for move in board.legal_moves:
        board.push(move)
        outcome = board.outcome()
        if outcome is not None and outcome.winner is board.turn.opponent:
            return move
        score = -board.evaluate() + (10 if request.options["LikesAnts"] and "A" in str(move) else 0)
        board.pop()
        if best is None or score > best[0]:
            best = score, move
    assert best is not None
    return best[1]


if __name__ == "__main__":
    raise SystemExit(serve(one_ply, name="OnePly", options={"LikesAnts": False}))
