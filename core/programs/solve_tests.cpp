// The solver against a plain minimax that rules out nothing, remembers nothing and orders nothing.
//
//   skep_solve_tests [PLIES [GAMES [SEED]]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string_view>
#include <vector>

#include "check.h"
#include "game_text.h"
#include "key.h"
#include "movegen.h"
#include "solve.h"

namespace skep {
namespace {

// Does the attacker win within so many plies, by the rules alone?
bool wins(Board& board, Color attacker, unsigned plies) {
  const GameState win = attacker == Color::White ? GameState::WhiteWins : GameState::BlackWins;
  if (board.is_over()) return board.state() == win;
  if (plies == 0) return false;
  const bool attacking = board.turn() == attacker;
  MoveList moves;
  generate_moves(board, moves);
  for (const Move m : moves) {
    board.play(m);
    const bool won = wins(board, attacker, plies - 1);
    board.undo();
    if (won == attacking) return attacking;
  }
  return !attacking;
}

// How soon the side to move wins, within so many plies, and by which moves; 0 and none if it does not.
unsigned plain_solution(Board& board, unsigned plies, std::vector<Move>& winning) {
  const Color attacker = board.turn();
  for (unsigned n = 1; n <= plies; ++n) {
    MoveList moves;
    generate_moves(board, moves);
    for (const Move m : moves) {
      board.play(m);
      if (wins(board, attacker, n - 1)) winning.push_back(m);
      board.undo();
    }
    if (!winning.empty()) return n;
  }
  return 0;
}

// The line goes to the end in as many plies as the win takes, and nowhere on it could either side have
// done better.
void examine_line(Position position, const Solution& solution) {
  const Color attacker = position.board().turn();
  CHECK(solution.line.size() == solution.plies);
  unsigned left = solution.plies;
  for (const HexMove& m : solution.line) {
    CHECK(wins(position.board(), attacker, left));
    CHECK(!wins(position.board(), attacker, left - 1));
    CHECK(position.is_legal(m));
    position.play(m);
    --left;
  }
  CHECK(position.board().state() ==
        (attacker == Color::White ? GameState::WhiteWins : GameState::BlackWins));
}

struct Tally {
  int refuted = 0;
  std::vector<int> proven = std::vector<int>(kMaxSolvePlies + 1);
};

void compare(Position& position, unsigned plies, Tally& tally) {
  const std::atomic<bool> go = false;
  const Solution solution = solve(position, plies, {}, go);
  std::vector<Move> winning;
  const unsigned length = plain_solution(position.board(), plies, winning);
  CHECK(solution.complete);
  CHECK((solution.verdict == Verdict::Proven) == (length != 0));
  CHECK((solution.verdict == Verdict::Refuted) == (length == 0));
  CHECK(solution.plies == (length == 0 ? plies : length));
  std::vector<HexMove> expected;
  for (const Move m : winning) expected.push_back(position.on_table(m));
  std::vector<HexMove> found = solution.moves;
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  CHECK(found == expected);
  if (length == 0) {
    ++tally.refuted;
    return;
  }
  ++tally.proven[length];
  CHECK(solution.line.front() == solution.moves.front());
  examine_line(position, solution);
}

// Crowds the queens and leaves them crowded, so that games end.
Move eager_move(Position& position, std::mt19937& random) {
  Board& board = position.board();
  MoveList moves;
  generate_moves(board, moves);
  const auto free_cells = [&] {
    int free = 0;
    for (const Color c : {Color::White, Color::Black})
      if (const Piece queen = make_piece(c, Bug::Queen, 0); board.in_play(queen))
        free += kSideCount[others(board.at(board.where(queen)).occupied())];
    return free;
  };
  Move best = moves[random() % moves.size()];
  if (random() % 4 == 0) return best;
  int least = 100;
  for (int attempt = 0; attempt < 6; ++attempt) {
    const Move m = moves[random() % moves.size()];
    board.play(m);
    const int free = board.is_over() ? 99 : free_cells();
    board.undo();
    if (free < least) best = m;
    least = std::min(least, free);
  }
  return best;
}

void random_positions(unsigned plies, int games, unsigned seed) {
  std::mt19937 random(seed);
  Tally tally;
  for (const std::string_view type : kGameTypes)
    for (int game = 0; game < games; ++game) {
      Position position = *read_game(type);
      const int length = 14 + static_cast<int>(random() % 26);
      for (int ply = 0; ply < length && !position.board().is_over(); ++ply)
        position.play(position.on_table(eager_move(position, random)));
      if (position.board().is_over()) position.undo();
      // The moves before a win in one are where longer wins are.
      for (int earlier = 0; earlier < 3; ++earlier) {
        compare(position, plies, tally);
        position.undo();
      }
    }
  std::printf("%d refuted", tally.refuted);
  for (unsigned n = 1; n <= plies; ++n) std::printf(", %d won in %u", tally.proven[n], n);
  std::printf("\n");
}

// From games of self-play.
constexpr std::string_view kWonInThree[] = {
    "Base+ML;InProgress;White[14];wB1;bA1 wB1\\;wL -wB1;bQ /bA1;wS1 \\wB1;bS1 bA1\\;wQ wS1/;"
    "bB1 bS1/;wM -wQ;bS2 bB1-;wA1 /wM;bL bB1\\;wM /bQ;bS1 /wM;wA1 wL\\;bL \\bB1;wB1 bL;"
    "bS2 bQ\\;wS2 wQ\\;bB1 wB1;wL bA1\\;bS2 bB1\\;wA2 /wS1;bM bS2/;wA2 /wA1;bM wL\\",
    "Base+MP;InProgress;White[17];wA1;bB1 wA1-;wG1 /wA1;bM bB1/;wQ -wA1;bQ bM\\;wP /wQ;"
    "bB2 bQ\\;wA2 wP\\;bP bB1\\;wA2 bM/;bQ bP\\;wA2 bQ\\;bA1 bM\\;wQ \\wA1;bM wA2\\;wM /wQ;"
    "bA1 \\wQ;wM bB2/;bA2 bB1/;wM bB2;bA2 /bA1;wB1 wM/;bA3 bB1/;wM bQ;bA3 -wB1;wB1 bB2;"
    "bS1 -bA1;wB2 /wM;bS1 wQ/;wA3 wB1\\;bP wA1\\",
    "Base+MLP;InProgress;Black[16];wL;bG1 wL/;wQ -wL;bQ \\bG1;wG1 wQ\\;bA1 bG1/;wG2 wG1\\;"
    "bA1 bG1-;wM wL\\;bA1 -wQ;wG2 bG1\\;bM \\bA1;wG2 /bM;bM wM\\;wA1 /wG2;bB1 bG1-;wA1 \\bQ;"
    "bB1 bG1;wA2 /wG1;bS1 bB1-;wA2 bS1-;bB1 wL;wG1 \\bS1;bB1 wQ;wA2 bM\\;bB2 \\bB1;wA2 wG2\\;"
    "bP bS1-;wA2 bM\\;bG2 bA1\\;wB1 wG1/",
};

void known_positions() {
  Tally tally;
  for (const std::string_view game : kWonInThree) {
    Position position = *read_game(game);
    compare(position, 3, tally);
  }
  CHECK(tally.proven[3] == static_cast<int>(std::size(kWonInThree)));

  const std::atomic<bool> go = false;
  // Two ants, each the mirror image of the other, can go to the last free cell.
  Position mirrored = *read_game(
      "Base;InProgress;White[7];wG1;bS1 wG1-;wQ -wG1;bQ bS1-;wA1 \\wG1;bA1 bQ/;wA2 wQ\\;bA2 bQ\\;"
      "wB1 -wQ;bG1 -bA1;wB2 -wB1;bG2 bS1\\");
  const Solution symmetric = solve(mirrored, 3, {}, go);
  CHECK(symmetric.plies == 1 && symmetric.moves.size() == 2 && symmetric.unique);
  // Here the last free cell of one queen is also that of the other.
  Position drawn = *read_game(
      "Base+M;InProgress;White[16];wS1;bM wS1-;wS2 -wS1;bG1 bM-;wQ \\wS1;bQ \\bG1;wS2 wQ/;bQ wS2\\;"
      "wS1 -wS2;bG1 wQ\\;wQ -bG1;bM -wQ;wS1 bQ/;bA1 /bM;wG1 \\wS1;bA1 wG1/;wG2 -wG1;bB1 bG1\\;"
      "wB1 wS1-;bB1 wQ\\;wB1 wS1\\;bB1 wQ;wB1 bQ;bB2 \\bB1;wB2 wS1\\;bA1 \\wG2;wB2 wB1\\;bA2 bM\\;"
      "wM wS1\\;bA3 bB1\\");
  CHECK(solve(drawn, 1, {}, go).verdict == Verdict::Refuted);
  compare(drawn, 2, tally);
}

void limits() {
  Position start = *read_game("Base+MLP;InProgress;White[2];wS1;bS1 wS1-");
  const std::atomic<bool> go = false;
  const std::atomic<bool> halt = true;
  const Solution short_of_nodes = solve(start, 9, {0, 500}, go);
  CHECK(short_of_nodes.verdict == Verdict::Stopped && short_of_nodes.nodes == 500);
  CHECK(!short_of_nodes.complete && short_of_nodes.moves.empty() && short_of_nodes.plies < 9);
  CHECK(solve(start, 9, {}, halt).verdict == Verdict::Stopped);
  CHECK(solve(start, 9, {1e-3, 0}, go).verdict == Verdict::Stopped);
  CHECK(solve(start, 1, {}, go).verdict == Verdict::Refuted);
}

}  // namespace
}  // namespace skep

int main(int argc, char** argv) {
  const auto argument = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
  const unsigned plies = static_cast<unsigned>(argument(1, 3));
  if (plies < 1 || plies > skep::kMaxSolvePlies) return EXIT_FAILURE;
  skep::limits();
  skep::known_positions();
  skep::random_positions(plies, argument(2, 2), static_cast<unsigned>(argument(3, 22)));
  return skep::finish_checks();
}
