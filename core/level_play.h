// How the levels choose a move. Those below full strength overlook some moves, as people do; full
// strength varies its first moves.
//
// First a level overlooks some legal moves. The less conspicuous a move, the likelier that is: long walks,
// moves of the mosquito and throws of the pillbug more than short steps and placements, and moves far
// from both queens and from the last move more than those near them. Of the moves left it searches the
// candidates: those with the best static evaluation. In the search of each candidate it overlooks some of
// the opponent's replies by the same rule. Random noise is added to the value of each move. What is
// overlooked and the noise are drawn once for each decision: the level errs like somebody who sees the
// board wrongly, not like somebody who plays a bad move knowingly.
//
// All is decided by the position, the seed and the limits of nodes and depth, with integers only: without
// a limit of time every machine gives the same move.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "levels.h"
#include "net.h"
#include "position.h"
#include "search.h"
#include "technique.h"

namespace skep {

// The longest time for a move of a level below full strength, if there is a limit of time at all.
inline constexpr double kMostLevelSeconds = 5;

// Up to this ply full strength chooses among equally good moves: three turns of each side.
inline constexpr unsigned kOpeningPlies = 6;

// Chooses a move as a level of this skill does; the game must not be over. `net` is for the skills that
// use one. Throws std::bad_alloc if there is not enough memory for a transposition table of 1 MiB.
SearchResult choose_level_move(const LevelSkill& skill, const Position& position,
                               const SearchLimits& limits, std::uint64_t seed,
                               const std::shared_ptr<const Net>& net, Techniques techniques,
                               const std::atomic<bool>& stop);

// Chooses a move at full strength; the game must not be over. In the opening it searches the moves in
// three parts, and chooses one of the parts' best moves that score alike. `report` is called as by
// Searcher::search, but not in the opening.
SearchResult choose_best_move(Searcher& searcher, const Position& position, const SearchLimits& limits,
                              unsigned threads, std::uint64_t seed, const std::atomic<bool>& stop,
                              const std::function<void(const SearchResult&)>& report);

// How easily each of the moves is overlooked, in percent.
std::vector<int> obscurity(const Position& position, const std::vector<Move>& moves);

// The moves that do not only help the opponent; all moves if each of them does.
//
// A move only helps the opponent if it fills a cell beside the own queen or frees one beside the
// opponent's, and does not do as much to the other queen. Moves of one's own queen and pillbug are left
// alone: a pillbug beside its queen guards her.
std::vector<Move> sensible_moves(const Position& position, const std::vector<Move>& moves);

}  // namespace skep
