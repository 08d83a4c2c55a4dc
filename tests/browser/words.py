"""Texts of the page, from the same catalogue that the page uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.locales import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable

_ENGLISH = Catalogue("en")


def say(key: str, **arguments: str | int) -> str:
    """A sentence of the page."""
    return _ENGLISH.text(key, **arguments)


def listing(names: Iterable[str]) -> str:
    """Names as the page lists them."""
    return _ENGLISH.listing(names)
