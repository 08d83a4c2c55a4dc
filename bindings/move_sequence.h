// The legal moves of a position, made into Python objects only when they are asked for.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "position.h"

namespace skep {

struct MoveSequence {
  std::vector<HexMove> moves;

  HexMove at(nanobind::ssize_t i) const {
    const auto size = static_cast<nanobind::ssize_t>(moves.size());
    if (i < -size || i >= size) throw nanobind::index_error("there are not that many moves");
    return moves[static_cast<std::size_t>(i < 0 ? i + size : i)];
  }
  bool contains(const HexMove& m) const {
    return std::find(moves.begin(), moves.end(), m) != moves.end();
  }
};

}  // namespace skep
