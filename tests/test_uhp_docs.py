"""The conversations in docs/uhp.md, held with the engine."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from skep.engine.uhp_session import UhpSession

DOCUMENT = Path(__file__).parents[1] / "docs" / "uhp.md"
SECTION = re.compile(r"^## (?P<title>.+)$\n(?P<text>(?:(?!^## ).*\n)*)", re.MULTILINE)
TRANSCRIPT = re.compile(r"^```uhp\n(?P<lines>.*?)^```$", re.MULTILINE | re.DOTALL)

SECTIONS = {
    section["title"]: [match["lines"] for match in TRANSCRIPT.finditer(section["text"])]
    for section in SECTION.finditer(DOCUMENT.read_text(encoding="utf-8"))
}


def exchanges(transcript: str) -> list[tuple[str | None, str]]:
    """The commands of a transcript with their answers; the command is None for the greeting."""
    found: list[tuple[str | None, str]] = []
    for line in transcript.splitlines(keepends=True):
        if line.startswith(">"):
            found.append((line.removeprefix(">").strip(), ""))
        else:
            command, answer = found.pop() if found else (None, "")
            found.append((command, answer + line))
    return found


@pytest.mark.parametrize("title", [title for title, found in SECTIONS.items() if found])
def test_conversations(title: str) -> None:
    """Every section begins with a new engine."""
    session = UhpSession()
    checker = doctest.OutputChecker()
    for transcript in SECTIONS[title]:
        for command, expected in exchanges(transcript):
            assert not session.ended
            lines = session.greeting() if command is None else session.handle(command)
            answer = "".join(f"{line}\n" for line in lines)
            assert checker.check_output(expected, answer, doctest.ELLIPSIS), (
                f"after {command!r} the document has\n{expected}\nand the engine says\n{answer}"
            )


def test_every_command_and_option_has_an_example() -> None:
    text = "".join(transcript for found in SECTIONS.values() for transcript in found).lower()
    commands = {
        line.removeprefix(">").split()[0] for line in re.findall(r"^> .+$", text, re.MULTILINE)
    }
    listed = {line.split()[0] for line in UhpSession().handle("help")[:-1]}
    assert listed - {"ok"} <= commands
    document = DOCUMENT.read_text(encoding="utf-8")
    for line in UhpSession().handle("options")[:-1]:
        assert f"| `{line.partition(';')[0]}` |" in document
