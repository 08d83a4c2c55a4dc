"""Checks that the types of the whole package are known: `make lint-types`.

It runs `pyright --verifytypes`. What comes from packages without types (PyTorch, PettingZoo and
OpenSpiel) cannot be known, nor the traits of a widget, so the modules that derive from their
classes are left out.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
UNTYPED = (
    "skep.lab.nets.training.",
    "skep.notebook.board_widget.",
    "skep.rl.hive_v0.",
    "skep.rl.open_spiel.",
)
"""Modules whose classes derive from those of packages without types."""


def unknown_types() -> tuple[int, list[str]]:
    """How many symbols there are, and those whose type is not known, with the reason."""
    command = [sys.executable, "-m", "pyright", "--verifytypes", "skep", "--ignoreexternal"]
    # The package is found where it lies: an editable installation is not seen by pyright.
    binaries = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PATH": binaries}
    done = subprocess.run(
        [*command, "--outputjson"],
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "VIRTUAL_ENV": str(Path(sys.executable).parents[1])},
        cwd=ROOT,
    )
    found = json.loads(done.stdout)["typeCompleteness"]
    faults = [
        f"{symbol['name']}: {problem['message'].splitlines()[0]}"
        for symbol in found["symbols"]
        if not symbol["isTypeKnown"] and symbol["isExported"]
        if not symbol["name"].startswith(UNTYPED)
        for problem in symbol["diagnostics"]
    ]
    return len(found["symbols"]), faults


if __name__ == "__main__":
    count, faults = unknown_types()
    print(*faults, sep="\n")
    print(f"{count} symbols, {len(faults)} without a known type")
    sys.exit(1 if faults or count < 1000 else 0)
