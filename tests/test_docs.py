"""The documents say what is so: examples, links, tables of reasons, commands, errors and fields.

The Python examples run as doctests of the documents themselves; the conversations of docs/uhp.md
are in test_uhp_docs.py.
"""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
import typer.main

import skep
from oracle import PASS
from oracle_notation import game_string, replay, spell
from skep import errors
from skep.cli import COMMANDS, app
from skep.game import Limits
from skep.lab.conditions import Conditions
from skep.lab.contestants import builtin_contestant
from skep.lab.match import Match
from skep.lab.results import Ending
from skep.lab.stats import Sprt
from skep.lab.tournament import Tournament

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])

FENCE = re.compile(r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = re.compile(r"Base(\+\w+)?;")
STATEMENT = re.compile(r"(?P<piece>\w+) has (?:no move|(?P<count>\d+) moves?: (?P<moves>.+))")
LINK = re.compile(r"""\]\((?P<link>[^)\s]+)\)|\b(?:src|srcset)="(?P<source>[^"]+)\"""")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def prose(text: str) -> str:
    """The text without its code."""
    return re.sub(r"`[^`\n]+`", "", FENCE.sub("", text))


# ---- the examples of the rules


@dataclass(frozen=True)
class Example:
    """A block of docs/rules.md that begins with a game string."""

    line: int
    game: str
    statements: tuple[str, ...]

    @property
    def opening(self) -> str:
        first_pieces = self.game.split(";")[3:5]
        return "rulebook" if any(text[1:2] == "Q" for text in first_pieces) else "tournament"


def examples() -> Iterator[Example]:
    text = read("docs/rules.md")
    for block in FENCE.finditer(text):
        game, *rest = block["text"].splitlines()
        if block["kind"] == "text" and GAME.match(game):
            statements = tuple(line for line in rest if " has " in line)
            yield Example(text.count("\n", 0, block.start()) + 2, game, statements)


EXAMPLES = list(examples())


def test_the_rules_have_examples() -> None:
    assert len(EXAMPLES) > 30
    assert sum(len(example.statements) for example in EXAMPLES) > 30


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"line{example.line}")
def test_example_of_the_rules(example: Example) -> None:
    """The board and the oracle both play the game, and both find the moves that are listed."""
    board = skep.Board.from_game_string(example.game, opening=example.opening)
    model = replay(example.game, example.opening)
    assert board.game_string() == game_string(model) == example.game
    for statement in example.statements:
        stated = STATEMENT.fullmatch(statement)
        assert stated, f"not in the form of a statement: {statement!r}"
        piece = stated["piece"]
        ours = sorted(board.uhp(m) for m in board.legal_moves if str(m.piece) == piece)
        theirs = sorted(spell(model, m) for m in model.legal_moves() if m != PASS and m[0] == piece)
        listed = stated["moves"].split("; ") if stated["moves"] else []
        assert ours == theirs == sorted(listed)
        assert int(stated["count"] or 0) == len(listed)


# ---- links


def anchors(text: str) -> set[str]:
    """What a link to a document may end in: its own marks, and its headings as GitHub has them."""
    marks = set(re.findall(r'<a id="([^"]+)">', text))
    seen: Counter[str] = Counter()
    for heading in re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        marks.add(f"{plain}-{seen[plain]}" if seen[plain] else plain)
        seen[plain] += 1
    return marks


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = prose(document.read_text(encoding="utf-8"))
    dead = []
    for match in LINK.finditer(text):
        link = match["link"] or match["source"]
        if re.match(r"\w+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        if not target.exists() or (
            anchor and anchor not in anchors(target.read_text(encoding="utf-8"))
        ):
            dead.append(link)
    assert not dead


def test_every_document_is_linked_from_the_readme() -> None:
    readme = read("README.md")
    for document in (ROOT / "docs").glob("*.md"):
        assert f"](docs/{document.name})" in readme


# ---- what there is, and what is written of it


def test_every_reason_has_one_row() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| \[", read("docs/explain.md"), re.MULTILINE)
    assert sorted(rows) == sorted(reason.name for reason in skep.Reason)


def test_every_command_is_mentioned() -> None:
    texts = [read("README.md"), *(file.read_text("utf-8") for file in ROOT.glob("docs/*.md"))]
    mentioned = set(re.findall(r"\bskep ([a-z][a-z-]*)", "\n".join(texts)))
    assert set(COMMANDS) <= mentioned


def command_lines(document: Path) -> Iterator[list[str]]:
    """The words of every `skep ...` in a block for a shell and in the text, without `skep`."""
    text = document.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [
        line.removeprefix("$ ")
        for block in FENCE.finditer(text)
        for line in block["text"].splitlines()
        if block["kind"] == "sh" or line.startswith("$ ")
    ]
    lines += re.findall(r"`(skep [^`]+)`", FENCE.sub("", text))
    for line in lines:
        if line.startswith("skep "):
            yield shlex.split(line, comments=True)[1:]


def test_examples_have_commands_and_options() -> None:
    seen = [words for document in DOCUMENTS for words in command_lines(document)]
    assert len(seen) > 100
    assert sum(word.startswith("--") for words in seen for word in words) > 100


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_commands_and_options_in_examples_exist(document: Path) -> None:
    for words in command_lines(document):
        if words[0] == "COMMAND":
            continue
        command: Any = typer.main.get_command(app)
        names = iter(words)
        while hasattr(command, "get_command"):
            name = next(names, None)
            if name is None:
                break
            command = command.get_command(None, name)
            assert command is not None, words
        options = {"--help", *(opt for param in command.params for opt in param.opts)}
        options |= {opt for param in command.params for opt in param.secondary_opts}
        for word in takewhile(lambda word: word != "--", words):  # then come another program's
            if re.match(r"--?[a-z]", word):
                assert word.partition("=")[0] in options, words


def test_errors_are_drawn_in_the_library_document() -> None:
    text = read("docs/library.md")
    drawn = [name for name in errors.__all__ if f"── {name} " in text]
    assert sorted([*drawn, "SkepError"]) == sorted(errors.__all__)


def keys(value: object) -> Iterator[str]:
    """The names of the fields in a JSON value, those of its parts too."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from keys(part)
    elif isinstance(value, list):
        for part in value:
            yield from keys(part)


def test_fields_and_endings_of_matches_are_described() -> None:
    text = read("docs/matches.md")
    one, other = (builtin_contestant(name, {}) for name in ("one", "other"))
    conditions = Conditions(skep.Rules(), Limits(depth=1))
    openings = ["Base+MLP;NotStarted;White[1]"]
    match = Match(one, other, conditions, openings, games=2, sprt=Sprt(0, 10))
    tournament = Tournament([one, other], conditions, openings, rounds=1)
    fields = {*keys(match.summary().to_json()), *keys(tournament.standings().to_json())}
    assert len(fields) > 30
    for name in sorted(fields | {ending.value for ending in Ending}):
        assert f"`{name}`" in text, name


# ---- the table "How to add" in CONTRIBUTING.md

ADDITIONS = {
    "a bug", "a clock kind", "a language", "a search technique", "an evaluation feature",
    "a screen", "an endpoint", "an event", "a record format", "a database column", "a level",
    "a lesson", "a command", "a reason", "tile art",
}  # fmt: skip
MOST_FILES = {"a screen": 3, "a level": 2, "a bug": 8}


def files_to_touch(root: Path) -> dict[str, list[str]]:
    """For each row of the table, the files that it names."""
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("## How to add")[2].partition("\n## ")[0]
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| ")]
    return {
        row[0].removeprefix("| "): re.findall(r"`([\w./-]+/[\w./-]*)`", row[1]) for row in rows[1:]
    }


def test_the_table_of_additions_is_complete_and_short(root: Path) -> None:
    table = files_to_touch(root)
    assert table.keys() >= ADDITIONS
    assert all(table.values()), "a row without files"
    for addition, most in MOST_FILES.items():
        assert 1 <= len(table[addition]) <= most, addition


def test_the_table_of_additions_names_files_that_exist(root: Path) -> None:
    missing = []
    for addition, names in files_to_touch(root).items():
        for name in names:
            # What is to be written anew stands in capitals: its folder must exist.
            is_new = re.search(r"NAME|CODE", name)
            path = (root / name).parent if is_new else root / name
            if not path.exists():
                missing.append(f"{addition}: {name}")
    assert missing == []
