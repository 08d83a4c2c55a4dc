// The board: where every piece is, kept so that moves are generated quickly; playing and undoing moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "grid.h"
#include "move.h"
#include "piece.h"
#include "rules.h"

namespace skep {

// One cell in one 32-bit word, so that one load reads all of it, and a load after a store does not stall:
// ppppp... ....hhhh ...obbbb bbwwwwww
//   w, b  the sides whose neighbouring cell shows white, black on top
//   o     whether there are pieces on the cell
//   h     how many
//   p     the one on top
class CellState {
 public:
  constexpr Sides showing(Color c) const {
    return static_cast<Sides>((bits_ >> shift(c)) & kAllSides);
  }
  constexpr Sides occupied() const { return static_cast<Sides>((bits_ | (bits_ >> 6)) & kAllSides); }
  constexpr bool empty() const { return (bits_ & kOccupied) == 0; }
  // Both colours' sides and whether it is occupied: all that its share in the rim depends on.
  static constexpr unsigned kSituations = 1u << 13;
  constexpr unsigned situation() const { return bits_ & (kSituations - 1); }
  constexpr unsigned height() const { return (bits_ >> 16) & 15; }
  constexpr Piece top() const { return static_cast<Piece>(bits_ >> 27); }

  friend constexpr bool operator==(CellState, CellState) = default;

  constexpr void show(Color c, unsigned d) { bits_ |= 1u << (shift(c) + d); }
  constexpr void hide(Color c, unsigned d) { bits_ &= ~(1u << (shift(c) + d)); }
  constexpr void set_pieces(unsigned height, Piece top) {
    bits_ = (bits_ & kAnySides) | kOccupied | (height << 16) | (static_cast<std::uint32_t>(top) << 27);
  }
  constexpr void clear() { bits_ = (bits_ & kAnySides) | kNoPieces; }

 private:
  static constexpr std::uint32_t kAnySides = 0xFFF;
  static constexpr std::uint32_t kOccupied = 1u << 12;
  static constexpr std::uint32_t kNoPieces = static_cast<std::uint32_t>(kNoPiece) << 27;
  static constexpr unsigned shift(Color c) { return 6 * index(c); }
  std::uint32_t bits_ = kNoPieces;
};
static_assert(sizeof(CellState) == 4);

// The rim is every empty cell that touches the hive. Four counts of it are kept in one word, a byte
// each, so that a change of one cell is one subtraction and one addition. None can pass 255: a hive of
// 28 pieces has a rim of at most 2*28 + 4 = 60 cells (see MoveList).
class RimCounts {
 public:
  constexpr RimCounts() = default;
  // What a cell adds to the counts while it is empty and its neighbours show these colours.
  static constexpr RimCounts of(Sides white, Sides black) {
    const Sides occupied = static_cast<Sides>(white | black);
    std::uint32_t bits = 0;
    if (occupied != 0) bits += 1u;
    if (kArcs[occupied] >= 2) bits += 1u << 8;
    if (white != 0 && black == 0) bits += 1u << 16;
    if (black != 0 && white == 0) bits += 1u << 24;
    return RimCounts(bits);
  }

  constexpr unsigned cells() const { return bits_ & 255; }
  // Cells that touch the hive in two or more separate places: only there can a path along the rim
  // fork or be barred by a gate.
  constexpr unsigned pinches() const { return (bits_ >> 8) & 255; }
  // Cells where that colour may place (RULES 4.3).
  constexpr unsigned placements(Color c) const { return (bits_ >> (16 + 8 * index(c))) & 255; }

  constexpr RimCounts& operator+=(RimCounts o) { bits_ += o.bits_; return *this; }
  constexpr RimCounts& operator-=(RimCounts o) { bits_ -= o.bits_; return *this; }
  friend constexpr bool operator==(RimCounts, RimCounts) = default;

 private:
  explicit constexpr RimCounts(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

// The state of a game as far as the position decides it (RULES 11).
enum class GameState : std::uint8_t { NotStarted, InProgress, Draw, WhiteWins, BlackWins };
inline constexpr unsigned kGameStates = 5;
constexpr GameState win_of(Color c) {
  return c == Color::White ? GameState::WhiteWins : GameState::BlackWins;
}

class Board {
 public:
  struct PieceOnCell {
    Piece piece;
    Cell cell;
  };

  explicit Board(Rules rules);
  // A position that was set up (setup.h): the pieces of a stack from the bottom to the top, after so many
  // plies. It must be possible: nothing is checked.
  Board(Rules rules, unsigned ply, Piece just_moved, const std::vector<PieceOnCell>& pieces);

  const Rules& rules() const { return rules_; }
  Color turn() const { return turn_; }
  // How many plies there have been, those before a set-up included.
  unsigned ply() const { return start_ply_ + played(); }
  // How many of them were played on this board, and can be taken back.
  unsigned played() const { return static_cast<unsigned>(history_.size()); }
  // How many turns that player has had, passes included.
  unsigned turns_taken(Color c) const { return (ply() + (c == Color::White ? 1 : 0)) / 2; }

  const CellState& at(Cell c) const { return cells_[c]; }
  Cell where(Piece p) const { return where_[p]; }
  bool in_play(Piece p) const { return where_[p] != kNowhere; }
  bool on_top(Piece p) const { return in_play(p) && cells_[where_[p]].top() == p; }
  // The piece directly beneath, or kNoPiece.
  Piece below(Piece p) const { return below_[p]; }
  // How many pieces lie beneath.
  unsigned level(Piece p) const;
  // How many of that bug the player has brought into play.
  unsigned placed(Color c, Bug b) const { return placed_[index(c)][index(b)]; }
  // The bugs of which that player holds one or more in hand.
  BugSet hand(Color c) const { return hand_[index(c)]; }
  bool queen_in_play(Color c) const { return in_play(make_piece(c, Bug::Queen, 0)); }
  bool queen_surrounded(Color c) const {
    const Cell queen = where_[make_piece(c, Bug::Queen, 0)];
    return queen != kNowhere && cells_[queen].occupied() == kAllSides;
  }
  GameState state() const;
  bool is_over() const { return queen_surrounded(Color::White) || queen_surrounded(Color::Black); }

  // The piece that the last ply placed, moved or threw (RULES 1.8), or kNoPiece.
  Piece just_moved() const { return just_moved_; }
  // How many pieces stand on other pieces.
  unsigned stacked() const { return stacked_; }
  RimCounts rim() const { return rim_; }
  // In how many places the hive encloses empty cells.
  int holes() const { return 1 - euler_; }
  // Is the only piece on this cell pinned: would the hive fall apart without it (RULES 6.2)? Its cell is
  // then an articulation point of the hive.
  //
  // Lifting a piece whose neighbours form `arcs` arcs leaves arcs - holes + holes' parts, where holes
  // and holes' are counted before and after (Euler's formula: the cell takes 1 - arcs with it). So
  // without holes a piece is pinned exactly when it has two arcs or more; with holes there may be another
  // way round, and the hive must be searched.
  bool is_pinned(Cell c) const {
    const int arcs = kArcs[cells_[c].occupied()];
    if (arcs < 2) return false;
    return arcs > holes() + 1 || falls_apart_without(c);
  }

  // The Zobrist hash of the position as it lies on the grid: stacks, side to move, and the piece just
  // moved where it matters. A hive that lies elsewhere has another one; see key.h for keys that do not.
  std::uint64_t hash() const;

  // Plays a move, which must be legal (debug builds check what they can).
  void play(Move m);
  // Takes back the last ply; there must be one.
  void undo();
  Move last_move() const { return history_.back().move; }
  Move move_at(std::size_t index) const { return history_[index].move; }

  // Recomputes everything that is kept redundantly and compares.
  bool is_consistent() const;

 private:
  friend class Lift;

  struct alignas(32) Undo {  // a power of two, so that counting plies is a shift
    Undo() {}
    std::uint64_t hash;
    RimCounts rim;
    Move move;
    Cell from;
    Piece just_moved;
    std::int8_t euler;
  };

  template <bool kCounting> void put(Piece p, Cell c);
  template <bool kCounting> Cell take(Piece p);
  template <bool kCounting> void occupy(Cell c, Color showing);
  template <bool kCounting> void vacate(Cell c, Color showing);
  template <bool kCounting> void recolor(Cell c, Color showing);
  template <bool kCounting, class F> void change_neighbors(Cell c, Color color, F&& change);
  void count_placed(Piece p);
  bool falls_apart_without(Cell c) const;

  std::array<CellState, kCells> cells_{};
  std::array<Cell, kPieceIds> where_;
  std::array<Piece, kPieceIds> below_;
  std::array<std::array<std::uint8_t, kBugs>, kColors> placed_{};
  std::array<BugSet, kColors> hand_;
  RimCounts rim_;
  std::int8_t euler_ = 0;  // cells - adjacent pairs + triples of the occupied cells: 1 - holes
  std::uint8_t stacked_ = 0;
  Piece just_moved_ = kNoPiece;
  Color turn_ = Color::White;
  Rules rules_;
  unsigned start_ply_ = 0;  // the plies before the set-up
  std::uint64_t hash_ = 0;
  std::vector<Undo> history_;
};

// Takes the only piece of a cell off the board while the object lives, as a player lifts a tile. Only what
// a walk reads changes: the height of the cell and what its neighbours show.
class Lift {
 public:
  Lift(Board& board, Cell c);
  ~Lift();
  Lift(const Lift&) = delete;
  Lift& operator=(const Lift&) = delete;

 private:
  Board& board_;
  Cell cell_;
  Piece piece_;
};

}  // namespace skep
