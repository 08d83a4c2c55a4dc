// The features of the evaluation and their weights, in points.
//
// Each feature is counted for both sides; the evaluation is the sum of the differences times the weights.
// The weights are fitted to the results of games by `python -m skep.lab.tune`, not set by hand.
#pragma once

#include <array>
#include <cstddef>

#include "piece.h"

namespace skep {

// The first four stand for eight features each, one for each bug in the order of Bug.
enum Feature : std::size_t {
  kFree = 0,                    // a piece that is not pinned
  kPinned = kFree + kBugs,      // a pinned piece, or one that has nowhere to slide
  kCovered = kPinned + kBugs,   // a piece under another one
  kInHand = kCovered + kBugs,   // a piece in hand
  kCrowding = kInHand + kBugs,  // the queen has n neighbours, n from 0 to 6
  kLeavingNeighbor = kCrowding + 7,  // a free piece of one's own beside one's queen
  kOnQueen,                          // a piece on top of the opponent's queen
  kClimbed,                          // a piece on top of any other
  kBesideQueen,                      // a free piece beside the opponent's queen, which it will hardly leave
  kPlacements,                       // a cell where one may place, up to kPlacementsCounted
  kDropsBesideQueen,                 // an open side of the opponent's queen where one may place
  kClosedSides,                      // an open side of one's own queen that nothing can slide into
  kGuard,                            // one's pillbug beside one's queen, with a free cell to throw her to
  kTempo,                            // the side to move: 1
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
