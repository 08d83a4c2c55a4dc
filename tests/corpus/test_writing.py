"""Files of games: Parquet, PGN, game strings and SGF, written and read again."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pyarrow.parquet as pq
import pytest

from corpus.games import as_games, random_record
from skep import Board, Record, RecordError, Termination
from skep.corpus import MissingExtraError, parquet, read_corpus, write_games
from skep.outcome import GameState

if TYPE_CHECKING:
    from pathlib import Path


def some_records() -> list[Record]:
    lost = random_record(
        3, "Base", 12, White="Ada", Black="Brin", WhiteElo="1500", Date="2024.05.03"
    )
    lost.result, lost.termination = GameState.BLACK_WINS, Termination.RESIGNATION
    set_up = Board.from_position(random_record(4, plies=12).board().position_string())
    set_up.push(next(iter(set_up.legal_moves)))
    queen_first = Board("Base", opening="rulebook")
    queen_first.push_uhp("wQ")
    return [random_record(1), lost, Record.from_board(set_up), Record.from_board(queen_first)]


@pytest.mark.parametrize("positions", [False, True])
def test_parquet_keeps_moves_results_and_tags(tmp_path: Path, positions: bool) -> None:
    records = some_records()
    path = tmp_path / "games.parquet"
    assert write_games(path, as_games(*records), positions=positions) == len(records)
    assert [game.record for game in read_corpus(path)] == records
    table = pq.read_table(path)
    assert table.schema.equals(parquet.SCHEMA)
    assert table.schema.metadata[b"skep_corpus"] == parquet.SCHEMA_VERSION
    for row, record in zip(table.to_pylist(), records, strict=True):
        boards = list(record.boards())
        assert row["plies"] == len(row["moves"]) == len(record.moves)
        assert row["keys"] == [board.canonical_key for board in boards]
        if positions:
            assert row["positions"] == [board.position_string() for board in boards]
        else:
            assert row["positions"] is None
    assert table["white_rating"].to_pylist() == [None, 1500, None, None]
    assert table["white"].to_pylist() == [None, "Ada", None, None]


def test_a_row_that_breaks_the_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_games(path, as_games(random_record(1), random_record(2)))
    table = pq.read_table(path)
    moves = table["moves"].to_pylist()
    moves[0][5] = "wQ wQ-"
    broken = table.set_column(
        table.schema.get_field_index("moves"), table.schema.field("moves"), [moves]
    )
    pq.write_table(broken, path)
    corpus = read_corpus(path, errors="collect")
    assert [game.number for game in corpus] == [2]
    assert "move 6" in corpus.report.refused[0].reason
    pq.write_table(table.drop_columns(["result"]), path)
    with pytest.raises(RecordError, match="no column result"):
        list(read_corpus(path))


@pytest.mark.parametrize("name", ["games.pgn", "games.uhp", "games.txt"])
def test_text_formats_hold_many_games(tmp_path: Path, name: str) -> None:
    records = [random_record(seed) for seed in range(5)]
    path = tmp_path / name
    assert write_games(path, as_games(*records)) == 5
    assert [game.record.moves for game in read_corpus(path)] == [each.moves for each in records]


def test_what_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "games.uhp"
    path.write_text("precious")
    with pytest.raises(RecordError, match="set-up"):
        write_games(path, as_games(*some_records()))
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(RecordError, match=r"ends in none of \.pgn"):
        write_games(tmp_path / "games.doc", [])
    with pytest.raises(RecordError, match="one game, not 2"):
        write_games(tmp_path / "games.sgf", as_games(random_record(1), random_record(2)))


def test_without_pyarrow_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "skep.corpus.parquet")
    with pytest.raises(MissingExtraError, match=r"skep\[corpus\]"):
        write_games(tmp_path / "games.parquet", [])
    assert list(tmp_path.iterdir()) == []
