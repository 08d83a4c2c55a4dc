#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "advice.h"
#include "bindings.h"
#include "chances.h"
#include "convert.h"
#include "interrupt.h"
#include "judgement.h"
#include "move_facts.h"
#include "review.h"
#include "run_search.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

std::vector<MoveNote> facts_of(Position& position, const HexMove& move) {
  if (!position.is_legal(move)) throw nb::value_error("only a legal move has facts");
  return move_facts(position, move);
}

// Runs work(stop) without the GIL, and ends it when `stop` returns True.
template <class Work> auto interruptibly(const nb::object& stop, Work&& work) {
  decltype(work(std::atomic<bool>())) result;
  run_interruptibly(
      std::chrono::milliseconds(2), [&](const std::atomic<bool>& told_to_stop) { result = work(told_to_stop); },
      [&] { return stop.is_none() || !nb::cast<bool>(stop()); });
  return result;
}

// A review of a move, with hexes instead of cells in its best line.
struct HexMoveReview {
  MoveReview review;
  std::vector<HexMove> line;
};

HexMoveReview review_of(Searcher& searcher, Position position, const HexMove& move, std::uint64_t nodes,
                        const nb::object& stop) {
  if (!position.is_legal(move)) throw nb::value_error("only a legal move can be reviewed");
  const MoveReview found = interruptibly(stop, [&](const std::atomic<bool>& told_to_stop) {
    return review_move(searcher, position, move, nodes, told_to_stop);
  });
  return {found, on_table(position, found.best).pv};
}

EndReview end_of(Searcher& searcher, const Position& position, bool threefold, std::uint64_t nodes,
                 const nb::object& stop) {
  const Position copy = position;
  return interruptibly(stop, [&](const std::atomic<bool>& told_to_stop) {
    return review_end(searcher, copy, threefold, nodes, told_to_stop);
  });
}

std::vector<MoveNote> telling_facts(Position& position, const HexMove& move, bool of_error) {
  if (!position.is_legal(move)) throw nb::value_error("only a legal move has facts");
  return most_telling_facts(position, move, of_error);
}

void bind_whole_reviews(nb::module_& m) {
  nb::class_<HexMoveReview>(m, "MoveReview", "A judged move; chances are those of the player who moves.")
      .def_prop_ro("judgement", [](const HexMoveReview& r) { return r.review.judgement; })
      .def_prop_ro("chance", [](const HexMoveReview& r) { return r.review.chance; })
      .def_prop_ro("best_chance", [](const HexMoveReview& r) { return r.review.best_chance; })
      .def_prop_ro("best_score", [](const HexMoveReview& r) { return r.review.best.score; })
      .def_prop_ro("best_line", [](const HexMoveReview& r) { return to_tuple(r.line); },
                   nb::sig("def best_line(self) -> tuple[Move, ...]"))
      .def_prop_ro("notes", [](const HexMoveReview& r) { return r.review.notes; })
      .def_prop_ro("better", [](const HexMoveReview& r) { return r.review.better; })
      .def_prop_ro("nodes", [](const HexMoveReview& r) { return r.review.nodes; });
  nb::class_<EndReview>(m, "EndReview", "The chance of the side to move after the last move of a game.")
      .def_ro("chance", &EndReview::chance)
      .def_ro("nodes", &EndReview::nodes);
  nb::class_<JudgedMove>(m, "JudgedMove", "A move of a game for its turning points and accuracy.")
      .def(nb::init<Color, Judgement, double, bool>(), "color"_a, "judgement"_a, "loss"_a, "is_pass"_a);
  m.def("review_move", &review_of, "searcher"_a, "position"_a, "move"_a, "nodes"_a, "stop"_a.none(),
        nb::sig("def review_move(searcher: Searcher, position: Position, move: Move, nodes: int, "
                "stop: collections.abc.Callable[[], bool] | None) -> MoveReview"),
        "Judges a legal move against the best one; raises ValueError for others.");
  m.def("review_end", &end_of, "searcher"_a, "position"_a, "threefold"_a, "nodes"_a, "stop"_a.none(),
        nb::sig("def review_end(searcher: Searcher, position: Position, threefold: bool, nodes: int, "
                "stop: collections.abc.Callable[[], bool] | None) -> EndReview"),
        "Finds the chance of the side to move after the last move.");
  m.def("most_telling_facts", &telling_facts, "position"_a, "move"_a, "of_error"_a,
        "The one or two facts that tell the most of a legal move; raises ValueError for others.");
  m.def("turning_points", [](const std::vector<JudgedMove>& moves) { return turning_points(moves); }, "moves"_a,
        "The indices of up to three mistakes, those that cost the most, in the order of the game.");
  m.def("accuracy", [](const std::vector<JudgedMove>& moves, Color color) { return accuracy(moves, color); },
        "moves"_a, "color"_a, "How well a player chose, from 0 to 1; None for one who made no move but passes.");
  m.attr("REVIEW_NODES") = kReviewNodes;
  m.attr("REVIEW_HASH_MIB") = kReviewHashMebibytes;
}

std::pair<std::string, std::optional<unsigned>> advice_on(Position& position, Color color) {
  if (position.board().is_over()) throw nb::value_error("there is no advice on a game that is over");
  const PlayerAdvice advice = advise(position, color);
  return {std::string(name_of(advice.kind)),
          advice.free < 0 ? std::nullopt : std::optional<unsigned>(static_cast<unsigned>(advice.free))};
}

Judgement judge_move(double best, double second, double played, bool is_best, bool is_forced,
                     bool could_win, bool still_wins) {
  return judge({best, second, played, is_best, is_forced, could_win, still_wins});
}

}  // namespace

void bind_review(nb::module_& m) {
  bind_enum<Judgement>(m, "Judgement", "What a review calls a move.", kJudgements)
      .def_prop_ro("is_error", [](Judgement judgement) { return is_error(judgement); },
                   "Is it an inaccuracy, a mistake, a blunder or a missed win?");
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
  m.def("advise", &advice_on, "position"_a, "color"_a,
        "Advice for a beginner: its kind, and the free sides of the queen that it is about.");
  m.attr("CHANCE_SCALE") = kChanceScale;
  m.attr("TEMPO") = kTempo;
  m.attr("CLASSIC_TEMPO") = kClassicTempo;
  bind_whole_reviews(m);
}

}  // namespace skep
