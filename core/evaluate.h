// The evaluation: what a position promises to the side to move, without looking ahead.
#pragma once

#include "board.h"

namespace skep {

// In points; far below the score of a win.
int evaluate(const Board& board);

}  // namespace skep
