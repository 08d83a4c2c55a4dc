// From the score of a search to the chances of a win: a logistic curve, fitted to games (docs/learning.md).
#pragma once

#include <cmath>

#include "score.h"

namespace skep {

// So many points more multiply the odds of a win by e.
inline constexpr double kChanceScale = 140;

// The score at which the chances are even. A search favours the side to move: it looks for that side's best
// move with an evaluation that errs, and what looks best has often been judged too well. Without this term the
// chance after the best move would be about six points of 100 lower than the chance before it.
inline constexpr double kTempo = 18;

// The same for the linear evaluation, which does not see who moves next.
inline constexpr double kClassicTempo = 33;

// The expected result of the side to move, from 0 to 1, a draw counting as half a win. `classic` says that the
// score is of a search with the linear evaluation.
inline double win_probability(int score, bool classic) {
  if (is_proven(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + std::exp(((classic ? kClassicTempo : kTempo) - score) / kChanceScale));
}

}  // namespace skep
