#include "advice.h"

#include <array>

#include "move_facts.h"

namespace skep {
namespace {

// A queen with as few free sides as these is in danger.
constexpr unsigned kNarrow = 2;
// For three turns the queen may wait without a warning.
constexpr unsigned kQuietPlies = 6;

constexpr Piece queen_of(Color c) { return make_piece(c, Bug::Queen, 0); }

// What the legal moves of a player can do to the other queen.
struct Reach {
  bool wins = false;   // surround it
  bool fills = false;  // take a free side away
};

Reach reach_of(Position& position, Color player) {
  const Piece queen = queen_of(opponent(player));
  if (!position.board().in_play(queen)) return {};
  const unsigned free = free_sides(position.board(), queen);
  const GameState win = win_of(player);
  Board& board = position.board();
  Reach reach;
  for (const Move m : position.legal_moves()) {
    board.play(m);
    reach.wins |= board.state() == win;
    reach.fills |= free_sides(board, queen) < free;
    board.undo();
  }
  return reach;
}

PlayerAdvice about_queen(Advice kind, unsigned free) { return {kind, static_cast<int>(free)}; }

}  // namespace

std::string_view name_of(Advice advice) {
  constexpr std::array<std::string_view, kAdvices> kNames = {
      "wait", "first", "queen", "queen-due", "pass", "win", "danger", "ant", "fill", "build"};
  return kNames[static_cast<unsigned>(advice)];
}

PlayerAdvice advise(Position& position, Color player) {
  const Board& board = position.board();
  if (board.turn() != player) return {Advice::Wait};
  const Piece own = queen_of(player);
  if (!board.in_play(own)) {
    if (board.ply() < 2) return {Advice::First};
    return {board.ply() < kQuietPlies ? Advice::Queen : Advice::QueenDue};
  }
  if (position.legal_moves().front().is_pass()) return {Advice::Pass};
  const Reach reach = reach_of(position, player);
  if (reach.wins) return {Advice::Win};
  if (const unsigned free = free_sides(board, own); free <= kNarrow) return about_queen(Advice::Danger, free);
  if (board.placed(player, Bug::Ant) == 0) return {Advice::Ant};
  if (reach.fills) return about_queen(Advice::Fill, free_sides(board, queen_of(opponent(player))));
  return {Advice::Build};
}

}  // namespace skep
