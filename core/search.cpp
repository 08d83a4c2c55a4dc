#include "search.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <limits>
#include <memory>
#include <utility>

#include "evaluate.h"
#include "movegen.h"
#include "threads.h"

namespace skep {
namespace {

using Clock = std::chrono::steady_clock;
using MoveOrder = std::array<std::int32_t, MoveList::kCapacity>;

// By how much a late move is searched less deeply: 1 + 0.46 ln(depth) ln(number), tabulated so that
// every compiler has the same integers (in hundredths of e-folds).
constexpr int kLogHundredths[64] = {
    0,   0,   69,  110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271,
    277, 283, 289, 294, 300, 304, 309, 314, 318, 322, 326, 330, 333, 337, 340, 343,
    347, 350, 353, 356, 358, 361, 364, 366, 369, 371, 374, 376, 378, 381, 383, 385,
    387, 389, 391, 393, 395, 397, 399, 401, 403, 404, 406, 408, 409, 411, 413, 414};
int reduction(int depth, int number) {
  return 1 + 46 * kLogHundredths[std::min(depth, 63)] * kLogHundredths[std::min(number, 63)] / 1'000'000;
}

// Margins and depths, in points and plies.
constexpr int kAspiration = 80;
// So near the leaves, only so many quiet moves are looked at.
constexpr int kCountDepth = 4;
constexpr int quiet_count(int depth) { return 3 + 2 * depth * depth; }
// From here on a pass is tried first, and searched so much less deeply.
constexpr int kNullDepth = 3;
constexpr int null_reduction(int depth) { return 3 + (depth - 2) / 3; }
constexpr int kReductionDepth = 3;
constexpr int kReductionFirst = 4;
// On a clock: an iteration takes several times as long as all before it, so that it is begun only in
// this part of the time, in hundredths. So much more is allowed for a new best move, and half as much
// in the next iteration.
constexpr int kBeginsUntil = 60;
constexpr int kDoubtOfNewMove = 60;
constexpr std::size_t kPickedOneByOne = 6;

constexpr double kNever = std::numeric_limits<double>::infinity();

// What all threads of one search share.
struct Shared {
  Table& table;
  Techniques techniques;
  const SearchLimits& limits;
  const std::atomic<bool>& stop;
  Clock::time_point start;
  std::atomic<bool> over = false;
  std::atomic<std::uint64_t> nodes = 0;
  std::atomic<double> deadline = limits.seconds > 0 ? limits.seconds : kNever;

  double seconds() const { return std::chrono::duration<double>(Clock::now() - start).count(); }
};

// Scores of proven wins are kept in the table as seen from the position, not from the root.
int to_table(int score, int ply) {
  return score >= kProven ? score + ply : score <= -kProven ? score - ply : score;
}
int from_table(int score, int ply) {
  return score >= kProven ? score - ply : score <= -kProven ? score + ply : score;
}

class Worker {
 public:
  Worker(Shared& shared, const Board& board, unsigned number)
      : shared_(shared), board_(board), number_(number) {
    for (auto& row : history_) row.fill(0);
    for (auto& row : replies_) row.fill(Move::pass());
    // The positions of the game since the last placement: only those can come back.
    Board past = board;
    path_.push_back(past.hash());
    while (past.ply() > 0) {
      const Move last = past.last_move();
      past.undo();
      if (!last.is_pass() && !past.in_play(last.piece())) break;
      path_.insert(path_.begin(), past.hash());
    }
  }

  // Searches deeper and deeper; the first worker reports.
  SearchReport run(std::vector<Move> moves, const std::function<void(const SearchReport&)>& report) {
    SearchReport best;
    best.line = {moves.front()};
    int completed_score = 0;
    int doubt = 0;
    const int deepest = shared_.limits.depth > 0 ? std::min(shared_.limits.depth, kMaxDepth) : kMaxDepth;
    for (int depth = 1; depth <= deepest; ++depth) {
      // Every other worker is one ply ahead, so that they do not all do the same.
      const int own_depth = std::min(depth + static_cast<int>(number_ & 1), deepest);
      const Move former = best.line.front();
      if (!deepen(moves, own_depth, best)) {
        // Of some moves only it is known that they are no worse than the best: others may be better.
        best.score = std::max(best.score, completed_score);
        break;
      }
      completed_score = best.score;
      const bool proven = std::abs(best.score) >= kProven;
      if (number_ != 0) {
        if (proven) break;
        continue;
      }
      best.nodes = shared_.nodes + nodes_ - counted_;
      best.seconds = shared_.seconds();
      report(best);
      if (moves.size() == 1 || proven) break;
      doubt = doubt / 2 + (depth > 1 && best.line.front() != former ? kDoubtOfNewMove : 0);
      if (shared_.limits.on_a_clock() && !begins_another(best.seconds, doubt)) break;
    }
    shared_.nodes += nodes_ - counted_;
    counted_ = nodes_;
    best.nodes = shared_.nodes;
    best.seconds = shared_.seconds();
    return best;
  }

 private:
  struct Ply {
    std::array<Move, 2> killers = {Move::pass(), Move::pass()};
    std::array<Move, kMaxDepth + 1> line;
    int length = 0;
  };

  bool uses(Technique t) const { return shared_.techniques.has(t); }
  Ply& at(int ply) { return plies_[static_cast<std::size_t>(ply)]; }
  const Ply& at(int ply) const { return plies_[static_cast<std::size_t>(ply)]; }

  // On a clock, whether to begin another iteration; if so, it has this time.
  bool begins_another(double spent, int doubt) {
    const double time =
        std::min(shared_.limits.seconds * (100 + doubt) / 100, shared_.limits.most_seconds);
    shared_.deadline = time;
    return 100 * spent < kBeginsUntil * time;
  }

  // One iteration at the root: false when the time was up before anything was found.
  bool deepen(std::vector<Move>& moves, int depth, SearchReport& best) {
    int alpha = -kWin;
    int beta = kWin;
    if (uses(Technique::Aspiration) && depth >= 4 && std::abs(best.score) < kProven) {
      alpha = best.score - kAspiration;
      beta = best.score + kAspiration;
    }
    while (true) {
      const int score = search_root(moves, depth, alpha, beta, best);
      if (shared_.over) return false;
      if (score <= alpha && alpha > -kWin) {
        // The best move is not what it seemed: on a clock, this is worth the time.
        if (number_ == 0 && shared_.limits.on_a_clock()) shared_.deadline = shared_.limits.most_seconds;
        alpha = std::max(alpha - 4 * (beta - alpha), -kWin);
      } else if (score >= beta && beta < kWin) {
        beta = std::min(beta + 4 * (beta - alpha), kWin);
      } else {
        best.depth = depth;
        best.score = score;
        return true;
      }
    }
  }

  int search_root(std::vector<Move>& moves, int depth, int alpha, int beta, SearchReport& best) {
    int best_score = -kWin;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Move move = moves[i];
      const int score = after(move, static_cast<int>(i), depth, 0, std::max(alpha, best_score), beta, 0);
      if (shared_.over) return best_score;
      if (score > best_score) {
        best_score = score;
        // A move that fails low says nothing about itself; only a better one is kept.
        if (score > alpha || i == 0) {
          best.line.assign(1, move);
          best.line.insert(best.line.end(), at(1).line.begin(),
                           at(1).line.begin() + at(1).length);
          if (score > alpha) {
            best.score = score;
            std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i),
                        moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
          }
        }
        if (score >= beta) break;
      }
    }
    return best_score;
  }

  // Plays the n-th move and searches on: first with a narrow window and perhaps less deeply.
  int after(Move move, int number, int depth, int ply, int alpha, int beta, int less) {
    board_.play(move);
    path_.push_back(board_.hash());
    const int next = depth - 1;
    int score;
    if (number == 0) {
      score = -search(next, ply + 1, -beta, -alpha);
    } else {
      score = -search(next - less, ply + 1, -alpha - 1, -alpha);
      if (score > alpha && less > 0) score = -search(next, ply + 1, -alpha - 1, -alpha);
      if (score > alpha && score < beta) score = -search(next, ply + 1, -beta, -alpha);
    }
    path_.pop_back();
    board_.undo();
    return score;
  }

  // By how much less deeply the n-th move is searched at first.
  int less_for(int number, int depth, bool quiet) const {
    if (!uses(Technique::Reductions) || depth < kReductionDepth || number < kReductionFirst) return 0;
    return std::min(reduction(depth, number) - (quiet ? 0 : 1), depth - 2);
  }

  // What is left of a position if the one to move passes, though the rules would not allow it. Below a
  // null move there is no other, which could lead back; and none before both queens are in play, for
  // until then turns are counted.
  int after_null_move(int depth, int ply, int beta) {
    passed_ = true;
    const int score = after(Move::pass(), 0, depth - null_reduction(depth) + 1, ply, beta - 1, beta, 0);
    passed_ = false;
    return score;
  }
  bool may_try_null_move(int depth, int beta) const {
    return uses(Technique::NullMove) && depth >= kNullDepth && !passed_ &&
           board_.queen_in_play(Color::White) && board_.queen_in_play(Color::Black) &&
           !queen_in_danger() && evaluate(board_) >= beta;
  }

  int search(int depth, int ply, int alpha, int beta) {
    at(ply).length = 0;
    if (look_at_the_clock()) return 0;
    if (const int score = decided(ply); score != kUndecided) return score;
    if (ply >= kMaxDepth) return evaluate(board_);
    // A win cannot come sooner than on the next ply.
    alpha = std::max(alpha, -kWin + ply);
    beta = std::min(beta, kWin - ply - 1);
    if (alpha >= beta) return alpha;

    if (depth <= 0) return settle(ply);

    const std::uint64_t key = board_.hash();
    const bool narrow = beta - alpha == 1;
    Finding found;
    const bool known = uses(Technique::Table) && shared_.table.find(key, found);
    if (known && narrow && found.depth >= depth) {
      const int score = from_table(found.score, ply);
      if (found.bound == Bound::Exact || (found.bound == Bound::Lower && score >= beta) ||
          (found.bound == Bound::Upper && score <= alpha))
        return score;
    }

    if (narrow && std::abs(beta) < kProven && may_try_null_move(depth, beta)) {
      const int score = after_null_move(depth, ply, beta);
      if (shared_.over) return 0;
      if (score >= beta) return std::min(score, kProven - 1);  // what a pass wins is not proven
    }

    MoveList list;
    generate_moves(board_, list);
    MoveOrder order;
    score_moves(list, known ? found.move : Move::pass(), ply, order);

    int best = -kWin;
    Move best_move = Move::pass();
    const int old_alpha = alpha;
    const int most = uses(Technique::MoveCount) && narrow && depth <= kCountDepth
                         ? quiet_count(depth)
                         : static_cast<int>(MoveList::kCapacity);
    std::array<Move, 64> tried;
    std::size_t tried_count = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      pick_best(list, order, i);
      const Move move = list[i];
      const bool quiet = order[i] < kSharp;
      const int number = static_cast<int>(i);
      if (quiet && number >= most && best > -kProven) continue;
      const int less = less_for(number, depth, quiet);
      const int score = after(move, number, depth, ply, alpha, beta, less);
      if (shared_.over) return 0;
      if (quiet && tried_count < tried.size()) tried[tried_count++] = move;
      if (score <= best) continue;
      best = score;
      best_move = move;
      if (score > alpha) {
        alpha = score;
        keep_line(move, ply);
        if (score >= beta) {
          if (quiet) remember(move, ply, depth, tried, tried_count);
          break;
        }
      }
    }
    const Bound bound = best >= beta ? Bound::Lower : best > old_alpha ? Bound::Exact : Bound::Upper;
    if (uses(Technique::Table)) shared_.table.store(key, {best_move, to_table(best, ply), depth, bound});
    return best;
  }

  // The end of a line: who can surround the queen at once has won; otherwise the evaluation.
  int settle(int ply) {
    const Color us = board_.turn();
    const Piece queen = make_piece(opponent(us), Bug::Queen, 0);
    if (board_.in_play(queen) && uses(Technique::Settling)) {
      const Sides open = others(board_.at(board_.where(queen)).occupied());
      if (kSideCount[open] == 1) {
        const Cell last = neighbor(board_.where(queen), lowest(open));
        MoveList list;
        generate_moves(board_, list);
        for (const Move m : list) {
          if (m.is_pass() || m.to() != last) continue;
          board_.play(m);
          const GameState state = board_.state();
          board_.undo();
          if (state == (us == Color::White ? GameState::WhiteWins : GameState::BlackWins))
            return kWin - ply - 1;
        }
      }
    }
    return evaluate(board_);
  }

  static constexpr int kUndecided = 1'000'000;
  int decided(int ply) const {
    const bool white = board_.queen_surrounded(Color::White);
    const bool black = board_.queen_surrounded(Color::Black);
    if (white || black) {
      if (white && black) return 0;
      const bool won = (board_.turn() == Color::White) == black;
      return won ? kWin - ply : -kWin + ply;
    }
    // A return to an earlier position leads nowhere.
    const std::uint64_t hash = path_.back();
    for (std::size_t i = path_.size() - 1; i-- > 0;)
      if (path_[i] == hash) return 0;
    return kUndecided;
  }

  bool queen_in_danger() const {
    const Piece queen = make_piece(board_.turn(), Bug::Queen, 0);
    return board_.in_play(queen) && kSideCount[board_.at(board_.where(queen)).occupied()] >= 4;
  }

  // ---- the order of moves

  static constexpr std::int32_t kSharp = 1 << 24;  // from here on: no quiet move

  void score_moves(const MoveList& list, Move known, int ply, MoveOrder& order) const {
    const Color us = board_.turn();
    const Cell target = board_.where(make_piece(opponent(us), Bug::Queen, 0));
    const Cell home = board_.where(make_piece(us, Bug::Queen, 0));
    const auto beside = [](Cell a, Cell b) { return a != kNowhere && b != kNowhere && adjacent(a, b); };
    const bool killers = uses(Technique::Killers);
    const Move reply = uses(Technique::Replies) && board_.ply() > 0 && !board_.last_move().is_pass()
                           ? replies_[board_.last_move().piece()][board_.last_move().to()]
                           : Move::pass();
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Move m = list[i];
      std::int32_t score = 0;
      if (m.is_pass() || m == known) {
        score = 1 << 28;
      } else {
        const Cell from = board_.where(m.piece());
        const bool attacks = beside(target, m.to()) && !beside(target, from);
        const bool frees = from != kNowhere && beside(home, from) && !beside(home, m.to());
        const bool mounts = m.to() == target;
        score = uses(Technique::History) ? history_[m.piece()][m.to()] : 0;
        if (attacks || mounts) score += kSharp + 4000;
        else if (frees) score += kSharp;
        else if (killers && m == at(ply).killers[0]) score += 1 << 20;
        else if (killers && m == at(ply).killers[1]) score += (1 << 20) - 1;
        else if (m == reply) score += 1 << 19;
      }
      order[i] = score;
    }
  }

  // Brings the best of the moves from the i-th on to the i-th place. Mostly one of the first few ends
  // the matter; after those, all that are left are sorted at once.
  static void pick_best(MoveList& list, MoveOrder& order, std::size_t i) {
    if (i > kPickedOneByOne) return;
    if (i == kPickedOneByOne) {
      std::array<std::uint64_t, MoveList::kCapacity> keys;
      const std::size_t count = list.size() - i;
      for (std::size_t j = 0; j < count; ++j)
        keys[j] = (static_cast<std::uint64_t>(order[i + j] + (1 << 30)) << 16) | list[i + j].bits();
      std::sort(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
      for (std::size_t j = 0; j < count; ++j) {
        order[i + j] = static_cast<std::int32_t>(keys[j] >> 16) - (1 << 30);
        list.set(i + j, Move::from_bits(static_cast<std::uint16_t>(keys[j] & 0xFFFF)));
      }
      return;
    }
    std::size_t best = i;
    for (std::size_t j = i + 1; j < list.size(); ++j)
      if (order[j] > order[best]) best = j;
    std::swap(order[i], order[best]);
    const Move swapped = list[i];
    list.set(i, list[best]);
    list.set(best, swapped);
  }

  void keep_line(Move move, int ply) {
    Ply& own = at(ply);
    const Ply& next = at(ply + 1);
    own.line[0] = move;
    own.length = std::min(next.length + 1, kMaxDepth);
    std::copy_n(next.line.begin(), own.length - 1, own.line.begin() + 1);
  }

  void remember(Move move, int ply, int depth, const std::array<Move, 64>& tried, std::size_t tried_count) {
    auto& killers = at(ply).killers;
    if (killers[0] != move) killers = {move, killers[0]};
    if (board_.ply() > 0 && !board_.last_move().is_pass())
      replies_[board_.last_move().piece()][board_.last_move().to()] = move;
    const std::int32_t bonus = std::min(depth * depth, 400);
    for (std::size_t i = 0; i < tried_count; ++i) {
      std::int16_t& h = history_[tried[i].piece()][tried[i].to()];
      const std::int32_t change = tried[i] == move ? bonus : -bonus;
      h = static_cast<std::int16_t>(h + change - h * std::abs(change) / 16'384);
    }
  }

  bool look_at_the_clock() {
    if (shared_.over.load(std::memory_order_relaxed)) return true;
    ++nodes_;
    if (shared_.limits.nodes > 0 && number_ == 0 && nodes_ >= shared_.limits.nodes) shared_.over = true;
    if (nodes_ % kNodesBetweenLooks == 0) {
      shared_.nodes += nodes_ - counted_;
      counted_ = nodes_;
      if (shared_.stop || shared_.seconds() >= shared_.deadline)
        shared_.over = true;
    }
    return shared_.over;
  }

  Shared& shared_;
  Board board_;
  unsigned number_;
  std::uint64_t nodes_ = 0;
  bool passed_ = false;  // while a null move is searched
  std::uint64_t counted_ = 0;
  std::vector<std::uint64_t> path_;
  std::array<Ply, kMaxDepth + 2> plies_{};
  std::array<std::array<std::int16_t, kCells>, kPieceIds> history_;
  std::array<std::array<Move, kCells>, kPieceIds> replies_;
};

}  // namespace

SearchReport Searcher::search(const Board& board, const std::vector<Move>& moves,
                              const SearchLimits& limits, unsigned threads,
                              const std::atomic<bool>& stop,
                              const std::function<void(const SearchReport&)>& report) {
  table_.begin_search();
  Shared shared{table_, techniques_, limits, stop, Clock::now()};
  std::vector<SearchReport> found(threads);
  run_on_threads(threads, [&](unsigned number) {
    const auto worker = std::make_unique<Worker>(shared, board, number);
    found[number] = worker->run(moves, report);
    if (number == 0) shared.over = true;
  });
  // The shortest proven win is best; otherwise who has seen deepest knows best.
  const auto merit = [](const SearchReport& r) {
    return std::pair(std::max(r.score, kProven - 1), r.depth);
  };
  SearchReport& best = *std::ranges::max_element(found, {}, merit);
  best.nodes = shared.nodes;
  best.seconds = shared.seconds();
  return best;
}

}  // namespace skep
