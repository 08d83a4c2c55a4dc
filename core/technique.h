// What the search does beyond plain alpha-beta. Each technique can be switched off, so that a match can
// say what it gains.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace skep {

enum class Technique : std::uint8_t {
  Table,       // what was found out about a position is used when it is met again
  Killers,     // a quiet move that refuted a sibling is tried early
  Replies,     // a quiet move that answered the same move elsewhere is tried early
  History,     // quiet moves are tried in the order of their success elsewhere
  Aspiration,  // an iteration expects a score near the last one's
  Reductions,  // late quiet moves are searched less deeply
  NullMove,    // a position so good that even a pass keeps it above the window is not searched
  MoveCount,   // near the leaves only so many quiet moves are tried
  Settling,    // a leaf where the queen can be surrounded at once is won
};

inline constexpr std::array<std::string_view, 9> kTechniqueNames = {
    "table",      "killers",   "replies",    "history", "aspiration",
    "reductions", "null-move", "move-count", "settling"};

// Those that a search uses: all, save those it is to do without.
class Techniques {
 public:
  constexpr bool has(Technique t) const { return (without_ & bit(t)) == 0; }
  constexpr void drop(Technique t) { without_ |= bit(t); }

 private:
  static constexpr std::uint32_t bit(Technique t) { return 1u << static_cast<unsigned>(t); }
  std::uint32_t without_ = 0;
};

}  // namespace skep
