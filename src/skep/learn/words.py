"""Messages of the catalogue with their arguments, and which message says why a move is not allowed.

This file decides which arguments a message gets. The page does the same in
`web/src/game/words.ts`. The sentences in `tests/data/why_not.json`, which `make generate` writes,
prove that both say the same in every language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skep._core import Piece

if TYPE_CHECKING:
    from skep.explanation import Explanation
    from skep.locales import Catalogue

__all__ = ["Argument", "Saying", "message_of_reason", "name_of_piece"]

Argument = str | int | list[str]
"""A word, a number, or pieces by their UHP names, which each language lists in its own way."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A message of the catalogue with its arguments: a sentence in any language."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)
    """What is filled in: words, numbers, and pieces to be listed by their names."""

    def text(self, catalogue: Catalogue, *, codes: bool = False) -> str:
        """Say it, with the names of pieces, or with their codes where the board shows these.

        >>> from skep.locales import Catalogue
        >>> Saying("fact-throws", {"pieces": ["bQ"]}).text(Catalogue("en"))
        'It throws a piece of the opponent: black queen.'
        """
        words = {
            name: _listing(catalogue, value, codes=codes) if isinstance(value, list) else value
            for name, value in self.args.items()
        }
        return catalogue.text(self.key, **words)


def name_of_piece(catalogue: Catalogue, piece: Piece) -> str:
    """What a piece is called in a sentence.

    >>> from skep.locales import Catalogue
    >>> name_of_piece(Catalogue("en"), Piece.from_name("bQ"))
    'black queen'
    """
    number = piece.number if piece.bug.per_player > 1 else 0
    return catalogue.text("piece-name", color=piece.color.value, bug=piece.bug.value, number=number)


def message_of_reason(why: Explanation, piece: Piece | None = None) -> Saying:
    """Why a piece may not go there, or may not pass, as a message; ValueError if it may.

    >>> from skep import Board, Hex
    >>> from skep.locales import Catalogue
    >>> board = Board.from_game_string("Base+M;InProgress;White[2];wM;bM wM-")
    >>> ant = Piece.from_name("wA1")
    >>> message_of_reason(board.explain(ant, Hex(2, 0)), ant).text(Catalogue("en"))
    'A new piece may only touch your own. Here it would touch: black mosquito.'
    """
    if why.reason is None:
        raise ValueError("there is no reason: the move is legal")
    arguments: dict[str, Argument] = {
        "pieces": [str(evidence) for evidence in why.pieces],
        "count": len(why.pieces),
    }
    if piece is not None:
        arguments |= {"bug": piece.bug.value, "color": piece.color.value}
    return Saying(f"reason-{why.reason.value}", arguments | dict(why.numbers))


def _listing(catalogue: Catalogue, pieces: list[str], *, codes: bool) -> str:
    if codes:
        return catalogue.listing(pieces)
    return catalogue.listing(name_of_piece(catalogue, Piece.from_name(name)) for name in pieces)
