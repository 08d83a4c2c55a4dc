"""The part that needs PyArrow, which is imported when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from skep.errors import SkepError

if TYPE_CHECKING:
    from types import ModuleType

__all__ = ["MissingExtraError", "parquet"]


class MissingExtraError(SkepError, ImportError):
    """A library is missing that an extra of the package brings."""


def parquet() -> ModuleType:
    """The module `skep.corpus.parquet`; MissingExtraError, with what to do, without PyArrow."""
    try:
        return import_module("skep.corpus.parquet")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("pyarrow"):
            raise
        raise MissingExtraError("Parquet needs PyArrow: pip install 'skep[corpus]'") from error
