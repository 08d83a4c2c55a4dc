#include "search.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <memory>
#include <utility>

#include "evaluator.h"
#include "move_ordering.h"
#include "movegen.h"
#include "platform.h"
#include "search_parameters.h"

namespace skep {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kNever = std::numeric_limits<double>::infinity();

// What all threads of one search share.
struct SharedState {
  TranspositionTable& table;
  Techniques techniques;
  const Net* net;  // none for the linear evaluation
  const SearchLimits& limits;
  const std::atomic<bool>& stop;
  Clock::time_point start;
  std::atomic<bool> stopped = false;  // by a limit, by `stop`, or because the first thread is done
  std::atomic<std::uint64_t> nodes = 0;
  std::atomic<double> deadline = limits.seconds > 0 ? limits.seconds : kNever;

  double seconds() const { return std::chrono::duration<double>(Clock::now() - start).count(); }
};

// One thread of a search, with its own board and move ordering.
class Worker {
 public:
  Worker(SharedState& shared, const Board& board, unsigned number)
      : shared_(shared), board_(board), number_(number), ordering_(shared.techniques), evaluator_(shared.net) {
    // The positions of the game since the last placement: no earlier one can occur again.
    Board past = board;
    hashes_.push_back(past.hash());
    while (past.played() > 0) {
      const Move last = past.last_move();
      past.undo();
      if (!last.is_pass() && !past.in_play(last.piece())) break;
      hashes_.insert(hashes_.begin(), past.hash());
    }
  }

  // Iterative deepening. Only worker 0 reports and manages the time.
  SearchResult run(std::vector<Move> moves, const std::function<void(const SearchResult&)>& report) {
    SearchResult best;
    best.pv = {moves.front()};
    int completed_score = 0;
    int extra_time = 0;
    const int max_depth = shared_.limits.depth > 0 ? std::min(shared_.limits.depth, kMaxDepth) : kMaxDepth;
    for (int depth = 1; depth <= max_depth; ++depth) {
      // Every other worker is one ply ahead, so that they do not all search the same tree.
      const int own_depth = std::min(depth + static_cast<int>(number_ & 1), max_depth);
      const Move previous = best.pv.front();
      if (!search_iteration(moves, own_depth, best)) {
        // Not all moves were searched to this depth, so a lower score of the best one is not the node's.
        best.score = std::max(best.score, completed_score);
        break;
      }
      completed_score = best.score;
      const bool proven = is_proven(best.score);
      if (number_ != 0) {
        if (proven) break;
        continue;
      }
      best.nodes = shared_.nodes + nodes_ - nodes_added_;
      best.seconds = shared_.seconds();
      report(best);
      if (moves.size() == 1 || proven) break;
      extra_time = extra_time / 2 + (depth > 1 && best.pv.front() != previous ? kTimeForNewBestMove : 0);
      if (shared_.limits.on_a_clock() && !has_time_for_iteration(best.seconds, extra_time)) break;
    }
    add_nodes();
    best.nodes = shared_.nodes;
    best.seconds = shared_.seconds();
    return best;
  }

 private:
  // The principal variation found below a node at this distance from the root.
  struct Pv {
    std::array<Move, kMaxDepth + 1> moves;
    int length = 0;
  };

  bool uses(Technique t) const { return shared_.techniques.has(t); }
  Pv& pv(int ply) { return pvs_[static_cast<std::size_t>(ply)]; }

  void update_pv(Move move, int ply) {
    Pv& own = pv(ply);
    const Pv& next = pv(ply + 1);
    own.moves[0] = move;
    own.length = std::min(next.length + 1, kMaxDepth);
    std::copy_n(next.moves.begin(), own.length - 1, own.moves.begin() + 1);
  }

  // ---- limits

  void add_nodes() {
    shared_.nodes += nodes_ - nodes_added_;
    nodes_added_ = nodes_;
  }

  // Counts a node and says whether the search has to end.
  bool count_node() {
    if (shared_.stopped.load(std::memory_order_relaxed)) return true;
    ++nodes_;
    if (shared_.limits.nodes > 0 && number_ == 0 && nodes_ >= shared_.limits.nodes) shared_.stopped = true;
    if (nodes_ % kNodesPerStopCheck == 0) {
      add_nodes();
      if (shared_.stop || shared_.seconds() >= shared_.deadline) shared_.stopped = true;
    }
    return shared_.stopped;
  }

  // On a clock: sets the deadline of the next iteration, and says whether it is worth beginning.
  bool has_time_for_iteration(double spent, int extra_time) {
    const double time =
        std::min(shared_.limits.seconds * (100 + extra_time) / 100, shared_.limits.most_seconds);
    shared_.deadline = time;
    return 100 * spent < kIterationStartLimit * time;
  }

  // ---- the root

  // Searches the root to one depth, in an aspiration window that is widened until the score lies inside.
  // False if the search was stopped; `best` then has the best move found so far.
  bool search_iteration(std::vector<Move>& moves, int depth, SearchResult& best) {
    int alpha = -kWinScore;
    int beta = kWinScore;
    if (uses(Technique::AspirationWindows) && depth >= kAspirationMinDepth && !is_proven(best.score)) {
      alpha = best.score - kAspirationMargin;
      beta = best.score + kAspirationMargin;
    }
    while (true) {
      const int score = search_root(moves, depth, alpha, beta, best);
      if (shared_.stopped) return false;
      if (score <= alpha && alpha > -kWinScore) {
        // The best move is worse than it seemed: on a clock, all the time may be used for a better one.
        if (number_ == 0 && shared_.limits.on_a_clock()) shared_.deadline = shared_.limits.most_seconds;
        alpha = std::max(alpha - 4 * (beta - alpha), -kWinScore);
      } else if (score >= beta && beta < kWinScore) {
        beta = std::min(beta + 4 * (beta - alpha), kWinScore);
      } else {
        best.depth = depth;
        best.score = score;
        return true;
      }
    }
  }

  int search_root(std::vector<Move>& moves, int depth, int alpha, int beta, SearchResult& best) {
    int best_score = -kWinScore;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Move move = moves[i];
      const int score =
          search_move(move, static_cast<int>(i), depth, 0, std::max(alpha, best_score), beta, 0);
      if (shared_.stopped) return best_score;
      if (score <= best_score) continue;
      best_score = score;
      // A move that fails low has only an upper bound; unless it is the first, the old best one stays.
      if (score > alpha || i == 0) {
        best.pv.assign(1, move);
        best.pv.insert(best.pv.end(), pv(1).moves.begin(), pv(1).moves.begin() + pv(1).length);
        if (score > alpha) {
          best.score = score;
          const auto at = moves.begin() + static_cast<std::ptrdiff_t>(i);
          std::rotate(moves.begin(), at, at + 1);  // to the front, for the next iteration
        }
      }
      if (score >= beta) break;
    }
    return best_score;
  }

  // ---- inner nodes

  // The score of the position for the side to move, searched to a depth in a window.
  int search(int depth, int ply, int alpha, int beta) {
    pv(ply).length = 0;
    if (count_node()) return 0;
    if (int score; is_terminal(ply, score)) return score;
    if (ply >= kMaxDepth) return evaluator_(board_);
    // The best that can happen is a win on the next ply, the worst is to have lost by now.
    alpha = std::max(alpha, -kWinScore + ply);
    beta = std::min(beta, kWinScore - ply - 1);
    if (alpha >= beta) return alpha;

    if (depth <= 0) return quiescence(ply);

    const std::uint64_t key = board_.hash();
    const bool null_window = beta - alpha == 1;
    TableEntry entry;
    const bool found = uses(Technique::TranspositionTable) && shared_.table.find(key, entry);
    if (found && null_window && entry.depth >= depth) {
      const int score = from_table_score(entry.score, ply);
      if (entry.bound == Bound::Exact || (entry.bound == Bound::Lower && score >= beta) ||
          (entry.bound == Bound::Upper && score <= alpha))
        return score;
    }

    if (null_window && !is_proven(beta) && may_try_null_move(depth, beta)) {
      const int score = search_null_move(depth, ply, beta);
      if (shared_.stopped) return 0;
      if (score >= beta) return std::min(score, kProvenScore - 1);  // a win after a pass is no proof
    }

    TableEntry result = search_moves(depth, ply, alpha, beta, found ? entry.move : Move::pass());
    if (shared_.stopped) return 0;
    const int score = result.score;
    result.score = to_table_score(score, ply);
    if (uses(Technique::TranspositionTable)) shared_.table.store(key, result);
    return score;
  }

  // Searches the moves of a node in the order of the move picker. The result means nothing if stopped.
  TableEntry search_moves(int depth, int ply, int alpha, int beta, Move table_move) {
    MovePicker picker;
    generate_moves(board_, picker.moves());
    ordering_.score(board_, table_move, ply, picker);

    const int old_alpha = alpha;
    const bool prunes =
        uses(Technique::LateMovePruning) && beta - alpha == 1 && depth <= kPruningMaxDepth;
    const int move_limit = prunes ? quiet_move_limit(depth) : static_cast<int>(MoveList::kCapacity);
    int best = -kWinScore;
    Move best_move = Move::pass();
    QuietMoves quiets;
    for (std::size_t i = 0; i < picker.size(); ++i) {
      const Move move = picker.pick(i);
      const bool quiet = picker.is_quiet(i);
      const int number = static_cast<int>(i);
      if (quiet && number >= move_limit && best > -kProvenScore) continue;
      const int reduction = reduction_of(number, depth, quiet);
      const int score = search_move(move, number, depth, ply, alpha, beta, reduction);
      if (shared_.stopped) return {};
      if (quiet) quiets.add(move);
      if (score <= best) continue;
      best = score;
      best_move = move;
      if (score <= alpha) continue;
      alpha = score;
      update_pv(move, ply);
      if (score < beta) continue;
      if (quiet) ordering_.update_on_cutoff(board_, move, ply, depth, quiets);
      break;
    }
    const Bound bound = best >= beta ? Bound::Lower : best > old_alpha ? Bound::Exact : Bound::Upper;
    return {best_move, best, depth, bound};
  }

  // Plays the n-th move of a node and searches on. The first move gets the full window; the others a null
  // window and perhaps a reduced depth, and again without the reduction or with the full window if they
  // turn out better than that.
  int search_move(Move move, int number, int depth, int ply, int alpha, int beta, int reduction) {
    board_.play(move);
    hashes_.push_back(board_.hash());
    const int next = depth - 1;
    int score;
    if (number == 0) {
      score = -search(next, ply + 1, -beta, -alpha);
    } else {
      score = -search(next - reduction, ply + 1, -alpha - 1, -alpha);
      if (score > alpha && reduction > 0) score = -search(next, ply + 1, -alpha - 1, -alpha);
      if (score > alpha && score < beta) score = -search(next, ply + 1, -beta, -alpha);
    }
    hashes_.pop_back();
    board_.undo();
    return score;
  }

  // The late move reduction of the n-th move of a node; tactical moves are reduced by one ply less.
  int reduction_of(int number, int depth, bool quiet) const {
    if (!uses(Technique::LateMoveReductions) || depth < kReductionMinDepth || number < kReductionFirstMove)
      return 0;
    return std::min(late_move_reduction(depth, number) - (quiet ? 0 : 1), depth - 2);
  }

  // A null move is a pass that the rules would not allow. There is none below another one, which could
  // lead back to the same position; and none before both queens are in play, for until then the rules
  // count turns.
  bool may_try_null_move(int depth, int beta) {
    return uses(Technique::NullMove) && depth >= kNullMoveMinDepth && !in_null_move_ &&
           board_.queen_in_play(Color::White) && board_.queen_in_play(Color::Black) &&
           !queen_in_danger() && evaluator_(board_) >= beta;
  }
  int search_null_move(int depth, int ply, int beta) {
    in_null_move_ = true;
    const int reduced = depth - null_move_reduction(depth) + 1;
    const int score = search_move(Move::pass(), 0, reduced, ply, beta - 1, beta, 0);
    in_null_move_ = false;
    return score;
  }
  bool queen_in_danger() const {
    const Piece queen = make_piece(board_.turn(), Bug::Queen, 0);
    return kSideCount[board_.at(board_.where(queen)).occupied()] >= kQueenInDanger;
  }

  // ---- leaves

  // Is the game over, or the position a repetition? Then gives its score.
  bool is_terminal(int ply, int& score) const {
    if (board_.is_over()) {
      const GameState state = board_.state();
      const bool won = state == win_of(board_.turn());
      score = state == GameState::Draw ? 0 : won ? kWinScore - ply : -kWinScore + ply;
      return true;
    }
    score = 0;
    return std::find(hashes_.begin(), hashes_.end() - 1, hashes_.back()) != hashes_.end() - 1;
  }

  // The quiescence search of a leaf: a win if the side to move can surround the queen at once, else the
  // evaluation. Only a move to the queen's last free neighbour is tried.
  int quiescence(int ply) {
    const Color us = board_.turn();
    const Piece queen = make_piece(opponent(us), Bug::Queen, 0);
    if (!board_.in_play(queen) || !uses(Technique::Quiescence)) return evaluator_(board_);
    const Sides open = others(board_.at(board_.where(queen)).occupied());
    if (kSideCount[open] != 1) return evaluator_(board_);
    const Cell last = neighbor(board_.where(queen), lowest(open));
    MoveList moves;
    generate_moves(board_, moves);
    for (const Move m : moves) {
      if (m.is_pass() || m.to() != last) continue;
      board_.play(m);
      const GameState state = board_.state();
      board_.undo();
      if (state == win_of(us)) return kWinScore - ply - 1;
    }
    return evaluator_(board_);
  }

  SharedState& shared_;
  Board board_;
  unsigned number_;
  std::uint64_t nodes_ = 0;
  std::uint64_t nodes_added_ = 0;  // of these, already counted in shared_.nodes
  bool in_null_move_ = false;
  std::vector<std::uint64_t> hashes_;  // of the game's positions and the line's, the present one last
  std::array<Pv, kMaxDepth + 2> pvs_{};
  MoveOrdering ordering_;
  Evaluator evaluator_;
};

}  // namespace

SearchResult Searcher::search(const Board& board, const std::vector<Move>& moves,
                              const SearchLimits& limits, unsigned threads,
                              const std::atomic<bool>& stop,
                              const std::function<void(const SearchResult&)>& report) {
  table_.begin_search();
  SharedState shared{table_, techniques_, net_.get(), limits, stop, Clock::now()};
  std::vector<SearchResult> results(threads);
  run_on_threads(threads, [&](unsigned number) {
    const auto worker = std::make_unique<Worker>(shared, board, number);
    results[number] = worker->run(moves, report);
    if (number == 0) shared.stopped = true;
  });
  // The shortest proven win is best; without one, the result of the deepest search.
  const auto quality = [](const SearchResult& r) {
    return std::pair(std::max(r.score, kProvenScore - 1), r.depth);
  };
  SearchResult& best = *std::ranges::max_element(results, {}, quality);
  best.nodes = shared.nodes;
  best.seconds = shared.seconds();
  return best;
}

}  // namespace skep
