#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <vector>

#include "bindings.h"
#include "convert.h"
#include "rl/action_index.h"
#include "rl/batch_env.h"
#include "rl_arrays.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

std::optional<unsigned> action_number(Position& position, const HexMove& move, ActionIndex numbering) {
  if (!position.is_legal(move)) return std::nullopt;
  return action_of(position.board(), *position.on_grid(move), numbering);
}

std::vector<unsigned> legal_actions(Position& position, ActionIndex numbering) {
  std::vector<unsigned> actions;
  for (const Move move : position.legal_moves()) actions.push_back(action_of(position.board(), move, numbering));
  return actions;
}

std::vector<unsigned> all_open_spiel_actions(Position& position) {
  const std::vector<Action> actions = open_spiel_actions(position.board(), position.legal_moves());
  return {actions.begin(), actions.end()};
}

std::optional<HexMove> move_of_action(Position& position, unsigned action, ActionIndex numbering) {
  std::optional<Move> wanted;
  if (numbering == ActionIndex::OpenSpiel) wanted = open_spiel_move(position.board(), action);
  for (const Move move : position.legal_moves())
    if (move == wanted || (!wanted && action_of(position.board(), move, numbering) == action))
      return position.on_table(move);
  return std::nullopt;
}

std::vector<unsigned> action_permutation(unsigned rotation, bool mirrored, ActionIndex numbering) {
  std::vector<unsigned> permutation;
  for (unsigned a = 0; a < action_count(numbering); ++a)
    permutation.push_back(transformed(static_cast<Action>(a), Symmetry{rotation, mirrored}, numbering));
  return permutation;
}

unsigned observe(const Position& position, Color viewer, ObservationForm form, bool as_float, unsigned window, Bytes values,
                 std::optional<Edges> edges) {
  BatchSettings settings;
  settings.form = form;
  settings.as_float = as_float;
  settings.window = window;
  check_observations(settings, 1, values, edges);
  return write_observation(position, viewer, settings, values.data(), edges ? edges->data() : nullptr);
}

nb::tuple names(unsigned count, std::string (*name)(unsigned)) {
  nb::list list;
  for (unsigned i = 0; i < count; ++i) list.append(nb::str(name(i).c_str()));
  return nb::tuple(list);
}

}  // namespace

void bind_rl(nb::module_& m) {
  nb::enum_<ActionIndex>(m, "ActionIndex", "A numbering of actions for policies.")
      .value("SKEP", ActionIndex::Skep)
      .value("OPEN_SPIEL", ActionIndex::OpenSpiel);
  nb::enum_<ObservationForm>(m, "ObservationForm", "The form of an observation.")
      .value("PLANES", ObservationForm::Planes)
      .value("GRAPH", ObservationForm::Graph)
      .value("FLAT", ObservationForm::Flat);
  m.attr("ACTION_INDEX_VERSION") = kActionIndexVersion;
  m.def("action_count", &action_count, "numbering"_a, "How many actions a numbering has.");
  m.def("action_of", &action_number, "position"_a, "move"_a, "numbering"_a,
        "The action of a move; None if it is not legal.");
  m.def("legal_actions", &legal_actions, "position"_a, "numbering"_a,
        "The actions of the legal moves, in their order.");
  m.def("open_spiel_actions", &all_open_spiel_actions, "position"_a,
        "All numbers that OpenSpiel has for the legal moves, in ascending order.");
  m.def("move_of_action", &move_of_action, "position"_a, "action"_a, "numbering"_a,
        "The legal move of an action, or None.");
  m.def("action_permutation", &action_permutation, "rotation"_a, "mirrored"_a, "numbering"_a,
        "What becomes of each action when the table is mirrored, then turned clockwise.");
  m.def("observe", &observe, "position"_a, "viewer"_a, "form"_a, "as_float"_a, "window"_a, "values"_a, "edges"_a.none(),
        nb::sig("def observe(position: Position, viewer: Color, form: ObservationForm, as_float: bool, window: int, "
                "values: object, edges: object | None) -> int"),
        "Writes an observation into the bytes of an array; returns how many pieces are not in it.");
  m.def("observation_size", &observation_size, "form"_a, "window"_a,
        "How many values an observation has, edges not counted.");
  m.def("plane_names", [] { return names(kPlanes, &plane_name); }, nb::sig("def plane_names() -> tuple[str, ...]"),
        "What the planes show.");
  m.def("node_feature_names", [] { return names(kNodeFeatures, &node_feature_name); },
        nb::sig("def node_feature_names() -> tuple[str, ...]"), "The features of the nodes of a graph.");
  m.attr("GRAPH_NODES") = kGraphNodes;
  m.attr("GRAPH_EDGES") = kGraphEdges;
  m.attr("LEAST_WINDOW") = kLeastWindow;
  m.attr("MOST_WINDOW") = kMostWindow;
  m.attr("WHOLE_WINDOW") = kWholeWindow;
}

}  // namespace skep
