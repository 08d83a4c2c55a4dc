"""The screens of test_overflow.py on every other phone and tablet, in the widest font."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser import sizes
from browser import test_overflow as overflow
from browser.fonts import Font

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.conftest import NewUser
    from browser.test_overflow import OverflowChecker

pytestmark = pytest.mark.slow

OTHERS = [size for size in sizes.ALL if size != sizes.PORTRAIT[0]]
# From these on the page is laid out as on a wide screen: 60rem, and 32rem high.
WIDE_FROM = (960, 512)


@pytest.fixture
def checker(new_user: NewUser, phone: bool) -> OverflowChecker:
    """A checker on the screen that was chosen."""
    return overflow.OverflowChecker(new_user, phone=phone, font=Font.WIDE)


@pytest.fixture
def phone(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the page is laid out as on a phone; checkers get a screen of this size."""
    is_phone = size[0] < WIDE_FROM[0] or size[1] < WIDE_FROM[1]
    screen = {"width": size[0], "height": size[1]}
    monkeypatch.setattr(overflow, "PHONE" if is_phone else "WIDE", screen)
    return is_phone


SIZES = pytest.mark.parametrize("size", OTHERS, ids=sizes.name_of)


@SIZES
@pytest.mark.parametrize(
    "walk",
    [
        overflow.test_screens_outside_games,
        overflow.test_lessons,
        overflow.test_the_rules,
        overflow.test_the_review_of_a_game,
    ],
    ids=["outside-games", "lessons", "rules", "review"],
)
def test_screens_without_a_game(
    checker: OverflowChecker, walk: Callable[[OverflowChecker], None]
) -> None:
    walk(checker)


@SIZES
@pytest.mark.parametrize(
    "walk",
    [
        overflow.test_a_game_at_one_screen,
        overflow.test_a_game_against_the_engine,
        overflow.test_the_analysis_board,
    ],
    ids=["one-screen", "engine", "analysis"],
)
def test_games(
    checker: OverflowChecker, phone: bool, walk: Callable[[OverflowChecker, bool], None]
) -> None:
    walk(checker, phone)


@SIZES
def test_a_game_behind_a_link(new_user: NewUser, phone: bool) -> None:
    overflow.test_a_game_behind_a_link(new_user, phone, Font.WIDE)
