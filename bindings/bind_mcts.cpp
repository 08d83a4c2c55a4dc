#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "bindings.h"
#include "platform.h"
#include "rl/mcts.h"
#include "rl_arrays.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

using Floats = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// The search with the number of leaves that wait for an evaluation.
class BoundMcts {
 public:
  BoundMcts(const MctsSettings& settings, unsigned threads) : mcts_(settings, threads) {}

  void add(const Position& position) {
    const Entry entry(busy_);
    mcts_.add(position);
  }
  void set(std::size_t i, const Position& position) {
    check_tree(i);
    const Entry entry(busy_);
    mcts_.tree(i).finish_round();
    mcts_.set(i, position);
  }
  std::size_t size() const { return mcts_.size(); }

  std::size_t collect(std::uint32_t visits, unsigned most) {
    const Entry entry(busy_);
    const nb::gil_scoped_release release;
    mcts_.drop();
    return rows_ = mcts_.collect(visits, most);
  }
  void observe(Bytes values, std::optional<Edges> edges, Bytes masks) {
    const MctsSettings& settings = mcts_.settings();
    check_observations(settings.observation, rows_, values, edges);
    check_size(masks, rows_ * action_count(settings.observation.numbering), "masks");
    const Entry entry(busy_);
    const nb::gil_scoped_release release;
    mcts_.observe(values.data(), edges ? edges->data() : nullptr, masks.data());
  }
  void evaluate(Floats logits, Floats values) {
    check_size(logits, rows_ * action_count(mcts_.settings().observation.numbering), "logits");
    check_size(values, rows_, "values");
    const Entry entry(busy_);
    const nb::gil_scoped_release release;
    mcts_.evaluate(logits.data(), values.data());
    rows_ = 0;
  }
  void drop() {
    const Entry entry(busy_);
    mcts_.drop();
    rows_ = 0;
  }

  bool advance(std::size_t i, unsigned action) {
    check_tree(i);
    const Entry entry(busy_);
    mcts_.tree(i).finish_round();
    return mcts_.tree(i).advance(action, mcts_.settings());
  }
  std::vector<unsigned> root_actions(std::size_t i) const {
    check_tree(i);
    const std::vector<Action> actions = mcts_.tree(i).root_actions();
    return {actions.begin(), actions.end()};
  }
  void mix_root(std::size_t i, Floats noise, float share) {
    check_tree(i);
    const Entry entry(busy_);
    mcts_.tree(i).mix_root({noise.data(), noise.size()}, share);
  }
  void results(Array<std::int32_t> visits, Array<float> values, Array<float> roots) const {
    const std::size_t actions = action_count(mcts_.settings().observation.numbering);
    check_size(visits, size() * actions, "visits");
    check_size(values, size() * actions, "values");
    check_size(roots, size(), "roots");
    std::fill_n(visits.data(), visits.size(), 0);
    std::fill_n(values.data(), values.size(), 0.0f);
    for (std::size_t i = 0; i < size(); ++i) {
      mcts_.tree(i).write_visits(visits.data() + i * actions, values.data() + i * actions);
      roots.data()[i] = mcts_.tree(i).value();
    }
  }
  bool is_over(std::size_t i) const {
    check_tree(i);
    return mcts_.tree(i).is_over();
  }
  std::uint32_t visits(std::size_t i) const {
    check_tree(i);
    return mcts_.tree(i).visits();
  }
  Position position(std::size_t i) const {
    check_tree(i);
    return mcts_.tree(i).position();
  }

 private:
  void check_tree(std::size_t i) const {
    if (i >= size()) throw nb::index_error("there are not that many games");
  }

  Mcts mcts_;
  std::size_t rows_ = 0;
  std::atomic<bool> busy_ = false;
};

void make(BoundMcts* self, bool threefold, unsigned max_plies, ObservationForm form, bool as_float, unsigned window,
          ActionIndex numbering, float exploration, float unvisited, unsigned threads) {
  if (threads < 1 || threads > kMaxThreads)
    throw nb::value_error(("from 1 to " + std::to_string(kMaxThreads) + " threads can search").c_str());
  MctsSettings settings;
  settings.observation.threefold = threefold;
  settings.observation.max_plies = max_plies;
  settings.observation.form = form;
  settings.observation.as_float = as_float;
  settings.observation.window = window;
  settings.observation.numbering = numbering;
  settings.exploration = exploration;
  settings.unvisited = unvisited;
  new (self) BoundMcts(settings, threads);
}

}  // namespace

void bind_mcts(nb::module_& m) {
  nb::class_<BoundMcts>(m, "Mcts", nb::is_final(), "Monte Carlo tree search over many games at once.")
      .def("__init__", &make, "threefold"_a, "max_plies"_a, "form"_a, "as_float"_a, "window"_a, "numbering"_a,
           "exploration"_a, "unvisited"_a, "threads"_a)
      .def("add", &BoundMcts::add, "position"_a, "Adds a game.")
      .def("set", &BoundMcts::set, "index"_a, "position"_a, "Replaces a game, and forgets its tree.")
      .def("__len__", &BoundMcts::size)
      .def("collect", &BoundMcts::collect, "visits"_a, "most"_a,
           "Collects up to so many leaves of each tree that has fewer visits; returns how many there are.")
      .def("observe", &BoundMcts::observe, "values"_a, "edges"_a.none(), "masks"_a,
           nb::sig("def observe(self, values: object, edges: object | None, masks: object) -> None"),
           "Writes the observations and masks of the leaves.")
      .def("evaluate", &BoundMcts::evaluate, "logits"_a, "values"_a,
           nb::sig("def evaluate(self, logits: object, values: object) -> None"), "Gives the leaves their evaluations.")
      .def("drop", &BoundMcts::drop, "Forgets the leaves.")
      .def("advance", &BoundMcts::advance, "index"_a, "action"_a,
           "Plays an action and keeps the tree below it; False if it is not legal.")
      .def("root_actions", &BoundMcts::root_actions, "index"_a, "The actions of a root that has been evaluated.")
      .def("mix_root", &BoundMcts::mix_root, "index"_a, "noise"_a, "share"_a,
           nb::sig("def mix_root(self, index: int, noise: object, share: float) -> None"),
           "Mixes the prior probabilities of a root with these.")
      .def("results", &BoundMcts::results, "visits"_a, "values"_a, "roots"_a,
           nb::sig("def results(self, visits: object, values: object, roots: object) -> None"),
           "Writes the visits and mean values of all actions of the roots, and the values of the roots.")
      .def("is_over", &BoundMcts::is_over, "index"_a)
      .def("visits", &BoundMcts::visits, "index"_a)
      .def("position", &BoundMcts::position, "index"_a);
}

}  // namespace skep
