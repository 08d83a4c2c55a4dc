"""How the levels below full strength think: they overlook things, as people do.

A level does not think of every move. The less a move meets the eye, the likelier it is overlooked:
long walks, copies of the mosquito and throws of the pillbug more than steps and new pieces, and
what happens far from the queens and from the last move more than what happens there. Of the moves
it notices, it thinks through those that look best at first sight; of the answers to each of them
it overlooks some again, by the same rule. Its taste makes it like some moves more than they
deserve. What it overlooks and what it likes is drawn once for a thought, so that it errs like
somebody who sees the board wrongly, not like somebody who rolls dice between good moves and bad.
"""

from __future__ import annotations

import math
import time
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from skep._core import Bug, GameState, Piece
from skep.engine.result import WIN, SearchResult, one_ply_earlier, score_of_end, wins_in
from skep.game.limits import Limits

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence

    from skep._core import Color, Hex, Move
    from skep.board import Board
    from skep.engine.levels import Mind
    from skep.engine.variety import BestOf

__all__ = ["hidden", "sensible", "think"]

_MOST_SECONDS: Final = 5.0
"""No level below full strength takes longer, however much time it is given and slow the machine."""

_LEAST_SECONDS: Final = 1e-6

_AT_HOME: Final = (Bug.QUEEN, Bug.PILLBUG)

# How hidden a move is, from 0 for what nobody overlooks to 1.
_PLACED: Final = 0.4
_EACH_STEP: Final = 0.2
_COPIED: Final = 0.3
_THROWN: Final = 0.9
_IN_VIEW: Final = 0.4
"""What is left of it beside a queen, and beside the piece that moved last."""


def think(
    mind: Mind,
    board: Board,
    moves: Sequence[Move],
    limits: Limits,
    rng: random.Random,
    best_of: BestOf,
) -> SearchResult:
    """Choose among the legal moves as somebody of that mind does, within limits."""
    if len(moves) == 1:
        return best_of(board, moves, Limits(depth=1))
    return _Thought(mind, board, limits, rng, best_of).choose(moves)


class _Thought:
    """One move being thought about."""

    def __init__(
        self, mind: Mind, board: Board, limits: Limits, rng: random.Random, best_of: BestOf
    ) -> None:
        self._mind = mind
        self._board = board.copy()
        self._rng = rng
        self._best_of = best_of
        self._depth = min(mind.depth, limits.depth or mind.depth)
        self._most_nodes = min(mind.nodes, limits.nodes or mind.nodes)
        # Without a limit of time the machine makes no difference.
        self._most_seconds = min(_MOST_SECONDS, limits.seconds) if limits.seconds else math.inf
        self._started = time.monotonic()
        self._nodes = 0

    def choose(self, moves: Sequence[Move]) -> SearchResult:
        """Look at the moves, pick candidates, and think them through."""
        moves = moves[: self._most_nodes]
        liking = {move: self._liking(move) for move in moves}
        candidates = self._candidates(moves, liking)
        if self._depth > 1 and not self._mind.overlooks_replies:
            found = self._search(candidates, 1, self._depth)
        else:
            thoughts = [
                self._follow(move, len(candidates) - number)
                for number, move in enumerate(candidates)
            ]
            found = max(thoughts, key=lambda thought: thought.score + liking[thought.move])
        return replace(found, nodes=self._nodes, seconds=self._seconds())

    def _liking(self, move: Move) -> float:
        """By how many points a move is liked more than it should."""
        mind = self._mind
        liking = self._rng.gauss(0, mind.taste) if mind.taste else 0.0
        if mind.fondness and move.piece is not None and self._board.hex_of(move.piece) is None:
            liking += mind.fondness
        return liking

    def _candidates(self, moves: Sequence[Move], liking: Mapping[Move, float]) -> list[Move]:
        """Those of the moves noticed that look best at first sight."""
        mind, board = self._mind, self._board
        scores = {move: self._first_sight(move) for move in moves}
        wins = [move for move in moves if scores[move] == WIN - 1]
        if wins and mind.sees_wins:
            return wins[:1]
        if mind.taste:
            moves = sensible(board, moves)
        seen = _noticed(board, moves, mind.overlooks, self._rng) or [moves[0]]
        seen.sort(key=lambda move: scores[move] + liking[move], reverse=True)
        return seen[: mind.candidates]

    def _first_sight(self, move: Move) -> int:
        """What a move is worth before any answer is thought of."""
        self._nodes += 1
        with _played(self._board, move) as after:
            return _static_score(after)

    def _follow(self, move: Move, left: int) -> SearchResult:
        """What a move leads to, by the answers that are noticed."""
        with _played(self._board, move) as after:
            score = score_of_end(after)
            if score is None and self._depth > 1 and self._seconds() < self._most_seconds:
                legal = list(after.legal_moves)
                answers = _noticed(after, legal, self._mind.overlooks_replies, self._rng)
                if answers:
                    return one_ply_earlier(move, self._search(answers, left, self._depth - 1))
            if score is None:
                score = _static_score(after)
            return SearchResult(move, score, 1, 1, (move,), 0.0, wins_in(score))

    def _search(self, moves: list[Move], share: int, depth: int) -> SearchResult:
        """Search some moves of the position as it is now, with a share of what is left."""
        left = max(self._most_seconds - self._seconds(), _LEAST_SECONDS)
        limits = Limits(
            left / share if math.isfinite(left) else None,
            depth,
            max((self._most_nodes - self._nodes) // share, 1),
        )
        found = self._best_of(self._board, moves, limits)
        self._nodes += found.nodes
        return found

    def _seconds(self) -> float:
        return time.monotonic() - self._started


@contextmanager
def _played(board: Board, move: Move) -> Iterator[Board]:
    board.push(move)
    yield board
    board.pop()


def _static_score(after: Board) -> int:
    """What the position is worth to who has just moved, by the evaluation alone."""
    position = after._position  # noqa: SLF001 - its native half
    if position.state is GameState.IN_PROGRESS:
        return -position.evaluate()
    score = score_of_end(after)
    assert score is not None
    return score


def _noticed(
    board: Board, moves: Sequence[Move], overlooks: float, rng: random.Random
) -> list[Move]:
    return [
        move
        for move, hiding in zip(moves, hidden(board, moves), strict=True)
        if rng.random() >= overlooks * hiding
    ]


def hidden(board: Board, moves: Sequence[Move]) -> list[float]:
    """How easily each of the moves is overlooked, from 0 to 1."""
    turn = board.turn
    places = [board.hex_of(Piece(color, Bug.QUEEN)) for color in (turn, turn.opponent)]
    places.append(board.peek().to if board.ply else None)
    in_view = {cell for place in places if place for cell in (place, *place.neighbors())}
    found = []
    for move in moves:
        piece, to = move.piece, move.to
        if piece is None or to is None:
            value = 0.0
        elif (origin := board.hex_of(piece)) is None:
            value = _PLACED
        elif piece.color is not turn:
            value = _THROWN
        else:
            value = _EACH_STEP * origin.distance(to) + _COPIED * (piece.bug is Bug.MOSQUITO)
        found.append(min(value, 1.0) * (_IN_VIEW if to in in_view else 1.0))
    return found


def sensible(board: Board, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that do more than help the opponent; all of them if none does.

    A move that crowds one's own queen, or relieves the opponent's, and does nothing to the other
    of the two, is one that nobody makes whatever their taste. A pillbug beside its queen guards
    her, and where the queen herself goes is another matter.
    """
    us = board.turn
    own, other = (_sides(board, color) for color in (us, us.opponent))

    def helps(move: Move) -> bool:
        piece, to = move.piece, move.to
        if piece is None or to is None or (piece.color is us and piece.bug in _AT_HOME):
            return False
        origin = board.hex_of(piece)
        closes = board.piece_at(to) is None
        opens = origin is not None and len(board.stack(origin)) == 1
        crowds, attacks = (
            (closes and to in sides) - (opens and origin in sides) for sides in (own, other)
        )
        return crowds > attacks

    return [move for move in moves if not helps(move)] or moves


def _sides(board: Board, color: Color) -> frozenset[Hex]:
    queen = board.hex_of(Piece(color, Bug.QUEEN))
    return frozenset() if queen is None else frozenset(queen.neighbors())
