"""The built skep.wasm is what the sources give, and it is small.

`make test-slow` compiles it again and compares the bytes; here only digests are compared.
"""

import gzip
import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from skep import _core
from skep.engine.win_probability import SCALE, TEMPO

PAGE_LIMIT = 400_000
"""Bytes of the engine with its net, uncompressed."""


@pytest.fixture(scope="module")
def build(root: Path) -> ModuleType:
    """Return core/wasm/manifest.py."""
    spec = importlib.util.spec_from_file_location("manifest", root / "core/wasm/manifest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_built_file_is_what_the_sources_give(build: ModuleType) -> None:
    kept = json.loads(build.MANIFEST.read_text(encoding="utf-8"))
    assert kept == build.manifest(), "skep.wasm is not of these sources: run `make wasm`"


def test_every_source_that_is_compiled_is_in_the_digest(build: ModuleType, root: Path) -> None:
    names = {file.relative_to(root).as_posix() for file in build.source_files()}
    for cmake in ("core/CMakeLists.txt", "core/wasm/CMakeLists.txt"):
        assert cmake in names
    assert {"core/search.cpp", "core/weights.h", "core/wasm/requirements.txt"} <= names
    listed = (root / "core/CMakeLists.txt").read_text(encoding="utf-8")
    common = listed.partition("add_library(skep_core STATIC")[2].partition(")")[0].split()
    assert len(common) > 10
    assert {f"core/{name}" for name in common} <= names


def test_the_engine_with_its_net_is_small(build: ModuleType, root: Path) -> None:
    net = (root / "src/skep/engine/default.net").read_bytes()
    wasm = build.WASM.read_bytes()
    assert len(wasm) + len(net) < PAGE_LIMIT
    assert len(gzip.compress(wasm)) + len(gzip.compress(net)) < 160_000


def test_it_names_no_folder_of_the_machine_that_built_it(build: ModuleType) -> None:
    wasm = build.WASM.read_bytes()
    for folder in (b"/home/", b"/work", b"/root", b"/usr/", b"site-packages", b"/build"):
        assert folder not in wasm


def test_the_numbers_of_the_page_are_those_of_the_engine(root: Path) -> None:
    chances = (root / "web/src/engine/chances.ts").read_text(encoding="utf-8")
    types = (root / "web/src/engine/types.ts").read_text(encoding="utf-8")
    assert f"export const SCALE = {SCALE:g};" in chances
    assert f"export const TEMPO = {TEMPO:g};" in chances
    assert f"export const WIN_SCORE = {_core.WIN_SCORE:_};" in types
    assert _core.WIN_SCORE - _core.PROVEN_SCORE == 128
    assert "export const PROVEN_SCORE = WIN_SCORE - 128;" in types
