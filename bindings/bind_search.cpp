#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "bindings.h"
#include "convert.h"
#include "level_play.h"
#include "platform.h"
#include "position.h"
#include "run_search.h"
#include "search.h"
#include "shared_net.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

std::vector<Move> candidates(Position& position, const std::vector<HexMove>& moves) {
  std::vector<Move> result;
  for (const HexMove& m : moves) {
    if (!position.is_legal(m)) throw nb::value_error("only legal moves can be searched");
    result.push_back(*position.on_grid(m));
  }
  if (result.empty()) throw nb::value_error("there is no move to search");
  return result;
}

void check_threads(unsigned threads) {
  if (threads < 1 || threads > kMaxThreads)
    throw nb::value_error(("a search has from 1 to " + std::to_string(kMaxThreads) + " threads").c_str());
}

// Takes the position by value: other Python threads may play on with theirs meanwhile.
HexSearchResult search(Searcher& searcher, Position position, const std::vector<HexMove>& moves,
                       double seconds, int depth, std::uint64_t nodes, double most_seconds,
                       unsigned threads, const nb::object& progress, const nb::object& stop) {
  const std::vector<Move> root_moves = candidates(position, moves);
  check_threads(threads);
  const SearchLimits limits{seconds, depth, nodes, most_seconds};
  return run_search(position, progress, stop,
                    [&](const std::atomic<bool>& told_to_stop, const ReportFunction& report) {
                      return searcher.search(position.board(), root_moves, limits, threads, told_to_stop,
                                             report);
                    });
}

HexSearchResult choose_move(Searcher& searcher, const Position& position, std::uint64_t seed,
                            double seconds, int depth, std::uint64_t nodes, double most_seconds,
                            unsigned threads, const nb::object& progress, const nb::object& stop) {
  check_goes_on(position);
  check_threads(threads);
  const Position copy = position;
  const SearchLimits limits{seconds, depth, nodes, most_seconds};
  return run_search(copy, progress, stop,
                    [&](const std::atomic<bool>& told_to_stop, const ReportFunction& report) {
                      return choose_best_move(searcher, copy, limits, threads, seed, told_to_stop, report);
                    });
}

nb::tuple techniques() {
  nb::list list;
  for (const std::string_view name : kTechniqueNames) list.append(to_str(name));
  return nb::tuple(list);
}

void bind_result(nb::module_& m) {
  nb::class_<HexSearchResult>(m, "SearchResult", nb::is_final(), "What a search has found.")
      .def_prop_ro("depth", [](const HexSearchResult& r) { return r.result.depth; })
      .def_prop_ro("score", [](const HexSearchResult& r) { return r.result.score; },
                   "In points for the side to move; from PROVEN_SCORE on a proven win.")
      .def_prop_ro("nodes", [](const HexSearchResult& r) { return r.result.nodes; })
      .def_prop_ro("seconds", [](const HexSearchResult& r) { return r.result.seconds; })
      .def_prop_ro("pv", [](const HexSearchResult& r) { return to_tuple(r.pv); },
                   nb::sig("def pv(self) -> tuple[Move, ...]"),
                   "The principal variation: the best move, then the expected replies.");
}

}  // namespace

Techniques all_techniques_but(const std::vector<std::string>& without) {
  Techniques techniques;
  for (const std::string& name : without) {
    const auto known = std::find(kTechniqueNames.begin(), kTechniqueNames.end(), name);
    if (known == kTechniqueNames.end()) throw nb::value_error(("no technique is called " + name).c_str());
    techniques.drop(static_cast<Technique>(known - kTechniqueNames.begin()));
  }
  return techniques;
}

void bind_search(nb::module_& m) {
  m.attr("WIN_SCORE") = kWinScore;
  m.attr("PROVEN_SCORE") = kProvenScore;
  m.attr("MAX_DEPTH") = kMaxDepth;
  m.attr("MAX_NODES") = kMaxNodes;
  m.attr("DEFAULT_HASH_MIB") = kDefaultHashMebibytes;
  m.attr("MAX_HASH_MIB") = kMaxHashMebibytes;
  bind_result(m);
  nb::class_<Searcher>(m, "Searcher", nb::is_final(), "A search with its own transposition table.")
      .def("__init__",
           [](Searcher* self, std::size_t hash_mib, const std::vector<std::string>& without,
              const SharedNet* net) {
             if (hash_mib < 1 || hash_mib > kMaxHashMebibytes)
               throw nb::value_error(
                   ("a table has from 1 MiB to " + std::to_string(kMaxHashMebibytes) + " MiB").c_str());
             new (self) Searcher(hash_mib, all_techniques_but(without),
                                 net == nullptr ? nullptr : net->net);
           },
           "hash_mib"_a, "without"_a = nb::tuple(), "net"_a.none() = nb::none(),
           nb::sig("def __init__(self, hash_mib: int, without: collections.abc.Sequence[str] = (), "
                   "net: Net | None = None) -> None"))
      .def("clear", &Searcher::clear, "Empties the transposition table.")
      .def("search", &search, "position"_a, "moves"_a, "seconds"_a, "depth"_a, "nodes"_a,
           "most_seconds"_a, "threads"_a, "progress"_a.none(), "stop"_a.none(),
           nb::sig("def search(self, position: Position, moves: collections.abc.Sequence[Move], "
                   "seconds: float, depth: int, nodes: int, most_seconds: float, threads: int, "
                   "progress: collections.abc.Callable[[SearchResult], object] | None, "
                   "stop: collections.abc.Callable[[], bool] | None) -> SearchResult"),
           "Finds the best of some moves. A limit of 0 is none; with most_seconds, seconds are part of a "
           "clock's time.")
      .def("choose_move", &choose_move, "position"_a, "seed"_a, "seconds"_a, "depth"_a, "nodes"_a,
           "most_seconds"_a, "threads"_a, "progress"_a.none(), "stop"_a.none(),
           nb::sig("def choose_move(self, position: Position, seed: int, seconds: float, depth: int, "
                   "nodes: int, most_seconds: float, threads: int, "
                   "progress: collections.abc.Callable[[SearchResult], object] | None, "
                   "stop: collections.abc.Callable[[], bool] | None) -> SearchResult"),
           "Chooses a move at full strength: the best one, and in the opening one of several that are as "
           "good.");
  m.def("techniques", &techniques, nb::sig("def techniques() -> tuple[str, ...]"),
        "The techniques that a search can do without, by name.");
}

}  // namespace skep
