"""Engines that are known by name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from skep.errors import ConfigError
from skep.uhp.config import EngineSpec, config_file, find_engine, known_engines, split_command

FULL = """
[engines.star]
command = ["/opt/star", "uhp"]
options = { Level = 3, Fast = true, Style = "wild", Factor = 0.5 }
directory = "~/star"
environment = { STAR = "1" }

[engines."hive star"]
command = "~/bin/star 'two words' --x"
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home directory."""
    for name in ("SKEP_CONFIG", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    return tmp_path


def write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.skipif(sys.platform == "win32", reason="splits otherwise")
def test_a_full_file(home: Path) -> None:
    known = known_engines(write(home / "e.toml", FULL))
    assert list(known) == ["skep", "star", "hive star"]
    assert known["star"] == EngineSpec(
        "star",
        ("/opt/star", "uhp"),
        {"Level": 3, "Fast": True, "Style": "wild", "Factor": 0.5},
        str(home / "star"),
        {"STAR": "1"},
    )
    assert known["hive star"].command == (str(home / "bin/star"), "two words", "--x")
    assert known["hive star"].options == {}


def test_where_the_file_is(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert home in config_file().parents
    assert config_file().parts[-2:] == ("skep", "engines.toml")
    assert list(known_engines()) == ["skep"]
    write(config_file(), FULL)
    assert "star" in known_engines()
    if sys.platform != "win32":
        monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "elsewhere"))
        assert config_file() == home / "elsewhere" / "skep" / "engines.toml"
    monkeypatch.setenv("SKEP_CONFIG", str(home / "mine.toml"))
    with pytest.raises(ConfigError, match=r"mine\.toml: there is no such file, and SKEP_CONFIG"):
        known_engines()
    write(home / "mine.toml", "[engines.x]\ncommand = 'x'")
    assert list(known_engines()) == ["skep", "x"]


def test_find_engine(home: Path) -> None:
    file = write(home / "e.toml", FULL)
    assert find_engine("star", file).command == ("/opt/star", "uhp")
    assert find_engine(["star"], file) == find_engine("star", file)
    assert find_engine("skep", file).command == (sys.executable, "-m", "skep", "uhp")
    ours = find_engine([sys.executable, "-m", "skep", "uhp"], file)
    assert ours.command == (sys.executable, "-m", "skep", "uhp")
    assert ours.name == Path(sys.executable).stem
    with pytest.raises(ConfigError, match=r"no program 'start'; known by name: skep, star, hive"):
        find_engine("start", file)
    with pytest.raises(ConfigError, match=r"no program 'star-x'$"):
        find_engine(["star-x", "uhp"], file)
    for nothing in ("", "  "):
        with pytest.raises(ConfigError, match="not nothing"):
            find_engine(nothing, file)
    with pytest.raises(ConfigError, match="not nothing"):
        find_engine([], file)


def test_the_name_skep_can_be_redefined(home: Path) -> None:
    file = write(home / "e.toml", "[engines.skep]\ncommand = 'other uhp'")
    assert find_engine("skep", file).command == ("other", "uhp")


def test_a_command_that_cannot_be_split() -> None:
    with pytest.raises(ConfigError, match="no command"):
        split_command("star 'uhp")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[engines", "Expected"),
        ("engines = 3", "engines must be a table"),
        ("[engine.x]", "the file has 'engine', and there is only engines"),
        ("[engines]\nx = 'star'", "engines.x must be a table"),
        ("[engines.x]", "engines.x.command must be a command line, or a list of its words"),
        ("[engines.x]\ncommand = []", "engines.x.command must be not empty"),
        ("[engines.x]\ncommand = ''", "engines.x.command must be not empty"),
        ("[engines.x]\ncommand = [1]", "engines.x.command must be a command line"),
        ("[engines.x]\ncommand = 'a'\npath = 'b'", "engines.x has 'path', and there is only comma"),
        ("[engines.x]\ncommand = 'a'\noptions = 1", "engines.x.options must be a table"),
        ("[engines.x]\ncommand = 'a'\noptions = {A = []}", "engines.x.options.A must be a word"),
        ("[engines.x]\ncommand = 'a'\ndirectory = 1", "engines.x.directory must be the name"),
        ("[engines.x]\ncommand = 'a'\nenvironment = 1", "engines.x.environment must be a table"),
        ("[engines.x]\ncommand = 'a'\nenvironment = {A = 1}", "environment must be a table of wor"),
    ],
)
def test_files_that_make_no_sense(home: Path, text: str, message: str) -> None:
    file = write(home / "e.toml", text)
    with pytest.raises(ConfigError) as caught:
        known_engines(file)
    assert str(caught.value).startswith(f"{file}: ")
    assert message in str(caught.value)


def test_files_that_cannot_be_read(home: Path) -> None:
    (home / "e.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError, match="not UTF-8"):
        known_engines(home / "e.toml")
    with pytest.raises(ConfigError, match=f"{home.name}: "):
        known_engines(home)
