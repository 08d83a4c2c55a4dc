"""The catalogues are complete: every language has all messages, and all of them are used."""

from __future__ import annotations

import ast
import itertools
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from skep import Bug, Color, Reason, locales
from skep.engine import LEVELS
from skep.locales import DEFAULT, LANGUAGES, Catalogue, from_environment, negotiate

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


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_complete_and_well_formed(code: str) -> None:
    language, english = read(code), read(DEFAULT)
    assert not language.problems
    assert not missing(language, english)
    assert not unknown(language, english)
    assert not undeclared(language, english)
    assert not dangling(language)
    assert not left_over(language, english)


def test_every_message_is_used() -> None:
    language = read(DEFAULT)
    assert not language.messages.keys() - used(language)


# ---- these checks find what they look for

MODEL = """
### Every message may use $color.

# $who: somebody.
hello = Hello, { $who }!
bye = Bye.
    .aside = See you.
count = { $n ->
    [one] { hello }
   *[other] { $n }
}
"""


def wrong_with(text: str) -> list[object]:
    """What is wrong with a translation of the model."""
    english, language = parse({"en/a.ftl": MODEL}), parse({"xx/a.ftl": text})
    checks = [missing, unknown, undeclared, left_over]
    found = [check(language, english) for check in checks]
    return [what for what in (*found, dangling(language), language.problems) if what]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("", "", []),
        ("Bye.", "{ $color }", []),
        ("{ hello }", "{ $who }", []),
        ("Bye.", "{ $who }", [{"bye": {"who"}}]),
        ("Bye.", "{ $n }", [{"bye": {"n"}}]),
        ("Bye.", "{ count }", [{"bye": {"n", "who"}}]),
        ("bye =", "by =", [{"bye", "bye.aside"}, {"by"}, {"by.aside"}]),
        ("    .aside = See you.", "", [{"bye.aside"}]),
        ("    .aside", "    .other = { $color }\n    .aside", [{"bye.other"}]),
        ("Bye.", "{ bye.aside }", []),
        ("Bye.", "{ bye.front }", [["bye: bye.front"]]),
        ("Bye.", "{ -name }", [["bye: -name"]]),
        ("bye =", "-name = Ann\nbye =", [{"name"}]),
        ("Bye.", "Bye.\n-name = Ann\nthen = { -name }", [{"bye.aside"}, {"then"}, {"then.aside"}]),
        ("bye =", "bye = Twice.\nbye =", [["xx/a.ftl: bye is also in xx/a.ftl"]]),
        ("Bye.", "{ $who", None),
    ],
)
def test_what_is_wrong_is_found(old: str, new: str, found: list[object] | None) -> None:
    text = MODEL.replace(old, new, 1) if old else MODEL
    if found is None:
        assert any("cannot be read" in str(what) for what in wrong_with(text))
    else:
        assert wrong_with(text) == found


def test_a_message_in_another_file_is_found() -> None:
    english, language = parse({"en/a.ftl": MODEL}), parse({"xx/b.ftl": MODEL})
    assert unknown(language, english) == {"hello", "bye", "count"}


def test_a_message_that_nobody_says_is_found() -> None:
    language = Language(dict(read(DEFAULT).messages))
    language.messages["nobody-says-this"] = Entry("en/x.ftl", Uses(), "")
    assert "nobody-says-this" not in used(language)


# ---- what Python says


def calls_of_text() -> Iterator[tuple[str, ast.Call]]:
    """All calls of a method that says a message with a constant key, and where they are."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in {"text", "_tell"}
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and isinstance(node.args[0].value, str)
            ):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node


def test_python_says_messages_that_exist_with_all_their_variables() -> None:
    english = read(DEFAULT)
    wrong = []
    seen = 0
    for where, call in calls_of_text():
        seen += 1
        key = cast("str", cast("ast.Constant", call.args[0]).value)
        if key not in english.messages:
            wrong.append(f"{where}: there is no {key}")
            continue
        given = {keyword.arg for keyword in call.keywords}
        if None not in given and (lacking := english.declared(key) - given):
            wrong.append(f"{where}: {key} lacks {lacking}")
    assert seen
    assert not wrong


def test_every_reason_has_a_sentence() -> None:
    keys = {name for name in read(DEFAULT).messages if name.startswith("reason-")}
    assert keys == {f"reason-{reason.value}" for reason in Reason}


def test_every_level_has_a_name_and_a_character() -> None:
    keys = {name for name in read(DEFAULT).messages if re.match(r"level-\d", name)}
    assert keys == {f"level-{n}-{part}" for n in LEVELS for part in ("name", "character")}


@pytest.mark.parametrize("code", LANGUAGES)
def test_bugs_and_pieces_have_different_names(code: str) -> None:
    catalogue = Catalogue(code)
    titles = {catalogue.text("bug-title", bug=bug) for bug in Bug}
    subjects = {catalogue.text("bug-subject", bug=bug, color="white") for bug in Bug}
    assert len(titles) == len(subjects) == len(Bug)
    pieces = {
        catalogue.text("piece-name", color=color, bug=bug, number=number)
        for color in Color
        for bug in Bug
        for number in (range(1, bug.per_player + 1) if bug.per_player > 1 else [0])
    }
    assert len(pieces) == 28


# ---- the languages themselves


def test_all_twelve_languages_of_the_sheets_are_there() -> None:
    assert set(LANGUAGES) == {
        "de", "el", "en", "es", "fr", "he", "it", "nl", "pl", "pt", "ru", "tr",
    }  # fmt: skip


def test_english_is_the_default() -> None:
    assert DEFAULT in LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_knows_its_name_and_direction(code: str) -> None:
    language = Catalogue(code).language
    assert language.name
    assert language.direction == ("rtl" if code == "he" else "ltr")


def test_there_is_no_catalogue_of_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'"):
        Catalogue("tlh")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        Catalogue(DEFAULT).text("no-such-message")


def test_a_variable_that_is_not_given_is_an_error() -> None:
    with pytest.raises(ValueError, match="color"):
        Catalogue(DEFAULT).text("piece-name", bug="ant", number=1)


@pytest.fixture
def four_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be four languages, whichever there are."""
    there = {
        code: locales.Language(code, code, "rtl" if code == "he" else "ltr")
        for code in ("en", "pt", "ru", "he")
    }
    monkeypatch.setattr(locales, "LANGUAGES", there)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("RU", "ru"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("en;q=0.4, ru;q=0.7", "ru"),
        ("ru;q=0.5, pt;q=0.5", "ru"),
        ("ru;q=0, pt", "pt"),
        ("ru;q=0", "en"),
        ("iw-IL", "he"),
        ("tlh, ru;q=0.1", "ru"),
        ("*", "en"),
        (";;;,q=,pt;q=zero,\x00, ru ; q=0.3", "ru"),
        ("a" * 10_000, "en"),
    ],
)
@pytest.mark.usefixtures("four_languages")
def test_the_browser_chooses(header: str, language: str) -> None:
    assert negotiate(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "pt_BR", "LC_MESSAGES": "he_IL.UTF-8"}, "he"),
        ({"LC_ALL": "ru", "LC_MESSAGES": "he"}, "ru"),
        ({"LANGUAGE": "tlh:pt_BR:ru", "LANG": "ru"}, "pt"),
        ({"LC_ALL": "", "LANG": "ru@euro"}, "ru"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ru"}, "en"),
    ],
)
@pytest.mark.usefixtures("four_languages")
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


@pytest.mark.parametrize(
    "code", [code for code, one in LANGUAGES.items() if one.direction == "rtl"]
)
def test_a_name_has_the_direction_of_its_language(code: str) -> None:
    """In a sentence a name is isolated, and then its first letter outside of isolates decides."""
    for color, bug in itertools.product(Color, Bug):
        name = Catalogue(code).text("piece-name", color=color.value, bug=bug.value, number=1)
        outside = re.sub("\N{FIRST STRONG ISOLATE}.*?\N{POP DIRECTIONAL ISOLATE}", "", name)
        assert unicodedata.bidirectional(outside[0]) == "R", name
