#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <limits>
#include <mutex>
#include <string>
#include <vector>

#include "bindings.h"
#include "interrupt.h"
#include "platform.h"
#include "selfplay.h"
#include "shared_net.h"
#include "training_samples.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

// The numbers of the games to play: some that are missing, then all from `next` on, up to a count.
class Numbers {
 public:
  Numbers(std::vector<std::uint32_t> missing, std::uint32_t next, std::uint64_t count)
      : missing_(std::move(missing)), next_(next), count_(count) {}
  std::optional<std::uint32_t> take() {
    const std::uint64_t i = taken_++;
    if (i >= count_) return std::nullopt;
    if (i < missing_.size()) return missing_[i];
    const std::uint64_t number = next_ + (i - missing_.size());
    if (number > std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
    return static_cast<std::uint32_t>(number);
  }

 private:
  const std::vector<std::uint32_t> missing_;
  const std::uint64_t next_;
  const std::uint64_t count_;
  std::atomic<std::uint64_t> taken_ = 0;
};

void play(std::uint64_t seed, std::uint64_t nodes, const std::vector<unsigned>& types, const SharedNet* net,
          const std::vector<std::uint32_t>& missing, std::uint32_t next, std::uint64_t count, unsigned threads,
          const nb::object& finished, const nb::object& stop) {
  if (types.empty()) throw nb::value_error("there is no game type to play");
  if (nodes < 1) throw nb::value_error("a search visits one node at the least");
  if (threads < 1 || threads > kMaxThreads) 
    throw nb::value_error(("from 1 to " + std::to_string(kMaxThreads) + " threads can play").c_str());
  SelfplaySettings settings{seed, nodes, {}, net == nullptr ? nullptr : net->net};
  for (const unsigned bugs : types)
    settings.types.push_back(static_cast<BugSet>(kBaseBugs | (bugs & 0xE0)));
  Numbers numbers(missing, next, count);
  std::mutex mutex;
  std::vector<std::string> games;
  const auto pass_on = [&] {
    std::vector<std::string> news;
    {
      const std::lock_guard lock(mutex);
      news.swap(games);
    }
    for (const std::string& game : news) finished(nb::bytes(game.data(), game.size()));
    return !nb::cast<bool>(stop());
  };
  run_interruptibly(
      std::chrono::milliseconds(50),
      [&](const std::atomic<bool>& told_to_stop) {
        play_selfplay(
            settings, threads, [&] { return numbers.take(); },
            [&](const SelfplayGame& game) {
              std::string bytes = game.encode();
              const std::lock_guard lock(mutex);
              games.push_back(std::move(bytes));
            },
            told_to_stop);
      },
      pass_on);
  pass_on();
}

std::span<const std::byte> span_of(const nb::bytes& bytes) {
  return {static_cast<const std::byte*>(bytes.data()), bytes.size()};
}

template <class T> nb::bytes bytes_of(const std::vector<T>& numbers) {
  return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(T));
}

// (rows, counts, scores, results, games) as the memory of arrays
nb::tuple samples_of(const nb::bytes& games) {
  TrainingSamples samples;
  bool legal = true;
  {
    std::span<const std::byte> rest = span_of(games);
    const nb::gil_scoped_release release;
    while (legal && !rest.empty()) {
      const std::optional<SelfplayGame> game = SelfplayGame::decode(rest);
      legal = game && add_samples(*game, samples);
    }
  }
  if (!legal) throw nb::value_error("these are no games of self-play");
  return nb::make_tuple(bytes_of(samples.rows), bytes_of(samples.counts), bytes_of(samples.scores),
                        bytes_of(samples.results), bytes_of(samples.games));
}

Position position_of(const nb::bytes& game) {
  std::span<const std::byte> rest = span_of(game);
  const std::optional<SelfplayGame> decoded = SelfplayGame::decode(rest);
  std::optional<Position> position = decoded && rest.empty() ? replay(*decoded) : std::nullopt;
  if (!position) throw nb::value_error("this is no game of self-play");
  return *std::move(position);
}

}  // namespace

void bind_selfplay(nb::module_& m) {
  m.attr("SELFPLAY_VERSION") = kSelfplayVersion;
  m.def("selfplay", &play, "seed"_a, "nodes"_a, "types"_a, "net"_a.none(), "missing"_a, "next"_a, "count"_a,
        "threads"_a, "finished"_a, "stop"_a,
        nb::sig("def selfplay(seed: int, nodes: int, types: collections.abc.Sequence[int], net: Net | None, "
                "missing: collections.abc.Sequence[int], next: int, count: int, threads: int, "
                "finished: collections.abc.Callable[[bytes], object], "
                "stop: collections.abc.Callable[[], bool]) -> None"),
        "Plays so many games of the search against itself, and gives each to `finished` as it ends.");
  m.def("selfplay_samples", &samples_of, "games"_a,
        nb::sig("def selfplay_samples(games: bytes) -> tuple[bytes, bytes, bytes, bytes, bytes]"),
        "The positions of games for training: the memory of rows (uint16), counts (int8), scores (int16), "
        "results (uint8: lost, drawn, won, cut off) and numbers of games (uint32); ValueError.");
  m.def("selfplay_position", &position_of, "game"_a, "One game, played to its end; ValueError.");
}

}  // namespace skep
