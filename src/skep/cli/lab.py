"""`skep lab`: making data by self-play, and training a net on it.

Its commands have more than 60 lines, because each option of a command is a parameter with its help.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from skep import GameType, SkepError
from skep.cli import UsageError, terminal
from skep.engine.net import CLASSIC, Net, find_net
from skep.engine.searcher import MAX_THREADS
from skep.engine.win_probability import CLASSIC_TEMPO, SCALE
from skep.lab.nets import selfplay as runs

if TYPE_CHECKING:
    from skep.lab.nets.games import Games
    from skep.lab.nets.training import Epoch

lab = typer.Typer(
    name="lab",
    help="Make data by self-play, and train a net on it: see docs/learning.md.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

_DEFAULT_NODES = 2400
_EXTRA = 'training needs NumPy and PyTorch: pip install "skep[train]"'


@lab.command()
def selfplay(
    out: Annotated[Path, typer.Argument(help="The file to write; one that is there is continued.")],
    *,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-n",
            min=1,
            metavar="N",
            show_default=False,
            help="Stop when the file has that many games.",
        ),
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            "--minutes", min=0.001, metavar="N", show_default=False, help="Stop after that time."
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            "--nodes",
            min=2,
            metavar="N",
            show_default=False,
            help=f"Nodes of a search on average: {_DEFAULT_NODES} if not said.",
        ),
    ] = None,
    threads: Annotated[
        int,
        typer.Option(
            "--threads", min=1, max=MAX_THREADS, metavar="N", help="How many threads play."
        ),
    ] = os.cpu_count() or 1,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            min=0,
            max=2**63 - 1,
            metavar="N",
            show_default=False,
            help="Where the games come from; one is drawn and recorded if not said.",
        ),
    ] = None,
    types: Annotated[
        str | None,
        typer.Option(
            "--types",
            metavar="TYPES",
            show_default=False,
            help="The game types to draw from, as in Base+MLP,Base; one that is named "
            "twice is likelier. All eight, Base+MLP most, if not said.",
        ),
    ] = None,
    net: Annotated[
        str,
        typer.Option(
            "--net",
            metavar="FILE",
            help="Play with the net of a file, the *default* one, or *classic* without.",
        ),
    ] = CLASSIC,
) -> None:
    """Play games of the search against itself, and write them to a file.

    Ctrl-C ends the run; the same command goes on with it. Without --games and --minutes it plays
    until Ctrl-C. Files of other machines are read together with this one by `skep lab train`.

    ```
    skep lab selfplay games.skg --minutes 60
    skep lab selfplay second.skg --games 10000 --net default --nodes 8000
    ```
    """  # fmt: skip
    evaluation = find_net(net)
    names = None if types is None else _types(types)
    known = runs.origin_of(out)
    origin = known or runs.new_origin(
        seed=seed, nodes=nodes or _DEFAULT_NODES, types=names or runs.DEFAULT_TYPES, net=evaluation
    )
    for option, wanted, there in (
        ("--seed", seed, origin.seed),
        ("--nodes", nodes, origin.nodes),
        ("--types", names, origin.types),
    ):
        if wanted is not None and wanted != there:
            raise UsageError(f"{out} was made with {option} {there}, and cannot go on with another")
    typer.echo(f"seed {origin.seed}", err=True)
    seconds = None if minutes is None else 60 * minutes
    with _stopped_by_ctrl_c() as stop, _bar(games, seconds) as show:
        done, lost = runs.run(
            out, origin, evaluation,
            games=games, seconds=seconds, threads=threads, progress=show, stop=stop,
        )  # fmt: skip
    if lost is not None:
        typer.echo(f"skep: {lost}", err=True)
    typer.echo(
        f"{done.games} games, {done.plies} positions, {done.draws} draws in {done.seconds:.0f} s, "
        f"{done.positions_per_second:.0f} positions/s"
    )


def _types(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in {game_type.value for game_type in GameType}:
            known = ", ".join(game_type.value for game_type in GameType)
            raise UsageError(f"--types: there is no game type {name!r}, only {known}")
    return names


@contextmanager
def _stopped_by_ctrl_c() -> Iterator[Callable[[], bool]]:
    """Yield a function that says whether Ctrl-C was pressed, in place of KeyboardInterrupt."""
    stopped = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        yield stopped.is_set
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _bar(
    games: int | None, seconds: float | None
) -> Iterator[Callable[[runs.SelfplayProgress], None]]:
    """Yield a function that shows the progress of a run, if standard error is a terminal."""
    if not terminal.is_terminal(sys.stderr):
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=games if games is not None else seconds)

        def show(state: runs.SelfplayProgress) -> None:
            drawn = 100 * state.draws / state.games if state.games else 0.0
            bar.update(
                task,
                completed=state.games if games is not None else state.seconds,
                description=f"{state.games} games, {state.positions_per_second:.0f} positions/s, "
                f"{drawn:.0f} % drawn",
            )

        yield show


@lab.command()
def train(
    data: Annotated[list[Path], typer.Argument(help="Files of `skep lab selfplay`.")],
    *,
    out: Annotated[Path, typer.Option("--out", "-o", help="The net to write.")],
    report: Annotated[
        Path | None,
        typer.Option("--report", show_default=False, help="Draw the report into this SVG file."),
    ] = None,
    name: Annotated[str, typer.Option("--name", help="What to call the net.")] = "net",
    epochs: Annotated[
        int,
        typer.Option("--epochs", min=1, metavar="N", help="At most so often over all positions."),
    ] = 4,
    result_share: Annotated[
        float,
        typer.Option(
            "--result-share",
            min=0.0,
            max=1.0,
            metavar="X",
            help="How much of the target is the result; the rest is the search's score.",
        ),
    ] = 0.3,
    held_back: Annotated[
        float,
        typer.Option(
            "--held-back",
            min=0.001,
            max=0.5,
            metavar="X",
            help="The part of the games to check with.",
        ),
    ] = 0.05,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="The same seed and data give the same net.")
    ] = 1,
    device: Annotated[
        str, typer.Option("--device", metavar="NAME", help="*cpu*, *cuda*, or what PyTorch knows.")
    ] = "cpu",
) -> None:
    """Train a net on self-play games.

    Nothing is downloaded. It ends early when the loss on the games held back no longer falls.

    ```
    skep lab train games.skg --out mine.net --report mine.svg
    skep match skep:net=mine.net skep:net=classic --nodes 8000 --games 200
    ```
    """  # fmt: skip
    try:
        from skep.lab.nets import make_net, training  # noqa: PLC0415 - PyTorch takes seconds
        from skep.lab.nets.games import Games  # noqa: PLC0415 - and NumPy is optional
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] in ("numpy", "torch"):
            raise SkepError(_EXTRA) from None
        raise
    games = Games(data)
    for lost in games.damage:
        typer.echo(f"skep: {lost}", err=True)
    samples = games.samples()
    typer.echo(f"{len(games)} games, {len(samples)} positions", err=True)
    settings = training.TrainingSettings(
        seed=seed, epochs=epochs, result_share=result_share, held_back=held_back, device=device
    )
    net = make_net.make_net(name, samples, settings, _show_epoch)
    out.write_bytes(net.data)
    if report is not None:
        report.write_text(net.picture, encoding="utf-8")
    typer.echo(f"{out}: {Net.load(out)!r}")


def _show_epoch(epoch: Epoch) -> None:
    typer.echo(
        f"epoch {epoch.number}: loss {epoch.training:.4f}, on games held back "
        f"{epoch.held_back:.4f}, against results alone {epoch.held_back_result:.4f}",
        err=True,
    )


_Games = Annotated[list[Path], typer.Argument(help="Games of self-play.")]
_Nodes = Annotated[
    list[int], typer.Option("--nodes", min=1, help="Of a search; several are used in turn.")
]
_Positions = Annotated[int, typer.Option("--positions", min=1, help="How many of each game.")]


@lab.command("fit-scale")
def fit_scale(
    net: Annotated[Path, typer.Argument(help="The net.")],
    data: _Games,
    *,
    out: Annotated[Path, typer.Option("--out", "-o", help="The net to write.")],
    nodes: _Nodes = [2_000, 8_000],  # noqa: B006 - typer copies it
    positions: _Positions = 2,
    seed: Annotated[int, typer.Option("--seed", help="Draws the positions.")] = 1,
) -> None:
    """Fit the scale of a net's score to the results of games, by searching their positions.

    After that, the win probability of a search with the net is that of these games, and searches
    of odd and of even depth agree on average.

    ```
    skep lab selfplay check.skg --net mine.net --nodes 4000 --games 1000
    skep lab fit-scale mine.net check.skg --out mine-fitted.net
    ```
    """
    with _needs_numpy():
        from skep.lab import chances  # noqa: PLC0415 - NumPy is optional
        from skep.lab.nets import rescale  # noqa: PLC0415
    games = _read_games(data)
    drawn = list(chances.draw_positions(games.records(), positions, seed))
    plain = net.read_bytes()
    shift = rescale.fit_shift(Net.load(plain), drawn)
    level = rescale.rescale(plain, {}, scale=SCALE, shift=shift)
    curve = rescale.fit_scale(Net.load(level), drawn, nodes)
    evidence = {
        "games": len(games),
        "positions": len(drawn),
        "nodes": list(nodes),
        "shift": round(shift, 1),
        "scale": round(curve.scale, 1),
        "tempo": round(curve.tempo, 1),
    }
    out.write_bytes(rescale.rescale(plain, evidence, scale=curve.scale, shift=shift))
    typer.echo(
        f"{len(games)} games, {len(drawn)} positions: a shift of {shift:.0f} points; then "
        f"{curve.scale:.0f} points multiply the odds by e, even at {curve.tempo:.0f} points"
    )
    typer.echo(f"{out}: {Net.load(out)!r}")


@lab.command("check-chances")
def check_chances(
    data: _Games,
    *,
    net: Annotated[
        str, typer.Option("--net", help="The evaluation: a net or its file.")
    ] = "default",
    nodes: _Nodes = [8_000],  # noqa: B006 - typer copies it
    positions: _Positions = 4,
    seed: Annotated[int, typer.Option("--seed", help="Draws the positions.")] = 2,
) -> None:
    """Check the win probability of searches on games: predicted and observed, for each tenth.

    The first table is by the curve of this version. For the second, a curve is fitted to either
    half of the games and checked with the other half.

    ```
    skep lab check-chances games.skg --nodes 20000
    ```
    """
    with _needs_numpy():
        from skep.lab import chances  # noqa: PLC0415 - NumPy is optional
    games = _read_games(data)
    drawn = chances.draw_positions(games.records(), positions, seed)
    samples = list(chances.search_samples(drawn, net, nodes))
    curve = chances.Curve(tempo=CLASSIC_TEMPO) if find_net(net) is None else chances.Curve()
    found = chances.check(samples, curve)
    searched = ", ".join(map(str, nodes))
    typer.echo(f"{len(games)} games, {found.positions} positions, {searched} nodes")
    for name, tenths in (("this version", found.shipped), ("halves crossed", found.crossed)):
        typer.echo(f"\n{name}:\npositions  predicted  observed  difference")
        for one in tenths:
            difference = one.observed - one.predicted
            typer.echo(
                f"{one.positions:9}  {one.predicted:9.1f}  {one.observed:8.1f}  "
                f"{difference:+10.1f} ± {one.error:.1f}"
            )
    halves = " and ".join(f"{curve.scale:.0f}, {curve.tempo:.0f}" for curve in found.curves)
    typer.echo(f"\nscale and tempo fitted to the halves: {halves}")
    mean, magnitude = chances.before_and_after(samples, curve)
    typer.echo(
        f"chance before the best move less that after it: {mean:+.2f} points, "
        f"{magnitude:.2f} in magnitude"
    )


@contextmanager
def _needs_numpy() -> Iterator[None]:
    """Raise SkepError where NumPy is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name == "numpy":
            raise SkepError('this needs NumPy: pip install "skep[lab]"') from None
        raise


def _read_games(data: list[Path]) -> Games:
    """The games of some files; what was damaged is said."""
    with _needs_numpy():
        from skep.lab.nets.games import Games  # noqa: PLC0415 - NumPy is optional
    games = Games(data)
    for lost in games.damage:
        typer.echo(f"skep: {lost}", err=True)
    return games
