"""The grid of BoardSpace's files."""

from __future__ import annotations

from typing import Final

__all__ = ["FIRST_COLUMN", "FIRST_ROW", "GRID"]

GRID: Final = 26
"""The number of columns, and of rows, after which the grid begins again."""

FIRST_COLUMN: Final = 13
FIRST_ROW: Final = 13
"""Where the first piece is written: column N, counted from 0, and row 13."""
