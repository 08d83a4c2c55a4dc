#include <atomic>
#include <chrono>
#include <string>

#include "bindings.h"
#include "interrupt.h"
#include "perft.h"
#include "perft_counts.h"
#include "platform.h"

namespace nb = nanobind;

namespace skep {

std::vector<HexMoveCount> divide_position(const Position& position, unsigned depth, unsigned threads) {
  if (threads < 1 || threads > kMaxThreads)
    throw nb::value_error(("from 1 to " + std::to_string(kMaxThreads) + " threads can count").c_str());
  const Position snapshot = position;  // other Python threads may play on meanwhile
  std::vector<MoveCount> counts;
  run_interruptibly(
      std::chrono::milliseconds(20),
      [&](const std::atomic<bool>& stop) { counts = divide(snapshot.board(), depth, threads, stop); },
      [] { return true; });
  std::vector<HexMoveCount> result;
  for (const MoveCount& count : counts) result.push_back({snapshot.on_table(count.move), count.nodes});
  return result;
}

void bind_perft(nb::module_& m) {
  m.attr("MAX_THREADS") = kMaxThreads;
  nb::class_<HexMoveCount>(m, "MoveCount", nb::is_final(), "The perft of one move.")
      .def_ro("move", &HexMoveCount::move)
      .def_ro("nodes", &HexMoveCount::nodes);
}

}  // namespace skep
