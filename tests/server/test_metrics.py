"""Metrics for Prometheus, and the log: one line for each failure."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator

import httpx
import pytest

from server.http_client import PATIENCE, Person, receive, running, socket_of
from skep.server.logs import JsonFormatter, LineFormatter
from skep.server.metrics import Metrics

TOKEN = "the operator's"
LINE = re.compile(r"[a-z_]+(\{[a-z]+=\"[^\"]*\"(,le=\"[^\"]*\")?\})? [0-9.e+-]+")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder, page = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("page")
    with running(folder, page=page, metrics_token=TOKEN) as found:
        yield found


def metrics_of(address: str) -> dict[str, float]:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    answer = httpx.get(f"{address}/metrics", headers=headers, timeout=PATIENCE)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines), lines
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_what_happens_is_counted(ada: Person) -> None:
    game = ada.create("screen")
    ada.move(game, 0, "wS1")
    ada.move(game, 1, "bS1 wS1-")
    ada.move(game, 2, "nonsense", 422)
    with socket_of(ada, game) as line:
        receive(line)
        found = metrics_of(ada.address)
    assert found['skep_command_seconds_count{type="move"}'] == 2
    assert found['skep_command_seconds_bucket{type="move",le="+Inf"}'] == 2
    assert found['skep_request_seconds_count{status="422"}'] == 1
    assert found['skep_database_seconds_count{call="write"}'] >= 3
    assert found["skep_live_games"] == found["skep_sockets"] == 1
    assert found["skep_connections"] >= 2
    assert found["skep_database_up"] == found["skep_nodes"] == 1
    assert found["skep_searches_waiting"] == found['skep_queue_age_seconds{kind="move"}'] == 0
    assert found['skep_moves_total{kind="screen"}'] == 2
    assert found['skep_new_games_total{kind="screen"}'] == 1
    assert found['skep_workers{state="busy"}'] == 0
    assert found["process_cpu_seconds_total"] > 0


@pytest.mark.parametrize("header", [None, "Bearer", "Bearer wrong", f"Basic {TOKEN}", "Bearer ä"])
def test_only_the_operator_reads_metrics(address: str, header: str | None) -> None:
    headers = {} if header is None else {b"authorization": header.encode("latin-1")}
    answer = httpx.get(f"{address}/metrics", headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_without_a_token_there_are_no_metrics(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("data")) as address:
        headers = {"authorization": "Bearer"}
        assert httpx.get(f"{address}/metrics", headers=headers, timeout=PATIENCE).status_code == 404


def test_the_text_of_the_metrics() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.limits.add('a "limit"\n')
    metrics.queue.observe("move", 0.001)
    metrics.queue.observe("move", 0.3)
    metrics.queue.observe("move", 100.0)
    metrics.gauge("skep_age", "The age of something.", lambda: 2.5)
    lines = metrics.text().splitlines()
    assert r'skep_limit_refusals_total{limit="a \"limit\"\n"} 3' in lines
    assert 'skep_queue_seconds_bucket{kind="move",le="0.001"} 1' in lines
    assert 'skep_queue_seconds_bucket{kind="move",le="0.25"} 1' in lines
    assert 'skep_queue_seconds_bucket{kind="move",le="0.5"} 2' in lines
    assert 'skep_queue_seconds_bucket{kind="move",le="+Inf"} 3' in lines
    assert 'skep_queue_seconds_sum{kind="move"} 100.301000' in lines
    assert lines[-3:] == [
        "# HELP skep_age The age of something.",
        "# TYPE skep_age gauge",
        "skep_age 2.5",
    ]


# ---- the log


def fail() -> None:
    raise RuntimeError("of\nmany lines\x1b[31m")


def failure() -> logging.LogRecord:
    with pytest.raises(RuntimeError) as caught:
        fail()
    info = (RuntimeError, caught.value, caught.tb)
    return logging.LogRecord("skep.x", logging.ERROR, __file__, 1, "game %s fails", ("7",), info)


def test_a_failure_is_one_line() -> None:
    line = LineFormatter().format(failure())
    assert line.isprintable()
    assert " ERROR skep.x: game 7 fails (RuntimeError: of many lines [31m at test_metrics.py:" in (
        line
    )


def test_the_log_as_json() -> None:
    line = JsonFormatter().format(failure())
    assert "\n" not in line
    entry = json.loads(line)
    assert entry["time"].endswith("+00:00")
    assert (entry["level"], entry["logger"]) == ("error", "skep.x")
    assert entry["message"] == "game 7 fails"
    assert entry["error"].startswith("RuntimeError: of\nmany lines")
    assert entry["traceback"][0].startswith("Traceback")
    plain = logging.LogRecord("skep", logging.WARNING, __file__, 1, "careful", (), None)
    assert "error" not in json.loads(JsonFormatter().format(plain))
