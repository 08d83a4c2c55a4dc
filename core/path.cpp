#include "path.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace skep {
namespace {

Sides slides_from(const Board& board, Cell c) { return kSlides[board.at(c).occupied()]; }

// Extends a slide by one step at a time until it has the wanted length and end.
bool extend_slide(const Board& board, Cell to, unsigned steps, std::vector<Cell>& path) {
  if (path.size() == steps + 1) return path.back() == to;
  const Cell last = path.back();
  bool found = false;
  for_each_side(slides_from(board, last), [&](unsigned d) {
    const Cell next = neighbor(last, d);
    if (found || std::find(path.begin(), path.end(), next) != path.end()) return;
    path.push_back(next);
    found = extend_slide(board, to, steps, path);
    if (!found) path.pop_back();
  });
  return found;
}

std::vector<Cell> shortest_slide(const Board& board, Cell from, Cell to) {
  std::array<Cell, kCells> came_from;
  came_from.fill(kNowhere);
  came_from[from] = from;
  std::vector<Cell> queue{from};
  for (std::size_t i = 0; i < queue.size() && came_from[to] == kNowhere; ++i) {
    const Cell c = queue[i];
    for_each_side(slides_from(board, c), [&](unsigned d) {
      const Cell next = neighbor(c, d);
      if (came_from[next] != kNowhere) return;
      came_from[next] = c;
      queue.push_back(next);
    });
  }
  if (came_from[to] == kNowhere) return {};
  std::vector<Cell> path{to};
  while (path.back() != from) path.push_back(came_from[path.back()]);
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<Cell> jump_path(const Board& board, Cell from, Cell to) {
  for (unsigned d = 0; d < kDirections; ++d) {
    std::vector<Cell> path{from, neighbor(from, d)};
    if (board.at(path.back()).empty()) continue;
    while (!board.at(path.back()).empty()) path.push_back(neighbor(path.back(), d));
    if (path.back() == to) return path;
  }
  return {};
}

unsigned direction_to(Cell from, Cell to) {
  unsigned d = 0;
  while (neighbor(from, d) != to) ++d;
  return d;
}

// How a piece gets there in the way of that bug, from the ground; no cells if it does not.
struct Way {
  PathKind kind;
  std::vector<Cell> cells;
};
Way way_of(Board& board, Bug bug, Cell from, Cell to) {
  switch (bug) {
    case Bug::Queen:
    case Bug::Pillbug: return {PathKind::Slide, slide_path(board, from, to, 1)};
    case Bug::Spider: return {PathKind::Slide, slide_path(board, from, to, 3)};
    case Bug::Ant: return {PathKind::Slide, slide_path(board, from, to)};
    case Bug::Grasshopper: return {PathKind::Jump, jump_path(board, from, to)};
    case Bug::Ladybug: return {PathKind::Climb, ladybug_path(board, from, to)};
    case Bug::Beetle:
      if (board.at(to).empty()) return {PathKind::Slide, slide_path(board, from, to, 1)};
      if (adjacent(from, to) &&
          passes_gate(board, from, direction_to(from, to), 0, board.at(to).height()))
        return {PathKind::Climb, {from, to}};
      return {PathKind::Climb, {}};
    case Bug::Mosquito: return {PathKind::Slide, {}};
  }
  return {PathKind::Slide, {}};
}

// The ways of a free piece on the ground, for a mosquito all that it can copy.
Way own_way(Board& board, Piece p, Cell from, Cell to) {
  if (bug_of(p) != Bug::Mosquito) return way_of(board, bug_of(p), from, to);
  const BugSet copied = copied_bugs(board, from);
  for (const Bug bug : {Bug::Queen, Bug::Pillbug, Bug::Spider, Bug::Ant, Bug::Beetle, Bug::Ladybug,
                        Bug::Grasshopper}) {
    if ((copied & bit(bug)) == 0) continue;
    Way way = way_of(board, bug, from, to);
    if (!way.cells.empty()) return way;
  }
  return {PathKind::Slide, {}};
}

}  // namespace

std::vector<Cell> slide_path(Board& board, Cell from, Cell to, unsigned steps) {
  const Lift lift(board, from);
  if (steps == 0) return shortest_slide(board, from, to);
  std::vector<Cell> path{from};
  if (!extend_slide(board, to, steps, path)) return {};
  return path;
}

std::vector<Cell> ladybug_path(Board& board, Cell from, Cell to, bool gates) {
  const Lift lift(board, from);
  const auto step = [&](Cell c, unsigned d, bool onto_hive) {
    const Cell next = neighbor(c, d);
    return board.at(next).empty() != onto_hive &&
           (!gates || passes_gate(board, c, d, board.at(c).height(), board.at(next).height()));
  };
  for (unsigned d1 = 0; d1 < kDirections; ++d1) {
    if (!step(from, d1, true)) continue;
    const Cell first = neighbor(from, d1);
    for (unsigned d2 = 0; d2 < kDirections; ++d2) {
      if (!step(first, d2, true)) continue;
      const Cell second = neighbor(first, d2);
      for (unsigned d3 = 0; d3 < kDirections; ++d3)
        if (neighbor(second, d3) == to && to != from && step(second, d3, false))
          return {from, first, second, to};
    }
  }
  return {};
}

std::vector<Piece> find_throwers(const Board& board, Cell from, Cell to) {
  std::vector<Piece> throwers;
  for (const Bug bug : {Bug::Pillbug, Bug::Mosquito}) {
    const Piece p = make_piece(board.turn(), bug, 0);
    if (can_throw(board, p) && throw_is_clear(board, board.where(p), from, to)) throwers.push_back(p);
  }
  return throwers;
}

Path find_path(Position& position, HexMove move) {
  if (move.is_pass()) return {PathKind::Pass, {}, {}};
  Board& board = position.board();
  const Piece p = move.piece;
  if (!board.in_play(p)) return {PathKind::Place, {move.to}, {}};
  const Cell from = board.where(p);
  const Cell to = *position.find(move.to);
  if (board.at(from).height() > 1) return {PathKind::Climb, {position.hex_of(from), move.to}, {}};

  const bool may_move_itself =
      color_of(p) == board.turn() && p != board.just_moved() && !board.is_pinned(from);
  const Way way = may_move_itself ? own_way(board, p, from, to) : Way{PathKind::Slide, {}};
  if (way.cells.empty()) {
    const std::vector<Piece> throwers = find_throwers(board, from, to);
    assert(!throwers.empty());
    return {PathKind::Throw,
            {position.hex_of(from), position.hex_of(throwers.front()), move.to},
            throwers};
  }
  Path path{way.kind, {}, {}};
  // The first cell is occupied and the others are occupied or on the rim of the hive, but a cell that
  // only the mover touches is on it through the mover: so go by steps rather than by cells.
  Hex hex = position.hex_of(from);
  path.cells.push_back(hex);
  for (std::size_t i = 1; i < way.cells.size(); ++i) {
    hex = neighbor(hex, direction_to(way.cells[i - 1], way.cells[i]));
    path.cells.push_back(hex);
  }
  return path;
}

}  // namespace skep
