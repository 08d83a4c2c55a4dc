// Plays whole games between the levels and checks everything on the way: run under sanitizers and with
// assertions.
//
//   skep_level_tests [GAMES]
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string_view>
#include <vector>

#include "check.h"
#include "game_text.h"
#include "level_play.h"
#include "levels.h"
#include "random.h"
#include "search.h"

namespace skep {
namespace {

constexpr unsigned kLongestGame = 40;
constexpr SearchLimits kFewNodes{0, 0, 150, 0};
constexpr std::atomic<bool> kGo = false;

// The skill of a level with the linear evaluation: these tests have no net.
LevelSkill plain_skill(int level) {
  LevelSkill skill = level_skill(level);
  skill.learned = false;
  return skill;
}

SearchResult choose(const Position& position, int level, std::uint64_t seed,
                    const SearchLimits& limits = kFewNodes, const std::atomic<bool>& stop = kGo) {
  if (level < kFullStrength)
    return choose_level_move(plain_skill(level), position, limits, seed, nullptr, {}, stop);
  Searcher searcher(1);
  return choose_best_move(searcher, position, limits, 1, seed, stop, [](const SearchResult&) {});
}

void check_line(Position future, const std::vector<Move>& line) {
  CHECK(!line.empty());
  for (const Move m : line) {
    CHECK(!future.board().is_over());
    const HexMove move = future.on_table(m);
    CHECK(future.is_legal(move));
    future.play(move);
  }
}

// A game of two levels against each other; every choice is legal, within the limits, and the same again.
Position play_game(std::string_view type, int white, int black, std::uint64_t seed,
                   unsigned plies = kLongestGame) {
  Position position = *read_game(type);
  for (unsigned ply = 0; ply < plies && !position.board().is_over(); ++ply) {
    const int level = ply % 2 == 0 ? white : black;
    const std::uint64_t hash = position.board().hash();
    const SearchResult found = choose(position, level, seed);
    CHECK(position.board().hash() == hash);
    CHECK(-kWinScore < found.score && found.score < kWinScore);
    CHECK(found.nodes <= kFewNodes.nodes + (level == kFullStrength ? 2 : 0));
    check_line(position, found.pv);
    if (ply % 8 == 0) {
      const SearchResult again = choose(position, level, seed);
      CHECK(again.pv == found.pv && again.score == found.score && again.nodes == found.nodes);
    }
    position.play(position.on_table(found.pv.front()));
  }
  return position;
}

void test_games(int games) {
  for (int game = 0; game < games; ++game) {
    const std::string_view type = kGameTypes[static_cast<std::size_t>(game) % std::size(kGameTypes)];
    play_game(type, 1 + game % kFullStrength, 1 + (game * 3 + 1) % kFullStrength,
              static_cast<std::uint64_t>(game));
  }
}

void test_seeds_differ() {
  for (int level = 1; level <= kFullStrength; ++level) {
    std::set<std::vector<std::uint16_t>> games;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const Position end = play_game("Base+MLP", level, level, seed, 10);
      std::vector<std::uint16_t> moves;
      for (std::size_t ply = 0; ply < end.board().ply(); ++ply)
        moves.push_back(end.board().move_at(ply).bits());
      games.insert(moves);
    }
    CHECK(games.size() > 2);
  }
}

// A stopped search and one without time still give a legal move.
void test_stopped() {
  const std::atomic<bool> stop = true;
  const Position position = play_game("Base+MLP", 6, 6, 5);
  if (position.board().is_over()) return;
  for (int level = 1; level <= kFullStrength; ++level) {
    check_line(position, choose(position, level, 1, {}, stop).pv);
    check_line(position, choose(position, level, 1, {1e-6, 0, 0, 0}).pv);
    check_line(position, choose(position, level, 1, {0, 0, 1, 0}).pv);
    check_line(position, choose(position, level, 1, {0, 1, 0, 0}).pv);
  }
}

// The generator gives the same numbers everywhere, and its bell curve has the right width.
void test_random() {
  Random random(1);
  CHECK(random.below(1'000'000) == splitmix64(1 + kSplitmixStep) % 1'000'000);
  double sum = 0;
  double squares = 0;
  constexpr int kDraws = 20'000;
  for (int i = 0; i < kDraws; ++i) {
    const double value = random.normal(100);
    sum += value;
    squares += value * value;
  }
  CHECK(std::abs(sum / kDraws) < 3);
  CHECK(squares / kDraws > 97 * 97 && squares / kDraws < 103 * 103);
  std::vector<int> items = {0, 1, 2, 3, 4, 5, 6, 7};
  random.shuffle(items);
  CHECK(std::set<int>(items.begin(), items.end()).size() == 8);
}

}  // namespace
}  // namespace skep

int main(int argc, char** argv) {
  skep::test_random();
  skep::test_games(argc > 1 ? std::atoi(argv[1]) : 10);
  skep::test_seeds_differ();
  skep::test_stopped();
  return skep::finish_checks();
}
