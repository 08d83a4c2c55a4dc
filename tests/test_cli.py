"""The command line: what it prints, what it refuses, and how it ends."""

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest

import skep
from skep.cli import COMMANDS, bench, games, main, perft, play, show
from skep.locales import LANGUAGES, Catalogue
from skep.render import THEMES

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes of POSIX")

GAME = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
PGN = """\
[GameType "Base"]
[White "Ada"]
[Black "Bob"]
[Result "WhiteWins"]
[EndedBy "resignation"]

1. wS1
{The usual beginning.}
2. bS1 wS1-
"""
SGF = """\
(;GM[27]SU[hive]
;P0[id "Ada"]
;P1[id "Bob"]
;P0[1 dropb wS1 N 13]
;P0[2 done]
;P1[3 dropb bS1 O 13]
;P1[4 done]
)
"""


@dataclass(frozen=True, slots=True)
class Result:
    """How a run of the command line ended."""

    code: int
    out: str
    err: str


def run(*args: str, stdin: str | bytes = b"") -> Result:
    """Run the command line in this process."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(data), "utf-8")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(args)
            out.flush()
            err.flush()
    finally:
        sys.stdin = before
    texts = [stream.detach().getvalue().decode() for stream in (out, err)]
    return Result(code, *texts)


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "skep", *args]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away what the caller's terminal says about colours and size."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


# ---- the command as a whole


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_version(option: str) -> None:
    assert run(option) == Result(0, f"skep {skep.__version__}\n", "")


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",)])
def test_help_lists_every_command(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.code == 0
    for name in COMMANDS:
        assert f" {name} " in result.out
    assert "<bool>" not in result.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    result = run(name, "--help")
    assert result.code == 0
    assert f"Usage: skep {name} " in result.out
    assert "<bool>" not in result.out


def test_the_version_is_there_before_the_commands_are_loaded() -> None:
    code = (
        "import sys; from skep.cli import main; main(['--version']); "
        "print(*sorted(m for m in sys.modules if m.split('.')[0] == 'rich' or "
        "m.startswith(('skep.cli.', 'skep.render'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"skep {skep.__version__}\nskep.cli.commands\n"


def test_python_m_skep() -> None:
    done = subprocess.run(command("--version"), capture_output=True, text=True, check=True)
    assert done.stdout == f"skep {skep.__version__}\n"


def test_the_shell_completes_commands_and_options() -> None:
    def complete(words: str, index: int) -> list[str]:
        environment = os.environ | {
            "_SKEP_COMPLETE": "complete_bash",
            "COMP_WORDS": words,
            "COMP_CWORD": str(index),
        }
        done = subprocess.run(
            command(), env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    assert complete("skep per", 1) == ["perft"]
    assert "--depth" in complete("skep perft --de", 2)


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (["shwo"], 2, "Did you mean 'show'?"),
        (["--nonsense"], 2, "No such option"),
        (["show", "--nonsense"], 2, "see 'skep show --help'"),
        (["show", "no such file"], 1, "No such file"),
        (["show", "."], 1, "."),
        (["show", "Base;InProgress;White[2];wS1;bS1 xx"], 1, "move 2"),
        (["show", "Base;InProgress;White[2];wS1;wS2 wS1-"], 1, "opponent's piece"),
        (["show", "Base", "--at", "1"], 2, "no ply 1"),
        (["show", "Base", "--at", "-1"], 2, "no ply -1"),
        (["show", "Base", "--number", "2"], 1, "no game 2"),
        (["show", "Base", "--theme", "pink"], 2, "pink"),
        (["show", "Base", "--svg", "no such folder/x.svg"], 1, "No such file"),
        (["convert", "Base", "x.doc"], 2, "--to"),
        (["convert"], 2, "Missing argument"),
        (["perft", "--depth", "2"], 2, "--type or --game"),
        (["perft", "--type", "Base", "--game", "Base", "--depth", "2"], 2, "--type or --game"),
        (["perft", "--type", "Base"], 2, "--depth"),
        (["perft", "--type", "Base+X", "--depth", "2"], 2, "Base+X"),
        (["perft", "--type", "Base", "--depth", "-1"], 2, "--depth"),
        (["perft", "--type", "Base", "--depth", "2", "--threads", "0"], 2, "--threads"),
        (["perft", "--game", "Base;x", "--depth", "2"], 1, "second field"),
        (["play", "--type", "Base", "--edition", "carbon"], 2, "--edition"),
        (["play", "--type", "Base", "Base"], 2, "rules"),
        (["play", "-"], 2, "file"),
        (["play", "no such file"], 1, "No such file"),
        (["bench", "--peer", ""], 2, "--peer"),
    ],
)
def test_a_mistake_gets_one_line_and_an_exit_code(args: list[str], code: int, words: str) -> None:
    result = run(*args)
    assert (result.code, result.out) == (code, "")
    assert result.err.startswith("skep: ")
    assert result.err.count("\n") == 1
    assert words in result.err


def test_a_file_name_with_a_line_end_still_makes_one_line() -> None:
    result = run("show", "a\nb")
    assert result.code == 1
    assert result.err.count("\n") == 1


def test_a_mistake_of_ours_gets_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SKEP_TRACEBACK", raising=False)
    monkeypatch.setattr(games, "read_one", Mock(side_effect=KeyError("no\nway")))
    line = "skep: internal error: KeyError: 'no\\nway' (set SKEP_TRACEBACK=1 to see where)\n"
    assert run("bestmove", "Base") == Result(1, "", line)
    monkeypatch.setenv("SKEP_TRACEBACK", "1")
    result = run("bestmove", "Base")
    assert result.err.startswith("Traceback")
    assert result.err.endswith(line)


def test_too_little_memory_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "read_one", Mock(side_effect=MemoryError))
    assert run("bestmove", "Base") == Result(1, "", "skep: there is not enough memory\n")


@posix
def test_nobody_reads_the_output() -> None:
    """Whether the pipe breaks while writing or only at the end, nothing is said about it."""
    for args in (
        ["show", "Base", "--svg", "-"],
        ["show", "Base"],
        ["perft", "-t", "Base", "-d", "3"],
    ):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run(command(*args), stdout=writer, stderr=subprocess.PIPE, check=False)
        os.close(writer)
        assert (done.returncode, done.stderr) == (1, b"")


@posix
def test_streams_that_are_closed() -> None:
    for redirection in (">&-", "2>&-", "<&-"):
        shell = f'"{sys.executable}" -m skep show Base {redirection}'
        assert subprocess.run(["sh", "-c", shell], capture_output=True, check=False).returncode == 0
    shell = f'"{sys.executable}" -m skep show - <&-'
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="/dev/full is Linux's")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command("show", "Base"), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "skep: No space left on device\n"


def test_a_terminal_without_unicode() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command("show", GAME), env=environment, capture_output=True, check=True)
    assert done.stdout.isascii()
    assert b"\\u" not in done.stdout


# ---- perft


def perft_json(*args: str) -> dict[str, object]:
    result = run("perft", *args, "--json")
    assert (result.code, result.err) == (0, "")
    figures = json.loads(result.out)
    assert isinstance(figures, dict)
    return figures


def test_perft_as_json() -> None:
    figures = perft_json("--type", "Base+MLP", "--depth", "4")
    assert list(figures) == [
        "type", "game", "depth", "threads", "nodes", "seconds", "nodes_per_second",
    ]  # fmt: skip
    assert figures["nodes"] == 151_686
    assert figures["type"] == "Base+MLP"
    assert isinstance(figures["seconds"], float)
    assert figures["nodes_per_second"] == pytest.approx(151_686 / figures["seconds"])


def test_perft_divide_adds_up() -> None:
    figures = perft_json("--game", GAME, "--depth", "3", "--divide", "--threads", "2")
    divided = figures["divide"]
    assert isinstance(divided, dict)
    board = skep.Board.from_game_string(GAME)
    assert set(divided) == {board.uhp(move) for move in board.legal_moves}
    assert sum(divided.values()) == figures["nodes"] == skep.perft(board, 3)
    assert figures["game"] == GAME


def test_perft_of_the_other_opening() -> None:
    assert perft_json("--type", "base", "--depth", "1", "--opening", "rulebook")["nodes"] == 5
    assert perft_json("--game", "Base;InProgress;Black[1];wQ", "--depth", "1")["nodes"] == 30


def test_perft_of_no_depth_and_of_a_finished_game() -> None:
    assert perft_json("--type", "Base", "--depth", "0")["nodes"] == 1
    over = (
        r"Base;WhiteWins;Black[7];wB1;bS1 \wB1;wQ wB1-;bQ -bS1;wA1 wQ/;bS2 \bS1;wS1 wB1\;bA1 -bQ;"
        r"wS2 wQ\;bA2 bA1\;wA2 wA1\;bB1 -bS2;wA1 bQ"
        "\\"
    )
    assert perft_json("--game", over, "--depth", "2", "--divide")["divide"] == {}


def test_perft_for_people() -> None:
    lines = run("perft", "--type", "Base", "--depth", "3").out.splitlines()
    assert [line.split()[:2] for line in lines[1:]] == [["1", "4"], ["2", "96"], ["3", "1,440"]]
    lines = run("perft", "--type", "Base", "--depth", "2", "--divide").out.splitlines()
    assert lines[0].split() == ["wS1", "24"]
    assert lines[-1].split()[:2] == ["total", "96"]


@posix
def test_ctrl_c_stops_perft() -> None:
    with subprocess.Popen(
        command("perft", "--type", "Base+MLP", "--depth", "12"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (130, b"")


# ---- show


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


def test_a_pgn_keeps_everything(tmp_path: Path) -> None:
    file = tmp_path / "a.pgn"
    assert run("convert", "-", str(file), stdin=PGN).code == 0
    assert skep.Record.load(file) == skep.read_record(PGN)


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


# ---- bench


SMALL = (bench.Task("Base", "Base", 3, 1440), bench.Task("other", GAME, 2, 0))


@pytest.fixture
def small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = skep.perft(skep.Board.from_game_string(GAME), 2)
    monkeypatch.setattr(bench, "TASKS", (SMALL[0], bench.Task("other", GAME, 2, nodes)))
    monkeypatch.setattr(bench, "RANDOM_PLIES", 500)


@pytest.fixture
def peer(tmp_path: Path) -> Callable[[str], str]:
    """Return a function that makes a program which prints its counts down to some depth."""

    def make(ends: str) -> str:
        program = tmp_path / "peer.py"
        program.write_text(
            "import sys, time, skep\n"
            "assert sys.argv[1] == 'perft'\n"
            "print('depth           count        time        kn/s')\n"
            "board = skep.Board.from_game_string(sys.argv[2])\n"
            "for depth in range(4):\n"
            "    nodes = skep.perft(board, depth)\n"
            "    print(f'{depth:>5} {nodes:>15} {1.5:>9.1f}ms {99.5:>11.1f}', flush=True)\n" + ends
        )
        return f"'{sys.executable}' '{program}'"

    return make


@pytest.mark.usefixtures("small_tasks")
def test_bench() -> None:
    result = run("bench", "--rounds", "2")
    assert (result.code, result.err) == (0, "")
    assert "perft Base " in result.out
    assert "random plies, Python" in result.out
    assert "peak memory" in result.out
    figures = json.loads(run("bench", "--rounds", "1", "--json").out)
    assert figures["perft"][0]["nodes"] == 1440
    assert "ratio" not in figures["perft"][0]
    assert figures["random_games"]["plies_per_second"] > 0


@pytest.mark.usefixtures("small_tasks")
def test_bench_beside_another_program(peer: Callable[[str], str]) -> None:
    """It is stopped once it has printed what is wanted, though it would go on for ever."""
    started = time.monotonic()
    result = run("bench", "--rounds", "1", "--json", "--peer", peer("time.sleep(600)\n"))
    assert (result.code, result.err) == (0, "")
    assert time.monotonic() - started < 60
    for row in json.loads(result.out)["perft"]:
        ours, peers = row["nodes_per_second"], row["peer_nodes_per_second"]
        assert row["ratio"] == pytest.approx(ours / peers)
    assert "ratio" in run("bench", "--rounds", "1", "--peer", peer("")).out


@pytest.mark.usefixtures("small_tasks")
def test_bench_beside_a_program_that_fails(
    peer: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    result = run("bench", "--rounds", "1", "--peer", "no-such-program-anywhere")
    assert (result.code, result.err.count("\n")) == (1, 1)
    deeper = bench.Task("Base", "Base", 4, 21_600)
    monkeypatch.setattr(bench, "TASKS", (deeper,))
    result = run("bench", "--rounds", "1", "--peer", peer(""))
    assert result.code == 1
    assert "ended before it came to depth 4 of Base" in result.err


def test_bench_refuses_a_wrong_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TASKS", (bench.Task("Base", "Base", 3, 1441),))
    result = run("bench", "--rounds", "1")
    assert result.code == 1
    assert "counts 1440 nodes" in result.err


def test_the_middle_game_is_one() -> None:
    board = skep.Board.from_game_string(bench.MIDDLE_GAME)
    assert board.ply >= 20
    assert {piece.bug for piece in board.pieces()} == set(skep.Bug)
    assert any(len(board.stack(hex)) > 1 for hex in board.pieces().values())
    assert skep.perft(board, 3) == 856_325


def test_counts_know_their_speed() -> None:
    assert perft.Count(10, 2.0, 3.0, {}).nodes_per_second == 5
    assert perft.Count(0, 0.0, 0.0, {}).nodes_per_second == 0


def test_the_editions_are_those_of_the_library() -> None:
    assert get_args(play.Edition) == tuple(skep.EDITIONS)
