// The static evaluation: the score of a position for the side to move, without search.
#pragma once

#include <array>

#include "board.h"
#include "weights.h"

namespace skep {

// In points, always between the scores of proven losses and wins (score.h).
int evaluate(const Board& board);

// The count of each feature for the side to move minus that for the opponent.
std::array<int, kFeatures> features(const Board& board);

}  // namespace skep
