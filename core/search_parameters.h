// The tuned numbers of the search: margins in points, depths in plies. docs/search.md says what matches
// made of them.
#pragma once

#include <algorithm>

namespace skep {

// Half the width of the first aspiration window, in points, and the depth from which there is one.
inline constexpr int kAspirationMargin = 80;
inline constexpr int kAspirationMinDepth = 4;

// Late move pruning: at null-window nodes of at most this depth, only so many quiet moves are searched.
inline constexpr int kPruningMaxDepth = 4;
constexpr int quiet_move_limit(int depth) { return 3 + 2 * depth * depth; }

// Null move: from this depth on, with a search reduced by this much.
inline constexpr int kNullMoveMinDepth = 3;
constexpr int null_move_reduction(int depth) { return 3 + (depth - 2) / 3; }

// Late move reductions: 1 + 0.46 ln(depth) ln(move number), with a table of 100 ln(n), so that every
// compiler computes the same integers.
inline constexpr int kReductionMinDepth = 3;
inline constexpr int kReductionFirstMove = 4;
inline constexpr int kLogHundredths[64] = {
    0,   0,   69,  110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271,
    277, 283, 289, 294, 300, 304, 309, 314, 318, 322, 326, 330, 333, 337, 340, 343,
    347, 350, 353, 356, 358, 361, 364, 366, 369, 371, 374, 376, 378, 381, 383, 385,
    387, 389, 391, 393, 395, 397, 399, 401, 403, 404, 406, 408, 409, 411, 413, 414};
constexpr int late_move_reduction(int depth, int number) {
  return 1 + 46 * kLogHundredths[std::min(depth, 63)] * kLogHundredths[std::min(number, 63)] / 1'000'000;
}

// No null move while the queen of the side to move has so many neighbours.
inline constexpr unsigned kQueenInDanger = 4;

// Time management on a clock, in hundredths of the aim. An iteration takes several times as long as all
// before it, so it is only begun in the first part of the time. A new best move adds to the time, and
// half as much in the next iteration.
inline constexpr int kIterationStartLimit = 60;
inline constexpr int kTimeForNewBestMove = 60;

}  // namespace skep
