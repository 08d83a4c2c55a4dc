"""The message catalogues: all texts for people, in every language that has a folder.

A folder such as `en` holds Fluent files (https://projectfluent.org), which the browser reads too;
`languages.json` says what each language calls itself and in which direction it is written. English
is the model: the others have the same messages, with the variables that the English ones declare.

>>> Catalogue("en").text("color-name", color="white")
'White'
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

__all__ = ["DEFAULT", "LANGUAGES", "Catalogue", "Language", "from_environment", "negotiate"]

DEFAULT: Final = "en"
"""The language of who asks for none that there is."""

_FOLDER: Final = resources.files(__name__)
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_FORMER_CODES: Final = {"iw": "he"}
_PREFERENCE: Final = re.compile(
    r"\s*([A-Za-z]{2,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([\d.]{1,5})\s*)?"
)


class Language(NamedTuple):
    """A language: its code, what it calls itself, and the direction in which it is written."""

    code: str
    name: str
    direction: Literal["ltr", "rtl"]


def _languages() -> dict[str, Language]:
    known = json.loads((_FOLDER / "languages.json").read_text(encoding="utf-8"))
    there = {folder.name for folder in _FOLDER.iterdir() if folder.is_dir()}
    return {code: Language(code, **facts) for code, facts in known.items() if code in there}


LANGUAGES: Final[Mapping[str, Language]] = _languages()
"""The languages that there are, by code, in the order in which they are offered."""


class Catalogue:
    """The sentences of one language; ValueError if there is no such language.

    A message that a language lacks is given in English.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}: there are {', '.join(LANGUAGES)}")
        self.language: Final = LANGUAGES[language]

    def text(self, key: str, **arguments: str | float) -> str:
        """Format a message; KeyError if there is none, ValueError if it lacks a variable.

        >>> Catalogue("en").text("piece-name", color="black", bug="ladybug", number=0)
        'black ladybug'
        """
        code = self.language.code
        bundle = _bundle(code)
        if not bundle.has_message(key):
            if code == DEFAULT:
                raise KeyError(key)
            return Catalogue(DEFAULT).text(key, **arguments)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{code}: {key}: {'; '.join(map(str, errors))}")
        return cast("str", text)

    def listing(self, names: Iterable[str]) -> str:
        """Join names as the language does.

        >>> Catalogue("en").listing(["an ant", "a spider", "a beetle"])
        'an ant, a spider, and a beetle'
        """
        from babel.lists import format_list  # noqa: PLC0415 - imported only when it is used

        return format_list(list(names), locale=self.language.code)


def negotiate(accept_language: str) -> str:
    """Choose the language that an Accept-Language header prefers.

    >>> negotiate("tlh, en-GB;q=0.8, en;q=0.5")
    'en'
    """
    preferences: list[tuple[float, str]] = []
    for part in accept_language.split(","):
        preference = _PREFERENCE.fullmatch(part)
        if preference is None:
            continue
        try:
            weight = float(preference[2] or 1)
        except ValueError:
            continue
        preferences.append((weight, _there_is(preference[1])))
    # Sorting is stable, so of equal weights the first comes first.
    preferences.sort(key=lambda preference: -preference[0])
    return next((code for weight, code in preferences if weight > 0 and code), DEFAULT)


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Choose the language that the environment asks for, as gettext reads it.

    >>> from_environment({"LANG": "en_GB.UTF-8"})
    'en'
    """
    for variable in _VARIABLES:
        value = environment.get(variable)
        if value:
            preferences = value.split(":") if variable == "LANGUAGE" else [value]
            codes = (_there_is(re.split(r"[_.@-]", preference)[0]) for preference in preferences)
            return next((code for code in codes if code), DEFAULT)
    return DEFAULT


def _there_is(code: str) -> str:
    """The code of a language if there is a catalogue for it, else nothing."""
    code = _FORMER_CODES.get(code.lower(), code.lower())
    return code if code in LANGUAGES else ""


def _files(code: str) -> list[Traversable]:
    files = [file for file in (_FOLDER / code).iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=lambda file: file.name)


@cache
def _bundle(code: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # Isolating marks keep a Latin name in place in a line from right to left; elsewhere a terminal
    # would only show them.
    bundle = FluentBundle([code], use_isolating=LANGUAGES[code].direction == "rtl")
    for file in _files(code):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
