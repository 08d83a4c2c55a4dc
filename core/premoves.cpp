#include "premoves.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace skep {

std::vector<HexMove> likely_moves(Position& position) {
  const std::vector<Move> answers = position.legal_moves();
  const std::size_t half = (answers.size() + 1) / 2;
  const auto times = std::make_unique<std::uint16_t[]>(1u << 16);  // by the bits of a move
  std::vector<HexMove> likely;
  for (const Move answer : answers) {
    position.play(position.on_table(answer));
    if (!position.board().is_over()) {
      for (const Move m : position.legal_moves()) {
        if (++times[m.bits()] == half && !m.is_pass()) likely.push_back(position.on_table(m));
      }
    }
    position.undo();
  }
  return likely;
}

}  // namespace skep
