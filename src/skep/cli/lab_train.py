"""`skep lab train`, `fit-scale` and `check-chances`: nets, and what their scores stand for.

The commands have more than 60 lines, because each of their options is a parameter with its help.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep import SkepError
from skep.cli.lab_tools import AsJson, needs_numpy, print_json, progress, read_games
from skep.engine.net import Net, find_net
from skep.engine.win_probability import CLASSIC_TEMPO, SCALE

if TYPE_CHECKING:
    from skep.lab.nets.training import Epoch

_EXTRA = 'training needs NumPy and PyTorch: pip install "skep[train]"'


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
    as_json: AsJson = False,
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
    epochs_done: list[Epoch] = []

    def show(epoch: Epoch) -> None:
        epochs_done.append(epoch)
        _show_epoch(epoch)

    net = make_net.make_net(name, samples, settings, show)
    out.write_bytes(net.data)
    if report is not None:
        report.write_text(net.picture, encoding="utf-8")
    if as_json:
        print_json({
            "net": Net.load(out).hash, "out": str(out), "games": len(games),
            "positions": len(samples), "epochs": [asdict(epoch) for epoch in epochs_done],
        })  # fmt: skip
        return
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


def fit_scale(
    net: Annotated[Path, typer.Argument(help="The net.")],
    data: _Games,
    *,
    out: Annotated[Path, typer.Option("--out", "-o", help="The net to write.")],
    nodes: _Nodes = [2_000, 8_000],  # noqa: B006 - typer copies it
    positions: _Positions = 2,
    seed: Annotated[int, typer.Option("--seed", help="Draws the positions.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Fit the scale of a net's score to the results of games, by searching their positions.

    After that, the win probability of a search with the net is that of these games, and searches
    of odd and of even depth agree on average.

    ```
    skep lab selfplay check.skg --net mine.net --nodes 4000 --games 1000
    skep lab fit-scale mine.net check.skg --out mine-fitted.net
    ```
    """
    with needs_numpy():
        from skep.lab import chances  # noqa: PLC0415 - NumPy is optional
        from skep.lab.nets import rescale  # noqa: PLC0415
    games = read_games(data)
    drawn = list(chances.draw_positions(games.records(), positions, seed))
    plain = net.read_bytes()
    shift = rescale.fit_shift(Net.load(plain), drawn)
    level = rescale.rescale(plain, {}, scale=SCALE, shift=shift)
    curve = rescale.fit_scale(Net.load(level), progress(drawn, "searching", len(drawn)), nodes)
    evidence = {
        "games": len(games),
        "positions": len(drawn),
        "nodes": list(nodes),
        "shift": round(shift, 1),
        "scale": round(curve.scale, 1),
        "tempo": round(curve.tempo, 1),
    }
    out.write_bytes(rescale.rescale(plain, evidence, scale=curve.scale, shift=shift))
    if as_json:
        print_json({**evidence, "net": Net.load(out).hash, "out": str(out)})
        return
    typer.echo(
        f"{len(games)} games, {len(drawn)} positions: a shift of {shift:.0f} points; then "
        f"{curve.scale:.0f} points multiply the odds by e, even at {curve.tempo:.0f} points"
    )
    typer.echo(f"{out}: {Net.load(out)!r}")


def check_chances(
    data: _Games,
    *,
    net: Annotated[
        str, typer.Option("--net", help="The evaluation: a net or its file.")
    ] = "default",
    nodes: _Nodes = [8_000],  # noqa: B006 - typer copies it
    positions: _Positions = 4,
    seed: Annotated[int, typer.Option("--seed", help="Draws the positions.")] = 2,
    as_json: AsJson = False,
) -> None:
    """Check the win probability of searches on games: predicted and observed, for each tenth.

    The first table is by the curve of this version. For the second, a curve is fitted to either
    half of the games and checked with the other half.

    ```
    skep lab check-chances games.skg --nodes 20000
    ```
    """
    with needs_numpy():
        from skep.lab import chances  # noqa: PLC0415 - NumPy is optional
    games = read_games(data)
    drawn = chances.draw_positions(games.records(), positions, seed)
    searched = progress(drawn, "searching", positions * len(games))
    samples = list(chances.search_samples(searched, net, nodes))
    curve = chances.Curve(tempo=CLASSIC_TEMPO) if find_net(net) is None else chances.Curve()
    found = chances.check(samples, curve)
    if as_json:
        mean, magnitude = chances.before_and_after(samples, curve)
        figures = {"games": len(games), "nodes": list(nodes), **asdict(found)}
        print_json({**figures, "before_less_after": mean, "in_magnitude": magnitude})
        return
    limits = ", ".join(map(str, nodes))
    typer.echo(f"{len(games)} games, {found.positions} positions, {limits} nodes")
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
