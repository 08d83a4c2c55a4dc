#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings.h"
#include "convert.h"
#include "evaluate.h"
#include "explain.h"
#include "key.h"
#include "move_sequence.h"
#include "path.h"
#include "perft_counts.h"
#include "position.h"
#include "position_state.h"
#include "position_text.h"
#include "premoves.h"
#include "setup.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

Position new_position(unsigned expansions, bool tournament) {
  return Position(Rules{static_cast<BugSet>(kBaseBugs | (expansions & ~unsigned{kBaseBugs})),
                        tournament ? Opening::Tournament : Opening::Rulebook});
}

MoveSequence legal_moves(Position& position) {
  const std::vector<Move>& moves = position.legal_moves();
  MoveSequence sequence;
  sequence.moves.reserve(moves.size());
  for (const Move m : moves) sequence.moves.push_back(position.on_table(m));
  return sequence;
}

nb::tuple premoves(Position& position) { return to_tuple(likely_moves(position)); }

bool push(Position& position, const HexMove& move) {
  if (!position.is_legal(move)) return false;
  position.play(move);
  return true;
}

void undo(Position& position) {
  if (position.board().played() == 0) throw nb::index_error("there is no move to take back");
  position.undo();
}

HexMove last_move(const Position& position) {
  if (position.board().played() == 0) throw nb::index_error("no move has been made");
  return position.move_at(position.board().played() - 1);
}

std::vector<HexMove> moves(const Position& position) {
  std::vector<HexMove> result;
  for (std::size_t i = 0; i < position.board().played(); ++i) result.push_back(position.move_at(i));
  return result;
}

nb::tuple stack(const Position& position, Hex hex) {
  const Board& board = position.board();
  std::vector<Piece> pieces;
  if (const std::optional<Cell> c = position.find(hex); c && !board.at(*c).empty())
    for (Piece p = board.at(*c).top(); p != kNoPiece; p = board.below(p))
      pieces.insert(pieces.begin(), p);
  return to_tuple(pieces);
}

std::optional<PieceValue> piece_at(const Position& position, Hex hex) {
  const std::optional<Cell> c = position.find(hex);
  return c ? piece_or_none(position.board().at(*c).top()) : std::nullopt;
}

std::optional<Hex> hex_of(const Position& position, PieceValue p) {
  if (!position.board().in_play(p.id)) return std::nullopt;
  return position.hex_of(p.id);
}

nb::dict pieces(const Position& position) {
  nb::dict result;
  for (unsigned id = 0; id < kPieceIds; ++id)
    if (const Piece p = static_cast<Piece>(id); position.board().in_play(p))
      result[nb::cast(PieceValue{p})] = position.hex_of(p);
  return result;
}

bool is_same(const Position& a, const Position& b) {
  if (a.board().turn() != b.board().turn() || a.board().just_moved() != b.board().just_moved()) return false;
  for (unsigned id = 0; id < kPieceIds; ++id) {
    const Piece p = static_cast<Piece>(id);
    if (a.board().in_play(p) != b.board().in_play(p)) return false;
    if (!a.board().in_play(p)) continue;
    if (a.hex_of(p) != b.hex_of(p) || a.board().below(p) != b.board().below(p)) return false;
  }
  return true;
}

nb::bytes get_state(const Position& position) {
  const std::string bytes = to_bytes(position);
  return nb::bytes(bytes.data(), bytes.size());
}

void set_state(Position* self, const nb::bytes& state) {
  std::optional<Position> position = from_bytes({state.c_str(), state.size()});
  if (!position) throw nb::value_error("these bytes are not the state of a position");
  new (self) Position(std::move(*position));
}

std::string position_string(const Position& position, bool threefold) {
  return write_position({setup_of(position), threefold});
}

Path path(Position& position, const HexMove& move) {
  if (!position.is_legal(move)) throw nb::value_error("only a legal move has a path");
  return find_path(position, move);
}

std::vector<int> feature_counts(const Position& position) {
  const auto counts = features(position.board());
  return {counts.begin(), counts.end()};
}

}  // namespace

void bind_position(nb::module_& m) {
  bind_enum<GameState>(m, "GameState", "The state of a board, in UHP's words.", kGameStates);

  nb::class_<Position>(m, "Position", nb::is_final(), "A position and the moves that led to it.")
      .def("__init__",
           [](Position* self, unsigned bugs, bool tournament) {
             new (self) Position(new_position(bugs, tournament));
           },
           "bugs"_a, "tournament"_a,
           "A new game; bit n of bugs says whether the n-th bug takes part, the base set always does.")
      .def("__getstate__", &get_state)
      .def("__setstate__", &set_state)
      .def("copy", [](const Position& p) { return p; })
      .def_prop_ro("turn", [](const Position& p) { return p.board().turn(); })
      .def_prop_ro("ply", [](const Position& p) { return p.board().ply(); })
      .def_prop_ro("state", [](const Position& p) { return p.board().state(); })
      .def_prop_ro("just_moved", [](const Position& p) { return piece_or_none(p.board().just_moved()); })
      .def("placed", [](const Position& p, Color c, Bug b) { return p.board().placed(c, b); },
           "color"_a, "bug"_a)
      .def("legal_moves", &legal_moves)
      .def("likely_moves", &premoves, nb::sig("def likely_moves(self) -> tuple[Move, ...]"))
      .def("is_legal", [](Position& p, const HexMove& m) { return p.is_legal(m); }, "move"_a)
      .def("is_same", &is_same, "other"_a, "Do the same pieces lie on the same cells, with the same turn?")
      .def_prop_ro("played", [](const Position& p) { return p.board().played(); },
                   "How many moves were made since the start or the set-up.")
      .def("position_string", &position_string, "threefold"_a,
           "The position without its history as a line of text.")
      .def("transformed",
           [](const Position& p, unsigned rotation, bool mirrored) {
             return transformed(p, Symmetry{rotation, mirrored});
           },
           "rotation"_a, "mirrored"_a, "The position with its history, mirrored, then turned clockwise.")
      .def_prop_ro("generations", [](const Position& p) { return p.generations(); },
                   "How often legal moves have been generated so far; a position does so once at most.")
      .def("push", &push, "move"_a, "Plays a move if it is legal; says whether it was.")
      .def("undo", &undo)
      .def("last_move", &last_move)
      .def("moves", &moves)
      .def("stack", &stack, "hex"_a, nb::sig("def stack(self, hex: Hex) -> tuple[Piece, ...]"))
      .def("piece_at", &piece_at, "hex"_a)
      .def("hex_of", &hex_of, "piece"_a)
      .def("pieces", &pieces, nb::sig("def pieces(self) -> dict[Piece, Hex]"))
      .def("explain", [](Position& p, PieceValue piece, Hex to) { return explain(p, piece.id, to); },
           "piece"_a, "to"_a)
      .def("explain_piece", [](Position& p, PieceValue piece) { return explain_piece(p, piece.id); },
           "piece"_a)
      .def("explain_pass", [](Position& p) { return explain_pass(p); })
      .def("path", &path, "move"_a, "The path of a legal move; raises ValueError for others.")
      .def("features", &feature_counts,
           "The features of the evaluation for the side to move minus those for the opponent.")
      .def("evaluate", [](const Position& p) { return evaluate(p.board()); },
           "The static evaluation in points for the side to move.")
      .def_prop_ro("key", &position_key)
      .def_prop_ro("canonical_key", &canonical_key)
      .def("repetition_count", &repetition_count,
           "How often the position has occurred in the game, this time included.")
      .def("divide", &divide_position, "depth"_a, "threads"_a,
           "The perft of each legal move; stops at Ctrl-C.");
}

}  // namespace skep
