"""`skep lab`: experiments, from making games to measuring levels."""

from __future__ import annotations

import typer

from skep.cli.lab_calibrate import calibrate
from skep.cli.lab_fit import fit_tempo, openings, tune
from skep.cli.lab_merge import merge
from skep.cli.lab_mine import mine
from skep.cli.lab_selfplay import selfplay
from skep.cli.lab_train import check_chances, fit_scale, train

lab: typer.Typer = typer.Typer(
    name="lab",
    help="Experiments: self-play, training, fitting, puzzles, levels: see docs/lab.md.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

for _command in (
    selfplay, train, fit_scale, check_chances, tune, fit_tempo, mine, openings, calibrate, merge,
):  # fmt: skip
    lab.command(_command.__name__.replace("_", "-"))(_command)
