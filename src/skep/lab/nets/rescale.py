"""Fitting the scale of a net's score to the results of games that it has played.

A training calibrates what a net says without looking ahead. What people are shown is the score of a
search, which knows more: its scale and its shift are fitted to games of self-play, and the last
layer of the net is changed so that `skep.engine.win_probability` holds for searches with it.
"""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from skep.engine.win_probability import SCALE, TEMPO
from skep.errors import SkepError
from skep.lab.logistic import fit_logistic
from skep.lab.nets.net_file import ACTIVATION_ONE, LAST_PER_POINT, WIDTH

if TYPE_CHECKING:
    from skep.lab.nets.samples import Samples

__all__ = ["ScoreFit", "fit_scores", "rescale"]

_LENGTH_AT: Final = 12
_HEADER: Final = 16
_LAST: Final = 2 * WIDTH + 4 + 4  # weights, bias, checksum
_FEWEST: Final = 1000


@dataclass(frozen=True, slots=True)
class ScoreFit:
    """With which scale and at which score the results of games are predicted best."""

    scale: float
    tempo: float
    positions: int


def fit_scores(samples: Samples) -> ScoreFit:
    """Fit a logistic curve to scores and results; SkepError if there are too few positions."""
    known = ~np.isnan(samples.results)
    scores, results = samples.scores[known].astype(np.float64), samples.results[known]
    if len(scores) < _FEWEST:
        raise SkepError(f"{len(scores)} positions are too few to fit a scale: {_FEWEST} are needed")
    inputs = np.stack([scores / SCALE, np.ones_like(scores)], axis=1)
    slope, shift = fit_logistic(inputs, results.astype(np.float64), np.array([1.0, -TEMPO / SCALE]))
    if not slope > 0:
        raise SkepError("in these games a better score did not mean a better result")
    return ScoreFit(float(SCALE / slope), float(-shift * SCALE / slope), len(scores))


def rescale(data: bytes, fit: ScoreFit, evidence: str) -> bytes:
    """A net whose score is on the scale of `skep.engine.win_probability`, where this fit held."""
    factor = SCALE / fit.scale
    shift = TEMPO - factor * fit.tempo
    length = struct.unpack_from("<I", data, _LENGTH_AT)[0]
    description = json.loads(data[_HEADER : _HEADER + length])
    description["rescaled"] = {
        "scale": round(fit.scale, 1),
        "tempo": round(fit.tempo, 1),
        "positions": fit.positions,
        "evidence": evidence,
    }
    text = json.dumps(description, sort_keys=True, ensure_ascii=True).encode("ascii")
    weights = np.frombuffer(data, "<i2", WIDTH, len(data) - _LAST) * factor
    bias = struct.unpack_from("<i", data, len(data) - 8)[0] * factor
    bias += shift * LAST_PER_POINT * ACTIVATION_ONE
    body = data[:_LENGTH_AT] + struct.pack("<I", len(text)) + text
    body += data[_HEADER + length : len(data) - _LAST]
    body += np.clip(np.rint(weights), 1 - 2**15, 2**15 - 1).astype("<i2").tobytes()
    body += struct.pack("<i", round(bias))
    return body + struct.pack("<I", zlib.crc32(body))
