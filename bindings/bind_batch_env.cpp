#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <atomic>
#include <optional>
#include <span>
#include <string>

#include "bindings.h"
#include "convert.h"
#include "platform.h"
#include "rl/batch_env.h"
#include "rl_arrays.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

constexpr std::size_t kMostGames = 1'000'000;

// An environment with the arrays that it writes to, which it keeps alive.
class BoundBatchEnv {
 public:
  BoundBatchEnv(const BatchSettings& settings, std::size_t games, std::uint64_t seed, unsigned threads)
      : env_(settings, games, seed, threads) {}

  void use_observations(Bytes values, std::optional<Edges> edges) {
    check_observations(env_.settings(), env_.size(), values, edges);
    arrays_.observations = values.data();
    arrays_.edges = edges ? edges->data() : nullptr;
    keep(values, edges, 0);
  }
  void use_final_observations(Bytes values, std::optional<Edges> edges) {
    check_observations(env_.settings(), env_.size(), values, edges);
    arrays_.final_observations = values.data();
    arrays_.final_edges = edges ? edges->data() : nullptr;
    keep(values, edges, 1);
  }
  void use_masks(Bytes masks) {
    check_size(masks, env_.size() * action_count(env_.settings().numbering), "masks");
    masks_ = masks;
    arrays_.masks = masks.data();
  }
  void use_results(Bytes turns, Array<float> rewards, Bytes terminated, Bytes truncated, Bytes ends,
                   Array<std::int32_t> infos) {
    check_size(turns, env_.size(), "turns");
    check_size(rewards, env_.size(), "rewards");
    check_size(terminated, env_.size(), "terminated");
    check_size(truncated, env_.size(), "truncated");
    check_size(ends, env_.size(), "ends");
    check_size(infos, 4 * env_.size(), "infos");
    turns_ = turns;
    rewards_ = rewards;
    terminated_ = terminated;
    truncated_ = truncated;
    ends_ = ends;
    infos_ = infos;
    arrays_.turns = turns.data();
    arrays_.rewards = rewards.data();
    arrays_.terminated = terminated.data();
    arrays_.truncated = truncated.data();
    arrays_.ends = ends.data();
    arrays_.plies = infos.data();
    arrays_.lengths = infos.data() + env_.size();
    arrays_.legal = infos.data() + 2 * env_.size();
    arrays_.outside = infos.data() + 3 * env_.size();
  }

  void reset(std::uint64_t seed) {
    check_arrays();
    const Entry entry(busy_);
    const nb::gil_scoped_release release;
    env_.reset(seed, arrays_);
  }

  // The first game whose action is not legal, with the action; nothing if all were played.
  std::optional<nb::tuple> step(nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu> actions) {
    check_size(actions, env_.size(), "actions");
    check_arrays();
    std::optional<BatchEnv::Refusal> refusal;
    {
      const Entry entry(busy_);
      const nb::gil_scoped_release release;
      refusal = env_.step(std::span(actions.data(), actions.size()), arrays_);
    }
    if (!refusal) return std::nullopt;
    return nb::make_tuple(refusal->game, refusal->action);
  }

  void sample(Array<std::int64_t> actions) {
    check_size(actions, env_.size(), "actions");
    const Entry entry(busy_);
    const nb::gil_scoped_release release;
    env_.sample(std::span(actions.data(), actions.size()));
  }

  Position game(std::size_t i) {
    if (i >= env_.size()) throw nb::index_error("there are not that many games");
    const Entry entry(busy_);
    return env_.game(i);
  }
  std::size_t memory() {
    const Entry entry(busy_);
    return env_.memory_per_game();
  }

 private:
  void keep(const Bytes& values, const std::optional<Edges>& edges, std::size_t i) {
    observations_[i] = values;
    edges_[i] = edges;
  }
  void check_arrays() const {
    if (arrays_.observations == nullptr || arrays_.masks == nullptr || arrays_.turns == nullptr)
      throw nb::value_error("the environment has no arrays to write to yet");
  }

  BatchEnv env_;
  BatchArrays arrays_;
  std::atomic<bool> busy_ = false;
  std::array<Bytes, 2> observations_;
  std::array<std::optional<Edges>, 2> edges_;
  Bytes masks_, turns_, terminated_, truncated_, ends_;
  Array<float> rewards_;
  Array<std::int32_t> infos_;
};

void make(BoundBatchEnv* self, std::size_t games, unsigned bugs, bool tournament, bool threefold,
          bool truncates_repetition, unsigned max_plies, ObservationForm form, bool as_float, unsigned window,
          ActionIndex numbering, std::uint64_t seed, unsigned threads) {
  if (games < 1 || games > kMostGames)
    throw nb::value_error(("from 1 to " + std::to_string(kMostGames) + " games can be played").c_str());
  if (threads < 1 || threads > kMaxThreads)
    throw nb::value_error(("from 1 to " + std::to_string(kMaxThreads) + " threads can play").c_str());
  if (max_plies < 1) throw nb::value_error("an episode has one ply at the least");
  const Rules rules{static_cast<BugSet>(kBaseBugs | (bugs & 0xE0)),
                    tournament ? Opening::Tournament : Opening::Rulebook};
  const BatchSettings settings{rules,    threefold, truncates_repetition, max_plies, form, as_float,
                               window,   numbering};
  const nb::gil_scoped_release release;
  new (self) BoundBatchEnv(settings, games, seed, threads);
}

}  // namespace

void bind_batch_env(nb::module_& m) {
  nb::class_<BoundBatchEnv>(m, "BatchEnv", nb::is_final(), "Many games that are played side by side.")
      .def("__init__", &make, "games"_a, "bugs"_a, "tournament"_a, "threefold"_a, "truncates_repetition"_a,
           "max_plies"_a, "form"_a, "as_float"_a, "window"_a, "numbering"_a, "seed"_a, "threads"_a)
      .def("use_observations", &BoundBatchEnv::use_observations, "values"_a, "edges"_a.none(),
           nb::sig("def use_observations(self, values: object, edges: object | None) -> None"))
      .def("use_final_observations", &BoundBatchEnv::use_final_observations, "values"_a, "edges"_a.none(),
           nb::sig("def use_final_observations(self, values: object, edges: object | None) -> None"))
      .def("use_masks", &BoundBatchEnv::use_masks, "masks"_a, nb::sig("def use_masks(self, masks: object) -> None"))
      .def("use_results", &BoundBatchEnv::use_results, "turns"_a, "rewards"_a, "terminated"_a, "truncated"_a,
           "ends"_a, "infos"_a,
           nb::sig("def use_results(self, turns: object, rewards: object, terminated: object, "
                   "truncated: object, ends: object, infos: object) -> None"))
      .def("reset", &BoundBatchEnv::reset, "seed"_a, "Starts all games.")
      .def("step", &BoundBatchEnv::step, "actions"_a,
           nb::sig("def step(self, actions: object) -> tuple[int, int] | None"),
           "Plays one action in each game; if one is not legal plays none, and returns its game and itself.")
      .def("sample", &BoundBatchEnv::sample, "actions"_a, nb::sig("def sample(self, actions: object) -> None"),
           "Chooses one random legal action for each game.")
      .def("game", &BoundBatchEnv::game, "index"_a, "A game with its whole history.")
      .def_prop_ro("memory", &BoundBatchEnv::memory, "Bytes that a game takes beside the arrays.");
}

}  // namespace skep
