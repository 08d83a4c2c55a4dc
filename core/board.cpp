#include "board.h"

#include <cassert>

#include "splitmix64.h"

namespace skep {
namespace {

// What a cell adds to the counts of the rim, by CellState::situation(); nothing while it is occupied.
constexpr auto kRimOf = [] {
  std::array<RimCounts, CellState::kSituations> table{};
  for (unsigned w = 0; w < kSideSets; ++w)
    for (unsigned b = 0; b < kSideSets; ++b)
      table[w | (b << 6)] = RimCounts::of(static_cast<Sides>(w), static_cast<Sides>(b));
  return table;
}();

// The n-th Zobrist number.
constexpr std::uint64_t random_bits(std::uint64_t n) { return splitmix64(n * kSplitmixStep); }

// The Zobrist hash is a sum of products, one for each piece: a number for its colour, bug and level times
// a number for its cell. That is as good as a table of 16 * 8 * 1,024 random numbers, and fits the cache.
constexpr unsigned kMaxHeight = 7;  // a bug, four beetles and two mosquitoes (RULES 8.5)
constexpr auto kLevelNumber = [] {
  std::array<std::array<std::uint64_t, kMaxHeight + 1>, kPieceIds> table{};
  for (unsigned p = 0; p < kPieceIds; ++p) {
    const unsigned kind = index(bug_of(static_cast<Piece>(p))) + kBugs * (p >> 4);
    for (unsigned h = 0; h <= kMaxHeight; ++h) table[p][h] = random_bits(64 * kind + h) | 1;
  }
  return table;
}();
constexpr auto kCellNumber = [] {
  std::array<std::uint64_t, kCells> table{};
  for (unsigned c = 0; c < kCells; ++c) table[c] = random_bits(100'000 + c) | 1;
  return table;
}();
constexpr std::uint64_t kBlackToMove = random_bits(200'000);

std::uint64_t hash_of(Piece p, unsigned level, Cell c) {
  return kLevelNumber[p][level] * kCellNumber[c];
}

// A way round the edge of an empty region with one hand on the hive, turning counter-clockwise in every
// cell from the side where the hive is touched to the first empty side: `way << 10 | step`, by the
// occupied sides and the touched one. There is none out of a cell with all sides occupied.
constexpr std::uint16_t kNoWay = 0xFFFF;
constexpr auto kWayRound = [] {
  std::array<std::array<std::uint16_t, kDirections>, kSideSets> table{};
  for (unsigned s = 0; s < kSideSets; ++s)
    for (unsigned touched = 0; touched < kDirections; ++touched) {
      unsigned way = touched;
      for (unsigned i = 0; i < kDirections && ((s >> way) & 1) != 0; ++i) way = counter_clockwise(way);
      table[s][touched] = ((s >> way) & 1) != 0 ? kNoWay : static_cast<std::uint16_t>((way << 10) | kStep[way]);
    }
  return table;
}();

}  // namespace

Board::Board(Rules rules) : rules_(rules) {
  where_.fill(kNowhere);
  below_.fill(kNoPiece);
  hand_.fill(rules.bugs);
}

Board::Board(Rules rules, unsigned ply, Piece just_moved, const std::vector<PieceOnCell>& pieces)
    : Board(rules) {
  for (const PieceOnCell& each : pieces) {
    count_placed(each.piece);
    put<true>(each.piece, each.cell);
  }
  just_moved_ = just_moved;
  turn_ = ply % 2 == 0 ? Color::White : Color::Black;
  start_ply_ = ply;
  assert(is_consistent());
}

// A piece leaves the hand.
void Board::count_placed(Piece p) {
  const unsigned color = index(color_of(p));
  const Bug b = bug_of(p);
  if (++placed_[color][index(b)] == kBugCount[index(b)])
    hand_[color] = static_cast<BugSet>(hand_[color] & ~bit(b));
}

unsigned Board::level(Piece p) const {
  unsigned pieces_beneath = 0;
  for (Piece q = below_[p]; q != kNoPiece; q = below_[q]) ++pieces_beneath;
  return pieces_beneath;
}

GameState Board::state() const {
  const bool white = queen_surrounded(Color::White);
  const bool black = queen_surrounded(Color::Black);
  if (white && black) return GameState::Draw;
  if (white) return GameState::BlackWins;
  if (black) return GameState::WhiteWins;
  return ply() == 0 ? GameState::NotStarted : GameState::InProgress;
}

std::uint64_t Board::hash() const {
  std::uint64_t h = hash_;
  if (turn_ == Color::Black) h ^= kBlackToMove;
  // Who was just moved changes what is legal only where something can be thrown (RULES 9.9).
  if (just_moved_ != kNoPiece && (rules_.bugs & bit(Bug::Pillbug)) != 0)
    h ^= random_bits(300'000u + where_[just_moved_]);
  return h;
}

// Calls change(cell state, side, colour) for the six neighbours, as they see this cell, and keeps the
// counts of the rim right. The colour is passed as a constant: that makes each change one instruction.
template <bool kCounting, class F>
void Board::change_neighbors(Cell c, Color color, F&& change) {
  const auto change_all = [&](auto constant) {
    RimCounts rim = rim_;
    for (unsigned d = 0; d < kDirections; ++d) {
      const Cell n = neighbor(c, d);
      CellState s = cells_[n];
      if constexpr (kCounting) rim -= kRimOf[s.situation()];
      change(s, opposite(d), constant());
      if constexpr (kCounting) rim += kRimOf[s.situation()];
      cells_[n] = s;
    }
    if constexpr (kCounting) rim_ = rim;
  };
  if (color == Color::White) change_all([] { return Color::White; });
  else change_all([] { return Color::Black; });
}

// The cell fills: it leaves the rim, and its neighbours see it.
template <bool kCounting>
void Board::occupy(Cell c, Color showing) {
  if constexpr (kCounting) {
    rim_ -= kRimOf[cells_[c].situation()];
    euler_ = static_cast<std::int8_t>(euler_ + 1 - kArcs[cells_[c].occupied()]);
  }
  change_neighbors<kCounting>(
      c, showing, [](CellState& s, unsigned d, Color color) { s.show(color, d); });
}

// The cell empties: the reverse.
template <bool kCounting>
void Board::vacate(Cell c, Color showing) {
  change_neighbors<kCounting>(
      c, showing, [](CellState& s, unsigned d, Color color) { s.hide(color, d); });
  if constexpr (kCounting) {
    rim_ += kRimOf[cells_[c].situation()];
    euler_ = static_cast<std::int8_t>(euler_ - 1 + kArcs[cells_[c].occupied()]);
  }
}

// The cell stays occupied, but from now on shows this colour instead of the other.
template <bool kCounting>
void Board::recolor(Cell c, Color showing) {
  change_neighbors<kCounting>(c, showing, [](CellState& s, unsigned d, Color color) {
    s.hide(opponent(color), d);
    s.show(color, d);
  });
}

template <bool kCounting>
void Board::put(Piece p, Cell c) {
  const unsigned height = cells_[c].height();
  const Piece beneath = cells_[c].top();
  assert(height < kMaxHeight);
  if constexpr (kCounting) hash_ += hash_of(p, height, c);
  if (height == 0) {
    occupy<kCounting>(c, color_of(p));
  } else {
    ++stacked_;
    if (color_of(beneath) != color_of(p)) recolor<kCounting>(c, color_of(p));
  }
  below_[p] = beneath;
  cells_[c].set_pieces(height + 1, p);
  where_[p] = c;
}

template <bool kCounting>
Cell Board::take(Piece p) {
  const Cell c = where_[p];
  const unsigned height = cells_[c].height() - 1;
  const Piece beneath = below_[p];
  assert(cells_[c].top() == p);
  if constexpr (kCounting) hash_ -= hash_of(p, height, c);
  if (height == 0) {
    cells_[c].clear();
    vacate<kCounting>(c, color_of(p));
  } else {
    cells_[c].set_pieces(height, beneath);
    --stacked_;
    if (color_of(beneath) != color_of(p)) recolor<kCounting>(c, color_of(beneath));
  }
  return c;
}

void Board::play(Move m) {
  // Written in place, field by field: a copy of a record just written would stall on its narrow stores.
  Undo& undo = history_.emplace_back();
  undo.hash = hash_;
  undo.rim = rim_;
  undo.move = m;
  undo.from = kNowhere;
  undo.just_moved = just_moved_;
  undo.euler = euler_;
  if (m.is_pass()) {
    just_moved_ = kNoPiece;  // RULES 10.3
  } else {
    const Piece p = m.piece();
    if (in_play(p)) {
      undo.from = take<true>(p);
    } else {
      count_placed(p);
    }
    put<true>(p, m.to());
    just_moved_ = p;
  }
  turn_ = opponent(turn_);
  assert(is_consistent());
}

void Board::undo() {
  assert(!history_.empty());
  const Undo& undo = history_.back();
  if (!undo.move.is_pass()) {
    const Piece p = undo.move.piece();
    take<false>(p);
    if (undo.from != kNowhere) {
      put<false>(p, undo.from);
    } else {
      const unsigned color = index(color_of(p));
      where_[p] = kNowhere;
      below_[p] = kNoPiece;
      --placed_[color][index(bug_of(p))];
      hand_[color] = static_cast<BugSet>(hand_[color] | bit(bug_of(p)));
    }
  }
  hash_ = undo.hash;
  rim_ = undo.rim;
  euler_ = undo.euler;
  just_moved_ = undo.just_moved;
  history_.pop_back();
  turn_ = opponent(turn_);
  assert(is_consistent());
}

// The neighbours of the cell leave two or more gaps between them. The piece is an articulation point
// exactly when two of the gaps open into the same empty region: a loop through the piece and that region
// then parts the hive. In a connected hive the edge of a region is one closed walk, so walk along it
// from one gap: the walk passes another gap, or closes.
bool Board::falls_apart_without(Cell c) const {
  struct Walk {
    Cell cell;
    std::uint16_t way;
    bool operator==(const Walk&) const = default;
  };
  const auto way_round = [&](Cell cell, unsigned touched) {
    return Walk{cell, kWayRound[cells_[cell].occupied()][touched]};
  };
  const auto walk_on = [&](Walk w) {
    const unsigned d = w.way >> 10;
    return way_round(wrap(static_cast<unsigned>(w.cell) + w.way), clockwise(clockwise(d)));
  };
  std::array<Walk, 3> gaps;
  std::size_t count = 0;
  const Sides occupied = cells_[c].occupied();
  for_each_side(static_cast<Sides>(others(occupied) & turned(occupied)), [&](unsigned d) {
    gaps[count++] = way_round(neighbor(c, d), opposite(d));
  });
  for (std::size_t i = 0; i + 1 < count; ++i) {
    if (gaps[i].way == kNoWay) continue;  // a hole of one cell has no other gap
    // The walks from both gaps go on together: the shorter one decides when there are but two.
    Walk walk = gaps[i];
    Walk other = gaps[i + 1];
    const bool alone = count == 2;
    if (alone && other.way == kNoWay) return false;
    do {
      walk = walk_on(walk);
      for (std::size_t j = i + 1; j < count; ++j)
        if (walk == gaps[j]) return true;
      if (alone) {
        other = walk_on(other);
        if (other == gaps[0]) return true;
        if (other == gaps[1]) return false;
      }
    } while (walk != gaps[i]);
  }
  return false;
}

bool Board::is_consistent() const {
  Board fresh(rules_);
  std::array<std::array<Piece, kMaxHeight>, kCells> stacks;
  unsigned total = 0;
  for (unsigned id = 0; id < kPieceIds; ++id) {
    const Piece p = static_cast<Piece>(id);
    if (where_[p] == kNowhere) continue;
    const unsigned height = level(p);
    if (height >= cells_[where_[p]].height()) return false;
    stacks[where_[p]][height] = p;
    ++fresh.placed_[index(color_of(p))][index(bug_of(p))];
    ++total;
  }
  unsigned heights = 0;
  for (unsigned c = 0; c < kCells; ++c) {
    heights += cells_[c].height();
    for (unsigned h = 0; h < cells_[c].height(); ++h) fresh.put<true>(stacks[c][h], static_cast<Cell>(c));
  }
  for (unsigned c = 0; c < kCells; ++c)
    if (cells_[c] != fresh.cells_[c]) return false;
  for (unsigned c = 0; c < kColors; ++c)
    for (unsigned b = 0; b < kBugs; ++b) {
      const bool held = (rules_.bugs & bit(static_cast<Bug>(b))) != 0 && placed_[c][b] < kBugCount[b];
      if (held != ((hand_[c] & bit(static_cast<Bug>(b))) != 0)) return false;
    }
  return heights == total && rim_ == fresh.rim_ && euler_ == fresh.euler_ && hash_ == fresh.hash_ &&
         stacked_ == fresh.stacked_ && placed_ == fresh.placed_;
}

Lift::Lift(Board& board, Cell c) : board_(board), cell_(c), piece_(board.at(c).top()) {
  assert(board.at(c).height() == 1);
  board_.cells_[cell_].clear();
  board_.vacate<false>(cell_, color_of(piece_));
}

Lift::~Lift() {
  board_.occupy<false>(cell_, color_of(piece_));
  board_.cells_[cell_].set_pieces(1, piece_);
}

}  // namespace skep
