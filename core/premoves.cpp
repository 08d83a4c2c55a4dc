#include "premoves.h"

#include <algorithm>

namespace skep {

std::vector<HexMove> likely_moves(Position position) {
  const std::vector<Move> answers = position.legal_moves();
  std::vector<HexMove> all;
  for (const Move answer : answers) {
    position.play(position.on_table(answer));
    if (!position.board().is_over()) {
      for (const Move m : position.legal_moves()) {
        if (!m.is_pass()) all.push_back(position.on_table(m));
      }
    }
    position.undo();
  }
  std::sort(all.begin(), all.end());
  std::vector<HexMove> likely;
  for (auto first = all.begin(); first != all.end();) {
    const auto last = std::upper_bound(first, all.end(), *first);
    if (2 * static_cast<std::size_t>(last - first) >= answers.size()) likely.push_back(*first);
    first = last;
  }
  return likely;
}

}  // namespace skep
