"""Records: their fields, and that every format reads back what it writes."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest
from hypothesis import given

import skep
from boardspace import DIALECTS, to_sgf
from random_boards import boards
from short_game import SHORT, short_record
from skep import (
    Board,
    GameState,
    Hex,
    Move,
    Piece,
    Record,
    RecordError,
    Rules,
    Termination,
    read_record,
)
from skep.notation import read_pgn

RECORDS = Path(__file__).parent / "data" / "records"
WON = (
    r"Base;WhiteWins;White[8];wS1;bA1 wS1\;wQ -wS1;bQ bA1\;wA1 \wS1;bS1 bQ\;wA2 \wA1;bB1 /bQ;"
    r"wG1 -wQ;bG1 bS1/;wA2 bB1\;bG2 \bG1;wG2 /wG1;bA2 /bA1"
)


# --- Any record -----------------------------------------------------------------------------------


@given(boards)
def test_a_game_string_carries_rules_and_moves(board: Board) -> None:
    record = Record.from_board(board)
    rules = board.rules
    assert read_record(record.to_game_string(), rules.opening, rules.repetition) == record


@given(boards)
def test_a_record_gives_its_board_back(board: Board) -> None:
    record = Record.from_board(board)
    assert record.board() == board
    assert record.board().move_stack == board.move_stack
    assert record.result == board.game_state()
    outcome = board.outcome()
    assert record.termination == (outcome.termination if outcome else None)
    assert copy.deepcopy(record) == record
    assert pickle.loads(pickle.dumps(record)) == record


def test_the_boards_of_a_game_one_by_one() -> None:
    one_by_one = [board.game_string() for board in short_record().boards()]
    fields = SHORT.split(";")[3:]
    assert [text.split(";")[3:] for text in one_by_one] == [fields[:ply] for ply in range(5)]


def test_a_file_gives_its_record_back(tmp_path: Path) -> None:
    record = short_record()
    record.tags["White"] = "Ørsted, 玲"
    record.comments[2] = "{braces}\nand lines"
    record.save(tmp_path / "game.pgn")
    assert Record.load(tmp_path / "game.pgn") == record
    assert Record.load(str(tmp_path / "game.pgn")) == record


def test_a_lone_surrogate_is_refused_before_a_file_is_touched(tmp_path: Path) -> None:
    record = short_record()
    record.comments[1] = "\ud800"
    with pytest.raises(RecordError, match="surrogate"):
        record.save(tmp_path / "game.pgn")
    assert not (tmp_path / "game.pgn").exists()


# --- What a record holds --------------------------------------------------------------------------


def test_an_empty_record() -> None:
    record = Record()
    assert record.rules == Rules()
    assert record.result == "NotStarted"
    assert record.moves == ()


def test_a_resignation_differs_from_the_board() -> None:
    record = short_record()
    record.result, record.termination = GameState.BLACK_WINS, Termination.RESIGNATION
    assert record.board().game_state() == "InProgress"
    text = record.to_pgn()
    assert '[Result "BlackWins"]' in text
    assert '[EndedBy "resignation"]' in text
    assert read_pgn(text) == record


def test_a_result_that_is_open_is_the_boards() -> None:
    board = Board.from_game_string(WON)
    record = Record(board.rules, tuple(board.move_stack), result=GameState.IN_PROGRESS)
    assert record.result == "WhiteWins"
    assert record.termination is Termination.QUEEN_SURROUNDED


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"moves": (Move(Piece.from_name("bS1"), Hex(0, 0)),)}, "move 1 "),
        ({"moves": (skep.PASS,)}, "move 1 "),
        ({"comments": {1: "x"}}, "comment on ply 1, but the game has 0 plies"),
        ({"comments": {-1: "x"}}, "comment on ply -1"),
        ({"comments": {0: 7}}, "not a str"),
        ({"clocks": {1: 3.0}}, "clock time on ply 1"),
        ({"elapsed": {0: 3.0}}, "clock time on ply 0"),
        ({"tags": {"Result": "Draw"}}, "the tag Result is a field"),
        ({"tags": {"GameType": "Base"}}, "the tag GameType is a field"),
        ({"tags": {"two words": "x"}}, "'two words' is not a tag name"),
        ({"tags": {"": "x"}}, "'' is not a tag name"),
        ({"tags": {"White": 7}}, "not a str"),
        ({"result": "1-0"}, "'1-0' is not a result"),
        ({"termination": "x"}, "'x' is not a Termination"),
    ],
)
def test_what_does_not_fit_a_record(change: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record(**change)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": "Base"}, "the rules of a record are a Rules, not str"),
        ({"tags": None}, "the tags of a record are a dict, not NoneType"),
        ({"clocks": [1.0]}, "the clocks of a record are a dict, not list"),
    ],
)
def test_what_is_not_of_the_type_of_a_field(change: dict[str, object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        Record(**change)  # type: ignore[arg-type]


@pytest.mark.parametrize("time", [-1, float("nan"), float("inf"), "1"])
def test_what_is_no_clock_time(time: float) -> None:
    record = short_record()
    with pytest.raises(RecordError, match="is not a clock time"):
        Record(record.rules, record.moves, clocks={1: time})


def test_a_record_changed_for_the_worse_is_not_written() -> None:
    record = short_record()
    record.comments[9] = "after the end"
    with pytest.raises(RecordError, match="comment on ply 9"):
        record.to_pgn()


def test_clock_times_are_kept_to_the_millisecond() -> None:
    record = short_record()
    record.clocks = {1: 600, 2: 3599.9994, 3: 0.05}
    record.elapsed = {2: 7325.25}
    text = record.to_pgn()
    assert "{[%clk 0:10:00]}" in text
    assert "{[%clk 0:59:59.999] [%emt 2:02:05.25]}" in text
    assert "{[%clk 0:00:00.05]}" in text
    assert read_pgn(text).clocks == {1: 600.0, 2: 3599.999, 3: 0.05}


# --- Telling formats apart ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(SHORT, id="game string"),
        pytest.param(SHORT.encode(), id="bytes"),
        pytest.param("\ufeff" + SHORT, id="byte order mark"),
        pytest.param(SHORT.encode("utf-16"), id="UTF-16"),
        pytest.param("\n " + SHORT + "\n", id="blanks"),
        pytest.param(short_record().to_pgn(), id="PGN"),
        pytest.param(short_record().to_pgn().encode("utf-8-sig"), id="PGN as bytes"),
        pytest.param("\n\n" + short_record().to_pgn("hivegame"), id="PGN of hivegame"),
        pytest.param("{comment}\n" + short_record().to_pgn(), id="PGN with comment first"),
        pytest.param(to_sgf(short_record().board(), DIALECTS[0]), id="SGF"),
        pytest.param(to_sgf(short_record().board(), DIALECTS[3]).encode(), id="SGF as bytes"),
    ],
)
def test_the_format_is_told_from_the_text(data: str | bytes) -> None:
    assert read_record(data).board() == Board.from_game_string(SHORT)


@pytest.mark.parametrize(
    ("text", "game_type", "opening"),
    [
        ("wS1", "Base", "tournament"),
        ("wS1;bS1 wS1-;wQ -wS1;", "Base", "tournament"),
        ("  wQ ; bS1 wQ-", "Base", "rulebook"),
        ("wL;bL wL-;wP -wL;bQ bL/;wM /wP", "Base+MLP", "tournament"),
        ("wS1;\nbS1 wS1-", "Base", "tournament"),
    ],
)
def test_a_bare_list_of_moves_is_a_game(text: str, game_type: str, opening: str) -> None:
    record = read_record(text)
    assert (record.rules.game_type.value, record.rules.opening.value) == (game_type, opening)
    assert len(record.moves) == len([move for move in text.split(";") if move.strip()])


def test_a_bare_list_says_which_move_breaks_a_rule() -> None:
    with pytest.raises(RecordError, match="move 2"):
        read_record("wS1;bS1 wX9-")


def test_old_files_are_in_latin_1() -> None:
    record = short_record()
    record.tags["White"] = "Søren"
    assert read_record(record.to_pgn().encode("iso-8859-1")) == record


@pytest.mark.parametrize("repetition", ["off", "threefold"])
def test_the_repetition_rule_can_be_asked_for(repetition: str) -> None:
    for text in (SHORT, short_record().to_pgn(), to_sgf(short_record().board(), DIALECTS[1])):
        assert read_record(text, repetition=repetition).rules.repetition == repetition


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("", "empty"),
        (" \n\t", "empty"),
        ("hello", "begins with 'hello'"),
        ("%PDF-1.7", "begins with"),
        (b"\x89PNG\r\n\x1a\n\0\0", "NUL"),
        ("Base\0", "NUL"),
        (b"\xff\xfe\x00", "not valid UTF-16"),
    ],
)
def test_what_is_no_record(data: str | bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(data)


@pytest.mark.parametrize("data", [None, 7, ["Base"]])
def test_a_record_is_text_or_a_file(data: object) -> None:
    with pytest.raises(TypeError, match="str or bytes"):
        read_record(data)  # type: ignore[arg-type]


# --- Files ----------------------------------------------------------------------------------------


def sample_files() -> list[Path]:
    return sorted(path for path in RECORDS.iterdir() if path.suffix in (".pgn", ".sgf"))


def test_there_are_sample_files() -> None:
    assert len(sample_files()) >= 10


@pytest.mark.parametrize("path", sample_files(), ids=lambda path: path.name)
def test_sample_files(path: Path) -> None:
    """Beside each file lies what it should say: the result and the game string."""
    record = Record.load(path)
    expected = path.with_name(f"{path.name}.txt").read_text(encoding="utf-8")
    assert f"{record.result}\n{record.to_game_string()}\n" == expected
    assert read_pgn(record.to_pgn()) == record
