"""The options of the UHP engine."""

from __future__ import annotations

import pytest

import skep
from skep.engine.uhp_session import UhpSession
from uhp_conversation import ask, one


@pytest.fixture
def session() -> UhpSession:
    return UhpSession(seed=1)


# --- Options --------------------------------------------------------------------------------------

DEFAULTS = [
    "Threads;int;1;1;1;512",
    "HashMiB;int;64;64;1;1048576",
    "Level;int;10;10;1;10",
    "ReportProgress;bool;False;False",
    "Lines;int;0;0;0;100",
    "Repetition;enum;off;off;off;threefold",
    "Opening;enum;tournament;tournament;tournament;rulebook",
    "Net;enum;default;default;classic;default",
]


def test_options(session: UhpSession) -> None:
    assert ask(session, "options") == DEFAULTS
    for line in DEFAULTS:
        assert one(session, f"options get {line.split(';')[0]}") == line


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("options set Threads 2", "Threads;int;2;1;1;512"),
        ("options set HashMiB 1048576", "HashMiB;int;1048576;64;1;1048576"),
        ("Options SET Level 1", "Level;int;1;10;1;10"),
        ("options set ReportProgress True", "ReportProgress;bool;True;False"),
        ("options set ReportProgress false", "ReportProgress;bool;False;False"),
        ("options set Repetition threefold", "Repetition;enum;threefold;off;off;threefold"),
        (
            "options set Opening Rulebook",
            "Opening;enum;rulebook;tournament;tournament;rulebook",
        ),
    ],
)
def test_options_set(session: UhpSession, command: str, line: str) -> None:
    assert one(session, command) == line
    name = line.partition(";")[0]
    assert one(session, f"options get {name}") == line
    others = [default for default in DEFAULTS if not default.startswith(name)]
    assert [option for option in ask(session, "options") if option != line] == [
        default for default in others if default != line
    ]


@pytest.mark.parametrize(
    "command",
    [
        "options get",
        "options set",
        "options set Level",
        "options list",
        "options get Nothing",
        "options get level",
        "options get Level x",
        "options set Nothing 1",
        "options set Level 0",
        "options set Level 11",
        "options set Level ten",
        "options set Level 1.5",
        "options set Level 1 2",
        "options set Level " + "9" * 5000,
        "options set ReportProgress 1",
        "options set Repetition sometimes",
        "options set Opening",
    ],
)
def test_options_refused(session: UhpSession, command: str) -> None:
    assert one(session, command).startswith("err ")
    assert ask(session, "options") == DEFAULTS


def test_options_from_the_start() -> None:
    session = UhpSession({"Level": "3", "Repetition": "threefold"})
    assert one(session, "options get Level") == "Level;int;3;10;1;10"
    with pytest.raises(skep.NotationError):
        UhpSession({"Level": "11"})
    with pytest.raises(skep.NotationError):
        UhpSession({"level": "1"})
