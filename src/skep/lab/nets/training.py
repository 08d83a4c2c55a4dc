"""Fitting a net to positions of games, with PyTorch: pip install "skep[train]".

The same code runs on a CPU and on a GPU. With a seed, the same data, the same machine and the same
version of PyTorch the result is the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from skep.lab.chances import Curve
from skep.lab.nets.net_file import (
    INPUTS,
    KINDS,
    RINGS,
    ROW_LIMIT,
    ROWS,
    STATES,
    SUM_ONE,
    WIDTH,
    Parameters,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from skep.lab.nets.samples import Samples

__all__ = ["Epoch", "Fit", "TorchNet", "TrainingSettings", "fit"]

_COUNT_SCALE: Final = 0.25
"""A count of 4 is 1 to the net."""

_LARGEST_ROW: Final = ROW_LIMIT // 3 / SUM_ONE
_LARGEST_WEIGHT: Final = 16.0
_LARGEST_LAST: Final = 10.0

_ENOUGH: Final = 100
_LEAST_SCALE: Final = 0.3


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """How to train."""

    seed: int = 1
    epochs: int = 6
    """At most so many times over all positions."""
    patience: int = 2
    """It ends after so many epochs without a better loss on the games held back."""
    batch: int = 8192
    rate: float = 3e-3
    """The greatest learning rate; it rises in the first twentieth of all steps, and then falls."""
    decay: float = 1e-5
    result_share: float = 0.3
    """How much of the target is the result of the game; the rest is the chance that the score of
    the search stands for, by the curve that predicts the results of these games best."""
    held_back: float = 0.05
    """The part of the games that is not trained on."""
    device: str = "cpu"


@dataclass(frozen=True, slots=True)
class Epoch:
    """The losses after one epoch."""

    number: int
    training: float
    held_back: float
    held_back_result: float
    """On the games held back, against the results alone."""


@dataclass(frozen=True, slots=True)
class Fit:
    """What a training gave: the net of its best epoch."""

    parameters: Parameters
    epochs: tuple[Epoch, ...]
    best: int
    scale: float
    shift: float
    """The output is multiplied by the scale, then the shift is added: so it predicts the results
    held back best."""
    training_positions: int
    held_back_positions: int
    chances: NDArray[np.float64] = field(repr=False)
    """What the scaled net predicts for the positions held back whose result is known..."""
    results: NDArray[np.float64] = field(repr=False)
    """...and how those games ended."""


class TorchNet(nn.Module):
    """The net of core/net.h in real numbers."""

    def __init__(self) -> None:
        super().__init__()
        kinds = KINDS * STATES
        self.kind = nn.Parameter(torch.randn(kinds, 1, 1, WIDTH) * 0.1)
        self.own_ring = nn.Parameter(torch.randn(kinds, RINGS, 1, WIDTH) * 0.03)
        self.other_ring = nn.Parameter(torch.randn(kinds, 1, RINGS, WIDTH) * 0.03)
        self.bias = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.first = nn.Linear(INPUTS, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.last = nn.Linear(WIDTH, 1)
        rows = torch.arange(ROWS + 1)
        kind, own, other = rows // RINGS**2, rows // RINGS % RINGS, rows % RINGS
        turned = ((kind + kinds // 2) % kinds * RINGS + other) * RINGS + own
        turned[ROWS] = ROWS
        self.register_buffer("seen_by_opponent", turned)

    def forward(self, rows: Tensor, counts: Tensor) -> Tensor:
        """The logits of the side to move winning."""
        table = (self.kind + self.own_ring + self.other_ring).reshape(ROWS, WIDTH)
        table = functional.pad(table, (0, 0, 0, 1))
        index = rows.int()
        sums = [
            functional.embedding_bag(seen, table, mode="sum") + self.bias
            for seen in (index, self.seen_by_opponent.int()[index])
        ]
        clipped = [one_side.clamp(0, 1) for one_side in sums]
        hidden = self.first(torch.cat([*clipped, counts.float() * _COUNT_SCALE], dim=1))
        hidden = self.second(hidden.clamp(0, 1))
        logits: Tensor = self.last(hidden.clamp(0, 1)).squeeze(1)
        return logits

    @torch.no_grad()
    def keep_in_range(self) -> None:
        """Cut what whole numbers could not hold."""
        for part in (self.kind, self.own_ring, self.other_ring):
            part.clamp_(-_LARGEST_ROW, _LARGEST_ROW)
        for layer in (self.first, self.second):
            layer.weight.clamp_(-_LARGEST_WEIGHT, _LARGEST_WEIGHT)
        self.last.weight.clamp_(-_LARGEST_LAST, _LARGEST_LAST)

    def parameters_as_numpy(self, scale: float, shift: float) -> Parameters:
        """The parameters, with an output that is multiplied by a scale, and shifted."""

        def array(tensor: Tensor) -> NDArray[np.float64]:
            return tensor.detach().cpu().double().numpy().reshape(-1, tensor.shape[-1])

        return Parameters(
            array(self.kind),
            array(self.own_ring),
            array(self.other_ring),
            array(self.bias)[0],
            array(self.first.weight),
            array(self.first.bias)[0],
            array(self.second.weight),
            array(self.second.bias)[0],
            array(self.last.weight)[0] * scale,
            float(self.last.bias.item()) * scale + shift,
        )


class _Data:
    """Samples on the device, with their targets."""

    def __init__(self, samples: Samples, settings: TrainingSettings, curve: Curve) -> None:
        device = settings.device
        self.rows = torch.from_numpy(samples.rows.astype(np.int16)).to(device)
        self.counts = torch.from_numpy(np.ascontiguousarray(samples.counts)).to(device)
        self.results = torch.from_numpy(samples.results.astype(np.float32)).to(device)
        scores = torch.from_numpy(samples.scores.astype(np.float32)).to(device)
        chance = torch.sigmoid((scores - curve.tempo) / curve.scale)
        mixed = settings.result_share * self.results + (1 - settings.result_share) * chance
        self.targets = torch.where(torch.isnan(self.results), chance, mixed)

    def __len__(self) -> int:
        return len(self.targets)


def _curve_of(samples: Samples) -> Curve:
    """What the scores of these games stand for; without enough results what it is elsewhere."""
    known = ~np.isnan(samples.results)
    if known.sum() < _ENOUGH:
        return Curve()
    scores, results = samples.scores[known], samples.results[known]
    return Curve.fitted(scores.astype(np.float64), results.astype(np.float64))


def fit(
    samples: Samples, settings: TrainingSettings, progress: Callable[[Epoch], None] | None = None
) -> Fit:
    """Train a net; ValueError if there are too few games to hold some back."""
    if len(np.unique(samples.games)) < 2:
        raise ValueError("training needs two games at the least: one to fit to, one to check")
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    torch.use_deterministic_algorithms(mode=True)
    torch.manual_seed(settings.seed)
    seen, unseen = samples.split(settings.seed, settings.held_back)
    curve = _curve_of(seen)
    training, held_back = _Data(seen, settings, curve), _Data(unseen, settings, curve)
    net = TorchNet().to(settings.device)
    epochs, best = _train(net, training, held_back, settings, progress)
    known = ~torch.isnan(held_back.results)
    logits = _predict(net, held_back)[known].double().cpu()
    results = held_back.results[known].double().cpu()
    scale, shift = _calibrate(logits, results)
    chances = torch.sigmoid(logits * scale + shift)
    return Fit(
        net.parameters_as_numpy(scale, shift),
        epochs,
        best,
        scale,
        shift,
        len(training),
        len(held_back),
        chances.numpy(),
        results.numpy(),
    )


def _train(
    net: TorchNet,
    training: _Data,
    held_back: _Data,
    settings: TrainingSettings,
    progress: Callable[[Epoch], None] | None,
) -> tuple[tuple[Epoch, ...], int]:
    """Train until the end or as long as it gets better; the net is then that of the best epoch."""
    steps = settings.epochs * -(-len(training) // settings.batch)
    optimizer = torch.optim.AdamW(net.parameters(), lr=settings.rate, weight_decay=settings.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, settings.rate, total_steps=steps, pct_start=0.05
    )
    generator = torch.Generator().manual_seed(settings.seed)
    epochs: list[Epoch] = []
    best = 0
    kept: dict[str, Tensor] = {}
    for number in range(1, settings.epochs + 1):
        order = torch.randperm(len(training), generator=generator).to(settings.device)
        total = torch.zeros((), device=settings.device)
        for batch in order.split(settings.batch):
            logits = net(training.rows[batch], training.counts[batch])
            loss = functional.binary_cross_entropy_with_logits(logits, training.targets[batch])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            net.keep_in_range()
            total += loss.detach() * len(batch)
        logits = _predict(net, held_back)
        known = ~torch.isnan(held_back.results)
        epochs.append(
            Epoch(
                number,
                float(total) / len(training),
                _loss(logits, held_back.targets),
                _loss(logits[known], held_back.results[known]),
            )
        )
        if progress is not None:
            progress(epochs[-1])
        if not kept or epochs[-1].held_back < epochs[best - 1].held_back:
            best = number
            kept = {name: value.clone() for name, value in net.state_dict().items()}
        elif number - best >= settings.patience:
            break
    net.load_state_dict(kept)
    return tuple(epochs), best


def _loss(logits: Tensor, targets: Tensor) -> float:
    if len(logits) == 0:
        return float("nan")
    return float(functional.binary_cross_entropy_with_logits(logits, targets))


@torch.no_grad()
def _predict(net: TorchNet, data: _Data) -> Tensor:
    parts = [
        net(rows, counts)
        for rows, counts in zip(data.rows.split(65536), data.counts.split(65536), strict=True)
    ]
    return torch.cat(parts)


def _calibrate(logits: Tensor, results: Tensor) -> tuple[float, float]:
    """The scale and the shift with which the logits predict the results best, by Newton's method.

    Without enough results to tell they are 1 and 0.
    """
    answer = torch.tensor([1.0, 0.0], dtype=torch.float64)
    if len(logits) < _ENOUGH:
        return 1.0, 0.0
    inputs = torch.stack([logits, torch.ones_like(logits)], dim=1)
    for _ in range(20):
        chances = torch.sigmoid(inputs @ answer)
        gradient = inputs.T @ (chances - results)
        curvature = (inputs * (chances * (1 - chances)).unsqueeze(1)).T @ inputs
        answer -= torch.linalg.solve(curvature + 1e-6 * torch.eye(2).double(), gradient)
    scale, shift = (float(number) for number in answer)
    return (scale, shift) if _LEAST_SCALE < scale < 1 / _LEAST_SCALE else (1.0, 0.0)
