// skep._core: the core for Python. Nothing but translation.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <stdexcept>
#include <string>

#include "bind_solve.h"
#include "evaluate.h"
#include "explain.h"
#include "interrupt.h"
#include "key.h"
#include "path.h"
#include "perft.h"
#include "position.h"
#include "search.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

constexpr char kBugLetters[] = "QSBGAMLP";
constexpr const char* kBugNames[] = {"QUEEN", "SPIDER",   "BEETLE",  "GRASSHOPPER",
                                     "ANT",   "MOSQUITO", "LADYBUG", "PILLBUG"};

std::string lower(std::string text) {
  for (char& letter : text)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return text;
}

// A piece as an object of its own: inside the core it is a mere number.
struct PieceValue {
  Piece id;
  friend constexpr auto operator<=>(const PieceValue&, const PieceValue&) = default;

  std::string name() const {
    std::string text{color_of(id) == Color::White ? 'w' : 'b', kBugLetters[index(bug_of(id))]};
    if (kBugCount[index(bug_of(id))] > 1) text += std::to_string(number_of(id) + 1);
    return text;
  }
};

std::optional<PieceValue> piece_or_none(Piece p) {
  if (p == kNoPiece) return std::nullopt;
  return PieceValue{p};
}

PieceValue make_piece_value(Color color, Bug bug, int number) {
  if (number < 1 || number > kBugCount[index(bug)])
    throw nb::value_error(("a player has " + std::to_string(kBugCount[index(bug)]) + " of bug " +
                           kBugLetters[index(bug)] + ", not number " + std::to_string(number))
                              .c_str());
  return {make_piece(color, bug, static_cast<unsigned>(number - 1))};
}

PieceValue piece_from_name(const std::string& name) {
  for (unsigned id = 0; id < kPieceIds; ++id)
    if ((id & 15) < kPiecesPerPlayer)
      if (const PieceValue p{static_cast<Piece>(id)}; p.name() == name) return p;
  throw nb::value_error(("no piece is called '" + name + "'").c_str());
}

nb::tuple to_tuple(const std::vector<Piece>& pieces) {
  nb::list list;
  for (const Piece p : pieces) list.append(PieceValue{p});
  return nb::tuple(list);
}

nb::tuple to_tuple(const std::vector<Hex>& cells) {
  nb::list list;
  for (const Hex h : cells) list.append(h);
  return nb::tuple(list);
}

// The legal moves of a position, made into Python objects only when asked for.
struct MoveSequence {
  std::vector<HexMove> moves;

  HexMove at(nb::ssize_t i) const {
    const auto size = static_cast<nb::ssize_t>(moves.size());
    if (i < -size || i >= size) throw nb::index_error("there are not that many moves");
    return moves[static_cast<std::size_t>(i < 0 ? i + size : i)];
  }
  bool contains(const HexMove& m) const {
    return std::find(moves.begin(), moves.end(), m) != moves.end();
  }
};

MoveSequence legal_moves(Position& position) {
  MoveList list;
  generate_moves(position.board(), list);
  MoveSequence sequence;
  sequence.moves.reserve(list.size());
  for (const Move m : list) sequence.moves.push_back(position.on_table(m));
  return sequence;
}

bool push(Position& position, const HexMove& move) {
  if (!position.is_legal(move)) return false;
  position.play(move);
  return true;
}

void undo(Position& position) {
  if (position.board().ply() == 0) throw nb::index_error("there is no move to take back");
  position.undo();
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

// (reason or None, pieces, cells, numbers)
nb::tuple to_tuple(const Explanation& e) {
  nb::dict numbers;
  for (const auto& [name, number] : e.numbers) numbers[nb::str(name.data(), name.size())] = number;
  const nb::object reason = e.legal() ? nb::none() : nb::cast(e.reason);
  return nb::make_tuple(reason, to_tuple(e.pieces), to_tuple(e.cells), numbers);
}

// (kind, cells, throwers) of a legal move
nb::tuple path(Position& position, const HexMove& move) {
  if (!position.is_legal(move)) throw nb::value_error("only a legal move has a path");
  const Path p = find_path(position, move);
  return nb::make_tuple(p.kind, to_tuple(p.cells), to_tuple(p.throwers));
}

HexMove last_move(const Position& position) {
  if (position.board().ply() == 0) throw nb::index_error("no move has been made");
  return position.move_at(position.board().ply() - 1);
}

std::vector<HexMove> moves(const Position& position) {
  std::vector<HexMove> result;
  for (std::size_t i = 0; i < position.board().ply(); ++i) result.push_back(position.move_at(i));
  return result;
}

constexpr unsigned kMaxThreads = 1024;

std::vector<std::pair<HexMove, std::uint64_t>> interruptible_divide(const Position& position,
                                                                    unsigned depth, unsigned threads) {
  if (threads < 1 || threads > kMaxThreads) throw nb::value_error("from 1 to 1024 threads can count");
  // A copy: others may go on with the position meanwhile.
  const Position snapshot = position;
  std::vector<std::pair<Move, std::uint64_t>> counts;
  run_interruptibly(
      std::chrono::milliseconds(20),
      [&](const std::atomic<bool>& stop) { counts = divide(snapshot.board(), depth, threads, stop); },
      [] { return true; });
  std::vector<std::pair<HexMove, std::uint64_t>> result;
  for (const auto& [move, nodes] : counts) result.emplace_back(snapshot.on_table(move), nodes);
  return result;
}

// (depth, score, nodes, seconds, line)
nb::tuple to_tuple(const Position& position, const SearchResult& report) {
  Position future = position;
  nb::list line;
  for (const Move m : report.pv) {
    const HexMove on_table = future.on_table(m);
    line.append(on_table);
    future.play(on_table);
  }
  return nb::make_tuple(report.depth, report.score, report.nodes, report.seconds, nb::tuple(line));
}

// Takes the position by value: others may go on with theirs meanwhile.
nb::tuple search(Searcher& searcher, Position position, const std::vector<HexMove>& moves,
                 double seconds, int depth, std::uint64_t nodes, double most_seconds, unsigned threads,
                 const nb::object& progress, const nb::object& stop) {
  std::vector<Move> candidates;
  for (const HexMove& m : moves) {
    if (!position.is_legal(m)) throw nb::value_error("only legal moves can be searched");
    candidates.push_back(*position.on_grid(m));
  }
  if (candidates.empty()) throw nb::value_error("there is no move to search");
  if (threads < 1 || threads > kMaxThreads) throw nb::value_error("a search has from 1 to 1024 threads");
  const SearchLimits limits{seconds, depth, nodes, most_seconds};
  std::mutex mutex;
  std::vector<SearchResult> reports;
  SearchResult best;
  const auto pass_on = [&] {
    std::vector<SearchResult> news;
    {
      const std::lock_guard lock(mutex);
      news.swap(reports);
    }
    if (!progress.is_none())
      for (const SearchResult& report : news) progress(*to_tuple(position, report));
    return stop.is_none() || !nb::cast<bool>(stop());
  };
  run_interruptibly(
      std::chrono::milliseconds(2),
      [&](const std::atomic<bool>& told_to_stop) {
        best = searcher.search(position.board(), candidates, limits, threads, told_to_stop,
                               [&](const SearchResult& report) {
                                 const std::lock_guard lock(mutex);
                                 reports.push_back(report);
                               });
      },
      pass_on);
  pass_on();
  return to_tuple(position, best);
}

std::int32_t checked(std::int64_t coordinate) {
  // Far beyond any hive; sums and differences of such hexes cannot overflow.
  constexpr std::int64_t kFar = 1'000'000;
  if (coordinate < -kFar || coordinate > kFar)
    throw nb::value_error("a coordinate lies between -1000000 and 1000000");
  return static_cast<std::int32_t>(coordinate);
}

void bind_enums(nb::module_& m) {
  nb::enum_<Color>(m, "Color", nb::is_str(), "The two sides.")
      .str_value("WHITE", Color::White, "white")
      .str_value("BLACK", Color::Black, "black")
      .def_prop_ro("opponent", &opponent, "The other side.")
      .def_prop_ro("letter", [](Color c) { return c == Color::White ? "w" : "b"; },
                   "The letter in piece names: w or b.");
  auto bug = nb::enum_<Bug>(m, "Bug", nb::is_str(), "The eight kinds of creatures.");
  for (unsigned b = 0; b < kBugs; ++b)
    bug.str_value(kBugNames[b], static_cast<Bug>(b), lower(kBugNames[b]).c_str());
  bug.def_prop_ro("letter", [](Bug b) { return std::string(1, kBugLetters[index(b)]); },
                  "The letter in piece names: Q, S, B, G, A, M, L or P.")
      .def_prop_ro("per_player", [](Bug b) { return kBugCount[index(b)]; },
                   "How many a player owns, where the bug is in the game.");
  nb::enum_<Direction>(m, "Direction", nb::is_str(), "The six sides of a pointy-top hex, clockwise.")
      .str_value("NE", Direction::NE, "NE")
      .str_value("E", Direction::E, "E")
      .str_value("SE", Direction::SE, "SE")
      .str_value("SW", Direction::SW, "SW")
      .str_value("W", Direction::W, "W")
      .str_value("NW", Direction::NW, "NW");
  nb::enum_<PathKind>(m, "PathKind", nb::is_str(), "How a piece gets to its destination.")
      .str_value("PASS", PathKind::Pass, "pass")
      .str_value("PLACE", PathKind::Place, "place")
      .str_value("SLIDE", PathKind::Slide, "slide")
      .str_value("JUMP", PathKind::Jump, "jump")
      .str_value("CLIMB", PathKind::Climb, "climb")
      .str_value("THROW", PathKind::Throw, "throw");
  nb::enum_<Reason>(m, "Reason", nb::is_str(),
                    "Why a move is not legal: one reason for each rule.")
      .str_value("GAME_OVER", Reason::GameOver, "game_over")
      .str_value("PASS_NOT_ALLOWED", Reason::PassNotAllowed, "pass_not_allowed")
      .str_value("NOT_IN_GAME", Reason::NotInGame, "not_in_game")
      .str_value("NOT_YOUR_PIECE", Reason::NotYourPiece, "not_your_piece")
      .str_value("QUEEN_DUE", Reason::QueenDue, "queen_due")
      .str_value("QUEEN_FIRST_TURN", Reason::QueenFirstTurn, "queen_first_turn")
      .str_value("OUT_OF_ORDER", Reason::OutOfOrder, "out_of_order")
      .str_value("OCCUPIED", Reason::Occupied, "occupied")
      .str_value("NOT_ORIGIN", Reason::NotOrigin, "not_origin")
      .str_value("AWAY_FROM_HIVE", Reason::AwayFromHive, "away_from_hive")
      .str_value("TOUCHES_OPPONENT", Reason::TouchesOpponent, "touches_opponent")
      .str_value("QUEEN_NOT_PLACED", Reason::QueenNotPlaced, "queen_not_placed")
      .str_value("JUST_MOVED", Reason::JustMoved, "just_moved")
      .str_value("COVERED", Reason::Covered, "covered")
      .str_value("IN_STACK", Reason::InStack, "in_stack")
      .str_value("SAME_CELL", Reason::SameCell, "same_cell")
      .str_value("ONE_HIVE", Reason::OneHive, "one_hive")
      .str_value("NOTHING_TO_COPY", Reason::NothingToCopy, "nothing_to_copy")
      .str_value("BEYOND_THROWER", Reason::BeyondThrower, "beyond_thrower")
      .str_value("THROWER_JUST_MOVED", Reason::ThrowerJustMoved, "thrower_just_moved")
      .str_value("TOO_FAR", Reason::TooFar, "too_far")
      .str_value("LOSES_CONTACT", Reason::LosesContact, "loses_contact")
      .str_value("GATE", Reason::Gate, "gate")
      .str_value("ENCLOSED", Reason::Enclosed, "enclosed")
      .str_value("WRONG_STEPS", Reason::WrongSteps, "wrong_steps")
      .str_value("NOT_IN_LINE", Reason::NotInLine, "not_in_line")
      .str_value("NOTHING_TO_JUMP", Reason::NothingToJump, "nothing_to_jump")
      .str_value("GAP_IN_LINE", Reason::GapInLine, "gap_in_line")
      .str_value("NO_WAY_OVER", Reason::NoWayOver, "no_way_over")
      .str_value("COPIES_CANNOT", Reason::CopiesCannot, "copies_cannot");
  nb::enum_<GameState>(m, "GameState", nb::is_str(), "The state of a board, in UHP's words.")
      .str_value("NOT_STARTED", GameState::NotStarted, "NotStarted")
      .str_value("IN_PROGRESS", GameState::InProgress, "InProgress")
      .str_value("DRAW", GameState::Draw, "Draw")
      .str_value("WHITE_WINS", GameState::WhiteWins, "WhiteWins")
      .str_value("BLACK_WINS", GameState::BlackWins, "BlackWins");
}

void bind_values(nb::module_& m) {
  nb::class_<Hex>(m, "Hex", nb::is_final(), "A cell of the unbounded table, in axial coordinates.")
      .def("__init__",
           [](Hex* self, std::int64_t q, std::int64_t r) { new (self) Hex{checked(q), checked(r)}; },
           "q"_a, "r"_a)
      .def_ro("q", &Hex::q, "Grows to the right along a row.")
      .def_ro("r", &Hex::r, "Grows downwards from row to row.")
      .def("neighbor", [](Hex h, Direction d) { return neighbor(h, static_cast<unsigned>(d)); },
           "direction"_a, "The hex next to this one on that side.")
      .def("neighbors",
           [](Hex h) {
             std::vector<Hex> around;
             for (unsigned d = 0; d < kDirections; ++d) around.push_back(neighbor(h, d));
             return to_tuple(around);
           },
           nb::sig("def neighbors(self) -> tuple[Hex, ...]"),
           "The six hexes around this one, in the order of Direction.")
      .def("distance", [](Hex a, Hex b) { return distance(a, b); }, "other"_a,
           "The number of steps between two hexes.")
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

  nb::class_<PieceValue>(m, "Piece", nb::is_final(),
                         "One tile: its colour, its bug, and its number among its kind.")
      .def("__init__",
           [](PieceValue* self, Color color, Bug bug, int number) {
             new (self) PieceValue(make_piece_value(color, bug, number));
           },
           "color"_a, "bug"_a, "number"_a = 1)
      .def_static("from_name", &piece_from_name, "name"_a,
                  "The piece of that UHP name, as in wA1 or bQ; raises ValueError.")
      .def_prop_ro("color", [](PieceValue p) { return color_of(p.id); }, "Whose piece it is.")
      .def_prop_ro("bug", [](PieceValue p) { return bug_of(p.id); }, "The kind of creature.")
      .def_prop_ro("number", [](PieceValue p) { return number_of(p.id) + 1; },
                   "1, 2 or 3 in order of placement; 1 for a bug that is alone of its kind.")
      .def_prop_ro("name", &PieceValue::name, "The UHP name, as in wA1 or bQ.")
      .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
      .def("__lt__", [](PieceValue a, PieceValue b) { return a < b; }, nb::is_operator())
      .def("__hash__", [](PieceValue p) { return static_cast<nb::ssize_t>(p.id) + 7919; })
      .def("__str__", &PieceValue::name)
      .def("__repr__",
           [](PieceValue p) {
             return std::string("Piece(Color.") + (color_of(p.id) == Color::White ? "WHITE" : "BLACK") +
                    ", Bug." + kBugNames[index(bug_of(p.id))] + ", " +
                    std::to_string(number_of(p.id) + 1) + ")";
           })
      .def("__getstate__", &PieceValue::name)
      .def("__setstate__", [](PieceValue* self, const std::string& name) {
        new (self) PieceValue(piece_from_name(name));
      });

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
      .def("__repr__",
           [](nb::handle self) {
             if (nb::cast<HexMove>(self).is_pass()) return nb::str("PASS");
             return nb::str("Move({!r}, {!r})").format(self.attr("piece"), self.attr("to"));
           })
      .def("__getstate__",
           [](const HexMove& m) {
             return std::pair(m.is_pass() ? std::string() : PieceValue{m.piece}.name(), m.to);
           })
      .def("__setstate__", [](HexMove* self, const std::pair<std::string, Hex>& state) {
        new (self) HexMove{state.first.empty() ? kNoPiece : piece_from_name(state.first).id, state.second};
      });
  m.attr("PASS") = HexMove{};

  nb::class_<MoveSequence>(m, "MoveSequence", nb::is_final(), "The legal moves of one position.")
      .def("__len__", [](const MoveSequence& s) { return s.moves.size(); })
      .def("__getitem__", &MoveSequence::at)
      .def("__contains__", &MoveSequence::contains)
      .def("__contains__", [](const MoveSequence&, nb::handle) { return false; }, nb::arg().none());
}

void bind_position(nb::module_& m) {
  nb::class_<Position>(m, "Position", nb::is_final(), "A position and how it came about.")
      .def("__init__",
           [](Position* self, unsigned bugs, bool tournament) {
             new (self) Position(Rules{static_cast<BugSet>(kBaseBugs | (bugs & 0xE0)),
                                       tournament ? Opening::Tournament : Opening::Rulebook});
           },
           "bugs"_a, "tournament"_a,
           "A new game; bit n of bugs says whether the n-th expansion bug takes part.")
      .def("copy", [](const Position& p) { return p; })
      .def_prop_ro("turn", [](const Position& p) { return p.board().turn(); })
      .def_prop_ro("ply", [](const Position& p) { return p.board().ply(); })
      .def_prop_ro("state", [](const Position& p) { return p.board().state(); })
      .def_prop_ro("just_moved", [](const Position& p) { return piece_or_none(p.board().just_moved()); })
      .def("placed", [](const Position& p, Color c, Bug b) { return p.board().placed(c, b); },
           "color"_a, "bug"_a)
      .def("legal_moves", &legal_moves)
      .def("push", &push, "move"_a, "Plays a move if it is legal; says whether it was.")
      .def("undo", &undo)
      .def("last_move", &last_move)
      .def("moves", &moves)
      .def("stack", &stack, "hex"_a, nb::sig("def stack(self, hex: Hex) -> tuple[Piece, ...]"))
      .def("piece_at", &piece_at, "hex"_a)
      .def("hex_of", &hex_of, "piece"_a)
      .def("pieces", &pieces, nb::sig("def pieces(self) -> dict[Piece, Hex]"))
      .def("explain", [](Position& p, PieceValue piece, Hex to) { return to_tuple(explain(p, piece.id, to)); },
           "piece"_a, "to"_a,
           nb::sig("def explain(self, piece: Piece, to: Hex) -> tuple[Reason | None, "
                   "tuple[Piece, ...], tuple[Hex, ...], dict[str, int]]"))
      .def("explain_pass", [](Position& p) { return to_tuple(explain_pass(p)); },
           nb::sig("def explain_pass(self) -> tuple[Reason | None, "
                   "tuple[Piece, ...], tuple[Hex, ...], dict[str, int]]"))
      .def("path", &path, "move"_a,
           nb::sig("def path(self, move: Move) -> tuple[PathKind, tuple[Hex, ...], tuple[Piece, ...]]"))
      .def("features",
           [](const Position& p) {
             const auto counts = features(p.board());
             return std::vector<int>(counts.begin(), counts.end());
           },
           "What the evaluation counts, for the side to move less for the other.")
      .def("evaluate", [](const Position& p) { return evaluate(p.board()); },
           "The evaluation in points for the side to move, without looking ahead.")
      .def_prop_ro("key", &position_key)
      .def_prop_ro("canonical_key", &canonical_key)
      .def("repetition_count", &repetition_count)
      .def("divide", &interruptible_divide, "depth"_a, "threads"_a,
           "The perft of each legal move; stops at Ctrl-C.");
}

// The weights of the evaluation by name, in the order of Position.features.
nb::dict weights() {
  nb::dict result;
  const auto add = [&](const std::string& name) {
    result[nb::str(name.c_str())] = kWeights[nb::len(result)];
  };
  for (const char* what : {"free", "pinned", "covered", "in hand"})
    for (const char* bug : kBugNames) add(std::string(what) + " " + lower(bug));
  for (int n = 0; n <= 6; ++n) add("queen's neighbors " + std::to_string(n));
  for (const char* what : {"leaving neighbor", "on queen", "climbed", "beside queen", "placements",
                           "drops beside queen", "closed sides", "guard", "tempo"})
    add(what);
  return result;
}

template <class Names> nb::tuple names_of(const Names& names) {
  nb::list list;
  for (const std::string_view name : names) list.append(nb::str(name.data(), name.size()));
  return nb::tuple(list);
}

Techniques all_techniques_but(const std::vector<std::string>& without) {
  Techniques techniques;
  for (const std::string& name : without) {
    const auto known = std::find(kTechniqueNames.begin(), kTechniqueNames.end(), name);
    if (known == kTechniqueNames.end()) throw nb::value_error(("no technique is called " + name).c_str());
    techniques.drop(static_cast<Technique>(known - kTechniqueNames.begin()));
  }
  return techniques;
}

constexpr std::size_t kMaxHashMebibytes = 1024 * 1024;

void bind_search(nb::module_& m) {
  nb::class_<Searcher>(m, "Searcher", nb::is_final(), "A search with a table of its own.")
      .def("__init__",
           [](Searcher* self, std::size_t hash_mib, const std::vector<std::string>& without) {
             if (hash_mib < 1 || hash_mib > kMaxHashMebibytes)
               throw nb::value_error("a table has from 1 MiB to 1048576 MiB");
             new (self) Searcher(hash_mib, all_techniques_but(without));
           },
           "hash_mib"_a, "without"_a = nb::tuple(),
           nb::sig("def __init__(self, hash_mib: int, without: collections.abc.Sequence[str] = ()) -> None"))
      .def("clear", &Searcher::clear, "Forgets all positions.")
      .def("search", &search, "position"_a, "moves"_a, "seconds"_a, "depth"_a, "nodes"_a, "most_seconds"_a, "threads"_a,
           "progress"_a.none(), "stop"_a.none(),
           nb::sig("def search(self, position: Position, moves: collections.abc.Sequence[Move], seconds: float, "
                   "depth: int, nodes: int, most_seconds: float, threads: int, "
                   "progress: collections.abc.Callable[[int, int, int, float, tuple[Move, ...]], object] | None, "
                   "stop: collections.abc.Callable[[], bool] | None) "
                   "-> tuple[int, int, int, float, tuple[Move, ...]]"),
           "The best of some moves: depth, score, nodes, seconds and the expected line. A limit of 0 "
           "is none; with most_seconds, seconds are part of a clock's time.");
  m.def("techniques", [] { return names_of(kTechniqueNames); },
        nb::sig("def techniques() -> tuple[str, ...]"),
        "What a search can do without, by name.");
  m.def("weights", &weights, nb::sig("def weights() -> dict[str, int]"),
        "The weights of the evaluation by name, in the order of Position.features.");
}

}  // namespace
}  // namespace skep

NB_MODULE(_core, m) {
  m.doc() = "The rules of the game, in C++.";
  // A module that is dropped and imported again gets the types of the first time: they exist once, and
  // are kept until the process ends. That is no leak to warn of.
  nb::set_leak_warnings(false);
  static PyObject* first_import = nullptr;
  if (first_import != nullptr) {
    m.attr("__dict__").attr("update")(nb::handle(first_import));
    return;
  }
  m.attr("version") = SKEP_VERSION;
  skep::bind_enums(m);
  skep::bind_values(m);
  skep::bind_position(m);
  skep::bind_search(m);
  skep::bind_solve(m);
  first_import = nb::dict(m.attr("__dict__")).attr("copy")().release().ptr();
}
