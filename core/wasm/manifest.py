"""Write or print the manifest of skep.wasm: digests of what it was made of, and of the file itself.

The built file is kept in the repository, because its compiler is too large to be installed for
everybody. The manifest beside it tells whether it is what the sources give:
`tests/wasm/test_build.py` compares it.

    python core/wasm/manifest.py [--write]
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WASM = ROOT / "web" / "src" / "engine" / "skep.wasm"
MANIFEST = WASM.with_name("skep.wasm.json")

# Sources of the core that only native programs need.
NATIVE_ONLY = {"platform_native.cpp"} | {
    f"{noun}{suffix}" for noun in ("selfplay", "training_samples") for suffix in (".h", ".cpp")
}


def source_files() -> list[Path]:
    """Every file that decides what is in skep.wasm; one of them names the compiler's version."""
    core = ROOT / "core"
    files = [*core.glob("*.h"), *core.glob("*.cpp"), core / "CMakeLists.txt"]
    suffixes = {".cpp", ".h", ".cmake", ".txt"}
    files += [each for each in (core / "wasm").iterdir() if each.suffix in suffixes]
    return sorted(each for each in files if each.name not in NATIVE_ONLY)


def digest_of_sources() -> str:
    """A SHA-256 of the names and contents of all source files."""
    digest = hashlib.sha256()
    for file in source_files():
        content = file.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def manifest() -> dict[str, str]:
    """What the manifest has to say of the present sources and the present file."""
    return {
        "compiler": (ROOT / "core" / "wasm" / "requirements.txt").read_text().strip(),
        "sources": digest_of_sources(),
        "wasm": hashlib.sha256(WASM.read_bytes()).hexdigest(),
    }


if __name__ == "__main__":
    text = json.dumps(manifest(), indent=2) + "\n"
    if sys.argv[1:] == ["--write"]:
        MANIFEST.write_text(text, encoding="utf-8", newline="\n")
    else:
        sys.stdout.write(text)
