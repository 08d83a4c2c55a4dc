"""Garbage into every parser: it is refused with an error of ours, and nothing hangs or crashes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from boardspace import DIALECTS, Dialect, to_sgf
from random_boards import random_board
from skep import Board, GameType, NotationError, Record, SkepError, read_record
from skep.notation import parse_move, read_pgn, read_pgns, read_sgf

RECORDS = Path(__file__).parent / "data" / "records"
MEGABYTES = 10 * 2**20

Reader = Callable[[str | bytes], object]

BOARD = random_board(5, GameType.BASE_MLP, plies=30)
SAMPLES: tuple[str, ...] = (
    BOARD.game_string(),
    Record.from_board(BOARD).to_pgn(),
    *(to_sgf(BOARD, dialect) for dialect in DIALECTS),
)


def all_games(data: str | bytes) -> object:
    return list(read_pgns(data))


readers = pytest.mark.parametrize(
    "read", [read_record, read_pgn, all_games, read_sgf], ids=lambda read: read.__name__
)

# Pieces of the formats, which random text would hardly ever hit upon.
SCRAPS = r"""
wS1 bA1 wQ bM wP1 pass PASS wS1- \wS1 bA1/ - / \ \\ \x5b
Base Base+MLP ; ;; NotStarted InProgress White[1] Base;NotStarted;White[1];
1. 2. 99. 1-0 Draw WhiteWins [ ] { } {[%clk [%clk 0:00:01] [GameType "Base"] [Result "1-0"]
( ) (; GM[27] SU[hive-plm] P0[1 P1[2 dropb pickb done move N 13 .] TM[5] P0[id "x"] RE[x]
"""
scraps = st.sampled_from((*SCRAPS.split(), "\n", "\r\n", "\ufeff", "\0", '[GameType "Base"]\n\n'))
garbage = st.one_of(
    st.text(),
    st.lists(scraps).map(" ".join),
    st.lists(scraps | st.text(max_size=3)).map("".join),
    st.lists(scraps).map("\n".join),
)


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """A good record with a few cuts, insertions and repetitions."""
    text = draw(st.sampled_from(SAMPLES))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 40)))
        patch = draw(st.just("") | scraps | st.text(max_size=4) | st.just(text[start:end] * 2))
        text = text[:start] + patch + text[end:]
    return text


def attempt(read: Reader, data: str | bytes) -> object:
    """What a reader makes of the data; where that is an error, it is ours and says something."""
    try:
        return read(data)
    except SkepError as error:
        message = str(error)
    assert message
    assert len(message) < 500
    return None


def check(read: Reader, data: str | bytes) -> None:
    """Whatever is read is a record as good as any."""
    found = attempt(read, data)
    for record in found if isinstance(found, list) else [found]:
        assert record is None or isinstance(record, Record)
        assert record is None or read_pgn(record.to_pgn()) == record


@readers
@given(data=garbage | mangled())
def test_garbage_into_the_readers(read: Reader, data: str) -> None:
    check(read, data)


@readers
@given(data=st.binary() | mangled().map(lambda text: text.encode("utf-16")))
def test_bytes_into_the_readers(read: Reader, data: bytes) -> None:
    check(read, data)


@given(garbage)
def test_garbage_into_game_strings(text: str) -> None:
    for garbled in (text, f"Base;{text}", f"Base+MLP;InProgress;White[1];{text}"):
        attempt(lambda data: Board.from_game_string(str(data)), garbled)


@given(garbage, st.sampled_from((Board(), BOARD)))
def test_garbage_into_move_strings(text: str, board: Board) -> None:
    before = board.game_string()
    for garbled in (text, f"wA1 {text}", f"{text} wS1"):
        error = None
        try:
            parse_move(board, garbled)
        except NotationError as caught:
            error = caught
        if error is not None:
            assert error.text == garbled
            assert error.position is not None
            assert 0 <= error.position <= len(garbled)
    assert board.game_string() == before


@pytest.mark.parametrize("sample", SAMPLES, ids=["string", "PGN", "2013", "2016", "2018", "2023"])
def test_a_record_cut_off_anywhere(sample: str) -> None:
    """It is refused, or what is left is the beginning of the same game."""
    for end in range(0, len(sample), 3):
        record = attempt(read_record, sample[:end])
        if isinstance(record, Record):
            assert list(record.moves) == BOARD.move_stack[: len(record.moves)]


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: str(dialect.year))
def test_an_sgf_without_its_end_is_always_refused(dialect: Dialect) -> None:
    text = to_sgf(BOARD, dialect).rstrip()
    for end in range(0, len(text), 7):
        assert attempt(read_sgf, text[:end]) is None


HUGE = {
    "a letter": "a" * MEGABYTES,
    "blanks": " " * MEGABYTES,
    "lines": "\n" * MEGABYTES,
    "a move": "wS1" * (MEGABYTES // 3),
    "moves": "wS1;" * (MEGABYTES // 4),
    "numbers": "9" * MEGABYTES,
    "semicolons": "Base;NotStarted;White[1]" + ";" * MEGABYTES,
    "a turn": f"Base;NotStarted;White[{'1' * MEGABYTES}]",
    "a target": "Base;InProgress;White[1];wS1 " + "-" * MEGABYTES,
    "a gap": "Base;InProgress;White[1];wS1" + " " * MEGABYTES + "x",
    "a tag": '[GameType "' + "x" * MEGABYTES,
    "quotes": "[GameType " + '"' * MEGABYTES,
    "quotes and blanks": "[GameType " + '" ' * (MEGABYTES // 2),
    "an open comment": '[GameType "Base"]\n{' + "x" * MEGABYTES,
    "comments": '[GameType "Base"]\n' + "{}" * (MEGABYTES // 20) + "x",
    "a long number": '[GameType "Base"]\n\n' + "1" * MEGABYTES + ". wS1",
    "brackets": "(" * MEGABYTES,
    "trees": "(;" * (MEGABYTES // 2),
    "nodes": "(" + ";" * MEGABYTES,
    "spaced nodes": "(" + "; " * (MEGABYTES // 2),
    "a value": "(;GM[" + "x" * MEGABYTES,
    "a game": "(;GM[" + "x" * MEGABYTES + "]",
    "escapes": "(;GM[" + "\\]" * (MEGABYTES // 2),
    "a name": "(;" + "x" * MEGABYTES,
    "a serial": "(;GM[27]SU[hive];P0[" + "1" * MEGABYTES + " done])",
    "a setup": "(;GM[27]SU[hive-" + "p" * MEGABYTES + "x])",
    "a result": "(;GM[27]SU[hive]RE[" + "ab" * (MEGABYTES // 2) + ']P0[id "b"];P0[1 done])',
    "a player": '(;GM[27]SU[hive]RE[b]P0[id "' + "a" * MEGABYTES + '"];P0[1 done])',
    "a date": "(;GM[27]SU[hive]DT[" + "1 " * (MEGABYTES // 2) + "]",
    "a clock": "(;GM[27]SU[hive];P0[1 done]TM[" + "1" * MEGABYTES + "])",
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE.keys())
def test_huge_input(text: str) -> None:
    """Ten megabytes of nothing are refused in one pass, with a short message."""
    for read in (read_record, read_pgn, read_sgf):
        assert attempt(read, text) is None
    assert attempt(lambda data: Board.from_game_string(str(data)), text) is None
    assert attempt(lambda data: Board().parse_uhp(str(data)), text) is None


def test_a_huge_number_of_games() -> None:
    games = '[GameType "Base"]\n\n' * 2000
    assert len(list(read_pgns(games))) == 2000


@readers
@pytest.mark.parametrize("wrong", [None, 7, 1.5, object(), [], BOARD], ids=type)
def test_wrong_types(read: Callable[[object], object], wrong: object) -> None:
    with pytest.raises(TypeError, match="a record is str or bytes"):
        read(wrong)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "nothing.pgn")


@pytest.mark.parametrize("path", sorted(Path(__file__).parent.glob("*.py")), ids=lambda p: p.name)
def test_a_file_that_is_something_else(path: Path) -> None:
    with pytest.raises(skep.RecordError):
        Record.load(path)
