// Walks along the rim, the empty cells that touch the hive: where ants and spiders slide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board.h"
#include "grid.h"

namespace skep {

// A walk along the rim keeps the hive at one hand. Almost every cell that it can enter has one way in
// and one way out, at the two ends of the only gap between the cell's neighbours that is two sides or
// more wide. For those, `way << 10 | step` of the way out with the hive at that hand. 0 for the others:
// either no slide leads there, or four do, past two neighbours on opposite sides, and the way forks.
using WayOut = std::uint16_t;
constexpr auto make_ways_out(bool hive_at_right) {
  std::array<WayOut, kSideSets> table{};
  for (unsigned s = 0; s < kSideSets; ++s) {
    if (kSideCount[kSlides[s]] != 2) continue;
    for_each_side(kSlides[s], [&](unsigned d) {
      if ((((s >> clockwise(d)) & 1) != 0) == hive_at_right)
        table[s] = static_cast<WayOut>((d << 10) | kStep[d]);
    });
  }
  return table;
}
inline constexpr auto kWayOutHiveRight = make_ways_out(true);
inline constexpr auto kWayOutHiveLeft = make_ways_out(false);

// Gives the walker every cell of the rim that slides connect with `start`, itself not included, once.
//
// The cells between two forks form a chain that is walked once, from one of its ends: a fork remembers
// the sides that have not been walked yet, and forgets the one on which a chain arrives.
template <class Walker>
void walk_forks(const Board& board, Cell start, Walker& walker) {
  struct Fork {
    Cell cell;
    Sides open;
  };
  std::array<Fork, 64> forks;  // more than there are cells on a rim
  std::size_t count = 1;
  forks[0] = {start, kSlides[board.at(start).occupied()]};
  for (std::size_t i = 0; i < count; ++i) {
    while (forks[i].open != 0) {
      unsigned d = lowest(forks[i].open);
      forks[i].open = static_cast<Sides>(forks[i].open & (forks[i].open - 1));
      const Cell from = forks[i].cell;
      const bool hive_at_right = ((board.at(from).occupied() >> clockwise(d)) & 1) != 0;
      const auto& ways_out = hive_at_right ? kWayOutHiveRight : kWayOutHiveLeft;
      Cell c = neighbor(from, d);
      while (c != start) {
        const WayOut way = ways_out[board.at(c).occupied()];
        if (way == 0) break;
        walker.visit(c);
        d = way >> 10;
        c = wrap(static_cast<unsigned>(c) + way);
      }
      const Sides arrival = side(opposite(d));
      std::size_t known = 0;
      while (known < count && forks[known].cell != c) ++known;
      if (known == count) {
        walker.visit(c);
        forks[count++] = {c, kSlides[board.at(c).occupied()]};
      }
      forks[known].open = static_cast<Sides>(forks[known].open & ~arrival);
    }
  }
}

// The same. Where nothing forks the region is a loop, and is walked from both ends at a time until they
// meet: each step waits for the one before, so two walks take no longer than one.
template <class Walker>
void walk_rim(const Board& board, Cell start, Walker& walker) {
  WayOut right_way = kWayOutHiveRight[board.at(start).occupied()];
  WayOut left_way = kWayOutHiveLeft[board.at(start).occupied()];
  Cell right = start;
  Cell left = start;
  const auto step = [&](Cell& c, WayOut& way, const std::array<WayOut, kSideSets>& ways_out) {
    c = wrap(static_cast<unsigned>(c) + way);
    way = ways_out[board.at(c).occupied()];
  };
  while (right_way != 0) {  // there are two ways out or none
    step(right, right_way, kWayOutHiveRight);
    if (right == left) return;
    walker.visit(right);
    if (right_way == 0) break;
    step(left, left_way, kWayOutHiveLeft);
    if (left == right) return;
    walker.visit(left);
    if (left_way == 0) break;
  }
  walker.start_again();
  walk_forks(board, start, walker);
}

// Walkers: one counts cells, one also marks them, one keeps them.
struct CellCounter {
  void visit(Cell) { ++count; }
  void start_again() { count = 0; }
  std::size_t count = 0;
};

struct CellMarker {
  void visit(Cell c) {
    cells.insert(c);
    ++count;
  }
  void start_again() { count = 0; }  // what was marked will be marked again
  CellSet cells;
  std::size_t count = 0;
};

struct CellCollector {
  void visit(Cell c) { cells[count++] = c; }
  void start_again() { count = 0; }
  std::array<Cell, 64> cells;
  std::size_t count = 0;
};

// How many cells the rim has besides `c`, if lifting the only piece from `c` makes it one simple loop:
// no holes, and no cell that touches the hive in two places. A piece that slides can then walk all
// the way round. 0 if the rim is not like that.
//
// The piece must be free and able to slide, so its neighbours form one arc. An empty neighbour beside
// that arc still touches the end of it when the piece is gone. Any other empty neighbour loses a touch
// of its own: it leaves the rim if it had no other, and is no pinch any more if it had one other.
inline unsigned loop_without(const Board& board, Cell c) {
  if (board.holes() != 0) return 0;
  const Sides occupied = board.at(c).occupied();
  const Sides beyond = others(static_cast<Sides>(occupied | kSlides[occupied]));
  unsigned cells = board.rim().cells();
  unsigned pinches = board.rim().pinches();
  if (pinches > kSideCount[beyond]) return 0;
  for_each_side(beyond, [&](unsigned d) {
    const Sides touching = board.at(neighbor(c, d)).occupied();
    if (touching == side(opposite(d))) --cells;
    else if (kArcs[touching] == 2) --pinches;
  });
  return pinches == 0 ? cells : 0;
}

// Is the rim about this cell so simple that lifting its only piece merely lets the path along the rim
// run through the cell instead of round it? So if its neighbours form one arc, the path passes the cells
// beside that arc and goes on round this piece, where the cells touch nothing else.
inline bool path_runs_round(const Board& board, Cell c) {
  const Sides occupied = board.at(c).occupied();
  if (kArcs[occupied] != 1) return false;
  bool simple = true;
  for_each_side(others(occupied), [&](unsigned d) {
    const Sides touching = board.at(neighbor(c, d)).occupied();
    const Sides slides = kSlides[touching];
    const unsigned piece = opposite(d);
    if (((kSlides[occupied] >> d) & 1) == 0) {
      simple &= touching == side(piece);
    } else {
      const Sides past_piece = static_cast<Sides>(side(clockwise(piece)) | side(counter_clockwise(piece)));
      simple &= kSideCount[slides] == 2 && (slides & past_piece) != 0;
    }
  });
  return simple;
}

}  // namespace skep
