// Moves in the notation of the Universal Hive Protocol (UHP).
#pragma once

#include <string>

#include "position.h"

namespace skep {

// The canonical string of a legal move, as in "wS2 \\wB1". The reference is the top piece of the first occupied
// neighbour of the destination, from the north-west clockwise, with the mover lifted; a climb names the piece
// that it lands on.
std::string move_text(const Position& position, HexMove move);

}  // namespace skep
