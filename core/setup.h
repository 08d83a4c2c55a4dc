// Positions without history: pieces that are set up on the table, and the reasons why a set-up is impossible.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "hex.h"
#include "piece.h"
#include "rules.h"

namespace skep {

class Position;

// A piece of a set-up; `level` counts the pieces beneath it.
struct SetupPiece {
  Piece piece = kNoPiece;
  Hex hex{};
  unsigned level = 0;

  friend constexpr bool operator==(const SetupPiece&, const SetupPiece&) = default;
};

// All that decides what is legal now and later. The number of plies tells whose turn it is, and which; the
// hands follow from the pieces.
struct Setup {
  Rules rules{};
  unsigned ply = 0;
  Piece just_moved = kNoPiece;
  std::vector<SetupPiece> pieces{};
};

// No game is that long. It keeps the numbers of turns in texts short.
inline constexpr unsigned kMostPlies = 1'000'000;

// Is a hex so near the first cell that no sum or rotation of its coordinates overflows?
constexpr bool is_near(Hex h) {
  constexpr std::int32_t kFar = 1'000'000;
  return distance(h, {}) <= kFar;
}

// Why no game can come to a position. What is given as evidence stands beside each reason.
enum class SetupFault : std::uint8_t {
  None,

  // Of a text (position_text.h).
  Malformed,        // it does not have the form of a position
  UnknownGameType,
  UnknownPiece,
  TooMany,          // RULES 2.2 to 2.5: a player does not own so many of this bug

  // Of the pieces.
  NotInGame,       // 2.6  the bug takes no part. pieces: it
  PieceTwice,      // pieces: it; cells: both places
  OutOfOrder,      // 4.6  a piece has a number that comes later. pieces: it, and the one that is missing
  SamePlace,       // two pieces on one level of one cell. pieces: both; cells: that cell
  NothingBeneath,  // a piece lies on nothing. pieces: it, if it is known; cells: its cell
  CannotClimb,     // 8    only beetles and mosquitoes lie on others. pieces: it; cells: its cell
  TwoHives,        // 6.1  pieces: those apart from the largest part; cells: theirs

  // Of the turn.
  TooEarly,        // a player has more pieces in play than turns. pieces: the player's
  NoFirstPiece,    // 3.3  a player had a turn and has no piece in play
  QueenDue,        // 5.1  the fourth turn has passed. pieces: the queen
  QueenFirstTurn,  // 13.1 a player's only piece is the queen. pieces: the queen
  QueenNotPlaced,  // 5.2  a piece has climbed before its queen was placed. pieces: it, the queen

  // Of the piece that was just moved. pieces: it
  JustMovedNotInPlay,
  JustMovedCovered,   // a piece ends on top
  JustMovedNotThrown  // 9.1 to 9.7  it is of the side to move, and nothing can have thrown it there
};
inline constexpr unsigned kSetupFaults = static_cast<unsigned>(SetupFault::JustMovedNotThrown) + 1;

// The name of a fault, as in two_hives; empty for None.
std::string_view name_of(SetupFault fault);

struct SetupProblem {
  SetupFault fault = SetupFault::None;
  std::vector<Piece> pieces{};
  std::vector<Hex> cells{};

  bool possible() const { return fault == SetupFault::None; }
};

// The first reason, in the order of SetupFault, why a game cannot come to this position. Not every
// impossible position is found: whether the pieces can have got where they lie is not asked.
SetupProblem check_setup(const Setup& setup);

// The position itself without its history, the pieces by row, column and level.
Setup setup_of(const Position& position);
// The position that the history of a position began with.
Setup start_of(const Position& position);

// The twelve rotations and reflections of the table: a reflection, if any, that exchanges left and right,
// and then so many sixths of a turn, clockwise about the first cell.
struct Symmetry {
  unsigned rotation = 0;
  bool mirrored = false;

  constexpr Hex operator()(Hex h) const {
    if (mirrored) h = {-h.q - h.r, h.r};
    for (unsigned i = 0; i < rotation % kDirections; ++i) h = {-h.r, h.q + h.r};
    return h;
  }
};

// The position with its whole history, turned and mirrored.
Position transformed(const Position& position, Symmetry symmetry);

}  // namespace skep
