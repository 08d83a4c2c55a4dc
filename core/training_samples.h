// Positions of self-play games as a net is trained on them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "net.h"
#include "position.h"
#include "selfplay.h"

namespace skep {

// One entry for each position, flat; kNetPieces rows and kNetCounts counts each.
struct TrainingSamples {
  std::vector<std::uint16_t> rows;  // as the side to move sees the pieces; kNetRows for none
  std::vector<std::int8_t> counts;
  std::vector<std::int16_t> scores;
  std::vector<std::uint8_t> results;  // for the side to move: 0 lost, 1 drawn, 2 won, 3 cut off
  std::vector<std::uint32_t> games;   // the number of the game
};

// Adds the positions of a game whose move was searched and whose score is not proven: the others teach
// nothing about the evaluation. False if a move is not legal.
bool add_samples(const SelfplayGame& game, TrainingSamples& samples);

// The game played to its end; nothing if a move is not legal.
std::optional<Position> replay(const SelfplayGame& game);

}  // namespace skep
