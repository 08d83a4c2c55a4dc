"""The rules, for people: sections from `rules.toml` with texts from the catalogue, and a page."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources
from typing import TYPE_CHECKING, Any

from skep import render
from skep._core import Bug, Color
from skep.learn.figures import figure, relabelled
from skep.learn.legend import legend
from skep.learn.words import Saying
from skep.locales import Catalogue
from skep.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Section", "pieces_of_a_player", "rules_page", "rules_style", "sections"]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules: about a bug if there is one, with figures by the names of tasks."""

    id: str = ""
    bug: str = ""
    figures: tuple[str, ...] = ()
    shows_pieces: bool = False
    """Whether the pieces of a player are listed."""
    under: str = ""
    """The section that it is a part of; the bugs are parts of the one before them."""
    setting: tuple[str, ...] = ()
    """The messages that name the setting in the browser, if the rule can be chosen."""

    @property
    def name(self) -> str:
        """What it is called in addresses."""
        return self.id or self.bug

    @property
    def title(self) -> Saying:
        """Its heading."""
        return Saying("bug-title", {"bug": self.bug}) if self.bug else self._message("title")

    @property
    def is_part(self) -> bool:
        """Whether it belongs to a section before it."""
        return bool(self.bug or self.under)

    def paragraphs(self, catalogue: Catalogue) -> list[str]:
        """Its text; a section that only gathers others has none."""
        if self.id in ("bugs", "expansions"):
            return []
        text = self._message("text").text(catalogue)
        # Only spaces and line ends: a non-breaking space stays.
        return [" ".join(re.split(r"[ \n]+", part.strip(" \n"))) for part in text.split("\n\n")]

    def setting_line(self, catalogue: Catalogue) -> str:
        """Which setting decides about it; empty if there is none."""
        if not self.setting:
            return ""
        name, *choice = (catalogue.text(key) for key in self.setting)
        if choice:
            name += f" ({choice[0]})"
        return catalogue.text("rules-sheets-setting", setting=name)

    def _message(self, part: str) -> Saying:
        return Saying(f"rules-{self.name}-{part}")


@cache
def sections() -> tuple[Section, ...]:
    """All sections, in order."""
    file = resources.files(__package__) / "rules.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))["sections"]
    return tuple(map(_read, data))


def _read(facts: dict[str, Any]) -> Section:
    lists = {key: tuple(value) for key, value in facts.items() if isinstance(value, list)}
    return Section(**(facts | lists))


def pieces_of_a_player() -> list[tuple[Bug, Saying]]:
    """All bugs, and how many of each a player has."""
    return [
        (bug, Saying("rules-pieces-line", {"bug": bug.value, "count": bug.per_player}))
        for bug in GameType.BASE_MLP.bugs
    ]


def rules_style() -> str:
    """The style sheet of the rules page."""
    return (resources.files(__package__) / "rules.css").read_text(encoding="utf-8")


def rules_page(
    language: str,
    *,
    stylesheet: str | None = None,
    icon: str | None = None,
    lessons: str | None = None,
) -> str:
    """The rules as a page to read and to print; ValueError if there is no such language.

    `stylesheet` is the address of `rules_style`; without one, the style is put into the page.
    `icon` is the address of a picture for the browser's tab, `lessons` that of the lessons, which a
    link above the title leads back to.
    """
    catalogue = Catalogue(language)
    title = escape(catalogue.text("rules-title"))
    parts = [
        "<!doctype html>",
        f'<html lang="{language}" dir="{catalogue.language.direction}">',
        f'<head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"{_links(stylesheet, icon)}</head>",
        f"<body><main>{_way_back(lessons, catalogue)}",
        f'<header><h1>{title}</h1><p class="lead">{escape(catalogue.text("rules-lead"))}</p>',
        "</header>",
        *_contents(catalogue),
        *_legend(catalogue),
        *(part for section in sections() for part in _section(section, catalogue)),
        f"<footer><p>{escape(catalogue.text('rules-trademark'))}</p></footer>",
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _links(stylesheet: str | None, icon: str | None) -> str:
    style = (
        f"<style>{rules_style()}</style>"
        if stylesheet is None
        else f'<link rel="stylesheet" href="{escape(stylesheet)}">'
    )
    return style + (f'<link rel="icon" href="{escape(icon)}">' if icon is not None else "")


def _way_back(lessons: str | None, catalogue: Catalogue) -> str:
    if lessons is None:
        return ""
    return f'<nav><a href="{escape(lessons)}">{escape(catalogue.text("rules-back"))}</a></nav>'


def _contents(catalogue: Catalogue) -> Iterator[str]:
    """The list of contents: the sections, and below each the parts that it has."""
    yield f'<nav class="contents"><h2>{escape(catalogue.text("rules-contents"))}</h2><ol>'
    groups: list[list[Section]] = []
    for section in sections():
        if section.is_part:
            groups[-1].append(section)
        else:
            groups.append([section])
    for first, *others in groups:
        below = "".join(f"<li>{_entry(section, catalogue)}</li>" for section in others)
        yield f"<li>{_entry(first, catalogue)}{f'<ul>{below}</ul>' if below else ''}</li>"
    yield "</ol></nav>"


def _entry(section: Section, catalogue: Catalogue) -> str:
    return f'<a href="#{section.name}">{escape(section.title.text(catalogue))}</a>'


def _legend(catalogue: Catalogue) -> Iterator[str]:
    signs = (
        f"<li>{picture}{escape(meaning.text(catalogue))}</li>" for picture, meaning in legend()
    )
    yield f'<section class="legend"><h2>{escape(catalogue.text("rules-signs-title"))}</h2>'
    yield f'<ul class="signs">{"".join(signs)}</ul></section>'


def _section(section: Section, catalogue: Catalogue) -> Iterator[str]:
    title = escape(section.title.text(catalogue))
    kind = ' class="part"' if section.under else ""
    yield f'<section id="{section.name}"{kind}>'
    tile = _tile(Bug(section.bug)) if section.bug else ""
    level = "h3" if section.is_part else "h2"
    yield f"<{level}>{tile}{title}</{level}>"
    for paragraph in section.paragraphs(catalogue):
        yield f"<p>{escape(paragraph)}</p>"
    if section.setting:
        yield f'<p class="setting">{escape(section.setting_line(catalogue))}</p>'
    if section.shows_pieces:
        lines = (
            f"<li>{_tile(bug)}{escape(line.text(catalogue))}</li>"
            for bug, line in pieces_of_a_player()
        )
        yield f'<ul class="pieces">{"".join(lines)}</ul>'
    if section.figures:
        drawn = (_figure(name, catalogue) for name in section.figures)
        yield f'<div class="figures">{"".join(drawn)}</div>'
    yield "</section>"


def _figure(name: str, catalogue: Catalogue) -> str:
    shown = figure(name)
    caption = shown.caption.text(catalogue)
    return f"<figure>{shown.svg(caption)}<figcaption>{escape(caption)}</figcaption></figure>"


def _tile(bug: Bug) -> str:
    """A tile beside its name, which says the same."""
    drawn = render.tile((Color.WHITE, bug), size=44)
    return relabelled(drawn, "").replace('role="img"', 'role="presentation"')
