"""The settings of a server: flags, environment and file, one check for all, no secret told."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.http_client import PATIENCE, Person
from server.serve_process import refused, serving
from skep.errors import ConfigError
from skep.server.options import FILE_VARIABLE, OPTIONS, Value, read_values

EMPTY = {FILE_VARIABLE: "/dev/null"}


def values(
    flags: dict[str, Value] | None = None, file: Path | None = None, **variables: str
) -> dict[str, Value]:
    return read_values(flags or {}, {**EMPTY, **variables}, file)


def test_a_flag_is_stronger_than_the_environment_and_that_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\nname = ["a.example"]\nlease-seconds = 7\n')
    assert values(file=file)["port"] == 1
    found = values({"port": "3"}, file, SKEP_PORT="2", SKEP_HOST="environment")
    assert (found["port"], found["host"], found["lease-seconds"]) == (3, "environment", 7.0)
    assert found["name"] == ("a.example",)
    assert found["log"] == "text"
    assert values(SKEP_NAME="a.example b.example, c.example")["name"] == (
        "a.example",
        "b.example",
        "c.example",
    )
    assert values({"access-log": False}, SKEP_ACCESS_LOG="yes")["access-log"] is False


def test_an_empty_variable_is_none() -> None:
    assert values(SKEP_METRICS_TOKEN="", SKEP_PORT="")["port"] == 8000


def test_every_option_has_a_flag_a_variable_and_a_key_of_its_own() -> None:
    for part in ("name", "flag", "variable"):
        assert len({getattr(option, part) for option in OPTIONS}) == len(OPTIONS)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 8000", "no setting 'prot': is it port?"),
        ("zzzzzz = 1", "no setting 'zzzzzz': there are host, port"),
        ("port = 80000", "port is a whole number from 0 to 65535, not '80000'"),
        ("port = 80.5", "port is a whole number"),
        ("port = true", "port is a whole number"),
        ("port = []", "port is a whole number"),
        ("lease-seconds = nan", "lease-seconds is a number from 1 to 600"),
        ("limit-factor = inf", "limit-factor is a number"),
        ('log = "xml"', "log is text or json, not 'xml'"),
        ("name = [1]", "name is a list of texts"),
        ('name = [""]', "name is a list of texts"),
        ('host = "a\\u001bb"', "host is a text"),
        ('access-log = "maybe"', "access-log is true or false"),
        ("[host]\na = 1", "host is a text"),
        ("operator-token = 5", "operator-token is a text"),
        ("host", "server.toml: "),
        ("a = " + "[" * 3000, "server.toml: "),
    ],
)
def test_a_file_that_is_wrong_is_told_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(ConfigError) as caught:
        values(file=file)
    assert said in str(caught.value)
    assert str(caught.value).isprintable()


@given(st.binary(max_size=200))
def test_a_file_of_garbage_is_told_in_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    file = tmp_path_factory.mktemp("garbage") / "server.toml"
    file.write_bytes(data)
    try:
        read = values(file=file)
    except ConfigError:
        return
    assert set(read) == {option.name for option in OPTIONS}


@given(st.sampled_from(OPTIONS), st.text())
def test_garbage_in_the_environment_is_told_in_a_sentence(option: object, text: str) -> None:
    variable = option.variable  # type: ignore[attr-defined]
    said = ""
    try:
        read_values({}, {**EMPTY, variable: text})
    except ConfigError as error:
        said = str(error)
    assert not said or variable in said


def test_a_file_that_is_not_there_is_refused_only_if_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ConfigError, match="no such file"):
        values(file=tmp_path / "none.toml")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert read_values({}, {})["port"] == 8000


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("database", "postgresql://skep:hush@db/skep"),
        ("database", "postgresql+asyncpg://skep:hu/sh@db:5432/skep"),
        ("database", "postgresql://db/skep?user=skep&password=hush"),
        ("database", "postgresql://db/skep?PASSWORD=hush"),
        ("redis", "redis://:hush@redis/0"),
        ("redis", "rediss://user:hush@redis:6380/0"),
        ("operator-token", "hush"),
        ("metrics-token", "hush"),
    ],
)
def test_a_secret_on_the_command_line_is_refused(option: str, value: str) -> None:
    with pytest.raises(ConfigError) as caught:
        values({option: value})
    said = str(caught.value)
    assert "hu" not in said.replace("this", "")
    assert "command line: set the environment variable SKEP_" in said
    assert f"or {option} in the settings file" in said


@pytest.mark.parametrize(
    "url", ["postgresql://skep@db:5432/skep", "postgresql://db:5432/skep?application_name=a@b"]
)
def test_an_address_without_a_password_may_be_a_flag(url: str) -> None:
    assert values({"database": url})["database"] == url


def test_the_hidden_flag_of_a_secret_only_tells_where_it_belongs(tmp_path: Path) -> None:
    done = refused("--operator-token", "hush", "--data", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "SKEP_OPERATOR_TOKEN" in done.stderr
    assert "hush" not in done.stderr
    assert "operator-token" not in refused("--help").stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal to end a process")
def test_a_server_with_a_file_and_an_access_log_of_json(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(
        f'data = "{tmp_path}"\nlog = "json"\naccess-log = true\nmetrics-token = "hush"\n'
    )
    with serving("--settings", str(file)) as server, Person(server.address) as ada:
        game = ada.create("screen")
        headers = {"X-Request-Id": "from-the-proxy", "Authorization": "Bearer hush"}
        answer = httpx.get(f"{server.address}/metrics?a=b", headers=headers, timeout=PATIENCE)
        assert (answer.status_code, answer.headers["x-request-id"]) == (200, "from-the-proxy")
        bad = {b"X-Request-Id": "x\t\N{LATIN SMALL LETTER A WITH DIAERESIS}".encode()}
        made = httpx.get(f"{server.address}/%1b%0a", headers=bad, timeout=PATIENCE)
        assert made.headers["x-request-id"].isalnum()
        code, said = server.end(signal.SIGTERM)
    entries = [json.loads(line) for line in said.splitlines()]
    assert code == 0
    assert {entry["logger"] for entry in entries} == {"skep.access"}
    assert {entry["client"] for entry in entries} == {"127.0.0.0/24"}
    by_path = {entry["path"]: entry for entry in entries}
    assert by_path["/metrics"]["request"] == "from-the-proxy"
    assert by_path["/api/games"]["status"] == 201
    assert by_path["/\x1b\n"]["method"] == "GET"
    assert "hush" not in said
    assert game
