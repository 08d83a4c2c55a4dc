// The numbers of the evaluation, in points: a hundredth of what a free soldier ant is worth, roughly.
#pragma once

#include <array>

#include "piece.h"

namespace skep {

struct Weights {
  using ByBug = std::array<int, kBugs>;
  // A bug that can move, one that the hive holds in place, one that lies under others, and one that is
  // still in hand.          Q    S    B    G    A    M    L    P
  ByBug free =            {{ 30,  40,  70,  45,  90,  80,  60,  55}};
  ByBug pinned =          {{  0,   8,  25,  12,  15,  20,  15,  25}};
  ByBug covered =         {{-80,   0,   5,   0, -10, -10,  -5, -20}};
  ByBug in_hand =         {{  0,  30,  55,  35,  75,  65,  50,  40}};
  // How much a queen suffers from neighbours, by their number.
  std::array<int, 7> crowding = {{0, 15, 40, 80, 140, 230, 400}};
  // A free piece of one's own beside one's queen can still make room for her.
  int leaving_neighbor = 12;
  // A piece on top of the opponent's queen: placements right beside her become possible.
  int on_queen = 80;
  // A piece that stands on others.
  int climbed = 15;
  // For each cell where one may place, up to a number of them.
  int placement = 3;
  int placements_counted = 12;
  // One's pillbug beside one's queen, with room to throw her to.
  int guard = 45;
  // The right to move.
  int tempo = 12;
};
inline constexpr Weights kWeights{};

}  // namespace skep
