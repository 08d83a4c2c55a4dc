#include "perft.h"

#include <algorithm>

#include "movegen.h"
#include "threads.h"

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

std::vector<std::pair<Move, std::uint64_t>> divide(const Board& board, unsigned depth,
                                                   unsigned threads, const std::atomic<bool>& stop) {
  Board root = board;
  MoveList moves;
  generate_moves(root, moves);
  std::vector<std::atomic<std::uint64_t>> nodes(moves.size());

  // One share of the work for each pair of a move and a reply: the moves alone are too few and uneven.
  std::vector<std::pair<std::size_t, Move>> shares;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (depth < 2) {
      nodes[i] = depth;  // a move is one way to go on for one ply, and none for no ply
      continue;
    }
    root.play(moves[i]);
    MoveList replies;
    generate_moves(root, replies);
    for (const Move reply : replies) shares.emplace_back(i, reply);
    root.undo();
  }
  std::atomic<std::size_t> next = 0;
  const unsigned workers = static_cast<unsigned>(std::min<std::size_t>(threads, shares.size()));
  run_on_threads(workers, [&](unsigned) {
    Board own = board;
    for (std::size_t i = next++; i < shares.size() && !stop; i = next++) {
      own.play(moves[shares[i].first]);
      own.play(shares[i].second);
      nodes[shares[i].first] += perft_until(own, depth - 2, stop);
      own.undo();
      own.undo();
    }
  });

  std::vector<std::pair<Move, std::uint64_t>> counts;
  for (std::size_t i = 0; i < moves.size(); ++i) counts.emplace_back(moves[i], nodes[i]);
  return counts;
}

}  // namespace skep
