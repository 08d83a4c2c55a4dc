// Move ordering: which moves of a node the search tries first. Alpha-beta cuts off the more, the earlier
// the best move comes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board.h"
#include "move.h"
#include "score.h"
#include "technique.h"

namespace skep {

// The moves of one node with their ordering scores. In this order:
//
//   stage                                   score
//   the transposition table's move, a pass  1 << 28
//   a move beside or onto the enemy queen   kTactical + 4000 + history
//   a move away from one's own queen        kTactical + history
//   first and second killer                 1 << 20, (1 << 20) - 1, + history
//   counter-move                            1 << 19, + history
//   all others                              history, an int16
//
// The moves of the last three stages are quiet: late ones may be reduced or pruned.
class MovePicker {
 public:
  static constexpr std::int32_t kTactical = 1 << 24;

  MovePicker() {}  // not "= default", which would clear the arrays at every node

  MoveList& moves() { return moves_; }
  std::size_t size() const { return moves_.size(); }

  // The i-th best move; to be asked for in order. Most nodes end with one of the first moves, so these
  // are selected one by one, and the rest is sorted at once when they did not suffice.
  Move pick(std::size_t i) {
    if (i < kSelected) select(i);
    else if (i == kSelected) sort_from(i);
    return moves_[i];
  }
  // Is the i-th move quiet? Only after it was picked.
  bool is_quiet(std::size_t i) const { return scores_[i] < kTactical; }

 private:
  friend class MoveOrdering;
  static constexpr std::size_t kSelected = 6;

  void select(std::size_t i);
  void sort_from(std::size_t i);

  MoveList moves_;
  std::array<std::int32_t, MoveList::kCapacity> scores_;
};

// The quiet moves a node has searched so far; those beyond the capacity are not recorded.
class QuietMoves {
 public:
  QuietMoves() {}
  void add(Move m) {
    if (size_ < moves_.size()) moves_[size_++] = m;
  }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Move, 64> moves_;
};

// What one thread of a search learns about quiet moves from cutoffs: killer moves by ply, counter-moves
// by the previous move, and a history score by piece and destination.
class MoveOrdering {
 public:
  explicit MoveOrdering(Techniques techniques);

  // Gives every move of the picker its ordering score. `ply` is the distance from the root.
  void score(const Board& board, Move table_move, int ply, MovePicker& picker) const;

  // A quiet move caused a beta cutoff: it gains, and the quiet moves searched before it lose.
  void update_on_cutoff(const Board& board, Move move, int ply, int depth, const QuietMoves& searched);

 private:
  using Killers = std::array<Move, 2>;

  // The counter-move to the last move of the board; a pass if there is none.
  Move counter_move(const Board& board) const;

  Techniques techniques_;
  std::array<Killers, kMaxDepth + 2> killers_;
  std::array<std::array<std::int16_t, kCells>, kPieceIds> history_;
  std::array<std::array<Move, kCells>, kPieceIds> counter_moves_;
};

}  // namespace skep
