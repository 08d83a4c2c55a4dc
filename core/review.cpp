#include "review.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "chances.h"
#include "key.h"

namespace skep {
namespace {

constexpr std::size_t kMostFacts = 2;
constexpr std::size_t kMostTurningPoints = 3;

// How fast accuracy falls with the chances that a move costs: 10 points of 100 leave 65 %.
constexpr double kAccuracyDecay = 4.354;

using Report = std::function<void(const SearchResult&)>;

// The score of the last move if it ended the game or repeated a position, which scores 0 as in the search.
std::optional<int> score_of_end(const Position& after) {
  const GameState state = after.board().state();
  const Color mover = opponent(after.board().turn());
  if (state == win_of(mover)) return kWinScore - 1;
  if (state == win_of(opponent(mover))) return 1 - kWinScore;
  if (state == GameState::Draw || repetition_count(after) > 1) return 0;
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

// Searches the positions of a review, and counts their nodes.
class ReviewSearch {
 public:
  ReviewSearch(Searcher& searcher, std::uint64_t limit, const std::atomic<bool>& stop)
      : searcher_(searcher), limit_(limit), stop_(stop) {}

  std::uint64_t nodes() const { return nodes_; }

  // The two best moves, searched equally deep, save those that end in a proven win or loss; one move where there
  // is no other, or where the nodes did not suffice for two. A depth that one of the two does not come to is
  // forgotten: the scores could not be compared.
  std::vector<SearchResult> best_two(Position& position) {
    const std::vector<Move> moves = position.legal_moves();
    if (moves.size() == 1) return {best(position, moves, {0, 0, limit_, 0})};
    std::vector<SearchResult> best_lines;
    std::uint64_t left = limit_;
    for (int depth = 1; depth <= kMaxDepth; ++depth) {
      std::vector<SearchResult> found = at_depth(position, depth, left);
      const bool whole = found.size() == 2;
      if (whole || best_lines.empty()) best_lines = std::move(found);
      if (!whole || std::all_of(best_lines.begin(), best_lines.end(),
                                [](const SearchResult& line) { return is_proven(line.score); }))
        break;
    }
    // There is always a move, even if nothing is known about it.
    if (best_lines.empty()) best_lines.push_back(best(position, moves, {0, 0, 1, 0}));
    return best_lines;
  }

  SearchResult line_of(const Position& position, Move move, int depth) {
    return best(position, {move}, {0, depth, limit_, 0});
  }

  SearchResult best_line(Position& position) { return best(position, position.legal_moves(), {0, 0, limit_, 0}); }

 private:
  SearchResult best(const Position& position, const std::vector<Move>& moves, const SearchLimits& limits) {
    SearchResult found = think(position, moves, limits, [](const SearchResult&) {});
    nodes_ += found.nodes;
    return found;
  }

  // The best move, and the best of the others; fewer if no nodes are left.
  std::vector<SearchResult> at_depth(Position& position, int depth, std::uint64_t& left) {
    std::vector<Move> moves = position.legal_moves();
    std::vector<SearchResult> found;
    while (found.size() < 2 && left > 0 && !stop_) {
      // What a search found after its last whole depth may rest on some of the moves only.
      std::optional<SearchResult> whole;
      const SearchResult last =
          think(position, moves, {0, depth, left, 0}, [&](const SearchResult& report) { whole = report; });
      nodes_ += last.nodes;
      left -= std::min(left, last.nodes);
      if (!whole || (whole->depth < depth && !is_proven(whole->score))) break;
      std::erase(moves, whole->pv.front());
      found.push_back(std::move(*whole));
    }
    if (found.size() == 2 && found[1].score > found[0].score) std::swap(found[0], found[1]);
    return found;
  }

  // The best of some moves; a single move, which the searcher does not search, is searched one ply later.
  SearchResult think(Position position, const std::vector<Move>& moves, SearchLimits limits, const Report& report) {
    if (moves.size() > 1 || limits.depth == 1)
      return searcher_.search(position.board(), moves, limits, 1, stop_, report);
    const Move move = moves.front();
    position.play(position.on_table(move));
    if (const std::optional<int> score = score_of_end(position)) {
      const SearchResult ended{std::max(limits.depth, 1), *score, 1, 0, {move}};
      report(ended);
      return ended;
    }
    if (limits.depth > 0) --limits.depth;
    const std::vector<Move> replies = position.legal_moves();
    return one_ply_earlier(move, think(std::move(position), replies, limits, [&](const SearchResult& found) {
                             report(one_ply_earlier(move, found));
                           }));
  }

  Searcher& searcher_;
  std::uint64_t limit_;
  const std::atomic<bool>& stop_;
  std::uint64_t nodes_ = 0;
};

}  // namespace

ComparedLines compare_lines(const std::vector<SearchResult>& best, const SearchResult& played, bool classic) {
  const bool sees_more = played.score > best.front().score;
  const SearchResult& first = sees_more ? played : best.front();
  const SearchResult& second = sees_more ? best.front() : best.back();
  const auto chance = [&](const SearchResult& line) { return win_probability(line.score, classic); };
  return {first,
          {.best = chance(first),
           .second = chance(second),
           .played = chance(played),
           .is_best = first.pv.front() == played.pv.front(),
           .could_win = first.score >= kProvenScore,
           .still_wins = played.score >= kProvenScore}};
}

MoveReview review_move(Searcher& searcher, Position before, HexMove move, std::uint64_t nodes,
                       const std::atomic<bool>& stop) {
  ReviewSearch search(searcher, nodes, stop);
  const Move made = *before.on_grid(move);
  const std::vector<SearchResult> lines = search.best_two(before);
  const auto same = std::find_if(lines.begin(), lines.end(),
                                 [&](const SearchResult& line) { return line.pv.front() == made; });
  const SearchResult played = same != lines.end() ? *same : search.line_of(before, made, lines.front().depth);
  ComparedLines compared = compare_lines(lines, played, !searcher.learned());
  compared.chances.is_forced = before.legal_moves().size() == 1;

  MoveReview review;
  review.judgement = judge(compared.chances);
  review.chance = compared.chances.played;
  review.best_chance = compared.chances.best;
  review.notes = most_telling_facts(before, move, is_error(review.judgement));
  if (is_error(review.judgement))
    review.better = most_telling_facts(before, before.on_table(compared.best.pv.front()), false);
  review.best = std::move(compared.best);
  review.nodes = search.nodes();
  return review;
}

EndReview review_end(Searcher& searcher, Position end, bool threefold, std::uint64_t nodes,
                     const std::atomic<bool>& stop) {
  const Color turn = end.board().turn();
  const GameState state = end.board().state();
  if (state == win_of(turn)) return {1, 0};
  if (state == win_of(opponent(turn))) return {0, 0};
  if (state == GameState::Draw || (threefold && repetition_count(end) >= 3)) return {0.5, 0};
  ReviewSearch search(searcher, nodes, stop);
  const SearchResult best = search.best_line(end);
  return {win_probability(best.score, !searcher.learned()), search.nodes()};
}

std::vector<MoveNote> most_telling_facts(const Position& before, HexMove move, bool of_error) {
  std::vector<MoveNote> notes = move_facts(before, move);
  const auto fits = [&](const MoveNote& note) { return is_drawback(note.fact) == of_error; };
  if (of_error || std::any_of(notes.begin(), notes.end(), fits))
    std::erase_if(notes, [&](const MoveNote& note) { return !fits(note); });
  if (notes.size() > kMostFacts) notes.resize(kMostFacts, notes.front());
  return notes;
}

std::vector<std::size_t> turning_points(std::span<const JudgedMove> moves) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (is_error(moves[i].judgement) && moves[i].loss >= kMistake) found.push_back(i);
  std::sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return moves[a].loss != moves[b].loss ? moves[a].loss > moves[b].loss : a < b;
  });
  if (found.size() > kMostTurningPoints) found.resize(kMostTurningPoints);
  std::sort(found.begin(), found.end());
  return found;
}

std::optional<double> accuracy(std::span<const JudgedMove> moves, Color color) {
  double sum = 0;
  unsigned count = 0;
  for (const JudgedMove& move : moves) {
    if (move.color != color || move.is_pass) continue;
    sum += std::exp(-kAccuracyDecay * move.loss);
    ++count;
  }
  return count == 0 ? std::nullopt : std::optional(sum / count);
}

}  // namespace skep
