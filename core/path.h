// Paths: the cells that a piece crosses in a legal move.
#pragma once

#include <cstdint>
#include <vector>

#include "position.h"

namespace skep {

enum class PathKind : std::uint8_t {
  Pass,
  Place,  // from the hand
  Slide,  // along the ground
  Jump,   // over a straight row
  Climb,  // up, along or down over other pieces
  Throw,  // by a pillbug, or a mosquito in its place
};
inline constexpr unsigned kPathKinds = 6;

struct Path {
  PathKind kind;
  std::vector<Hex> cells;       // from the first to the last; for a placement only the last
  std::vector<Piece> throwers;  // of a throw: all pieces that can have thrown it
};

// The path of a legal move. A piece that can move there itself is not thrown; of several paths the
// shortest is taken, and sliding comes before climbing, climbing before jumping.
Path find_path(Position& position, HexMove move);

// The cells of a shortest slide along the ground from one cell to another, both included, with the
// only piece of the first lifted; empty if there is none. With `steps` other than 0, of exactly that
// many steps and no cell twice.
std::vector<Cell> slide_path(Board& board, Cell from, Cell to, unsigned steps = 0);

// The cells a ladybug crosses (RULES 8.6), or none; with `gates` false as if there were no gates.
std::vector<Cell> ladybug_path(Board& board, Cell from, Cell to, bool gates = true);

// The pieces of the player to move that can throw the top piece of `from` to `to` (RULES 9).
std::vector<Piece> find_throwers(const Board& board, Cell from, Cell to);

}  // namespace skep
