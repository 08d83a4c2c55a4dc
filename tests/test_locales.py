"""The catalogues are complete: every language has all messages, and all of them are used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import cast

import pytest

from catalogues import (
    PACKAGE,
    ROOT,
    Entry,
    Language,
    Uses,
    dangling,
    left_over,
    missing,
    parse,
    read,
    undeclared,
    unknown,
    used,
)
from skep import Bug, Color, Reason
from skep.engine import LEVELS
from skep.locales import DEFAULT, LANGUAGES, Catalogue


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
