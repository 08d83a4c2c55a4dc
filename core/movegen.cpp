#include "movegen.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "move_sink.h"
#include "rim.h"

namespace skep {

BugSet placeable_bugs(const Board& board) {
  const BugSet hand = board.hand(board.turn());
  if ((hand & bit(Bug::Queen)) == 0) return hand;
  const unsigned turns = board.turns_taken(board.turn());
  if (turns >= 3) return bit(Bug::Queen);
  if (turns == 0 && board.rules().opening == Opening::Tournament)
    return static_cast<BugSet>(hand & ~bit(Bug::Queen));
  return hand;
}

namespace {

// The sides to which a piece that acts as a beetle can step from height `from` (RULES 8.5).
Sides beetle_steps(const Board& board, Cell c, unsigned from) {
  const Sides occupied = board.at(c).occupied();
  Sides steps = static_cast<Sides>(occupied | (from == 0 ? kSlides[occupied] : others(occupied)));
  if (board.stacked() == 0) return steps;
  for_each_side(steps, [&](unsigned d) {
    if (!passes_gate(board, c, d, from, board.at(neighbor(c, d)).height()))
      steps = static_cast<Sides>(steps & ~side(d));
  });
  return steps;
}

// The moves of each bug (RULES 8), for the only piece of cell `c`, which must not be pinned.

template <MoveSink Sink>
void slide(const Board& board, Cell c, Sink& to) {
  to.sides(c, kSlides[board.at(c).occupied()]);
}

template <MoveSink Sink>
void climb(const Board& board, Cell c, Sink& to) {
  to.sides(c, beetle_steps(board, c, 0));
}

template <MoveSink Sink>
void jump(const Board& board, Cell c, Sink& to) {
  if constexpr (Sink::kCountsAny)  // one landing in the direction of each neighbour
    return to.cells(kSideCount[board.at(c).occupied()]);
  for_each_side(board.at(c).occupied(), [&](unsigned d) {
    Cell landing = neighbor(c, d);
    do landing = neighbor(landing, d);
    while (board.at(landing).height() != 0);
    to.cell(landing);
  });
}

template <MoveSink Sink>
void spider(Board& board, Cell start, Sink& to) {
  if constexpr (Sink::kCountsAny) {
    if (kSlides[board.at(start).occupied()] == 0) return;
    // Three steps either way round a loop: two cells, unless the loop has six (one piece is left).
    if (const unsigned loop = loop_without(board, start)) return to.cells(loop == 5 ? 1 : 2);
  }
  const Lift lift(board, start);
  const auto slides = [&](Cell c) { return static_cast<Sides>(kSlides[board.at(c).occupied()]); };
  std::array<Cell, 4 * 4 * 4> found;
  std::size_t count = 0;
  for_each_side(slides(start), [&](unsigned d1) {
    const Cell first = neighbor(start, d1);
    for_each_side(static_cast<Sides>(slides(first) & ~side(opposite(d1))), [&](unsigned d2) {
      const Cell second = neighbor(first, d2);
      for_each_side(static_cast<Sides>(slides(second) & ~side(opposite(d2))), [&](unsigned d3) {
        const Cell third = neighbor(second, d3);
        if (third == start || std::find(found.begin(), found.begin() + count, third) != found.begin() + count)
          return;
        found[count++] = third;
        to.cell(third);
      });
    });
  });
}

template <MoveSink Sink>
void ant(Board& board, Cell start, Sink& to) {
  const Sides slides = kSlides[board.at(start).occupied()];
  if (slides == 0) return;
  if constexpr (Sink::kCounts) {
    if (const unsigned loop = loop_without(board, start)) return to.rim(loop);
  }
  if constexpr (Sink::kCountsAny) {
    if (path_runs_round(board, start)) {
      const Sides passed = others(static_cast<Sides>(board.at(start).occupied() | slides));
      return to.cells(to.region_size(board, neighbor(start, lowest(slides))) - kSideCount[passed]);
    }
  }
  const Lift lift(board, start);
  if constexpr (Sink::kCountsAny) {
    CellCounter counter;
    walk_rim(board, start, counter);
    to.cells(counter.count);
  } else if constexpr (Sink::kCounts) {
    CellMarker marker;
    walk_rim(board, start, marker);
    to.region(marker);
  } else {
    CellCollector collector;
    walk_rim(board, start, collector);
    for (std::size_t i = 0; i < collector.count; ++i) to.cell(collector.cells[i]);
  }
}

// Up, along and down: two steps on top of the hive, the third to an empty cell.
template <MoveSink Sink>
void ladybug(Board& board, Cell start, Sink& to) {
  const Lift lift(board, start);
  const bool gates = board.stacked() != 0;  // without stacks no gate is higher than one piece
  const auto height = [&](Cell c) { return static_cast<unsigned>(board.at(c).height()); };
  CellSet crossed, landed;
  landed.insert(start);
  for_each_side(board.at(start).occupied(), [&](unsigned d1) {
    const Cell first = neighbor(start, d1);
    if (gates && !passes_gate(board, start, d1, 0, height(first))) return;
    for_each_side(board.at(first).occupied(), [&](unsigned d2) {
      const Cell second = neighbor(first, d2);
      if (gates && !passes_gate(board, first, d2, height(first), height(second))) return;
      if (!crossed.insert(second)) return;
      for_each_side(others(board.at(second).occupied()), [&](unsigned d3) {
        const Cell third = neighbor(second, d3);
        if (gates && !passes_gate(board, second, d3, height(second), 0)) return;
        if (landed.insert(third)) to.cell(third);
      });
    });
  });
}

template <MoveSink Sink>
void move_as(Board& board, Bug bug, Cell c, Sink& to) {
  switch (bug) {
    case Bug::Queen:
    case Bug::Pillbug: return slide(board, c, to);
    case Bug::Spider: return spider(board, c, to);
    case Bug::Beetle: return climb(board, c, to);
    case Bug::Grasshopper: return jump(board, c, to);
    case Bug::Ant: return ant(board, c, to);
    case Bug::Ladybug: return ladybug(board, c, to);
    case Bug::Mosquito: return;
  }
}

template <MoveSink Sink>
void mosquito(Board& board, Cell c, Sink& to) {
  const BugSet bugs = copied_bugs(board, c);
  if (bugs == 0) return;
  if ((bugs & (bugs - 1)) == 0)
    return move_as(board, static_cast<Bug>(std::countr_zero(bugs)), c, to);
  if constexpr (Sink::kCounts) {
    // Where the ant goes all the way round, the others add nothing but climbs.
    const Sides occupied = board.at(c).occupied();
    if ((bugs & bit(Bug::Ant)) != 0 && kSlides[occupied] != 0) {
      if (const unsigned loop = loop_without(board, c)) {
        to.rim(loop);
        if ((bugs & bit(Bug::Beetle)) != 0)
          to.sides(c, static_cast<Sides>(beetle_steps(board, c, 0) & occupied));
        return;
      }
    }
  }
  UniqueSink<Sink> unique(to);
  for (BugSet rest = bugs; rest != 0; rest = static_cast<BugSet>(rest & (rest - 1)))
    move_as(board, static_cast<Bug>(std::countr_zero(rest)), c, unique);
}

// The moves of one piece by itself: not those in which it is thrown.
template <Bug kBug, MoveSink Sink>
void moves_of(Board& board, Cell c, Sink& to) {
  const unsigned height = board.at(c).height();
  if constexpr (kBug == Bug::Beetle || kBug == Bug::Mosquito) {
    if (height > 1) {  // never pinned (RULES 6.4); a mosquito up there is a beetle (RULES 8.7.4)
      to.sides(c, beetle_steps(board, c, height - 1));
      return;
    }
  }
  if (board.is_pinned(c)) return;
  if constexpr (kBug == Bug::Mosquito) mosquito(board, c, to);
  else move_as(board, kBug, c, to);
}

// Can the piece in this direction from a thrower be lifted onto it (RULES 9.4 to 9.7)?
bool can_be_lifted(const Board& board, Cell thrower, unsigned d) {
  const Cell from = neighbor(thrower, d);
  const CellState& target = board.at(from);
  return target.height() == 1 && target.top() != board.just_moved() &&
         passes_gate(board, thrower, d, 1, 0) && !board.is_pinned(from);
}

// Can it be put down in this direction?
bool can_be_dropped(const Board& board, Cell thrower, unsigned d) {
  return board.at(neighbor(thrower, d)).empty() && passes_gate(board, thrower, d, 1, 0);
}

void add_throws(const Board& board, Cell thrower, Throws& throws) {
  const Sides occupied = board.at(thrower).occupied();
  Sides landings = others(occupied);
  for_each_side(landings, [&](unsigned d) {
    if (!can_be_dropped(board, thrower, d)) landings = static_cast<Sides>(landings & ~side(d));
  });
  for_each_side(occupied, [&](unsigned d) {
    if (!can_be_lifted(board, thrower, d)) return;
    const Piece target = board.at(neighbor(thrower, d)).top();
    for_each_side(landings, [&](unsigned down) { throws.add(Move(target, neighbor(thrower, down))); });
  });
}

void find_throws(const Board& board, Throws& throws) {
  const Color us = board.turn();
  if (board.placed(us, Bug::Pillbug) + board.placed(opponent(us), Bug::Pillbug) == 0) return;
  for (const Bug bug : {Bug::Pillbug, Bug::Mosquito}) {
    const Piece p = make_piece(us, bug, 0);
    if (can_throw(board, p)) add_throws(board, board.where(p), throws);
  }
}

// Generates the moves of all own pieces of one bug, known at compile time, each piece into its own sink.
template <Bug kBug, class MakeSink>
void moves_of_all(Board& board, const Throws& throws, MakeSink&& make_sink) {
  const Color us = board.turn();
  for (unsigned n = 0; n < board.placed(us, kBug); ++n) {
    const Piece p = make_piece(us, kBug, n);
    const Cell c = board.where(p);
    if (board.at(c).top() != p || p == board.just_moved()) continue;
    auto&& sink = make_sink(p);
    if (throws.move_piece(p)) {
      UnthrownSink unthrown(sink, throws, p);
      moves_of<kBug>(board, c, unthrown);
    } else {
      moves_of<kBug>(board, c, sink);
    }
  }
}

template <class MakeSink>
void movements(Board& board, const Throws& throws, MakeSink&& make_sink) {
  moves_of_all<Bug::Queen>(board, throws, make_sink);
  moves_of_all<Bug::Spider>(board, throws, make_sink);
  moves_of_all<Bug::Beetle>(board, throws, make_sink);
  moves_of_all<Bug::Grasshopper>(board, throws, make_sink);
  moves_of_all<Bug::Ant>(board, throws, make_sink);
  moves_of_all<Bug::Mosquito>(board, throws, make_sink);
  moves_of_all<Bug::Ladybug>(board, throws, make_sink);
  moves_of_all<Bug::Pillbug>(board, throws, make_sink);
}

// The cell of the first piece while there is no other. It is the first cell, unless the piece was set up.
Cell only_cell(const Board& board) {
  for (unsigned id = 0; id < kPieceIds; ++id)
    if (board.in_play(static_cast<Piece>(id))) return board.where(static_cast<Piece>(id));
  return kOrigin;
}

// Calls f(cell) for every cell where the player to move may place (RULES 3.3, 3.4, 4.3).
template <class F>
void for_each_placement(const Board& board, F&& f) {
  if (board.ply() == 0) return f(kOrigin);
  const Color us = board.turn();
  if (board.ply() == 1) return for_each_side(kAllSides, [&](unsigned d) { f(neighbor(only_cell(board), d)); });
  for (unsigned i = 0; i < kPiecesPerPlayer; ++i) {
    const Piece p = static_cast<Piece>((index(us) << 4) | i);
    if (!board.on_top(p)) continue;
    const Cell c = board.where(p);
    for_each_side(others(board.at(c).occupied()), [&](unsigned d) {
      // A cell beside several own pieces is taken from one of them: that on its lowest side.
      const CellState& s = board.at(neighbor(c, d));
      if (s.showing(opponent(us)) == 0 && lowest(s.showing(us)) == opposite(d)) f(neighbor(c, d));
    });
  }
}

std::size_t count_placements(const Board& board) {
  if (board.ply() < 2) return board.ply() == 0 ? 1 : kDirections;
  return board.rim().placements(board.turn());
}

constexpr auto kBugSetSize = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned s = 0; s < 256; ++s) table[s] = static_cast<std::uint8_t>(std::popcount(s));
  return table;
}();

// A function of its own, because many positions have no piece that may move, and need no sink.
std::size_t count_movements(Board& board) {
  CountSink count;
  Throws throws;
  find_throws(board, throws);
  count.cells(throws.size());
  movements(board, throws, [&](Piece) -> CountSink& { return count; });
  return count.total();
}

}  // namespace

BugSet copied_bugs(const Board& board, Cell c) {
  BugSet bugs = 0;
  for_each_side(board.at(c).occupied(), [&](unsigned d) {
    bugs = static_cast<BugSet>(bugs | bit(bug_of(board.at(neighbor(c, d)).top())));
  });
  return static_cast<BugSet>(bugs & ~bit(Bug::Mosquito));
}

bool can_throw(const Board& board, Piece p) {
  if (!board.on_top(p) || p == board.just_moved()) return false;
  if (bug_of(p) == Bug::Pillbug) return true;
  const Cell c = board.where(p);
  return board.at(c).height() == 1 && (copied_bugs(board, c) & bit(Bug::Pillbug)) != 0;
}

bool throw_is_clear(const Board& board, Cell thrower, Cell from, Cell to) {
  bool lifted = false, dropped = false;
  for (unsigned d = 0; d < kDirections; ++d) {
    if (neighbor(thrower, d) == from) lifted = can_be_lifted(board, thrower, d);
    if (neighbor(thrower, d) == to) dropped = can_be_dropped(board, thrower, d);
  }
  return lifted && dropped;
}

std::size_t count_moves(Board& board) {
  if (board.is_over()) return 0;
  std::size_t total = count_placements(board) * kBugSetSize[placeable_bugs(board)];
  if (board.queen_in_play(board.turn())) total += count_movements(board);
  return std::max<std::size_t>(total, 1);  // a pass
}

void generate_moves(Board& board, MoveList& moves) {
  if (board.is_over()) return;
  if (board.queen_in_play(board.turn())) {
    Throws throws;
    find_throws(board, throws);
    for (const Move m : throws) moves.add(m);
    movements(board, throws, [&](Piece p) { return ListSink(moves, p); });
  }
  if (const BugSet bugs = placeable_bugs(board); bugs != 0) {
    for_each_placement(board, [&](Cell c) {
      for (BugSet rest = bugs; rest != 0; rest = static_cast<BugSet>(rest & (rest - 1))) {
        const Bug bug = static_cast<Bug>(std::countr_zero(rest));
        moves.add(Move(make_piece(board.turn(), bug, board.placed(board.turn(), bug)), c));
      }
    });
  }
  if (moves.empty()) moves.add(Move::pass());
}

}  // namespace skep
