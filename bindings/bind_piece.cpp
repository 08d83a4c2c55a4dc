#include <nanobind/operators.h>
#include <nanobind/stl/string.h>

#include <string>

#include "bindings.h"
#include "convert.h"
#include "rules.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

PieceValue make_piece_value(Color color, Bug bug, int number) {
  if (number < 1 || number > kBugCount[index(bug)])
    throw nb::value_error(("a player has " + std::to_string(kBugCount[index(bug)]) + " of bug " +
                           letter_of(bug) + ", not number " + std::to_string(number))
                              .c_str());
  return {make_piece(color, bug, static_cast<unsigned>(number - 1))};
}

std::string name(PieceValue p) { return piece_name(p.id); }

std::string repr(PieceValue p) {
  return "Piece(Color." + member_name(name_of(color_of(p.id))) + ", Bug." +
         member_name(name_of(bug_of(p.id))) + ", " + std::to_string(number_of(p.id) + 1) + ")";
}

}  // namespace

PieceValue piece_value_of_name(const std::string& name) {
  const std::optional<Piece> piece = piece_of_name(name);
  if (!piece) throw nb::value_error(("no piece is called '" + name + "'").c_str());
  return {*piece};
}

void bind_piece(nb::module_& m) {
  bind_enum<Color>(m, "Color", "The two sides.", kColors)
      .def_prop_ro("opponent", &opponent, "The other side.")
      .def_prop_ro("letter", [](Color c) { return std::string(1, letter_of(c)); },
                   "The letter in piece names: w or b.");
  bind_enum<Bug>(m, "Bug", "The eight kinds of pieces.", kBugs)
      .def_prop_ro("letter", [](Bug b) { return std::string(1, letter_of(b)); },
                   "The letter in piece names: Q, S, B, G, A, M, L or P.")
      .def_prop_ro("per_player", [](Bug b) { return kBugCount[index(b)]; },
                   "How many a player owns, where the bug is in the game.")
      .def_prop_ro("is_expansion", &is_expansion, "Does it take part only in some game types?");

  nb::class_<PieceValue>(m, "Piece", nb::is_final(),
                         "One tile: its colour, its bug, and its number among its kind.")
      .def("__init__",
           [](PieceValue* self, Color color, Bug bug, int number) {
             new (self) PieceValue(make_piece_value(color, bug, number));
           },
           "color"_a, "bug"_a, "number"_a = 1)
      .def_static("from_name", &piece_value_of_name, "name"_a,
                  "The piece of that UHP name, as in wA1 or bQ; raises ValueError.")
      .def_prop_ro("color", [](PieceValue p) { return color_of(p.id); }, "Whose piece it is.")
      .def_prop_ro("bug", [](PieceValue p) { return bug_of(p.id); }, "The kind of creature.")
      .def_prop_ro("number", [](PieceValue p) { return number_of(p.id) + 1; },
                   "1, 2 or 3 in order of placement; 1 for a bug that is alone of its kind.")
      .def_prop_ro("name", &name, "The UHP name, as in wA1 or bQ.")
      .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
      .def("__lt__", [](PieceValue a, PieceValue b) { return a < b; }, nb::is_operator())
      .def("__hash__", [](PieceValue p) { return static_cast<nb::ssize_t>(p.id) + 7919; })
      .def("__str__", &name)
      .def("__repr__", &repr)
      .def("_repr_svg_",
           [](PieceValue p) {
             return nb::cast<std::string>(nb::module_::import_("skep.render").attr("tile")(p));
           })
      .def("__getstate__", &name)
      .def("__setstate__", [](PieceValue* self, const std::string& state) {
        new (self) PieceValue(piece_value_of_name(state));
      });
}

}  // namespace skep
