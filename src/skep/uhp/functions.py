"""Functions that choose moves, for matches and for UHP engines.

A function gets a board and returns a move. If it has a second parameter without a default, it gets
a `Request` too: the limits, options, and a way to learn that it should stop.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from skep._core import Move
from skep.errors import excerpt

if TYPE_CHECKING:
    from skep.board import Board
    from skep.game.limits import Limits

__all__ = ["ChooseFunction", "Request", "chooser", "name_of_function"]


@dataclass(frozen=True, slots=True)
class Request:
    """What a function that chooses moves is told beside the board."""

    limits: Limits
    stop: Callable[[], bool]
    """Says whether the answer is wanted at once: after Ctrl-C, or when the match was ended."""
    seed: int | None = None
    """In a match: the same one in the same game of the same match."""
    options: Mapping[str, bool | int | float | str] = field(default_factory=dict)
    """In a UHP engine: the values of its options, by name."""


ChooseFunction = Callable[["Board"], Move] | Callable[["Board", Request], Move]
"""A function that chooses a move."""


def chooser(choose: ChooseFunction) -> Callable[[Board, Request], Move]:
    """The function as one that takes a board and a request; TypeError if it cannot be one.

    What it returns is checked: TypeError if it is no move, IllegalMoveError if it is not legal.
    """
    wants_request = _wants_request(choose)

    def checked(board: Board, request: Request) -> Move:
        given = board.copy()
        move: object = (
            cast("Callable[[Board, Request], Move]", choose)(given, request)
            if wants_request
            else cast("Callable[[Board], Move]", choose)(given)
        )
        if not isinstance(move, Move):
            raise TypeError(f"{name_of_function(choose)} returned {excerpt(repr(move))}, no move")
        if move not in board.legal_moves:
            board.copy().push(move)  # says why not
        return move

    return checked


def name_of_function(choose: ChooseFunction) -> str:
    """The name of a function, or that of the class of an object that can be called."""
    return str(getattr(choose, "__name__", type(choose).__name__))


def _wants_request(choose: Any) -> bool:  # noqa: ANN401 - it comes from outside
    if not callable(choose):
        raise TypeError(f"a function that chooses a move is wanted, not {excerpt(repr(choose))}")
    try:
        signature = inspect.signature(choose)
    except ValueError:  # of a function written in C
        return False
    places = [
        parameter
        for parameter in signature.parameters.values()
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    needed = [parameter for parameter in places if parameter.default is parameter.empty]
    named = [
        parameter
        for parameter in signature.parameters.values()
        if parameter.kind is parameter.KEYWORD_ONLY and parameter.default is parameter.empty
    ]
    open_ended = any(p.kind is p.VAR_POSITIONAL for p in signature.parameters.values())
    if len(needed) > 2 or named or not (places or open_ended):
        raise TypeError(
            f"{name_of_function(choose)} must take a board, or a board and a request: "
            f"{name_of_function(choose)}{signature}"
        )
    return len(needed) == 2
