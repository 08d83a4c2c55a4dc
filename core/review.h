// The review of a game: each move judged against the best one, with what is to be said of both, the turning
// points, and the accuracy of the players.
//
// A game is gone through from its end, with one searcher, because the search then knows what follows. Without a
// stop the result depends on nothing but the game, the number of nodes and the size of the transposition table.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "judgement.h"
#include "move_facts.h"
#include "position.h"
#include "search.h"

namespace skep {

// How many positions are searched for each move, and in a table of how many MiB, unless another number is asked
// for.
inline constexpr std::uint64_t kReviewNodes = 20'000;
inline constexpr std::size_t kReviewHashMebibytes = 16;

// The chances are those of the player who moves, from 0 to 1.
struct MoveReview {
  Judgement judgement = Judgement::Best;
  double chance = 0;       // with the move that was made
  double best_chance = 0;  // with the best one
  SearchResult best;       // the best move and the line that follows it
  std::vector<MoveNote> notes;   // what the move does
  std::vector<MoveNote> better;  // and what the best one would have done, if the move was an error
  std::uint64_t nodes = 0;
};

// Judges a legal move. The two best moves are searched with `nodes` positions, and the one that was made, if it
// is another, to the same depth with as many at most.
MoveReview review_move(Searcher& searcher, Position before, HexMove move, std::uint64_t nodes,
                       const std::atomic<bool>& stop);

// Of the two best lines, or one, and the line of the move that was made: the best, and the chances of all. A search
// of one move may see more than that of all, and then that move is the best.
struct ComparedLines {
  SearchResult best;
  MoveChances chances;  // is_forced is not set
};
ComparedLines compare_lines(const std::vector<SearchResult>& best, const SearchResult& played, bool classic);

struct EndReview {
  double chance = 0;  // of the side to move after the last move
  std::uint64_t nodes = 0;
};

// `threefold` says that a position that occurs for the third time is a draw.
EndReview review_end(Searcher& searcher, Position end, bool threefold, std::uint64_t nodes,
                     const std::atomic<bool>& stop);

// The one or two facts that tell the most of a move: of an error what speaks against it, if anything does; of
// another move what speaks for it, or else whatever there is.
std::vector<MoveNote> most_telling_facts(const Position& before, HexMove move, bool of_error);

// A move of a game in its sum.
struct JudgedMove {
  Color color = Color::White;
  Judgement judgement = Judgement::Best;
  double loss = 0;       // how much of the chances it cost, from 0 to 1
  bool is_pass = false;
};

// Up to three mistakes, those that cost the most, as indices in the order of the game.
std::vector<std::size_t> turning_points(std::span<const JudgedMove> moves);

// How well a player chose, from 0 to 1: the average over the moves, 1 for one that costs nothing, and less the
// more of the chances it costs. Passes do not count; nothing for one who made no other move.
std::optional<double> accuracy(std::span<const JudgedMove> moves, Color color);

}  // namespace skep
