"""Generated files are what their sources say; `make generate` writes all of them anew.

The types in `web/src/wire/types.ts` are compared with `web/src/wire/schema.json` by the page's own
check (`npm --prefix web run check`).
"""

from __future__ import annotations

import json
import runpy
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

import lesson_vectors
import why_not_vectors
from skep.render import tile
from skep.render.web import WRITERS
from skep.server import options_reference
from skep.server.schema import document

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
ICONS = WEB / "public" / "icons"


def wire_schema() -> str:
    """What `python -m skep.server.schema` writes."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


def queen_tile() -> str:
    """The tile that the icons show."""
    return tile("wQ")


GENERATED: dict[Path, Callable[[], str]] = {
    WEB / "src" / "board" / "tiles.generated.ts": WRITERS["tiles"],
    WEB / "src" / "board" / "themes.generated.css": WRITERS["themes"],
    WEB / "src" / "wire" / "schema.json": wire_schema,
    ROOT / "tests" / "data" / "why_not.json": why_not_vectors.document,
    ROOT / "docs" / "settings.md": options_reference.document,
    ROOT / "tests" / "data" / "lesson_answers.json": lesson_vectors.document,
    ICONS / "skep.svg": queen_tile,
}


@pytest.mark.parametrize("file", GENERATED, ids=lambda file: file.name)
def test_a_generated_file_is_current(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == GENERATED[file](), "run `make generate`"


def test_the_positions_of_the_dev_page_are_current() -> None:
    folder = WEB / "src" / "board" / "demo"
    written = json.loads((folder / "positions.json").read_text(encoding="utf-8"))
    assert written == runpy.run_path(str(folder / "positions.py"))["document"](), (
        "run `make generate`"
    )


def test_make_generate_writes_every_generated_file() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for file in (*GENERATED, WEB / "src" / "wire" / "types.ts"):
        if file.parent != ICONS:
            assert str(file.relative_to(ROOT)) in makefile, file
    for script in ("web/scripts/icons.py", "docs/images/draw.py", "board/demo/positions.py"):
        assert script in makefile


@pytest.mark.parametrize(
    ("name", "size"),
    [("skep-192.png", 192), ("skep-512.png", 512), ("skep-maskable-512.png", 512)],
)
def test_an_icon_has_the_size_that_its_name_says(name: str, size: int) -> None:
    data = (ICONS / name).read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (size, size)
