// The action index: one number for every move, relative to the pieces on the board, for policies that learn.
//
// Version 1 has 2,517 actions. All are seen from the side to move.
//
//      0 to 2351   piece, reference, direction   one's own piece is placed on, moved or thrown to the empty cell
//                                                that lies in that direction from the reference piece:
//                                                (piece * 28 + reference) * 6 + direction
//   2352 to 2435   climber, reference            one's beetle 1, beetle 2 or mosquito goes on top of the
//                                                reference piece: 2352 + climber * 28 + reference
//   2436 to 2507   thrower, from, to             the opponent's piece that lies in direction `from` of one's
//                                                pillbug (0) or mosquito (1) is thrown to the cell in direction
//                                                `to` of it: 2436 + (thrower * 6 + from) * 6 + to
//   2508 to 2515   bug                           the first piece of the game: 2508 + bug
//   2516           pass
//
// Pieces count from 0 in the order Q S1 S2 B1 B2 G1 G2 G3 A1 A2 A3 M L P, directions in that of Direction.
// References count from 0: the opponent's queen, one's own pieces in that order, the opponent's other pieces.
//
// Of several pieces beside the cell the one with the least number is the reference. Only pieces on top count, and
// the piece that moves is lifted first, so that what lies under it counts in its place. Of two throwers that touch
// both cells it is the pillbug. So every legal move has exactly one action, no two have the same, and the twelve
// symmetries of the table permute the actions: they turn directions and leave everything else as it is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board.h"
#include "move.h"
#include "setup.h"

namespace skep {

using Action = std::uint16_t;

// Raised whenever an action gets another meaning.
inline constexpr unsigned kActionIndexVersion = 1;

inline constexpr unsigned kReferences = 2 * kPiecesPerPlayer;
inline constexpr unsigned kFirstClimb = kPiecesPerPlayer * kReferences * kDirections;
inline constexpr unsigned kFirstThrow = kFirstClimb + 3 * kReferences;
inline constexpr unsigned kFirstOpening = kFirstThrow + 2 * kDirections * kDirections;
inline constexpr unsigned kPassAction = kFirstOpening + kBugs;
inline constexpr unsigned kSkepActions = kPassAction + 1;
static_assert(kFirstClimb == 2352 && kFirstThrow == 2436 && kFirstOpening == 2508 && kSkepActions == 2517);

// OpenSpiel's numbering of its game "hive": (piece * 28 + reference) * 7 + direction, pieces and references by
// colour in the order Q A1 A2 A3 G1 G2 G3 S1 S2 B1 B2 M L P, direction 6 for "on top". A first piece is its own
// reference, the last number is a pass. There a move has as many numbers as pieces beside its cell; here it has
// the least of them.
inline constexpr unsigned kOpenSpielPass = 28 * 28 * 7;
inline constexpr unsigned kOpenSpielActions = kOpenSpielPass + 1;

enum class ActionIndex : std::uint8_t { Skep, OpenSpiel };
constexpr unsigned action_count(ActionIndex numbering) {
  return numbering == ActionIndex::Skep ? kSkepActions : kOpenSpielActions;
}

// The number of a reference piece as that side sees it, from 0 to 27.
constexpr unsigned reference_number(Piece p, Color us) {
  const unsigned i = p & 15u;
  if (color_of(p) == us) return 1 + i;
  return i == 0 ? 0 : kPiecesPerPlayer + i;
}

// The action of a legal move.
Action action_of(const Board& board, Move move, ActionIndex numbering);

// All numbers that OpenSpiel has for these legal moves, in ascending order: one for each piece beside the cell, and
// of a piece in hand also those of like pieces in hand.
std::vector<Action> open_spiel_actions(const Board& board, std::span<const Move> moves);

// The move that a number of OpenSpiel's means, whichever reference it names; nothing if there is no such piece or
// cell. Pieces of one kind that are in hand are all the next one. The move need not be legal.
std::optional<Move> open_spiel_move(const Board& board, unsigned action);

// What becomes of an action when the table is turned and mirrored.
Action transformed(Action action, Symmetry symmetry, ActionIndex numbering);

}  // namespace skep
