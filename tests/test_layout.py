"""The project keeps its shape: dependencies point downwards, and `skep` exports what it says."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import accumulate
from pathlib import Path
from types import ModuleType

import pytest

import skep

# The parts of the package, and how high each stands. A part may import itself and what stands
# lower; parts of one height do not know each other.
HEIGHT = {
    "_core": 0,
    "locales": 0,
    "library": 1,
    "game": 2,
    "corpus": 2,
    "notebook": 2,
    "learn": 3,
    "uhp": 3,
    "engine": 4,
    "rl": 5,
    "mcts": 6,
    "server": 7,
    "lab": 7,
    "cli": 8,
}
# Notations and pictures belong to the library: a board reads, writes and draws itself.
LIBRARY_PACKAGES = {"notation", "render"}
ONLY_FOR_CLI = {"server", "lab"}

# The names other layers and other people's programs rely on.
FIXED_NAMES = {
    "EDITIONS", "PASS", "Board", "Bug", "Color", "Direction", "EngineError", "Explanation",
    "GameState", "GameType", "Hex", "HistoryError", "IllegalMoveError", "Move", "NotationError",
    "Opening", "Outcome", "Path", "PathKind", "Piece", "Reason", "Record", "RecordError",
    "Repetition", "Rules", "SkepError", "Termination",
}  # fmt: skip


def part_of(module: str, package: Path) -> str:
    """Return the part of the package that a module such as `skep.uhp.client` is in."""
    name = module.removeprefix("skep").removeprefix(".").partition(".")[0]
    if name == "__main__":
        return "cli"
    if name in HEIGHT:
        return name
    if name == "" or name in LIBRARY_PACKAGES or (package / f"{name}.py").exists():
        return "library"
    pytest.fail(f"skep.{name} has no place among the layers: give it one in {Path(__file__).name}")


def module_name(file: Path, package: Path) -> str:
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(file: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Yield line and module of every import in a file, of those in functions too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                inside = file.relative_to(package.parent).parts[: -node.level]
                base = ".".join((*inside, base)).rstrip(".")
            # `from skep import uhp` imports a part, `from skep import Board` a name of the library.
            for alias in node.names:
                is_module = base == "skep" and (
                    (package / alias.name).is_dir() or (package / f"{alias.name}.py").exists()
                )
                yield node.lineno, f"skep.{alias.name}" if is_module else base


def test_imports_point_downwards(root: Path) -> None:
    package = root / "src" / "skep"
    offenders = []
    seen = 0
    for file in sorted(package.rglob("*.py")):
        importer = part_of(module_name(file, package), package)
        for line, module in imported_modules(file, package):
            if module.partition(".")[0] != "skep":
                continue
            seen += 1
            imported = part_of(module, package)
            allowed = imported == importer or HEIGHT[imported] < HEIGHT[importer]
            if imported in ONLY_FOR_CLI and importer not in {imported, "cli"}:
                allowed = False
            if not allowed:
                offenders.append(
                    f"{file.relative_to(root)}:{line}: {importer} must not import {module}"
                )
    assert seen > 500
    assert not offenders, "\n".join(offenders)


def runtime_imports(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports of a module, those in functions too, but not those for type checkers."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child
        yield from runtime_imports(child)


@pytest.mark.parametrize("folder", ["src/skep", "tests"])
def test_no_modules_import_each_other(root: Path, folder: str) -> None:
    # The tests are no package: their folder is where imports begin.
    top = root / folder / "any" if folder == "tests" else root / folder
    files = {module_name(file, top): file for file in sorted((root / folder).rglob("*.py"))}
    graph = import_graph(files)
    assert sum(map(len, graph.values())) > 100
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail("modules import each other: " + " -> ".join(error.args[1]))


def import_graph(files: dict[str, Path]) -> dict[str, set[str]]:
    """The modules that each module imports when it runs."""
    graph: dict[str, set[str]] = {}
    for module, file in files.items():
        graph[module] = set()
        for node in runtime_imports(ast.parse(file.read_text(encoding="utf-8"))):
            base = "" if isinstance(node, ast.Import) else f"{node.module}."
            names = {base + alias.name for alias in node.names}
            # `from skep.cli import games` imports a module, `from skep.cli import main` a name.
            found = {name if name in files else name.rpartition(".")[0] for name in names}
            # The native module is not a file of the package.
            found -= {module, "skep"} if "skep._core" in names else {module}
            graph[module] |= found & set(files)
    return graph


# The parts of the server, and of the page. A part may import itself and what stands lower.
SERVER_HEIGHT = {
    "messages": 0,
    "settings": 0,
    "metrics": 0,
    "logs": 0,
    "options": 0,
    "options_reference": 0,
    "process_metrics": 0,
    "problems": 1,
    "access_rules": 2,
    "identity": 2,
    "store": 3,
    "workers": 4,
    "cluster": 5,
    "sessions": 5,
    "http": 6,
    "schema": 6,
    "run": 7,
}
WEB_HEIGHT = {
    "wire": 0,
    "routes.json": 0,
    "i18n.svelte": 0,
    "newcomer.svelte": 0,
    "styles": 0,
    "testing": 0,
    "board": 0,
    "api": 1,
    "settings.svelte": 1,
    "sound": 1,
    "engine": 1,
    "router.svelte": 1,
    "problems": 2,
    "ui": 3,
    "game": 3,
    "screens": 4,
    "routes": 5,
    "App.svelte": 6,
    "main": 7,
}


def test_the_parts_of_the_server_import_downwards(root: Path) -> None:
    package = root / "src" / "skep"
    offenders, seen = [], 0
    for file in sorted((package / "server").rglob("*.py")):
        importer = module_name(file, package).removeprefix("skep.server").strip(".")
        importer = importer.partition(".")[0]
        if not importer:
            continue
        for node in runtime_imports(ast.parse(file.read_text(encoding="utf-8"))):
            base = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            if not base.startswith("skep.server"):
                continue
            inside = base.removeprefix("skep.server").strip(".").partition(".")[0]
            for imported in {inside} if inside else {alias.name for alias in node.names}:
                seen += 1
                if imported != importer and SERVER_HEIGHT[imported] > SERVER_HEIGHT[importer]:
                    offenders.append(f"{file.relative_to(root)}:{node.lineno}: {imported}")
    assert seen > 50
    assert not offenders, "\n".join(offenders)


def test_the_parts_of_the_page_import_downwards(root: Path) -> None:
    source = root / "web" / "src"
    names = re.compile(r"""(?:from|import)[\s(]+["'](\.[^"']+)["']""")
    offenders, seen = [], 0
    for file in sorted([*source.rglob("*.ts"), *source.rglob("*.svelte")]):
        if ".test." in file.name or {"testing", "demo"} & set(file.parts):
            continue
        importer = part_of_page(file.relative_to(source))
        for name in names.findall(file.read_text(encoding="utf-8")):
            imported = part_of_page((file.parent / name).resolve().relative_to(source.resolve()))
            seen += 1
            if imported != importer and WEB_HEIGHT[imported] >= WEB_HEIGHT[importer]:
                offenders.append(f"{file.relative_to(root)}: {importer} must not import {name}")
    assert seen > 100
    assert not offenders, "\n".join(offenders)


def part_of_page(path: Path) -> str:
    """The folder of a file of the page, or its name without `.ts` where it lies above them."""
    return path.parts[0].removesuffix(".ts")


MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 60
REASON_FOR_LENGTH = re.compile(r"more than (\d+) lines,? because \w+")
"""What a longer file says near its top: `It has more than 400 lines, because ...`, or, of its
functions, `more than 60 lines, because ...`."""
LINES_OF_THE_TOP = 25
SOURCES = (
    "core", "bindings", "src/skep", "tests", "bench", "examples",
    "web/src", "web/scripts", "web/plugins",
)  # fmt: skip
ENDINGS = {".py", ".h", ".cpp", ".ts", ".svelte", ".js", ".mjs", ".css"}
WRITTEN_BY_TOOLS = re.compile(r"\.generated\.|wire/types\.ts$|server/static/|node_modules")


def test_files_and_functions_are_short_or_say_why_not(root: Path) -> None:
    offenders, seen = [], 0
    for folder in SOURCES:
        for file in sorted((root / folder).rglob("*")):
            name = file.relative_to(root).as_posix()
            if file.suffix not in ENDINGS or WRITTEN_BY_TOOLS.search(name):
                continue
            seen += 1
            text = file.read_text(encoding="utf-8")
            lines = text.splitlines()
            excused = {
                int(n) for n in REASON_FOR_LENGTH.findall(" ".join(lines[:LINES_OF_THE_TOP]))
            }
            if len(lines) > MOST_LINES and MOST_LINES not in excused:
                offenders.append(f"{name}: {len(lines)} lines")
            if MOST_LINES_OF_A_FUNCTION not in excused:
                offenders += [f"{name}: {found}" for found in long_functions(file.suffix, text)]
    assert seen > 300
    assert not offenders, "\n".join(offenders)


def long_functions(suffix: str, text: str) -> Iterator[str]:
    """Yield the functions of a file that are too long; ESLint finds those of the page."""
    find = {".py": python_functions, ".h": cpp_functions, ".cpp": cpp_functions}.get(suffix)
    for name, lines in find(text) if find else ():
        if lines > MOST_LINES_OF_A_FUNCTION:
            yield f"{name} has {lines} lines"


def python_functions(text: str) -> Iterator[tuple[str, int]]:
    """Yield the name and the number of lines of each function."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


CPP_TEXT = re.compile(r'//.*|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\'')
"""What braces do not count in: comments, strings and characters."""


def cpp_functions(text: str) -> Iterator[tuple[str, int]]:
    """The same for C++: from a line such as `int f(int n) {` to the brace that closes it."""
    lines = [CPP_TEXT.sub("", line).rstrip() for line in text.splitlines()]
    for number, line in enumerate(lines):
        if re.search(r"\).*\{$", line):
            changes = (one.count("{") - one.count("}") for one in lines[number + 1 :])
            opened = accumulate(changes, initial=1)
            yield line.strip(), next(n for n, level in enumerate(opened, 1) if level == 0)


def test_long_functions_are_found() -> None:
    body = ["  a();"] * MOST_LINES_OF_A_FUNCTION
    python = "\n".join(["def f() -> None:", *body])
    cpp = "\n".join(["class C {", "  int f(int m,", "        int n) {", *body, "  }", "};"])
    assert list(long_functions(".py", python)) == ["f has 61 lines"]
    assert list(long_functions(".cpp", cpp)) == ["int n) { has 62 lines"]
    assert list(long_functions(".cpp", cpp.replace("  a();\n", "", 2))) == []


def test_core_knows_no_python_and_does_no_input_or_output(root: Path) -> None:
    python = re.compile(r"Python\.h|nanobind/.*|pybind11/.*")
    streams = re.compile(r"iostream|fstream|istream|ostream|cstdio|stdio\.h|print")
    files = [f for suffix in ("h", "cpp") for f in sorted((root / "core").rglob(f"*.{suffix}"))]
    offenders = []
    for file in files:
        text = file.read_text(encoding="utf-8")
        # The core's own programs may print.
        is_program = file.parent.name == "programs"
        offenders += [
            f"{file.relative_to(root)}: {header}"
            for header in re.findall(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', text, re.MULTILINE)
            if python.fullmatch(header) or (streams.fullmatch(header) and not is_program)
        ]
    assert len(files) > 40
    assert not offenders, "\n".join(offenders)


def test_all_names_exactly_what_is_public() -> None:
    assert len(skep.__all__) == len(set(skep.__all__))
    public = {
        name
        for name, value in vars(skep).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    listed = {name for name in skep.__all__ if not name.startswith("_")}
    modules = {name for name in listed if isinstance(getattr(skep, name), ModuleType)}
    assert listed - modules == public


def test_all_can_be_imported() -> None:
    namespace: dict[str, object] = {}
    exec("from skep import *", namespace)
    assert set(skep.__all__) <= set(namespace)


def test_fixed_names_are_exported() -> None:
    assert set(skep.__all__) >= FIXED_NAMES


def test_public_names_say_they_are_from_skep() -> None:
    elsewhere = {
        name: module
        for name in skep.__all__
        if isinstance(value := getattr(skep, name), type)
        and not (module := value.__module__).startswith("skep")
    }
    assert not elsewhere


def test_importing_the_library_imports_no_other_package() -> None:
    """A program that only wants the rules does not pay for the command line's packages."""
    code = (
        "import sys; before = set(sys.modules); import skep; "
        "print(*sorted({m.partition('.')[0] for m in set(sys.modules) - before}"
        " - set(sys.stdlib_module_names)))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    # nanobind makes a module for its own types when the first extension loads.
    assert set(loaded) - {"nanobind", "_editable_skbc_skep"} == {"skep"}
