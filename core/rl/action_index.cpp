#include "rl/action_index.h"

#include <algorithm>
#include <cassert>

namespace skep {
namespace {

// By the difference of two neighbouring cells: the direction from the second to the first.
constexpr auto kDirectionOfStep = [] {
  std::array<std::uint8_t, kCells> table{};
  for (unsigned d = 0; d < kDirections; ++d) table[kStep[d]] = static_cast<std::uint8_t>(d);
  return table;
}();

unsigned direction_to(Cell from, Cell to) {
  return kDirectionOfStep[wrap(static_cast<unsigned>(to) - static_cast<unsigned>(from))];
}

// Which reference comes first, by the colour of the side to move: version 1 of the action index.
constexpr auto kReferenceRank = [] {
  std::array<std::array<std::uint8_t, kPieceIds>, kColors> table{};
  for (unsigned c = 0; c < kColors; ++c)
    for (unsigned p = 0; p < kPieceIds; ++p)
      table[c][p] = static_cast<std::uint8_t>(
          reference_number(static_cast<Piece>(p), static_cast<Color>(c)));
  return table;
}();

// OpenSpiel's number of each piece.
constexpr auto kTile = [] {
  constexpr std::array<std::uint8_t, kPiecesPerPlayer> kOrder = {0, 7, 8, 9, 10, 4, 5, 6, 1, 2, 3, 11, 12, 13};
  std::array<std::uint8_t, kPieceIds> table{};
  for (unsigned c = 0; c < kColors; ++c)
    for (unsigned i = 0; i < kPiecesPerPlayer; ++i)
      table[(c << 4) | i] = static_cast<std::uint8_t>(c * kPiecesPerPlayer + kOrder[i]);
  return table;
}();
constexpr auto kPieceOfTile = [] {
  std::array<Piece, 2 * kPiecesPerPlayer> table{};
  for (unsigned c = 0; c < kColors; ++c)
    for (unsigned i = 0; i < kPiecesPerPlayer; ++i)
      table[kTile[(c << 4) | i]] = static_cast<Piece>((c << 4) | i);
  return table;
}();
constexpr unsigned kOnTop = 6;

// The best reference of an empty cell, and the direction from it to the cell.
struct Reference {
  unsigned rank = 255;
  unsigned direction = 0;
};

// Calls f(piece, direction) for each reference of an empty cell; the piece that moves is lifted.
template <class F>
void for_each_reference(const Board& board, Move move, F&& f) {
  for_each_side(board.at(move.to()).occupied(), [&](unsigned d) {
    Piece p = board.at(neighbor(move.to(), d)).top();
    if (p == move.piece() && (p = board.below(p)) == kNoPiece) return;
    f(p, opposite(d));
  });
}

Reference best_reference(const Board& board, Move move, const std::array<std::uint8_t, kPieceIds>& rank_of) {
  Reference best;
  for_each_reference(board, move, [&](Piece p, unsigned direction) {
    if (rank_of[p] < best.rank) best = {rank_of[p], direction};
  });
  assert(best.rank != 255);
  return best;
}

// The throw of an opponent's piece. A throw comes from a pillbug, or a mosquito beside one, that touches both cells.
Action throw_action(const Board& board, Move move) {
  const Cell from = board.where(move.piece());
  unsigned number = 0;
  for (const Bug bug : {Bug::Pillbug, Bug::Mosquito}) {
    const Piece thrower = make_piece(board.turn(), bug, 0);
    const Cell c = board.where(thrower);
    if (board.on_top(thrower) && adjacent(c, from) && adjacent(c, move.to()))
      return static_cast<Action>(kFirstThrow + (number * kDirections + direction_to(c, from)) * kDirections +
                                 direction_to(c, move.to()));
    ++number;
  }
  assert(false);
  return kPassAction;
}

// 0 for the first beetle, 1 for the second, 2 for the mosquito.
unsigned climber_number(Piece p) { return bug_of(p) == Bug::Mosquito ? 2 : number_of(p); }

Action skep_action(const Board& board, Move move) {
  if (move.is_pass()) return kPassAction;
  const Piece p = move.piece();
  const Color us = board.turn();
  const CellState& target = board.at(move.to());
  if (color_of(p) != us) return throw_action(board, move);
  if (!target.empty())
    return static_cast<Action>(kFirstClimb + climber_number(p) * kReferences +
                               reference_number(target.top(), us));
  if (target.occupied() == 0) return static_cast<Action>(kFirstOpening + index(bug_of(p)));
  const Reference best = best_reference(board, move, kReferenceRank[index(us)]);
  return static_cast<Action>(((p & 15u) * kReferences + best.rank) * kDirections + best.direction);
}

Action open_spiel_number(unsigned tile, unsigned reference, unsigned direction) {
  return static_cast<Action>((tile * kReferences + reference) * 7 + direction);
}

Action open_spiel_action(const Board& board, Move move) {
  if (move.is_pass()) return kOpenSpielPass;
  const unsigned tile = kTile[move.piece()];
  const CellState& target = board.at(move.to());
  if (!target.empty()) return open_spiel_number(tile, kTile[target.top()], kOnTop);
  if (target.occupied() == 0) return open_spiel_number(tile, tile, kOnTop);
  const Reference best = best_reference(board, move, kTile);
  return open_spiel_number(tile, best.rank, best.direction);
}

unsigned transformed_direction(unsigned d, Symmetry symmetry) {
  const Hex to = symmetry(kHexStep[d]);
  unsigned result = 0;
  while (kHexStep[result] != to) ++result;
  return result;
}

}  // namespace

Action action_of(const Board& board, Move move, ActionIndex numbering) {
  return numbering == ActionIndex::Skep ? skep_action(board, move) : open_spiel_action(board, move);
}

std::vector<Action> open_spiel_actions(const Board& board, std::span<const Move> moves) {
  std::vector<Action> actions;
  for (const Move move : moves) {
    if (move.is_pass()) {
      actions.push_back(kOpenSpielPass);
      continue;
    }
    const Piece p = move.piece();
    const unsigned like = board.in_play(p) ? 1 : kBugCount[index(bug_of(p))] - number_of(p);
    const CellState& target = board.at(move.to());
    for (unsigned tile = kTile[p]; tile < kTile[p] + like; ++tile) {
      if (!target.empty()) {
        actions.push_back(open_spiel_number(tile, kTile[target.top()], kOnTop));
      } else if (target.occupied() == 0) {
        actions.push_back(open_spiel_number(tile, tile, kOnTop));
      } else {
        for_each_reference(board, move, [&](Piece reference, unsigned direction) {
          actions.push_back(open_spiel_number(tile, kTile[reference], direction));
        });
      }
    }
  }
  std::sort(actions.begin(), actions.end());
  return actions;
}

std::optional<Move> open_spiel_move(const Board& board, unsigned action) {
  if (action == kOpenSpielPass) return Move::pass();
  if (action > kOpenSpielPass) return std::nullopt;
  const unsigned direction = action % 7;
  const Piece reference = kPieceOfTile[action / 7 % kReferences];
  const Piece tile = kPieceOfTile[action / (7 * kReferences)];
  const Color color = color_of(tile);
  const Bug bug = bug_of(tile);
  if ((board.rules().bugs & bit(bug)) == 0) return std::nullopt;
  Piece piece = tile;
  if (!board.in_play(tile)) {
    if (board.placed(color, bug) >= kBugCount[index(bug)]) return std::nullopt;
    piece = make_piece(color, bug, board.placed(color, bug));
  }
  if (tile == reference) {
    if (direction != kOnTop || board.ply() != 0) return std::nullopt;
    return Move(piece, kOrigin);
  }
  const bool shows = board.on_top(reference) || (board.on_top(piece) && board.below(piece) == reference);
  if (!shows) return std::nullopt;
  const Cell at = board.where(reference);
  if (direction == kOnTop) return Move(piece, at);
  const Cell to = neighbor(at, direction);
  if (!board.at(to).empty()) return std::nullopt;
  return Move(piece, to);
}

Action transformed(Action action, Symmetry symmetry, ActionIndex numbering) {
  if (numbering == ActionIndex::OpenSpiel) {
    const unsigned direction = action % 7u;
    if (action >= kOpenSpielPass || direction == kOnTop) return action;
    return static_cast<Action>(action - direction + transformed_direction(direction, symmetry));
  }
  if (action < kFirstClimb) {
    const unsigned direction = action % kDirections;
    return static_cast<Action>(action - direction + transformed_direction(direction, symmetry));
  }
  if (action < kFirstThrow || action >= kFirstOpening) return action;
  const unsigned number = action - kFirstThrow;
  const unsigned from = transformed_direction(number / kDirections % kDirections, symmetry);
  const unsigned to = transformed_direction(number % kDirections, symmetry);
  const unsigned thrower = number / (kDirections * kDirections);
  return static_cast<Action>(kFirstThrow + (thrower * kDirections + from) * kDirections + to);
}

}  // namespace skep
