"""The books of openings: legal, even, all different, and made anew by the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from skep import Board, Bug, Color, GameType, Piece, RecordError, cli
from skep.lab.make_openings import evaluate, exchange_value, make_openings, signature
from skep.lab.openings import book_name, load_openings, parse_openings


@pytest.mark.parametrize("game_type", list(GameType))
def test_the_book_of_each_game_type(game_type: GameType) -> None:
    openings = load_openings(game_type)
    assert len(openings) >= 100
    boards = [Board.from_game_string(text, opening="tournament") for text in openings]
    assert len({board.canonical_key for board in boards}) == len(boards)
    assert len({signature(board) for board in boards}) == len(boards)
    for board in boards:
        assert board.game_type is game_type
        assert board.ply in (6, 8)
        for color in Color:
            assert board.hex_of(Piece(color, Bug.QUEEN)) is not None
    # All sorts of pieces come out.
    bugs = {piece.bug for board in boards for piece in board.pieces()}
    assert bugs == set(game_type.bugs)


@pytest.mark.parametrize("game_type", [GameType.BASE, GameType.BASE_MLP])
def test_openings_are_even(game_type: GameType) -> None:
    """An exchange of moves is worth less than any piece that is free, whoever gains by it."""
    for text in load_openings(game_type)[:6]:
        board = Board.from_game_string(text)
        assert abs(exchange_value(board)) <= 3
        assert board.game_string() == text


def test_evaluation_is_that_of_the_mirror() -> None:
    """Both sides have the same, so nobody is ahead."""
    board = Board.from_game_string("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
    assert evaluate(board) == 0
    board.push_uhp("wA1 -wQ")
    assert evaluate(board) < 8


def test_signature_is_the_same_for_all_twelve_symmetries() -> None:
    first = Board.from_game_string(r"Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1")
    turned = Board.from_game_string(r"Base;InProgress;Black[2];wS1;bS1 wS1\;wQ \wS1")
    mirrored = Board.from_game_string(r"Base;InProgress;Black[2];wS1;bS1 wS1/;wQ /wS1")
    other = Board.from_game_string(r"Base;InProgress;Black[2];wS1;bS1 wS1/;wQ -wS1")
    assert signature(first) == signature(turned) == signature(mirrored) != signature(other)


def test_a_seed_gives_the_same_book(tmp_path: Path) -> None:
    openings = make_openings(GameType.BASE, 2, seed=5)
    assert len(openings) == 2
    assert make_openings(GameType.BASE, 2, seed=5) == openings
    assert make_openings(GameType.BASE, 2, seed=6) != openings
    words = ["lab", "openings", str(tmp_path / "books"), "--count", "2", "--seed", "5"]
    assert cli.main([*words, "--type", "Base"]) == 0
    assert load_openings(GameType.BASE, tmp_path / "books" / book_name(GameType.BASE)) == openings


@pytest.mark.slow
def test_the_books_are_those_of_their_seed() -> None:
    assert make_openings(GameType.BASE, 200, seed=1) == load_openings(GameType.BASE)


def test_broken_books_are_refused(tmp_path: Path) -> None:
    good = "Base;InProgress;Black[1];wS1"
    assert parse_openings(f"# a book\n\n  {good}  \n", GameType.BASE) == [good]
    for text, message in (
        ("", "no opening"),
        ("# nothing\n", "no opening"),
        (f"{good}\nBase;InProgress;Black[1];wQ;bQ wQ-;wQ bQ\n", "line 2: move 3"),
        ("Base+M;NotStarted;White[1]", "line 1: not Base but Base+M"),
        ("gibberish", "line 1: 'gibberish'"),
    ):
        with pytest.raises(RecordError, match=message.replace("+", r"\+")):
            parse_openings(text, GameType.BASE, "book.txt")
    path = tmp_path / "book.txt"
    path.write_text("Base;nonsense\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"book\.txt, line 1"):
        load_openings(GameType.BASE, path)
    path.write_bytes(good.encode() + b"\n# caf\xe9\n")
    with pytest.raises(RecordError, match=r"book\.txt, line 2: this is not text in UTF-8"):
        load_openings(GameType.BASE, path)
