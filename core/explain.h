// Explanations: the reason why a move is not legal, with evidence.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "position.h"

namespace skep {

// One reason for each rule. When several rules forbid a move, the first in this order is given: first
// what forbids any move (the game, the piece's owner, the queen), then what keeps the piece on its cell,
// and last what forbids the destination. (Occupied and AwayFromHive are listed with the placements, but
// are also reasons against the destination of a piece on the board.)
//
// Evidence is given as pieces, cells and numbers; what each reason gives stands beside it.
enum class Reason : std::uint8_t {
  None,  // the move is legal

  // Against any move of this piece, or of any.
  GameOver,        // 11.4
  PassNotAllowed,  // 10.1  there are moves. numbers: moves
  NotInGame,       // 2.6   this bug is not part of the game
  NotYourPiece,    // 8     an opponent's piece, and no pillbug of yours beside it
  QueenDue,        // 5.1   the fourth turn must bring the queen. pieces: the queen; numbers: turn

  // From the hand.
  QueenFirstTurn,   // 13.1  not with the queen on the first turn
  OutOfOrder,       // 4.6   pieces of a kind are placed by their numbers. pieces: the one that is next
  Occupied,         // 4.2   placed onto others, or moved onto them by a piece that cannot climb. pieces: the stack
  NotOrigin,        // 3.3   the first piece lies on the first cell. cells: that cell
  AwayFromHive,     // 6.1   the cell does not touch the hive
  TouchesOpponent,  // 4.3   pieces: the opponent's that it would touch

  // On the board: it may not leave its place.
  QueenNotPlaced,    // 5.2  pieces: the queen
  JustMoved,         // 9.9  it was moved on the last turn, and rests
  Covered,           // 8    pieces: those on top of it
  InStack,           // 9.4  only a piece that lies alone can be thrown. pieces: the stack
  SameCell,          // 8    it must end elsewhere
  OneHive,           // 6.2  pieces: those cut off (all parts but the largest); numbers: parts
  NothingToCopy,     // 8.7  a mosquito among mosquitoes. pieces: those

  // It may leave, but not go there.
  BeyondThrower,     // 9.7  a throw ends beside its thrower. pieces: those that could throw it
  ThrowerJustMoved,  // 9.2  pieces: the thrower, which was itself just moved
  TooFar,            // 8    numbers: steps (as the crow flies), limit
  LosesContact,      // 7.3  sliding there would leave the hive on the way
  Gate,              // 7.2  pieces, cells: the two stacks that form it; numbers: gate (the lower of
                     //      their heights), level (the height at which the piece would pass)
  Enclosed,          // 8.2  no way leads along the ground. pieces: the wall
  WrongSteps,        // 8.3  a spider goes three steps. numbers: steps (the fewest there), limit
  NotInLine,         // 8.4  a grasshopper jumps in a straight line
  NothingToJump,     // 8.4  and over at least one piece. cells: the empty one beside it
  GapInLine,         // 8.4  and never over an empty cell. cells: the first empty one
  NoWayOver,         // 8.6  a ladybug goes two steps on the hive and one down
  CopiesCannot,      // 8.7  none of the bugs a mosquito touches could go there. pieces: those
};
inline constexpr unsigned kReasons = static_cast<unsigned>(Reason::CopiesCannot) + 1;

struct Explanation {
  Reason reason = Reason::None;
  std::vector<Piece> pieces{};
  std::vector<Hex> cells{};
  std::vector<std::pair<std::string_view, int>> numbers{};

  bool legal() const { return reason == Reason::None; }
};

// Is it legal to place or move this piece to this hex now, and if not, why? For a piece of the player to
// move the reason is why it cannot move there itself, not why it cannot be thrown there.
Explanation explain(Position& position, Piece piece, Hex to);

// May the piece be placed or moved at all now, and if not, which rule forbids it? That is the rule which forbids
// it whatever the hex; where there is none, the most telling of those that close the hexes in and around the
// hive, the nearest first.
Explanation explain_piece(Position& position, Piece piece);

// Is it legal to pass now?
Explanation explain_pass(Position& position);

}  // namespace skep
