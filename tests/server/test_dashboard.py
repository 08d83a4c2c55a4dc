"""What deploy/ has for watching a server: every metric that it names exists."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.http_client import PATIENCE, running

DEPLOY = Path(__file__).parents[2] / "deploy"
METRIC = re.compile(r"\b(?:skep|process)_[a-z_]+")
FAMILY = re.compile(r"^# TYPE (\S+) (\w+)$", re.MULTILINE)
SERIES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}


@pytest.fixture(scope="module")
def series(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all series that a server has."""
    with running(tmp_path_factory.mktemp("data"), metrics_token="hush") as address:
        headers = {"Authorization": "Bearer hush"}
        text = httpx.get(f"{address}/metrics", headers=headers, timeout=PATIENCE).text
    return {name + end for name, kind in FAMILY.findall(text) for end in SERIES[kind]}


def dashboard() -> Any:  # noqa: ANN401 - whatever Grafana has
    return json.loads((DEPLOY / "grafana-dashboard.json").read_text())


def expressions() -> list[str]:
    found = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    alerts = re.findall("^ +expr: (.+)$", (DEPLOY / "skep-alerts.yml").read_text(), re.MULTILINE)
    assert len(alerts) > 4
    return found + alerts


def test_every_metric_that_is_named_exists(series: set[str]) -> None:
    named = {name for text in expressions() for name in METRIC.findall(text)}
    assert len(named) > 15
    assert named <= series


def test_the_dashboard_shows_every_metric_of_ours(series: set[str]) -> None:
    shown = {name for text in expressions() for name in METRIC.findall(text)}
    families = {re.sub("_(bucket|sum|count)$", "", name) for name in series}
    families -= {"skep_build_info", "process_start_time_seconds", "process_open_fds"}
    assert families <= {re.sub("_(bucket|sum|count)$", "", name) for name in shown}


def test_the_panels_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells
    assert len({panel["id"] for panel in dashboard()["panels"]}) == len(dashboard()["panels"])


def test_the_documents_name_every_metric(series: set[str]) -> None:
    text = (DEPLOY.parent / "docs" / "server.md").read_text(encoding="utf-8")
    families = {re.sub("_(bucket|sum|count)$", "", name) for name in series}
    assert {name for name in families if name.startswith("skep_")} <= set(METRIC.findall(text))
