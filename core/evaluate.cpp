#include "evaluate.h"

#include <algorithm>

namespace skep {
namespace {

// Calls count(feature, times) for the state of each of a player's pieces.
template <class Count>
void count_pieces(const Board& board, Color us, Count&& count) {
  const Cell target = board.where(make_piece(opponent(us), Bug::Queen, 0));
  for (unsigned i = 0; i < kPiecesPerPlayer; ++i) {
    const Piece p = static_cast<Piece>((index(us) << 4) | i);
    const Bug bug = bug_of(p);
    if ((board.rules().bugs & bit(bug)) == 0) continue;
    if (!board.in_play(p)) {
      count(kInHand + index(bug), 1);
      continue;
    }
    const Cell c = board.where(p);
    const CellState& s = board.at(c);
    if (s.top() != p) {
      count(kCovered + index(bug), 1);
    } else if (s.height() > 1) {
      count(kFree + index(bug), 1);
      count(c == target ? kOnQueen : kClimbed, 1);
    } else {
      const bool slides_only = bug == Bug::Queen || bug == Bug::Ant || bug == Bug::Spider;
      const bool stuck = (slides_only && kSlides[s.occupied()] == 0) || board.is_pinned(c);
      count((stuck ? kPinned : kFree) + index(bug), 1);
      if (!stuck && target != kNowhere && adjacent(c, target)) count(kBesideQueen, 1);
    }
  }
}

// The same for the neighbourhood of a player's queen.
template <class Count>
void count_queen(const Board& board, Color us, Count&& count) {
  const Piece queen = make_piece(us, Bug::Queen, 0);
  if (!board.in_play(queen)) return;
  const Cell c = board.where(queen);
  const Sides occupied = board.at(c).occupied();
  count(kCrowding + kSideCount[occupied], 1);
  for_each_side(others(occupied), [&](unsigned d) {
    if (kSlides[board.at(neighbor(c, d)).occupied()] == 0) count(kClosedSides, 1);
  });
  for_each_side(board.at(c).showing(us), [&](unsigned d) {
    const CellState& s = board.at(neighbor(c, d));
    if (s.height() > 1 || !board.is_pinned(neighbor(c, d))) count(kLeavingNeighbor, 1);
    if (s.top() == make_piece(us, Bug::Pillbug, 0) && board.at(c).height() == 1 &&
        s.occupied() != kAllSides && !board.is_pinned(c))
      count(kGuard, 1);
  });
}

// The same for the cells beside the opponent's queen where the player may place a piece.
template <class Count>
void count_drops(const Board& board, Color us, Count&& count) {
  const Piece target = make_piece(opponent(us), Bug::Queen, 0);
  if (!board.in_play(target) || board.hand(us) == 0) return;
  const Cell c = board.where(target);
  for_each_side(others(board.at(c).occupied()), [&](unsigned d) {
    const CellState& s = board.at(neighbor(c, d));
    if (s.showing(us) != 0 && s.showing(opponent(us)) == 0) count(kDropsBesideQueen, 1);
  });
}

template <class Count>
void count_side(const Board& board, Color us, Count&& count) {
  count_pieces(board, us, count);
  count_queen(board, us, count);
  count_drops(board, us, count);
  count(kPlacements, static_cast<int>(std::min(board.rim().placements(us), kPlacementsCounted)));
}

}  // namespace

int evaluate(const Board& board) {
  int score = kWeights[kTempo];
  const Color us = board.turn();
  count_side(board, us, [&](std::size_t f, int times) { score += times * kWeights[f]; });
  count_side(board, opponent(us), [&](std::size_t f, int times) { score -= times * kWeights[f]; });
  return score;
}

std::array<int, kFeatures> features(const Board& board) {
  std::array<int, kFeatures> counts{};
  counts[kTempo] = 1;
  const Color us = board.turn();
  count_side(board, us, [&](std::size_t f, int times) { counts[f] += times; });
  count_side(board, opponent(us), [&](std::size_t f, int times) { counts[f] -= times; });
  return counts;
}

}  // namespace skep
