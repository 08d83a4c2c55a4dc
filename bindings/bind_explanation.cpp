#include "bindings.h"
#include "convert.h"
#include "explain.h"

namespace nb = nanobind;

namespace skep {
namespace {

nb::object reason(const Explanation& e) { return e.legal() ? nb::none() : nb::cast(e.reason); }

nb::dict numbers(const Explanation& e) {
  nb::dict result;
  for (const auto& [name, number] : e.numbers) result[to_str(name)] = number;
  return result;
}

}  // namespace

void bind_explanation(nb::module_& m) {
  const unsigned first = static_cast<unsigned>(Reason::None) + 1;  // a legal move has the reason None
  bind_enum<Reason>(m, "Reason", "Why a move is not legal: one reason for each rule.", kReasons, first);

  nb::class_<Explanation>(m, "Explanation", nb::is_final(),
                          "Whether a move is legal, and if not, why, with evidence.")
      .def_prop_ro("reason", &reason, nb::sig("def reason(self) -> Reason | None"),
                   "The rule that forbids the move; None if it is legal.")
      .def_prop_ro("pieces", [](const Explanation& e) { return to_tuple(e.pieces); },
                   nb::sig("def pieces(self) -> tuple[Piece, ...]"))
      .def_prop_ro("cells", [](const Explanation& e) { return to_tuple(e.cells); },
                   nb::sig("def cells(self) -> tuple[Hex, ...]"))
      .def_prop_ro("numbers", &numbers, nb::sig("def numbers(self) -> dict[str, int]"));
}

}  // namespace skep
