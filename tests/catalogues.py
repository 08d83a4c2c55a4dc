"""Reads the Fluent catalogues, finds where messages are used, and checks translations."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "skep"
VARIABLE = re.compile(r"\$(\w+)")
KEY = r"[A-Za-z][\w-]*"


@dataclass
class Uses:
    """What a message refers to: variables, other messages, and terms."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)

    def see(self, node: object) -> None:
        """Look at a part of a message, and at all its parts."""
        if isinstance(node, list):
            for part in node:
                self.see(part)
        elif isinstance(node, ftl.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            self.messages.add(node.id.name + attribute)
        elif isinstance(node, ftl.TermReference):
            self.terms.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for part in vars(node).values():
                self.see(part)


@dataclass
class Entry:
    """A message, one of its attributes, or a term."""

    file: str
    uses: Uses
    comment: str


@dataclass
class Language:
    """All that the files of one language hold; an attribute stands as message.attribute."""

    messages: dict[str, Entry] = field(default_factory=dict)
    attributes: dict[str, Entry] = field(default_factory=dict)
    terms: dict[str, Entry] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def variables(self, name: str) -> set[str]:
        """The variables of a message, and of the messages that it refers to."""
        entry = self.messages.get(name) or self.attributes[name]
        others = (self.variables(other) for other in entry.uses.messages if self.has(other))
        return entry.uses.variables.union(*others)

    def declared(self, name: str) -> set[str]:
        """The variables that translations of a message may use: its own, and those it tells of."""
        told = set(VARIABLE.findall(self.messages[name].comment))
        return told | self.variables(name)

    def has(self, name: str) -> bool:
        return name in self.messages or name in self.attributes


def uses_of(node: ftl.BaseNode) -> Uses:
    uses = Uses()
    uses.see(node)
    return uses


@cache
def read(code: str) -> Language:
    """Read the files of a language."""
    files = sorted((PACKAGE / "locales" / code).glob("*.ftl"))
    return parse({f"{code}/{file.name}": file.read_text(encoding="utf-8") for file in files})


def parse(files: dict[str, str]) -> Language:
    """Read some texts; comments on a group or a file count for every message below them."""
    language = Language()
    for name, text in files.items():
        resource = FluentParser(with_spans=False).parse(text)
        general = group = ""
        for item in resource.body:
            if isinstance(item, ftl.ResourceComment):
                general += item.content or ""
            elif isinstance(item, ftl.GroupComment):
                group = item.content or ""
            elif isinstance(item, ftl.Junk):
                language.problems.append(f"{name} cannot be read: {item.content}")
            elif isinstance(item, ftl.Message | ftl.Term):
                add(language, item, name, f"{general}\n{group}\n")
    return language


def add(language: Language, item: ftl.Message | ftl.Term, where: str, comment: str) -> None:
    name = item.id.name
    if item.comment is not None:
        comment += item.comment.content or ""
    shelf = language.messages if isinstance(item, ftl.Message) else language.terms
    if name in shelf:
        language.problems.append(f"{where}: {name} is also in {shelf[name].file}")
    if item.value is None:
        language.problems.append(f"{where}: {name} says nothing")
        return
    shelf[name] = Entry(where, uses_of(item.value), comment)
    for attribute in item.attributes:
        entry = Entry(where, uses_of(attribute.value), comment)
        if isinstance(item, ftl.Message):
            language.attributes[f"{name}.{attribute.id.name}"] = entry
        else:
            shelf[name].uses.terms |= entry.uses.terms
            shelf[name].uses.messages |= entry.uses.messages


# ---- where messages are used

PUT_IN = r"([\w-]+)"


def python_strings() -> Iterator[str]:
    """All strings in the package, as regular expressions with a group for all that is put in."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else PUT_IN
                    for part in node.values
                )


def browser_strings() -> Iterator[str]:
    """All strings in the browser part, in the same way; tests are no use of a message."""
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in {".ts", ".svelte"} and ".test." not in file.name:
            text = file.read_text(encoding="utf-8")
            for quoted in re.findall(rf"""["'`]({KEY})["'`]""", text):
                yield re.escape(quoted)
            for template in re.findall(r"`([\w-]*\$\{[^`]*\}[\w-]*)`", text):
                yield PUT_IN.join(map(re.escape, re.split(r"\$\{[^}]*\}", template)))


def used(language: Language) -> set[str]:
    """The messages that the program or another message says."""
    strings = {text for text in (*python_strings(), *browser_strings()) if len(text) < 80}
    words = {text.replace("\\", "") for text in strings if PUT_IN not in text}
    patterns = [re.compile(text) for text in strings if PUT_IN in text and r"\-" in text]
    said = {name for name in language.messages if name in words or is_made(name, patterns, words)}
    for entry in (*language.messages.values(), *language.attributes.values()):
        said |= {name.partition(".")[0] for name in entry.uses.messages}
    return said


def is_made(name: str, patterns: list[re.Pattern[str]], words: set[str]) -> bool:
    """Whether a string with something put in can be the name of a message.

    What begins with a word of its own, as in `reason-{reason}`, may have anything put in. Else all
    that is put in must be words that the program knows, or every name would do.
    """
    return any(
        re.match(r"[a-z]{3,}\\-", pattern.pattern) or all(part in words for part in match.groups())
        for pattern in patterns
        if (match := pattern.fullmatch(name))
    )


# ---- what can be wrong with a language


def dangling(language: Language) -> list[str]:
    """References to messages and terms that do not exist."""
    found = []
    entries = itertools.chain(
        language.messages.items(), language.attributes.items(), language.terms.items()
    )
    for name, entry in entries:
        found += [f"{name}: {other}" for other in entry.uses.messages if not language.has(other)]
        found += [f"{name}: -{term}" for term in entry.uses.terms - language.terms.keys()]
    return found


def left_over(language: Language, english: Language) -> set[str]:
    """Terms, and attributes that English does not have, which no sentence of the language uses."""
    entries = [*language.messages.values(), *language.attributes.values()]
    entries += language.terms.values()
    terms = set[str]().union(*(entry.uses.terms for entry in entries))
    referred = set[str]().union(*(entry.uses.messages for entry in entries))
    extra = language.attributes.keys() - english.attributes.keys()
    return (language.terms.keys() - terms) | (extra - referred)


def missing(language: Language, english: Language) -> set[str]:
    """Messages that English has and the language lacks."""
    return (english.messages.keys() - language.messages.keys()) | (
        english.attributes.keys() - language.attributes.keys()
    )


def unknown(language: Language, english: Language) -> set[str]:
    """Messages that English does not have, or has in another file."""
    return {
        name
        for name, entry in language.messages.items()
        if name not in english.messages
        or Path(entry.file).name != Path(english.messages[name].file).name
    }


def undeclared(language: Language, english: Language) -> dict[str, set[str]]:
    """Messages that use variables which the English ones do not declare."""
    return {
        name: strange
        for name in language.messages.keys() & english.messages.keys()
        if (strange := language.variables(name) - english.declared(name))
    }
