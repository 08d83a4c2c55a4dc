// What a move does to the position, in terms that a person can see: for sentences about moves.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "position.h"

namespace skep {

// One kind of sentence for each. The mover is the player who makes the move, the other one the opponent.
enum class MoveFact : std::uint8_t {
  // The end.
  SurroundsQueen,     // color: of the opponent's queen, which is surrounded now
  SurroundsOwnQueen,  // color: of the mover's
  SurroundsBoth,

  // What the mover gives away.
  AllowsWin,       // the opponent can surround the mover's queen at once. color: of that queen
  CrowdsOwnQueen,  // a piece goes beside the mover's queen. color; free: sides left
  QueenGoesTight,  // the mover's queen goes where it has fewer free sides. color; free
  OpensQueen,      // a piece leaves the opponent's queen. color; free
  ClimbsOffQueen,  // a beetle leaves the top of the opponent's queen. color
  FreesOpponent,   // the opponent's pieces are no longer pinned. pieces
  Uncovers,        // a beetle leaves the top of an opponent's piece. pieces
  PinsOwn,         // pieces of the mover are pinned now. pieces
  FreesQueen,      // the opponent's queen can move again. color

  // What the mover gains.
  ClimbsOnQueen,    // a beetle on top of the opponent's queen. color
  Threatens,        // the mover could surround the opponent's queen next. color: of that queen
  StopsThreat,      // the opponent could have surrounded the mover's queen. color: of that queen
  ForcesPass,       // the opponent has no move. color: the opponent's
  DropsBesideQueen, // a new piece beside the opponent's queen. color; free
  AttacksQueen,     // a piece goes beside the opponent's queen. color; free
  ShutsInQueen,     // the opponent's queen can no longer move. color
  QueenEscapes,     // the mover's queen goes where it has more free sides. color; free
  OpensOwnQueen,    // a piece leaves the mover's queen. color; free
  Throws,           // an opponent's piece is thrown. pieces
  ThrowsOwn,        // a piece of the mover's is thrown. pieces
  Covers,           // a beetle on top of an opponent's piece. pieces
  Pins,             // pieces of the opponent are pinned now. pieces
  FreesOwn,         // pieces of the mover are no longer pinned. pieces

  // What else there is to say.
  PlacesQueen,  // color
  LastInHand,   // the mover's last piece comes into play. pieces
  Brings,       // a new piece. pieces
  Repeats,      // the position has occurred before
  Passes,       // color
  Quiet,        // nothing of all that. pieces: the piece
};
inline constexpr unsigned kMoveFacts = static_cast<unsigned>(MoveFact::Quiet) + 1;

std::string_view name_of(MoveFact fact);

// Does the fact speak against the move?
constexpr bool is_drawback(MoveFact fact) {
  return fact == MoveFact::SurroundsOwnQueen ||
         (fact >= MoveFact::AllowsWin && fact <= MoveFact::FreesQueen);
}

struct MoveNote {
  MoveFact fact;
  Color color = Color::White;
  unsigned free = 0;
  std::vector<Piece> pieces{};
};

// How many of the six cells around a piece in play are empty.
unsigned free_sides(const Board& board, Piece p);

// All that is to be said of a legal move, in the order of MoveFact.
std::vector<MoveNote> move_facts(const Position& before, HexMove move);

}  // namespace skep
