#include "level_play.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "evaluate.h"
#include "key.h"
#include "random.h"
#include "score.h"

namespace skep {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kNoLimit = std::numeric_limits<double>::infinity();
constexpr double kLeastSeconds = 1e-6;

// A level searches few positions, and starts with an empty table, so that its move depends on the
// position and the seed alone.
constexpr std::size_t kLevelHashMebibytes = 1;

// The obscurity of a move, in percent: 0 if it is never overlooked.
constexpr int kPlaced = 40;
constexpr int kEachStep = 20;
constexpr int kCopied = 30;
constexpr int kThrown = 90;
constexpr int kMostObscure = 100;
constexpr int kInView = 40;  // percent of that for moves beside a queen or beside the piece that moved last

Random random_for(const Position& position, std::uint64_t seed) {
  return Random(splitmix64(seed ^ splitmix64(position_key(position) ^ position.board().ply())));
}

std::vector<Move> shuffled_moves(Position position, Random& random) {
  std::vector<Move> moves = position.legal_moves();
  random.shuffle(moves);
  return moves;
}

Cell queen_cell(const Board& board, Color color) {
  return board.where(make_piece(color, Bug::Queen, 0));
}

bool beside(Cell queen, Cell c) { return queen != kNowhere && c != kNowhere && adjacent(queen, c); }

// The score of the last move if it ended the game or repeated a position.
std::optional<int> score_of_end(const Position& after) {
  const Board& board = after.board();
  if (board.is_over()) {
    const GameState state = board.state();
    if (state == GameState::Draw) return 0;
    return state == win_of(opponent(board.turn())) ? kWinScore - 1 : 1 - kWinScore;
  }
  // A repetition scores 0, as in the search.
  if (repetition_count(after) > 1) return 0;
  return std::nullopt;
}

// The result of a search after a move, turned into a result for the move itself.
SearchResult one_ply_earlier(Move move, SearchResult found) {
  found.score = -found.score;
  if (is_proven(found.score)) found.score += found.score < 0 ? 1 : -1;
  ++found.depth;
  found.pv.insert(found.pv.begin(), move);
  return found;
}

// The choice of one move by a level below full strength.
class Decision {
 public:
  Decision(const LevelSkill& skill, const Position& position, const SearchLimits& limits,
           std::uint64_t seed, const std::shared_ptr<const Net>& net, Techniques techniques,
           const std::atomic<bool>& stop)
      : skill_(skill),
        position_(position),
        random_(random_for(position, seed)),
        net_(skill.learned ? net : nullptr),
        searcher_(kLevelHashMebibytes, techniques, net_),
        stop_(stop),
        depth_(limits.depth > 0 ? std::min(skill.depth, limits.depth) : skill.depth),
        most_nodes_(limits.nodes > 0 ? std::min(skill.nodes, limits.nodes) : skill.nodes),
        most_seconds_(limits.seconds > 0 ? std::min(kMostLevelSeconds, limits.seconds) : kNoLimit),
        start_(Clock::now()) {}

  SearchResult choose() {
    std::vector<Move> moves = shuffled_moves(position_, random_);
    SearchResult found;
    if (moves.size() == 1) {
      found = search(moves, 1, 1);
    } else {
      if (moves.size() > most_nodes_) moves.resize(static_cast<std::size_t>(most_nodes_));
      const std::vector<Candidate> chosen = candidates(moves);
      found = depth_ > 1 && skill_.reply_overlook_rate == 0 ? search_together(chosen) : best_of(chosen);
    }
    found.nodes = nodes_;
    found.seconds = seconds();
    return found;
  }

 private:
  struct Candidate {
    Move move;
    int score;  // the static evaluation after the move, for the side that makes it
    int error;  // in this level's evaluation of the move, in points
  };

  int error_of(Move move) {
    int error = skill_.noise > 0 ? random_.normal(skill_.noise) : 0;
    const bool places = !move.is_pass() && !position_.board().in_play(move.piece());
    if (places) error += skill_.placement_bonus;
    return error;
  }

  int static_score() {
    const Board& board = position_.board();
    if (board.is_over()) return *score_of_end(position_);
    return -(net_ == nullptr ? evaluate(board) : net_->evaluate(board));
  }

  // The moves with the best static evaluation among those that are not overlooked.
  std::vector<Candidate> candidates(const std::vector<Move>& moves) {
    std::vector<Candidate> rated;
    for (const Move move : moves) {
      ++nodes_;
      position_.play(position_.on_table(move));
      rated.push_back({move, static_score(), 0});
      position_.undo();
      rated.back().error = error_of(move);
      if (skill_.sees_wins && rated.back().score == kWinScore - 1) return {rated.back()};
    }
    const std::vector<Move> sensible = skill_.noise > 0 ? sensible_moves(position_, moves) : moves;
    std::vector<Move> seen = noticed(sensible, skill_.overlook_rate);
    if (seen.empty()) seen.push_back(sensible.front());
    std::erase_if(rated, [&](const Candidate& c) { return std::ranges::count(seen, c.move) == 0; });
    std::ranges::stable_sort(rated, std::greater<>(), [](const Candidate& c) { return c.score + c.error; });
    if (rated.size() > static_cast<std::size_t>(skill_.candidates))
      rated.resize(static_cast<std::size_t>(skill_.candidates));
    return rated;
  }

  // The moves that are not overlooked.
  std::vector<Move> noticed(const std::vector<Move>& moves, int overlook_rate) {
    const std::vector<int> hiding = obscurity(position_, moves);
    std::vector<Move> seen;
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (static_cast<int>(random_.below(100 * 100)) >= overlook_rate * hiding[i]) seen.push_back(moves[i]);
    return seen;
  }

  SearchResult search_together(const std::vector<Candidate>& chosen) {
    std::vector<Move> moves;
    for (const Candidate& c : chosen) moves.push_back(c.move);
    return search(moves, 1, depth_);
  }

  // Searches the candidates one by one, with those replies that are not overlooked.
  SearchResult best_of(const std::vector<Candidate>& chosen) {
    SearchResult best;
    int best_value = 0;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      SearchResult found = follow(chosen[i].move, chosen.size() - i);
      const int value = found.score + chosen[i].error;
      if (i > 0 && value <= best_value) continue;
      best_value = value;
      best = std::move(found);
    }
    return best;
  }

  SearchResult follow(Move move, std::size_t left) {
    position_.play(position_.on_table(move));
    SearchResult found = after(move, left);
    position_.undo();
    return found;
  }
  SearchResult after(Move move, std::size_t left) {
    const std::optional<int> end = score_of_end(position_);
    if (!end && depth_ > 1 && seconds() < most_seconds_ && !stop_) {
      const std::vector<Move> replies = noticed(position_.legal_moves(), skill_.reply_overlook_rate);
      if (!replies.empty()) return one_ply_earlier(move, search(replies, left, depth_ - 1));
    }
    SearchResult found;
    found.depth = 1;
    found.score = end ? *end : static_score();
    found.pv = {move};
    return found;
  }

  // Searches some moves of the present position with a share of the limits that are left.
  SearchResult search(const std::vector<Move>& moves, std::size_t share, int depth) {
    SearchLimits limits;
    limits.depth = depth;
    limits.nodes = std::max<std::uint64_t>(most_nodes_ > nodes_ ? (most_nodes_ - nodes_) / share : 0, 1);
    if (most_seconds_ < kNoLimit)
      limits.seconds = std::max(most_seconds_ - seconds(), kLeastSeconds) / static_cast<double>(share);
    SearchResult found =
        searcher_.search(position_.board(), moves, limits, 1, stop_, [](const SearchResult&) {});
    nodes_ += found.nodes;
    return found;
  }

  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  const LevelSkill& skill_;
  Position position_;
  Random random_;
  std::shared_ptr<const Net> net_;
  Searcher searcher_;
  const std::atomic<bool>& stop_;
  int depth_;
  std::uint64_t most_nodes_;
  double most_seconds_;
  Clock::time_point start_;
  std::uint64_t nodes_ = 0;
};

// ---- the opening at full strength

constexpr std::size_t kParts = 3;

// Scores that differ by no more points than this count as equal.
constexpr int kAsGood = 8;
// A net has seen no search of the first plies: there its scores say less.
constexpr unsigned kUnlearnedPlies = 2;
constexpr int kAsGoodUnlearned = 24;

// One move for each resulting position, with rotated and mirrored positions taken as one.
std::vector<Move> different_moves(Position position, const std::vector<Move>& moves) {
  std::vector<Move> different;
  std::vector<std::uint64_t> seen;
  for (const Move move : moves) {
    position.play(position.on_table(move));
    const std::uint64_t key = canonical_key(position);
    position.undo();
    if (std::ranges::count(seen, key) > 0) continue;
    seen.push_back(key);
    different.push_back(move);
  }
  return different;
}

// Moves that lead to mirrored or rotated positions count as one, so that a part costs less than its share
// of the limits suggests.
SearchResult choose_opening_move(Searcher& searcher, const Position& position, const SearchLimits& limits,
                                 unsigned threads, Random& random, const std::atomic<bool>& stop) {
  const std::vector<Move> moves = different_moves(position, shuffled_moves(position, random));
  std::size_t count = std::min(kParts, moves.size());
  if (limits.nodes > 0) count = static_cast<std::size_t>(std::min<std::uint64_t>(count, limits.nodes));
  const double share = static_cast<double>(count);
  const SearchLimits part_limits{limits.seconds / share, limits.depth, limits.nodes / count,
                                 limits.most_seconds / share};
  std::vector<SearchResult> found;
  int best = -kWinScore;
  std::uint64_t nodes = 0;
  double seconds = 0;
  for (std::size_t number = 0; number < count; ++number) {
    std::vector<Move> part;
    for (std::size_t i = number; i < moves.size(); i += count) part.push_back(moves[i]);
    found.push_back(searcher.search(position.board(), part, part_limits, threads, stop,
                                    [](const SearchResult&) {}));
    best = std::max(best, found.back().score);
    nodes += found.back().nodes;
    seconds += found.back().seconds;
  }
  const bool unsure = searcher.learned() && position.board().ply() < kUnlearnedPlies;
  const int margin = unsure ? kAsGoodUnlearned : kAsGood;
  std::erase_if(found, [&](const SearchResult& r) { return r.score < best - margin; });
  SearchResult& chosen = found[static_cast<std::size_t>(random.below(found.size()))];
  chosen.nodes = nodes;
  chosen.seconds = seconds;
  return std::move(chosen);
}

}  // namespace

SearchResult choose_level_move(const LevelSkill& skill, const Position& position,
                               const SearchLimits& limits, std::uint64_t seed,
                               const std::shared_ptr<const Net>& net, Techniques techniques,
                               const std::atomic<bool>& stop) {
  return Decision(skill, position, limits, seed, net, techniques, stop).choose();
}

SearchResult choose_best_move(Searcher& searcher, const Position& position, const SearchLimits& limits,
                              unsigned threads, std::uint64_t seed, const std::atomic<bool>& stop,
                              const std::function<void(const SearchResult&)>& report) {
  Random random = random_for(position, seed);
  if (position.board().ply() < kOpeningPlies)
    return choose_opening_move(searcher, position, limits, threads, random, stop);
  return searcher.search(position.board(), shuffled_moves(position, random), limits, threads, stop, report);
}

std::vector<int> obscurity(const Position& position, const std::vector<Move>& moves) {
  const Board& board = position.board();
  const Color us = board.turn();
  const Cell last = board.played() > 0 && !board.last_move().is_pass() ? board.last_move().to() : kNowhere;
  const Cell places[] = {queen_cell(board, Color::White), queen_cell(board, Color::Black), last};
  const auto in_view = [&](Cell c) {
    return std::ranges::any_of(places, [&](Cell place) { return place == c || beside(place, c); });
  };
  std::vector<int> found;
  for (const Move move : moves) {
    if (move.is_pass()) {
      found.push_back(0);
      continue;
    }
    const Piece piece = move.piece();
    int value = kPlaced;
    if (board.in_play(piece)) {
      const std::int32_t steps = distance(position.hex_of(piece), position.hex_of(move.to()));
      value = color_of(piece) != us ? kThrown
                                    : kEachStep * steps + (bug_of(piece) == Bug::Mosquito ? kCopied : 0);
    }
    found.push_back(std::min(value, kMostObscure) * (in_view(move.to()) ? kInView : 100) / 100);
  }
  return found;
}

std::vector<Move> sensible_moves(const Position& position, const std::vector<Move>& moves) {
  const Board& board = position.board();
  const Color us = board.turn();
  const Cell own = queen_cell(board, us);
  const Cell other = queen_cell(board, opponent(us));
  const auto helps_opponent = [&](Move move) {
    if (move.is_pass()) return false;
    const Piece piece = move.piece();
    if (color_of(piece) == us && (bug_of(piece) == Bug::Queen || bug_of(piece) == Bug::Pillbug))
      return false;
    const Cell from = board.where(piece);
    const bool closes = board.at(move.to()).empty();
    const bool opens = from != kNowhere && board.at(from).height() == 1;
    const auto filled = [&](Cell queen) {
      return int{closes && beside(queen, move.to())} - int{opens && beside(queen, from)};
    };
    return filled(own) > filled(other);
  };
  std::vector<Move> sensible;
  std::ranges::remove_copy_if(moves, std::back_inserter(sensible), helps_opponent);
  return sensible.empty() ? moves : sensible;
}

}  // namespace skep
