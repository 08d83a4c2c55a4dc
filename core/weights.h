// The numbers of the evaluation, in points.
//
// What a position shows is counted, feature by feature, for both sides; the evaluation is the sum of
// the differences, each times its weight. The weights are fitted to the results of games by
// `python -m skep.lab.tune`, not set by hand.
#pragma once

#include <array>
#include <cstddef>

#include "piece.h"

namespace skep {

// Features for each bug come in eights, in the order of Bug.
enum Feature : std::size_t {
  kFree = 0,                    // can leave its place
  kPinned = kFree + kBugs,      // holds the hive together, or has no way out
  kCovered = kPinned + kBugs,   // lies under another piece
  kInHand = kCovered + kBugs,   // can still be placed
  kCrowding = kInHand + kBugs,  // the queen has n neighbours, n from 0 to 6
  kLeavingNeighbor = kCrowding + 7,  // a free piece of one's own beside one's queen
  kOnQueen,                          // a piece on top of the opponent's queen
  kClimbed,                          // a piece on top of any other
  kBesideQueen,                      // a free piece beside the opponent's queen: it is wasted there
  kPlacements,                       // a cell where one may place, up to kPlacementsCounted
  kDropsBesideQueen,                 // an open side of the opponent's queen where one may place
  kClosedSides,                      // an open side of one's own queen that nothing can slide into
  kGuard,                            // one's pillbug beside one's queen, with room to throw her to
  kTempo,                            // the right to move
  kFeatures
};
inline constexpr unsigned kPlacementsCounted = 12;

inline constexpr std::array<int, kFeatures> kWeights = {
    //  Q     S     B     G     A     M     L     P
      37,    35,    66,    37,    71,    71,    48,    60,  // kFree
      25,     7,    51,    15,    14,    50,    31,    53,  // kPinned
    -111,     8,     0,    -1,    18,    -2,    11,   -49,  // kCovered
       0,    27,    38,    42,    67,    35,    30,    37,  // kInHand
       0,    75,    18,   -61,  -175,  -362,  -400,        // kCrowding
       47,  // kLeavingNeighbor
       55,  // kOnQueen
        5,  // kClimbed
        5,  // kBesideQueen
       -1,  // kPlacements
       31,  // kDropsBesideQueen
      -14,  // kClosedSides
       40,  // kGuard
       19,  // kTempo
};

}  // namespace skep
