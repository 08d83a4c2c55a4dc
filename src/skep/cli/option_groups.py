"""Options of a command, or of several, as the fields of a dataclass."""

from __future__ import annotations

import functools
import inspect
from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def option_group(
    parameter: str, group: type[Any]
) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Replace a parameter of a command by the fields of a dataclass, one option for each.

    The fields are annotated as options are, with `Annotated[..., typer.Option(...)]`; one without a
    default must be given. Typer sees the options, those of the class itself before those it
    inherits; the command receives one object of the class.
    """
    hints = get_type_hints(group, include_extras=True)
    inherited = {name for base in group.__bases__ for name in get_type_hints(base)}
    options = [
        inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in sorted(fields(group), key=lambda field: field.name in inherited)
    ]

    def decorate(command: Callable[..., T]) -> Callable[..., T]:
        own = inspect.signature(command, eval_str=True).parameters.values()
        parameters = [param for param in own if param.name != parameter] + options

        @functools.wraps(command)
        def run(*args: Any, **given: Any) -> T:  # noqa: ANN401 - whatever the command takes
            grouped = group(**{option.name: given.pop(option.name) for option in options})
            return command(*args, **given, **{parameter: grouped})

        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {param.name: param.annotation for param in parameters}
        return run

    return decorate
