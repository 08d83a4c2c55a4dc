"""Reading a corpus: games as a stream, and a report of those that are refused."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

from skep.corpus.extra import parquet
from skep.corpus.files import Part, parts
from skep.corpus.game import CorpusGame
from skep.errors import RecordError
from skep.record import read_records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from skep.record import Record
    from skep.rules import Opening, Repetition

__all__ = ["Corpus", "Errors", "Refused", "Report", "read_corpus"]

Errors = Literal["raise", "skip", "collect"]
"""How a broken game is handled: raised, counted only, or kept in the report."""

MOST_REFUSED: Final = 10_000
"""How many refused games a report keeps; the others are counted."""

_LINE: Final = re.compile(r"^line (\d+)")


@dataclass(frozen=True, slots=True)
class Refused:
    """A game that could not be read: where it is, and why. A number of 0 is the whole file."""

    source: str
    number: int
    line: int | None
    reason: str

    def __str__(self) -> str:
        place = f", game {self.number}" if self.number else ""
        return f"{self.source}{place}: {self.reason}"


@dataclass(slots=True)
class Report:
    """What a reading found; it is whole when the reading has ended."""

    files: int = 0
    games: int = 0
    refused_games: int = 0
    refused: list[Refused] = field(default_factory=list)
    by_file: Counter[str] = field(default_factory=Counter)
    """The number of refused games of each file that has any."""

    def to_json(self) -> dict[str, Any]:
        """The report by the names of its fields."""
        return {
            "files": self.files,
            "games": self.games,
            "refused_games": self.refused_games,
            "refused": [
                {"source": each.source, "game": each.number, "line": each.line,
                 "reason": each.reason}
                for each in self.refused
            ],
        }  # fmt: skip

    def __str__(self) -> str:
        head = f"{self.games} games of {self.files} files read, {self.refused_games} refused"
        return "\n".join((head, *(f"  {each}" for each in self.refused)))


class Corpus:
    """The games of files, folders and zip archives, which are read while one iterates.

    `report` is that of the last iteration, as far as it has come.
    """

    def __init__(
        self,
        paths: Sequence[str | Path],
        *,
        errors: Errors = "raise",
        opening: Opening | str = "auto",
        repetition: Repetition | str = "auto",
    ) -> None:
        if errors not in ("raise", "skip", "collect"):
            raise ValueError(f"errors is 'raise', 'skip' or 'collect', not {errors!r}")
        self._paths = tuple(paths)
        self._errors = errors
        self._rules = (opening, repetition)
        self.report: Report = Report()

    def __iter__(self) -> Iterator[CorpusGame]:
        report = self.report = Report()
        source, number = "", 0
        for part in parts(self._paths):
            if part.source != source or part.is_first:
                source, number = part.source, 0
                report.files += 1
            for found in self._games(part):
                if isinstance(found, RecordError):
                    is_file = found.game == 0
                    number += not is_file
                    place = 0 if is_file else number
                    self._refuse(Refused(source, place, found.line, str(found)))
                    continue
                number += 1
                report.games += 1
                yield CorpusGame(found, source, number)

    def records(self) -> Iterator[Record]:
        """The games alone."""
        return (game.record for game in self)

    def _games(self, part: Part) -> Iterator[Record | RecordError]:
        """The games of a part in their order; an error with game 0 is one of the whole part."""
        if part.error is not None:
            yield _of_file(part.error)
            return
        if part.path is not None:
            try:
                yield from parquet().read_parquet(part.path)
            except RecordError as error:
                yield _of_file(error)
            return
        if not part.data.strip():
            return
        waiting: list[RecordError] = []
        try:
            for record in read_records(part.data, *self._rules, errors=waiting.append):
                yield from _shifted(waiting, part.first_line)
                yield record
            yield from _shifted(waiting, part.first_line)
        except RecordError as error:  # neither a PGN, nor an SGF, nor a game string
            yield _of_file(error)

    def _refuse(self, refused: Refused) -> None:
        if self._errors == "raise":
            raise RecordError(str(refused), line=refused.line, game=refused.number or None)
        self.report.refused_games += 1
        self.report.by_file[refused.source] += 1
        if self._errors == "collect" and len(self.report.refused) < MOST_REFUSED:
            self.report.refused.append(refused)


def read_corpus(
    *paths: str | Path,
    errors: Errors = "raise",
    opening: Opening | str = "auto",
    repetition: Repetition | str = "auto",
) -> Corpus:
    """The games of files, folders and zip archives: PGN, SGF, game strings, Parquet.

    With errors="raise" the first broken game is a RecordError; with "skip" it is only counted,
    with "collect" it is in the report with its place and the reason. The opening and the repetition
    rule are taken from the records themselves unless they are given.
    """
    return Corpus(paths, errors=errors, opening=opening, repetition=repetition)


def _of_file(error: RecordError) -> RecordError:
    error.game = 0
    return error


def _shifted(errors: list[RecordError], first_line: int) -> Iterator[RecordError]:
    """The errors so far, with lines counted from the beginning of the file."""
    for error in errors:
        if first_line > 1:
            # A game string that is a part by itself does not know its line.
            reason = str(error) if error.line else f"line 1: {error}"
            error.line = (error.line or 1) + first_line - 1
            error.args = (_LINE.sub(f"line {error.line}", reason),)
        yield error
    errors.clear()
