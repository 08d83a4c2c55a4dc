"""Contestants by what one types: our own search, an engine by name, or a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.errors import EngineError
from skep.lab.beginner import beginner_contestant
from skep.lab.builtin import builtin_contestant
from skep.lab.external import external_contestant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep.lab.players import Contestant

__all__ = ["contestant"]

_OURS = "skep"
_BEGINNER = "beginner"


def contestant(spec: str, options: Mapping[str, str], name: str | None = None) -> Contestant:
    """The contestant of a specification; ConfigError or EngineError if there is none.

    That is `skep`, with options as in `skep:level=3,threads=2`; `beginner`, who follows a script;
    the name of a known engine; or a command line.

    >>> contestant("skep:level=3", {}).name
    'skep:level=3'
    """
    if spec == _BEGINNER:
        if options:
            raise EngineError(f"the beginner has no options: {', '.join(options)}")
        return beginner_contestant(name or spec)
    ours, colon, settings = spec.partition(":")
    if ours == _OURS:
        pairs = [setting.partition("=") for setting in settings.split(",")] if colon else []
        own = {key.strip(): value.strip() for key, _, value in pairs}
        return builtin_contestant(name or spec, {**own, **options})
    return external_contestant(spec, options, name)
