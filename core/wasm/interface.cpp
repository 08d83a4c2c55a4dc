// The core's functions for JavaScript, as a C interface. web/src/engine/core.ts is the only caller.
//
// Pieces, states and reasons are numbers, whose names skep_names() gives; hexes are two numbers. A function
// that answers with a list writes numbers of 32 bits at skep_output() and returns how many; one that
// answers with a text writes UTF-8 at skep_text() and returns its length. Both are valid until the next
// call. Positions and searchers are addresses, and the caller deletes them.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "advice.h"
#include "evaluate.h"
#include "explain.h"
#include "judgement.h"
#include "key.h"
#include "level_play.h"
#include "levels.h"
#include "move_facts.h"
#include "move_text.h"
#include "names.h"
#include "net.h"
#include "output.h"
#include "path.h"
#include "perft.h"
#include "position.h"
#include "position_text.h"
#include "premoves.h"
#include "search.h"
#include "setup.h"
#include "solve.h"

// Called by a search after each iteration, with that searcher's result at skep_output().
__attribute__((import_module("skep"), import_name("report"))) void report_to_caller(int length);

namespace skep {
namespace {

// A search in a worker is stopped by ending the worker: nothing can be told to it while it runs.
const std::atomic<bool> kNeverStop = false;

template <class T> void add_names(std::string& names, unsigned count) {
  for (unsigned i = 0; i < count; ++i) names.append(name_of(static_cast<T>(i))).append(",");
  names.back() = '\n';
}

int write(const Explanation& why) {
  Writer out;
  out.add(static_cast<unsigned>(why.reason));
  out.add_list(why.pieces);
  out.add_list(why.cells);
  out.add(static_cast<std::int64_t>(why.numbers.size()));
  for (const auto& [name, number] : why.numbers) {
    out.add_word(name);
    out.add(number);
  }
  return out.length();
}

// A searcher with the positions of its principal variation on the table.
struct TableSearcher {
  Searcher searcher;

  int write(const Position& position, const SearchResult& result) const {
    Writer out;
    out.add(result.depth);
    out.add(result.score);
    out.add_large(result.nodes);
    out.add(static_cast<std::int64_t>(result.seconds * 1'000'000));
    out.add_line(position, result.pv);
    return out.length();
  }
};

}  // namespace

extern "C" {

// ---- memory

SKEP_EXPORT(skep_output) const std::int32_t* skep_output() { return output.data(); }
SKEP_EXPORT(skep_text) const char* skep_text() { return text.data(); }
SKEP_EXPORT(skep_allocate) std::byte* skep_allocate(std::size_t size) { return new std::byte[size]; }
SKEP_EXPORT(skep_free) void skep_free(const std::byte* memory) { delete[] memory; }

// One line each with the names of all pieces by number (empty where there is none), letters of bugs, states of
// a game, kinds of a path, reasons, judgements, facts about moves, faults of a set-up, and kinds of advice.
SKEP_EXPORT(skep_names) int skep_names() {
  std::string names;
  for (unsigned id = 0; id < kPieceIds; ++id) {
    if ((id & 15u) < kPiecesPerPlayer) names += piece_name(static_cast<Piece>(id));
    names += id + 1 < kPieceIds ? ',' : '\n';
  }
  for (unsigned b = 0; b < kBugs; ++b) {
    names += letter_of(static_cast<Bug>(b));
    names += b + 1 < kBugs ? ',' : '\n';
  }
  add_names<GameState>(names, kGameStates);
  add_names<PathKind>(names, kPathKinds);
  add_names<Reason>(names, kReasons);
  add_names<Judgement>(names, kJudgements);
  add_names<MoveFact>(names, kMoveFacts);
  add_names<SetupFault>(names, kSetupFaults);
  add_names<Advice>(names, kAdvices);
  names.pop_back();
  return answer(std::move(names));
}

// ---- positions

// A new game; bit n of `bugs` says whether the n-th bug takes part, the base set always does.
SKEP_EXPORT(skep_new_position) Position* skep_new_position(unsigned bugs, int tournament) {
  return new Position(Rules{static_cast<BugSet>(kBaseBugs | bugs),
                            tournament != 0 ? Opening::Tournament : Opening::Rulebook});
}
// The position of a position string. 0 if no game can come to it: then the output has the fault and the lists of
// its pieces and its cells.
SKEP_EXPORT(skep_read_position) Position* skep_read_position(const char* words, std::size_t size) {
  const ReadPosition read = read_position({words, size});
  if (read.problem.possible()) return new Position(read.text.setup);
  Writer out;
  out.add(static_cast<unsigned>(read.problem.fault));
  out.add_list(read.problem.pieces);
  out.add_list(read.problem.cells);
  return nullptr;
}
SKEP_EXPORT(skep_position_problem_length) int skep_position_problem_length() {
  return static_cast<int>(output.size());
}
// The position string of a position.
SKEP_EXPORT(skep_position_text) int skep_position_text(const Position* position) {
  return answer(write_position({setup_of(*position), false}));
}
// The position string if the side to move passed, which is not a legal move; nothing if no game can come to it.
SKEP_EXPORT(skep_text_after_pass) int skep_text_after_pass(const Position* position) {
  Setup setup = setup_of(*position);
  setup.ply += 1;
  setup.just_moved = kNoPiece;
  return check_setup(setup).possible() ? answer(write_position({setup, false})) : 0;
}
SKEP_EXPORT(skep_copy_position) Position* skep_copy_position(const Position* position) {
  return new Position(*position);
}
SKEP_EXPORT(skep_delete_position) void skep_delete_position(Position* position) { delete position; }

SKEP_EXPORT(skep_ply) unsigned skep_ply(const Position* position) { return position->board().ply(); }
SKEP_EXPORT(skep_turn) unsigned skep_turn(const Position* position) { return index(position->board().turn()); }
SKEP_EXPORT(skep_state) unsigned skep_state(const Position* position) {
  return static_cast<unsigned>(position->board().state());
}
SKEP_EXPORT(skep_repetitions) unsigned skep_repetitions(const Position* position) {
  return repetition_count(*position);
}
SKEP_EXPORT(skep_key) std::uint64_t skep_key(const Position* position) { return position_key(*position); }
SKEP_EXPORT(skep_canonical_key) std::uint64_t skep_canonical_key(const Position* position) {
  return canonical_key(*position);
}

// For each piece in play its number, its hex and how many pieces lie beneath it.
SKEP_EXPORT(skep_pieces) int skep_pieces(const Position* position) {
  Writer out;
  for (unsigned id = 0; id < kPieceIds; ++id) {
    const Piece p = static_cast<Piece>(id);
    if (!position->board().in_play(p)) continue;
    out.add(HexMove{p, position->hex_of(p)});
    out.add(position->board().level(p));
  }
  return out.length();
}

// Piece, q and r of each legal move.
SKEP_EXPORT(skep_legal_moves) int skep_legal_moves(Position* position) {
  Writer out;
  for (const Move m : position->legal_moves()) out.add(position->on_table(m));
  return out.length();
}

// The same of the moves of the other side that are legal after at least half of the answers.
SKEP_EXPORT(skep_likely_moves) int skep_likely_moves(Position* position) {
  Writer out;
  for (const HexMove move : likely_moves(*position)) out.add(move);
  return out.length();
}

// Plays a move and says whether it was legal. A pass is a move of kNoPiece.
SKEP_EXPORT(skep_play) int skep_play(Position* position, int piece, int q, int r) {
  const HexMove move = move_of(piece, q, r);
  if (!position->is_legal(move)) return 0;
  position->play(move);
  return 1;
}

// The UHP string of a legal move; nothing if the move is not legal.
SKEP_EXPORT(skep_move_text) int skep_move_text(Position* position, int piece, int q, int r) {
  const HexMove move = move_of(piece, q, r);
  return position->is_legal(move) ? answer(move_text(*position, move)) : 0;
}

// Takes back the last move; false if there is none.
SKEP_EXPORT(skep_undo) int skep_undo(Position* position) {
  if (position->board().played() == 0) return 0;
  position->undo();
  return 1;
}

// The reason (0 for a legal move), then the lists of its pieces, its cells, and its numbers with their names.
SKEP_EXPORT(skep_explain) int skep_explain(Position* position, int piece, int q, int r) {
  const Explanation why = piece == kNoPiece ? explain_pass(*position)
                                            : explain(*position, static_cast<Piece>(piece), {q, r});
  return write(why);
}

// The same for a piece that can go nowhere.
SKEP_EXPORT(skep_explain_piece) int skep_explain_piece(Position* position, int piece) {
  return write(explain_piece(*position, static_cast<Piece>(piece)));
}

// The kind of path of a legal move, then the lists of its cells and of those who can have thrown the
// piece; nothing if the move is not legal.
SKEP_EXPORT(skep_path) int skep_path(Position* position, int piece, int q, int r) {
  Writer out;
  const HexMove move = move_of(piece, q, r);
  if (!position->is_legal(move)) return 0;
  const Path path = find_path(*position, move);
  out.add(static_cast<unsigned>(path.kind));
  out.add_list(path.cells);
  out.add_list(path.throwers);
  return out.length();
}

// Advice for a beginner, 0 for White and 1 for Black: its kind, and 16 times one more than the free sides of the
// queen that it is about, 0 if it is about none.
SKEP_EXPORT(skep_advise) int skep_advise(Position* position, int color) {
  const PlayerAdvice advice = advise(*position, static_cast<Color>(color));
  return static_cast<int>(advice.kind) + 16 * (advice.free + 1);
}

// The linear evaluation in points for the side to move.
SKEP_EXPORT(skep_evaluate) int skep_evaluate(const Position* position) { return evaluate(position->board()); }

SKEP_EXPORT(skep_perft) std::uint64_t skep_perft(Position* position, unsigned depth) {
  return perft(position->board(), depth);
}

// ---- nets

// Reads a net from the bytes of its file; 0 if they are none, and skep_text() says why.
SKEP_EXPORT(skep_new_net) SharedNet* skep_new_net(const std::byte* bytes, std::size_t size) {
  std::unique_ptr<const Net> net = Net::parse({bytes, size}, text);
  return net == nullptr ? nullptr : new SharedNet(std::move(net));
}
SKEP_EXPORT(skep_net_error_length) int skep_net_error_length() { return static_cast<int>(text.size()); }
SKEP_EXPORT(skep_net_evaluate) int skep_net_evaluate(const SharedNet* net, const Position* position) {
  return (*net)->evaluate(position->board());
}

// ---- search

// A searcher with a transposition table of so many MiB, and with a net or 0.
SKEP_EXPORT(skep_new_searcher) TableSearcher* skep_new_searcher(std::size_t mebibytes, const SharedNet* net) {
  return new TableSearcher{Searcher(mebibytes, {}, net == nullptr ? nullptr : *net)};
}
SKEP_EXPORT(skep_delete_searcher) void skep_delete_searcher(TableSearcher* searcher) { delete searcher; }
SKEP_EXPORT(skep_clear_searcher) void skep_clear_searcher(TableSearcher* searcher) { searcher->searcher.clear(); }

// Searches the legal moves, but for `excluded` (piece, q and r for each of so many). A limit of 0 is none. Writes
// depth, score, nodes (low and high half), microseconds and the list of the principal variation; nothing
// if no move is left.
SKEP_EXPORT(skep_search)
int skep_search(TableSearcher* searcher, Position* position, const std::int32_t* excluded, unsigned count,
                double seconds, int depth, double nodes) {
  std::vector<Move> moves = position->legal_moves();
  for (unsigned i = 0; i < count; ++i, excluded += 3)
    if (const auto move = position->on_grid(move_of(excluded[0], excluded[1], excluded[2])))
      std::erase(moves, *move);
  if (moves.empty()) return 0;
  const SearchLimits limits{seconds, depth, static_cast<std::uint64_t>(nodes), 0};
  const SearchResult best =
      searcher->searcher.search(position->board(), moves, limits, 1, kNeverStop, [&](const SearchResult& found) {
        report_to_caller(searcher->write(*position, found));
      });
  return searcher->write(*position, best);
}

// The move of a level from 1 to kFullStrength, with the same answer as skep_search. The seed's halves make one
// number of 64 bits. Levels below full strength limit their nodes themselves.
SKEP_EXPORT(skep_level_move)
int skep_level_move(TableSearcher* searcher, const SharedNet* net, Position* position, int level, unsigned seed_low,
                    unsigned seed_high, double seconds, double nodes) {
  if (position->board().is_over()) return 0;
  const std::uint64_t seed = seed_low | std::uint64_t{seed_high} << 32;
  const SearchLimits limits{seconds, 0, static_cast<std::uint64_t>(nodes), 0};
  const SearchResult best =
      level >= kFullStrength
          ? choose_best_move(searcher->searcher, *position, limits, 1, seed, kNeverStop, [](const SearchResult&) {})
          : choose_level_move(level_skill(std::max(level, 1)), *position, limits, seed,
                              net == nullptr ? nullptr : *net, {}, kNeverStop);
  return searcher->write(*position, best);
}

// Looks for a forced win. Writes the verdict, plies, whether the winning move is unique, whether all moves were
// searched, nodes (low and high half), and the lists of the winning moves and of the line.
SKEP_EXPORT(skep_solve) int skep_solve(const Position* position, unsigned plies, double seconds, double nodes) {
  const Solution found =
      solve(*position, std::clamp(plies, 1u, kMaxSolvePlies), {seconds, static_cast<std::uint64_t>(nodes)}, kNeverStop);
  Writer out;
  out.add(static_cast<unsigned>(found.verdict));
  out.add(found.plies);
  out.add(found.unique ? 1 : 0);
  out.add(found.complete ? 1 : 0);
  out.add_large(found.nodes);
  out.add_list(found.moves);
  out.add_list(found.line);
  return out.length();
}

}  // extern "C"
}  // namespace skep
