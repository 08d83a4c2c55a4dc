// The core's own tests: run under sanitizers and with assertions, so that every play and undo also
// checks that the board is consistent.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "check.h"
#include "evaluate.h"
#include "explain.h"
#include "game_text.h"
#include "key.h"
#include "names.h"
#include "path.h"
#include "perft.h"
#include "review.h"
#include "search.h"

namespace skep {
namespace {

void tables() {
  for (unsigned s = 0; s < kSideSets; ++s)
    for (unsigned d = 0; d < kDirections; ++d) {
      const auto has = [&](unsigned side) { return ((s >> side) & 1) != 0; };
      const bool slides = !has(d) && has(clockwise(d)) != has(counter_clockwise(d));
      CHECK(slides == (((kSlides[s] >> d) & 1) != 0));
    }
  CHECK(kArcs[0b000000] == 0 && kArcs[0b111111] == 0);
  CHECK(kArcs[0b000111] == 1 && kArcs[0b100001] == 1);
  CHECK(kArcs[0b001001] == 2 && kArcs[0b010101] == 3);
}

void perft_counts() {
  // Published counts of the first four plies.
  constexpr std::uint64_t kNodes[][4] = {
      {4, 96, 1440, 21600},   {5, 150, 2610, 45414},  {5, 150, 2610, 45414},  {5, 150, 2610, 45414},
      {6, 216, 4320, 86400},  {6, 216, 4320, 86400},  {6, 216, 4320, 86400},  {7, 294, 6678, 151686}};
  for (std::size_t type = 0; type < std::size(kGameTypes); ++type) {
    Position position = *read_game(kGameTypes[type]);
    for (unsigned depth = 1; depth <= 4; ++depth)
      CHECK(perft(position.board(), depth) == kNodes[type][depth - 1]);
  }
  const std::atomic<bool> go = false;
  std::uint64_t sum = 0;
  for (const auto& [move, nodes] : divide(read_game("Base")->board(), 4, 2, go)) sum += nodes;
  CHECK(sum == 21600);
}

// Everything that can be asked of a position, and the answers compared with one another.
void examine(Position& position) {
  Board& board = position.board();
  MoveList moves;
  generate_moves(board, moves);
  CHECK(moves.size() == (board.is_over() ? 0 : count_moves(board)));
  CHECK(board.is_consistent());
  const std::vector<Move>& kept = position.legal_moves();
  CHECK(std::equal(moves.begin(), moves.end(), kept.begin(), kept.end()));

  std::set<std::uint16_t> unique;
  for (const Move m : moves) unique.insert(m.bits());
  CHECK(unique.size() == moves.size());

  const std::uint64_t hash = board.hash();
  const std::uint64_t key = position_key(position);
  for (const Move m : moves) {
    const HexMove on_table = position.on_table(m);
    CHECK(position.on_grid(on_table) == m);
    const Path path = find_path(position, on_table);
    if (!m.is_pass()) {
      CHECK(path.cells.back() == on_table.to);
      CHECK((path.kind == PathKind::Throw) == !path.throwers.empty());
    }
    position.play(on_table);
    position.undo();
  }
  CHECK(board.hash() == hash && position_key(position) == key);
  CHECK(explain_pass(position).legal() == (moves.size() == 1 && moves[0].is_pass()));
}

void explain_all(Position& position) {
  Board& board = position.board();
  MoveList moves;
  generate_moves(board, moves);
  std::set<Hex> cells{Hex{}, Hex{500, -3}};
  for (unsigned id = 0; id < kPieceIds; ++id)
    if (board.in_play(static_cast<Piece>(id)))
      for (int q = -2; q <= 2; ++q)
        for (int r = -2; r <= 2; ++r) cells.insert(position.hex_of(static_cast<Piece>(id)) + Hex{q, r});
  for (unsigned id = 0; id < kPieceIds; ++id) {
    if ((id & 15) >= kPiecesPerPlayer) continue;
    for (const Hex hex : cells) {
      const HexMove move{static_cast<Piece>(id), hex};
      const std::optional<Move> on_grid = position.on_grid(move);
      const bool legal = on_grid && std::find(moves.begin(), moves.end(), *on_grid) != moves.end();
      CHECK(explain(position, move.piece, hex).legal() == legal);
    }
  }
}

void random_games() {
  std::mt19937 random(20);
  for (const std::string_view type : kGameTypes)
    for (int game = 0; game < 6; ++game) {
      Position position = *read_game(type);
      for (int ply = 0; ply < 90 && !position.board().is_over(); ++ply) {
        if (ply % 8 == 0) examine(position);
        if (ply % 30 == 11) explain_all(position);
        MoveList moves;
        generate_moves(position.board(), moves);
        CHECK(moves.size() == count_moves(position.board()));
        // Rather move than place, so that there are stacks, holes and throws.
        std::vector<Move> wanted;
        for (const Move m : moves)
          if (!m.is_pass() && position.board().in_play(m.piece())) wanted.push_back(m);
        if (wanted.empty() || random() % 3 == 0) wanted.assign(moves.begin(), moves.end());
        position.play(position.on_table(wanted[random() % wanted.size()]));
      }
      examine(position);
      explain_all(position);
      while (position.board().ply() > 0) position.undo();
      CHECK(position.board().hash() == Board(position.board().rules()).hash());
    }
}

// A hive that is as long as it can be wraps round nothing.
void longest_hive() {
  for (unsigned direction = 0; direction < 3; ++direction) {
    Position position = *read_game("Base+MLP");
    Hex ends[] = {Hex{}, neighbor(Hex{}, opposite(direction))};
    const Bug order[] = {Bug::Ant,    Bug::Queen,  Bug::Ant,      Bug::Ant,     Bug::Spider,
                         Bug::Spider, Bug::Beetle, Bug::Beetle,   Bug::Grasshopper,
                         Bug::Grasshopper, Bug::Grasshopper, Bug::Mosquito, Bug::Ladybug, Bug::Pillbug};
    for (const Bug bug : order)
      for (const Color color : {Color::White, Color::Black}) {
        const HexMove move{make_piece(color, bug, position.board().placed(color, bug)),
                           ends[index(color)]};
        CHECK(position.is_legal(move));
        position.play(move);
        ends[index(color)] =
            neighbor(ends[index(color)], color == Color::White ? direction : opposite(direction));
      }
    CHECK(distance(ends[0], ends[1]) == 29);
    CHECK(position.board().rim().cells() == 2 * 28 + 4);
    examine(position);
    explain_all(position);
  }
}

// A search answers with legal moves, leaves the board alone, and keeps to its limit; the same search
// twice is the same search.
void searches() {
  std::mt19937 random(21);
  const std::atomic<bool> go = false;
  for (const std::string_view type : kGameTypes) {
    Position position = *read_game(type);
    for (int ply = 0; ply < 30 && !position.board().is_over(); ++ply) {
      MoveList moves;
      generate_moves(position.board(), moves);
      position.play(position.on_table(moves[random() % moves.size()]));
    }
    if (position.board().is_over()) position.undo();
    MoveList moves;
    generate_moves(position.board(), moves);
    const std::vector<Move> candidates(moves.begin(), moves.end());
    std::vector<SearchResult> found;
    for (const unsigned threads : {1u, 1u, 2u}) {
      Searcher searcher(1);
      const SearchLimits limits{0, 0, 3000};
      found.push_back(searcher.search(position.board(), candidates, limits, threads, go,
                                      [](const SearchResult&) {}));
      Position future = position;
      for (const Move m : found.back().pv) {
        CHECK(future.is_legal(future.on_table(m)));
        future.play(future.on_table(m));
      }
    }
    CHECK(found[0].nodes <= 3000);
    CHECK(found[0].nodes == found[1].nodes && found[0].score == found[1].score);
    CHECK(found[0].pv == found[1].pv);
    const auto counts = features(position.board());
    int score = 0;
    for (std::size_t f = 0; f < kFeatures; ++f) score += counts[f] * kWeights[f];
    CHECK(score == evaluate(position.board()));
  }
}

// A search that is told to stop, or has no time left, ends at its next stop check, which comes every
// kNodesPerStopCheck nodes: within some milliseconds.
void stops() {
  const std::atomic<bool> go = false;
  const std::atomic<bool> stopped = true;
  Position position = *read_game("Base+MLP;x;x;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  MoveList moves;
  generate_moves(position.board(), moves);
  const std::vector<Move> candidates(moves.begin(), moves.end());
  for (const unsigned threads : {1u, 3u}) {
    const auto nodes = [&](const SearchLimits& limits, const std::atomic<bool>& stop) {
      Searcher searcher(1);
      const SearchResult found =
          searcher.search(position.board(), candidates, limits, threads, stop, [](const SearchResult&) {});
      CHECK(position.is_legal(position.on_table(found.pv.front())));
      return found.nodes;
    };
    const std::uint64_t most = threads * kNodesPerStopCheck;
    CHECK(nodes({}, stopped) <= most);
    CHECK(nodes({1e-9}, go) <= most);
    CHECK(nodes({1e-9, 0, 0, 1e-9}, go) <= most);
    // On a clock, the search ends when its aim has passed, even if there is time left.
    CHECK(nodes({1e-9, 0, 0, 1e9}, go) <= most);
  }
}

void keys() {
  // The same hive reached in another place and with other numbers; then mirrored.
  Position a = *read_game("Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
  Position b = *read_game("Base;InProgress;White[3];wA1;bA1 \\wA1;wQ wA1\\;bQ \\bA1");
  CHECK(position_key(a) != position_key(b));
  CHECK(canonical_key(a) == canonical_key(b));
}

// A repetition is counted, but ends no game and changes no move: what it means is up to the rules.
void repetitions() {
  Position position = *read_game("Base;x;x;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  const std::size_t moves = count_moves(position.board());
  CHECK(repetition_count(position) == 1);
  for (unsigned occurrence = 2; occurrence <= 4; ++occurrence) {
    // Both queens step away and back.
    const Piece white = make_piece(Color::White, Bug::Queen, 0), black = make_piece(Color::Black, Bug::Queen, 0);
    const Hex white_home = position.hex_of(white), black_home = position.hex_of(black);
    for (const HexMove move : {HexMove{white, white_home + Hex{1, -1}}, HexMove{black, black_home + Hex{-1, 1}},
                               HexMove{white, white_home}, HexMove{black, black_home}}) {
      CHECK(position.is_legal(move));
      position.play(move);
    }
    CHECK(repetition_count(position) == occurrence);
    CHECK(position.board().state() == GameState::InProgress);
    CHECK(count_moves(position.board()) == moves);
  }
}

void names() {
  for (unsigned id = 0; id < kPieceIds; ++id) {
    if ((id & 15) >= kPiecesPerPlayer) continue;
    const Piece p = static_cast<Piece>(id);
    CHECK(piece_of_name(piece_name(p)) == p);
  }
  CHECK(piece_name(make_piece(Color::White, Bug::Ant, 0)) == "wA1");
  CHECK(piece_name(make_piece(Color::Black, Bug::Queen, 0)) == "bQ");
  for (const std::string_view name : {"", "w", "wX1", "xQ", "wQ1", "wA", "wA0", "wA4", "wA11", "WA1"})
    CHECK(!piece_of_name(name));
  const auto distinct = [](unsigned count, auto&& name) {
    std::set<std::string> all;
    for (unsigned i = 0; i < count; ++i) all.emplace(name(i));
    return all.size() == count;
  };
  CHECK(distinct(kReasons, [](unsigned i) { return name_of(static_cast<Reason>(i)); }));
  CHECK(distinct(kPathKinds, [](unsigned i) { return name_of(static_cast<PathKind>(i)); }));
  CHECK(distinct(kGameStates, [](unsigned i) { return name_of(static_cast<GameState>(i)); }));
  CHECK(distinct(kDirections, [](unsigned i) { return name_of(static_cast<Direction>(i)); }));
  CHECK(distinct(kFeatures, [](unsigned i) { return feature_name(i); }));
}

void compared_lines() {
  Position position = *read_game("Base");
  const std::vector<Move> moves = position.legal_moves();
  const auto line = [&](std::size_t move, int score) { return SearchResult{3, score, 0, 0, {moves[move]}}; };
  const std::vector<SearchResult> best{line(0, 50), line(1, -200)};
  // A move that looks best alone is compared with the best of all: it is not the only one that holds.
  const ComparedLines alone = compare_lines(best, line(2, 60), false);
  CHECK(alone.best.pv.front() == moves[2] && alone.chances.is_best);
  CHECK(alone.chances.second > 0.5 && judge(alone.chances) == Judgement::Best);
  CHECK(judge(compare_lines(best, best.front(), false).chances) == Judgement::OnlyMove);
  CHECK(judge(compare_lines(best, line(2, -150), false).chances) == Judgement::Blunder);
  CHECK(judge(compare_lines({line(0, kWinScore - 3)}, line(2, 500), false).chances) == Judgement::Good);
  CHECK(judge(compare_lines({line(0, kWinScore - 3)}, line(2, 100), false).chances) == Judgement::MissedWin);
  CHECK(wins_in(kWinScore - 3) == 2 && wins_in(4 - kWinScore) == -2 && wins_in(100) == 0);
}

}  // namespace
}  // namespace skep

int main() {
  skep::tables();
  skep::perft_counts();
  skep::keys();
  skep::repetitions();
  skep::names();
  skep::compared_lines();
  skep::longest_hive();
  skep::random_games();
  skep::searches();
  skep::stops();
  return skep::finish_checks();
}
