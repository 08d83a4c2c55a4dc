#include "solve.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <optional>

#include "key.h"
#include "movegen.h"
#include "proof_table.h"

namespace skep {
namespace {

static_assert(kMaxSolvePlies <= ProofTable::kMaxPlies);

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kNodesPerStopCheck = 1024;

// Positions with fewer plies to go are not kept in the proof table: to search them again is as quick.
constexpr unsigned kMinTablePlies = 2;
// The size of the proof table: 16 MiB; less for short proofs, of which programs make many.
constexpr std::size_t table_entries(unsigned plies) {
  return std::size_t{1} << (plies <= 3 ? 12 : 20);
}

// The attacker is the side to move at the root, and the defender's queen is the target.
//
// What can be ruled out without searching. Let k be the number of free cells beside the target. A ply
// puts down one piece, so
//   (a) a ply that does not move the target lowers k by at most 1;
//   (b) where the target herself walks, k is at least 1 after it: the cell she left is free, for she
//       stands on the ground and nothing can leave it while it is covered;
//   (c) where she is thrown, k may become anything, even 0: a thrower can drop her into a hole. A
//       throw takes a pillbug of the thrower, or a mosquito, beside her.
// It follows that the ply that surrounds her fills the last free cell (k = 1) or throws her.
//   - The attacker to move wins at once only if k = 1, or a pillbug or mosquito of his is beside her.
//   - The defender to move with one or two plies to go is safe if he can place a piece that is not
//     beside her: that changes neither k nor who is beside her. With one ply to go the game goes on,
//     with two the attacker is left with the last case. There are at most k placements beside her, so
//     one elsewhere exists when he has more of them than that.
//   - In a game without pillbugs, the attacker with two plies to go needs k <= 2 by (a): his own ply
//     cannot make her walk, and the defender's cannot surround her by walking (b).
// For longer ways no such count is exact. A defender who has nothing else to do must fill cells
// himself, or walk his queen from six free neighbours to one; so k may fall by any number on each of
// his plies. Instead his quiet moves are searched first, and refute an attack that needs his help.
class ProofSearch {
 public:
  // The game goes on, the attacker has won, or he has lost or drawn.
  enum class Status : std::uint8_t { Open, Won, NotWon };

  ProofSearch(const Board& board, unsigned plies, const SolveLimits& limits, const std::atomic<bool>& stop)
      : board_(board),
        attacker_(board.turn()),
        target_(make_piece(opponent(attacker_), Bug::Queen, 0)),
        own_queen_(make_piece(attacker_, Bug::Queen, 0)),
        pillbugs_((board.rules().bugs & bit(Bug::Pillbug)) != 0),
        limits_(limits),
        stop_(stop),
        start_(Clock::now()),
        table_(table_entries(plies)) {
    killers_.fill(Move::pass());
  }

  // Has a limit been reached, or `stop` been set? From then on no answer means anything.
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  Board& board() { return board_; }
  Status status() const {
    if (!board_.is_over()) return Status::Open;
    return board_.state() == win_of(attacker_) ? Status::Won : Status::NotWon;
  }

  // Move ordering: the legal moves, those that most likely decide the node first.
  void ordered_moves(unsigned plies, MoveList& moves) {
    MoveList list;
    generate_moves(board_, list);
    const bool attacking = board_.turn() == attacker_;
    std::array<std::uint8_t, MoveList::kCapacity> ranks;
    for (std::size_t i = 0; i < list.size(); ++i)
      ranks[i] = static_cast<std::uint8_t>(
          list[i] == killers_[plies] ? kRanks - 1
                                     : (attacking ? attack_rank(list[i]) : defence_rank(list[i])));
    for (unsigned rank = kRanks; rank-- > 0;)
      for (std::size_t i = 0; i < list.size(); ++i)
        if (ranks[i] == rank) moves.add(list[i]);
  }

  // The attacker plays this move with so many plies to go: does he win?
  bool wins_by(Move move, unsigned plies) {
    if (count_node()) return false;
    board_.play(move);
    const Status after = status();
    const bool wins =
        after == Status::Won || (after == Status::Open && plies > 1 && defence_fails(plies - 1));
    board_.undo();
    return wins;
  }

  // The defender plays this move: does the attacker still win?
  bool loses_by(Move move, unsigned plies) {
    if (count_node()) return false;
    board_.play(move);
    const Status after = status();
    const bool loses =
        after == Status::Won || (after == Status::Open && plies > 1 && attack_wins(plies - 1));
    board_.undo();
    return loses;
  }

  // The attacker is to move, and the game goes on: does he win within so many plies?
  bool attack_wins(unsigned plies) {
    const unsigned free = free_cells(target_);
    if (plies == 1 && free != 1 && !can_be_thrown()) return false;
    if (plies == 2 && free > 2 && !pillbugs_) return false;
    const bool uses_table = plies >= kMinTablePlies;
    const std::uint64_t key = board_.hash();
    if (uses_table)
      if (const std::optional<bool> known = table_.find(key, plies)) return *known;
    MoveList moves;
    ordered_moves(plies, moves);
    bool wins = false;
    for (const Move m : moves) {
      if (plies == 1 && !may_surround(m)) continue;
      wins = wins_by(m, plies);
      if (stopped_) return false;
      if (!wins) continue;
      killers_[plies] = m;
      break;
    }
    if (uses_table) table_.store(key, plies, wins);
    return wins;
  }

  // The defender is to move, and the game goes on: does he lose within so many plies whatever he does?
  bool defence_fails(unsigned plies) {
    if (plies <= 2 && can_place_elsewhere() &&
        (plies == 1 || (free_cells(target_) != 1 && !can_be_thrown())))
      return false;
    const bool uses_table = plies >= kMinTablePlies;
    const std::uint64_t key = board_.hash();
    if (uses_table)
      if (const std::optional<bool> known = table_.find(key, plies)) return *known;
    MoveList moves;
    ordered_moves(plies, moves);
    bool fails = true;
    for (const Move m : moves) {
      fails = loses_by(m, plies);
      if (stopped_) return false;
      if (fails) continue;
      killers_[plies] = m;
      break;
    }
    if (uses_table) table_.store(key, plies, fails);
    return fails;
  }

 private:
  static constexpr unsigned kRanks = 8;

  // The free cells beside a queen; as many as there can be if she is not in play.
  unsigned free_cells(Piece queen) const {
    if (!board_.in_play(queen)) return kDirections;
    return kSideCount[others(board_.at(board_.where(queen)).occupied())];
  }

  bool beside(Piece queen, Cell c) const {
    return c != kNowhere && board_.in_play(queen) && adjacent(board_.where(queen), c);
  }

  // Might the attacker throw the target on his next ply? Says yes a little too often.
  bool can_be_thrown() const {
    return pillbugs_ && (beside(target_, board_.where(make_piece(attacker_, Bug::Pillbug, 0))) ||
                         beside(target_, board_.where(make_piece(attacker_, Bug::Mosquito, 0))));
  }

  // Can the defender, who is to move, place a piece that is not beside his queen?
  bool can_place_elsewhere() const {
    return board_.in_play(target_) && placeable_bugs(board_) != 0 &&
           board_.rim().placements(board_.turn()) > free_cells(target_);
  }

  bool fills(Move m, Piece queen) const { return board_.at(m.to()).empty() && beside(queen, m.to()); }
  bool vacates(Move m, Piece queen) const {
    const Cell from = board_.where(m.piece());
    return beside(queen, from) && board_.at(from).height() == 1;
  }
  // Only such moves can surround the target.
  bool may_surround(Move m) const {
    return !m.is_pass() && (m.piece() == target_ || fills(m, target_));
  }

  unsigned attack_rank(Move m) const {
    if (m.is_pass()) return 0;
    if (m.piece() == target_) return 5;
    const bool leaves = vacates(m, target_);
    if (fills(m, target_)) return leaves ? 3 : 6;
    if (m.to() == board_.where(target_)) return 4;
    return leaves ? 1 : 2;
  }

  unsigned defence_rank(Move m) const {
    if (m.is_pass()) return 0;
    if (fills(m, own_queen_) && free_cells(own_queen_) == 1) return 6;
    if (m.piece() == target_) return 4;
    const bool leaves = vacates(m, target_);
    if (fills(m, target_)) return leaves ? 1 : 0;
    if (leaves) return 5;
    return m.to() == board_.where(target_) || !board_.at(m.to()).empty() ? 3 : 2;
  }

  // Counts a node and says whether the search has to end.
  bool count_node() {
    if (stopped_) return true;
    if (limits_.nodes > 0 && nodes_ >= limits_.nodes) return stopped_ = true;
    if (++nodes_ % kNodesPerStopCheck == 0)
      stopped_ = stop_ || (limits_.seconds > 0 && seconds() >= limits_.seconds);
    return stopped_;
  }

  Board board_;
  Color attacker_;
  Piece target_;
  Piece own_queen_;
  bool pillbugs_;
  SolveLimits limits_;
  const std::atomic<bool>& stop_;
  Clock::time_point start_;
  ProofTable table_;
  std::array<Move, kMaxSolvePlies + 1> killers_;  // the killer move by plies to go: what last decided a node
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

// The moves of the attacker, to move at the root, that win within so many plies.
std::vector<Move> winning_moves(ProofSearch& search, unsigned plies, const MoveList& moves) {
  std::vector<Move> winning;
  for (const Move m : moves) {
    const bool wins = search.wins_by(m, plies);
    if (search.stopped()) break;
    if (wins) winning.push_back(m);
  }
  return winning;
}

// A reply that holds out for exactly so many plies, where none holds out longer: one after which the
// attacker cannot win a ply sooner. Nothing if stopped.
std::optional<Move> longest_defence(ProofSearch& search, unsigned plies) {
  MoveList moves;
  search.ordered_moves(plies, moves);
  for (const Move m : moves)
    if (plies == 1 || (!search.loses_by(m, plies - 1) && !search.stopped())) return m;
  assert(search.stopped());
  return std::nullopt;
}

// A move that wins within so many plies, where there is one; nothing if stopped.
std::optional<Move> shortest_win(ProofSearch& search, unsigned plies) {
  MoveList moves;
  search.ordered_moves(plies, moves);
  for (const Move m : moves)
    if (search.wins_by(m, plies)) return m;
  assert(search.stopped());
  return std::nullopt;
}

// The line of a win in exactly so many plies that begins with this move: the longest defence, a shortest
// win, and so on. Shorter if stopped.
std::vector<Move> winning_line(ProofSearch& search, Move first, unsigned plies) {
  std::vector<Move> line = {first};
  search.board().play(first);
  while (--plies > 0 && search.status() == ProofSearch::Status::Open) {
    const std::optional<Move> next =
        line.size() % 2 != 0 ? longest_defence(search, plies) : shortest_win(search, plies);
    if (!next) break;
    line.push_back(*next);
    search.board().play(*next);
  }
  for (std::size_t i = 0; i < line.size(); ++i) search.board().undo();
  return line;
}

// Do all moves lead to the same position, but for symmetry and the numbers of pieces?
bool lead_to_same_position(Position position, const std::vector<HexMove>& moves) {
  std::optional<std::uint64_t> first;
  for (const HexMove& m : moves) {
    position.play(m);
    const std::uint64_t key = canonical_key(position);
    position.undo();
    if (first && *first != key) return false;
    first = key;
  }
  return true;
}

}  // namespace

Solution solve(const Position& position, unsigned plies, const SolveLimits& limits,
               const std::atomic<bool>& stop) {
  assert(plies >= 1 && plies <= kMaxSolvePlies && !position.board().is_over());
  ProofSearch search(position.board(), plies, limits, stop);
  Solution solution;
  std::vector<Move> winning;
  for (unsigned n = 1; n <= plies && winning.empty() && !search.stopped(); ++n) {
    MoveList moves;
    search.ordered_moves(n, moves);
    winning = winning_moves(search, n, moves);
    if (!winning.empty() || !search.stopped()) solution.plies = n;
  }
  solution.complete = !search.stopped();
  if (!winning.empty()) {
    solution.verdict = Verdict::Proven;
    for (const Move m : winning) solution.moves.push_back(position.on_table(m));
    solution.unique = solution.complete && lead_to_same_position(position, solution.moves);
    Position future = position;
    for (const Move m : winning_line(search, winning.front(), solution.plies)) {
      solution.line.push_back(future.on_table(m));
      future.play(solution.line.back());
    }
  } else if (solution.complete) {
    solution.verdict = Verdict::Refuted;
  }
  solution.nodes = search.nodes();
  solution.seconds = search.seconds();
  return solution;
}

}  // namespace skep
