// Perft of a position, divided by its moves.
#pragma once

#include <cstdint>
#include <vector>

#include "position.h"

namespace skep {

struct HexMoveCount {
  HexMove move;
  std::uint64_t nodes;
};

// Counts on several threads without the GIL; Ctrl-C interrupts it.
std::vector<HexMoveCount> divide_position(const Position& position, unsigned depth, unsigned threads);

}  // namespace skep
