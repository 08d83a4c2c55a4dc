#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>

#include <string>
#include <utility>

#include "bindings.h"
#include "convert.h"
#include "move_sequence.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {

void bind_move(nb::module_& m) {
  nb::class_<HexMove>(m, "Move", nb::is_final(),
                      "A piece and the hex it goes to; without both, a pass.")
      .def("__init__",
           [](HexMove* self, PieceValue piece, Hex to) { new (self) HexMove{piece.id, to}; },
           "piece"_a, "to"_a)
      .def_prop_ro("piece", [](const HexMove& m) { return piece_or_none(m.piece); },
                   "The piece that is placed, moved or thrown; None for a pass.")
      .def_prop_ro("to",
                   [](const HexMove& m) { return m.is_pass() ? std::nullopt : std::optional(m.to); },
                   "Where it goes; None for a pass.")
      .def_prop_ro("is_pass", &HexMove::is_pass, "Is it a pass?")
      .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
      .def("__hash__",
           [](const HexMove& m) {
             return static_cast<nb::ssize_t>((std::int64_t{m.to.q} * 1'000'003 + m.to.r) * 64 + m.piece);
           })
      .def("__str__",
           [](const HexMove& m) -> std::string {
             if (m.is_pass()) return "pass";
             const auto cell = "(" + std::to_string(m.to.q) + ", " + std::to_string(m.to.r) + ")";
             return piece_name(m.piece) + " -> " + cell;
           })
      .def("__repr__",
           [](nb::handle self) {
             if (nb::cast<HexMove>(self).is_pass()) return nb::str("PASS");
             return nb::str("Move({!r}, {!r})").format(self.attr("piece"), self.attr("to"));
           })
      .def("_repr_html_",
           [](const HexMove& m) {
             return nb::cast<std::string>(nb::module_::import_("skep.render.notebook").attr("move_html")(m));
           })
      .def("__getstate__",
           [](const HexMove& m) {
             return std::pair(m.is_pass() ? std::string() : piece_name(m.piece), m.to);
           })
      .def("__setstate__", [](HexMove* self, const std::pair<std::string, Hex>& state) {
        const Piece piece = state.first.empty() ? kNoPiece : piece_value_of_name(state.first).id;
        new (self) HexMove{piece, state.second};
      });
  m.attr("PASS") = HexMove{};

  nb::class_<MoveSequence>(m, "MoveSequence", nb::is_final(), "The legal moves of one position.")
      .def("__len__", [](const MoveSequence& s) { return s.moves.size(); })
      .def("__getitem__", &MoveSequence::at)
      .def("__contains__", &MoveSequence::contains)
      .def("__contains__", [](const MoveSequence&, nb::handle) { return false; }, nb::arg().none());
}

}  // namespace skep
