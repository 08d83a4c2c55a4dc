// Sinks: where the move generator puts the destinations of a piece. One generator serves both the list of
// moves and the mere count of them, which perft needs at its last ply and which is often known without
// visiting the destinations one by one.
//
//   operation, in one call          ListSink  CountSink  UnthrownSink<ListSink>  <CountSink>  UniqueSink
//   cell(c)        one cell             x         x                x                  x           x
//   sides(c, s)    neighbours of c      x         x                x                  x           x
//   rim(n)         the whole rim                  x                                   x
//   region(r)      a marked region                                                    x
//   cells(n)       any n cells                    x
//   region_size    cells of a region              x
//   kCounts        has rim              no       yes               no                yes          no
//   kCountsAny     has cells            no       yes               no                 no          no
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board.h"
#include "move.h"
#include "rim.h"

namespace skep {

// What every sink can do. No destination may be given to a sink twice, except to a UniqueSink.
template <class S>
concept MoveSink = requires(S sink, Cell c, Sides s) {
  { S::kCounts } -> std::convertible_to<bool>;
  { S::kCountsAny } -> std::convertible_to<bool>;
  sink.cell(c);
  sink.sides(c, s);
};

// Counts destinations.
class CountSink {
 public:
  static constexpr bool kCounts = true;
  static constexpr bool kCountsAny = true;
  CountSink() {}  // not "= default", which would clear all of region_ for every position
  void cell(Cell) { ++total_; }
  void sides(Cell, Sides s) { total_ += kSideCount[s]; }
  // The piece reaches the whole rim, which has so many cells without its own.
  void rim(std::size_t cells) { total_ += cells; }
  // It reaches so many cells, whichever they are.
  void cells(std::size_t number) { total_ += number; }
  std::size_t total() const { return total_; }

  // The number of cells that slides connect with this one. Kept from one call to the next: mostly all
  // ants of a position walk in the same region.
  std::size_t region_size(const Board& board, Cell c) {
    if (!region_ || !region_->cells.contains(c)) {
      region_.emplace();
      region_->cells.insert(c);
      walk_rim(board, c, *region_);
    }
    return region_->count + 1;
  }

 private:
  std::size_t total_ = 0;
  std::optional<CellMarker> region_;
};

// Lists the moves of one piece.
class ListSink {
 public:
  static constexpr bool kCounts = false;
  static constexpr bool kCountsAny = false;
  ListSink(MoveList& moves, Piece piece) : moves_(moves), piece_(piece) {}
  void cell(Cell c) { moves_.add(Move(piece_, c)); }
  void sides(Cell c, Sides s) {
    for_each_side(s, [&](unsigned d) { cell(neighbor(c, d)); });
  }

 private:
  MoveList& moves_;
  Piece piece_;
};

// The throws of a position (RULES 9): at most 9 by each of two throwers, each kept once.
class Throws {
 public:
  void add(Move m) {
    if (!contains(m)) moves_[size_++] = m;
    pieces_ |= 1u << m.piece();
  }
  bool contains(Move m) const { return std::find(begin(), end(), m) != end(); }
  bool move_piece(Piece p) const { return ((pieces_ >> p) & 1) != 0; }
  std::size_t count(Piece p) const {
    return static_cast<std::size_t>(
        std::count_if(begin(), end(), [p](Move m) { return m.piece() == p; }));
  }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  std::size_t size() const { return size_; }

 private:
  std::size_t size_ = 0;
  std::uint32_t pieces_ = 0;
  std::array<Move, 18> moves_;
};

// Passes on what no throw achieves: a throw and a walk to the same cell are one move (RULES 9.13), and
// the throws are generated first.
template <MoveSink Sink>
class UnthrownSink {
 public:
  static constexpr bool kCounts = Sink::kCounts;
  static constexpr bool kCountsAny = false;
  UnthrownSink(Sink& sink, const Throws& throws, Piece piece)
      : sink_(sink), throws_(throws), piece_(piece) {}
  void cell(Cell c) {
    if (!throws_.contains(Move(piece_, c))) sink_.cell(c);
  }
  void sides(Cell c, Sides s) {
    for_each_side(s, [&](unsigned d) { cell(neighbor(c, d)); });
  }
  // A throw always lands on the rim.
  void rim(std::size_t cells) { sink_.rim(cells - throws_.count(piece_)); }
  // The piece reaches the marked cells.
  void region(const CellMarker& region) {
    std::size_t thrown = 0;
    for (const Move m : throws_) thrown += m.piece() == piece_ && region.cells.contains(m.to());
    sink_.cells(region.count - thrown);
  }

 private:
  Sink& sink_;
  const Throws& throws_;
  Piece piece_;
};

// Passes every cell on once: a mosquito may reach it in the way of several bugs.
template <MoveSink Sink>
class UniqueSink {
 public:
  static constexpr bool kCounts = false;
  static constexpr bool kCountsAny = false;
  explicit UniqueSink(Sink& sink) : sink_(sink) {}
  void cell(Cell c) {
    if (seen_.insert(c)) sink_.cell(c);
  }
  void sides(Cell c, Sides s) {
    for_each_side(s, [&](unsigned d) { cell(neighbor(c, d)); });
  }

 private:
  Sink& sink_;
  CellSet seen_;
};

}  // namespace skep
