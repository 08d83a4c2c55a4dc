#include "evaluate.h"

#include <algorithm>

#include "weights.h"

namespace skep {
namespace {

// What a player's pieces are worth by what they can do.
int material(const Board& board, Color us, BugSet bugs) {
  const Cell target = board.where(make_piece(opponent(us), Bug::Queen, 0));
  int score = 0;
  for (unsigned i = 0; i < kPiecesPerPlayer; ++i) {
    const Piece p = static_cast<Piece>((index(us) << 4) | i);
    const unsigned bug = index(bug_of(p));
    if ((bugs & bit(bug_of(p))) == 0) continue;
    if (!board.in_play(p)) {
      score += kWeights.in_hand[bug];
      continue;
    }
    const Cell c = board.where(p);
    const CellState& s = board.at(c);
    if (s.top() != p) {
      score += kWeights.covered[bug];
    } else if (s.height() > 1) {
      score += kWeights.free[bug] + kWeights.climbed;
      if (c == target) score += kWeights.on_queen;
    } else if (board.is_pinned(c)) {
      score += kWeights.pinned[bug];
    } else {
      const bool boxed_in = (bug == index(Bug::Queen) || bug == index(Bug::Ant)) &&
                            kSlides[s.occupied()] == 0;
      score += boxed_in ? kWeights.pinned[bug] : kWeights.free[bug];
    }
  }
  return score;
}

// How much trouble a player's queen is in.
int danger(const Board& board, Color us) {
  const Piece queen = make_piece(us, Bug::Queen, 0);
  if (!board.in_play(queen)) return 0;
  const Cell c = board.where(queen);
  const Sides occupied = board.at(c).occupied();
  int score = kWeights.crowding[kSideCount[occupied]];
  for_each_side(board.at(c).showing(us), [&](unsigned d) {
    const Cell n = neighbor(c, d);
    if (board.at(n).height() > 1 || !board.is_pinned(n)) score -= kWeights.leaving_neighbor;
    if (board.at(n).top() == make_piece(us, Bug::Pillbug, 0) && board.at(c).height() == 1 &&
        board.at(n).occupied() != kAllSides && !board.is_pinned(c))
      score -= kWeights.guard;
  });
  return score;
}

int side_score(const Board& board, Color us) {
  const int spots = static_cast<int>(board.rim().placements(us));
  return material(board, us, board.rules().bugs) - danger(board, us) +
         kWeights.placement * std::min(spots, kWeights.placements_counted);
}

}  // namespace

int evaluate(const Board& board) {
  const Color us = board.turn();
  return side_score(board, us) - side_score(board, opponent(us)) + kWeights.tempo;
}

}  // namespace skep
