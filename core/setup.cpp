#include "setup.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <tuple>

#include "position.h"

namespace skep {
namespace {

bool can_climb(Piece p) { return bug_of(p) == Bug::Beetle || bug_of(p) == Bug::Mosquito; }

// Checks one set-up; every check rests on those before it.
class Checker {
 public:
  explicit Checker(const Setup& setup) : setup_(setup) {}

  SetupProblem check() {
    using Check = SetupProblem (Checker::*)();
    constexpr Check kChecks[] = {&Checker::bugs,  &Checker::twice,  &Checker::numbers, &Checker::stacks,
                                 &Checker::parts, &Checker::turns,  &Checker::queens,  &Checker::just_moved};
    for (const Check each : kChecks)
      if (SetupProblem problem = (this->*each)(); !problem.possible()) return problem;
    return {};
  }

 private:
  SetupProblem bugs() {
    for (const SetupPiece& each : setup_.pieces)
      if ((setup_.rules.bugs & bit(bug_of(each.piece))) == 0)
        return {SetupFault::NotInGame, {each.piece}, {each.hex}};
    return {};
  }

  SetupProblem twice() {
    for (const SetupPiece& each : setup_.pieces) {
      if (const SetupPiece* other = where_[each.piece])
        return {SetupFault::PieceTwice, {each.piece}, {other->hex, each.hex}};
      where_[each.piece] = &each;
    }
    return {};
  }

  SetupProblem numbers() {
    for (const SetupPiece& each : setup_.pieces) {
      const Piece earlier = static_cast<Piece>(each.piece - 1);
      if (number_of(each.piece) > 0 && where_[earlier] == nullptr)
        return {SetupFault::OutOfOrder, {each.piece, earlier}, {each.hex}};
    }
    return {};
  }

  SetupProblem stacks() {
    for (const SetupPiece& each : setup_.pieces)
      for (const SetupPiece& other : setup_.pieces)
        if (&each < &other && each.hex == other.hex && each.level == other.level)
          return {SetupFault::SamePlace, {each.piece, other.piece}, {each.hex}};
    for (const SetupPiece& each : setup_.pieces) {
      if (each.level == 0) continue;
      if (at(each.hex, each.level - 1) == nullptr)
        return {SetupFault::NothingBeneath, {each.piece}, {each.hex}};
    }
    for (const SetupPiece& each : setup_.pieces)
      if (each.level > 0 && !can_climb(each.piece))
        return {SetupFault::CannotClimb, {each.piece}, {each.hex}};
    return {};
  }

  SetupProblem parts() {
    std::vector<std::vector<Hex>> all;
    for (const SetupPiece& each : setup_.pieces) {
      const auto has = [&](const std::vector<Hex>& part) {
        return std::find(part.begin(), part.end(), each.hex) != part.end();
      };
      if (std::none_of(all.begin(), all.end(), has)) all.push_back(part_from(each.hex));
    }
    if (all.size() < 2) return {};
    const auto largest = std::max_element(
        all.begin(), all.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    SetupProblem problem{SetupFault::TwoHives};
    for (auto part = all.begin(); part != all.end(); ++part) {
      if (part == largest) continue;
      for (const Hex h : *part) {
        problem.cells.push_back(h);
        for (unsigned level = 0; const SetupPiece* each = at(h, level); ++level)
          problem.pieces.push_back(each->piece);
      }
    }
    return problem;
  }

  SetupProblem turns() {
    for (unsigned c = 0; c < kColors; ++c) {
      const std::vector<Piece> pieces = pieces_of(static_cast<Color>(c));
      if (pieces.size() > turns_taken(static_cast<Color>(c))) return {SetupFault::TooEarly, pieces};
    }
    for (unsigned c = 0; c < kColors; ++c)
      if (turns_taken(static_cast<Color>(c)) > 0 && pieces_of(static_cast<Color>(c)).empty())
        return {SetupFault::NoFirstPiece};
    return {};
  }

  SetupProblem queens() {
    constexpr unsigned kQueenTurn = 4;
    for (unsigned c = 0; c < kColors; ++c) {
      const Color color = static_cast<Color>(c);
      const Piece queen = make_piece(color, Bug::Queen, 0);
      const std::vector<Piece> pieces = pieces_of(color);
      if (where_[queen] != nullptr) {
        if (setup_.rules.opening == Opening::Tournament && pieces.size() == 1)
          return {SetupFault::QueenFirstTurn, {queen}, {where_[queen]->hex}};
        continue;
      }
      if (turns_taken(color) >= kQueenTurn) return {SetupFault::QueenDue, {queen}};
      for (const Piece p : pieces)
        if (where_[p]->level > 0) return {SetupFault::QueenNotPlaced, {p, queen}, {where_[p]->hex}};
    }
    return {};
  }

  SetupProblem just_moved() {
    const Piece p = setup_.just_moved;
    if (p == kNoPiece) return {};
    const SetupPiece* moved = where_[p];
    if (moved == nullptr) return {SetupFault::JustMovedNotInPlay, {p}};
    if (at(moved->hex, moved->level + 1) != nullptr)
      return {SetupFault::JustMovedCovered, {p}, {moved->hex}};
    const Color turn = setup_.ply % 2 == 0 ? Color::White : Color::Black;
    if (color_of(p) == turn && !can_have_been_thrown(*moved, opponent(turn)))
      return {SetupFault::JustMovedNotThrown, {p}, {moved->hex}};
    return {};
  }

  // A throw ends on the ground, beside the thrower, which lies alone (RULES 9.3 to 9.7).
  bool can_have_been_thrown(const SetupPiece& moved, Color by) const {
    if (moved.level > 0 || (setup_.rules.bugs & bit(Bug::Pillbug)) == 0) return false;
    for (unsigned d = 0; d < kDirections; ++d) {
      const SetupPiece* thrower = at(neighbor(moved.hex, d), 0);
      if (thrower == nullptr || color_of(thrower->piece) != by) continue;
      const Bug bug = bug_of(thrower->piece);
      if (bug == Bug::Pillbug || bug == Bug::Mosquito) return true;
    }
    return false;
  }

  const SetupPiece* at(Hex h, unsigned level) const {
    for (const SetupPiece& each : setup_.pieces)
      if (each.hex == h && each.level == level) return &each;
    return nullptr;
  }

  std::vector<Hex> part_from(Hex start) const {
    std::vector<Hex> part{start};
    for (std::size_t i = 0; i < part.size(); ++i)
      for (unsigned d = 0; d < kDirections; ++d) {
        const Hex h = neighbor(part[i], d);
        if (at(h, 0) != nullptr && std::find(part.begin(), part.end(), h) == part.end()) part.push_back(h);
      }
    return part;
  }

  std::vector<Piece> pieces_of(Color color) const {
    std::vector<Piece> pieces;
    for (const SetupPiece& each : setup_.pieces)
      if (color_of(each.piece) == color) pieces.push_back(each.piece);
    return pieces;
  }

  unsigned turns_taken(Color c) const { return (setup_.ply + (c == Color::White ? 1 : 0)) / 2; }

  const Setup& setup_;
  std::array<const SetupPiece*, kPieceIds> where_{};
};

}  // namespace

std::string_view name_of(SetupFault fault) {
  switch (fault) {
    case SetupFault::None: return "";
    case SetupFault::Malformed: return "malformed";
    case SetupFault::UnknownGameType: return "unknown_game_type";
    case SetupFault::UnknownPiece: return "unknown_piece";
    case SetupFault::TooMany: return "too_many";
    case SetupFault::NotInGame: return "not_in_game";
    case SetupFault::PieceTwice: return "piece_twice";
    case SetupFault::OutOfOrder: return "out_of_order";
    case SetupFault::SamePlace: return "same_place";
    case SetupFault::NothingBeneath: return "nothing_beneath";
    case SetupFault::CannotClimb: return "cannot_climb";
    case SetupFault::TwoHives: return "two_hives";
    case SetupFault::TooEarly: return "too_early";
    case SetupFault::NoFirstPiece: return "no_first_piece";
    case SetupFault::QueenDue: return "queen_due";
    case SetupFault::QueenFirstTurn: return "queen_first_turn";
    case SetupFault::QueenNotPlaced: return "queen_not_placed";
    case SetupFault::JustMovedNotInPlay: return "just_moved_not_in_play";
    case SetupFault::JustMovedCovered: return "just_moved_covered";
    case SetupFault::JustMovedNotThrown: return "just_moved_not_thrown";
  }
  return "";
}

SetupProblem check_setup(const Setup& setup) { return Checker(setup).check(); }

Setup setup_of(const Position& position) {
  const Board& board = position.board();
  Setup setup{board.rules(), board.ply(), board.just_moved()};
  for (unsigned id = 0; id < kPieceIds; ++id) {
    const Piece p = static_cast<Piece>(id);
    if (board.in_play(p)) setup.pieces.push_back({p, position.hex_of(p), board.level(p)});
  }
  const auto place = [](const SetupPiece& each) { return std::tuple(each.hex.r, each.hex.q, each.level); };
  std::sort(setup.pieces.begin(), setup.pieces.end(),
            [&](const SetupPiece& a, const SetupPiece& b) { return place(a) < place(b); });
  return setup;
}

Setup start_of(const Position& position) {
  if (position.board().ply() == position.board().played()) return {position.board().rules()};
  Position start = position;
  while (start.board().played() > 0) start.undo();
  return setup_of(start);
}

Position transformed(const Position& position, Symmetry symmetry) {
  Setup start = start_of(position);
  for (SetupPiece& each : start.pieces) each.hex = symmetry(each.hex);
  Position result(start);
  for (std::size_t i = 0; i < position.board().played(); ++i) {
    HexMove move = position.move_at(i);
    if (!move.is_pass()) move.to = symmetry(move.to);
    result.play(move);
  }
  return result;
}

}  // namespace skep
