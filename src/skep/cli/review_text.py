"""What a review says of a move, in the words of a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep import Color
from skep._core import Judgement

if TYPE_CHECKING:
    from skep.engine import Review, ReviewedMove
    from skep.locales import Catalogue

__all__ = ["accuracy_text", "chances_text", "judgement_text", "sentences"]


def judgement_text(catalogue: Catalogue, move: ReviewedMove) -> str:
    """What a move is called."""
    return catalogue.text("review-judgement", judgement=move.judgement.value)


def sentences(catalogue: Catalogue, move: ReviewedMove) -> list[str]:
    """What is said of a move, and of the better one, if there was one."""
    lines = [saying.text(catalogue) for saying in move.sayings]
    if move.is_error:
        if move.judgement is Judgement.MISSED_WIN and move.wins_in is not None:
            lines.append(catalogue.text("review-missed-win", count=move.wins_in))
        lines.append(catalogue.text("review-better", move=move.best_line_uhp[0]))
        lines += [saying.text(catalogue) for saying in move.better]
    return lines


def chances_text(catalogue: Catalogue, move: ReviewedMove) -> str:
    """The chances with the best move and after the one that was made."""
    return catalogue.text(
        "review-chances", color=move.color.value, before=move.best_chance, after=move.chance
    )


def accuracy_text(catalogue: Catalogue, found: Review) -> str:
    """The accuracy of both players; nothing where one of them made no move."""
    white, black = (found.accuracy(color) for color in Color)
    if white is None or black is None:
        return ""
    return catalogue.text("review-accuracy", white=white, black=black)
