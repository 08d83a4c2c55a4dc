#include "explain.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "movegen.h"
#include "path.h"

namespace skep {
namespace {

using Numbers = std::vector<std::pair<std::string_view, int>>;

// The pieces of a cell, bottom first.
std::vector<Piece> stack_of(const Board& board, Cell c) {
  std::vector<Piece> stack;
  if (board.at(c).empty()) return stack;
  for (Piece p = board.at(c).top(); p != kNoPiece; p = board.below(p)) stack.push_back(p);
  std::reverse(stack.begin(), stack.end());
  return stack;
}

// The top pieces of the neighbouring cells that lie in these directions.
std::vector<Piece> tops_around(const Board& board, Cell c, Sides sides) {
  std::vector<Piece> tops;
  for_each_side(sides, [&](unsigned d) { tops.push_back(board.at(neighbor(c, d)).top()); });
  return tops;
}

// Finds the reason against one move of one piece. Each member function checks some rules, and returns the
// first reason with its evidence, or Reason::None if these rules allow the move.
class MoveExplainer {
 public:
  MoveExplainer(Position& position, Piece piece, Hex to)
      : position_(position), board_(position.board()), piece_(piece), to_hex_(to),
        to_(position.find(to)), us_(board_.turn()) {}

  Explanation explain() {
    if (board_.is_over()) return {Reason::GameOver};
    if ((board_.rules().bugs & bit(bug_of(piece_))) == 0) return {Reason::NotInGame};
    if (color_of(piece_) != us_ && throwers_beside().empty()) return {Reason::NotYourPiece};
    if (!board_.in_play(piece_)) return placement();
    const Piece queen = make_piece(us_, Bug::Queen, 0);
    if (queen_is_due()) return due(queen);
    if (!board_.in_play(queen)) return {Reason::QueenNotPlaced, {queen}};
    return color_of(piece_) == us_ ? own_move() : throw_of_opponent();
  }

 private:
  // ---- from the hand

  bool queen_is_due() const { return !board_.queen_in_play(us_) && board_.turns_taken(us_) >= 3; }
  Explanation due(Piece queen) const {
    return {Reason::QueenDue, {queen}, {}, {{"turn", static_cast<int>(board_.turns_taken(us_)) + 1}}};
  }

  Explanation placement() {
    const Bug bug = bug_of(piece_);
    if (queen_is_due() && bug != Bug::Queen) return due(make_piece(us_, Bug::Queen, 0));
    if ((placeable_bugs(board_) & bit(bug)) == 0) return {Reason::QueenFirstTurn};
    if (const Piece next = make_piece(us_, bug, board_.placed(us_, bug)); piece_ != next)
      return {Reason::OutOfOrder, {next}};
    if (occupied()) return {Reason::Occupied, stack_of(board_, *to_), {to_hex_}};
    if (board_.ply() == 0) return {Reason::NotOrigin, {}, {Hex{}}};
    if (!to_) return {Reason::AwayFromHive};
    return {Reason::TouchesOpponent, tops_around(board_, *to_, board_.at(*to_).showing(opponent(us_)))};
  }

  // ---- on the board

  bool occupied() const { return to_ && !board_.at(*to_).empty(); }
  Cell from() const { return board_.where(piece_); }

  Explanation own_move() {
    if (piece_ == board_.just_moved()) return {Reason::JustMoved, {piece_}};
    if (!board_.on_top(piece_)) {
      std::vector<Piece> above = stack_of(board_, from());
      above.erase(above.begin(), std::find(above.begin(), above.end(), piece_) + 1);
      return {Reason::Covered, above};
    }
    if (to_ == from()) return {Reason::SameCell};
    if (Explanation e = one_hive(); !e.legal()) return e;
    if (board_.at(from()).height() > 1) return as_beetle(board_.at(from()).height() - 1);
    if (bug_of(piece_) == Bug::Mosquito) return as_mosquito();
    return as(bug_of(piece_));
  }

  Explanation one_hive() const {
    if (board_.at(from()).height() > 1 || !board_.is_pinned(from())) return {};
    const std::vector<std::vector<Cell>> parts = parts_without(from());
    Explanation e{Reason::OneHive, {}, {}, {{"parts", static_cast<int>(parts.size())}}};
    const auto size = [&](const std::vector<Cell>& part) {
      std::size_t pieces = 0;
      for (const Cell c : part) pieces += board_.at(c).height();
      return pieces;
    };
    const auto largest = std::max_element(parts.begin(), parts.end(), [&](const auto& a, const auto& b) {
      return size(a) < size(b);
    });
    for (auto part = parts.begin(); part != parts.end(); ++part) {
      if (part == largest) continue;
      for (const Cell c : *part) {
        const std::vector<Piece> stack = stack_of(board_, c);
        e.pieces.insert(e.pieces.end(), stack.begin(), stack.end());
      }
    }
    return e;
  }

  // The parts into which the hive falls when the piece on `lifted` is taken away.
  std::vector<std::vector<Cell>> parts_without(Cell lifted) const {
    std::vector<std::vector<Cell>> parts;
    CellSet seen;
    seen.insert(lifted);
    for_each_side(board_.at(lifted).occupied(), [&](unsigned d) {
      if (seen.contains(neighbor(lifted, d))) return;
      std::vector<Cell> part{neighbor(lifted, d)};
      seen.insert(part.front());
      for (std::size_t i = 0; i < part.size(); ++i)
        for_each_side(board_.at(part[i]).occupied(), [&, c = part[i]](unsigned side) {
          if (seen.insert(neighbor(c, side))) part.push_back(neighbor(c, side));
        });
      parts.push_back(part);
    });
    return parts;
  }

  Explanation as(Bug bug) {
    if (bug == Bug::Beetle) return as_beetle(0);
    if (occupied()) return {Reason::Occupied, stack_of(board_, *to_), {to_hex_}};
    if (bug == Bug::Grasshopper) return as_grasshopper();
    if (bug == Bug::Ladybug) return as_ladybug();
    const unsigned limit = bug == Bug::Ant ? 0 : bug == Bug::Spider ? 3 : 1;
    if (limit == 1) {
      if (Explanation e = too_far(1); !e.legal()) return e;
      return one_step(0);
    }
    if (away_from_rest()) return {Reason::AwayFromHive};
    const std::vector<Cell> way = slide_path(board_, from(), *to_);
    if (way.empty()) return no_way_round();
    return {Reason::WrongSteps, {}, {}, steps(static_cast<int>(way.size()) - 1, static_cast<int>(limit))};
  }

  static Numbers steps(int number, int limit) { return {{"steps", number}, {"limit", limit}}; }

  Explanation too_far(int limit) const {
    const int far = distance(position_.hex_of(piece_), to_hex_);
    if (far <= limit) return {};
    return {Reason::TooFar, {}, {}, steps(far, limit)};
  }

  // Does the cell touch nothing but the moving piece itself?
  bool away_from_rest() {
    if (!to_) return true;
    const Lift lift(board_, from());
    return board_.at(*to_).occupied() == 0;
  }

  unsigned direction() const {
    unsigned d = 0;
    while (neighbor(from(), d) != *to_) ++d;
    return d;
  }

  Explanation gate(Cell c, unsigned d, unsigned level) const {
    const Cell left = neighbor(c, counter_clockwise(d));
    const Cell right = neighbor(c, clockwise(d));
    return {Reason::Gate,
            {board_.at(left).top(), board_.at(right).top()},
            {position_.hex_of(left), position_.hex_of(right)},
            {{"gate", static_cast<int>(std::min(board_.at(left).height(), board_.at(right).height()))},
             {"level", static_cast<int>(level)}}};
  }

  // One step to a neighbouring cell from height `level`, refused: by a gate, or by lack of contact.
  Explanation one_step(unsigned level) const {
    const unsigned target = board_.at(*to_).height();
    if (!passes_gate(board_, from(), direction(), level, target))
      return gate(from(), direction(), std::max(level, target));
    return {Reason::LosesContact};
  }

  Explanation as_beetle(unsigned level) const {
    if (Explanation e = too_far(1); !e.legal()) return e;
    return one_step(level);
  }

  Explanation as_grasshopper() const {
    const Hex way = to_hex_ - position_.hex_of(piece_);
    for (unsigned d = 0; d < kDirections; ++d) {
      const int far = distance(Hex{}, way);
      const Hex step = kHexStep[d];
      if (way != Hex{step.q * far, step.r * far}) continue;
      Hex hex = neighbor(position_.hex_of(piece_), d);
      Cell c = neighbor(from(), d);
      if (board_.at(c).empty()) return {Reason::NothingToJump, {}, {hex}};
      for (; !board_.at(c).empty(); c = neighbor(c, d)) hex = neighbor(hex, d);
      return {Reason::GapInLine, {}, {hex}};
    }
    return {Reason::NotInLine};
  }

  Explanation as_ladybug() {
    if (Explanation e = too_far(3); !e.legal()) return e;
    if (away_from_rest()) return {Reason::AwayFromHive};
    const std::vector<Cell> way = ladybug_path(board_, from(), *to_, /*gates=*/false);
    // Some way over the hive exists, so on that way a gate is shut.
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
      unsigned d = 0;
      while (neighbor(way[i], d) != way[i + 1]) ++d;
      const unsigned left = i == 0 ? 0 : board_.at(way[i]).height();
      const unsigned reached = board_.at(way[i + 1]).height();
      if (!passes_gate(board_, way[i], d, left, reached)) return gate(way[i], d, std::max(left, reached));
    }
    return {Reason::NoWayOver};
  }

  Explanation as_mosquito() {
    const BugSet bugs = copied_bugs(board_, from());
    const std::vector<Piece> around = tops_around(board_, from(), board_.at(from()).occupied());
    if (bugs == 0) return {Reason::NothingToCopy, around};
    if ((bugs & (bugs - 1)) == 0) return as(static_cast<Bug>(std::countr_zero(bugs)));
    if (!occupied() && away_from_rest()) return {Reason::AwayFromHive};
    Explanation e{Reason::CopiesCannot};
    for (const Piece p : around)
      if (bug_of(p) != Bug::Mosquito) e.pieces.push_back(p);
    return e;
  }

  // No slide of any length leads there: gates bar the way, or walls do all round.
  Explanation no_way_round() {
    const Lift lift(board_, from());
    const std::vector<Cell> reached = region({from()});
    // Outwards from the destination, through one gate after another, until the piece's own region is
    // met: the gate that was passed last is the first that the piece would have to pass.
    std::vector<Cell> inside = region({*to_});
    std::vector<Cell> outermost = inside;
    while (!outermost.empty()) {
      std::vector<Cell> beyond;
      for (const Cell c : outermost) {
        Explanation first_gate;
        for_each_side(gates(c), [&](unsigned d) {
          const Cell next = neighbor(c, d);
          if (first_gate.legal() && contains(reached, next)) first_gate = gate(c, d, 0);
          if (!contains(inside, next) && !contains(beyond, next)) beyond.push_back(next);
        });
        if (!first_gate.legal()) return first_gate;
      }
      outermost = region(beyond);
      inside.insert(inside.end(), outermost.begin(), outermost.end());
    }
    Explanation walls{Reason::Enclosed};
    // The smaller of the two is the one that is walled in: the other goes round the hive.
    for (const Cell c : inside.size() <= reached.size() ? inside : reached)
      for (const Piece p : tops_around(board_, c, board_.at(c).occupied()))
        if (!contains(walls.pieces, p)) walls.pieces.push_back(p);
    return walls;
  }

  template <class T>
  static bool contains(const std::vector<T>& all, T one) {
    return std::find(all.begin(), all.end(), one) != all.end();
  }

  // All cells that slides connect with these, they included.
  std::vector<Cell> region(const std::vector<Cell>& starts) const {
    std::vector<Cell> cells;
    CellSet seen;
    for (const Cell c : starts)
      if (seen.insert(c)) cells.push_back(c);
    for (std::size_t i = 0; i < cells.size(); ++i)
      for_each_side(kSlides[board_.at(cells[i]).occupied()], [&, c = cells[i]](unsigned d) {
        if (seen.insert(neighbor(c, d))) cells.push_back(neighbor(c, d));
      });
    return cells;
  }

  // The sides of an empty cell that are gates on the ground.
  Sides gates(Cell c) const {
    const Sides occupied = board_.at(c).occupied();
    return static_cast<Sides>(others(occupied) & turned(occupied) & turned_back(occupied));
  }

  // ---- thrown

  // The player's own pieces beside this one that throw, or would if they had not just been moved.
  std::vector<Piece> throwers_beside() const {
    std::vector<Piece> throwers;
    if (!board_.in_play(piece_)) return throwers;
    for (const Bug bug : {Bug::Pillbug, Bug::Mosquito}) {
      const Piece p = make_piece(us_, bug, 0);
      if (!board_.on_top(p) || board_.at(board_.where(p)).height() != 1) continue;
      if (bug == Bug::Mosquito && (copied_bugs(board_, board_.where(p)) & bit(Bug::Pillbug)) == 0) continue;
      if (distance(position_.hex_of(p), position_.hex_of(piece_)) == 1) throwers.push_back(p);
    }
    return throwers;
  }

  Explanation throw_of_opponent() const {
    const std::vector<Piece> beside = throwers_beside();
    if (piece_ == board_.just_moved()) return {Reason::JustMoved, {piece_}};
    if (board_.at(from()).height() > 1) return {Reason::InStack, stack_of(board_, from())};
    if (to_ == from()) return {Reason::SameCell};
    if (Explanation e = one_hive(); !e.legal()) return e;
    if (occupied()) return {Reason::Occupied, stack_of(board_, *to_), {to_hex_}};
    std::vector<Piece> reaching;
    for (const Piece p : beside)
      if (distance(position_.hex_of(p), to_hex_) == 1) reaching.push_back(p);
    if (reaching.empty()) return {Reason::BeyondThrower, beside};
    Explanation barred{Reason::ThrowerJustMoved, {reaching.front()}};
    for (const Piece p : reaching) {
      if (p == board_.just_moved()) continue;
      const Cell thrower = board_.where(p);
      for (unsigned d = 0; d < kDirections; ++d)
        if ((neighbor(thrower, d) == from() || neighbor(thrower, d) == *to_) &&
            !passes_gate(board_, thrower, d, 1, 0))
          barred = gate(thrower, d, 1);
    }
    return barred;
  }

  Position& position_;
  Board& board_;
  Piece piece_;
  Hex to_hex_;
  std::optional<Cell> to_;
  Color us_;
};

}  // namespace

Explanation explain(Position& position, Piece piece, Hex to) {
  if (position.is_legal({piece, to})) return {};
  Explanation explanation = MoveExplainer(position, piece, to).explain();
  assert(!explanation.legal());
  return explanation;
}

Explanation explain_pass(Position& position) {
  Board& board = position.board();
  if (position.is_legal({})) return {};
  if (board.is_over()) return {Reason::GameOver};
  return {Reason::PassNotAllowed, {}, {}, {{"moves", static_cast<int>(count_moves(board))}}};
}

}  // namespace skep
