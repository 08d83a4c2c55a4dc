"""What the README and the server say about installing the page is true."""

from __future__ import annotations

import tomllib
from pathlib import Path

from skep.server.http import page
from skep.server.settings import BUILT_PAGE

ROOT = Path(__file__).parents[2]


def test_the_page_is_built_to_where_the_package_is_installed_from() -> None:
    assert BUILT_PAGE == ROOT / "src" / "skep" / "server" / "static"
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert 'outDir: "../src/skep/server/static"' in config
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = project["tool"]["scikit-build"]
    assert build["wheel"]["packages"] == ["src/skep"]
    assert "/src/skep/server/static/" in build["sdist"]["include"]


def test_the_server_and_the_readme_name_the_same_two_steps() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("make setup", 'pip install ".[server]"'):
        assert command in readme
        assert command in page._NOT_BUILT
