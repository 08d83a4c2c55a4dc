#include <algorithm>

#include "net.h"

namespace skep {
namespace {

// The distance between two cells, by the difference of their numbers.
constexpr auto kRingOfStep = [] {
  std::array<std::uint8_t, kCells> rings{};
  rings.fill(8);
  for (std::int32_t q = -7; q <= 7; ++q)
    for (std::int32_t r = -7; r <= 7; ++r)
      if (const std::int32_t d = distance({q, r}, {0, 0}); d <= 7)
        rings[cell_of({q, r})] = static_cast<std::uint8_t>(d);
  return rings;
}();
constexpr unsigned kNoRing = 9;

unsigned ring(Cell from, Cell queen) {
  if (queen == kNowhere) return kNoRing;
  return kRingOfStep[wrap(static_cast<unsigned>(from) - static_cast<unsigned>(queen))];
}

bool only_slides(Bug bug) { return bug == Bug::Queen || bug == Bug::Ant || bug == Bug::Spider; }

PieceState state_of(const Board& board, Piece p, bool& pinned) {
  if (!board.in_play(p)) return PieceState::InHand;
  const Cell c = board.where(p);
  const CellState& s = board.at(c);
  if (s.top() != p) return PieceState::Covered;
  if (s.height() > 1) return PieceState::OnTop;
  pinned = board.is_pinned(c);
  const bool stuck = pinned || (only_slides(bug_of(p)) && kSlides[s.occupied()] == 0);
  return stuck ? PieceState::Stuck : PieceState::Free;
}

using Pinned = std::array<bool, kPieceIds>;

// Fills counts 0 to 3 of NetInputs::counts: those of a player's queen.
void count_queen(const Board& board, Color us, const Pinned& pinned, std::int8_t* counts) {
  const Piece queen = make_piece(us, Bug::Queen, 0);
  if (!board.in_play(queen)) return;
  const Cell c = board.where(queen);
  const CellState& s = board.at(c);
  counts[0] = static_cast<std::int8_t>(kSideCount[s.occupied()]);
  for_each_side(s.showing(us), [&](unsigned d) {
    const CellState& beside = board.at(neighbor(c, d));
    if (beside.height() > 1 || !pinned[beside.top()]) ++counts[1];
    if (beside.top() == make_piece(us, Bug::Pillbug, 0) && s.height() == 1 &&
        beside.occupied() != kAllSides && !pinned[queen])
      ++counts[3];
  });
  for_each_side(others(s.occupied()), [&](unsigned d) {
    if (kSlides[board.at(neighbor(c, d)).occupied()] == 0) ++counts[2];
  });
}

// Counts the free cells beside the opponent's queen where the player may place a piece.
std::int8_t count_drops(const Board& board, Color us) {
  const Piece target = make_piece(opponent(us), Bug::Queen, 0);
  if (!board.in_play(target) || board.hand(us) == 0) return 0;
  const Cell c = board.where(target);
  std::int8_t drops = 0;
  for_each_side(others(board.at(c).occupied()), [&](unsigned d) {
    const CellState& s = board.at(neighbor(c, d));
    if (s.showing(us) != 0 && s.showing(opponent(us)) == 0) ++drops;
  });
  return drops;
}

void count_side(const Board& board, Color us, const Pinned& pinned, std::int8_t* counts) {
  count_queen(board, us, pinned, counts);
  counts[4] = count_drops(board, us);
  counts[5] = static_cast<std::int8_t>(std::min(board.rim().placements(us), 12u));
  counts[7] = static_cast<std::int8_t>(std::clamp(board.holes(), 0, 3));
}

}  // namespace

NetInputs net_inputs(const Board& board) {
  NetInputs inputs;
  inputs.counts.fill(0);
  const Color us = board.turn();
  const Cell home = board.where(make_piece(us, Bug::Queen, 0));
  const Cell target = board.where(make_piece(opponent(us), Bug::Queen, 0));
  Pinned pinned{};
  for (unsigned side = 0; side < kColors; ++side) {
    const Color color = side == 0 ? us : opponent(us);
    for (unsigned i = 0; i < kPiecesPerPlayer; ++i) {
      const Piece p = static_cast<Piece>((index(color) << 4) | i);
      const Bug bug = bug_of(p);
      if ((board.rules().bugs & bit(bug)) == 0) continue;
      const PieceState state = state_of(board, p, pinned[p]);
      if (state == PieceState::Free || state == PieceState::OnTop)
        ++inputs.counts[side * kNetCountsPerSide + 6];
      const bool in_hand = state == PieceState::InHand;
      const unsigned to_home = in_hand ? kNoRing : ring(board.where(p), home);
      const unsigned to_target = in_hand ? kNoRing : ring(board.where(p), target);
      const unsigned bug_and_state = index(bug) * kNetStates + static_cast<unsigned>(state);
      const unsigned seen_by_us = side * kBugs * kNetStates + bug_and_state;
      const unsigned seen_by_them = (1 - side) * kBugs * kNetStates + bug_and_state;
      inputs.own[inputs.pieces] =
          static_cast<std::uint16_t>((seen_by_us * kNetRings + to_home) * kNetRings + to_target);
      inputs.other[inputs.pieces] =
          static_cast<std::uint16_t>((seen_by_them * kNetRings + to_target) * kNetRings + to_home);
      ++inputs.pieces;
    }
  }
  count_side(board, us, pinned, inputs.counts.data());
  count_side(board, opponent(us), pinned, inputs.counts.data() + kNetCountsPerSide);
  return inputs;
}

}  // namespace skep
