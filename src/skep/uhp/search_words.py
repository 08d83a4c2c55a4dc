"""How a search is asked for: its limits in words, and the options by which it is told of."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from skep.errors import EngineUnsupportedError
from skep.uhp.protocol import format_limits, format_time

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from skep.game.limits import Limits
    from skep.uhp.protocol import Option, Value

__all__ = ["most_lines", "reporting_options", "ways_to_say"]

_COUNTS_NODES: Final = "skep"
"""The engine that can be asked for a number of nodes, in lower case."""

_REPORTING: Final = ("ReportProgress", "ReportIntermediateBestMoves")
"""The options by which an engine tells of its search: ours, and Mzinga's."""

_LINES: Final = "Lines"
"""The option for the number of lines that it tells of."""


def ways_to_say(name: str, limits: Limits, known: int | None) -> Iterator[tuple[int | None, str]]:
    """The ways to ask for a search, first to last: parts of a second are not in the protocol.

    Some engines take a time with a fraction, some want the number of seconds. To others it can
    only be said in whole seconds, and never more than were given. Each way comes with its number,
    and only that one where it is known which the engine understands.
    """
    if limits.nodes is not None and name.lower() != _COUNTS_NODES:
        raise EngineUnsupportedError(f"{name} cannot search a number of nodes")
    try:
        plain = format_limits(limits)
    except ValueError as error:
        raise EngineUnsupportedError(f"{name} takes {error}") from error
    seconds = limits.seconds
    if seconds is None or float(seconds).is_integer():
        yield known, plain
        return
    forms = [f"time {format_time(max(seconds, 0.001))}", f"seconds {seconds:.3f}"]
    if seconds >= 1:
        forms.append(f"time {format_time(math.floor(seconds))}")
    for form, words in enumerate(forms):
        if known in (None, form):
            yield form, words


def most_lines(options: Mapping[str, Option]) -> int:
    """How many lines of a search an engine with these options can tell of."""
    option = options.get(_LINES)
    if option is None or option.type != "int" or option.maximum is None:
        return 1
    return max(int(option.maximum), 1)


def reporting_options(options: Mapping[str, Option], lines: int) -> dict[str, Value]:
    """The options to set, so that an engine tells of so many lines of its search."""
    wanted: dict[str, Value] = {
        name: True for name in _REPORTING if name in options and options[name].type == "bool"
    }
    if (most := most_lines(options)) > 1:
        wanted[_LINES] = min(lines, most)
    return {name: value for name, value in wanted.items() if options[name].value != value}
