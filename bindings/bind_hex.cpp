#include <nanobind/operators.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>

#include <string>
#include <utility>
#include <vector>

#include "bindings.h"
#include "convert.h"
#include "hex.h"
#include "setup.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

std::int32_t checked(std::int64_t coordinate) {
  // Far beyond any hive; sums and differences of such hexes cannot overflow.
  constexpr std::int64_t kFar = 1'000'000;
  if (coordinate < -kFar || coordinate > kFar)
    throw nb::value_error("a coordinate lies between -1000000 and 1000000");
  return static_cast<std::int32_t>(coordinate);
}

// Coordinates grow at most threefold, so that nothing overflows before it is checked.
Hex about(Hex h, Hex center, Symmetry symmetry) {
  const Hex turned = center + symmetry(h - center);
  return {checked(turned.q), checked(turned.r)};
}

nb::tuple neighbors(Hex h) {
  std::vector<Hex> around;
  for (unsigned d = 0; d < kDirections; ++d) around.push_back(neighbor(h, d));
  return to_tuple(around);
}

}  // namespace

void bind_hex(nb::module_& m) {
  bind_enum<Direction>(m, "Direction", "The six sides of a pointy-top hex, clockwise.", kDirections);

  nb::class_<Hex> hex(m, "Hex", nb::is_final(), "A cell of the unbounded table, in axial coordinates.");
  hex.def("__init__",
          [](Hex* self, std::int64_t q, std::int64_t r) { new (self) Hex{checked(q), checked(r)}; },
          "q"_a, "r"_a)
      .def_ro("q", &Hex::q, "Grows to the right along a row.")
      .def_ro("r", &Hex::r, "Grows downwards from row to row.")
      .def("neighbor", [](Hex h, Direction d) { return neighbor(h, static_cast<unsigned>(d)); },
           "direction"_a, "The hex next to this one on that side.")
      .def("neighbors", &neighbors, nb::sig("def neighbors(self) -> tuple[Hex, ...]"),
           "The six hexes around this one, in the order of Direction.")
      .def("distance", [](Hex a, Hex b) { return distance(a, b); }, "other"_a,
           "The number of steps between two hexes.")
      .def("rotate",
           [](Hex h, std::int64_t sixths, Hex center) {
             return about(h, center, Symmetry{static_cast<unsigned>(((sixths % 6) + 6) % 6), false});
           },
           "sixths"_a = 1, "center"_a = Hex{},
           "The hex after so many sixths of a turn, clockwise, about another hex.")
      .def("reflect", [](Hex h, Hex center) { return about(h, center, Symmetry{0, true}); },
           "center"_a = Hex{}, "The mirror image that exchanges left and right, about another hex.")
      .def("__add__", [](Hex a, Hex b) { return Hex{checked(a.q + b.q), checked(a.r + b.r)}; },
           nb::is_operator())
      .def("__sub__", [](Hex a, Hex b) { return Hex{checked(a.q - b.q), checked(a.r - b.r)}; },
           nb::is_operator())
      .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
      .def("__lt__", [](Hex a, Hex b) { return a < b; }, nb::is_operator())
      .def("__hash__",
           [](Hex h) {
             return static_cast<nb::ssize_t>(static_cast<std::int64_t>(h.q) * 1'000'003 + h.r);
           })
      .def("__repr__",
           [](Hex h) { return "Hex(" + std::to_string(h.q) + ", " + std::to_string(h.r) + ")"; })
      .def("__getstate__", [](Hex h) { return std::pair(h.q, h.r); })
      .def("__setstate__", [](Hex* self, std::pair<std::int64_t, std::int64_t> state) {
        new (self) Hex{checked(state.first), checked(state.second)};
      });
}

}  // namespace skep
