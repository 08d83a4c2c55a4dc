#include "position.h"

#include <algorithm>
#include <cassert>

#include "setup.h"

namespace skep {

namespace {

std::vector<Board::PieceOnCell> by_level(const Setup& setup) {
  std::vector<Board::PieceOnCell> pieces;
  for (unsigned level = 0; pieces.size() < setup.pieces.size(); ++level)
    for (const SetupPiece& each : setup.pieces)
      if (each.level == level) pieces.push_back({each.piece, cell_of(each.hex)});
  return pieces;
}

}  // namespace

Position::Position(const Setup& setup)
    : board_(setup.rules, setup.ply, setup.just_moved, by_level(setup)) {
  for (const SetupPiece& each : setup.pieces) hexes_[each.piece] = each.hex;
}

Hex Position::hex_of(Cell c) const {
  const CellState& s = board_.at(c);
  if (!s.empty()) return hexes_[s.top()];
  if (s.occupied() == 0) {
    assert(board_.ply() == 0 && c == kOrigin);
    return {};
  }
  const unsigned d = lowest(s.occupied());
  return neighbor(hexes_[board_.at(neighbor(c, d)).top()], opposite(d));
}

std::optional<Cell> Position::find(Hex h) const {
  const Cell c = cell_of(h);
  const bool near_hive =
      !board_.at(c).empty() || board_.at(c).occupied() != 0 || (board_.ply() == 0 && c == kOrigin);
  if (!near_hive || hex_of(c) != h) return std::nullopt;
  return c;
}

HexMove Position::on_table(Move m) const {
  if (m.is_pass()) return {};
  return {m.piece(), hex_of(m.to())};
}

std::optional<Move> Position::on_grid(HexMove m) const {
  if (m.is_pass()) return Move::pass();
  const std::optional<Cell> cell = find(m.to);
  if (!cell) return std::nullopt;
  return Move(m.piece, *cell);
}

const std::vector<Move>& Position::legal_moves() {
  if (!knows_legal_moves_) {
    MoveList moves;
    generate_moves(board_, moves);
    legal_moves_.assign(moves.begin(), moves.end());
    knows_legal_moves_ = true;
    ++generations_;
  }
  return legal_moves_;
}

bool Position::is_legal(HexMove m) {
  const std::optional<Move> wanted = on_grid(m);
  if (!wanted) return false;
  const std::vector<Move>& moves = legal_moves();
  return std::find(moves.begin(), moves.end(), *wanted) != moves.end();
}

bool Position::is_playable(HexMove m) const {
  if (m.is_pass()) return true;
  const Piece p = m.piece;
  if (p >= kPieceIds || (p & 15u) >= kPiecesPerPlayer || (board_.rules().bugs & bit(bug_of(p))) == 0) return false;
  const std::optional<Cell> to = find(m.to);
  if (!to) return false;
  const CellState& target = board_.at(*to);
  if (!board_.in_play(p)) return target.empty() && number_of(p) == board_.placed(color_of(p), bug_of(p));
  const Cell from = board_.where(p);
  if (!board_.on_top(p) || from == *to) return false;
  if (!target.empty()) {
    constexpr BugSet kClimbers = bit(Bug::Beetle) | bit(Bug::Mosquito);
    if ((kClimbers & bit(bug_of(p))) == 0) return false;
  }
  if (board_.at(from).height() > 1) return true;
  if (board_.is_pinned(from)) return false;
  if (!target.empty()) return true;
  Sides touched = target.occupied();
  for (unsigned d = 0; d < kDirections; ++d)
    if (neighbor(*to, d) == from) touched = static_cast<Sides>(touched & ~side(d));
  return touched != 0;
}

void Position::play(HexMove m) {
  const std::optional<Move> move = on_grid(m);
  assert(move);
  left_.push_back(m.is_pass() ? Hex{} : hexes_[m.piece]);
  moves_.push_back(m);
  board_.play(*move);
  knows_legal_moves_ = false;
  if (!m.is_pass()) hexes_[m.piece] = m.to;
}

void Position::undo() {
  const HexMove m = moves_.back();
  if (!m.is_pass()) hexes_[m.piece] = left_.back();
  moves_.pop_back();
  left_.pop_back();
  board_.undo();
  knows_legal_moves_ = false;
}

HexMove Position::move_at(std::size_t index) const { return moves_[index]; }

}  // namespace skep
