"""Sources with several games, of which some may be broken, and where they can come from."""

from __future__ import annotations

import io
import pickle
import re
from pathlib import Path

import pytest

from short_game import short_record
from skep import IllegalMoveError, Record, RecordError, read_record, read_records
from skep.notation import FORMATS, read_pgns, write_pgns

GOOD = short_record().to_pgn()
# What is wrong with a game, and the line in it that the error names.
BROKEN = {
    "illegal move": ('[GameType "Base"]\n[White "Ada"]\n\n1. wS1\n2. bS1 wS1-\n3. bA1 -wS1\n', 6),
    "no move": ('[GameType "Base"]\n\n1. wS1\n2. hello there\n', 4),
    "bad tag": ('[GameType "Base"]\n[White Ada]\n[Black "Bob"]\n\n1. wS1\n', 2),
    "no game type": ('[White "Ada"]\n[Black "Bob"]\n\n1. wS1\n', 1),
    "unknown type": ('[White "Ada"]\n[GameType "Chess"]\n\n1. wS1\n', 2),
    "wrong number": ('[GameType "Base"]\n\n1. wS1\n7. bS1 wS1-\n3. wQ -wS1\n', 4),
    "two results": ('[GameType "Base"]\n[Result "1-0"]\n\n1. wS1\n\n0-1\n', 1),
    "after result": ('[GameType "Base"]\n\n1. wS1\n\nDraw\n2. bS1 wS1-\n', 6),
    "open comment": ('[GameType "Base"]\n\n1. wS1\n{what a\nlong game\n2. bS1 wS1-\n', 4),
    "open variation": ('[GameType "Base"]\n\n1. wS1\n(1. wA1\n2. bS1 wS1-\n', 4),
    "no NAG": ('[GameType "Base"]\n\n1. wS1\n$good\n', 4),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_does_not_hide_the_others(name: str) -> None:
    text, line = BROKEN[name]
    games = [GOOD, GOOD, text, GOOD, GOOD]
    pgn = "\n".join(games)
    broken: list[RecordError] = []
    assert list(read_pgns(pgn, errors=broken.append)) == [short_record()] * 4
    (error,) = broken
    assert error.game == 3
    assert error.line == 2 * (GOOD.count("\n") + 1) + line
    assert list(read_pgns(pgn, errors="skip")) == [short_record()] * 4
    reading = read_pgns(pgn)
    assert [next(reading), next(reading)] == [short_record()] * 2
    with pytest.raises(RecordError, match=re.escape(str(error))) as raised:
        next(reading)
    assert raised.value.game == 3


def test_broken_games_without_blank_lines_between_them() -> None:
    text = '[GameType "Base"]\n1. wS1\n2. wS2\n[GameType "Base"]\n1. wS1\n[GameType "?"]\n1. wS1\n'
    broken: list[RecordError] = []
    games = list(read_pgns(text, errors=broken.append))
    assert [len(game.moves) for game in games] == [1]
    assert [(error.game, error.line) for error in broken] == [(1, 3), (3, 6)]


def test_an_error_keeps_its_cause_and_its_place() -> None:
    broken: list[RecordError] = []
    list(read_pgns(BROKEN["illegal move"][0], errors=broken.append))
    (error,) = broken
    assert isinstance(error.__cause__, IllegalMoveError)
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.ply, twin.line, twin.game) == (str(error), 3, 6, 1)


def test_errors_are_handled_in_a_known_way() -> None:
    with pytest.raises(ValueError, match="errors is 'raise', 'skip' or a function, not 'ignore'"):
        list(read_pgns(GOOD, errors="ignore"))  # type: ignore[arg-type]


def test_records_come_from_paths_and_open_files(tmp_path: Path) -> None:
    text = write_pgns([short_record()] * 2)
    file = tmp_path / "two.pgn"
    file.write_text(text)
    expected = [short_record()] * 2
    assert list(read_pgns(file)) == list(read_records(file)) == expected
    with file.open() as handle:
        assert list(read_pgns(handle)) == expected
    with file.open("rb") as binary:
        assert list(read_records(binary)) == expected
    assert list(read_records(io.StringIO(text))) == expected
    file.write_text(GOOD)
    assert read_record(file) == Record.load(file) == short_record()


def test_every_format_is_read_with_its_errors() -> None:
    lines = [short_record().to_game_string(), "Base;InProgress;Black[1];wS2", "Base+M"]
    broken: list[RecordError] = []
    games = list(read_records("\n".join(lines), errors=broken.append))
    assert [len(game.moves) for game in games] == [4, 0]
    assert [(error.game, error.line, error.ply) for error in broken] == [(2, 2, 1)]
    assert str(broken[0]).startswith("line 2: move 1 ('wS2'): ")
    assert list(read_records("(;GM[1])", errors="skip")) == []
    assert set(FORMATS) == {"pgn", "sgf", "position", "uhp"}


def test_a_game_string_may_be_broken_into_lines() -> None:
    text = short_record().to_game_string().replace(";", ";\n")
    assert read_record(text) == short_record()


@pytest.mark.parametrize(
    ("extra", "comments", "nags", "variations"),
    [
        ("$1", {}, {2: (1,)}, 0),
        ("; a comment to the end of the line", {2: "a comment to the end of the line"}, {}, 0),
        ("(2. bA1 wS1- {no (really} (2. bG1 wS1-))", {}, {}, 1),
        ("{as usual} $3 ; and more", {2: "as usual\nand more"}, {2: (3,)}, 0),
    ],
)
@pytest.mark.parametrize("on_its_own_line", [True, False])
def test_what_chess_knows_is_kept(
    extra: str,
    comments: dict[int, str],
    nags: dict[int, tuple[int, ...]],
    variations: int,
    on_its_own_line: bool,
) -> None:
    gap = "\n" if on_its_own_line else " "
    text = f'[GameType "Base"]\n\n1. wS1\n2. bS1 wS1-{gap}{extra}\n3. wQ -wS1\n4. bQ bS1-\n'
    record = read_record(text)
    assert record.moves == short_record().moves
    assert (record.comments, record.nags) == (comments, nags)
    assert len(record.variations.get(2, ())) == variations
    assert read_record(record.to_pgn()) == record
