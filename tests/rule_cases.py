"""The rule cases of tests/data as values."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parent / "data"

# The tables the rule sheet was checked with. They lie beside a checkout where the whole project
# is worked on; the tables in tests/data are our own and are always here.
SHARED_CASES = Path(__file__).parents[2] / "shared" / "cases.tsv"

NONE = "(none)"


@dataclass(frozen=True)
class LegalCase:
    """A position and the exact moves of one piece (or of all: `*`), or the state (`=`)."""

    name: str
    rule: str
    opening: str
    game: str
    piece: str
    expected: str
    note: str

    @property
    def moves(self) -> list[str]:
        """The expected moves, sorted."""
        return [] if self.expected == NONE else self.expected.split(";")


@dataclass(frozen=True)
class IllegalCase:
    """A move that the rules forbid, the reason for it and, where it is definite, the evidence."""

    name: str
    rule: str
    opening: str
    game: str
    piece: str
    to: str
    reason: str
    pieces: str
    cells: str
    numbers: str
    note: str

    @property
    def is_pass(self) -> bool:
        """Whether it is a pass that is refused."""
        return self.piece == "pass"

    @property
    def cell(self) -> tuple[int, int]:
        """The destination."""
        return parse_cell(self.to)


@dataclass(frozen=True)
class PerftCount:
    """A published number of ways to play from the start."""

    game_type: str
    depth: int
    nodes: int
    opening: str

    @property
    def name(self) -> str:
        """A name for the test."""
        return f"{self.game_type}-{self.opening}-{self.depth}"


def parse_cell(text: str) -> tuple[int, int]:
    """Read a cell written as `q,r`."""
    q, r = text.split(",")
    return int(q), int(r)


def read_table(file: Path) -> list[list[str]]:
    """The rows of a table with tabs, without its heading; backslashes are just backslashes."""
    _, *lines = file.read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines]


def legal_cases() -> list[LegalCase]:
    """Our own positions with their exact moves."""
    return [LegalCase(*row) for row in read_table(DATA / "legal_cases.tsv")]


def illegal_cases() -> list[IllegalCase]:
    """Our own forbidden moves."""
    return [IllegalCase(*row) for row in read_table(DATA / "illegal_cases.tsv")]


def shared_cases() -> list[LegalCase]:
    """The cases beside the checkout; none where it stands alone."""
    if not SHARED_CASES.exists():
        return []
    signs = {"all": "*", "state": "="}
    return [
        LegalCase(name, "", "tournament", game, signs.get(kind, piece), expected, note)
        for name, _, game, kind, piece, _, expected, note in read_table(SHARED_CASES)
    ]


def perft_counts() -> list[PerftCount]:
    """The published counts."""
    with (DATA / "perft.csv").open(encoding="utf-8", newline="") as file:
        return [
            PerftCount(row["game_type"], int(row["depth"]), int(row["nodes"]), row["opening"])
            for row in csv.DictReader(file)
        ]
