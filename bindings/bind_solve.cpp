#include <nanobind/stl/optional.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <string>

#include "bindings.h"
#include "convert.h"
#include "interrupt.h"
#include "solve.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

std::optional<bool> proven(const Solution& s) {
  if (s.verdict == Verdict::Stopped) return std::nullopt;
  return s.verdict == Verdict::Proven;
}

std::optional<bool> unique(const Solution& s) {
  if (s.verdict != Verdict::Proven || !s.complete) return std::nullopt;
  return s.unique;
}

Solution interruptible_solve(const Position& position, unsigned plies, std::uint64_t nodes,
                             double seconds, const nb::object& stop) {
  if (plies < 1 || plies > kMaxSolvePlies) {
    const std::string most = std::to_string(kMaxSolvePlies);
    throw nb::value_error(("a win is looked for within 1 to " + most + " plies").c_str());
  }
  if (position.board().is_over()) throw nb::value_error("the game is over");
  const Position copy = position;
  Solution solution;
  run_interruptibly(
      std::chrono::milliseconds(2),
      [&](const std::atomic<bool>& told_to_stop) {
        solution = solve(copy, plies, {seconds, nodes}, told_to_stop);
      },
      [&] { return stop.is_none() || !nb::cast<bool>(stop()); });
  return solution;
}

}  // namespace

void bind_solve(nb::module_& m) {
  m.attr("MAX_SOLVE_PLIES") = kMaxSolvePlies;
  nb::class_<Solution>(m, "Solution", nb::is_final(), "Whether the side to move can force a win.")
      .def_prop_ro("proven", &proven, "None if a limit was reached first.")
      .def_ro("plies", &Solution::plies)
      .def_prop_ro("moves", [](const Solution& s) { return to_tuple(s.moves); },
                   nb::sig("def moves(self) -> tuple[Move, ...]"), "The winning moves.")
      .def_prop_ro("unique", &unique, "Whether they lead to one position; None if that is not known.")
      .def_prop_ro("line", [](const Solution& s) { return to_tuple(s.line); },
                   nb::sig("def line(self) -> tuple[Move, ...]"), "The longest defence.")
      .def_ro("nodes", &Solution::nodes)
      .def_ro("seconds", &Solution::seconds);
  m.def("solve", &interruptible_solve, "position"_a, "plies"_a, "nodes"_a, "seconds"_a, "stop"_a.none(),
        nb::sig("def solve(position: Position, plies: int, nodes: int, seconds: float, "
                "stop: collections.abc.Callable[[], bool] | None) -> Solution"),
        "Proves or refutes that the side to move can force a win. A limit of 0 is none.");
}

}  // namespace skep
