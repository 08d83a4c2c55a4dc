// Advice for a beginner: what to look at in a position.
#pragma once

#include <cstdint>
#include <string_view>

#include "position.h"

namespace skep {

// One kind of sentence for each.
enum class Advice : std::uint8_t {
  Wait,      // it is the other player's turn
  First,     // the first piece of all
  Queen,     // the queen should come soon
  QueenDue,  // the queen must come now
  Pass,      // there is no move
  Win,       // a move surrounds the other queen
  Danger,    // the own queen has few free sides
  Ant,       // an ant should come into play
  Fill,      // a move takes a free side of the other queen
  Build,     // nothing of all that
};
inline constexpr unsigned kAdvices = static_cast<unsigned>(Advice::Build) + 1;

std::string_view name_of(Advice advice);

struct PlayerAdvice {
  Advice kind = Advice::Build;
  int free = -1;  // the free sides of the queen that it is about, if it is about one
};

// What a player should look at now: what decides the game first, then what builds it up. The game is not over.
// Moves are tried on the position, and taken back.
PlayerAdvice advise(Position& position, Color player);

}  // namespace skep
