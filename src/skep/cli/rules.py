"""`skep rules`: the rules of the game, to read in a terminal or as a page to print."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli import languages, terminal
from skep.cli.plain import plain
from skep.learn.figures import figure
from skep.learn.rules import pieces_of_a_player, rules_page, sections

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep.learn.rules import Section
    from skep.locales import Catalogue

_WIDEST = 80
_INDENT = "    "


def rules(
    *,
    lang: languages.Lang = None,
    html: Annotated[
        str | None,
        typer.Option("--html", metavar="FILE", help="Write a page to print instead; - for output."),
    ] = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII only.")] = False,
) -> None:
    """Print the rules of the game, with figures.

    ```
    skep rules
    skep rules --lang en --html rules.html
    ```
    """
    catalogue = languages.catalogue(lang)
    code = catalogue.language.code
    if html == "-":
        terminal.write(rules_page(code).encode())
    elif html is not None:
        Path(html).write_text(rules_page(code), encoding="utf-8")
    else:
        text = "\n\n".join(_blocks(catalogue, ascii_only=ascii_only))
        typer.echo(plain(text) if ascii_only else text, color=terminal.has_color())


def _blocks(catalogue: Catalogue, *, ascii_only: bool) -> Iterator[str]:
    yield _heading(catalogue.text("rules-title"), "=")
    yield _wrapped(catalogue.text("rules-lead"))
    yield _wrapped(catalogue.text("rules-legend"))
    for section in sections():
        yield _heading(section.title.text(catalogue), "" if section.is_part else "-")
        yield from map(_wrapped, section.paragraphs(catalogue))
        if section.setting:
            yield _wrapped(section.setting_line(catalogue))
        if section.shows_pieces:
            lines = (line.text(catalogue) for _, line in pieces_of_a_player())
            yield "\n".join(_INDENT + line for line in lines)
        yield from _figures(section, catalogue, ascii_only=ascii_only)
    yield _wrapped(catalogue.text("rules-trademark"))


def _figures(section: Section, catalogue: Catalogue, *, ascii_only: bool) -> Iterator[str]:
    for name in section.figures:
        shown = figure(name)
        drawn = shown.text(
            color=terminal.has_color(),
            unicode=terminal.has_unicode() and not ascii_only,
            width=_columns() - len(_INDENT),
        )
        yield textwrap.indent(drawn, _INDENT)
        yield textwrap.indent(_wrapped(shown.caption.text(catalogue)), _INDENT)


def _heading(text: str, line: str) -> str:
    if terminal.has_color():
        return typer.style(text, bold=True)
    return f"{text}\n{line * len(text)}" if line else text


def _wrapped(text: str) -> str:
    return textwrap.fill(text, _columns() - len(_INDENT))


def _columns() -> int:
    """The width of the text: that of the terminal, but not more than 80 columns."""
    return min(terminal.width(), _WIDEST)
