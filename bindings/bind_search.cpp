#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <string>
#include <vector>

#include "bindings.h"
#include "convert.h"
#include "interrupt.h"
#include "position.h"
#include "search.h"
#include "shared_net.h"
#include "threads.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

// The result of a search, with hexes instead of cells in the moves of the principal variation.
struct HexSearchResult {
  SearchResult result;
  std::vector<HexMove> pv;
};

HexSearchResult on_table(Position position, const SearchResult& result) {
  HexSearchResult found{result, {}};
  for (const Move m : result.pv) {
    found.pv.push_back(position.on_table(m));
    position.play(found.pv.back());
  }
  return found;
}

std::vector<Move> candidates(Position& position, const std::vector<HexMove>& moves) {
  std::vector<Move> result;
  for (const HexMove& m : moves) {
    if (!position.is_legal(m)) throw nb::value_error("only legal moves can be searched");
    result.push_back(*position.on_grid(m));
  }
  if (result.empty()) throw nb::value_error("there is no move to search");
  return result;
}

// Takes the position by value: other Python threads may play on with theirs meanwhile.
HexSearchResult search(Searcher& searcher, Position position, const std::vector<HexMove>& moves,
                       double seconds, int depth, std::uint64_t nodes, double most_seconds,
                       unsigned threads, const nb::object& progress, const nb::object& stop) {
  const std::vector<Move> root_moves = candidates(position, moves);
  if (threads < 1 || threads > kMaxThreads)
    throw nb::value_error(("a search has from 1 to " + std::to_string(kMaxThreads) + " threads").c_str());
  const SearchLimits limits{seconds, depth, nodes, most_seconds};
  std::mutex mutex;
  std::vector<SearchResult> reports;
  SearchResult best;
  const auto pass_on_reports = [&] {
    std::vector<SearchResult> news;
    {
      const std::lock_guard lock(mutex);
      news.swap(reports);
    }
    if (!progress.is_none())
      for (const SearchResult& report : news) progress(on_table(position, report));
    return stop.is_none() || !nb::cast<bool>(stop());
  };
  run_interruptibly(
      std::chrono::milliseconds(2),
      [&](const std::atomic<bool>& told_to_stop) {
        best = searcher.search(position.board(), root_moves, limits, threads, told_to_stop,
                               [&](const SearchResult& report) {
                                 const std::lock_guard lock(mutex);
                                 reports.push_back(report);
                               });
      },
      pass_on_reports);
  pass_on_reports();
  return on_table(position, best);
}

nb::tuple techniques() {
  nb::list list;
  for (const std::string_view name : kTechniqueNames) list.append(to_str(name));
  return nb::tuple(list);
}

Techniques all_techniques_but(const std::vector<std::string>& without) {
  Techniques techniques;
  for (const std::string& name : without) {
    const auto known = std::find(kTechniqueNames.begin(), kTechniqueNames.end(), name);
    if (known == kTechniqueNames.end()) throw nb::value_error(("no technique is called " + name).c_str());
    techniques.drop(static_cast<Technique>(known - kTechniqueNames.begin()));
  }
  return techniques;
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
           "clock's time.");
  m.def("techniques", &techniques, nb::sig("def techniques() -> tuple[str, ...]"),
        "The techniques that a search can do without, by name.");
}

}  // namespace skep
