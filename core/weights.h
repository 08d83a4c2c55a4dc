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
       30,   40,   70,   45,   90,   80,   60,   55,  // kFree
        0,    8,   25,   12,   15,   20,   15,   25,  // kPinned
      -80,    0,    5,    0,  -10,  -10,   -5,  -20,  // kCovered
        0,   30,   55,   35,   75,   65,   50,   40,  // kInHand
        0,  -15,  -40,  -80, -140, -230, -400,        // kCrowding
       12,  // kLeavingNeighbor
       80,  // kOnQueen
       15,  // kClimbed
        0,  // kBesideQueen
        3,  // kPlacements
       45,  // kGuard
       12,  // kTempo
};

}  // namespace skep
