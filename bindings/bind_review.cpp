#include <nanobind/stl/vector.h>

#include <vector>

#include "bindings.h"
#include "convert.h"
#include "judgement.h"
#include "move_facts.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

std::vector<MoveNote> facts_of(Position& position, const HexMove& move) {
  if (!position.is_legal(move)) throw nb::value_error("only a legal move has facts");
  return move_facts(position, move);
}

Judgement judge_move(double best, double second, double played, bool is_best, bool is_forced,
                     bool could_win, bool still_wins) {
  return judge({best, second, played, is_best, is_forced, could_win, still_wins});
}

}  // namespace

void bind_review(nb::module_& m) {
  bind_enum<Judgement>(m, "Judgement", "What a review calls a move.", kJudgements);
  bind_enum<MoveFact>(m, "MoveFact", "What a move does to the position, as a person sees it.", kMoveFacts)
      .def_prop_ro("is_drawback", [](MoveFact fact) { return is_drawback(fact); },
                   "Does the fact speak against the move?");

  nb::class_<MoveNote>(m, "MoveNote", "A fact about a move: which queen, piece or number it is about.")
      .def_ro("fact", &MoveNote::fact)
      .def_ro("color", &MoveNote::color)
      .def_ro("free", &MoveNote::free, "How many free sides a queen has after the move.")
      .def_prop_ro("pieces", [](const MoveNote& note) { return to_tuple(note.pieces); },
                   nb::sig("def pieces(self) -> tuple[Piece, ...]"));

  m.def("move_facts", &facts_of, "position"_a, "move"_a,
        "What is to be said of a legal move, the most important first; raises ValueError for others.");
  m.def("judge", &judge_move, nb::kw_only(), "best"_a, "second"_a, "played"_a, "is_best"_a, "is_forced"_a,
        "could_win"_a, "still_wins"_a, "Judges a move by the chances of the player who made it.");
  m.attr("MISTAKE") = kMistake;
}

}  // namespace skep
