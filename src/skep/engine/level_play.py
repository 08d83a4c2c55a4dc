"""How the levels below full strength choose a move: they overlook some moves, as people do.

First the level overlooks some legal moves. The less conspicuous a move, the likelier that is: long
walks, moves of the mosquito and throws of the pillbug more than short steps and placements, and
moves far from both queens and from the last move more than those near them. Of the moves left, it
searches the candidates: those with the best static evaluation. In the search of each candidate it
overlooks some of the opponent's replies by the same rule. Random noise is added to the value of
each move. What is overlooked and the noise are drawn once for each decision: the level errs like
somebody who sees the board wrongly, not like somebody who plays a bad move knowingly.
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
    from skep.engine.levels import LevelSkill
    from skep.engine.variety import BestOf

__all__ = ["choose_move", "obscurity", "sensible_moves"]

_MOST_SECONDS: Final = 5.0
"""The longest time for a move of a level below full strength, whatever its limits."""

_LEAST_SECONDS: Final = 1e-6

_AT_HOME: Final = (Bug.QUEEN, Bug.PILLBUG)

# The obscurity of a move: 0 if it is never overlooked, up to 1.
_PLACED: Final = 0.4
_EACH_STEP: Final = 0.2
_COPIED: Final = 0.3
_THROWN: Final = 0.9
_IN_VIEW: Final = 0.4
"""The factor for moves beside a queen or beside the piece that moved last."""


def choose_move(
    skill: LevelSkill,
    board: Board,
    moves: Sequence[Move],
    limits: Limits,
    rng: random.Random,
    best_of: BestOf,
) -> SearchResult:
    """Choose one of the legal moves as a level of this skill does, within limits."""
    if len(moves) == 1:
        return best_of(board, moves, Limits(depth=1))
    return _Decision(skill, board, limits, rng, best_of).choose(moves)


class _Decision:
    """The choice of one move."""

    def __init__(
        self, skill: LevelSkill, board: Board, limits: Limits, rng: random.Random, best_of: BestOf
    ) -> None:
        self._skill = skill
        self._board = board.copy()
        self._rng = rng
        self._best_of = best_of
        self._depth = min(skill.depth, limits.depth or skill.depth)
        self._most_nodes = min(skill.nodes, limits.nodes or skill.nodes)
        # Without a limit of time the machine makes no difference.
        self._most_seconds = min(_MOST_SECONDS, limits.seconds) if limits.seconds else math.inf
        self._started = time.monotonic()
        self._nodes = 0

    def choose(self, moves: Sequence[Move]) -> SearchResult:
        """Pick candidates among the moves, and search them."""
        moves = moves[: self._most_nodes]
        errors = {move: self._error_of(move) for move in moves}
        candidates = self._candidates(moves, errors)
        if self._depth > 1 and not self._skill.reply_overlook_rate:
            found = self._search(candidates, 1, self._depth)
        else:
            searched = [
                self._follow(move, len(candidates) - number)
                for number, move in enumerate(candidates)
            ]
            found = max(searched, key=lambda found: found.score + errors[found.move])
        return replace(found, nodes=self._nodes, seconds=self._seconds())

    def _error_of(self, move: Move) -> float:
        """The error, in points, in this level's evaluation of a move."""
        skill = self._skill
        error = self._rng.gauss(0, skill.noise) if skill.noise else 0.0
        is_placement = move.piece is not None and self._board.hex_of(move.piece) is None
        if is_placement:
            error += skill.placement_bonus
        return error

    def _candidates(self, moves: Sequence[Move], errors: Mapping[Move, float]) -> list[Move]:
        """The moves with the best static evaluation among those that are not overlooked."""
        skill, board = self._skill, self._board
        scores = {move: self._static_score_after(move) for move in moves}
        wins = [move for move in moves if scores[move] == WIN - 1]
        if wins and skill.sees_wins:
            return wins[:1]
        if skill.noise:
            moves = sensible_moves(board, moves)
        seen = _noticed(board, moves, skill.overlook_rate, self._rng) or [moves[0]]
        seen.sort(key=lambda move: scores[move] + errors[move], reverse=True)
        return seen[: skill.candidates]

    def _static_score_after(self, move: Move) -> int:
        """The static evaluation after a move, for the side that made it."""
        self._nodes += 1
        with _played(self._board, move) as after:
            return _static_score(after)

    def _follow(self, move: Move, left: int) -> SearchResult:
        """Search a move, with those replies that are not overlooked."""
        with _played(self._board, move) as after:
            score = score_of_end(after)
            if score is None and self._depth > 1 and self._seconds() < self._most_seconds:
                legal = list(after.legal_moves)
                answers = _noticed(after, legal, self._skill.reply_overlook_rate, self._rng)
                if answers:
                    return one_ply_earlier(move, self._search(answers, left, self._depth - 1))
            if score is None:
                score = _static_score(after)
            return SearchResult(move, score, 1, 1, (move,), 0.0, wins_in(score))

    def _search(self, moves: list[Move], share: int, depth: int) -> SearchResult:
        """Search some moves of the current position with a share of the remaining limits."""
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
    """The static evaluation of a position for the side that has just moved."""
    position = after.native
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
        for move, hiding in zip(moves, obscurity(board, moves), strict=True)
        if rng.random() >= overlooks * hiding
    ]


def obscurity(board: Board, moves: Sequence[Move]) -> list[float]:
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


def sensible_moves(board: Board, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that do not only help the opponent; all moves if each of them does.

    A move only helps the opponent if it fills a cell beside the own queen or frees one beside the
    opponent's, and does not do as much to the other queen. Moves of one's own queen and pillbug are
    left alone: a pillbug beside its queen guards her.
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
