#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "bindings.h"
#include "convert.h"
#include "level_play.h"
#include "levels.h"
#include "run_search.h"
#include "shared_net.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

HexSearchResult choose(const LevelSkill& skill, const Position& position, std::uint64_t seed, double seconds,
                       int depth, std::uint64_t nodes, const std::vector<std::string>& without,
                       const SharedNet* net, const nb::object& stop) {
  check_goes_on(position);
  if (skill.learned && net == nullptr) throw nb::value_error("this level needs a net");
  const Position copy = position;
  const SearchLimits limits{seconds, depth, nodes, 0};
  const Techniques techniques = all_techniques_but(without);
  const std::shared_ptr<const Net> shared = net == nullptr ? nullptr : net->net;
  return run_search(copy, nb::none(), stop, [&](const std::atomic<bool>& told_to_stop, const ReportFunction&) {
    return choose_level_move(skill, copy, limits, seed, shared, techniques, told_to_stop);
  });
}

// The legal moves, each with how easily it is overlooked.
nb::tuple obscurity_of_moves(Position position) {
  const std::vector<Move> moves = position.legal_moves();
  const std::vector<int> values = obscurity(position, moves);
  nb::list list;
  for (std::size_t i = 0; i < moves.size(); ++i)
    list.append(nb::make_tuple(position.on_table(moves[i]), values[i]));
  return nb::tuple(list);
}

nb::tuple sensible(Position position) {
  std::vector<HexMove> found;
  for (const Move move : sensible_moves(position, position.legal_moves()))
    found.push_back(position.on_table(move));
  return to_tuple(found);
}

std::string repr(const LevelSkill& s) {
  const auto flag = [](bool value) { return value ? "True" : "False"; };
  return "LevelSkill(depth=" + std::to_string(s.depth) + ", nodes=" + std::to_string(s.nodes) +
         ", candidates=" + std::to_string(s.candidates) + ", noise=" + std::to_string(s.noise) +
         ", placement_bonus=" + std::to_string(s.placement_bonus) +
         ", overlook_rate=" + std::to_string(s.overlook_rate) +
         ", reply_overlook_rate=" + std::to_string(s.reply_overlook_rate) +
         ", sees_wins=" + flag(s.sees_wins) + ", learned=" + flag(s.learned) + ")";
}

void bind_skill(nb::module_& m) {
  nb::class_<LevelSkill>(m, "LevelSkill", nb::is_final(), "How well a level below full strength plays.")
      .def_ro("depth", &LevelSkill::depth, "The search depth in plies.")
      .def_ro("nodes", &LevelSkill::nodes,
              "The most nodes a move may take, so that the machine makes no difference.")
      .def_ro("candidates", &LevelSkill::candidates,
              "The number of moves it searches: those with the best static evaluation.")
      .def_ro("noise", &LevelSkill::noise,
              "The standard deviation, in points, of the error in its evaluation of a move.")
      .def_ro("placement_bonus", &LevelSkill::placement_bonus,
              "By how many points it overrates placing a new piece.")
      .def_ro("overlook_rate", &LevelSkill::overlook_rate,
              "How probably, in percent, it does not see the least conspicuous of its own moves.")
      .def_ro("reply_overlook_rate", &LevelSkill::reply_overlook_rate,
              "The same for the opponent's replies to the moves it searches.")
      .def_ro("sees_wins", &LevelSkill::sees_wins, "Whether it finds every win in one move.")
      .def_ro("learned", &LevelSkill::learned, "Whether it evaluates by a net.")
      .def("__repr__", &repr);
}

}  // namespace

void bind_levels(nb::module_& m) {
  bind_skill(m);
  m.attr("OPENING_PLIES") = kOpeningPlies;
  m.def("level_skills",
        [] { return to_tuple(std::vector<LevelSkill>(kLevelSkills.begin(), kLevelSkills.end())); },
        nb::sig("def level_skills() -> tuple[LevelSkill, ...]"),
        "The skills of the levels below full strength, the weakest first.");
  m.def("choose_level_move", &choose, "skill"_a, "position"_a, "seed"_a, "seconds"_a, "depth"_a, "nodes"_a,
        "without"_a, "net"_a.none(), "stop"_a.none(),
        nb::sig("def choose_level_move(skill: LevelSkill, position: Position, seed: int, seconds: float, "
                "depth: int, nodes: int, without: collections.abc.Sequence[str], net: Net | None, "
                "stop: collections.abc.Callable[[], bool] | None) -> SearchResult"),
        "Chooses a move as a level of this skill does. A limit of 0 is none.");
  m.def("obscurity", &obscurity_of_moves, "position"_a,
        nb::sig("def obscurity(position: Position) -> tuple[tuple[Move, int], ...]"),
        "The legal moves, each with how easily a level overlooks it, in percent.");
  m.def("sensible_moves", &sensible, "position"_a,
        nb::sig("def sensible_moves(position: Position) -> tuple[Move, ...]"),
        "The legal moves that do not only help the opponent; all if each of them does.");
}

}  // namespace skep
