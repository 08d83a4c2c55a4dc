// A position on the unbounded table: the board, with every piece's true hex beside its cell.
//
// The grid wraps round, so a cell alone does not tell where a piece lies. The first piece is put on
// (0, 0), and every piece after it lands beside or on another whose hex is known; so hexes are carried
// along move by move, and stay true however far the hive moves. Always cell_of(hex) == cell.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "board.h"
#include "hex.h"
#include "movegen.h"

namespace skep {

// A move on the table: which piece goes to which hex. A pass moves no piece.
struct HexMove {
  Piece piece = kNoPiece;
  Hex to{};

  bool is_pass() const { return piece == kNoPiece; }
  friend constexpr auto operator<=>(const HexMove&, const HexMove&) = default;
};

struct Setup;

class Position {
 public:
  explicit Position(Rules rules) : board_(rules) {}
  // A position that was set up (setup.h), which must be possible.
  explicit Position(const Setup& setup);

  const Board& board() const { return board_; }
  // For generating: it lifts pieces, and puts them back.
  Board& board() { return board_; }

  // The hex of a piece in play.
  Hex hex_of(Piece p) const { return hexes_[p]; }
  // The hex of a cell that is occupied or on the rim (or the first cell of all).
  Hex hex_of(Cell c) const;
  // The cell of a hex that is occupied or on the rim; nothing if the hex is farther away.
  std::optional<Cell> find(Hex h) const;
  HexMove on_table(Move m) const;
  // The move on the grid; nothing if no cell near the hive is meant.
  std::optional<Move> on_grid(HexMove m) const;

  // The legal moves. They are generated when they are first asked for, and kept until the position
  // changes: however often they are asked for, a position generates them once.
  const std::vector<Move>& legal_moves();
  bool is_legal(HexMove m);
  // How often legal moves have been generated, in this position and those before; tests count it.
  std::size_t generations() const { return generations_; }
  // Plays a move, which must be legal.
  void play(HexMove m);
  void undo();
  // Can the core carry out this move without losing its bearings? That is less than legal: the piece can be
  // lifted, the hive stays in one part, and the cell can take it. No moves are generated.
  bool is_playable(HexMove m) const;
  // The moves that were played since the start or the set-up, from 0.
  HexMove move_at(std::size_t index) const;

 private:
  Board board_;
  std::array<Hex, kPieceIds> hexes_{};
  std::vector<Hex> left_;  // for each ply, the hex its piece came from
  std::vector<HexMove> moves_;
  std::vector<Move> legal_moves_;
  bool knows_legal_moves_ = false;
  std::size_t generations_ = 0;
};

}  // namespace skep
