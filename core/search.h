// The search for the best move: iterative deepening, principal variation search (alpha-beta with null
// windows) with a transposition table, on one or several threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "board.h"
#include "move.h"
#include "net.h"
#include "score.h"
#include "technique.h"
#include "transposition_table.h"

namespace skep {

// The size of the transposition table in MiB unless another is asked for, and its maximum.
inline constexpr std::size_t kDefaultHashMebibytes = 64;
inline constexpr std::size_t kMaxHashMebibytes = 1024 * 1024;

// The greatest limit of nodes.
inline constexpr std::uint64_t kMaxNodes = std::numeric_limits<std::int64_t>::max();

// A search asks every so many nodes whether to stop: every millisecond or two.
inline constexpr std::uint64_t kNodesPerStopCheck = 1024;

// The limits of a search; 0 means no limit. With `most_seconds` the time comes from a game clock: then
// `seconds` is the aim, time that is not needed is saved, and while the best move is in doubt the search
// may take up to `most_seconds`.
struct SearchLimits {
  double seconds = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
  double most_seconds = 0;

  bool on_a_clock() const { return most_seconds > 0; }
};

// The result of a search, or of its last finished iteration.
struct SearchResult {
  int depth = 0;
  int score = 0;  // for the side to move, see score.h
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::vector<Move> pv;  // the principal variation: the best move, then the expected replies
};

class Searcher {
 public:
  // Without a net the evaluation is the linear one of evaluate.h. Throws std::bad_alloc if there is not
  // enough memory for the transposition table.
  explicit Searcher(std::size_t hash_mebibytes, Techniques techniques = {},
                    std::shared_ptr<const Net> net = nullptr)
      : table_(hash_mebibytes), techniques_(techniques), net_(std::move(net)) {}

  // Finds the best of `moves`, which are legal moves of the position and at least one. Calls `report`
  // after each iteration, on the calling thread. Ends early when `stop` is set, and always has a move. A
  // position that occurred before, in the game or in the line, scores 0, whether or not the rules call a
  // repetition a draw.
  SearchResult search(const Board& board, const std::vector<Move>& moves, const SearchLimits& limits,
                      unsigned threads, const std::atomic<bool>& stop,
                      const std::function<void(const SearchResult&)>& report);

  // Whether a net evaluates.
  bool learned() const { return net_ != nullptr; }

  // Empties the transposition table.
  void clear() { table_.clear(); }

 private:
  TranspositionTable table_;
  Techniques techniques_;
  std::shared_ptr<const Net> net_;
};

}  // namespace skep
