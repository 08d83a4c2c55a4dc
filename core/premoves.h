// Where a move that is planned while the other player thinks may lead.
#pragma once

#include <vector>

#include "position.h"

namespace skep {

// The moves of the side that is not to move that are legal after at least half of the answers.
// The answers are tried on the position, and taken back.
std::vector<HexMove> likely_moves(Position& position);

}  // namespace skep
