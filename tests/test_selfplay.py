"""Self-play: the file of games, the run that makes it, and the command."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import numpy as np
import pytest

from skep import GameState, _core, cli
from skep.engine.net import CLASSIC, Net
from skep.lab.nets import selfplay
from skep.lab.nets.data_file import DataError, DataFile, DataWriter, Origin, split_games
from skep.lab.nets.games import NO_SCORE, Games
from skep.lab.nets.net_file import ROWS

TYPES = ("Base", "Base+MLP")


def make(path: Path, games: int, *, seed: int | None = 5, threads: int = 1) -> Origin:
    known = selfplay.origin_of(path)
    origin = known or selfplay.new_origin(seed=seed, nodes=40, types=TYPES, net=None)
    selfplay.run(path, origin, None, games=games, seconds=None, threads=threads)
    return origin


def games_of(path: Path) -> list[bytes]:
    return sorted(DataFile.read(path).games())


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of three blocks of two games each."""
    path = tmp_path_factory.mktemp("data") / "games.skg"
    for games in (2, 4, 6):
        make(path, games)
    return path


# ---- what is played


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(
    data: Path, tmp_path: Path
) -> None:
    make(tmp_path / "again.skg", 6, threads=3)
    assert games_of(tmp_path / "again.skg") == games_of(data)


def test_runs_without_a_seed_differ(tmp_path: Path) -> None:
    first, second = (make(tmp_path / name, 2, seed=None) for name in ("a.skg", "b.skg"))
    assert first.seed != second.seed
    assert DataFile.read(tmp_path / "a.skg").origin == first
    assert games_of(tmp_path / "a.skg") != games_of(tmp_path / "b.skg")


def test_a_run_can_be_stopped_and_goes_on(data: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.skg"
    origin = selfplay.new_origin(seed=5, nodes=40, types=TYPES, net=None)
    state, _ = selfplay.run(
        path, origin, None, games=None, seconds=None, threads=1, stop=lambda: True
    )
    assert state.games == len(games_of(path))
    state, _ = selfplay.run(path, origin, None, games=None, seconds=0.2, threads=1)
    assert state.seconds >= 0.2
    numbers = DataFile.read(path).numbers()
    assert len(numbers) == len(games_of(path)) >= state.games > 0
    more = max(len(numbers) + 2, 6)
    make(path, more)
    assert len(DataFile.read(path).numbers()) == len(games_of(path)) == more
    assert set(games_of(data)) <= set(games_of(path))


def test_games_that_were_lost_are_played_again(data: Path, tmp_path: Path) -> None:
    content = bytearray(data.read_bytes())
    second = content.find(b"SKBLOCK\n", content.find(b"SKBLOCK\n") + 1)
    content[second + 20] ^= 1
    path = tmp_path / "games.skg"
    path.write_bytes(content)
    assert len(games_of(path)) == 4
    make(path, 6)
    assert games_of(path) == games_of(data)


def test_another_evaluation_cannot_go_on_with_a_file(data: Path) -> None:
    origin = DataFile.read(data).origin
    assert origin.evaluation == CLASSIC
    with pytest.raises(DataError, match="made with the evaluation classic"):
        selfplay.run(data, origin, Net.default(), games=9, seconds=None, threads=1)


def test_a_net_can_play(tmp_path: Path) -> None:
    net = Net.default()
    origin = selfplay.new_origin(seed=5, nodes=40, types=TYPES, net=net)
    assert origin.evaluation == net.hash
    path = tmp_path / "games.skg"
    state, lost = selfplay.run(path, origin, net, games=2, seconds=None, threads=1)
    assert (state.games, lost) == (2, None)
    assert state.positions_per_second > 0
    classic = tmp_path / "classic.skg"
    make(classic, 2)
    assert games_of(path) != games_of(classic)


def test_wrong_settings_of_the_core() -> None:
    def play(nodes: int, types: list[int], threads: int) -> None:
        _core.selfplay(1, nodes, types, None, [], 0, 1, threads, print, lambda: False)

    with pytest.raises(ValueError, match="no game type"):
        play(10, [], 1)
    with pytest.raises(ValueError, match="one node"):
        play(0, [0], 1)
    with pytest.raises(ValueError, match="threads can play"):
        play(10, [0], 0)


# ---- the file


def test_a_ply_takes_few_bytes(data: Path) -> None:
    plies = len(Games([data]).arrays().moves)
    assert data.stat().st_size < 6 * plies


@pytest.mark.parametrize("lost", [1, 3, 17])
def test_a_file_cut_off_loses_its_last_block_alone(data: Path, tmp_path: Path, lost: int) -> None:
    path = tmp_path / "cut.skg"
    path.write_bytes(data.read_bytes()[:-lost])
    games = Games([path])
    assert len(games) == 4
    assert len(games.damage) == 1
    assert "damaged block" in games.damage[0]
    make(path, 6)
    assert games_of(path) == games_of(data)
    assert DataFile.read(path).damage is None


@pytest.mark.parametrize("hundredth", range(0, 100, 3))
def test_a_changed_byte_is_noticed(data: Path, tmp_path: Path, hundredth: int) -> None:
    content = bytearray(data.read_bytes())
    blocks = content.find(b"SKBLOCK\n")
    at = blocks + hundredth * (len(content) - blocks) // 100
    content[at] ^= 4
    path = tmp_path / "changed.skg"
    path.write_bytes(content)
    file = DataFile.read(path)
    assert file.damage is not None
    assert len(set(file.games())) == 4
    assert set(file.games()) < set(DataFile.read(data).games())


@pytest.mark.parametrize("at", [0, 7, 8, 10, 12, 40])
def test_a_changed_header_is_refused(data: Path, tmp_path: Path, at: int) -> None:
    content = bytearray(data.read_bytes())
    content[at] ^= 4
    path = tmp_path / "changed.skg"
    path.write_bytes(content)
    with pytest.raises(DataError, match=re.escape(str(path))):
        DataFile.read(path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "no file of self-play games"),
        (b"PK\x03\x04" + bytes(100), "no file of self-play games"),
        (b"SKEPGAME\x09\x00\x02\x00{}" + bytes(4), "format 9"),
        (b"SKEPGAME\x01\x00\x02\x00{}" + bytes(4), "header is damaged"),
        (b"SKEPGAME\x01\x00\x02\x00", "header is damaged"),
    ],
)
def test_foreign_files(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "foreign.skg"
    path.write_bytes(content)
    with pytest.raises(DataError, match=message):
        Games([path])


def test_header_without_an_origin(tmp_path: Path) -> None:
    head = b"SKEPGAME\x01\x00\x02\x00{}"
    path = tmp_path / "games.skg"
    path.write_bytes(head + zlib.crc32(head).to_bytes(4, "little"))
    with pytest.raises(DataError, match="says too little"):
        DataFile.read(path)


def test_foreign_file_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes")
    assert cli.main(["lab", "selfplay", str(path), "--games", "1"]) == 1
    assert "no file of self-play games" in capsys.readouterr().err
    assert path.read_text() == "my notes"


def test_one_writer_at_a_time(data: Path, tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="only there can a file be locked")
    path = tmp_path / "games.skg"
    path.write_bytes(data.read_bytes())
    origin = DataFile.read(path).origin
    writer = DataWriter(path, origin)
    with pytest.raises(DataError, match="another run is writing"):
        DataWriter(path, origin)
    writer.close()
    other = Origin(
        origin.seed + 1,
        *(getattr(origin, n) for n in ("nodes", "types", "evaluation", "generator")),
    )
    with pytest.raises(DataError, match="made with other settings"):
        DataWriter(path, other)


def test_a_block_holds_whole_games(data: Path) -> None:
    block = DataFile.read(data).blocks[0]
    assert len(list(split_games(block))) == 2
    for wrong in (block[:-1], block + b"x"):
        with pytest.raises(DataError, match="ends within a game"):
            list(split_games(wrong))


# ---- reading


def test_arrays(data: Path) -> None:
    arrays = Games([data]).arrays()
    assert len(arrays.starts) == 7
    assert arrays.starts[-1] == len(arrays.moves) == len(arrays.scores)
    assert set(arrays.bugs) <= {0x1F, 0xFF}
    assert set(arrays.results) <= {0, 1, 2, 3}
    first = arrays.scores[arrays.starts[:-1]]
    assert (first == NO_SCORE).all(), "a game begins with random moves"


def test_records(data: Path) -> None:
    games = Games([data])
    results = (GameState.DRAW, GameState.WHITE_WINS, GameState.BLACK_WINS)
    for record, result, start, end in zip(
        games.records(),
        games.arrays().results,
        games.arrays().starts[:-1],
        games.arrays().starts[1:],
        strict=True,
    ):
        assert len(record.moves) == end - start
        if result < 3:
            assert record.result == results[result]
        record.check()


def test_samples(data: Path) -> None:
    games = Games([data])
    samples, arrays = games.samples(), games.arrays()
    searched = arrays.scores != NO_SCORE
    unproven = np.abs(arrays.scores.astype(int)) < _core.PROVEN_SCORE
    assert len(samples) == (searched & unproven).sum()
    assert (samples.scores == arrays.scores[searched & unproven]).all()
    assert samples.rows.max() <= ROWS
    assert set(samples.games) == set(range(6))
    for game, result in enumerate(arrays.results):
        seen = samples.results[samples.games == game]
        assert set(seen) <= ({0.0, 1.0} if result in (1, 2) else {0.5}) or np.isnan(seen).all()


def test_many_files_are_one(data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.skg"
    make(other, 3, seed=6)
    games = Games([data, other, data])
    assert len(games) == 9
    assert games.repeated == 6
    assert len(np.unique(games.samples().games)) == 9


def test_samples_are_split_by_game(data: Path) -> None:
    samples = Games([data]).samples()
    seen, unseen = samples.split(seed=1, held_back=0.3)
    assert len(seen) + len(unseen) == len(samples)
    assert not set(seen.games) & set(unseen.games)
    assert len(set(unseen.games)) == 2


def test_illegal_moves_are_refused(data: Path) -> None:
    game = next(DataFile.read(data).games())
    wrong = game[:8] + b"\xff\x7f" + game[10:]
    with pytest.raises(ValueError, match="no games of self-play"):
        _core.selfplay_samples(wrong)
    for bad in (wrong, game[:-1], game[:4] + b"\x00" + game[5:], game + b"x"):
        with pytest.raises(ValueError, match="no game of self-play"):
            _core.selfplay_position(bad)


# ---- the command


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "games.skg")
    options = ["--threads", "1", "--nodes", "40", "--types", "Base, Base+MLP", "--seed", "5"]
    assert cli.main(["lab", "selfplay", out, "--games", "2", *options]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("2 games, ")
    assert said.err == "seed 5\n"
    assert cli.main(["lab", "selfplay", out, "--games", "3", "--threads", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 games, ")
    make(tmp_path / "other.skg", 3)
    assert games_of(Path(out)) == games_of(tmp_path / "other.skg")
    assert cli.main(["lab", "selfplay", out, "--minutes", "0.001", "--threads", "1"]) == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--seed", "6"], "was made with --seed 5"),
        (["--nodes", "50"], "was made with --nodes 40"),
        (["--types", "Base"], "was made with --types"),
        (["--types", "Chess"], "no game type 'Chess'"),
        (["--net", "absent.net"], "absent.net: No such file"),
        (["--net", "default"], "was made with the evaluation classic"),
    ],
)
def test_command_refuses(
    data: Path, capsys: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    before = data.read_bytes()
    assert cli.main(["lab", "selfplay", str(data), "--games", "9", *options]) in (1, 2)
    said = capsys.readouterr().err.splitlines()
    assert message in said[-1]
    assert data.read_bytes() == before
