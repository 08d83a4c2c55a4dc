"""`skep play`: two people at one terminal."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from terminal_play import MUST_PASS, WON, answers, game, play

# ---- moves


def test_a_whole_game() -> None:
    out = play(*WON, "save", "quit")
    assert "White wins: the queen is surrounded." in out
    assert "Game over> save" in out
    assert "\x1b" not in out
    assert game(*WON).startswith("Base;WhiteWins;")


def test_every_spelling_of_a_move() -> None:
    wanted = "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"
    assert game("wS1", "bS1 wS1-", "wQ -wS1") == wanted
    assert game("ws1", "BS1   ws1-", "\twq\t-WS1  ") == wanted
    assert game("s1", "s1 wS1-", "q -ws1") == wanted


def test_a_climb_may_be_named_by_its_cell() -> None:
    start = r"Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 \wQ;bA1 bQ-"
    assert game("wB1 -wS1", args=(start,)).endswith(";wB1 wQ")


def test_picking_from_the_list() -> None:
    out = play("wS1", "moves")
    listed = [
        (int(number), f"{line.split()[0]} {target}")
        for line in re.findall(r"^b\w+ +\d+:.*", out, re.MULTILINE)
        for number, target in re.findall(r"(\d+): (\S+)", line)
    ]
    assert [number for number, _ in listed] == list(range(1, 25))
    for number, move in listed:
        assert game("wS1", "moves", str(number)) == f"Base;InProgress;White[2];wS1;{move}"


def test_a_list_is_for_one_position() -> None:
    assert answers("1") == ["There is no list to pick from: type moves, or a piece, to get one."]
    assert answers("wS1", "bA1", "1", "2")[-1].startswith("There is no list")
    assert answers("wS1", "bA1", "7")[-1] == "Pick a number from 1 to 6."
    assert answers("wS1", "bA1", "0")[-1] == "Pick a number from 1 to 6."
    assert answers("wS1", "bA1", "9" * 9999)[-1] == "Pick a number from 1 to 6."


def test_picking_a_kind() -> None:
    assert answers("wS1", "ant")[-1].startswith("bA1 ")
    assert answers("wS1", "a")[-1] == answers("wS1", "A")[-1] == answers("wS1", "bA1")[-1]
    assert "is neither a move nor a command" in answers("wS1", "mosquito")[-1]
    assert answers("wS1", "queen")[-1] == "Your queen cannot move now."


def test_the_opponents_piece_can_be_picked_for_a_throw() -> None:
    start = "Base+P;InProgress;White[3];wP;bS1 wP-;wQ -wP;bQ bS1-"
    out = play("bQ", "bS1", "wQ", args=(start,))
    assert "bQ: This piece belongs to the other player." in out
    assert "bS1: The spider is holding the hive together." in out
    assert re.search(r"^wQ +1: ", out, re.MULTILINE)


# ---- wrong moves


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["wQ"], "wQ: The queen may not be the first piece you place."),
        (["wS2"], "wS2: Pieces of one kind come in order. Next is: wS1."),
        (["bS1"], "bS1: This piece belongs to the other player."),
        (["wM"], "wM: The mosquito does not take part in this game."),
        (["pass"], "You still have 4 moves, so you cannot pass."),
        (["wS1", "bS1 wS1-", "wA1 bS1-"], "wA1: A new piece may only touch your own."),
        (
            ["wS1", "bS1 wS1-", "wS1 bS1-"],
            "wS1: Your pieces may move as soon as your queen is on the table.",
        ),
        (["wS1", "bS1 wS1-", "wA1 wS1"], "wA1: That place is taken."),
        (["wS1", "bS1 wS1-", "wS1"], "wS1: Your pieces may move as soon as"),
        (["wS1", "bS1 wA1-"], "'bS1 wA1-': the reference wA1 is not in play"),
        (["wS1", "bS1 -wS1-"], "'bS1 -wS1-': there are two direction marks"),
        (["wS1 xyz"], "'wS1 xyz': 'xyz' is not a piece"),
        (["xyz"], "'xyz' is neither a move nor a command. Type a move, a piece, or help."),
        (["hlep"], "'hlep' is neither a move nor a command. Did you mean help?"),
        (["why"], "Why what?"),
        (["why wS1"], "That is legal: it is placed there."),
        (["wS1", "why bS1 wS1-"], "That is legal: it is placed there."),
        (["wS1", "why bS1"], "bS1 can go to 6 places."),
        (["wS1", "why bQ"], "bQ: The queen may not be the first piece you place."),
        (["wS1", "why wS1 wS1-"], "wS1: This piece belongs to the other player."),
        (["undo"], "There is nothing to take back."),
        (["redo"], "There is nothing to make again."),
        (["undo x"], "How many moves?"),
        (["undo 0"], "How many moves?"),
        (["undo -1"], "How many moves?"),
        (["save"], "Where to?"),
        (["load"], "Which file?"),
        (["load -"], "Which file?"),
        (["load no such file"], "'no such file': "),
        (["load a\0b"], "the name of a file has no NUL in it"),
        (["new Chess"], "'Chess' is not a game type"),
    ],
)
def test_what_is_answered(lines: list[str], answer: str) -> None:
    given = answers(*lines)[-1]
    assert given.startswith(answer)
    assert "nvalid" not in given


def test_how_a_legal_move_is_made() -> None:
    start = "Base+P;InProgress;White[3];wP;bS1 wP-;wQ -wP;bQ bS1-"
    answer = answers(r"why wQ \wP", r"why wQ \bS1", "why wQ wP", "why pass", args=(start,))
    assert answer[0] == "That is legal: it slides there."
    assert answer[1] == "That is legal: wP throws it there."
    assert answer[2].startswith("wQ: That place is taken.")
    assert answer[3].endswith("so you cannot pass.")
    start = r"Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 \wQ;bA1 bQ-"
    answer = answers("why wB1 wQ", "why wB1 wS1", args=(start,))
    assert answer[0] == "That is legal: it climbs there."
    assert answer[1].endswith("that place is 2 steps away.")
    start = r"Base;InProgress;Black[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 \wQ;bA1 bQ-;wA1 -wQ"
    assert answers("why bA1 bQ/", args=(start,)) == ["That is legal: it slides there."]
    assert re.fullmatch(
        r"That is legal: it slides there in \d steps\.", answers("why bA1 -wA1", args=(start,))[0]
    )
    assert answers("why pass", args=(MUST_PASS,)) == ["That is legal: there is no other move."]


def test_garbage_changes_nothing() -> None:
    @given(st.text(max_size=40).filter(lambda text: not text.strip().isascii()))
    def check(text: str) -> None:
        line = " ".join(text.split())
        assert game("wS1", line) == "Base;InProgress;Black[1];wS1"

    check()
    assert game("wS1", "x" * 1_000_000) == "Base;InProgress;Black[1];wS1"
    assert game("wS1", "bS1 " + "-" * 100_000) == "Base;InProgress;Black[1];wS1"


def test_an_answer_to_a_long_line_is_short() -> None:
    assert all(len(line) < 300 for line in play("x" * 100_000, "why " + "y" * 100_000).splitlines())


# ---- passing


@pytest.mark.parametrize("line", ["", "   ", "pass", "PASS"])
def test_a_forced_pass_is_announced_and_taken(line: str) -> None:
    assert "White has no move and must pass: press Enter." in play(args=(MUST_PASS,))
    after = f"{MUST_PASS.replace('White[4]', 'Black[4]')};pass"
    assert game(line, args=(MUST_PASS,)) == after


def test_whoever_must_pass_is_told_so() -> None:
    assert answers("moves", args=(MUST_PASS,)) == ["There is no move: press Enter to pass."]
    assert answers("wQ", args=(MUST_PASS,)) == [
        "wQ: The queen cannot move while another piece is on top: bB1."
    ]


def test_an_empty_line_draws_the_board_again() -> None:
    assert play("wS1", "").count("Black to move, turn 1.") == 2
    assert play("wS1", "board").count("Black to move, turn 1.") == 2


# ---- undo, redo, the end


def test_undo_and_redo() -> None:
    moves = WON[:4]
    assert game(*moves, "undo") == game(*moves[:3])
    assert game(*moves, "undo 3") == game(*moves[:1])
    assert game(*moves, f"undo {'9' * 5000}") == "Base;NotStarted;White[1]"
    assert game(*moves, "undo 3", "redo", "redo") == game(*moves[:3])
    assert game(*moves, "undo 3", "redo 99") == game(*moves)
    assert answers(*moves, "undo", r"bQ \bS1", "redo")[-1] == "There is nothing to make again."
    assert game(*WON, "undo").startswith("Base;InProgress;")


def test_resigning() -> None:
    out = play("wS1", "resign", "bS1 wS1-", "bS1", "moves", "draw", "resign", "undo", "bS1 wS1-")
    assert "White wins: by resignation." in out
    assert out.count("The game is over") == 5
    assert "White to move, turn 2." in out


def test_agreeing_on_a_draw() -> None:
    out = play("wS1", "draw", "n", "draw", "yes")
    assert out.count("White, do you agree to a draw? [y/N]") == 2
    assert "The game goes on." in out
    assert "Draw: by agreement." in out


def test_repetition() -> None:
    start = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]
    dance = [r"wQ \wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"] * 2
    out = play(*start, *dance, args=("-t", "Base"))
    assert "This position has occurred three times; you may agree on a draw." in out
    out = play(*start, *dance, "wA1 -wQ", args=("-t", "Base", "--repetition", "threefold"))
    assert "Draw: the position has occurred three times." in out
    assert "The game is over." in out


# ---- other games


def test_rules_of_the_game() -> None:
    assert game(args=()).startswith("Base+MLP;")
    assert game(args=("--type", "base+mp")).startswith("Base+MP;")
    assert game(args=("--edition", "carbon")).startswith("Base+ML;")
    assert game("wQ", args=("--opening", "rulebook")).endswith(";wQ")
    assert game("wS1", "new").startswith("Base;NotStarted")
    assert game("wS1", "new Base+L").startswith("Base+L;NotStarted")
    assert game("wS1", "new complete").startswith("Base+MLP;NotStarted")


def test_save_and_load(tmp_path: Path) -> None:
    pgn, uhp = tmp_path / "a game.pgn", tmp_path / "a.uhp"
    names = ("--type", "Base", "--white", "Ada", "--black", "Bob")
    play(*WON[:5], "resign", f'save "{pgn}"', "undo", f"save {uhp}", args=names)
    record = skep.Record.load(pgn)
    assert (record.tags["White"], record.tags["Black"]) == ("Ada", "Bob")
    assert re.fullmatch(r"\d{4}\.\d\d\.\d\d", record.tags["Date"])
    assert (record.result, record.termination) == ("WhiteWins", skep.Termination.RESIGNATION)
    assert uhp.read_text() == f"{game(*WON[:5])}\n"
    assert game(f"load {uhp}", args=()) == game(*WON[:5])
    assert "White wins: by resignation." in play(f"load '{pgn}'", args=())
    assert game(args=(str(uhp),)) == game(*WON[:5])
    assert "White wins: by resignation." in play(args=(str(pgn),))


def test_save_without_a_name_goes_where_the_game_came_from(tmp_path: Path) -> None:
    file = tmp_path / "a.pgn"
    play("wS1", f"save {file}", "bS1 wS1-", "save")
    assert len(skep.Record.load(file).moves) == 2
    play("wQ -wS1", "save", args=(str(file),))
    assert len(skep.Record.load(file).moves) == 3
    play(f"load {file}", "bQ bS1-", "save")
    assert len(skep.Record.load(file).moves) == 4
    assert answers(f"load {file}", "new", "save")[-1].startswith("Where to?")


def test_a_game_string_cannot_say_who_resigned(tmp_path: Path) -> None:
    answer = answers("wS1", "resign", f"save {tmp_path / 'a.txt'}")[-1]
    assert answer.endswith("a.txt, but without its result.")


def test_what_was_said_about_moves_stays_with_them(tmp_path: Path) -> None:
    file = tmp_path / "a.pgn"
    file.write_text(
        '[GameType "Base"]\n[White "Ada"]\n{Before.}\n1. wS1\n{One.}\n2. bS1 wS1-\n{Two.}\n'
        "3. wQ -wS1\n{[%clk 0:01:00] Three.}\n"
    )
    record = skep.Record.load(file)
    play("undo 2", "redo 2", "save", args=(str(file),))
    assert skep.Record.load(file) == record
    out = play("undo 2", "bA1 wS1-", "save", "undo", args=(str(file),))
    assert "skep play" in out, "the undo came after the file was written"
    changed = skep.Record.load(file)
    assert changed.comments == {0: "Before.", 1: "One."}
    assert changed.clocks == {}
    assert changed.tags == {"White": "Ada"}


def test_a_saved_game_is_not_printed_on_leaving(tmp_path: Path) -> None:
    file = tmp_path / "a.pgn"
    assert "skep play" in play("wS1")
    assert "skep play" not in play("wS1", f"save {file}")
    assert "skep play" not in play(args=(str(file),))
    assert "skep play" in play("bS1 wS1-", args=(str(file),))
