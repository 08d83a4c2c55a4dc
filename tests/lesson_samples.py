"""What several tests of the lessons use: all tasks, the kinds of advice, and two games."""

from __future__ import annotations

from typing import Final

import pytest

from skep.learn import lessons

LESSONS: Final = lessons()
TASKS: Final = [task for one in LESSONS for task in one.tasks]

ADVICE: Final = ["first", "queen", "queen-due", "wait", "pass", "win", "ant", "build"]

PASSING: Final = (
    r"Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wQ \wS1;bB1 bQ\;wQ -wS1;bB1 bS1;"
    r"wQ \wS1;bB1 wS1;wQ -bB1;bB1 wQ"
)
"""White must pass."""

LOST: Final = (
    r"Base;BlackWins;Black[6];wG1;bG1 wG1-;wQ \wG1;bS1 bG1\;wS1 /wQ;bG2 bS1\;wA1 wQ/;bQ bG1/;"
    r"wA2 -wA1;bG2 wA1\;wA3 /wA2"
)
"""White has lost."""

each_task = pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)
