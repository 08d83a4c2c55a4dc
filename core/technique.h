// The techniques of the search beyond plain alpha-beta. Each can be switched off, so that a match
// measures what it gains.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace skep {

enum class Technique : std::uint8_t {
  TranspositionTable,  // results are kept by position and used when it is reached again
  Killers,             // move ordering: a quiet move that caused a cutoff at this ply comes early
  CounterMoves,        // move ordering: a quiet move that refuted the same previous move comes early
  History,             // move ordering: quiet moves are ordered by how often they caused cutoffs
  AspirationWindows,   // an iteration starts with a window around the last iteration's score
  LateMoveReductions,  // moves late in the order are searched less deeply at first
  NullMove,            // a position that stays above beta even after a pass is cut off
  LateMovePruning,     // near the leaves only the first few quiet moves are searched
  Quiescence,          // a leaf where the opponent's queen can be surrounded at once counts as won
};

inline constexpr std::array<std::string_view, 9> kTechniqueNames = {
    "transposition-table",  "killers",   "counter-moves",     "history",   "aspiration-windows",
    "late-move-reductions", "null-move", "late-move-pruning", "quiescence"};

// A set of techniques: all, except those that were switched off.
class Techniques {
 public:
  constexpr bool has(Technique t) const { return (without_ & bit(t)) == 0; }
  constexpr void drop(Technique t) { without_ |= bit(t); }

 private:
  static constexpr std::uint32_t bit(Technique t) { return 1u << static_cast<unsigned>(t); }
  std::uint32_t without_ = 0;
};

}  // namespace skep
