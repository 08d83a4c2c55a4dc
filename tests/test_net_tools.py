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
from skep.engine.win_probability import SCALE
from skep.lab.nets import net_file, report, rescale, selfplay


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


def test_rescaled_net_says_the_same_on_another_scale() -> None:
    net = Net.default()
    data = rescale.rescale(
        Net.default_file().read_bytes(), {"games": 3}, scale=SCALE / 2, shift=-10.0
    )
    other = Net.load(data)
    assert other.description["rescaled"] == {"games": 3}
    assert other.name == net.name
    board = Board()
    rng = random.Random(1)
    for _ in range(40):
        board.push(rng.choice(board.legal_moves))
        expected = 2 * (net.evaluate(board) - 10)
        assert other.evaluate(board) == pytest.approx(expected, abs=6)


def test_fit_scale_command(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A net whose score is raised by 30 points is brought back."""
    spoilt, out = tmp_path / "spoilt.net", tmp_path / "fitted.net"
    plain = Net.default_file().read_bytes()
    spoilt.write_bytes(rescale.rescale(plain, {}, scale=SCALE, shift=30.0))
    words = ["--positions", "12", "--nodes", "60", "--out", str(out)]
    shifts, scales = [], []
    for net in (Net.default_file(), spoilt):
        assert cli.main(["lab", "fit-scale", str(net), str(played), *words]) == 0
        said = capsys.readouterr().out
        fitted = Net.load(out)
        assert said.startswith("40 games, ")
        assert repr(fitted) in said
        told = fitted.description["rescaled"]
        assert told["nodes"] == [60]
        assert told["positions"] > 200
        shifts.append(told["shift"])
        scales.append(told["scale"])
    assert shifts[1] == pytest.approx(shifts[0] - 30, abs=5)
    assert scales[1] == pytest.approx(scales[0], rel=0.05)


def test_too_few_positions_for_a_scale(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "fit-scale", str(Net.default_file()), str(played), "--positions", "1"]
    assert cli.main([*words, "--out", str(tmp_path / "fitted.net")]) == 1
    assert "too few" in capsys.readouterr().err
    assert not (tmp_path / "fitted.net").exists()


def test_lab_is_a_group(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "--help"]) == 0
    said = capsys.readouterr().out
    assert "selfplay" in said
    assert "train" in said
    assert cli.main(["--help"]) == 0
    assert "lab" in capsys.readouterr().out
