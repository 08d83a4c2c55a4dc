"""Nets: their files, their arithmetic, and every way to search with one."""

from __future__ import annotations

import json
import random
import struct
import zlib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from skep import Board, GameType, Hex, Move, _core, cli
from skep.engine import Searcher, analyse
from skep.engine.net import CLASSIC, DEFAULT_NET, Net, find_net
from skep.engine.uhp_session import UhpSession
from skep.errors import EngineError, NotationError
from skep.game import Limits
from skep.lab.nets import net_file

KERNELS = Net.default().native.kernels()
FILE = Path(net_file.__file__).parents[2] / "engine" / "default.net"


def random_boards(count: int, seed: int) -> list[Board]:
    """Positions of random games of all types."""
    rng = random.Random(seed)
    boards: list[Board] = []
    while len(boards) < count:
        board = Board(rng.choice(list(GameType)))
        for _ in range(rng.randrange(60)):
            if board.is_game_over():
                break
            board.push(rng.choice(board.legal_moves))
        boards.append(board)
    return boards


def damaged(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def with_checksum(body: bytes) -> bytes:
    return body + struct.pack("<I", zlib.crc32(body))


# ---- the file


def test_default_net_says_what_it_is() -> None:
    net = Net.default()
    assert net is Net.default()
    assert net.name == net.description["name"]
    assert len(net.hash) == 16
    assert net.name in repr(net)
    assert net.hash in repr(net)


def test_default_net_is_small() -> None:
    assert len(zlib.compress(FILE.read_bytes(), 9)) <= 300_000


def test_load_from_path_and_bytes() -> None:
    board = random_boards(1, 4)[0]
    nets = (Net.load(FILE), Net.load(str(FILE)), Net.load(FILE.read_bytes()))
    assert len({net.hash for net in nets}) == 1
    assert {net.evaluate(board) for net in nets} == {Net.default().evaluate(board)}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda _: b"", "no net of Skep"),
        (lambda _: b"PK\x03\x04" * 100, "it is no net of Skep"),
        (lambda data: data[:1000], "cut short"),
        (lambda data: data + b"x", "too many bytes"),
        (lambda data: damaged(data, len(data) // 2), "checksum"),
        (lambda data: with_checksum(data[:8] + b"\x09" + data[9:-4]), "format 9"),
        (lambda data: with_checksum(data[:10] + b"\x40" + data[11:-4]), "width 64"),
        (lambda data: with_checksum(data[:-4000] + b"\xff\x7f" * 1998), "too large"),
    ],
)
def test_broken_file_is_refused_in_one_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: object,
    message: str,
) -> None:
    assert callable(change)
    broken = tmp_path / "broken.net"
    broken.write_bytes(change(FILE.read_bytes()))
    with pytest.raises(EngineError, match=message):
        Net.load(broken)
    assert cli.main(["bestmove", "Base;NotStarted;White[1]", "--net", str(broken)]) == 1
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("text", [b"x", b"[]", b"{}", b"\xff"])
def test_net_without_a_description_is_called_by_its_hash(text: bytes) -> None:
    data = FILE.read_bytes()
    length = struct.unpack_from("<I", data, 12)[0]
    net = Net.load(
        with_checksum(data[:12] + struct.pack("<I", len(text)) + text + data[16 + length : -4])
    )
    assert net.description == {}
    assert net.name == net.hash


def test_find_net(tmp_path: Path) -> None:
    assert find_net(CLASSIC) is None
    assert find_net(DEFAULT_NET) is Net.default()
    with pytest.raises(EngineError, match=r"absent\.net: No such file"):
        find_net(str(tmp_path / "absent.net"))


# ---- the arithmetic


class Reference:
    """The net of a file by plain matrices of Python's integers, written from the documentation."""

    def __init__(self, data: bytes) -> None:
        at = 16 + struct.unpack_from("<I", data, 12)[0]

        def take(*shape: int, kind: str = "<i2") -> np.ndarray:
            nonlocal at
            count = int(np.prod(shape))
            numbers = np.frombuffer(data, kind, count, at).reshape(shape).astype(object)
            at += count * np.dtype(kind).itemsize
            return numbers

        width = net_file.WIDTH
        self.kind, self.own, self.other = take(80, width), take(800, width), take(800, width)
        self.bias = take(width)
        self.first, self.first_bias = take(width, 80), take(width, kind="<i4")
        self.second, self.second_bias = take(width, width), take(width, kind="<i4")
        self.last, self.last_bias = take(width), take(1, kind="<i4")
        assert at == len(data) - 4

    def evaluate(self, rows: list[int], turned: list[int], counts: list[int]) -> int:
        inputs: list[int] = []
        for seen in (rows, turned):
            total = self.bias
            for row in seen:
                kind, own, other = row // 100, row // 10 % 10, row % 10
                total = total + self.kind[kind]
                total = total + self.own[10 * kind + own] + self.other[10 * kind + other]
            inputs += [min(max(number, 0), 256) for number in total]
        inputs += [64 * count for count in counts]
        hidden = (self.first @ np.array(inputs, dtype=object) + self.first_bias) // 2**8
        hidden = np.array([min(max(number, 0), 1024) for number in hidden], dtype=object)
        hidden = (self.second @ hidden + self.second_bias) // 2**10
        hidden = np.array([min(max(number, 0), 1024) for number in hidden], dtype=object)
        return int(min(max((self.last @ hidden + self.last_bias[0]) // 2**14, -9999), 9999))


def test_arithmetic_is_as_documented() -> None:
    reference, net = Reference(FILE.read_bytes()), Net.default()
    scores = set()
    for board in random_boards(60, 1):
        rows, turned, counts = _core.net_inputs(board.native)
        expected = reference.evaluate(list(rows), list(turned), list(counts))
        assert net.evaluate(board) == expected
        scores.add(expected)
    assert len(scores) > 30


def test_kernels_agree() -> None:
    """The core's own test compares them on more positions and with other nets."""
    native = Net.default().native
    assert KERNELS[0] == "plain"
    for board in random_boards(500, 2):
        position = board.native
        assert {native.evaluate_by(position, kernel) for kernel in KERNELS} == {
            native.evaluate(position)
        }


def test_unknown_kernel() -> None:
    with pytest.raises(ValueError, match="no kernel called abacus"):
        Net.default().native.evaluate_by(Board()._position, "abacus")


def test_inputs_of_a_small_position() -> None:
    """Four pieces in a row, worked out by hand: wS1 in the middle is pinned, so is bS1."""
    board = Board.from_game_string("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
    rows, turned, counts = _core.net_inputs(board.native)

    def row(opponents: bool, bug: int, state: int, own: int, other: int) -> int:
        return ((40 * opponents + 5 * bug + state) * 10 + own) * 10 + other

    hand, free, stuck = 0, 1, 2
    assert rows[0] == row(False, 0, free, 0, 3)
    assert rows[1] == row(False, 1, stuck, 1, 2)
    assert rows[2] == row(False, 1, hand, 9, 9)
    assert rows[11] == row(True, 0, free, 3, 0)
    assert rows[12] == row(True, 1, stuck, 2, 1)
    assert len(rows) == 22
    assert turned[0] == row(True, 0, free, 3, 0)
    assert turned[12] == row(False, 1, stuck, 1, 2)
    # One neighbour of the queen, who cannot leave; five cells touch White's pieces alone: three
    # beyond the queen, and two between her and the spider. Only the queen can move.
    assert list(counts) == [1, 0, 0, 0, 0, 5, 1, 0] * 2


def test_symmetry_does_not_change_the_evaluation() -> None:
    """A hive that is turned or mirrored as a whole is worth the same."""
    rng = random.Random(3)
    for _ in range(10):
        board, turned, mirrored = Board(), Board(), Board()
        for _ in range(40):
            if board.is_game_over():
                break
            move = rng.choice(board.legal_moves)
            board.push(move)
            turned.push(_with_hex(move, lambda h: Hex(-h.r, h.q + h.r)))
            mirrored.push(_with_hex(move, lambda h: Hex(h.r, h.q)))
            scores = {Net.default().evaluate(seen) for seen in (board, turned, mirrored)}
            assert len(scores) == 1


def _with_hex(move: Move, change: Callable[[Hex], Hex]) -> Move:
    if move.piece is None or move.to is None:
        return move
    return Move(move.piece, change(move.to))


# ---- searching

MIDDLE = "Base;InProgress;White[4];wG1;bG1 \\wG1;wG2 wG1\\;bQ bG1/;wQ wG2/;bG2 -bG1"


def test_searcher_takes_a_net_its_file_or_a_name() -> None:
    board = Board.from_game_string(MIDDLE)
    moves = list(board.legal_moves)

    def nodes(net: Net | str | None) -> tuple[int, int]:
        found = Searcher(net=net).best_of(board, moves, Limits(depth=4), hash_mib=1)
        return found.score, found.nodes

    with_net = nodes(Net.default())
    assert with_net == nodes(DEFAULT_NET) == nodes(str(FILE))
    assert nodes(CLASSIC) != with_net
    with pytest.raises(EngineError, match="No such file"):
        Searcher(net="absent.net")


def test_analysis_with_a_net() -> None:
    board = Board.from_game_string(MIDDLE)
    lines = analyse(board, None, depth=3, lines=2, searcher=Searcher(net=DEFAULT_NET)).lines
    assert len(lines) == 2
    assert all(better.score >= worse.score for better, worse in pairwise(lines))


def test_levels_keep_the_evaluation_they_were_calibrated_with() -> None:
    board = Board.from_game_string(MIDDLE)
    limits = Limits(nodes=300)
    for level in (1, 5, 9):
        found = {
            (result.move, result.score)
            for net in (CLASSIC, DEFAULT_NET)
            for result in [Searcher(net=net)(board, limits, level=level, seed=5)]
        }
        assert len(found) == 1


def test_bestmove_command(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for net in (DEFAULT_NET, str(FILE), CLASSIC):
        assert (
            cli.main(["bestmove", MIDDLE, *["--depth", "4", "--seed", "1", "--json", "--net"], net])
            == 0
        )
        found.append(json.loads(capsys.readouterr().out)["nodes"])
    assert found[0] == found[1] != found[2]
    assert cli.main(["bestmove", MIDDLE, "--depth", "2", "--lines", "2", "--net", "default"]) == 0


def test_uhp_option(tmp_path: Path) -> None:
    session = UhpSession()
    assert session.handle("options get Net")[0].endswith(";classic;default")
    assert session.handle("options set Net Default")[0].startswith("Net;enum;default;")
    copy = tmp_path / "a net.net"
    copy.write_bytes(FILE.read_bytes())
    assert session.handle(f"options set Net {copy}")[0].startswith(f"Net;enum;{copy};")
    assert session.handle(f"newgame {MIDDLE}")[-1] == "ok"
    assert len(session.handle("bestmove depth 3")) == 2
    before = session.handle("options get Net")
    for wrong in ("absent.net", "a;b", f"{tmp_path}"):
        answer = session.handle(f"options set Net {wrong}")
        assert answer[0].startswith("err ")
        assert answer[1:] == ["ok"]
    assert session.handle("options get Net") == before
    with pytest.raises(NotationError, match="No such file"):
        UhpSession({"Net": "absent.net"})
