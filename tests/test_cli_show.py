"""`skep show` and `skep convert`."""

import json
from pathlib import Path

import pytest

import skep
from command_line import GAME, PGN, SGF, Result, run
from skep.cli import show
from skep.locales import LANGUAGES, Catalogue
from skep.render import THEMES


def test_show_a_game_string() -> None:
    result = run("show", GAME, "--ascii")
    assert (result.code, result.err) == (0, "")
    assert "| wQ  | wS1 | bS1 | bQ  |" in result.out
    assert "White to move, turn 3." in result.out
    assert "\x1b" not in result.out


@pytest.mark.parametrize(
    ("tags", "ending"),
    [
        ('[Result "Draw"]', "The game is drawn.\n"),
        ('[Result "Draw"]\n[EndedBy "agreement"]', "Draw: by agreement.\n"),
        ('[Result "BlackWins"]', "Black has won.\n"),
        ('[Result "BlackWins"]\n[EndedBy "timeout"]', "Black wins: out of time.\n"),
    ],
)
def test_show_says_how_the_players_ended_it(tags: str, ending: str) -> None:
    record = f'[GameType "Base"]\n{tags}\n\n1. wS1\n2. bS1 wS1-\n'
    assert run("show", "-", stdin=record).out.endswith(ending)


def test_show_prints_no_control_characters_of_a_record() -> None:
    record = PGN.replace("Ada", "A\x1b[2Jd\u202ea\x9b")
    out = run("show", "-", "--ascii", stdin=record).out
    assert out.startswith("A[2Jda - Bob\n")
    assert all(line.isprintable() for line in out.split("\n"))


@pytest.mark.parametrize("source", ["-", None])
def test_show_reads_standard_input(source: str | None) -> None:
    args = ["show"] if source is None else ["show", source]
    result = run(*args, stdin=PGN)
    assert result.code == 0
    assert result.out.startswith("Ada - Bob\n")
    assert result.out.endswith("White wins: by resignation.\n")


def test_show_reads_files_of_every_format(tmp_path: Path) -> None:
    wanted = "Base;InProgress;White[2];wS1;bS1 wS1-"
    for name, text in (("a.pgn", PGN), ("b.sgf", SGF), ("c.txt", f"\n{wanted}\n\n")):
        file = tmp_path / name
        file.write_text(text)
        assert json.loads(run("show", str(file), "--json").out)["game_string"] == wanted


def test_show_at_a_ply() -> None:
    def state(*args: str) -> object:
        return json.loads(run("show", GAME, "--json", *args).out)["game_string"]

    assert state("--at", "0") == "Base;NotStarted;White[1]"
    assert (
        state("--at", "3")
        == state("--at", "-1")
        == GAME.rsplit(";", 1)[0].replace("White[3]", "Black[2]")
    )
    assert state("--at", "4") == GAME


@pytest.mark.parametrize("code", LANGUAGES)
def test_commands_speak_every_language(code: str) -> None:
    say = Catalogue(code).text
    shown = run("show", "-", "--moves", "--lang", code, stdin=PGN).out
    for wanted in (
        say("cli-hand", color="black"),
        say("cli-to-move", color="white", turn=2),
        say("cli-won-by", color="white", how="resignation"),
        say("cli-legal-moves", count=15),
    ):
        assert wanted in shown
    best = run("bestmove", GAME, "--depth", "2", "--lines", "1", "--lang", code).out
    assert say("cli-depth", depth=2) in best
    solved = run("solve", GAME, "--plies", "2", "--lang", code)
    assert (solved.code, solved.err) == (1, "")
    assert say("cli-in-plies", plies=2) in solved.out
    refused = run("show", GAME, "--lang", "tlh")
    assert refused.code == 2
    assert "there is no language 'tlh'" in refused.err


def test_show_as_json() -> None:
    shown = json.loads(run("show", "-", "--json", stdin=PGN).out)
    assert shown["turn"] == "white"
    assert shown["last_move"] == "bS1 wS1-"
    assert shown["result"] == "WhiteWins"
    assert shown["termination"] == "resignation"
    assert shown["tags"] == {"White": "Ada", "Black": "Bob"}
    assert {"piece": "bS1", "q": 1, "r": 0, "level": 0} in shown["pieces"]
    assert shown["hands"]["white"]["spider"] == 1
    assert len(shown["moves"]) == len(set(shown["moves"])) == 15
    assert json.loads(run("show", "Base", "--json").out)["last_move"] is None


def test_show_moves() -> None:
    out = run("show", GAME, "--moves").out
    board = skep.Board.from_game_string(GAME)
    head, _, listing = out.partition(" legal moves\n")
    assert head.endswith(f"\n{len(board.legal_moves)}")
    listed = listing.split()
    assert all(board.uhp(move).split()[1] in listed for move in board.legal_moves)
    must_pass = r"Base;InProgress;White[4];wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ bB1\;bB1 wQ"
    assert "The only legal move is to pass." in run("show", must_pass, "--moves").out


def test_show_draws_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    assert run("show", GAME, "--svg", str(file), "--theme", "dark") == Result(0, "", "")
    board = skep.Board.from_game_string(GAME)
    assert file.read_text(encoding="utf-8") == skep.render.svg(board, theme="dark")
    assert run("show", GAME, "--svg", "-").out == skep.render.svg(board)


def test_the_themes_are_those_of_the_library() -> None:
    assert list(show.Theme) == list(THEMES)


def test_colours_are_for_those_who_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in run("show", GAME).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in run("show", GAME).out


def test_one_game_of_several() -> None:
    games = f"Base\n\n{GAME}\n"
    result = run("show", stdin=games)
    assert result.code == 1
    assert "there are 2 games in it" in result.err
    assert json.loads(run("show", "-n", "2", "--json", stdin=games).out)["game_string"] == GAME


# ---- convert


def test_convert_there_and_back(tmp_path: Path) -> None:
    pgn, uhp, again = (str(tmp_path / name) for name in ("a.pgn", "a.uhp", "b.pgn"))
    Path(pgn).write_text(PGN + "\n" + PGN.replace("Ada", "Eve"))
    assert run("convert", pgn, uhp) == Result(0, "", "")
    assert Path(uhp).read_text() == "Base;InProgress;White[2];wS1;bS1 wS1-\n" * 2
    assert run("convert", uhp, again) == Result(0, "", "")
    assert Path(again).read_text().count("[GameType") == 2
    assert run("convert", again, "--to", "uhp").out == Path(uhp).read_text()


def test_convert_replaces_a_file_only_if_told_to(tmp_path: Path) -> None:
    file = tmp_path / "a.pgn"
    file.write_text("precious")
    result = run("convert", "Base", str(file))
    assert (result.code, result.out) == (2, "")
    assert "a.pgn is there already: --force replaces it" in " ".join(result.err.split())
    assert file.read_text() == "precious"
    assert run("convert", "Base", str(file), "--force") == Result(0, "", "")
    assert skep.Record.load(file).moves == ()


def test_a_pgn_keeps_everything(tmp_path: Path) -> None:
    file = tmp_path / "a.pgn"
    assert run("convert", "-", str(file), stdin=PGN).code == 0
    assert skep.Record.load(file) == skep.read_record(PGN)


def test_convert_sends_no_control_characters_to_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = PGN.replace("Ada", "A\x1b[2Jd\u202ea\x9b")
    piped = run("convert", "-", stdin=record).out
    assert skep.read_record(piped) == skep.read_record(record)
    monkeypatch.setattr("skep.cli.terminal.is_terminal", lambda _: True)
    shown = run("convert", "-", stdin=record).out
    assert shown == piped.replace("\u202e", "").replace("\x9b", "")
    assert all(line.isprintable() for line in shown.split("\n"))


def test_convert_an_sgf_to_standard_output() -> None:
    out = run("convert", "-", stdin=SGF).out
    record = skep.read_record(out)
    assert record.tags["White"] == "Ada"
    assert len(record.moves) == 2
    assert run("convert", "-", "-", "--style", "hivegame", stdin=SGF).code == 0


def test_all_games_are_converted_or_none(tmp_path: Path) -> None:
    target = tmp_path / "b.pgn"
    broken = PGN + "\n" + PGN.replace("bS1 wS1-", "bS1 wS2-")
    result = run("convert", "-", str(target), stdin=broken)
    assert result.code == 1
    assert "line 19: move 2" in result.err
    assert not target.exists()


@pytest.mark.parametrize(
    "data", [b"", b"\n\n", b"\0", b"\xff\xfe\xff", b"[", b"(", b"Base;;", b"x"]
)
def test_what_is_no_game_is_refused(data: bytes) -> None:
    result = run("convert", "-", stdin=data)
    assert (result.code, result.out, result.err.count("\n")) == (1, "", 1)
