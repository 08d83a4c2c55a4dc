// The solver: proves or refutes that the side to move can force a win within some plies. It searches every
// defence and evaluates nothing.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "position.h"

namespace skep {

inline constexpr unsigned kMaxSolvePlies = 63;

// The limits of a proof; 0 means no limit.
struct SolveLimits {
  double seconds = 0;
  std::uint64_t nodes = 0;
};

enum class Verdict : std::uint8_t {
  Proven,   // there is a forced win
  Refuted,  // there is none within the plies that were asked for
  Stopped,  // unknown: a limit was reached, or `stop` was set
};

struct Solution {
  Verdict verdict = Verdict::Stopped;
  // Proven: the length of the shortest forced win. Otherwise there is none within so many plies.
  unsigned plies = 0;
  // Every first move that wins within that many plies.
  std::vector<HexMove> moves;
  // Do all those moves lead to the same position, but for symmetry and the numbers of pieces?
  bool unique = false;
  // Have all first moves been searched? If not, the proof was stopped after it had found a win, and there
  // may be more winning moves.
  bool complete = false;
  // The principal variation: the first of those moves, then the longest defence, and so on to the end.
  // Shorter if stopped.
  std::vector<HexMove> line;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// Looks for the shortest win that the side to move can force within `plies` plies, its own and the
// opponent's counted, from 1 to kMaxSolvePlies. Only a win counts: where both queens are surrounded at
// once the game is drawn (RULES 11.3). A player who has to surround his own queen has lost, so a win
// can also take an even number of plies. Repetitions are not looked for: whoever can force a win can do so
// without repeating a position.
//
// Results are kept in a proof table of fixed size by the 64 bits of Board::hash(), as in the search.
Solution solve(const Position& position, unsigned plies, const SolveLimits& limits,
               const std::atomic<bool>& stop);

}  // namespace skep
