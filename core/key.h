// Position keys: 64-bit hashes that are equal when two positions are the same to a player.
#pragma once

#include <cstdint>

#include "position.h"

namespace skep {

// The same wherever the hive lies on the table and however pieces of one kind are numbered. Different
// as soon as anything that decides what is legal now or later differs: the stacks, the side to move,
// the piece just moved when a pillbug is in the game (RULES 12.4), the bugs in the game, and the
// opening rule for as long as a first turn is still to come.
std::uint64_t position_key(const Position& position);

// The least of the keys of the position turned and mirrored in all twelve ways.
std::uint64_t canonical_key(const Position& position);

// How often the position has occurred in the game so far, this time included. A repetition changes
// neither the legal moves nor Board::state(): what it means is up to the rules of the game (RULES 12).
unsigned repetition_count(const Position& position);

}  // namespace skep
