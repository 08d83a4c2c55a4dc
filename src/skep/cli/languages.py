"""The option for the language of a command's output."""

from __future__ import annotations

from typing import Annotated

import typer

from skep.cli import UsageError
from skep.locales import LANGUAGES, Catalogue, from_environment

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="CODE",
        show_default="the environment's",
        help=f"The language: {', '.join(LANGUAGES)}.",
    ),
]


def catalogue(code: str | None) -> Catalogue:
    """The catalogue of a language, or of the one that the environment asks for."""
    if code is None:
        return Catalogue(from_environment())
    if code not in LANGUAGES:
        raise UsageError(f"there is no language {code!r}: choose one of {', '.join(LANGUAGES)}")
    return Catalogue(code)
