// Moves: which piece goes to which cell (RULES 14.1).
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "grid.h"
#include "piece.h"

namespace skep {

// Sixteen bits,  0 ppppp cccccccccc : the piece, then the cell. Neither the path of the
// piece nor a thrower is part of a move.
class Move {
 public:
  Move() = default;  // no move at all: lists of moves are not cleared before they are filled
  constexpr Move(Piece piece, Cell to) : bits_(static_cast<std::uint16_t>((piece << 10) | to)) {}

  constexpr Piece piece() const { return static_cast<Piece>(bits_ >> 10); }
  constexpr Cell to() const { return static_cast<Cell>(bits_ & (kCells - 1)); }
  static constexpr Move pass() { return {31, kCells - 1}; }  // there is no piece 31
  constexpr bool is_pass() const { return *this == pass(); }
  constexpr std::uint16_t bits() const { return bits_; }
  static constexpr Move from_bits(std::uint16_t bits) {
    return {static_cast<Piece>(bits >> 10), static_cast<Cell>(bits & (kCells - 1))};
  }

  friend constexpr bool operator==(Move, Move) = default;

 private:
  std::uint16_t bits_;
};

static_assert(Move(make_piece(Color::Black, Bug::Pillbug, 0), 1023).piece() ==
              make_piece(Color::Black, Bug::Pillbug, 0));
static_assert(Move(make_piece(Color::White, Bug::Ant, 2), 1023).to() == 1023);
static_assert(Move::pass().is_pass() && sizeof(Move) == 2);

// All moves of a position. Its bound: a hive of n pieces touches at most 2n + 4 empty cells (one piece
// touches six; another put beside it leaves the rim itself and adds at most three, for the flanks it
// shares with its neighbour were on the rim or occupied before). So no piece of one's own, of which
// there are 14, has more than 2*27 + 4 cells to go to and 6 to climb on; 8 kinds can be placed on at
// most 60 cells; and each of two throwers has at most 9 throws (t targets and 6 - t landings).
class MoveList {
 public:
  void add(Move m) {
    assert(size_ < moves_.size());
    moves_[size_++] = m;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return moves_[i]; }
  void set(std::size_t i, Move m) { moves_[i] = m; }
  static constexpr std::size_t kCapacity = 14 * (58 + 6) + 8 * 60 + 2 * 9;
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Move, kCapacity> moves_;
};

}  // namespace skep
