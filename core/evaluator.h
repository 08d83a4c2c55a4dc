// The evaluation that a search uses: a net, or the linear one of evaluate.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "board.h"
#include "evaluate.h"
#include "net.h"

namespace skep {

// Evaluates boards and caches the scores of a net, because a search reaches many leaves more than once.
// Each thread has an evaluator of its own.
class Evaluator {
 public:
  // Without a net the evaluation is the linear one. The net must live longer than this.
  explicit Evaluator(const Net* net) : net_(net), entries_(net == nullptr ? 0 : kEntries) {}

  // In points for the side to move.
  int operator()(const Board& board) {
    if (net_ == nullptr) return evaluate(board);
    const std::uint64_t key = board.hash();
    Entry& entry = entries_[key % kEntries];
    // A key of 0 would match an empty entry: such a board is evaluated every time.
    if (entry.key != key || key == 0) entry = {key, net_->evaluate(board)};
    return entry.score;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::int32_t score = 0;
  };
  static constexpr std::size_t kEntries = 1 << 14;

  const Net* net_;
  std::vector<Entry> entries_;
};

}  // namespace skep
