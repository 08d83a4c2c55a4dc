"""Games as a stream from files, folders and archives; what is broken is named and loses nothing."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from skep import Record, RecordError
from skep.corpus import files, read_corpus, write_games
from skep.corpus.game import CorpusGame

RECORDS = Path(__file__).parents[1] / "data" / "records"
GAME = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
PGN = '[GameType "Base"]\n[White "Ada"]\n[Result "WhiteWins"]\n\n1. wS1\n2. bS1 wS1-\n\nWhiteWins\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with records of other programs, and each as a game string beside it."""
    folder = tmp_path / "games"
    (folder / "deep").mkdir(parents=True)
    for path in [*RECORDS.glob("*.pgn"), *RECORDS.glob("*.sgf")]:
        (folder / "deep" / path.name).write_bytes(path.read_bytes())
        expected = Path(f"{path}.txt").read_text().splitlines()[1]
        (folder / "deep" / f"{path.name}.txt").write_text(expected)
    (folder / "picture.png").write_bytes(b"\x89PNG")
    return folder


def test_a_folder_is_read_with_all_formats_in_it(folder: Path) -> None:
    games = list(read_corpus(folder))
    names = [Path(game.source).name for game in games]
    assert names == sorted(names)
    assert {Path(name).suffix for name in names} == {".pgn", ".sgf", ".txt"}
    by_file = dict(zip(names, games, strict=True))
    for name, game in by_file.items():
        if name.endswith(".txt"):
            assert by_file[name.removesuffix(".txt")].record.moves == game.record.moves


def test_an_archive_is_read_like_the_folder_that_was_packed(folder: Path) -> None:
    archive = folder.with_suffix(".zip")
    with zipfile.ZipFile(archive, "w") as packed:
        for file in sorted(folder.rglob("*")):
            packed.write(file, file.relative_to(folder))
    corpus = read_corpus(archive)
    unpacked = [game.record for game in read_corpus(folder)]
    assert [game.record for game in corpus] == unpacked
    assert corpus.report.files == len(unpacked)


@pytest.mark.parametrize("size", [1, 50, 200, 1 << 20])
def test_where_a_file_is_cut_changes_nothing(
    tmp_path: Path, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = PGN.replace("1. wS1", '{a comment\n\n[with "a tag"]\n} 1. wS1 ; and { another')
    whole = tmp_path / "whole.pgn"
    whole.write_text("\n".join([PGN, odd, '[GameType "Base"]\n[White "no moves"]\n', PGN] * 4))
    broken = tmp_path / "broken.pgn"
    broken.write_text("\n".join([PGN, PGN.replace("2. bS1 wS1-", "2. bQ wQ-"), PGN]))
    lines = tmp_path / "list.uhp"
    lines.write_text("\n".join([GAME, "", GAME.rpartition(";")[0], "Base;oh no", GAME]) + "\n")
    expected = read_corpus(whole, broken, lines, errors="collect")
    games = list(expected)
    assert len(games) == 16 + 2 + 3
    monkeypatch.setattr(files, "PART_BYTES", size)
    cut = read_corpus(whole, broken, lines, errors="collect")
    assert list(cut) == games
    assert cut.report == expected.report
    assert [(each.number, each.line) for each in cut.report.refused] == [(2, 15), (3, 4)]


def test_errors_are_raised_skipped_or_collected(tmp_path: Path) -> None:
    path = tmp_path / "games.uhp"
    path.write_text(f"{GAME}\nBase;InProgress;White[1];wS1;bS1 wS2-\n{GAME}\n")
    with pytest.raises(RecordError, match=r"games.uhp, game 2: line 2") as caught:
        list(read_corpus(path))
    assert (caught.value.game, caught.value.line) == (2, 2)
    skipped = read_corpus(path, errors="skip")
    assert len(list(skipped)) == 2
    assert (skipped.report.refused_games, skipped.report.refused) == (1, [])
    collected = read_corpus(path, errors="collect")
    assert [game.number for game in collected] == [1, 3]
    (refused,) = collected.report.refused
    assert (refused.source, refused.number, refused.line) == (str(path), 2, 2)
    assert "wS2" in refused.reason
    assert str(collected.report).startswith("2 games of 1 files read, 1 refused\n  ")
    with pytest.raises(ValueError, match="'raise', 'skip' or 'collect'"):
        read_corpus(path, errors="ignore")  # type: ignore[arg-type]


def test_files_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_bytes(b"\0\1\2" * 10)
    (tmp_path / "b.zip").write_bytes(b"PK not really")
    (tmp_path / "c.txt").write_text("a recipe for honey cake")
    (tmp_path / "d.parquet").write_bytes(b"PAR1 not really")
    (tmp_path / "e.uhp").write_text("")
    (tmp_path / "f.pgn").write_text(PGN)
    corpus = read_corpus(tmp_path, errors="collect")
    assert [game.record.tags["White"] for game in corpus] == ["Ada"]
    refused = {Path(each.source).name: each for each in corpus.report.refused}
    assert sorted(refused) == ["a.pgn", "b.zip", "c.txt", "d.parquet"]
    assert all(each.number == 0 for each in refused.values())
    assert "NUL" in refused["a.pgn"].reason
    assert "zip" in refused["b.zip"].reason
    assert "Parquet" in refused["d.parquet"].reason
    with pytest.raises(FileNotFoundError):
        list(read_corpus(tmp_path / "nowhere.pgn"))


def test_a_damaged_member_of_an_archive_loses_no_other(tmp_path: Path) -> None:
    archive = tmp_path / "games.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("a.uhp", GAME)
        packed.writestr("b.uhp", GAME)
    data = bytearray(archive.read_bytes())
    data[data.index(GAME.encode()) + 5] ^= 1  # the checksum of the first does not fit any more
    archive.write_bytes(data)
    corpus = read_corpus(archive, errors="collect")
    assert [Path(game.source).name for game in corpus] == ["b.uhp"]
    assert "unpacked" in corpus.report.refused[0].reason


def test_what_never_ends_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_GAME_BYTES", 1000)
    path = tmp_path / "endless.pgn"
    path.write_text(PGN + "{" + "honey \n" * 1000)
    corpus = read_corpus(path, errors="collect")
    assert list(corpus) == []
    assert "no game ends" in corpus.report.refused[0].reason


def test_a_corpus_is_read_again_each_time(tmp_path: Path) -> None:
    path = tmp_path / "games.uhp"
    write_games(path, [CorpusGame(Record(), "", 1)] * 3)
    corpus = read_corpus(path)
    assert len(list(corpus)) == len(list(corpus)) == corpus.report.games == 3
