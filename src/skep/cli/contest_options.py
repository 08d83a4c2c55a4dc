"""The options that `skep match` and `skep tournament` share."""

# Typer evaluates the annotations, so they are no strings here.
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from skep import GameType, Repetition, Rules
from skep.cli import UsageError
from skep.game import Limits, TimeControl
from skep.lab.conditions import Conditions, DrawRule, ResignRule
from skep.lab.shard import WHOLE, Shard


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestOptions:
    """How the games are played, adjudicated and kept."""

    game_type: Annotated[
        GameType,
        typer.Option(
            "--type",
            "-t",
            metavar="TYPE",
            case_sensitive=False,
            help="The bugs in the game: Base, Base+M, ..., Base+MLP.",
        ),
    ] = GameType.BASE_MLP
    time: Annotated[
        float | None,
        typer.Option(
            "--time", metavar="SECONDS", show_default=False, help="How long a move may take."
        ),
    ] = None
    clock: Annotated[
        str | None,
        typer.Option(
            "--clock",
            metavar="MINUTES+SECONDS",
            show_default=False,
            help="The time for a game, and what every move adds to it: 5+3.",
        ),
    ] = None
    depth: Annotated[
        int | None,
        typer.Option("--depth", metavar="N", min=1, show_default=False, help="How deep to search."),
    ] = None
    nodes: Annotated[
        int | None,
        typer.Option("--nodes", metavar="N", min=1, show_default=False, help="How much to search."),
    ] = None
    concurrency: Annotated[
        int,
        typer.Option("--concurrency", "-c", metavar="N", min=1, help="How many games at a time."),
    ] = 1
    openings: Annotated[
        Path | None,
        typer.Option(
            "--openings",
            metavar="FILE",
            exists=True,
            dir_okay=False,
            show_default="the book for the game type",
            help="Openings to begin from, a game string on each line.",
        ),
    ] = None
    repetition: Annotated[
        Repetition,
        typer.Option("--repetition", help="Is a position that occurs for the third time a draw?"),
    ] = Repetition.THREEFOLD
    max_plies: Annotated[
        int,
        typer.Option(
            "--max-plies",
            metavar="N",
            min=0,
            help="After how many plies a game is drawn as too long; 0 for never.",
        ),
    ] = 400
    resign: Annotated[
        tuple[int, int] | None,
        typer.Option(
            "--resign",
            metavar="MOVES SCORE",
            show_default=False,
            help="Resign for a player whose own score is -SCORE or worse for MOVES moves in a row.",
        ),
    ] = None
    draw: Annotated[
        tuple[int, int, int] | None,
        typer.Option(
            "--draw",
            metavar="PLY MOVES SCORE",
            show_default=False,
            help="From that ply on, draw if both scores stay within SCORE of 0 for so many moves.",
        ),
    ] = None
    margin: Annotated[
        float,
        typer.Option(
            "--margin",
            metavar="SECONDS",
            min=0,
            help="How much longer than its time a move may take.",
        ),
    ] = 0.5
    patience: Annotated[
        float,
        typer.Option(
            "--patience",
            metavar="SECONDS",
            min=0.001,
            help="How long a move may take if its time is not limited.",
        ),
    ] = 300.0
    pgn: Annotated[
        Path | None,
        typer.Option(
            "--pgn",
            metavar="FILE",
            dir_okay=False,
            show_default=False,
            help="Add every game to this file as it ends.",
        ),
    ] = None
    journal: Annotated[
        Path | None,
        typer.Option(
            "--journal",
            metavar="FILE",
            dir_okay=False,
            show_default=False,
            help="Keep all results here: the same command goes on where it was interrupted.",
        ),
    ] = None
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="Decides the order of the openings.")
    ] = 0
    shard: Annotated[
        str | None,
        typer.Option(
            "--shard",
            metavar="I/N",
            show_default=False,
            help="Play part I of N only, kept in a journal; `skep lab merge` joins the parts.",
        ),
    ] = None
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            metavar="ADDRESS",
            show_default=False,
            help="Play on a Ray cluster: its address, or *local* for one on this machine.",
        ),
    ] = None
    as_json: Annotated[
        bool, typer.Option("--json", help="Print only the final result, as JSON.")
    ] = False

    def part(self) -> Shard:
        """The part to play; UsageError if it is none, or would not be kept."""
        try:
            part = WHOLE if self.shard is None else Shard.parse(self.shard)
        except ValueError as error:
            raise UsageError(f"--shard: {error}") from None
        if not part.is_whole and self.journal is None:
            raise UsageError("a part is kept in a journal, to be merged with the others: --journal")
        return part

    def conditions(self) -> Conditions:
        """The conditions of every game; UsageError where the options do not fit together."""
        if sum(limit is not None for limit in (self.time, self.clock, self.depth, self.nodes)) != 1:
            raise UsageError("give one of --time, --clock, --depth and --nodes")
        resign, draw = self.resign, self.draw
        if resign is not None and min(resign) < 1:
            raise UsageError("--resign MOVES SCORE: both are at least 1")
        if draw is not None and (draw[0] < 0 or draw[1] < 1 or draw[2] < 0):
            raise UsageError("--draw PLY MOVES SCORE: there must be a move, and nothing below 0")
        return Conditions(
            Rules(self.game_type, repetition=self.repetition),
            self._limits(),
            margin=self.margin,
            patience=self.patience,
            max_plies=self.max_plies or None,
            resign=None if resign is None else ResignRule(*resign),
            draw=None if draw is None else DrawRule(*draw),
        )

    def _limits(self) -> Limits | TimeControl:
        try:
            if self.clock is not None:
                return TimeControl.parse(self.clock)
            return Limits(seconds=self.time, depth=self.depth, nodes=self.nodes)
        except ValueError as error:
            raise UsageError(str(error)) from None
