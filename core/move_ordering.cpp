#include "move_ordering.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace skep {
namespace {

constexpr std::int32_t kTableMove = 1 << 28;
constexpr std::int32_t kQueenAttack = MovePicker::kTactical + 4000;
constexpr std::int32_t kFirstKiller = 1 << 20;
constexpr std::int32_t kSecondKiller = (1 << 20) - 1;
constexpr std::int32_t kCounterMove = 1 << 19;

// History scores move towards +-kMaxHistory and never pass it.
constexpr std::int32_t kMaxHistory = 16'384;
constexpr std::int32_t history_bonus(int depth) { return std::min(depth * depth, 400); }

bool beside(Cell a, Cell b) { return a != kNowhere && b != kNowhere && adjacent(a, b); }

}  // namespace

void MovePicker::select(std::size_t i) {
  std::size_t best = i;
  for (std::size_t j = i + 1; j < moves_.size(); ++j)
    if (scores_[j] > scores_[best]) best = j;
  std::swap(scores_[i], scores_[best]);
  const Move swapped = moves_[i];
  moves_.set(i, moves_[best]);
  moves_.set(best, swapped);
}

// Sorts by score and then by the move's bits, so that the order is the same everywhere.
void MovePicker::sort_from(std::size_t i) {
  constexpr std::int32_t kOffset = 1 << 30;  // makes every score positive
  std::array<std::uint64_t, MoveList::kCapacity> keys;
  const std::size_t count = moves_.size() - i;
  for (std::size_t j = 0; j < count; ++j)
    keys[j] = (static_cast<std::uint64_t>(scores_[i + j] + kOffset) << 16) | moves_[i + j].bits();
  std::sort(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
  for (std::size_t j = 0; j < count; ++j) {
    scores_[i + j] = static_cast<std::int32_t>(keys[j] >> 16) - kOffset;
    moves_.set(i + j, Move::from_bits(static_cast<std::uint16_t>(keys[j] & 0xFFFF)));
  }
}

MoveOrdering::MoveOrdering(Techniques techniques) : techniques_(techniques) {
  killers_.fill({Move::pass(), Move::pass()});
  for (auto& row : history_) row.fill(0);
  for (auto& row : counter_moves_) row.fill(Move::pass());
}

Move MoveOrdering::counter_move(const Board& board) const {
  if (!techniques_.has(Technique::CounterMoves) || board.played() == 0) return Move::pass();
  const Move last = board.last_move();
  return last.is_pass() ? Move::pass() : counter_moves_[last.piece()][last.to()];
}

void MoveOrdering::score(const Board& board, Move table_move, int ply, MovePicker& picker) const {
  const Color us = board.turn();
  const Cell enemy_queen = board.where(make_piece(opponent(us), Bug::Queen, 0));
  const Cell own_queen = board.where(make_piece(us, Bug::Queen, 0));
  const bool use_history = techniques_.has(Technique::History);
  const bool use_killers = techniques_.has(Technique::Killers);
  const Killers killers = killers_[static_cast<std::size_t>(ply)];
  const Move counter = counter_move(board);
  const MoveList& moves = picker.moves_;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move m = moves[i];
    if (m.is_pass() || m == table_move) {
      picker.scores_[i] = kTableMove;
      continue;
    }
    const Cell from = board.where(m.piece());
    const bool attacks = beside(enemy_queen, m.to()) && !beside(enemy_queen, from);
    const bool frees_queen = beside(own_queen, from) && !beside(own_queen, m.to());
    std::int32_t score = use_history ? history_[m.piece()][m.to()] : 0;
    if (attacks || m.to() == enemy_queen) score += kQueenAttack;
    else if (frees_queen) score += MovePicker::kTactical;
    else if (use_killers && m == killers[0]) score += kFirstKiller;
    else if (use_killers && m == killers[1]) score += kSecondKiller;
    else if (m == counter) score += kCounterMove;
    picker.scores_[i] = score;
  }
}

void MoveOrdering::update_on_cutoff(const Board& board, Move move, int ply, int depth,
                                    const QuietMoves& searched) {
  Killers& killers = killers_[static_cast<std::size_t>(ply)];
  if (killers[0] != move) killers = {move, killers[0]};
  if (board.played() > 0 && !board.last_move().is_pass())
    counter_moves_[board.last_move().piece()][board.last_move().to()] = move;
  const std::int32_t bonus = history_bonus(depth);
  for (const Move m : searched) {
    std::int16_t& h = history_[m.piece()][m.to()];
    const std::int32_t change = m == move ? bonus : -bonus;
    h = static_cast<std::int16_t>(h + change - h * bonus / kMaxHistory);
  }
}

}  // namespace skep
