"""The catalogues speak one language each: the words of docs/languages.md, and its typography.

`tests/data/glossary.tsv` has a row for each term and language:

| Column | |
|---|---|
| `term` | the term, as in docs/languages.md |
| `english` | a regular expression: an English message that matches it speaks of the term |
| `language` | the code of the language |
| `word` | the word of the glossary |
| `stems` | a regular expression that every translation of such a message matches |
| `forbidden` | a regular expression that no message of the language matches |
| `without` | messages that rightly speak of the term without its word |

Stems and forbidden words are compared without case and accents. A row without `english` only
forbids words: former spelling, another form of address, calques that readers complained about.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from skep import Bug
from skep.locales import LANGUAGES, Catalogue

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src" / "skep" / "locales"
# Words to type, a game string, and the names of others: the same in every language.
NEUTRAL = {"cli-help", "cli-yes", "open-placeholder", "trademark", "rules-trademark"}
BUGS = {"queen": "queen bee"} | {bug.value: bug.value for bug in Bug if bug is not Bug.QUEEN}
NO_BREAK = "\N{NO-BREAK SPACE}"


class Row(NamedTuple):
    """What the glossary says about one term in one language."""

    term: str
    english: str
    language: str
    word: str
    stems: str
    forbidden: str
    without: str


def glossary() -> list[Row]:
    with (ROOT / "tests" / "data" / "glossary.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        assert tuple(next(rows)) == Row._fields
        return [Row(*row) for row in rows]


GLOSSARY = glossary()
TERMS = [row for row in GLOSSARY if row.english]


def text_of(node: object) -> str:
    """All words of a part of a message, in every variant; what is put in becomes `{}`."""
    if isinstance(node, list):
        return "\n".join(map(text_of, node))
    if isinstance(node, ftl.Pattern):
        return "".join(map(text_of, node.elements))
    if isinstance(node, ftl.TextElement):
        return str(node.value)
    if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.SelectExpression):
        return "\n".join(text_of(variant.value) for variant in node.expression.variants)
    return "{}"


def parse(text: str) -> dict[str, str]:
    body = FluentParser(with_spans=False).parse(text).body
    return {item.id.name: text_of(item.value) for item in body if isinstance(item, ftl.Message)}


@cache
def texts(code: str) -> dict[str, str]:
    """The words of every message of a language."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / code).glob("*.ftl")):
        found |= parse(file.read_text(encoding="utf-8"))
    return {name: text for name, text in found.items() if name not in NEUTRAL}


def plain(text: str) -> str:
    """A text without case, accents and non-breaking spaces."""
    folded = unicodedata.normalize("NFD", text.casefold().replace(NO_BREAK, " "))
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def plain_pattern(pattern: str) -> re.Pattern[str]:
    r"""The same for a regular expression, whose classes such as \b and \w have no capitals."""
    return re.compile(plain(pattern))


def lacking(row: Row, english: dict[str, str], language: dict[str, str]) -> dict[str, str]:
    """Messages that speak of a term in English, and in the language without its word."""
    if not row.english:
        return {}
    stems = plain_pattern(row.stems)
    return {
        name: language[name]
        for name, text in english.items()
        if re.search(row.english, text, re.MULTILINE)
        and name not in row.without.split()
        and not stems.search(plain(language[name]))
    }


def forbidden(row: Row, language: dict[str, str]) -> dict[str, str]:
    """Messages that use a forbidden word."""
    if not row.forbidden:
        return {}
    words = plain_pattern(row.forbidden)
    return {name: text for name, text in language.items() if words.search(plain(text))}


def rows_of(code: str) -> list[Row]:
    return [row for row in GLOSSARY if row.language == code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_use_the_words_of_the_glossary(code: str) -> None:
    found = {row.term: lacking(row, texts("en"), texts(code)) for row in rows_of(code)}
    assert not {term: wrong for term, wrong in found.items() if wrong}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_uses_a_forbidden_word(code: str) -> None:
    found = {row.term: forbidden(row, texts(code)) for row in rows_of(code)}
    assert not {term: wrong for term, wrong in found.items() if wrong}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_has_its_own_stem(code: str) -> None:
    strange = [row for row in rows_of(code) if not re.search(plain(row.stems), plain(row.word))]
    assert not strange


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_exception_is_needed(code: str) -> None:
    for row in rows_of(code):
        needed = lacking(row._replace(without=""), texts("en"), texts(code)).keys()
        assert set(row.without.split()) <= needed


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_term_has_a_word_and_is_spoken_of(code: str) -> None:
    rows = [row for row in TERMS if row.language == code]
    assert [row.term for row in rows] == list(dict.fromkeys(row.term for row in TERMS))
    assert all(row.word and row.stems for row in rows)
    for row in rows:
        assert any(re.search(row.english, text, re.MULTILINE) for text in texts("en").values())


@pytest.mark.parametrize("code", LANGUAGES)
def test_bugs_are_called_as_in_the_glossary(code: str) -> None:
    words = {row.term: row.word for row in TERMS if row.language == code}
    titles = {bug: Catalogue(code).text("bug-title", bug=bug) for bug in BUGS}
    assert titles == {bug: words[term] for bug, term in BUGS.items()}


def table_cells() -> dict[tuple[str, str], str]:
    """The words in the tables of docs/languages.md, by term and language."""
    cells: dict[tuple[str, str], str] = {}
    columns: list[str] = []
    for line in (ROOT / "docs" / "languages.md").read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.strip("|").split("|")]
        if line.startswith("| Term |"):
            columns = parts[1:]
        elif not line.startswith("|"):
            columns = []
        elif columns and not line.startswith("|-"):
            cells |= {(parts[0], code): word for code, word in zip(columns, parts[1:], strict=True)}
    return cells


def test_the_page_for_people_has_the_same_words() -> None:
    assert table_cells() == {(row.term, row.language): row.word for row in TERMS}


# ---- typography

SPACED = {"fr", "de", "es", "ru"}
ALL_QUOTES = "\"'\u201e\u201c\u201d\u2018\u2019«»"
# Of these, the quotation marks and the apostrophe that a language has.
QUOTES = {
    "en": "'\u201c\u201d\u2019",
    "ru": "«»",
    "fr": "«»\u2019",
    "de": "\u201e\u201c",
    "it": "«»\u2019",
    "es": "«»",
    "pt": "«»",
    "pl": "\u201e\u201d",
    "el": "«»\u2019",
    "tr": "\u201c\u201d\u2019",
    "nl": "\u2018\u2019",
    "he": "",
}


def untidy(code: str, language: dict[str, str]) -> dict[str, str]:
    """Messages that break a rule of typography, with the rule."""
    foreign = "".join(set(ALL_QUOTES) - set(QUOTES[code]))
    rules = {f"[{foreign}]": "quotation marks", r"\.\.\.": "an ellipsis"}
    rules[r"\{\}%" if code in SPACED else r"\{\}[ \u00a0]%"] = "space before percent"
    if code == "tr":
        rules[r"\{\}[ \u00a0]?%"] = "percent stands before the number"
    else:
        rules[r" %"] = "a space that breaks before percent"
    if code == "fr":
        rules[r"[^\u00a0\n][:;!?»]|«[^\u00a0]"] = "a non-breaking space"
    if code == "ru":
        rules["[^\u00a0]—"] = "a non-breaking space"
        rules[r"(?<!\w)[вксоуиая] (?=\w)"] = "a word of one letter at the end of a line"
    if code == "pl":
        rules[r"(?<!\w)[wzioua] (?=\w)"] = "a word of one letter at the end of a line"
    return {
        name: f"{why}: {text}"
        for name, text in language.items()
        for pattern, why in rules.items()
        if re.search(pattern, text)
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_typography(code: str) -> None:
    assert not untidy(code, texts(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_time_does_not_break_between_number_and_unit(code: str) -> None:
    time = re.sub("[\u2068\u2069]", "", Catalogue(code).text("clock-is", minutes=10, increment=5))
    assert re.match(rf"10{NO_BREAK}\w", time)
    assert re.search(rf"5{NO_BREAK}\w", time)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_piece_does_not_break_from_its_number(code: str) -> None:
    for bug in ("beetle", "grasshopper", "spider", "ant"):
        name = Catalogue(code).text("piece-name", color="black", bug=bug, number=2)
        assert re.search(rf"\w{NO_BREAK}2$", re.sub("[\u2068\u2069]", "", name))


@pytest.mark.parametrize("code", LANGUAGES)
def test_none_is_said_as_none(code: str) -> None:
    catalogue = Catalogue(code)
    none, one = (catalogue.text("game-moves", count=count) for count in (0, 1))
    assert none != one
    assert "0" not in none


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_letters_of_the_legend_cannot_be_read_as_words(code: str) -> None:
    legend = texts(code)["rules-legend"]
    quoted = "[«\u201e\u201c\u2018״]\u00a0?o\u00a0?[»\u201c\u201d\u2019״]"
    assert re.search("letter o marks" if code == "en" else quoted, legend)


# ---- these checks find what they look for

ROW = Row("stack", r"\bstacks?\b", "xx", "pila", "pil[ae]", "mucch|monton", "alone")
ENGLISH = {"one": "A stack.", "two": "Two stacks.", "alone": "A stack.", "none": "Haystack."}


@pytest.mark.parametrize(
    ("language", "missing", "wrong"),
    [
        ({"one": "Una pila.", "two": "Due PÌLE.", "alone": "", "none": ""}, [], []),
        ({"one": "Una torre.", "two": "Due pile.", "alone": "", "none": ""}, ["one"], []),
        ({"one": "Una pila.", "two": "Dos Montón.", "alone": "", "none": ""}, ["two"], ["two"]),
        ({"one": "Una pila.", "two": "Due pile.", "alone": "", "none": "Mucchio."}, [], ["none"]),
    ],
)
def test_what_is_wrong_is_found(
    language: dict[str, str], missing: list[str], wrong: list[str]
) -> None:
    assert list(lacking(ROW, ENGLISH, language)) == missing
    assert list(forbidden(ROW, language)) == wrong


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("fr", "Quoi ?"),
        ("fr", "Deux : un"),
        ("fr", "« oui »"),
        ("fr", "{}%"),
        ("de", "{} %"),
        ("de", "»ja«"),
        ("en", "{}\u00a0%"),
        ("it", "{} %"),
        ("tr", "{}%"),
        ("ru", "Это — ход"),
        ("ru", "Ход в игре"),
        ("pl", "Ruch w grze"),
        ("nl", 'De "korf"'),
        ("es", "Espera..."),
    ],
)
def test_untidy_texts_are_found(code: str, text: str) -> None:
    assert untidy(code, {"message": text})


def test_every_variant_of_a_message_is_read() -> None:
    inner = "{ $n ->\n        [2] Two.\n       *[3] More.\n    }"
    source = f"a = {{ $n ->\n    [one] One {{ $x }}.\n   *[other] {inner}\n}}\n"
    assert parse(source) == {"a": "One {}.\nTwo.\nMore."}
