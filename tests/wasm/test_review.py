"""The page's review of a game is that of `skep.engine.review`."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING, Any

import pytest

from skep import Color, Record, read_record
from skep.engine import review
from skep.rules import Opening, Repetition
from wasm.games import wire

if TYPE_CHECKING:
    from pathlib import Path

    from skep._core import Move
    from skep.engine import Review, ReviewedMove
    from skep.learn.words import Saying

NODES = 700
GAMES = ("hivegame.pgn", "mzinga.pgn", "queen-first.sgf", "resigned.sgf", "year-2016-robot.sgf")
DRAWN = "Base;Draw;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;" + ";".join(
    [r"wQ /wS1", r"bQ bS1/", r"wQ -wS1", r"bQ bS1-"] * 2
)
"""The position after two moves each has occurred for the third time."""


def reviews_of_the_page(root: Path, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the core in WebAssembly says of some games."""
    done = subprocess.run(
        ["node", "scripts/engine-reviews.mjs", root / "src/skep/engine/default.net"],
        cwd=root / "web",
        input="".join(json.dumps(game) + "\n" for game in games),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def game_of(record: Record) -> dict[str, Any]:
    rules = record.rules
    return {
        "type": rules.game_type.value,
        "tournament": rules.opening is Opening.TOURNAMENT,
        "threefold": rules.repetition is Repetition.THREEFOLD,
        "nodes": NODES,
        "moves": [wire(move) for move in record.moves],
    }


def facts(sayings: tuple[Saying, ...]) -> list[dict[str, Any]]:
    return [{"name": one.key.removeprefix("fact-")} | one.args for one in sayings]


def line(moves: tuple[Move, ...]) -> list[dict[str, Any]]:
    return [dict(zip(("piece", "to"), wire(move), strict=True)) for move in moves]


def expected_of(move: ReviewedMove) -> dict[str, Any]:
    return {
        "ply": move.ply,
        "color": move.color.value,
        "judgement": move.judgement.value,
        "chance": pytest.approx(move.chance, abs=1e-8),
        "bestChance": pytest.approx(move.best_chance, abs=1e-8),
        "bestLine": line(move.best_line),
        "winsIn": move.wins_in or 0,
        "facts": facts(move.sayings),
        "better": facts(move.better),
    }


def expected(found: Review) -> dict[str, Any]:
    return {
        "nodes": NODES,
        "before": 0,
        "moves": [expected_of(move) for move in found.moves],
        "chances": pytest.approx(found.chances, abs=1e-8),
        "turningPoints": [move.ply for move in found.turning_points],
        "accuracy": {
            color.value: pytest.approx(found.accuracy(color), abs=1e-8) for color in Color
        },
    }


def test_the_page_judges_as_the_library_does(root: Path) -> None:
    folder = root / "tests/data/records"
    records = [read_record((folder / name).read_bytes()) for name in GAMES]
    records.append(read_record(DRAWN, repetition=Repetition.THREEFOLD))
    found = reviews_of_the_page(root, [game_of(record) for record in records])
    assert len(found) == len(records)
    judgements = set()
    for record, of_page in zip(records, found, strict=True):
        of_library = review(record, nodes=NODES)
        judgements |= {move.judgement.value for move in of_library.moves}
        for judged, move in zip(of_page["moves"], of_library.moves, strict=True):
            assert judged == expected_of(move)
        assert of_page == expected(of_library)
    assert len(judgements) >= 5, judgements
    assert found[-1]["chances"][-1] == 0.5
