"""From samples to a net: training, calibration, the file and the report."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from skep.engine.win_probability import SCALE
from skep.errors import SkepError
from skep.lab.nets.net_file import pack
from skep.lab.nets.report import draw, reliability
from skep.lab.nets.training import fit

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.lab.nets.samples import Samples
    from skep.lab.nets.training import Epoch, TrainingSettings

__all__ = ["MadeNet", "make_net"]


@dataclass(frozen=True, slots=True)
class MadeNet:
    """A net as the bytes of its file, and the report of its training as SVG."""

    data: bytes
    picture: str


def make_net(
    name: str,
    samples: Samples,
    settings: TrainingSettings,
    progress: Callable[[Epoch], None] | None = None,
) -> MadeNet:
    """Train a net; SkepError if there are too few games.

    `SCALE` points of its score multiply the odds by e, and 0 stands for even chances, calibrated on
    the games held back. That is the net without a search: `skep.lab.nets.rescale` fits it to one.
    """
    try:
        found = fit(samples, settings, progress)
    except ValueError as error:
        raise SkepError(str(error)) from None
    best = found.epochs[found.best - 1]
    tenths = reliability(found.chances, found.results)
    description = {
        "name": name,
        "positions": found.training_positions,
        "positions_held_back": found.held_back_positions,
        "epochs": found.best,
        "loss": round(best.training, 5),
        "loss_held_back": round(best.held_back, 5),
        "loss_held_back_result": round(best.held_back_result, 5),
        "calibration": [round(found.scale, 4), round(found.shift, 4)],
        "reliability": tenths,
        "settings": {key: value for key, value in asdict(settings).items() if key != "device"},
    }
    title = f"{name}: {found.training_positions} positions, loss {best.held_back:.4f} held back"
    picture = draw(found.epochs, tenths, title)
    return MadeNet(pack(found.parameters, SCALE, 0.0, description), picture)
