"""The board of a notebook in a real JupyterLab: `make test-notebook`."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from browser.chromium import launch
from browser.fonts import Font

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 120_000
"""Milliseconds: a kernel starts slowly on a busy machine."""

CODE = """
from skep import Board
from skep.notebook import BoardWidget
widget = BoardWidget(Board("Base"), opponent=lambda board: board.legal_moves[0])
widget
"""


def notebook(*cells: str) -> str:
    return json.dumps(
        {
            "cells": [
                {"cell_type": "code", "id": f"cell{number}", "metadata": {}, "outputs": [],
                 "execution_count": None, "source": cell.strip()}
                for number, cell in enumerate(cells)
            ],
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
    )  # fmt: skip


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """The address of a notebook in a JupyterLab of our own, which ends with the test."""
    (tmp_path / "board.ipynb").write_text(notebook(CODE, "widget.game_string"), encoding="utf-8")
    token = secrets.token_hex(8)
    folders = {name: str(tmp_path / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR")}
    folders["JUPYTER_RUNTIME_DIR"] = str(tmp_path / "runtime")
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1", "--port=0",
        "--allow-root", f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={tmp_path}",
    ]  # fmt: skip
    with subprocess.Popen(command, env=os.environ | folders, stderr=subprocess.DEVNULL) as process:
        try:
            yield f"{_address(tmp_path / 'runtime', process)}lab/tree/board.ipynb?token={token}"
        finally:
            process.terminate()


def _address(runtime: Path, process: subprocess.Popen[bytes]) -> str:
    """Wait for the file in which the server tells its address."""
    for _ in range(600):
        assert process.poll() is None, "JupyterLab has ended"
        for file in runtime.glob("jpserver-*.json"):
            return str(json.loads(file.read_text(encoding="utf-8"))["url"])
        time.sleep(0.2)
    pytest.fail("JupyterLab does not start")


@pytest.fixture
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = launch(playwright, Font.WIDE, tmp_path_factory.mktemp("fonts"))
        yield browser.new_page(viewport={"width": 1280, "height": 1000})
        browser.close()


def run_cell(page: Page, number: int) -> None:
    editor = page.locator(".jp-CodeCell .jp-InputArea-editor").nth(number)
    editor.click(timeout=PATIENCE)
    editor.press("Shift+Enter")


def test_a_board_is_played_on_and_stepped_through(lab: str, page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(lab, timeout=PATIENCE)
    run_cell(page, 0)
    board = page.locator(".skep-board")
    status = board.get_by_role("status")
    expect(board.get_by_role("status")).to_have_text(
        "Move 0 of 0. White to move.", timeout=PATIENCE
    )
    # A spider is placed, and the opponent answers.
    board.get_by_role("button", name="white spider, 2 in hand").click()
    expect(board.get_by_role("button", name="white spider")).to_have_attribute(
        "aria-pressed", "true", timeout=PATIENCE
    )
    board.locator(".skep-picture svg").click()
    expect(board.get_by_role("status")).to_have_text(
        "Move 2 of 2. White to move.", timeout=PATIENCE
    )
    board.get_by_role("button", name="One move back").click()
    expect(board.get_by_role("status")).to_have_text(
        "Move 1 of 2. Black to move.", timeout=PATIENCE
    )
    board.get_by_role("button", name="Last position").click()
    expect(board.get_by_role("status")).to_have_text(
        "Move 2 of 2. White to move.", timeout=PATIENCE
    )
    # What may not be done is explained.
    board.get_by_role("button", name="white spider, 1 in hand").click()
    board.locator(".skep-picture svg").click(position={"x": 5, "y": 5})
    expect(status).to_contain_text("does not touch the hive", timeout=PATIENCE)
    # The kernel knows what was played.
    run_cell(page, 1)
    expect(page.locator(".jp-OutputArea-output").last).to_contain_text(
        "Base;InProgress;White[2];wS1", timeout=PATIENCE
    )
    assert errors == []
