// The grid: a torus of 1,024 cells, and tables over the six neighbours of a cell.
//
// A cell is q + 32 r, modulo 1,024. A step is one addition and one mask:
//
//           -32   -31
//
//         -1    .    +1
//
//           +31   +32
//
// Rows run into one another (the right end of a row touches the left end of the next one), so the
// torus is a single spiral. Two hexes share a cell only when they are a multiple of (32,-1) and
// (0,32) apart, and the shortest such way is 32 steps. A hive of 28 pieces spans 27 steps, and
// everything the rules look at lies within one step of it: no two hexes in question ever collide.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "hex.h"
#include "piece.h"

namespace skep {

using Cell = std::uint16_t;
inline constexpr unsigned kCells = 1024;
inline constexpr Cell kOrigin = 0;
inline constexpr Cell kNowhere = 0xFFFF;

constexpr Cell wrap(unsigned cell) { return static_cast<Cell>(cell & (kCells - 1)); }
constexpr Cell cell_of(Hex h) {
  return wrap(static_cast<unsigned>(h.q) + 32u * static_cast<unsigned>(h.r));
}

constexpr std::array<Cell, kDirections> make_steps() {
  std::array<Cell, kDirections> steps{};
  for (unsigned d = 0; d < kDirections; ++d) steps[d] = cell_of(kHexStep[d]);
  return steps;
}
inline constexpr std::array<Cell, kDirections> kStep = make_steps();

constexpr Cell neighbor(Cell c, unsigned d) {
  return wrap(static_cast<unsigned>(c) + static_cast<unsigned>(kStep[d]));
}

// Are two cells next to each other?
inline constexpr auto kIsStep = [] {
  std::array<bool, kCells> table{};
  for (const Cell step : kStep) table[step] = true;
  return table;
}();
constexpr bool adjacent(Cell a, Cell b) {
  return kIsStep[wrap(static_cast<unsigned>(a) - static_cast<unsigned>(b))];
}

// A set of directions around a cell: bit d stands for direction d.
using Sides = std::uint8_t;
inline constexpr unsigned kSideSets = 64;
inline constexpr Sides kAllSides = 0b111111;

constexpr Sides side(unsigned d) { return static_cast<Sides>(1u << d); }
constexpr Sides others(Sides s) { return static_cast<Sides>(~s & kAllSides); }
constexpr unsigned lowest(Sides s) { return static_cast<unsigned>(std::countr_zero(s)); }
// Every side moved on by one, clockwise: a side of the result has its counter-clockwise flank in s.
constexpr Sides turned(Sides s) {
  return static_cast<Sides>(((s << 1) | (s >> 5)) & kAllSides);
}
constexpr Sides turned_back(Sides s) {
  return static_cast<Sides>(((s >> 1) | (s << 5)) & kAllSides);
}

// Calls f(direction) for every side in the set.
template <class F>
constexpr void for_each_side(Sides s, F&& f) {
  for (; s != 0; s = static_cast<Sides>(s & (s - 1))) f(lowest(s));
}

template <class F>
constexpr auto make_side_table(F&& f) {
  std::array<std::uint8_t, kSideSets> table{};
  for (unsigned s = 0; s < kSideSets; ++s) table[s] = static_cast<std::uint8_t>(f(static_cast<Sides>(s)));
  return table;
}

// The number of sides in a set.
inline constexpr auto kSideCount =
    make_side_table([](Sides s) { return std::popcount(static_cast<unsigned>(s)); });

// The number of separate arcs the occupied sides form. A full ring has no end, and counts 0: that is
// what makes `1 - arcs` the change of the Euler characteristic when the cell in the middle is filled.
inline constexpr auto kArcs = make_side_table(
    [](Sides s) { return kSideCount[static_cast<Sides>(s & others(turned(s)))]; });

// Where a piece on the ground can slide when these sides are occupied (RULES 7.4): to an empty side
// with exactly one occupied flank. Two are a gate, none would lose contact.
inline constexpr auto kSlides =
    make_side_table([](Sides s) { return others(s) & (turned(s) ^ turned_back(s)); });

// The cells a piece can go to or has been to: one bit for each cell of the grid.
class CellSet {
 public:
  // Adds a cell; false when it was there already.
  bool insert(Cell c) {
    std::uint64_t& word = words_[c >> 6];
    const std::uint64_t mask = std::uint64_t{1} << (c & 63);
    const bool is_new = (word & mask) == 0;
    word |= mask;
    return is_new;
  }
  bool contains(Cell c) const { return ((words_[c >> 6] >> (c & 63)) & 1) != 0; }

 private:
  std::array<std::uint64_t, kCells / 64> words_{};
};

}  // namespace skep
