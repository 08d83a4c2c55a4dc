"""The file of a net: its parameters as whole numbers, with a description and a checksum.

docs/learning.md describes the format, core/net.h what the numbers mean.
"""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

__all__ = ["COUNTS", "INPUTS", "KINDS", "RINGS", "ROWS", "STATES", "WIDTH", "Parameters", "pack"]

WIDTH: Final = 32
KINDS: Final = 16
STATES: Final = 5
RINGS: Final = 10
COUNTS: Final = 16
ROWS: Final = KINDS * STATES * RINGS * RINGS
INPUTS: Final = 2 * WIDTH + COUNTS

_MAGIC: Final = b"SKEPNET\n"
_VERSION: Final = 1

# What 1 is in whole numbers: in the sums of rows, in the activations of the layers, in weights, and
# in the weights of the last layer for each point of the score.
SUM_ONE: Final = 256
ACTIVATION_ONE: Final = 1024
WEIGHT_ONE: Final = 1024
LAST_PER_POINT: Final = 16
ROW_LIMIT: Final = 1023
"""No row may have a greater number: 28 of them, and the bias, must fit into 16 bits."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """The parameters of a net as real numbers, in the shapes of the file.

    The output is in logits.
    """

    kind: NDArray[np.float64]  # KINDS * STATES x WIDTH
    own_ring: NDArray[np.float64]  # KINDS * STATES * RINGS x WIDTH
    other_ring: NDArray[np.float64]  # KINDS * STATES * RINGS x WIDTH
    bias: NDArray[np.float64]  # WIDTH
    first: NDArray[np.float64]  # WIDTH x INPUTS
    first_bias: NDArray[np.float64]
    second: NDArray[np.float64]  # WIDTH x WIDTH
    second_bias: NDArray[np.float64]
    last: NDArray[np.float64]  # WIDTH
    last_bias: float


def pack(
    parameters: Parameters, scale: float, shift: float, description: Mapping[str, Any]
) -> bytes:
    """The bytes of a net's file; numbers beyond what the file can hold are cut to its limits.

    A logit is worth `scale` points, and `shift` points are added to each score.
    """
    p, last_bias = parameters, np.array([parameters.last_bias * scale + shift])
    third = ROW_LIMIT // 3  # a row is a sum of three
    parts = [
        _whole(p.kind, SUM_ONE, third),
        _whole(p.own_ring, SUM_ONE, third),
        _whole(p.other_ring, SUM_ONE, third),
        _whole(p.bias, SUM_ONE, ROW_LIMIT),
        _whole(p.first, WEIGHT_ONE, 2**15 - 1),
        _whole(p.first_bias, WEIGHT_ONE * SUM_ONE, 2**31 - 1, "<i4"),
        _whole(p.second, WEIGHT_ONE, 2**15 - 1),
        _whole(p.second_bias, WEIGHT_ONE * ACTIVATION_ONE, 2**31 - 1, "<i4"),
        _whole(p.last, scale * LAST_PER_POINT, 2**15 - 1),
        _whole(last_bias, LAST_PER_POINT * ACTIVATION_ONE, 2**31 - 1, "<i4"),
    ]
    text = json.dumps(description, sort_keys=True, ensure_ascii=True).encode("ascii")
    body = _MAGIC + struct.pack("<HHI", _VERSION, WIDTH, len(text)) + text + b"".join(parts)
    return body + struct.pack("<I", zlib.crc32(body))


def _whole(numbers: NDArray[np.float64], one: float, limit: int, kind: str = "<i2") -> bytes:
    return np.clip(np.rint(numbers * one), -limit, limit).astype(kind).tobytes()
