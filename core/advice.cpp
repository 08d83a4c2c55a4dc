#include "advice.h"

#include <algorithm>
#include <array>

namespace skep {
namespace {

// A queen with as few free sides as these is in danger.
constexpr unsigned kNarrow = 2;
// Until this turn the queen may wait without a warning.
constexpr unsigned kLastQuietTurn = 3;

constexpr Piece queen_of(Color c) { return make_piece(c, Bug::Queen, 0); }

unsigned free_sides(const Board& board, Piece p) {
  return kSideCount[others(board.at(board.where(p)).occupied())];
}

// Does `is_wanted` hold on the board after one of the legal moves?
template <class Test> bool can_reach(Position& position, Test is_wanted) {
  Board board = position.board();
  const std::vector<Move>& moves = position.legal_moves();
  return std::any_of(moves.begin(), moves.end(), [&](Move m) {
    board.play(m);
    const bool found = is_wanted(board);
    board.undo();
    return found;
  });
}

bool has_ant(const Board& board, Color color) {
  for (unsigned n = 0; n < kPiecesPerPlayer; ++n) {
    const Piece p = static_cast<Piece>((index(color) << 4) | n);
    if (bug_of(p) == Bug::Ant && board.in_play(p)) return true;
  }
  return false;
}

PlayerAdvice advise_on_attack(Position& position, Color player) {
  const Board& board = position.board();
  if (!has_ant(board, player)) return {Advice::Ant};
  const Piece queen = queen_of(opponent(player));
  if (!board.in_play(queen)) return {Advice::Build};
  const unsigned free = free_sides(board, queen);
  if (can_reach(position, [&](const Board& after) { return free_sides(after, queen) < free; })) {
    return {Advice::Fill, free};
  }
  return {Advice::Build};
}

}  // namespace

std::string_view name_of(Advice advice) {
  constexpr std::array<std::string_view, kAdvices> kNames = {
      "wait", "first", "queen", "queen-due", "pass", "win", "danger", "ant", "fill", "build"};
  return kNames[static_cast<unsigned>(advice)];
}

PlayerAdvice advise(Position position, Color player) {
  const Board& board = position.board();
  if (board.turn() != player) return {Advice::Wait};
  const Piece own = queen_of(player);
  if (!board.in_play(own)) {
    const unsigned turn = board.ply() / 2 + 1;
    if (turn == 1) return {Advice::First};
    return {turn <= kLastQuietTurn ? Advice::Queen : Advice::QueenDue};
  }
  if (position.legal_moves().front().is_pass()) return {Advice::Pass};
  const GameState win = win_of(player);
  if (can_reach(position, [&](const Board& after) { return after.state() == win; })) return {Advice::Win};
  if (const unsigned free = free_sides(board, own); free <= kNarrow) return {Advice::Danger, free};
  return advise_on_attack(position, player);
}

}  // namespace skep
