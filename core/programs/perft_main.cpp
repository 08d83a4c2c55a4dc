// skep_perft GAME DEPTH: counts, for a game type or a game string, and prints the speed.
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "game_text.h"
#include "perft.h"

int main(int argc, char** argv) {
  const int depth = argc == 3 ? std::atoi(argv[2]) : 0;
  if (depth < 1) {
    std::fprintf(stderr, "usage: skep_perft GAME DEPTH, as in: skep_perft Base+MLP 5\n");
    return 2;
  }
  std::optional<skep::Position> position = skep::read_game(argv[1]);
  if (!position) {
    std::fprintf(stderr, "skep_perft: cannot read the game '%s'\n", argv[1]);
    return 1;
  }
  const std::clock_t start = std::clock();
  const std::uint64_t nodes = skep::perft(position->board(), static_cast<unsigned>(depth));
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("depth %d: %llu nodes, %.3f s, %.1f million nodes/s\n", depth,
              static_cast<unsigned long long>(nodes), seconds,
              static_cast<double>(nodes) / 1e6 / (seconds > 0 ? seconds : 1e-9));
}
