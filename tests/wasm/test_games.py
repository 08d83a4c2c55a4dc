"""The core in WebAssembly says of every position what the native core says."""

import json
from pathlib import Path

import pytest

from wasm.games import NativeCore, digest, play_in_wasm, random_game

NET = Path("src") / "skep" / "engine" / "default.net"


def compare(root: Path, numbers: range) -> None:
    """Play random games on both sides; on a difference show the first line that differs."""
    native = NativeCore(root / NET)
    games = (random_game(number) for number in numbers)
    compared = 0
    for number, answer in zip(numbers, play_in_wasm(games, root / "web", root / NET), strict=True):
        game = random_game(number)
        lines = native.transcript(game)
        compared += 1
        if answer == digest(lines):
            continue
        (whole,) = play_in_wasm([game | {"whole": True}], root / "web", root / NET)
        pytest.fail(f"game {number} differs: {first_difference(whole, lines)}")
    assert compared == len(numbers)


def first_difference(answer: str, lines: list[str]) -> str:
    for wasm, native in zip(json.loads(answer), lines, strict=False):
        if wasm != native:
            return f"WebAssembly says\n{wasm}\nand the native core\n{native}"
    return "one of the transcripts is longer"


def test_the_core_in_webassembly_is_the_native_core(root: Path) -> None:
    compare(root, range(300))


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1_000, 11_000, 1_000))
def test_ten_thousand_games(root: Path, start: int) -> None:
    compare(root, range(start, start + 1_000))


def test_a_difference_would_be_found(root: Path) -> None:
    game = random_game(1)
    (whole,) = play_in_wasm([game | {"whole": True}], root / "web", root / NET)
    lines = NativeCore(root / NET).transcript(game)
    assert json.loads(whole) == lines
    assert "WebAssembly says" in first_difference(whole, ["other", *lines[1:]])
