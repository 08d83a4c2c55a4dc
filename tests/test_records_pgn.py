"""PGN: what is written, what is understood, and that nothing is lost."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from random_boards import boards
from short_game import short_record
from skep import (
    Board,
    GameState,
    GameType,
    Opening,
    Record,
    RecordError,
    Repetition,
    Rules,
    Termination,
    read_record,
)
from skep.notation import Style, read_pgn, read_pgns, write_pgn, write_pgns

STYLES: tuple[Style, ...] = ("mzinga", "hivegame")


# --- Any record -----------------------------------------------------------------------------------

texts = st.text(
    st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from('{}[]\\"%\n\r\t \0x5bc'))
)
tag_names = st.from_regex(r"[A-Za-z0-9_]{1,12}", fullmatch=True).filter(
    lambda name: name not in ("GameType", "Result", "OpeningRule", "RepetitionRule", "EndedBy")
)
times = st.floats(0, 1e6) | st.integers(0, 10**6)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of a random game with anything in it that a record can hold."""
    board = draw(boards)
    plies = st.integers(1, board.ply) if board.ply else st.nothing()
    return Record(
        board.rules,
        tuple(board.move_stack),
        tags=draw(st.dictionaries(tag_names | st.sampled_from(("White", "Date")), texts)),
        comments=draw(st.dictionaries(st.integers(0, board.ply), texts)),
        result=draw(st.sampled_from(GameState)),
        termination=draw(st.none() | st.sampled_from(Termination)),
        clocks=draw(st.dictionaries(plies, times)),
        elapsed=draw(st.dictionaries(plies, times)),
    )


@pytest.mark.parametrize("style", STYLES)
@given(record=records())
def test_pgn_loses_nothing(style: Style, record: Record) -> None:
    text = record.to_pgn(style)
    assert read_pgn(text) == record
    assert read_pgn(text.encode()) == record
    assert read_pgn(text.replace("\n", "\r\n")) == record
    assert read_record(text) == record
    assert read_pgn(text).to_pgn(style) == text


@given(st.lists(records(), max_size=4), st.sampled_from(STYLES))
def test_several_games_in_one_pgn(several: list[Record], style: Style) -> None:
    assert list(read_pgns(write_pgns(several, style))) == several


# --- PGN ------------------------------------------------------------------------------------------


def test_pgn_as_mzinga_writes_it() -> None:
    record = short_record()
    record.tags = {"White": "Ada", "Black": "Brin", "Date": "2024.05.03", "Extra": "kept"}
    record.comments = {0: "The game.", 2: "Two\nlines."}
    record.result = GameState.DRAW
    assert record.to_pgn() == (
        '[GameType "Base"]\n[Date "2024.05.03"]\n[Event ""]\n[Site ""]\n[Round ""]\n'
        '[White "Ada"]\n[Black "Brin"]\n[Result "Draw"]\n[Extra "kept"]\n\n'
        "{The game.}\n1. wS1\n2. bS1 wS1-\n{Two\nlines.}\n3. wQ -wS1\n4. bQ bS1-\n\nDraw\n"
    )


def test_pgn_as_hivegame_reads_it() -> None:
    """It takes every line that begins with a number for a move, and knows scores only."""
    record = short_record()
    record.comments = {2: "2 good moves\n3 better ones"}
    record.result = GameState.WHITE_WINS
    text = record.to_pgn("hivegame")
    assert '[Result "1-0"]\n' in text
    assert "{ 2 good moves\\x0a3 better ones}\n" in text
    assert text.endswith("\n\n1-0\n")
    with pytest.raises(ValueError, match="the styles are"):
        record.to_pgn("chess")  # type: ignore[arg-type]


def test_the_rules_survive() -> None:
    rules = Rules(GameType.BASE_P, Opening.RULEBOOK, Repetition.THREEFOLD)
    text = Record(rules).to_pgn()
    assert '[OpeningRule "rulebook"]\n[RepetitionRule "threefold"]\n' in text
    assert read_pgn(text).rules == rules
    assert "Rule" not in Record().to_pgn()


HEADER = '[GameType "Base"]\n'


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("WhiteWins", "WhiteWins"),
        ("BlackWins", "BlackWins"),
        ("Draw", "Draw"),
        ("1-0", "WhiteWins"),
        ("0-1", "BlackWins"),
        ("1/2-1/2", "Draw"),
        ("½-½", "Draw"),
        ("InProgress", "InProgress"),
        ("NotStarted", "InProgress"),
        ("*", "InProgress"),
        ("", "InProgress"),
    ],
)
def test_every_way_to_state_a_result(word: str, result: str) -> None:
    moves = "1. wS1\n2. bS1 wS1-\n"
    assert read_pgn(f'{HEADER}[Result "{word}"]\n\n{moves}').result == result
    if word:
        assert read_pgn(f"{HEADER}\n{moves}\n{word}\n").result == result
        assert read_pgn(f'{HEADER}[Result "{word}"]\n\n{moves}\n{word}\n').result == result


@pytest.mark.parametrize("word", ["error parsing result", "Adjudicated", "Unkown"])
def test_a_result_nobody_understands_is_kept(word: str) -> None:
    record = read_pgn(f'{HEADER}[Result "{word}"]\n\n1. wS1\n\n{word}\n')
    assert record.result == "InProgress"
    assert record.tags == {"SourceResult": word}
    assert read_pgn(record.to_pgn()) == record


def test_numbers_before_moves() -> None:
    moves = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]
    expected = short_record().moves
    numbered = [f"{ply}. {move}" for ply, move in enumerate(moves, 1)]
    full_moves = [
        f"{ply // 2 + 1}{'...' if ply % 2 else '.'}{move}" for ply, move in enumerate(moves)
    ]
    for lines in (moves, numbered, full_moves, [f"  {line}  " for line in numbered]):
        assert read_pgn(HEADER + "\n" + "\n".join(lines)).moves == expected


@pytest.mark.parametrize("opening", ["auto", "rulebook"])
def test_a_queen_first_game(opening: str) -> None:
    text = HEADER + "\n1. wQ\n2. bQ wQ-\n"
    assert read_pgn(text, opening).rules.opening is Opening.RULEBOOK
    with pytest.raises(RecordError) as caught:
        read_pgn(text, "tournament")
    assert caught.value.ply == 1


def test_a_tag_says_more_than_the_moves() -> None:
    text = HEADER + '[OpeningRule "rulebook"]\n\n1. wS1\n'
    assert read_pgn(text).rules.opening is Opening.RULEBOOK
    assert read_pgn(text, "tournament").rules.opening is Opening.TOURNAMENT


def test_hivegame_has_written_climbs_with_a_mark() -> None:
    board = Board.from_game_string(
        "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 wQ/;bA1 bQ-"
    )
    moves = "\n".join(board.game_string().split(";")[3:])
    marked = f"\n{moves}\nwB1 wQ-\n"
    record = read_pgn(f'{HEADER}[Site "hivegame.com"]\n{marked}')
    assert record.moves[-1] == board.parse_uhp("wB1 wS1")
    with pytest.raises(RecordError, match="the climb is written 'wB1 wS1'") as caught:
        read_pgn(HEADER + marked)
    assert caught.value.ply == 7


def test_boardspace_numbers_single_pieces() -> None:
    text = '[GameType "Base+M"]\n\n1. wM1\n2. bM1 wM1-\n3. wQ1 -wM\n4. bQ bM1-\n'
    record = read_pgn(text)
    assert record.to_game_string() == "Base+M;InProgress;White[3];wM;bM wM-;wQ -wM;bQ bM-"


def test_comments_wherever_they_stand() -> None:
    record = read_pgn(
        HEADER
        + "\n{ before }\n1. wS1 {on the line}{and another}\n{\nmany\n\nlines }\n2. bS1 wS1-\n{}\n"
        "3. wQ -wS1 {a [%clk 0:01:00] b [%clk 0:02:00]}{[%emt 0:00:07]}\n\nDraw\n{after the end}\n"
    )
    assert record.comments == {
        0: "before",
        1: "on the line\nand another\nmany\n\nlines",
        3: "a b [%clk 0:02:00]\nafter the end",
    }
    assert record.clocks == {3: 60.0}
    assert record.elapsed == {3: 7.0}
    assert read_pgn(record.to_pgn()) == record


@example("\\x5b")
@example("\\\\x7b{")
@example("wA1 \\bQ")
@example("[%clk 0:00:01]")
@example(" \n")
@given(texts.filter(bool))
def test_a_comment_may_hold_any_text(text: str) -> None:
    record = Record(comments={0: text}, tags={"Event": text})
    for style in STYLES:
        assert read_pgn(record.to_pgn(style)) == record


def test_a_backslash_in_a_comment_is_left_alone() -> None:
    record = Record(comments={0: r"wA1 \bQ was better"})
    assert r"{wA1 \bQ was better}" in record.to_pgn()


def test_tag_values_as_others_write_them() -> None:
    record = read_pgn(
        HEADER + '[White "Joe "the Ant" Doe"]\n[Black "a\\"b\\\\c"]\n[ Event   "x" ]\n'
    )
    assert record.tags == {"White": 'Joe "the Ant" Doe', "Black": 'a"b\\c', "Event": "x"}


@pytest.mark.parametrize(
    ("text", "ply", "message"),
    [
        ("\n\n", None, "no game"),
        ("1. wS1\n", None, "line 1 has no GameType tag"),
        ('[White "Ada"]\n\n1. wS1\n', None, "no GameType tag"),
        ('[GameType "Chess"]\n', None, "line 1: 'Chess' is not a game type"),
        ('[GameType "Base"\n', None, "line 1: .* is not a tag"),
        ("[GameType Base]\n", None, "line 1: .* is not a tag"),
        (HEADER + '[Game Type "Base"]\n', None, "line 2: .* is not a tag"),
        (HEADER + '[White "A"]\n[White "B"]\n', None, "line 3: the tag White was there"),
        (HEADER + '[EndedBy "magic"]\n', None, "line 2: 'magic' is not a way"),
        (HEADER + '[OpeningRule "magic"]\n', None, "line 2: 'magic' is not an opening rule"),
        (HEADER + '[RepetitionRule "x"]\n', None, "line 2: 'x' is not a repetition rule"),
        (HEADER + "\n{ never closed\n1. wS1\n", None, "line 3: the comment that begins here"),
        (HEADER + "\n1. wS1\n\nDraw\n\n2. bS1 wS1-\n", None, "line 7: .* after the result"),
        (HEADER + '[Result "1-0"]\n\n1. wS1\n\n0-1\n', None, "two results"),
        (HEADER + "\n1. wS1\n3. bS1 wS1-\n", 2, "line 4: this is move 2, but its number is '3'"),
        (HEADER + "\n1. wS1\n2. bS1 wS1-\n3. wQ wS1", 3, "line 5: move 3 .*occupied"),
        (HEADER + "\n1. wS1\n2. bS1\n", 2, "line 4: move 2: .* has no target"),
        (HEADER + "\n1. wS1\n2. bS1 wS\n", 2, "line 4: move 2: .* 'wS' is not a piece"),
        (HEADER + "\n1. wS1}\n", 1, "'wS1}' is not a piece"),
        (HEADER + "\n1. wM\n", 1, "line 3: move 1 "),
        (HEADER + "\n1. wS1\n2. pass\n", 2, "line 4: move 2 "),
    ],
)
def test_what_is_no_pgn(text: str, ply: int | None, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        read_pgn(text)
    assert caught.value.ply == ply


def test_several_games_are_not_one() -> None:
    two = write_pgns([Record(), short_record()])
    with pytest.raises(RecordError, match="holds 2 games"):
        read_pgn(two)
    with pytest.raises(RecordError, match="holds 2 games"):
        read_record(two)


def test_the_games_before_a_broken_one_are_read() -> None:
    games = read_pgns(write_pgn(short_record()) + '\n[GameType "Base"]\n\n1. bS1\n')
    assert next(games) == short_record()
    with pytest.raises(RecordError, match="line 17: move 1 "):
        next(games)
