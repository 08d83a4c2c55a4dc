// Hexes: cells of the unbounded table, in axial coordinates.
//
// The tiles are pointy-top. q grows to the right along a row, r grows downwards:
//
//              NW (0,-1)   NE (+1,-1)
//
//          W (-1,0)   (0,0)    E (+1,0)
//
//              SW (-1,+1)  SE (0,+1)
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace skep {

// Clockwise, so that the two flanks of a direction are its predecessor and its successor.
enum class Direction : std::uint8_t { NE, E, SE, SW, W, NW };
inline constexpr unsigned kDirections = 6;

constexpr unsigned opposite(unsigned d) { return d < 3 ? d + 3 : d - 3; }
constexpr unsigned clockwise(unsigned d) { return d == 5 ? 0 : d + 1; }
constexpr unsigned counter_clockwise(unsigned d) { return d == 0 ? 5 : d - 1; }

struct Hex {
  std::int32_t q = 0;
  std::int32_t r = 0;

  friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
  friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

inline constexpr std::array<Hex, kDirections> kHexStep = {
    Hex{+1, -1}, Hex{+1, 0}, Hex{0, +1}, Hex{-1, +1}, Hex{-1, 0}, Hex{0, -1}};

constexpr Hex neighbor(Hex h, unsigned d) { return h + kHexStep[d]; }

// The number of steps between two hexes.
constexpr std::int32_t distance(Hex a, Hex b) {
  const auto magnitude = [](std::int32_t x) { return x < 0 ? -x : x; };
  const Hex d = a - b;
  return (magnitude(d.q) + magnitude(d.r) + magnitude(d.q + d.r)) / 2;
}

}  // namespace skep
