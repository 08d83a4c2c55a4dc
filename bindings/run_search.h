// Searches for Python: results with hexes, progress and stop functions.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "interrupt.h"
#include "position.h"
#include "search.h"
#include "technique.h"

namespace skep {

// The result of a search, with hexes instead of cells in the moves of the principal variation.
struct HexSearchResult {
  SearchResult result;
  std::vector<HexMove> pv;
};

inline HexSearchResult on_table(Position position, const SearchResult& result) {
  HexSearchResult found{result, {}};
  for (const Move m : result.pv) {
    found.pv.push_back(position.on_table(m));
    position.play(found.pv.back());
  }
  return found;
}

// All techniques without those of these names; raises ValueError.
Techniques all_techniques_but(const std::vector<std::string>& without);

inline void check_goes_on(const Position& position) {
  if (position.board().is_over()) throw nanobind::value_error("the game is over: there is no move to search");
}

using ReportFunction = std::function<void(const SearchResult&)>;

// Runs search(stop, report) without the GIL, passes its reports on to `progress`, and ends it when `stop`
// returns True. Nobody else may change the position meanwhile.
template <class Search>
HexSearchResult run_search(const Position& position, const nanobind::object& progress,
                           const nanobind::object& stop, Search&& search) {
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
    return stop.is_none() || !nanobind::cast<bool>(stop());
  };
  run_interruptibly(
      std::chrono::milliseconds(2),
      [&](const std::atomic<bool>& told_to_stop) {
        best = search(told_to_stop, [&](const SearchResult& report) {
          const std::lock_guard lock(mutex);
          reports.push_back(report);
        });
      },
      pass_on_reports);
  pass_on_reports();
  return on_table(position, best);
}

}  // namespace skep
