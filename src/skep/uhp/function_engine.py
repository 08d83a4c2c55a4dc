"""UHP engines made of a function that chooses moves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from skep.errors import EngineError, IllegalMoveError, NotationError
from skep.rules import GameType
from skep.uhp.conversation import OPENING, REPETITION, RefusedError, UhpConversation
from skep.uhp.functions import Request, chooser, name_of_function
from skep.uhp.protocol import Option
from skep.uhp.server import converse

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits
    from skep.uhp.conversation import Emit, Stop
    from skep.uhp.functions import ChooseFunction

__all__ = ["FunctionSession", "OptionValue", "serve"]

OptionValue: TypeAlias = bool | int | float | range | Sequence[str] | Option
"""What describes an option of an engine: see `serve`."""

_MOST: Final = 10**9


def serve(
    choose: ChooseFunction,
    *,
    name: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    game_types: Iterable[GameType | str] = GameType,
) -> int:
    """Be a UHP engine on standard input and output until the end, and return the exit code.

    `choose` gets a board and returns a legal move. If it needs a second parameter, it gets a
    `Request` too: its limits, its options by name, and `stop`, which says that the answer is wanted
    at once. What it prints goes to standard error, since standard output belongs to the protocol.
    When it fails, the viewer is told, the traceback is on standard error, and the engine goes on.

    `name` is its name, that of the function if not said. `options` are the options that a viewer
    can set: a default (True, 3, 0.5), a range of whole numbers, whose first is the default, words
    to choose from, the first being the default, or an `Option`.

        import random
        from skep.uhp import serve

        raise SystemExit(serve(lambda board: random.choice(board.legal_moves), name="Random"))
    """
    session = FunctionSession(choose, name=name, options=options, game_types=game_types)
    with redirect_stdout(sys.stderr):
        return converse(session)


class FunctionSession(UhpConversation):
    """The engine without input and output: a line goes in, the lines of its answer come out.

    >>> session = FunctionSession(lambda board: board.legal_moves[0], name="First")
    >>> session.greeting()
    ['id First', 'Mosquito;Ladybug;Pillbug', 'ok']
    >>> session.handle("newgame Base")
    ['Base;NotStarted;White[1]', 'ok']
    >>> session.handle("bestmove depth 1")
    ['wS1', 'ok']
    """

    def __init__(
        self,
        choose: ChooseFunction,
        *,
        name: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        game_types: Iterable[GameType | str] = GameType,
    ) -> None:
        """Make an engine; TypeError, ValueError or NotationError for what cannot be one."""
        self._choose = chooser(choose)
        self.name: str = _one_line(name_of_function(choose) if name is None else name)
        types = [GameType.parse(one) for one in game_types]
        if not types:
            raise ValueError("an engine plays one game type at the least")
        own = [_option(key, value) for key, value in (options or {}).items()]
        super().__init__(self.name, [*own, REPETITION, OPENING], types)

    def choose(self, board: Board, limits: Limits, emit: Emit, stop: Stop | None) -> Move:  # noqa: ARG002
        """Call the function; what it raises is the engine's answer."""
        options = {name: option.value for name, option in self._options.items()}
        request = Request(limits, stop or (lambda: False), options=options)
        try:
            return self._choose(board, request)
        except IllegalMoveError as error:
            raise RefusedError(f"{self.name} chose an illegal move: {error.explanation}") from None
        except (NotationError, EngineError) as error:
            # An error of the function's own, not of the viewer's command.
            raise RuntimeError(f"{type(error).__name__}: {error}") from error


def _one_line(name: object) -> str:
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise ValueError(f"the name of an engine is a line of text, not {name!r}")
    return name.strip()


def _option(name: object, value: object) -> Option:
    """The option of a name by what describes it; TypeError or ValueError if nothing does."""
    if not isinstance(name, str) or not name.isidentifier():
        raise ValueError(f"the name of an option is one word, not {name!r}")
    if name in (REPETITION.name, OPENING.name):
        raise ValueError(f"every engine has an option {name} of its own")
    match value:
        case Option():
            return replace(value, name=name)
        case bool():
            return Option(name, "bool", value, value)
        case int():
            return Option(name, "int", value, value, -_MOST, _MOST)
        case float():
            return Option(name, "double", value, value)
        case range() if value and value.step == 1:
            return Option(name, "int", value[0], value[0], value[0], value[-1])
        case [str() as first, *rest] if all(isinstance(word, str) for word in rest):
            words = tuple(str(word) for word in value)
            if any(not word or ";" in word or word.split() != [word] for word in words):
                raise ValueError(f"the values of option {name} are single words, not {value!r}")
            return Option(name, "enum", first, first, values=words)
    raise TypeError(f"no default, range or words for option {name}: {value!r}")
