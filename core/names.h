// Names and letters of colours, bugs (from piece.h), pieces, directions, path kinds, reasons and states.
// Python's enums and the core's own programs take them from here.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "board.h"
#include "explain.h"
#include "hex.h"
#include "path.h"
#include "piece.h"

namespace skep {

constexpr char letter_of(Color c) { return c == Color::White ? 'w' : 'b'; }
constexpr char letter_of(Bug b) { return kBugInfo[index(b)].letter; }
// The bug of a letter in piece names; nothing if there is none.
std::optional<Bug> bug_of_letter(char letter);

constexpr std::string_view name_of(Color c) { return c == Color::White ? "white" : "black"; }
constexpr std::string_view name_of(Bug b) { return kBugInfo[index(b)].name; }
std::string_view name_of(Direction d);
std::string_view name_of(PathKind kind);
// Empty for Reason::None.
std::string_view name_of(Reason reason);
// The words of the Universal Hive Protocol (UHP).
std::string_view name_of(GameState state);

// The UHP name of a piece, as in wA1 or bQ: a bug of which a player has only one has no number.
std::string piece_name(Piece p);
// The piece of that name; nothing if there is none.
std::optional<Piece> piece_of_name(std::string_view name);

// The name of a feature of the evaluation (weights.h).
std::string feature_name(std::size_t feature);

}  // namespace skep
