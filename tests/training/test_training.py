"""Training a net: needs PyTorch, and is run by `make test-train`."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest
import torch

from skep import Board, _core, cli
from skep.engine import Searcher
from skep.engine.net import Net
from skep.engine.win_probability import SCALE
from skep.errors import SkepError
from skep.game import Limits
from skep.lab.nets import training
from skep.lab.nets.games import Games
from skep.lab.nets.make_net import make_net
from skep.lab.nets.samples import Samples
from skep.lab.nets.training import TrainingSettings, fit

SMALL = TrainingSettings(epochs=3, batch=256, held_back=0.2)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "games.skg"
    options = ["--games", "60", "--nodes", "60", "--seed", "1", "--threads", "2"]
    assert cli.main(["lab", "selfplay", str(path), *options]) == 0
    return path


@pytest.fixture(scope="module")
def samples(data: Path) -> Samples:
    return Games([data]).samples()


def test_loss_falls_and_the_best_epoch_is_kept(samples: Samples) -> None:
    seen: list[int] = []
    found = fit(samples, SMALL, lambda epoch: seen.append(epoch.number))
    assert seen == [epoch.number for epoch in found.epochs]
    losses = [epoch.held_back for epoch in found.epochs]
    assert min(losses) < 0.69, "better than to know nothing"
    assert losses[found.best - 1] == min(losses)
    assert found.training_positions + found.held_back_positions == len(samples)
    assert len(found.chances) == len(found.results)


def test_the_same_seed_gives_the_same_net(samples: Samples) -> None:
    first, second = (make_net("same", samples, SMALL) for _ in range(2))
    assert first == second
    other = make_net("same", samples, dataclasses.replace(SMALL, seed=2))
    assert other.data != first.data


def test_training_ends_early(samples: Samples) -> None:
    settings = dataclasses.replace(SMALL, epochs=40, patience=1, rate=0.05)
    assert len(fit(samples, settings).epochs) < 40


def test_whole_numbers_say_what_real_ones_do(samples: Samples) -> None:
    """The net of the core is the trained one, but for rounding."""
    made = make_net("whole", samples, SMALL)
    core = Net.load(made.data)
    torch.manual_seed(SMALL.seed)
    found = fit(samples, SMALL)
    net = training.TorchNet()
    parameters = found.parameters
    with torch.no_grad():
        net.kind.copy_(torch.tensor(parameters.kind).reshape(net.kind.shape))
        net.own_ring.copy_(torch.tensor(parameters.own_ring).reshape(net.own_ring.shape))
        net.other_ring.copy_(torch.tensor(parameters.other_ring).reshape(net.other_ring.shape))
        net.bias.copy_(torch.tensor(parameters.bias))
        for layer, weight, bias in (
            (net.first, parameters.first, parameters.first_bias),
            (net.second, parameters.second, parameters.second_bias),
        ):
            layer.weight.copy_(torch.tensor(weight))
            layer.bias.copy_(torch.tensor(bias))
        net.last.weight.copy_(torch.tensor(parameters.last).reshape(1, -1))
        net.last.bias.copy_(torch.tensor([parameters.last_bias]))
    board = Board()
    rng = np.random.default_rng(1)
    for _ in range(60):
        if board.is_game_over():
            break
        board.push(board.legal_moves[int(rng.integers(len(board.legal_moves)))])
        rows, _, counts = _core.net_inputs(board._position)
        padded = torch.tensor([rows + [8000] * (28 - len(rows))])
        real = net(padded, torch.tensor([counts])).detach()
        expected = SCALE * float(real)
        assert core.evaluate(board) == pytest.approx(expected, abs=6)


def test_games_that_were_cut_off_teach_the_score_alone(samples: Samples) -> None:
    cut = dataclasses.replace(samples, results=np.full(len(samples), np.nan, dtype=np.float32))
    found = fit(cut, SMALL)
    assert (found.scale, found.shift) == (1.0, 0.0)
    assert len(found.chances) == 0
    assert np.isnan(found.epochs[0].held_back_result)
    assert "svg" in make_net("cut", cut, SMALL).picture


def test_one_game_is_too_few(samples: Samples) -> None:
    with pytest.raises(SkepError, match="two games"):
        make_net("few", samples.pick(samples.games == 0), SMALL)


def test_command(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, report = tmp_path / "mine.net", tmp_path / "mine.svg"
    words = [str(data), "--out", str(out), "--report", str(report), "--name", "mine"]
    assert cli.main(["lab", "train", *words, "--epochs", "2", "--held-back", "0.2"]) == 0
    said = capsys.readouterr()
    assert "60 games" in said.err
    assert "epoch 2" in said.err
    net = Net.load(out)
    assert said.out.strip() == f"{out}: {net!r}"
    assert net.name == "mine"
    assert net.description["settings"]["seed"] == 1
    assert json.dumps(net.description)
    assert report.read_text().startswith("<svg")
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    assert Searcher(net=net)(board, Limits(depth=2), seed=1).move in board.legal_moves
