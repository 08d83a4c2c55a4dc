// The rules of a game as far as they change what is legal: the bugs in the game and the opening.
#pragma once

#include <cstdint>

#include "piece.h"

namespace skep {

// A set of bugs, one bit for each, in the order of Bug.
using BugSet = std::uint8_t;
constexpr BugSet bit(Bug b) { return static_cast<BugSet>(1u << index(b)); }

// The bugs of every game; the others are expansions (RULES 2.6).
inline constexpr BugSet kBaseBugs = 0b0001'1111;
constexpr bool is_expansion(Bug b) { return (kBaseBugs & bit(b)) == 0; }

enum class Opening : std::uint8_t {
  Rulebook,    // any bug first (RULES 3.5)
  Tournament,  // no queen on a player's first turn (RULES 13.1)
};

struct Rules {
  BugSet bugs = kBaseBugs;
  Opening opening = Opening::Tournament;

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace skep
