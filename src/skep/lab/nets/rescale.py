"""Fitting the score of a net to what searches with it find.

A training calibrates what a net says without looking ahead. What people are shown is the score of a
search, and two things are fitted to that, by changing the last layer alone:

- a shift, so that searches of odd and of even depth agree on average. Whoever moves last in a line
  chooses with an evaluation that errs, and gains by it; a constant for the side to move makes up
  for that. Without it the score swings from one depth to the next.
- a scale, so that `skep.engine.win_probability` holds for searches with the net.
"""

from __future__ import annotations

import json
import struct
import zlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from skep.engine.net import Net
from skep.engine.win_probability import SCALE
from skep.errors import SkepError
from skep.game import Limits
from skep.lab.chances import Curve, score_of, search_samples
from skep.lab.nets.net_file import ACTIVATION_ONE, LAST_PER_POINT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from skep.lab.chances import Drawn

__all__ = ["fit_scale", "fit_shift", "rescale"]

_LENGTH_AT: Final = 12
_HEADER: Final = 16
_LAST: Final = 2 * WIDTH + 4 + 4  # weights, bias, checksum
_FEWEST: Final = 200
_ENOUGH: Final = 1000
"""So many positions tell the shift."""
_DEPTHS: Final = (3, 4)
_LARGE: Final = 400
"""Positions with a greater score are left out: of a won position the score says little."""


def fit_shift(net: Net, positions: Sequence[Drawn]) -> float:
    """By how many points to raise the score, so that odd and even depths agree on average."""
    swings = []
    for one in positions[:: max(len(positions) // _ENOUGH, 1)]:
        found = [score_of(one.board, net, Limits(depth=depth)) for depth in _DEPTHS]
        scores = [score[1] for score in found if score is not None and abs(score[1]) < _LARGE]
        if len(scores) == len(_DEPTHS):
            swings.append((scores[0] - scores[1]) / 2)
    _check_number(len(swings))
    return float(np.mean(swings))


def fit_scale(net: Net, positions: Iterable[Drawn], nodes: Sequence[int]) -> Curve:
    """The curve that predicts the results from the scores of searches with the net."""
    samples = list(search_samples(positions, net, nodes, after=False))
    _check_number(len(samples))
    scores = np.array([sample.score for sample in samples], dtype=np.float64)
    results = np.array([sample.result for sample in samples], dtype=np.float64)
    return Curve.fitted(scores, results)


def _check_number(positions: int) -> None:
    if positions < _FEWEST:
        raise SkepError(f"{positions} positions are too few to fit to: {_FEWEST} are needed")


def rescale(data: bytes, fit: Mapping[str, Any], *, scale: float, shift: float) -> bytes:
    """A net whose score is shifted, and then brought from this scale to that of the curve.

    Its description tells what it was fitted to.
    """
    factor = SCALE / scale
    length = struct.unpack_from("<I", data, _LENGTH_AT)[0]
    description = json.loads(data[_HEADER : _HEADER + length])
    description["rescaled"] = dict(fit)
    text = json.dumps(description, sort_keys=True, ensure_ascii=True).encode("ascii")
    weights = np.frombuffer(data, "<i2", WIDTH, len(data) - _LAST) * factor
    bias = struct.unpack_from("<i", data, len(data) - 8)[0]
    bias = (bias + shift * LAST_PER_POINT * ACTIVATION_ONE) * factor
    body = data[:_LENGTH_AT] + struct.pack("<I", len(text)) + text
    body += data[_HEADER + length : len(data) - _LAST]
    body += np.clip(np.rint(weights), 1 - 2**15, 2**15 - 1).astype("<i2").tobytes()
    body += struct.pack("<i", round(bias))
    return body + struct.pack("<I", zlib.crc32(body))
