"""Records: what they hold, and that every format gives back what it was given."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import skep
from boardspace import DIALECTS, Dialect, to_sgf
from random_boards import boards
from skep import (
    Board,
    GameType,
    Hex,
    IllegalMoveError,
    Move,
    Opening,
    Piece,
    Record,
    RecordError,
    Repetition,
    Rules,
    Termination,
    read_record,
)
from skep.notation import read_pgn, read_pgns, read_sgf, write_pgn, write_pgns
from skep.notation.pgn import Style
from skep.notation.sgf import GRID

RECORDS = Path(__file__).parent / "data" / "records"
SHORT = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
WON = (
    r"Base;WhiteWins;White[8];wS1;bA1 wS1\;wQ -wS1;bQ bA1\;wA1 \wS1;bS1 bQ\;wA2 \wA1;bB1 /bQ;"
    r"wG1 -wQ;bG1 bS1/;wA2 bB1\;bG2 \bG1;wG2 /wG1;bA2 /bA1"
)
STYLES: tuple[Style, ...] = ("mzinga", "hivegame")


def short_record() -> Record:
    return Record.from_board(Board.from_game_string(SHORT))


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
        result=draw(st.sampled_from(("", "Draw", "WhiteWins", "BlackWins"))),
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
    record.result, record.termination = "BlackWins", Termination.RESIGNATION
    assert record.board().game_state() == "InProgress"
    text = record.to_pgn()
    assert '[Result "BlackWins"]' in text
    assert '[EndedBy "resignation"]' in text
    assert read_pgn(text) == record


def test_a_result_that_is_open_is_the_boards() -> None:
    board = Board.from_game_string(WON)
    record = Record(board.rules, tuple(board.move_stack), result="InProgress")
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


# --- PGN ------------------------------------------------------------------------------------------


def test_pgn_as_mzinga_writes_it() -> None:
    record = short_record()
    record.tags = {"White": "Ada", "Black": "Brin", "Date": "2024.05.03", "Extra": "kept"}
    record.comments = {0: "The game.", 2: "Two\nlines."}
    record.result = "Draw"
    assert record.to_pgn() == (
        '[GameType "Base"]\n[Date "2024.05.03"]\n[Event ""]\n[Site ""]\n[Round ""]\n'
        '[White "Ada"]\n[Black "Brin"]\n[Result "Draw"]\n[Extra "kept"]\n\n'
        "{The game.}\n1. wS1\n2. bS1 wS1-\n{Two\nlines.}\n3. wQ -wS1\n4. bQ bS1-\n\nDraw\n"
    )


def test_pgn_as_hivegame_reads_it() -> None:
    """It takes every line that begins with a number for a move, and knows scores only."""
    record = short_record()
    record.comments = {2: "2 good moves\n3 better ones"}
    record.result = "WhiteWins"
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


# --- BoardSpace -----------------------------------------------------------------------------------


def year(dialect: Dialect) -> str:
    return str(dialect.year)


@pytest.mark.parametrize("dialect", DIALECTS, ids=year)
@given(board=boards, seed=st.integers(0, 2**32))
def test_boardspace_in_the_spelling_of_every_year(
    dialect: Dialect, board: Board, seed: int
) -> None:
    record = read_sgf(to_sgf(board, dialect, seed), board.rules.opening, board.rules.repetition)
    assert list(record.moves) == board.move_stack
    assert record.rules == board.rules
    assert record.tags["White"] == "Ada"
    assert record.tags["Black"] == "Brin"
    assert record.tags["Date"] == f"{dialect.year}.05.03"
    assert record.result == board.game_state()
    assert set(record.elapsed) == (set(range(1, board.ply + 1)) if dialect.clocks else set())
    assert read_pgn(record.to_pgn()) == record


@pytest.mark.parametrize("direction", range(6))
def test_a_hive_that_leaves_the_grid(direction: int) -> None:
    """BoardSpace's grid wraps; ours does not."""
    board = Board("Base")
    rng = random.Random(direction)
    ahead = Hex(0, 0).neighbors()[direction]

    def progress(move: Move) -> float:
        """How far a move goes ahead, with a little luck so that the hive is never stuck."""
        start = None if move.piece is None else board.hex_of(move.piece)
        if start is None or move.to is None:
            return -9
        step = move.to - start
        far = 2 * (step.q * ahead.q + step.r * ahead.r) + step.q * ahead.r + step.r * ahead.q
        return far + rng.expovariate(0.5)

    for text in ("wG1", "bG1 wG1-", "wQ -wG1", "bQ bG1-"):
        board.push_uhp(text)
    for _ in range(1000):
        board.push(max(board.legal_moves, key=progress))
    assert board.pieces()[Piece.from_name("wQ")].distance(Hex(0, 0)) >= GRID
    assert list(read_sgf(to_sgf(board, DIALECTS[2])).moves) == board.move_stack


def sgf(*commands: str, header: str = "GM[27]VV[1]\nSU[hive-plm]") -> str:
    """A file of BoardSpace's from commands such as `0 dropb wS1 N 13 .`, the player first."""
    names = 'P0[id "Ada"]\nP1[id "Brin"]'
    lines = [f"; P{text[0]}[{serial} {text[2:]}]" for serial, text in enumerate(commands)]
    return "\n".join((" (;", header, names, *lines, ")", ""))


OPENING_MOVES = ("0 dropb wS1 N 13 .", "0 done", "1 dropb bS1 O 13 wS1-", "1 done")
OPENING_STRING = "Base+MLP;InProgress;White[2];wS1;bS1 wS1-"


@pytest.mark.parametrize(
    ("commands", "moves"),
    [
        (("0 Start P0", "0 pick W 4 wS1", "0 dropb wS1 N 13 .", "0 done"), "wS1"),
        (("0 Pick W 4 wS1", "0 Dropb wS1 N 13 .", "0 Done "), "wS1"),
        (("0 move W wS1 N 13 .", "0 done"), "wS1"),
        (("0 MOVE w ws1 n 13 .", "0 DONE"), "wS1"),
        (("0 movedone W wS1 N 13 .",), "wS1"),
        (("0 dropb wL1 N 13 .", "0 done"), "wL"),
        (("0 dropb wL N 13 .", "0 done"), "wL"),
        (("0 pick w 4 S1", "0 dropb s1 N 13 .", "0 done"), "wS1"),
        (("0 pick w 3 B1", "0 dropb b1 N 13 .", "0 done"), "wB1"),
        (("0 dropb wS1 M 13 .", "0 done"), "wS1"),
        (("0 dropb wS1 A 1 .", "0 done"), "wS1"),
        # Only the last thing put down counts.
        (("0 dropb wA1 N 13 .", "0 pickb N 13 wA1", "0 dropb wS1 N 13 .", "0 done"), "wS1"),
        # The last piece counts even if its turn was not ended.
        (("0 dropb wS1 N 13 .",), "wS1"),
        (OPENING_MOVES, "wS1;bS1 wS1-"),
        (("0 dropb wS1 N 13 .", "0 done", "1 move B S1 M 12 /wS1", "1 done"), "wS1;bS1 /wS1"),
        (("0 dropb wS1 N 13 .", "0 done", "1 movedone B bP1 N 14 \\\\wS1"), "wS1;bP \\wS1"),
        (("0 dropb wS1 N 13 .", "0 done", "1 dropb bS1 O 14 nonsense", "1 done"), "wS1;bS1 wS1/"),
        (("0 dropb wS1 N 13 .", "0 done", "1 dropb bS1 N 12", "1 done"), "wS1;bS1 wS1\\"),
        # Offers have a `done` of their own.
        ((*OPENING_MOVES, "0 offerdraw", "0 done", "1 declinedraw", "1 done"), "wS1;bS1 wS1-"),
        # Whatever else is in the file does not matter.
        (("0 time 0:01:00", "0 dropb wS1 N 13 .", "0 vcr:@-1", "0 done"), "wS1"),
        ((), ""),
    ],
)
def test_the_commands_of_boardspace(commands: tuple[str, ...], moves: str) -> None:
    expected = "".join(f";{move}" for move in moves.split(";") if move)
    board = read_sgf(sgf(*commands)).board()
    assert "".join(f";{text}" for text in board.game_string().split(";")[3:]) == expected


PASS_NEXT = (
    r"Base+M;InProgress;Black[7];wB1;bB1 -wB1;wS1 wB1\;bQ /bB1;wM wS1/;bQ bB1\;wQ wM\;bB1 bQ;"
    r"wM wS1;bB1 wB1;wS2 wQ\;bB1 bQ;wB1 bB1"
)
THROW_NEXT = "Base+P;InProgress;Black[3];wP;bP wP/;wQ /wP;bQ bP-;wQ -bP"


@pytest.mark.parametrize(
    ("before", "commands", "move"),
    [
        (PASS_NEXT, ("1 pass", "1 done"), "pass"),
        (PASS_NEXT, ("1 Pass ", "1 Done"), "pass"),
        (PASS_NEXT, ("1 done",), "pass"),
        (
            PASS_NEXT,
            ("1 offerdraw", "1 done", "0 declinedraw", "0 done", "1 done"),
            "pass",
        ),
        (THROW_NEXT, ("1 pickb N 13 wP1", "1 pdropb wP1 P 15 \\\\bQ", "1 done"), r"wP \bQ"),
        (THROW_NEXT, ("1 pickb N 13 wp", "1 pdropb wp P 15 \\\\bQ", "1 done"), r"wP \bQ"),
        (THROW_NEXT, ("1 pmove W wP1 P 15 \\\\bQ", "1 done"), r"wP \bQ"),
        (THROW_NEXT, ("1 pmove W P P 15 \\\\bQ", "1 done"), r"wP \bQ"),
        (THROW_NEXT, ("1 pmovedone W wP1 P 15 \\\\bQ",), r"wP \bQ"),
        (THROW_NEXT, ("1 pickb P 14 q", "1 dropb q O 13 wP-", "1 done"), "bQ wP-"),
    ],
)
def test_passes_and_throws_of_boardspace(before: str, commands: tuple[str, ...], move: str) -> None:
    board = Board.from_game_string(before)
    text = to_sgf(board, DIALECTS[2])
    lines = [f"; P{text[0]}[{999} {text[2:]}]" for text in commands]
    record = read_sgf(text.replace("\n;\n", "\n" + "\n".join(lines) + "\n;\n"))
    assert list(record.moves) == [*board.move_stack, board.parse_uhp(move)]


@pytest.mark.parametrize(
    ("setup", "game_type"),
    [
        ("hive", "Base"),
        ("Hive", "Base"),
        ("hive-p", "Base+P"),
        ("Hive-PLM", "Base+MLP"),
        ("hive-lm", "Base+ML"),
        ("hive-plm 2 0 101", "Base+MLP"),
        ("hive 2 0 101", "Base"),
    ],
)
def test_the_pieces_in_a_boardspace_game(setup: str, game_type: str) -> None:
    record = read_sgf(sgf(header=f"GM[27]\nSU[{setup}]"))
    assert record.rules.game_type == game_type


@pytest.mark.parametrize(
    ("sentence", "commands", "result", "termination"),
    [
        ("Game won by Ada", (), "WhiteWins", None),
        ("Game won by Brin", (), "BlackWins", None),
        ("Brin vann spelet", (), "BlackWins", None),
        ("Ada is the game's winner", (), "WhiteWins", None),
        ("The game is a draw", (), "Draw", None),
        ("", ("0 resign", "0 done"), "BlackWins", Termination.RESIGNATION),
        ("Game won by Ada", ("1 resign", "1 done"), "WhiteWins", Termination.RESIGNATION),
        (
            "The game is a draw",
            ("0 offerdraw", "0 done", "1 acceptdraw", "1 done"),
            "Draw",
            Termination.AGREEMENT,
        ),
        ("", ("0 offerdraw", "0 done", "1 acceptdraw", "1 done"), "Draw", Termination.AGREEMENT),
        ("", (), "InProgress", None),
        ("Adam won", (), "InProgress", None),
        ("Ada and Brin stopped", (), "InProgress", None),
    ],
)
def test_the_result_of_a_boardspace_game(
    sentence: str, commands: tuple[str, ...], result: str, termination: Termination | None
) -> None:
    header = f"GM[27]\nSU[hive-plm]\nRE[{sentence}]" if sentence else "GM[27]\nSU[hive-plm]"
    record = read_sgf(sgf(*OPENING_MOVES, *commands, header=header))
    assert record.to_game_string() == OPENING_STRING
    assert (record.result, record.termination) == (result, termination)
    assert record.tags.get("SgfResult", "") == sentence
    assert read_pgn(record.to_pgn()) == record


def test_one_name_inside_the_other() -> None:
    text = sgf(*OPENING_MOVES, header="GM[27]\nSU[hive-plm]\nRE[Game won by Ada2]")
    record = read_sgf(text.replace('P1[id "Brin"]', 'P1[id "Ada2"]'))
    assert record.result == "BlackWins"


def test_whoever_begins_is_white() -> None:
    text = sgf("1 dropb wS1 N 13 .", "1 done", "0 dropb bS1 O 13 wS1-", "0 done", "1 resign")
    record = read_sgf(text)
    assert record.tags["White"] == "Brin"
    assert record.tags["Black"] == "Ada"
    assert record.result == "BlackWins"


@pytest.mark.parametrize(
    ("date", "name", "expected"),
    [
        ("28 October 2018", "", "2018.10.28"),
        ("3. November 2018", "", "2018.11.03"),
        ("October 2, 2019", "", "2019.10.02"),
        ("Fri Nov 02 09:01:07 EDT 2018", "", "2018.11.02"),
        ("Mon Jan 16 20:59:12 GMT-03:00 2023", "", "2023.01.16"),
        ("den 11 maj 2023", "HV-Ada-Brin-2023-05-11-0957", "2023.05.11"),
        ("den 11 maj 2023", "", None),
        ("31 February 2018", "", None),
        ("", "T!HV-Ada-Brin-2020-12-12-1607", "2020.12.12"),
    ],
)
def test_the_date_of_a_boardspace_game(date: str, name: str, expected: str | None) -> None:
    record = read_sgf(sgf(header=f"GM[27]\nSU[hive]\nDT[{date}]\nGN[{name}]"))
    assert record.tags.get("Date") == expected
    assert record.tags.get("SgfDate", "") == date
    assert record.tags.get("SgfGameName", "") == name


def test_clocks_and_comments_of_a_boardspace_game() -> None:
    text = (
        '(;GM[27]SU[hive]TC[Fixed 600000]P0[ranking 1325]P1[id "Brin"];P0[0 Start P0]'
        ";P0[1 pick W 4 wS1]TM[2000];P0[2 dropb wS1 N 13 .]TM[2500];P0[3 done]TM[2750]C[good]"
        ";P1[4 movedone B bS1 O 13 wS1-]TM[500];P0[5 dropb wQ M 13 -wS1]TM[9000]"
        ";P0[6 done]TM[9750])"
    )
    record = read_sgf(text)
    assert record.elapsed == {1: 2.75, 2: 0.5, 3: 7.0}
    assert record.comments == {1: "good"}
    assert record.tags == {
        "Black": "Brin",
        "WhiteRanking": "1325",
        "SgfTimeControl": "Fixed 600000",
    }


def test_only_the_first_tree_and_the_first_variation_count() -> None:
    one = sgf(*OPENING_MOVES)
    expected = read_sgf(one)
    assert read_sgf(one + sgf("0 dropb wA1 N 13 .", "0 done")) == expected
    assert read_sgf(one + "(; cut") == expected
    start, end = one.rstrip()[:-1], ")"
    assert read_sgf(f"{start}(;P0[9 offerdraw])(;P0[9 dropb wA1 M 13]){end}") == expected


def test_a_pop_in_a_file_is_ignored() -> None:
    text = sgf(*OPENING_MOVES).replace("; P0[0 ", "; P-1[Pop P0\\[0 Start P0\\]]\n; P0[0 ", 1)
    assert read_sgf(text).to_game_string() == OPENING_STRING


@pytest.mark.parametrize("opening", ["auto", "rulebook"])
def test_a_queen_first_game_of_boardspace(opening: str) -> None:
    text = sgf("0 pick w 0 Q", "0 dropb q N 13 .", "0 done")
    assert read_sgf(text, opening).rules.opening is Opening.RULEBOOK
    with pytest.raises(RecordError) as caught:
        read_sgf(text, "tournament")
    assert caught.value.ply == 1
    assert isinstance(caught.value.__cause__, IllegalMoveError)


@pytest.mark.parametrize(
    ("text", "ply", "message"),
    [
        ("", None, r"begins with '\('"),
        ("GM[27]", None, r"begins with '\('"),
        ("(", None, r"the last '\)' is missing"),
        ("(;", None, r"the last '\)' is missing"),
        ("(GM[27])", None, "GM stands outside a node"),
        ("(;GM[27)", None, "line 1: .* is broken"),
        ("(;\nGM[27]\nSU)", None, "line 3: .* is broken"),
        ("(;[27])", None, "has no name"),
        ("(;GM[1]SU[hive])", None, "the game '1' is not Hive"),
        ("(;GM[27])", None, "which pieces"),
        ("(;GM[27]SU[hive-ultimate])", None, "none of the games"),
        ("(;GM[27]SU[hivemind])", None, "none of the games"),
        ("(;GM[27]SU[chess])", None, "none of the games"),
        ("(;GM[27]SU[hive];P0[0 done]TM[soon])", None, "line 1: TM.* is not a number"),
        ("(;" * 200, None, "deep"),
        (sgf("0 done"), 1, "move 1 .'pass'."),
        (sgf(*OPENING_MOVES, "0 pass", "0 done"), 3, r"line 10: move 3 \('pass'\): "),
        (sgf(*OPENING_MOVES, "0 done"), 3, r"line 10: move 3 \('pass'\): "),
        (sgf(*OPENING_MOVES, "0 dr0pb wA1 M 13 -wS1", "0 done"), 3, "'dr0pb'.*unknown"),
        (sgf("0 dropb wS1 N", "0 done"), 1, r"line 6: move 1 \('dropb wS1 N'\): a piece"),
        (sgf("0 dropb wS1 N x .", "0 done"), 1, "a column letter and a row"),
        (sgf("0 dropb wS1 NN 13 .", "0 done"), 1, "a column letter and a row"),
        (sgf("0 dropb wS1 É 13 .", "0 done"), 1, "a column letter and a row"),
        (sgf("0 move", "0 done"), 1, "a column letter and a row"),
        (sgf("0 dropb wX1 N 13 .", "0 done"), 1, "'wX1' is not a piece"),
        (sgf("0 dropb wS N 13 .", "0 done"), 1, "'wS' is not a piece"),
        (sgf("0 dropb wS3 N 13 .", "0 done"), 1, "'wS3' is not a piece"),
        (sgf("0 dropb wL2 N 13 .", "0 done"), 1, "'wL2' is not a piece"),
        (sgf("0 move B wS1 N 13 .", "0 done"), 1, "not of the colour stated"),
        (sgf("0 move X S1 N 13 .", "0 done"), 1, "not of the colour stated"),
        (sgf("0 dropb bS1 N 13 .", "0 done"), 1, "move 1 .*opponent"),
        (sgf(*OPENING_MOVES[:2], "0 dropb bS1 O 13 .", "0 done"), 2, "not the turn of P0"),
        (sgf(*OPENING_MOVES, "0 dropb wA1 Q 13 .", "0 done"), 3, r"line 10: move 3 \('dropb wA1"),
    ],
)
def test_what_is_no_boardspace_game(text: str, ply: int | None, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        read_sgf(text)
    assert caught.value.ply == ply


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
def test_a_record_is_str_or_bytes(data: object) -> None:
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
