"""The languages themselves: names, directions, and which one is chosen."""

from __future__ import annotations

import itertools
import re
import unicodedata

import pytest

from skep import Bug, Color, locales
from skep.locales import DEFAULT, LANGUAGES, Catalogue, from_environment, negotiate

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
