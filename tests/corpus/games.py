"""Random games for the tests of corpora."""

from __future__ import annotations

import random

from skep import Board, Record
from skep.corpus.game import CorpusGame


def random_record(seed: int, game_type: str = "Base+MLP", plies: int = 30, **tags: str) -> Record:
    """The record of random moves, up to so many plies."""
    draw = random.Random(seed)
    board = Board(game_type)
    while board.ply < plies and board.outcome() is None:
        board.push(draw.choice(list(board.legal_moves)))
    record = Record.from_board(board)
    record.tags.update(tags)
    return record


def as_games(*records: Record) -> list[CorpusGame]:
    """Records as the games of one file."""
    return [CorpusGame(record, "somewhere", number) for number, record in enumerate(records, 1)]
