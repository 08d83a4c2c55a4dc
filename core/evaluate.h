// The evaluation: what a position promises to the side to move, without looking ahead.
#pragma once

#include <array>

#include "board.h"
#include "weights.h"

namespace skep {

// In points; far below the score of a win.
int evaluate(const Board& board);

// How often each feature occurs for the side to move, less how often for the other.
std::array<int, kFeatures> features(const Board& board);

}  // namespace skep
