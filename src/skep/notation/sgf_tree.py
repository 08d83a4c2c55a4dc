"""The nodes of an SGF file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep.errors import RecordError, excerpt

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["SgfProperty", "main_line"]

MAX_DEPTH: Final = 100
"""How deep variations may lie in one another; BoardSpace writes none at all."""

_TOKEN: Final = re.compile(
    r"\s++|(?P<mark>[()]|;[\s;]*+)"
    r"|(?P<name>[A-Za-z][A-Za-z0-9-]*+)?\s*+\[(?P<value>[^\]\\]*+(?:\\.[^\]\\]*+)*+)\]",
    re.DOTALL,
)
_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)
_DEPTHS: Final = {"(": 1, ";": 0, ")": -1}


@dataclass(frozen=True, slots=True)
class SgfProperty:
    """A name and a value of a node, with the line of the file."""

    name: str
    value: str
    line: int


def main_line(text: str) -> Iterator[list[SgfProperty]]:
    """The nodes from the root of the first tree to its first leaf; the rest must be whole."""
    depth = 0
    node: list[SgfProperty] | None = None
    leaf_seen = False
    for item in _items(text):
        if isinstance(item, SgfProperty):
            if node is None:
                raise RecordError(f"line {item.line}: {item.name} stands outside a node")
            node.append(item)
            continue
        if node is not None and not leaf_seen:
            yield node
        node = [] if item == ";" else None
        depth += _DEPTHS[item]
        if depth > MAX_DEPTH:
            raise RecordError(f"the variations are more than {MAX_DEPTH} deep")
        leaf_seen = leaf_seen or item == ")"
        if depth == 0:
            return
    raise RecordError("the file ends before its game does: the last ')' is missing")


def _items(text: str) -> Iterator[SgfProperty | str]:
    """The brackets, semicolons and properties of a file, which begins with '('."""
    position = len(text) - len(text.lstrip())
    if not text.startswith("(", position):
        raise RecordError(f"an SGF begins with '(', not with {excerpt(text[position:])}")
    name = ""
    line = 1 + text.count("\n", 0, position)
    while position < len(text):
        token = _TOKEN.match(text, position)
        if token is None:
            raise RecordError(f"line {line}: what begins with {excerpt(text[position:])} is broken")
        if token["mark"]:
            name = ""
            yield token["mark"][0]
        elif token["value"] is not None:
            name = token["name"] or name
            if not name:
                raise RecordError(f"line {line}: the value {excerpt(token[0])} has no name")
            yield SgfProperty(name, _ESCAPE.sub(r"\1", token["value"]), line)
        line += token[0].count("\n")
        position = token.end()
