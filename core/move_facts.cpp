#include "move_facts.h"

#include <algorithm>
#include <array>

#include "key.h"
#include "path.h"

namespace skep {
namespace {

constexpr Piece queen_of(Color c) { return make_piece(c, Bug::Queen, 0); }

bool is_beside(const Board& board, Cell c, Piece p) { return board.in_play(p) && adjacent(board.where(p), c); }

bool is_pinned(const Board& board, Piece p) {
  return board.on_top(p) && board.at(board.where(p)).height() == 1 && board.is_pinned(board.where(p));
}

MoveList moves_of(Board& board, Color color) {
  MoveList moves;
  if (board.turn() != color) board.play(Move::pass());
  generate_moves(board, moves);
  return moves;
}

// Could this player, if it were their turn, surround the other's queen and not their own?
bool can_win_at_once(Board board, Color color) {
  if (board.is_over()) return false;
  for (const Move m : moves_of(board, color)) {
    board.play(m);
    const GameState state = board.state();
    board.undo();
    if (state == win_of(color)) return true;
  }
  return false;
}

// Could this player, if it were their turn, move their queen?
bool queen_can_move(Board board, Color color) {
  if (!board.queen_in_play(color) || board.is_over()) return false;
  const MoveList moves = moves_of(board, color);
  return std::any_of(moves.begin(), moves.end(),
                     [&](Move m) { return !m.is_pass() && m.piece() == queen_of(color); });
}

// Compares the positions before and after a move.
class Comparison {
 public:
  Comparison(const Position& before, HexMove move)
      : position_(before), old_(before.board()), move_(move), us_(old_.turn()), them_(opponent(us_)) {
    if (!move.is_pass()) {
      path_ = find_path(position_, move).kind;
      from_ = old_.where(move.piece);
      beneath_ = from_ == kNowhere ? kNoPiece : old_.below(move.piece);
    }
    position_.play(move);
  }

  std::vector<MoveNote> notes() {
    if (move_.is_pass()) {
      add({MoveFact::Passes, us_});
      return std::move(notes_);
    }
    if (now().is_over()) {
      end();
      return std::move(notes_);
    }
    threats();
    queens();
    climbs();
    throws();
    pins();
    rest();
    return std::move(notes_);
  }

 private:
  const Board& now() const { return position_.board(); }
  // Puts a note where it belongs in the order of MoveFact.
  void add(MoveNote note) {
    const auto after = std::upper_bound(notes_.begin(), notes_.end(), note,
                                        [](const MoveNote& a, const MoveNote& b) { return a.fact < b.fact; });
    notes_.insert(after, std::move(note));
  }
  bool is_queen() const { return bug_of(move_.piece) == Bug::Queen; }

  void end() {
    const GameState state = now().state();
    if (state == GameState::Draw) add({MoveFact::SurroundsBoth});
    else if (state == win_of(us_)) add({MoveFact::SurroundsQueen, them_});
    else add({MoveFact::SurroundsOwnQueen, us_});
  }

  void threats() {
    const bool is_threatened = can_win_at_once(now(), them_);
    if (is_threatened) add({MoveFact::AllowsWin, us_});
    else if (can_win_at_once(old_, them_)) add({MoveFact::StopsThreat, us_});
    if (can_win_at_once(now(), us_)) add({MoveFact::Threatens, them_});
    Board board = now();
    const MoveList replies = moves_of(board, them_);
    if (replies.size() == 1 && replies[0].is_pass()) add({MoveFact::ForcesPass, them_});
    const bool could = queen_can_move(old_, them_);
    const bool can = queen_can_move(now(), them_);
    if (could && !can && now().on_top(queen_of(them_))) add({MoveFact::ShutsInQueen, them_});
    if (!could && can && old_.queen_in_play(them_)) add({MoveFact::FreesQueen, them_});
  }

  void queens() {
    const Cell to = now().where(move_.piece);
    for (const Color color : {us_, them_}) {
      const Piece queen = queen_of(color);
      if (!old_.in_play(queen) || move_.piece == queen) continue;
      const unsigned free = free_sides(now(), queen);
      const unsigned before = free_sides(old_, queen);
      const bool ours = color == us_;
      if (free < before && is_beside(now(), to, queen)) {
        const bool placed = from_ == kNowhere;
        add({ours     ? MoveFact::CrowdsOwnQueen
             : placed ? MoveFact::DropsBesideQueen
                      : MoveFact::AttacksQueen,
             color, free});
      } else if (free > before) {
        add({ours ? MoveFact::OpensOwnQueen : MoveFact::OpensQueen, color, free});
      }
    }
    if (move_.piece != queen_of(us_) || from_ == kNowhere) return;
    const unsigned free = free_sides(now(), move_.piece);
    const unsigned before = free_sides(old_, move_.piece);
    if (free > before) add({MoveFact::QueenEscapes, us_, free});
    if (free < before) add({MoveFact::QueenGoesTight, us_, free});
  }

  void climbs() {
    const Piece covered = now().below(move_.piece);
    if (covered == queen_of(them_)) add({MoveFact::ClimbsOnQueen, them_});
    else if (covered != kNoPiece && color_of(covered) == them_) add({MoveFact::Covers, them_, 0, {covered}});
    if (beneath_ == queen_of(them_)) add({MoveFact::ClimbsOffQueen, them_});
    else if (beneath_ != kNoPiece && color_of(beneath_) == them_) add({MoveFact::Uncovers, them_, 0, {beneath_}});
  }

  void throws() {
    if (path_ != PathKind::Throw) return;
    const bool ours = color_of(move_.piece) == us_;
    add({ours ? MoveFact::ThrowsOwn : MoveFact::Throws, color_of(move_.piece), 0, {move_.piece}});
  }

  void pins() {
    for (const Color color : {us_, them_}) {
      MoveNote pinned{color == us_ ? MoveFact::PinsOwn : MoveFact::Pins, color};
      MoveNote freed{color == us_ ? MoveFact::FreesOwn : MoveFact::FreesOpponent, color};
      for (unsigned i = 0; i < kPiecesPerPlayer; ++i) {
        const Piece p = static_cast<Piece>((index(color) << 4) | i);
        if (p == move_.piece || !old_.on_top(p) || !now().on_top(p)) continue;
        const bool was = is_pinned(old_, p);
        const bool is = is_pinned(now(), p);
        if (is && !was) pinned.pieces.push_back(p);
        if (was && !is) freed.pieces.push_back(p);
      }
      if (!pinned.pieces.empty()) add(std::move(pinned));
      if (!freed.pieces.empty()) add(std::move(freed));
    }
  }

  void rest() {
    if (from_ == kNowhere) {
      if (is_queen()) add({MoveFact::PlacesQueen, us_});
      if (now().hand(us_) == 0) add({MoveFact::LastInHand, us_, 0, {move_.piece}});
      else if (!is_queen()) add({MoveFact::Brings, us_, 0, {move_.piece}});
    }
    if (repetition_count(position_) > 1) add({MoveFact::Repeats, us_});
    if (notes_.empty()) add({MoveFact::Quiet, us_, 0, {move_.piece}});
  }

  Position position_;  // after the move
  Board old_;
  HexMove move_;
  Color us_, them_;
  PathKind path_ = PathKind::Pass;
  Cell from_ = kNowhere;
  Piece beneath_ = kNoPiece;
  std::vector<MoveNote> notes_;
};

}  // namespace

unsigned free_sides(const Board& board, Piece p) {
  return kSideCount[others(board.at(board.where(p)).occupied())];
}

std::string_view name_of(MoveFact fact) {
  constexpr std::array<std::string_view, kMoveFacts> kNames = {
      "surrounds_queen", "surrounds_own_queen", "surrounds_both",   "allows_win",
      "crowds_own_queen", "queen_goes_tight",   "opens_queen",      "climbs_off_queen",
      "frees_opponent",  "uncovers",            "pins_own",         "frees_queen",
      "climbs_on_queen", "threatens",           "stops_threat",     "forces_pass",
      "drops_beside_queen", "attacks_queen",    "shuts_in_queen",   "queen_escapes",
      "opens_own_queen", "throws",              "throws_own",       "covers",
      "pins",            "frees_own",           "places_queen",     "last_in_hand",
      "brings",          "repeats",             "passes",           "quiet"};
  return kNames[static_cast<unsigned>(fact)];
}

std::vector<MoveNote> move_facts(const Position& before, HexMove move) {
  return Comparison(before, move).notes();
}

}  // namespace skep
