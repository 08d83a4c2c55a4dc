"""Puts the parts of an experiment together: self-play data, and journals of matches and mining."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from skep.errors import SkepError
from skep.lab.journal import CONTEST, read_game
from skep.lab.line_journal import JournalError, read_journal, write_journal
from skep.lab.mining import MINE
from skep.lab.nets.data_file import MAGIC, DataFile, DataWriter, game_number
from skep.notation import read_record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from skep.lab.nets.data_file import Origin

__all__ = ["MergeError", "Merged", "merge"]

_MOST_NAMED: Final = 10


class MergeError(SkepError):
    """Parts that do not belong together."""


@dataclass(frozen=True, slots=True)
class Merged:
    """What was put together."""

    kind: str
    """`selfplay`, `contest`, `mine`, or `folder` for the journals of a folder."""
    parts: int
    games: int
    missing: list[int] = field(default_factory=list)
    """The numbers of games that no part has, below the greatest there is."""
    lost: list[str] = field(default_factory=list)
    """What was damaged in the parts."""

    def to_json(self) -> dict[str, Any]:
        """The fields by name."""
        return {
            "kind": self.kind,
            "parts": self.parts,
            "games": self.games,
            "missing": self.missing,
            "lost": self.lost,
        }

    def __str__(self) -> str:
        named = ", ".join(map(str, self.missing[:_MOST_NAMED]))
        more = ", ..." if len(self.missing) > _MOST_NAMED else ""
        missing = f"; {len(self.missing)} are missing: {named}{more}" if self.missing else ""
        return f"{self.games} games of {self.parts} parts{missing}"


def merge(parts: Sequence[Path], out: Path) -> Merged:
    """Put files of one kind together, or folders of them; the order of the parts is all one.

    MergeError if they are of different experiments, or if a game is in two of them and not the
    same; OSError if a file cannot be read; DataError or JournalError if it is broken.
    """
    if out.exists():
        raise MergeError(f"{out} is there already: name a new file")
    if not parts:
        raise MergeError("there is nothing to merge")
    if all(part.is_dir() for part in parts):
        return _merge_folders(parts, out)
    kinds = {_is_selfplay(part) for part in parts}
    if len(kinds) > 1:
        raise MergeError("some of the parts are self-play data, others are not")
    return _merge_selfplay(parts, out) if kinds == {True} else _merge_journals(parts, out)


def _is_selfplay(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def _merge_folders(parts: Sequence[Path], out: Path) -> Merged:
    names = sorted({file.name for part in parts for file in part.iterdir() if file.is_file()})
    if not names:
        raise MergeError("there is no file in the folders")
    out.mkdir(parents=True)
    found = [merge([part / n for part in parts if (part / n).exists()], out / n) for n in names]
    return Merged(
        "folder",
        len(parts),
        sum(one.games for one in found),
        [],
        [f"{name}: {one}" for name, one in zip(names, found, strict=True) if one.missing],
    )


def _gather(
    parts: Sequence[Path],
    read: Callable[[Path], list[tuple[int, Any]]],
    same: Callable[[Any, Any], bool],
) -> dict[int, Any]:
    """The entries of all parts by their numbers, in the order of these."""
    found: dict[int, Any] = {}
    for path in parts:
        for number, entry in read(path):
            if number in found and not same(found[number], entry):
                raise MergeError(f"{path}: game {number} is another one in another part")
            found.setdefault(number, entry)
    return {number: found[number] for number in sorted(found)}


def _missing(found: dict[int, Any]) -> list[int]:
    return sorted(set(range(max(found, default=-1) + 1)) - found.keys())


def _merge_selfplay(parts: Sequence[Path], out: Path) -> Merged:
    origins: set[Origin] = set()
    lost: list[str] = []

    def read(path: Path) -> list[tuple[int, bytes]]:
        file = DataFile.read(path)
        origins.add(file.origin)
        lost.extend([] if file.damage is None else [file.damage])
        if len(origins) > 1:
            raise MergeError(f"{path} was made with other settings than the first part")
        return [(game_number(game), game) for game in file.games()]

    found = _gather(parts, read, lambda one, other: bool(one == other))
    writer = DataWriter(out, origins.pop())
    try:
        for game in found.values():
            writer.add(game)
    finally:
        writer.close()
    return Merged("selfplay", len(parts), len(found), _missing(found), lost)


def _merge_journals(parts: Sequence[Path], out: Path) -> Merged:
    heads: list[tuple[str, dict[str, Any]]] = []

    def read(path: Path) -> list[tuple[int, Any]]:
        form, identity, entries = read_journal(path)
        if form not in (CONTEST, MINE):
            raise MergeError(f"{path}: a journal of another kind, {form!r}")
        heads.append((form, identity))
        if heads[-1] != heads[0]:
            raise MergeError(f"{path} is the journal of something else than {parts[0]}")
        try:
            return [(_number(form, entry), entry) for entry in entries]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise JournalError(f"{path}: not all of its lines are those of a journal") from None

    found = _gather(parts, read, _same)
    form, identity = heads[0]
    write_journal(out, form, identity, found.values())
    return Merged("contest" if form == CONTEST else "mine", len(parts), len(found), _missing(found))


def _number(form: str, entry: Any) -> int:  # noqa: ANN401 - it comes from a file
    return read_game(entry)[0].number if form == CONTEST else int(entry["game"])


def _same(one: Any, other: Any) -> bool:  # noqa: ANN401
    """Whether two entries tell of the same game; times may differ."""
    if "pgn" not in one:
        return bool(one == other)
    return bool(read_record(one["pgn"]).moves == read_record(other["pgn"]).moves)
