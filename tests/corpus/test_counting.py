"""Statistics, the opening tree, filters and duplicates."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from corpus.games import as_games, random_record
from skep import Board, GameState, GameType, Record, read_record
from skep.corpus import (
    GameFilter,
    OpeningTree,
    Statistics,
    game_digest,
    statistics_svg,
    tree_svg,
    without_duplicates,
)
from skep.symmetry import Symmetry

ONE = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
# The same after a turn.
TURNED = r"Base;InProgress;White[3];wS1;bS1 wS1/;wQ /wS1;bQ bS1/"
# The same position by two orders of moves.
ANT_LAST = r"Base;InProgress;Black[4];wG1;bG1 wG1-;wS1 -wG1;bQ bG1-;wQ /wG1;bA1 bQ-;wA1 -wS1"
QUEEN_LAST = r"Base;InProgress;Black[4];wG1;bG1 wG1-;wQ /wG1;bQ bG1-;wS1 -wG1;bA1 bQ-;wA1 -wS1"


def record(text: str, **tags: str) -> Record:
    found = read_record(text)
    found.tags.update(tags)
    return found


def won(text: str, result: str) -> Record:
    found = record(text)
    found.result = GameState(result)
    return found


def test_statistics_count_games() -> None:
    games = [
        record(ONE, White="Ada", Black="Brin", Date="2024.05.03", WhiteElo="1500", BlackElo="1400"),
        record(TURNED, White="Ada", Black="Ada", Date="3 May 2019"),
        won("Base+M;InProgress;Black[1];wM", "Draw"),
    ]
    found = Statistics.of(games)
    figures = found.to_json()
    assert figures["games"] == 3
    assert figures["types"] == {"Base": 2, "Base+M": 1}
    assert figures["results"] == {"InProgress": 2, "Draw": 1}
    assert figures["plies"]["mean"] == pytest.approx(3)
    assert (figures["plies"]["shortest"], figures["plies"]["longest"]) == (1, 4)
    assert figures["years"] == {"2019": 1, "2024": 1}
    assert figures["most_games"] == {"Ada": 2, "Brin": 1}
    assert figures["rated_games"] == 1
    assert "Ada 2, Brin 1" in found.text()
    json.dumps(figures)
    assert Statistics().text() == "games          0"


def test_names_cannot_write_to_the_terminal() -> None:
    text = Statistics.of([record(ONE, White="Ada\x1b[2J\u202e")]).text()
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_one_opening_by_turns_reflections_and_orders_is_one_line() -> None:
    tree = OpeningTree.of([won(ONE, "WhiteWins"), won(TURNED, "BlackWins")])
    root = tree.roots["Base"]
    assert (root.games, root.results, root.white_score) == (2, [1, 0, 1], 0.5)
    lines = list(tree.lines("Base"))
    assert [(depth, text, count) for depth, text, count, _ in lines] == [
        (1, "wS1", 2), (2, "bS1 wS1-", 2), (3, "wQ -wS1", 2), (4, "bQ bS1-", 2),
    ]  # fmt: skip
    orders = OpeningTree.of([record(ANT_LAST), record(QUEEN_LAST)])
    counts = [node.games for node in orders.nodes.values()]
    assert counts.count(2) == 6  # the first three positions, and those after both are placed
    assert counts.count(1) == 4
    rulebook = read_record("Base;InProgress;Black[1];wQ", opening="rulebook")
    assert sorted(OpeningTree.of([rulebook, record(ONE)]).roots) == ["Base", "Base rulebook"]


def test_every_node_counts_the_games_that_came_through_it() -> None:
    records = [random_record(seed, "Base", 6) for seed in range(60)]
    tree = OpeningTree.of(records, plies=3)
    expected: dict[int, int] = {}
    for each in records:
        keys = {board.canonical_key for board in list(each.boards())[:4]}
        for key in keys:
            expected[key] = expected.get(key, 0) + 1
    assert {key: node.games for (_, key), node in tree.nodes.items()} == expected
    for node in tree.nodes.values():
        inside = sum(count for _, count in node.moves.values())
        assert inside == (node.games if node.ply < 3 else 0)
    frequent = tree.to_json(least=5)["Base"]["positions"]
    assert all(each["games"] >= 5 for each in frequent.values())
    assert all(move["to"] in frequent for each in frequent.values() for move in each["moves"])
    assert "Base: 60 games" in tree.text()


def test_the_drawings_are_svg() -> None:
    records = [random_record(seed, "Base", 6, White="<&>") for seed in range(20)]
    tree = OpeningTree.of(records, plies=3)
    for text in (
        statistics_svg(Statistics.of(records)),
        statistics_svg(Statistics()),
        tree_svg(tree, "Base"),
    ):
        assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    boxes = tree_svg(tree, "Base").count("<rect")
    assert boxes == len(list(tree.lines("Base")))
    with pytest.raises(ValueError, match="Base\\+M"):
        tree_svg(tree, "Base+M")


def test_a_filter_asks_all_of_a_game() -> None:
    game = record(
        ONE, White="Ada", Black="Brin", Date="2024.05.03", WhiteElo="1500", BlackElo="1400"
    )
    fits = [
        GameFilter(),
        GameFilter(types=(GameType.BASE,), results=(GameState.IN_PROGRESS,)),
        GameFilter(player="bri", first_year=2024, last_year=2024, least_rating=1400),
        GameFilter(least_plies=4, most_plies=4),
        GameFilter(position=Board.from_game_string(TURNED)),
    ]
    assert all(each.accepts(game) for each in fits)
    fails = [
        GameFilter(types=(GameType.BASE_M,)),
        GameFilter(results=(GameState.DRAW,)),
        GameFilter(player="Cleo"),
        GameFilter(first_year=2025),
        GameFilter(last_year=2023),
        GameFilter(least_rating=1401),
        GameFilter(least_plies=5),
        GameFilter(most_plies=3),
        GameFilter(position=Board.from_game_string("Base;InProgress;Black[1];wA1")),
    ]
    assert not any(each.accepts(game) for each in fails)
    unknown = record(ONE)
    assert not GameFilter(first_year=1).accepts(unknown)
    assert not GameFilter(least_rating=1).accepts(unknown)


def test_a_set_up_position_is_looked_for_everywhere() -> None:
    board = Board.from_game_string(ONE)
    set_up = Board.from_position(board.position_string())
    assert GameFilter(position=set_up).accepts(record(rf"{TURNED};wA1 /wQ"))
    assert not GameFilter(position=set_up).accepts(record("Base;InProgress;Black[1];wS1"))


def test_duplicates_are_the_same_moves_turned_or_reflected() -> None:
    first = random_record(1, plies=20, White="Ada")
    twins = [Record.from_board(first.board().transform(symmetry)) for symmetry in Symmetry.all()]
    assert {game_digest(each) for each in twins} == {game_digest(first)}
    shorter = random_record(1, plies=19)
    other = random_record(2, plies=20)
    games = as_games(first, *twins, shorter, other, first)
    assert [each.number for each in without_duplicates(games)] == [1, 14, 15]
