#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <tuple>

#include "bindings.h"
#include "convert.h"
#include "position_text.h"
#include "setup.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

struct Problem {
  SetupProblem problem;
  std::size_t at;
};

// A position, or what is wrong; and whether the text asks for the threefold rule.
std::tuple<std::optional<Position>, bool, std::optional<Problem>> read(const std::string& text) {
  const ReadPosition found = read_position(text);
  if (!found.problem.possible()) return {std::nullopt, false, Problem{found.problem, found.at}};
  return {Position(found.text.setup), found.text.threefold, std::nullopt};
}

}  // namespace

void bind_setup(nb::module_& m) {
  bind_enum<SetupFault>(m, "PositionFault", "Why no game can come to a position.", kSetupFaults, 1);

  nb::class_<Problem>(m, "PositionProblem", "What is wrong with a position, with the evidence.")
      .def_prop_ro("fault", [](const Problem& p) { return p.problem.fault; })
      .def_prop_ro("pieces", [](const Problem& p) { return to_tuple(p.problem.pieces); },
                   nb::sig("def pieces(self) -> tuple[Piece, ...]"))
      .def_prop_ro("hexes", [](const Problem& p) { return to_tuple(p.problem.cells); },
                   nb::sig("def hexes(self) -> tuple[Hex, ...]"))
      .def_prop_ro("at", [](const Problem& p) { return p.at; }, "Where it stands in the text, in bytes.");

  m.def("read_position", &read, "text"_a,
        nb::sig("def read_position(text: str) -> tuple[Position, bool, None] | "
                "tuple[None, bool, PositionProblem]"),
        "Reads a position string: the position and whether the threefold rule holds, or the problem.");
}

}  // namespace skep
