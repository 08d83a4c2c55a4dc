// The state of a position as bytes: its start and the moves since, for pickling and for messages.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "position.h"

namespace skep {

std::string to_bytes(const Position& position);

// The position of such bytes, with its history; nothing for bytes that are not of to_bytes. The moves are
// carried out without generating any: what is checked is that each can be carried out.
std::optional<Position> from_bytes(std::string_view bytes);

}  // namespace skep
