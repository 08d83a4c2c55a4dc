// Pieces: colour, bug and number in five bits; the inventory of each player.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace skep {

enum class Color : std::uint8_t { White, Black };
inline constexpr unsigned kColors = 2;

constexpr Color opponent(Color c) { return c == Color::White ? Color::Black : Color::White; }
constexpr unsigned index(Color c) { return static_cast<unsigned>(c); }

enum class Bug : std::uint8_t {
  Queen, Spider, Beetle, Grasshopper, Ant, Mosquito, Ladybug, Pillbug
};
inline constexpr unsigned kBugs = 8;

constexpr unsigned index(Bug b) { return static_cast<unsigned>(b); }

// The letter of a bug in piece names, its name, and how many a player owns (RULES 2.2 to 2.5).
struct BugInfo {
  char letter;
  std::string_view name;
  std::uint8_t count;
};
inline constexpr std::array<BugInfo, kBugs> kBugInfo = {{{'Q', "queen", 1},
                                                         {'S', "spider", 2},
                                                         {'B', "beetle", 2},
                                                         {'G', "grasshopper", 3},
                                                         {'A', "ant", 3},
                                                         {'M', "mosquito", 1},
                                                         {'L', "ladybug", 1},
                                                         {'P', "pillbug", 1}}};

// The counts alone, for speed.
inline constexpr auto kBugCount = [] {
  std::array<std::uint8_t, kBugs> counts{};
  for (unsigned b = 0; b < kBugs; ++b) counts[b] = kBugInfo[b].count;
  return counts;
}();

// A piece is  c iiii : the colour, then the bug and its number in one index.
//
//   index   0     1 2      3 4      5 6 7         8 9 10   11         12        13
//   bug     Queen Spider   Beetle   Grasshopper   Ant      Mosquito   Ladybug   Pillbug
//
// Pieces of one kind are numbered in the order they are placed (RULES 4.6).
using Piece = std::uint8_t;
inline constexpr std::size_t kPieceIds = 32;
inline constexpr unsigned kPiecesPerPlayer = 14;
inline constexpr Piece kNoPiece = 15;  // an index no piece has

inline constexpr auto kFirstIndex = [] {
  std::array<std::uint8_t, kBugs> first{};
  for (unsigned b = 1; b < kBugs; ++b) first[b] = static_cast<std::uint8_t>(first[b - 1] + kBugCount[b - 1]);
  return first;
}();
inline constexpr auto kBugOfIndex = [] {
  std::array<Bug, 16> bugs{};  // the last two are never asked for
  for (unsigned b = 0; b < kBugs; ++b)
    for (unsigned n = 0; n < kBugCount[b]; ++n) bugs[kFirstIndex[b] + n] = static_cast<Bug>(b);
  return bugs;
}();
static_assert(kFirstIndex[kBugs - 1] + kBugCount[kBugs - 1] == kPiecesPerPlayer);

// The piece of that colour and kind with a number counted from 0.
constexpr Piece make_piece(Color c, Bug b, unsigned number) {
  return static_cast<Piece>((index(c) << 4) | (kFirstIndex[index(b)] + number));
}
constexpr Color color_of(Piece p) { return static_cast<Color>((p >> 4) & 1); }
constexpr Bug bug_of(Piece p) { return kBugOfIndex[p & 15]; }
constexpr unsigned number_of(Piece p) { return (p & 15u) - kFirstIndex[index(bug_of(p))]; }

constexpr bool pieces_round_trip() {
  for (unsigned c = 0; c < kColors; ++c)
    for (unsigned b = 0; b < kBugs; ++b)
      for (unsigned n = 0; n < kBugCount[b]; ++n) {
        const Piece p = make_piece(static_cast<Color>(c), static_cast<Bug>(b), n);
        if (index(color_of(p)) != c || index(bug_of(p)) != b || number_of(p) != n) return false;
      }
  return true;
}
static_assert(pieces_round_trip());

}  // namespace skep
