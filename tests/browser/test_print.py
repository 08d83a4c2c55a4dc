"""The rules on paper: figures that can be read and are not cut, a legend, and contents."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from browser.words import say
from skep.learn.rules import sections

if TYPE_CHECKING:
    from browser.user import User

# What is between the margins of a sheet, in pixels of CSS.
SHEETS = {"A4": (673, 990), "Letter": (695, 924)}
SMALLEST_FIGURE = 75  # two centimetres
LOOK = """() => [...document.querySelectorAll("figure")].map((figure) => {
    const { width, height } = figure.getBoundingClientRect();
    const picture = figure.querySelector("svg").getBoundingClientRect();
    const breaks = getComputedStyle(figure).breakInside;
    return { width, height, picture: Math.max(picture.width, picture.height), breaks };
})"""


@pytest.mark.parametrize("code", ["en", "el", "he"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_figures_are_large_enough_and_never_cut(user: User, sheet: str, code: str) -> None:
    width, height = SHEETS[sheet]
    user.page.set_viewport_size({"width": width, "height": height})
    user.go(f"/rules?lang={code}")
    user.page.emulate_media(media="print")
    found = user.page.evaluate(LOOK)
    assert len(found) == sum(len(section.figures) for section in sections())
    for figure in found:
        assert figure["breaks"] == "avoid"
        assert figure["height"] < height / 2
        assert figure["width"] <= width
        assert figure["picture"] >= SMALLEST_FIGURE
    assert user.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_paper_has_contents_and_a_legend_and_no_way_back(user: User) -> None:
    user.go("/rules?lang=en")
    user.page.emulate_media(media="print")
    assert user.page.get_by_role("heading", name=say("rules-contents"), exact=True).is_visible()
    assert user.page.get_by_role("heading", name=say("rules-signs-title"), exact=True).is_visible()
    assert not user.page.get_by_role("link", name=say("rules-back"), exact=True).is_visible()


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_rules_are_printed_on_a_few_sheets(user: User, sheet: str) -> None:
    user.go("/rules?lang=en")
    document = user.page.pdf(format=sheet)
    pages = len(re.findall(rb"/Type\s*/Page\b", document))
    assert 8 <= pages <= 20
