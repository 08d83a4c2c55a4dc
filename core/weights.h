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
  kGuard,                            // one's pillbug beside one's queen, with room to throw her to
  kTempo,                            // the right to move
  kFeatures
};
inline constexpr unsigned kPlacementsCounted = 12;

inline constexpr std::array<int, kFeatures> kWeights = {
    //  Q     S     B     G     A     M     L     P
       45,   25,   75,   28,   69,   74,   44,   64,  // kFree
       24,    0,   31,    7,    6,   41,   16,   48,  // kPinned
     -118,   15,    7,    4,    6,    3,    9,  -58,  // kCovered
        0,   37,   43,   53,   89,   37,   51,   46,  // kInHand
        0,   55,   14,  -62, -176, -336, -400,        // kCrowding
       51,  // kLeavingNeighbor
       81,  // kOnQueen
       17,  // kClimbed
       18,  // kBesideQueen
        1,  // kPlacements
       40,  // kGuard
       17,  // kTempo
};

}  // namespace skep
