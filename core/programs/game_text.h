// Just enough of UHP's game strings to set up positions in the core's own programs.
#pragma once

#include <optional>
#include <string_view>

#include "position.h"

namespace skep {

// The rules of a game type such as Base+MLP; nothing if there is no such type.
std::optional<Rules> read_game_type(std::string_view text);

// Plays all moves of a game string, or starts a game of a mere game type; nothing if it cannot be read
// or breaks the rules.
std::optional<Position> read_game(std::string_view text);

}  // namespace skep
