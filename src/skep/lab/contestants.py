"""Contestants of a match: our own search, the scripted beginner, or any UHP engine."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from skep.engine import FULL_STRENGTH, LEVELS, TECHNIQUES, SearchPlayer, UhpPlayer, opponent
from skep.engine.net import CLASSIC, Net, find_net
from skep.engine.searcher import (
    DEFAULT_EVALUATION,
    DEFAULT_HASH_MIB,
    MAX_HASH_MIB,
    MAX_THREADS,
)
from skep.errors import EngineError, EngineUnsupportedError
from skep.lab.beginner import BeginnerPlayer
from skep.uhp import Timeouts, find_engine

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from skep.engine import Player
    from skep.lab.conditions import Conditions

__all__ = [
    "Contestant",
    "beginner_contestant",
    "builtin_contestant",
    "contestant",
    "external_contestant",
]

_OURS: Final = "skep"
_BEGINNER: Final = "beginner"

# The options of our search by the names they have in our UHP engine: least, greatest, default.
_OPTIONS: Final = {
    "level": (LEVELS[0], LEVELS[-1], FULL_STRENGTH),
    "threads": (1, MAX_THREADS, 1),
    "hashmib": (1, MAX_HASH_MIB, DEFAULT_HASH_MIB),
}
_WITHOUT: Final = "without"
_NET: Final = "net"

_GRACE: Final = 5.0
"""The match decides when a move has taken too long; the UHP client waits this much longer."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A name in a match, and how to start a player for it.

    `identity` holds everything that changes how it plays: a match can be resumed only with
    contestants of the same identity. `recipe` is the specification and the options from which
    `contestant` makes the same on another machine; None if that cannot be done.
    """

    name: str
    start: Callable[[Conditions], Awaitable[Player]]
    identity: Mapping[str, object] = field(default_factory=dict)
    recipe: tuple[str, Mapping[str, str]] | None = None

    def named(self, name: str) -> Contestant:
        """The same contestant under another name."""
        return replace(self, name=name)


def contestant(spec: str, options: Mapping[str, str], name: str | None = None) -> Contestant:
    """The contestant that a specification describes; ConfigError or EngineError if there is none.

    A specification is `skep`, with options as in `skep:level=3,threads=2`; `beginner`; the name of
    an engine in the configuration file; or a command line.

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


def beginner_contestant(name: str) -> Contestant:
    """The scripted beginner."""

    async def start(conditions: Conditions) -> Player:  # noqa: ARG001 - it plays under any
        return BeginnerPlayer(name)

    return Contestant(name, start, {"engine": _BEGINNER}, (_BEGINNER, {}))


def builtin_contestant(name: str, options: Mapping[str, str]) -> Contestant:
    """Our search with options; EngineError for a bad one.

    The options are `level`, `threads`, `hashmib`, and `without`: names of `TECHNIQUES` to leave
    out, as in `killers+history`, to measure what they gain; and `net`: the evaluation, which is
    `classic`, `default` or a file. Levels below full strength have
    the evaluation they were calibrated with.
    """
    values = {option: default for option, (_, _, default) in _OPTIONS.items()}
    without: tuple[str, ...] = ()
    given = {option.lower(): text for option, text in options.items()}
    net = find_net(given.pop(_NET, DEFAULT_EVALUATION))
    for key, text in given.items():
        if key == _WITHOUT:
            without = _techniques(text)
            continue
        if key not in _OPTIONS:
            names = ", ".join([*_OPTIONS, _WITHOUT, _NET])
            raise EngineError(f"skep has no option {key!r}; there are {names}")
        least, most, _ = _OPTIONS[key]
        if not text.isdecimal() or not least <= int(text) <= most:
            raise EngineError(f"{key} is a whole number from {least} to {most}, not {text!r}")
        values[key] = int(text)
    level, threads, hash_mib = (values[key] for key in _OPTIONS)

    async def start(conditions: Conditions) -> Player:  # noqa: ARG001 - it plays under any
        return SearchPlayer(
            name,
            level=level,
            threads=threads,
            hash_mib=hash_mib,
            without=without,
            net=net or CLASSIC,
        )

    skill = opponent(level).skill
    identity: dict[str, object] = {
        "engine": _OURS,
        "options": values,
        "skill": repr(skill),
    }
    if without:
        identity[_WITHOUT] = without
    used = net if skill is None else Net.default() if skill.learned else None
    if used is not None:
        identity[_NET] = used.hash
    return Contestant(name, start, identity, (_OURS, dict(options)))


def _techniques(text: str) -> tuple[str, ...]:
    """The search techniques to leave out."""
    names = tuple(text.split("+"))
    for name in names:
        if name not in TECHNIQUES:
            raise EngineError(
                f"the search has no technique {name!r}; there are {', '.join(TECHNIQUES)}"
            )
    return names


def external_contestant(
    spec: str, options: Mapping[str, str], name: str | None = None
) -> Contestant:
    """The UHP engine of a name or a command; ConfigError if there is none."""
    engine = find_engine(spec)
    settings = {**engine.options, **options}
    identity = {
        "command": list(engine.command),
        "options": {option: str(value) for option, value in settings.items()},
    }

    async def start(conditions: Conditions) -> Player:
        timeouts = Timeouts(margin=conditions.margin + _GRACE, search=conditions.patience + _GRACE)
        player = await UhpPlayer.start(engine, options=options, timeouts=timeouts)
        game_type = conditions.rules.game_type
        if game_type not in player.engine.game_types:
            await player.close()
            raise EngineUnsupportedError(f"{player.name} does not play {game_type}")
        return player

    return Contestant(name or engine.name, start, identity, (spec, dict(options)))
