#include "perft.h"

#include <algorithm>
#include <utility>

#include "movegen.h"
#include "platform.h"

namespace skep {
namespace {

// Counting can be stopped between subtrees of this depth: some milliseconds apart.
constexpr unsigned kUninterruptedDepth = 3;

std::uint64_t perft_until(Board& board, unsigned depth, const std::atomic<bool>& stop) {
  if (depth <= kUninterruptedDepth) return perft(board, depth);
  MoveList moves;
  generate_moves(board, moves);
  std::uint64_t nodes = 0;
  for (const Move m : moves) {
    if (stop) break;
    board.play(m);
    nodes += perft_until(board, depth - 1, stop);
    board.undo();
  }
  return nodes;
}

}  // namespace

std::uint64_t perft(Board& board, unsigned depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_moves(board);
  MoveList moves;
  generate_moves(board, moves);
  std::uint64_t nodes = 0;
  for (const Move m : moves) {
    board.play(m);
    nodes += perft(board, depth - 1);
    board.undo();
  }
  return nodes;
}

std::vector<MoveCount> divide(const Board& board, unsigned depth, unsigned threads,
                              const std::atomic<bool>& stop) {
  Board root = board;
  MoveList moves;
  generate_moves(root, moves);
  std::vector<std::atomic<std::uint64_t>> nodes(moves.size());

  // Threads take pairs of a move and a reply: the moves alone are too few, and differ too much in size.
  std::vector<std::pair<std::size_t, Move>> pairs;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (depth < 2) {
      nodes[i] = depth;  // a move counts as 1 at depth 1 and as 0 at depth 0
      continue;
    }
    root.play(moves[i]);
    MoveList replies;
    generate_moves(root, replies);
    for (const Move reply : replies) pairs.emplace_back(i, reply);
    root.undo();
  }
  std::atomic<std::size_t> next = 0;
  const unsigned workers = static_cast<unsigned>(std::min<std::size_t>(threads, pairs.size()));
  run_on_threads(workers, [&](unsigned) {
    Board own = board;
    for (std::size_t i = next++; i < pairs.size() && !stop; i = next++) {
      own.play(moves[pairs[i].first]);
      own.play(pairs[i].second);
      nodes[pairs[i].first] += perft_until(own, depth - 2, stop);
      own.undo();
      own.undo();
    }
  });

  std::vector<MoveCount> counts;
  for (std::size_t i = 0; i < moves.size(); ++i) counts.push_back({moves[i], nodes[i]});
  return counts;
}

}  // namespace skep
