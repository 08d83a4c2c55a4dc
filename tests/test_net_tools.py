"""What surrounds the training of a net and needs no PyTorch: the file, the report, the command."""

from __future__ import annotations

import random
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from skep import Board, cli
from skep.engine.net import Net
from skep.engine.win_probability import SCALE, TEMPO
from skep.errors import SkepError
from skep.lab.nets import net_file, report, rescale, selfplay
from skep.lab.nets.games import Games
from skep.lab.nets.samples import Samples


def parameters(value: float, last_bias: float) -> net_file.Parameters:
    def full(*shape: int) -> np.ndarray:
        return np.full(shape, value)

    width = net_file.WIDTH
    kinds = net_file.KINDS * net_file.STATES
    return net_file.Parameters(
        full(kinds, width),
        full(kinds * net_file.RINGS, width),
        full(kinds * net_file.RINGS, width),
        full(width),
        full(width, net_file.INPUTS),
        full(width),
        full(width, width),
        full(width),
        full(width),
        last_bias,
    )


def test_packed_net_is_one_of_the_core() -> None:
    net = Net.load(net_file.pack(parameters(0.0, 0.5), 140.0, 33.0, {"name": "constant"}))
    assert net.name == "constant"
    assert net.evaluate(Board()) == 103


def test_everything_at_its_largest_is_clipped() -> None:
    """Sums, then both layers, are 1 at most: 32 outputs of 1 times the last weights."""
    net = Net.load(net_file.pack(parameters(1.0, 0.0), 10.0, 0.0, {}))
    assert net.evaluate(Board()) == 320


def test_rows_are_cut_to_what_the_core_takes() -> None:
    data = net_file.pack(parameters(0.0, 0.0), 140.0, 0.0, {})
    rows = parameters(0.0, 0.0)
    rows.kind[:] = 50.0
    rows.own_ring[:] = -50.0
    assert Net.load(net_file.pack(rows, 140.0, 0.0, {})).evaluate(Board()) == 0
    assert len(data) == len(net_file.pack(rows, 140.0, 0.0, {}))


@dataclass(frozen=True)
class Epoch:
    number: int
    training: float
    held_back: float
    held_back_result: float


@pytest.mark.parametrize("count", [1, 3])
def test_report_is_a_picture(count: int) -> None:
    epochs = [Epoch(n, 0.6 / n, 0.61 / n, float("nan")) for n in range(1, count + 1)]
    tenths = report.reliability(np.array([0.05, 0.5, 1.0]), np.array([0.0, 0.5, 1.0]))
    assert [tenth[2] for tenth in tenths] == [1, 1, 1]
    drawn = report.draw(epochs, tenths, "a < b & c")  # type: ignore[arg-type]
    root = ET.fromstring(drawn)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "a < b & c" in texts
    assert {"loss", "epoch", "predicted score", "observed score"} <= set(texts)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 3


def test_training_without_pytorch_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "skep.lab.nets.training", raising=False)
    monkeypatch.delitem(sys.modules, "skep.lab.nets.make_net", raising=False)
    out = tmp_path / "mine.net"
    assert cli.main(["lab", "train", "games.skg", "--out", str(out)]) == 1
    assert 'pip install "skep[train]"' in capsys.readouterr().err
    assert not out.exists()


# ---- the scale of a net that has played


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "games.skg"
    origin = selfplay.new_origin(seed=1, nodes=60, types=("Base+MLP",), net=Net.default())
    selfplay.run(path, origin, Net.default(), games=40, seconds=None, threads=2)
    return path


def test_scale_is_found_again() -> None:
    """Results drawn by a known curve give that curve."""
    rng = np.random.default_rng(1)
    scores = rng.normal(0, 200, 20_000).astype(np.int16)
    results = rng.random(20_000) < 1 / (1 + np.exp((25 - scores) / 90))
    empty = np.zeros((20_000, 1))
    found = rescale.fit_scores(
        Samples(
            empty.astype(np.uint16),
            empty.astype(np.int8),
            scores,
            results.astype(np.float32),
            np.arange(20_000, dtype=np.int32),
        )
    )
    assert found.scale == pytest.approx(90, rel=0.05)
    assert found.tempo == pytest.approx(25, abs=5)
    assert found.positions == 20_000


def test_rescaled_net_says_the_same_on_another_scale() -> None:
    net = Net.default()
    fit = rescale.ScoreFit(SCALE / 2, 10.0, 1000)
    other = Net.load(rescale.rescale(Net.default_file().read_bytes(), fit, "made up"))
    assert other.description["rescaled"]["evidence"] == "made up"
    assert other.name == net.name
    board = Board()
    rng = random.Random(1)
    for _ in range(40):
        board.push(rng.choice(board.legal_moves))
        expected = 2 * (net.evaluate(board) - 10) + TEMPO
        assert other.evaluate(board) == pytest.approx(expected, abs=6)


def test_fit_scale_command(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "fitted.net"
    net = str(Net.default_file())
    assert cli.main(["lab", "fit-scale", net, str(played), "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("40 games at 60 nodes: ")
    fitted = Net.load(out)
    assert repr(fitted) in said
    assert fitted.description["rescaled"]["positions"] > 1000
    # The fitted net has not played these games.
    assert cli.main(["lab", "fit-scale", str(out), str(played), "--out", str(out)]) == 1
    assert "not all played by" in capsys.readouterr().err


def test_too_few_positions_for_a_scale(played: Path) -> None:
    samples = Games([played]).samples()
    with pytest.raises(SkepError, match="too few"):
        rescale.fit_scores(samples.pick(samples.games < 3))


def test_lab_is_a_group(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "--help"]) == 0
    said = capsys.readouterr().out
    assert "selfplay" in said
    assert "train" in said
    assert cli.main(["--help"]) == 0
    assert "lab" in capsys.readouterr().out
