// Observations: what a policy sees of a position, as planes of cells, as a graph, or as a few counts. All are seen
// from one side, mostly the one to move, so that a position and the same one with exchanged colours look alike.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "evaluate.h"
#include "position.h"
#include "rl/action_index.h"

namespace skep {

// ---- planes
//
// Each plane is a window of w x w cells: row r, column q, the centre of the hive in the cell (w - 1) / 2 both ways.
// Cells farther from there than (w - 1) / 2 steps are left out, which makes the window a hexagon: turned or
// mirrored about its centre it stays the same. The centre is the occupied cell from which the farthest piece is
// nearest, of several the one whose top piece has the least reference number (action_index.h).
enum Plane : unsigned {
  kGroundPlane = 0,                            // one's own bugs on the ground, then the opponent's: 16
  kLevelPlane = kGroundPlane + 2 * kBugs,      // levels 1, 2, 3 and more: own beetle, own mosquito, the opponent's
  kOwnPinned = kLevelPlane + 3 * 4,
  kTheirPinned,
  kJustMoved,
  kOwnPlacements,                              // cells where one's own pieces may be placed
  kTheirPlacements,
  kOwnHand,                                    // how many of each bug are in hand, everywhere: 8
  kTheirHand = kOwnHand + kBugs,               // the opponent's: 8
  kWhiteToMove = kTheirHand + kBugs,           // 1 everywhere if so
  kQueenDue,                                   // turns left to place one's own queen, everywhere; 0 in play
  kInWindow,                                   // 1 on the cells of the hexagon
  kPlanes
};
inline constexpr unsigned kLeastWindow = 7;
inline constexpr unsigned kMostWindow = 33;
// The farthest piece is at most 14 steps from the centre, so this window shows every hive.
inline constexpr unsigned kWholeWindow = 29;

std::string plane_name(unsigned plane);

// Writes kPlanes * window * window values; returns how many pieces lie outside the window.
template <class T>
unsigned write_planes(const Position& position, Color viewer, unsigned window, T* values);

// ---- graph
//
// Nodes 0 to 27 are the pieces by their reference numbers, in hand or not; the nodes after them are the empty cells
// that touch the hive, of which there are at most 60. An edge leads to the node that shows on the cell in each of
// the six directions, then to the piece below and to the one above; -1 where there is none.
enum NodeFeature : unsigned {
  kIsNode,       // 0 for a piece that is not in the game, and past the last empty cell
  kIsOwn,
  kIsTheirs,
  kNodeBug,      // 8
  kNodeInHand = kNodeBug + kBugs,
  kNodeOnTop,
  kNodeLevel,    // pieces beneath it
  kNodePinned,
  kNodeJustMoved,
  kNodeEmpty,    // an empty cell
  kNodeOwnPlacement,
  kNodeTheirPlacement,
  kNodeWhiteToMove,
  kNodeQueenDue,
  kNodeFeatures
};
inline constexpr unsigned kGraphNodes = kReferences + 60;
inline constexpr unsigned kGraphEdges = kDirections + 2;

std::string node_feature_name(unsigned feature);

// Writes kGraphNodes * kNodeFeatures values and kGraphNodes * kGraphEdges edges.
template <class T>
void write_graph(const Position& position, Color viewer, T* nodes, std::int16_t* edges);

// ---- flat: the features of the evaluation (weights.h), for the side to move minus those for the opponent.
template <class T>
void write_features(const Position& position, T* values);

}  // namespace skep
