// Reviews of games for JavaScript, as a C interface. web/src/engine/review.ts is the only caller.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "output.h"
#include "review.h"
#include "score.h"

namespace skep {
namespace {

const std::atomic<bool> kNeverStop = false;

// A review that has come to this position, from the end of a game.
struct PageReview {
  Searcher searcher;
  Position position;
  std::vector<JudgedMove> judged;  // the last move of the game first
};

void add_notes(Writer& out, const std::vector<MoveNote>& notes) {
  out.add(static_cast<std::int64_t>(notes.size()));
  for (const MoveNote& note : notes) {
    out.add(static_cast<unsigned>(note.fact));
    out.add(index(note.color));
    out.add(note.free);
    out.add_list(note.pieces);
  }
}

}  // namespace

extern "C" {

// A review of the game that led to a position, with a searcher of its own.
SKEP_EXPORT(skep_new_review) PageReview* skep_new_review(const SharedNet* net, const Position* end) {
  return new PageReview{Searcher(kReviewHashMebibytes, {}, net == nullptr ? nullptr : *net), *end, {}};
}
SKEP_EXPORT(skep_delete_review) void skep_delete_review(PageReview* review) { delete review; }

SKEP_EXPORT(skep_review_nodes) double skep_review_nodes() { return kReviewNodes; }

// Writes the chance of the side to move after the last move, and the nodes.
SKEP_EXPORT(skep_review_end) int skep_review_end(PageReview* review, int threefold, double nodes) {
  const EndReview found = review_end(review->searcher, review->position, threefold != 0,
                                     static_cast<std::uint64_t>(nodes), kNeverStop);
  Writer out;
  out.add_fraction(found.chance);
  out.add_large(found.nodes);
  return out.length();
}

// Takes the last move back and judges it. Writes the judgement, the chances with the move and with the best one,
// in how many turns that one wins, the nodes, the best line, and what is to be said of the move and of the best
// one: fact, colour, free sides and the list of pieces. Nothing if all moves are judged.
SKEP_EXPORT(skep_review_move) int skep_review_move(PageReview* review, double nodes) {
  Position& position = review->position;
  const unsigned played = position.board().played();
  if (played == 0) return 0;
  const HexMove move = position.move_at(played - 1);
  position.undo();
  const MoveReview found =
      review_move(review->searcher, position, move, static_cast<std::uint64_t>(nodes), kNeverStop);
  review->judged.push_back({position.board().turn(), found.judgement,
                            std::max(0.0, found.best_chance - found.chance), move.is_pass()});
  Writer out;
  out.add(static_cast<unsigned>(found.judgement));
  out.add_fraction(found.chance);
  out.add_fraction(found.best_chance);
  out.add(wins_in(found.best.score));
  out.add_large(found.nodes);
  out.add_line(position, found.best.pv);
  add_notes(out, found.notes);
  add_notes(out, found.better);
  return out.length();
}

// Writes the accuracy of White and of Black, -1 for one who made no move, and the list of turning points: which
// moves they are, from 0.
SKEP_EXPORT(skep_review_summary) int skep_review_summary(const PageReview* review) {
  const std::vector<JudgedMove> moves(review->judged.rbegin(), review->judged.rend());
  Writer out;
  for (const Color color : {Color::White, Color::Black}) out.add_fraction(accuracy(moves, color).value_or(-1));
  const std::vector<std::size_t> points = turning_points(moves);
  out.add(static_cast<std::int64_t>(points.size()));
  for (const std::size_t point : points) out.add(static_cast<std::int64_t>(point));
  return out.length();
}

}  // extern "C"

}  // namespace skep
