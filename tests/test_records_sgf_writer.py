"""BoardSpace's SGF as we write it is read again as the same game."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.games import random_record
from skep import Board, GameState, Record, RecordError, Termination, read_record
from skep.notation import write_sgf

RECORDS = Path(__file__).parent / "data" / "records"


@pytest.mark.parametrize(
    "path", sorted(RECORDS.glob("*.*gn")) + sorted(RECORDS.glob("*.sgf")), ids=str
)
def test_records_of_others_are_written_and_read_again(path: Path) -> None:
    first = Record.load(path).main_line()
    again = read_record(write_sgf(first))
    assert (again.rules, again.moves, again.result) == (first.rules, first.moves, first.result)
    assert again.comments == first.comments
    assert again.elapsed == pytest.approx(first.elapsed)
    for side in ("White", "Black"):
        assert again.tags.get(side) == first.tags.get(side)
    assert read_record(write_sgf(again)) == again


@pytest.mark.parametrize("seed", range(20))
def test_random_games_with_throws_passes_and_wide_hives(seed: int) -> None:
    record = random_record(seed, plies=200)
    assert read_record(write_sgf(record)).moves == record.moves


@pytest.mark.parametrize(
    ("result", "termination"),
    [
        (GameState.WHITE_WINS, Termination.RESIGNATION),
        (GameState.BLACK_WINS, Termination.RESIGNATION),
        (GameState.DRAW, Termination.AGREEMENT),
        (GameState.WHITE_WINS, None),
        (GameState.DRAW, None),
    ],
)
@pytest.mark.parametrize(
    "names", [("Ada", "Brin"), ("Ada", "Ada L"), ("x", "x"), ("", ""), ("a]\\", "b")]
)
def test_the_result_is_kept(
    result: GameState, termination: Termination | None, names: tuple[str, str]
) -> None:
    tags = {side: name for side, name in zip(("White", "Black"), names, strict=True) if name}
    record = random_record(1, plies=9, **tags)
    record.result, record.termination = result, termination
    again = read_record(write_sgf(record))
    assert (again.result, again.termination) == (result, termination)


def test_a_set_up_has_no_place_in_it() -> None:
    board = Board.from_position(random_record(1).board().position_string())
    with pytest.raises(RecordError, match="set-up"):
        write_sgf(Record.from_board(board))
