"""Writes docs/settings.md, the reference of all settings, from the table of them."""

from __future__ import annotations

import sys
from typing import Final

from skep.server.options import FILE_VARIABLE, OPTIONS

__all__ = ["document"]

_HEAD: Final = f"""# Settings of a server

<!-- Written by `make generate` from src/skep/server/options.py. -->

Each setting of `skep serve` can be given as a flag, in the environment or in a file; a flag is
stronger than the environment, and that is stronger than the file. `skep admin` reads the same.

The file is in TOML and is named by `--settings` or `{FILE_VARIABLE}`; without either it is
`skep/server.toml` in the user's folder for configuration files (on Linux `~/.config`), if there is
one:

```toml
host = "0.0.0.0"
name = ["hive.example.org"]
database = "postgresql://skep:password@db.internal/skep"
operator-token = "…"
```

Everybody on a machine can read its command lines, so a flag with a password is refused, and tokens
have no flags: set them in the environment or in the file, which nobody else should be able to read
(`chmod 600`).

| key in the file | flag | environment | value | by default | |
|---|---|---|---|---|---|
"""

_TAIL: Final = """
In the environment several values stand with spaces between them. Two variables are not settings of
the server alone:

| environment | |
|---|---|
| `SKEP_CONFIG` | the file of [engines](engines.md#engines-by-name) |
| `SKEP_TRACEBACK` | 1 adds the traceback to internal errors in the log |
"""


def document() -> str:
    """The whole reference."""
    return _HEAD + "".join(_rows()) + _TAIL


def _rows() -> list[str]:
    rows = []
    for option in OPTIONS:
        flag = "—" if option.is_secret else f"`{option.flag}`"
        if option.short:
            flag += f", `{option.short}`"
        about = option.about[0].lower() + option.about[1:].rstrip(".")
        cells = (
            f"`{option.name}`",
            flag,
            f"`{option.variable}`",
            option.allowed,
            option.default_text or "none",
            about,
        )
        rows.append(f"| {' | '.join(cells)} |\n")
    return rows


if __name__ == "__main__":
    sys.stdout.write(document())
