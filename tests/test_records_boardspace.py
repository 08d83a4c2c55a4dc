"""BoardSpace's files: the spelling of every year, results and dates, and what is refused."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardspace import DIALECTS, Dialect, to_sgf
from random_boards import boards
from skep import Board, Hex, IllegalMoveError, Move, Opening, Piece, RecordError, Termination
from skep.notation import read_pgn, read_sgf
from skep.notation.sgf_grid import GRID

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
