"""The tree of variations: walking, changing, and PGN without loss."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_boards import boards
from short_game import short_record
from skep import (
    Board,
    GameError,
    IllegalMoveError,
    Line,
    Record,
    RecordError,
    read_record,
    read_records,
)
from skep.notation import Style, read_pgn, read_pgns, write_pgn
from skep.record_line import MOST_DEPTH, sign_of

STYLES: tuple[Style, ...] = ("mzinga", "hivegame")
HEADER = '[GameType "Base"]\n\n'
texts = st.text(
    st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from("{}()[]\\%\n\t $1.!?;")),
    max_size=20,
)
nag_sets = st.sets(st.integers(0, 255), max_size=3)
times = st.none() | st.integers(0, 10**6).map(lambda milliseconds: milliseconds / 1000)


@st.composite
def trees(draw: st.DrawFn) -> Record:
    """A random game with random variations, and all that can stand on a move."""
    board = draw(boards)
    if draw(st.booleans()):
        board = Board.from_position(board.position_string())
    root = Record.from_board(board).tree()
    root.comment = draw(texts)
    for _ in range(draw(st.integers(0, 8))):
        nodes = [node for node in root.walk() if node.board().legal_moves]
        if not nodes:
            break
        node = draw(st.sampled_from(nodes))
        for _ in range(draw(st.integers(1, 3))):
            moves = list(node.board().legal_moves)
            if not moves:
                break
            node = node.add_variation(draw(st.sampled_from(moves)), comment=draw(texts))
            node.nags |= draw(nag_sets)
            node.clock, node.elapsed = draw(times), draw(times)
    for node in root.walk():
        if node.starts_variation:
            node.starting_comment = draw(texts)
    return Record.from_tree(root, {"White": "Ada"})


@given(trees(), st.sampled_from(STYLES))
def test_pgn_keeps_the_whole_tree(record: Record, style: Style) -> None:
    text = write_pgn(record, style)
    assert read_pgn(text) == record
    assert read_pgn(text.replace("\n", "\r\n").encode()) == record
    assert write_pgn(read_pgn(text), style) == text


@given(trees())
def test_a_tree_and_a_record_hold_the_same(record: Record) -> None:
    root = record.tree()
    assert record.with_tree(root) == record
    assert Record.from_tree(root.end(), record.tags).moves == record.moves
    assert [node.move for node in root.main_line()] == list(record.moves)
    for node in root.walk():
        board = node.board()
        assert board.move_stack == node.moves()
        assert node.ply == len(node.moves())
        assert node.root() is root
        assert node.is_main_line == (tuple(node.moves()) == record.moves[: node.ply])


@given(trees(), st.data())
def test_damaged_trees_are_read_or_refused_with_a_line(record: Record, data: st.DataObject) -> None:
    text = record.to_pgn()
    place = data.draw(st.integers(0, len(text) - 1))
    damage = data.draw(st.sampled_from("(){}[]$;!?1. \n"))
    errors: list[RecordError] = []
    list(read_pgns(text[:place] + damage + text[place + 1 :], errors=errors.append))
    assert all(error.line is not None for error in errors)


# --- What is read ---------------------------------------------------------------------------------


def pgn_of(body: str) -> Record:
    return read_pgn(HEADER + body)


def test_variations_comments_and_signs() -> None:
    record = pgn_of(
        "1. wS1 $1\n2. bS1 wS1-! {fine}\n( {or} 2... bG1 wS1- ?! 3. wQ -wS1 $10 {so}\n"
        "(3. wQ \\wS1) (3. wQ /wS1 4. bQ bG1-)) {after it}\n3. wQ -wS1\n"
    )
    assert record.nags == {1: (1,), 2: (1,)}
    assert record.comments == {2: "fine\nafter it"}
    (variation,) = record.variations[2]
    assert variation.comments == {0: "or", 2: "so"}
    assert variation.nags == {1: (6,), 2: (10,)}
    assert [len(line.moves) for line in variation.variations[2]] == [1, 2]
    assert record.to_pgn().endswith(
        "\n1. wS1\n$1\n2. bS1 wS1-\n$1\n{fine\nafter it}\n"
        "({ or} 2. bG1 wS1- $6 3. wQ -wS1 $10 { so} (3. wQ \\wS1) (3. wQ /wS1 4. bQ bG1-))\n"
        "3. wQ -wS1\n"
    )


def test_a_game_on_one_line() -> None:
    assert pgn_of("1. wS1 2. bS1 wS1- 3. wQ -wS1 4.bQ bS1-").moves == short_record().moves


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        ("(1. wS1)\n", 3, "before the first move"),
        ("1. wS1\n(1. wA1\n2. bS1 wA1-\n", 4, "never ends"),
        ("1. wS1\n(1. wA1 (1. wG1)\n", 4, "never ends"),
        ("1. wS1\n)\n", 4, "where no variation has begun"),
        ("1. wS1\n()\n", 4, "without moves"),
        ("1. wS1\n({only words})\n", 4, "without moves"),
        ("1. wS1\n($1 1. wA1)\n", 4, "no move before the sign"),
        ("$1\n1. wS1\n", 3, "no move before the sign"),
        ("1. wS1 $256\n", 3, "is no sign"),
        ("1. wS1\n(1. wA1 Draw)\n", 4, "is not a piece"),
        ("1. wS1\n(1. wA1 {x} Draw)\n", 4, "inside a variation"),
        ("1. wS1\nDraw\n(1. wA1)\n", 5, "after the result"),
        ("1. wS1\n(1. wQ)\n", 4, "may not be a player's first piece"),
        ("1. wS1\n2. bS1 wS1-\n(\n2. bA1 wS1-\n3. wA1 bA1-\n)\n", 7, "opponent"),
        ("1. wS1\n(3. wA1)\n", 4, "this is move 1, but its number is '3'"),
        ("1. wS1\n" + "(1. wA1" * (MOST_DEPTH + 1), 4, f"more than {MOST_DEPTH} deep"),
    ],
)
def test_a_broken_tree_names_line_and_reason(body: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError, match=reason.replace("(", r"\(")) as caught:
        pgn_of(body)
    assert caught.value.line == line
    assert f"line {line}: " in str(caught.value)


def test_the_games_around_a_broken_tree_are_read() -> None:
    good = short_record().to_pgn()
    broken = '[GameType "Base"]\n[White "X"]\n\n1. wS1\n(1. wA1\n\n'
    errors: list[RecordError] = []
    from_file = list(read_records(good + "\n" + broken + good, errors=errors.append))
    assert from_file == [short_record(), short_record()]
    assert [error.game for error in errors] == [2]


# --- Records --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"nags": {1: (256,)}}, "is no sign"),
        ({"nags": {1: ("!",)}}, "is no sign"),
        ({"nags": {0: (1,)}}, "sign on ply 0"),
        ({"nags": {9: (1,)}}, "sign on ply 9"),
        ({"variations": {0: (Line(),)}}, "variation on ply 0"),
        ({"variations": {5: (Line(),)}}, "variation on ply 5"),
        ({"variations": {1: (Line(),)}}, "has no moves"),
        ({"position": "Base;White[1]"}, "is not of the form"),
        ({"position": "Base;Black[1];-;0,0:wS1"}, "rules"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, object], message: str) -> None:
    record = short_record()
    with pytest.raises(RecordError, match=message):
        Record(record.rules if "position" not in change else Board().rules, record.moves, **change)  # type: ignore[arg-type]


def test_an_illegal_variation_is_refused() -> None:
    record = short_record()
    wrong = Line((record.moves[3],))
    with pytest.raises(RecordError, match="in a variation on move 1"):
        Record(record.rules, record.moves, variations={1: (wrong,)})
    with pytest.raises(TypeError, match="a variation is a Line"):
        Record(record.rules, record.moves, variations={1: ("wS1",)})  # type: ignore[dict-item]


def test_a_game_that_begins_with_a_set_up() -> None:
    start = Board.from_position("Base;White[3];bQ;-1,0:wQ 0,0:wS1 1,0:bS1 2,0:bQ")
    board = start.copy()
    board.push_uhp("wA1 -wQ")
    record = Record.from_board(board)
    assert record.position == start.position_string()
    text = record.to_pgn()
    assert f'[Position "{start.position_string()}"]\n' in text
    assert read_pgn(text) == record
    assert read_record(text).board() == board
    with pytest.raises(RecordError, match="empty table"):
        record.to_game_string()
    with pytest.raises(RecordError, match="line 1: the tag GameType"):
        read_pgn(text.replace('"Base"', '"Base+M"'))
    with pytest.raises(RecordError, match="line 9: the position"):
        read_pgn(text.replace("2,0:bQ", "7,0:bQ"))


def test_the_main_line_alone() -> None:
    record = pgn_of("1. wS1\n(1. wA1)\n2. bS1 wS1-\n")
    assert record.variations
    assert not record.main_line().variations
    assert record.main_line().moves == record.moves


# --- Nodes ----------------------------------------------------------------------------------------


def test_variations_are_put_forward_and_back() -> None:
    root = short_record().tree()
    ant, beetle = root.add_uhp("wA1"), root.add_uhp("wB1")

    def names() -> list[str]:
        return [str(node.move.piece) for node in root.variations if node.move]

    assert names() == ["wS1", "wA1", "wB1"]
    beetle.promote()
    assert names() == ["wS1", "wB1", "wA1"]
    beetle.promote()
    beetle.promote()
    assert names() == ["wB1", "wS1", "wA1"]
    beetle.demote()
    assert names() == ["wS1", "wB1", "wA1"]
    deep = ant.add_uhp("bS1 wA1-").add_uhp("wQ -wA1")
    deep.promote_to_main()
    assert names() == ["wA1", "wS1", "wB1"]
    assert deep.is_main_line
    assert root.end() is deep
    deep.remove()
    assert root.end() is ant.next()
    assert (deep.is_root, deep.board().ply) == (True, 3)


def test_a_move_is_added_once() -> None:
    root = short_record().tree()
    first = root.add_uhp("wS1", comment="good", nags=[1])
    assert first is root.next()
    again = root.add_uhp("wS1", comment="very good", nags=[3])
    assert again is first
    assert (first.comment, first.nags) == ("good\nvery good", {1, 3})
    assert str(first) == "1. wS1 ! !!"
    assert repr(root) == "<GameNode the start>"
    assert sign_of(10) == "$10"
    last = root.add_line(short_record().moves)
    assert last is root.end()
    assert root.variation(short_record().moves[0]) is first
    assert root.variation(short_record().moves[1]) is None


def test_nodes_refuse_what_makes_no_sense() -> None:
    root = short_record().tree()
    with pytest.raises(IllegalMoveError):
        root.add_variation(short_record().moves[1])
    assert len(root.variations) == 1
    for wrong in (root.remove, root.promote, root.demote, root.uhp):
        with pytest.raises(GameError):
            wrong()


def test_a_result_stays_with_its_moves() -> None:
    record = pgn_of("1. wS1\n2. bS1 wS1-\n\nWhiteWins\n")
    root = record.tree()
    node = root.add_uhp("wA1")
    assert record.with_tree(root).result == "WhiteWins"
    node.promote_to_main()
    assert record.with_tree(root).result == "InProgress"


def test_a_long_game_is_no_deep_recursion() -> None:
    board = Board("Base")
    for text in (r"wS1", r"bS1 wS1-", r"wQ -wS1", r"bQ bS1-"):
        board.push_uhp(text)
    for _ in range(400):
        for text in (r"wQ \wS1", r"bQ bS1/", r"wQ -wS1", r"bQ bS1-"):
            board.push_uhp(text)
    record = Record.from_board(board)
    assert record.with_tree(record.tree()) == record


def test_variations_too_deep_inside_each_other_are_refused() -> None:
    board = Board("Base")
    for text in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"):
        board.push_uhp(text)
    root = Record.from_board(board).tree()
    node = root.end()
    for text in (r"wQ \wS1", r"bQ bS1/", r"wQ -wS1", r"bQ bS1-") * 90:
        move = board.parse_uhp(text)
        node.add_variation(next(other for other in board.legal_moves if other != move))
        node = node.add_variation(move)
        board.push(move)
    with pytest.raises(RecordError, match=f"more than {MOST_DEPTH} deep"):
        Record.from_tree(root)


def test_nodes_are_neither_copied_nor_pickled() -> None:
    root = short_record().tree()
    for wrong in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="the record, and take its tree"):
            wrong(root)
