"""The example that trains an agent."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np


def test_the_example_plays_learns_and_saves(root: Path, tmp_path: Path) -> None:
    saved = tmp_path / "agent.npz"
    options = (
        "--minutes 0.05 --test-every 1 --test-games 2 --games 4 --visits 4 --plies 12 --batch 16"
    )
    command = [sys.executable, str(root / "examples" / "train_agent.py"), *options.split()]
    result = subprocess.run(
        [*command, "--save", str(saved)], check=True, capture_output=True, text=True, timeout=600
    )
    first, *_, last = (json.loads(line) for line in result.stdout.splitlines())
    assert first["positions"] == 0
    assert last["won"] + last["drawn"] + last["lost"] == 2
    assert last["positions"] > 0
    weights = np.load(saved)
    assert np.isfinite(weights["wp"]).all()
    assert weights["wp"].any()
