#include "bind_solve.h"

#include <nanobind/stl/string.h>

#include <atomic>
#include <string>
#include <vector>

#include "interrupt.h"
#include "solve.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

nb::tuple to_tuple(const std::vector<HexMove>& moves) {
  nb::list list;
  for (const HexMove& m : moves) list.append(m);
  return nb::tuple(list);
}

// (proven, plies, moves, unique, line, nodes, seconds); None for what is not known
nb::tuple interruptible_solve(const Position& position, unsigned plies, std::uint64_t nodes,
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
  const bool proven = solution.verdict == Verdict::Proven;
  return nb::make_tuple(
      solution.verdict == Verdict::Stopped ? nb::none() : nb::object(nb::bool_(proven)), solution.plies,
      to_tuple(solution.moves),
      proven && solution.complete ? nb::object(nb::bool_(solution.unique)) : nb::none(),
      to_tuple(solution.line), solution.nodes, solution.seconds);
}

}  // namespace

void bind_solve(nb::module_& m) {
  m.attr("MAX_SOLVE_PLIES") = kMaxSolvePlies;
  m.def("solve", &interruptible_solve, "position"_a, "plies"_a, "nodes"_a, "seconds"_a, "stop"_a.none(),
        nb::sig("def solve(position: Position, plies: int, nodes: int, seconds: float, "
                "stop: collections.abc.Callable[[], bool] | None) "
                "-> tuple[bool | None, int, tuple[Move, ...], bool | None, tuple[Move, ...], "
                "int, float]"),
        "Whether the side to move can force a win: proven, plies, winning moves, whether they are one, "
        "line, nodes and seconds. A limit of 0 is none.");
}

}  // namespace skep
