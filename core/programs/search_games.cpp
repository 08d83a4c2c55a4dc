// Plays whole games by searching and checks everything on the way: run under sanitizers and with
// assertions, so that every node of every search checks the board, too.
//
//   skep_search_games [GAMES [NODES [THREADS]]]
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string_view>
#include <vector>

#include "check.h"
#include "game_text.h"
#include "movegen.h"
#include "search.h"

namespace skep {
namespace {

constexpr int kLongestGame = 120;
constexpr int kRandomPlies = 4;

std::vector<Move> legal_moves(Position& position) {
  MoveList moves;
  generate_moves(position.board(), moves);
  return {moves.begin(), moves.end()};
}

// Every move of a line is legal where it is expected, and a line ends with the game.
void check_line(Position future, const std::vector<Move>& line) {
  CHECK(!line.empty());
  for (const Move m : line) {
    CHECK(!future.board().is_over());
    const HexMove move = future.on_table(m);
    CHECK(future.is_legal(move));
    future.play(move);
  }
}

struct Tally {
  int games = 0, finished = 0, plies = 0;
  std::uint64_t nodes = 0;
};

void play_game(std::string_view type, std::mt19937& random, std::uint64_t nodes, unsigned threads,
               Tally& tally) {
  const std::atomic<bool> go = false;
  Position position = *read_game(type);
  Searcher players[] = {Searcher(1), Searcher(1)};
  int ply = 0;
  for (; ply < kLongestGame && !position.board().is_over(); ++ply) {
    const std::vector<Move> moves = legal_moves(position);
    Move move = moves[random() % moves.size()];
    if (ply >= kRandomPlies) {
      const std::uint64_t hash = position.board().hash();
      // Now and then a longer search, deep enough for everything that the search does.
      const std::uint64_t most = ply % 16 < 2 ? 100 * nodes : 2 * nodes;
      const SearchResult found =
          players[ply % 2].search(position.board(), moves, {0, 0, 1 + random() % most}, threads, go,
                                  [&](const SearchResult& report) { check_line(position, report.pv); });
      CHECK(position.board().hash() == hash);
      CHECK(-kWinScore < found.score && found.score < kWinScore);
      check_line(position, found.pv);
      move = found.pv.front();
      tally.nodes += found.nodes;
    }
    position.play(position.on_table(move));
  }
  ++tally.games;
  tally.finished += position.board().is_over();
  tally.plies += ply;
}

}  // namespace
}  // namespace skep

int main(int argc, char** argv) {
  const auto number = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
  const int games = number(1, 8);
  const int nodes = number(2, 30);
  const int threads = number(3, 1);
  std::mt19937 random(4);
  skep::Tally tally;
  for (int game = 0; game < games; ++game)
    skep::play_game(skep::kGameTypes[static_cast<std::size_t>(game) % std::size(skep::kGameTypes)], random,
                    static_cast<std::uint64_t>(nodes), static_cast<unsigned>(threads), tally);
  std::printf("%d games, %d of them to the end, %d plies, %llu nodes\n", tally.games, tally.finished,
              tally.plies, static_cast<unsigned long long>(tally.nodes));
  return skep::finish_checks();
}
