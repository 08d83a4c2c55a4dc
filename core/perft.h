// Perft: counts the positions of a game tree to a depth, to test and measure move generation.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "board.h"
#include "move.h"

namespace skep {

// Counts the sequences of `depth` legal plies (RULES 14.2). The moves of the last ply are counted, not
// played; there is no transposition table.
std::uint64_t perft(Board& board, unsigned depth);

// Perft divided: the count below each move of the position, on several threads. When `stop` is set it ends
// soon, and the counts are not complete.
struct MoveCount {
  Move move;
  std::uint64_t nodes;
};
std::vector<MoveCount> divide(const Board& board, unsigned depth, unsigned threads,
                              const std::atomic<bool>& stop);

}  // namespace skep
