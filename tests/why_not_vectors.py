"""Test vectors of the sentences that say why a move is not allowed, in every language.

    python tests/why_not_vectors.py > tests/data/why_not.json    (or: make generate)

Two programs build these sentences from the same Fluent messages: `skep.learn.words`, for the
terminal and the server, and `web/src/game/words.ts`, for the page. `skep.learn.words` decides what
the arguments of a message are; the page must do the same. The vectors prove it: they are made by
the former from the core's explanations of the rule cases in `tests/data/illegal_cases.tsv`, and
`web/src/game/words.test.ts` compares what the page says.
"""

from __future__ import annotations

import json
import sys
from typing import TypeAlias

from rule_cases import IllegalCase, illegal_cases
from skep import Board, Hex, Piece
from skep.learn.words import message_of_reason
from skep.locales import LANGUAGES, Catalogue

Vector: TypeAlias = dict[str, object]


def vectors() -> list[Vector]:
    """One vector for each rule case in which a piece may not go somewhere."""
    catalogues = {code: Catalogue(code) for code in LANGUAGES}
    return [_vector(case, catalogues) for case in illegal_cases() if not case.is_pass]


def _vector(case: IllegalCase, catalogues: dict[str, Catalogue]) -> Vector:
    board = Board.from_game_string(case.game, opening=case.opening)
    why = board.explain(case.piece, Hex(*case.cell))
    assert why.reason is not None, case.name
    message = message_of_reason(why, Piece.from_name(case.piece))
    return {
        "case": case.name,
        "piece": case.piece,
        "reason": why.reason.value,
        "pieces": [str(piece) for piece in why.pieces],
        "numbers": dict(why.numbers),
        "sentences": {code: message.text(catalogue) for code, catalogue in catalogues.items()},
    }


def document() -> str:
    """The file, with one vector on each line."""
    lines = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(document())
