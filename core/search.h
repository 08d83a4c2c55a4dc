// The search: iterative deepening, principal-variation alpha-beta with a transposition table.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "board.h"
#include "move.h"
#include "table.h"
#include "technique.h"

namespace skep {

inline constexpr int kMaxDepth = 64;
// A win is worth this, less one for each ply until then.
inline constexpr int kWin = 30'000;
// Every score beyond this is a proven win or loss.
inline constexpr int kProven = kWin - 2 * kMaxDepth;

// A search looks so often whether it shall stop: every millisecond or two.
inline constexpr std::uint64_t kNodesBetweenLooks = 1024;

// What a search may spend; 0 is no limit. With `most_seconds` the time is part of a clock's: what need not
// be spent is saved, and while the best move is in doubt more than `seconds` may be spent, up to that.
struct SearchLimits {
  double seconds = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
  double most_seconds = 0;

  bool on_a_clock() const { return most_seconds > 0; }
};

// What a search has found.
struct SearchReport {
  int depth = 0;
  int score = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::vector<Move> line;  // the best move first, then what is expected
};

class Searcher {
 public:
  explicit Searcher(std::size_t hash_mebibytes, Techniques techniques = {})
      : table_(hash_mebibytes), techniques_(techniques) {}

  // Finds the best of some legal moves of a position, and reports after each depth. It ends early when
  // `stop` is set, and always has a move. A return to an earlier position is worth nothing to either
  // side, whether or not the rules call it a draw.
  SearchReport search(const Board& board, const std::vector<Move>& moves, const SearchLimits& limits,
                      unsigned threads, const std::atomic<bool>& stop,
                      const std::function<void(const SearchReport&)>& report);

  // Forgets all positions.
  void clear() { table_.clear(); }

 private:
  Table table_;
  Techniques techniques_;
};

}  // namespace skep
