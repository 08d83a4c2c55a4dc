"""Games as Parquet, one row each; it needs PyArrow: the extra `corpus`.

A row has the main line, the result and the tags. Comments, signs, variations and times are not
kept. `SCHEMA` says what the columns hold, and docs/corpus.md describes them.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from skep.board import Board
from skep.corpus.facts import ratings
from skep.errors import RecordError, SkepError
from skep.outcome import GameState, Termination
from skep.record import Record
from skep.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from skep.corpus.game import CorpusGame

__all__ = ["SCHEMA", "SCHEMA_VERSION", "read_parquet", "write_parquet"]

SCHEMA_VERSION: Final = b"1"
_VERSION_KEY: Final = b"skep_corpus"
_ROWS: Final = 4096

SCHEMA: Final = pa.schema(
    [
        pa.field("source", pa.string()),
        pa.field("number", pa.int32()),
        pa.field("game_type", pa.dictionary(pa.int8(), pa.string()), nullable=False),
        pa.field("opening", pa.dictionary(pa.int8(), pa.string()), nullable=False),
        pa.field("repetition", pa.dictionary(pa.int8(), pa.string()), nullable=False),
        pa.field("start", pa.string()),
        pa.field("moves", pa.list_(pa.string()), nullable=False),
        pa.field("plies", pa.int32(), nullable=False),
        pa.field("result", pa.dictionary(pa.int8(), pa.string()), nullable=False),
        pa.field("termination", pa.dictionary(pa.int8(), pa.string())),
        pa.field("white", pa.string()),
        pa.field("black", pa.string()),
        pa.field("white_rating", pa.int32()),
        pa.field("black_rating", pa.int32()),
        pa.field("date", pa.string()),
        pa.field("tags", pa.map_(pa.string(), pa.string()), nullable=False),
        pa.field("keys", pa.list_(pa.uint64()), nullable=False),
        pa.field("positions", pa.list_(pa.string())),
    ],
    metadata={_VERSION_KEY: SCHEMA_VERSION},
)
"""The columns. `keys` are the canonical keys before the first move and after each ply; `positions`,
the position strings of the same, are written where they are asked for, else null."""

_NEEDED: Final = ("game_type", "opening", "repetition", "moves", "result")


def write_parquet(path: Path, games: Iterable[CorpusGame], *, positions: bool = False) -> int:
    """Write games to a file, some thousand at a time, and return their number.

    `positions` adds the position strings, which make the file several times as large.
    """
    count = 0
    rows = (_row(game, positions=positions) for game in games)
    with pq.ParquetWriter(path, SCHEMA, compression="zstd") as writer:
        while some := list(islice(rows, _ROWS)):
            writer.write_table(pa.Table.from_pylist(some, schema=SCHEMA))
            count += len(some)
    return count


def _row(game: CorpusGame, *, positions: bool) -> dict[str, Any]:
    record = game.record
    board = record.start()
    moves: list[str] = []
    keys = [board.canonical_key]
    strings = [board.position_string()]
    for move in record.moves:
        moves.append(board.uhp(move))
        board.push(move)
        keys.append(board.canonical_key)
        if positions:
            strings.append(board.position_string())
    white_rating, black_rating = ratings(record)
    return {
        "source": game.source,
        "number": game.number,
        "game_type": record.rules.game_type.value,
        "opening": record.rules.opening.value,
        "repetition": record.rules.repetition.value,
        "start": record.position,
        "moves": moves,
        "plies": len(moves),
        "result": record.result.value,
        "termination": record.termination and record.termination.value,
        "white": record.tags.get("White"),
        "black": record.tags.get("Black"),
        "white_rating": white_rating,
        "black_rating": black_rating,
        "date": record.tags.get("Date"),
        "tags": list(record.tags.items()),
        "keys": keys,
        "positions": strings if positions else None,
    }


def read_parquet(path: Path) -> Iterator[Record | RecordError]:
    """The games of a file, each played through anew; RecordError where it is none of ours."""
    try:
        file = pq.ParquetFile(path)
    except (pa.ArrowException, ValueError) as error:
        raise RecordError(f"this is no Parquet file: {error}") from error
    with file:
        if missing := [name for name in _NEEDED if name not in file.schema_arrow.names]:
            raise RecordError(f"this Parquet file has no column {missing[0]}")
        known = [name for name in SCHEMA.names if name in file.schema_arrow.names]
        unneeded = ("keys", "positions")
        columns = [name for name in known if name not in unneeded]
        for batch in file.iter_batches(batch_size=_ROWS, columns=columns):
            for row in batch.to_pylist():
                yield _record(row)


def _record(row: dict[str, Any]) -> Record | RecordError:
    try:
        rules = Rules.parse(row["game_type"], row["opening"], row["repetition"])
        start = row.get("start")
        board = Board.from_position(start) if start else Board.from_rules(rules)
        for ply, text in enumerate(row["moves"], start=1):
            _push(board, text, ply)
        termination = row.get("termination")
        return Record(
            rules=rules,
            moves=tuple(board.move_stack),
            tags=dict(row.get("tags") or ()),
            result=GameState(row["result"]),
            termination=termination and Termination(termination),
            position=start,
        )
    except RecordError as error:
        return error
    except (SkepError, ValueError, TypeError) as error:
        return RecordError(str(error))


def _push(board: Board, text: str, ply: int) -> None:
    try:
        board.push_uhp(text)
    except SkepError as error:
        raise RecordError(f"move {ply} ({text}): {error}", text, ply=ply) from error
