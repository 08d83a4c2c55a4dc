// The levels of play: how well each of those below full strength plays. This is the only place that has
// these numbers; names and characters are texts (src/skep/engine/levels.py, src/skep/locales).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace skep {

// How well a level plays; level_play.h plays by it.
struct LevelSkill {
  int depth;                    // of the search, in plies
  std::uint64_t nodes;          // the most a move may take, so that the machine makes no difference
  int candidates;               // the moves it searches: those with the best static evaluation
  int noise = 0;                // standard deviation, in points, of the error in its evaluation of a move
  int placement_bonus = 0;      // by how many points it overrates placing a new piece
  int overlook_rate = 0;        // percent: how probably it misses the least conspicuous of its own moves
  int reply_overlook_rate = 0;  // percent: the same for the opponent's replies to the moves it searches
  bool sees_wins = true;        // whether it finds every win in one move
  bool learned = false;         // whether it evaluates by the net, or else by the linear evaluation
};

// The level that plays as well as the search can. All below have a skill.
inline constexpr int kFullStrength = 10;

inline constexpr std::array<LevelSkill, kFullStrength - 1> kLevelSkills = {{
    {.depth = 1, .nodes = 300, .candidates = 3, .noise = 200, .placement_bonus = 200, .overlook_rate = 90,
     .sees_wins = false},
    {.depth = 1, .nodes = 300, .candidates = 3, .noise = 95, .placement_bonus = 25, .overlook_rate = 80,
     .sees_wins = false},
    {.depth = 1, .nodes = 300, .candidates = 4, .noise = 34, .overlook_rate = 65},
    {.depth = 2, .nodes = 2'000, .candidates = 10, .noise = 26, .overlook_rate = 46,
     .reply_overlook_rate = 50},
    {.depth = 3, .nodes = 4'000, .candidates = 12, .noise = 12, .overlook_rate = 34,
     .reply_overlook_rate = 38},
    {.depth = 64, .nodes = 2'000, .candidates = 14, .overlook_rate = 23},
    {.depth = 64, .nodes = 1'000, .candidates = 20, .overlook_rate = 22, .learned = true},
    {.depth = 64, .nodes = 5'000, .candidates = 30, .overlook_rate = 14, .learned = true},
    {.depth = 64, .nodes = 28'000, .candidates = 50, .overlook_rate = 7, .learned = true},
}};

// The skill of a level below full strength, from 1 up.
constexpr const LevelSkill& level_skill(int level) {
  return kLevelSkills[static_cast<std::size_t>(level) - 1];
}

}  // namespace skep
