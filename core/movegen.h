// Move generation: every legal move of a position, as a list or as a count.
#pragma once

#include <algorithm>
#include <cstddef>

#include "board.h"
#include "move.h"

namespace skep {

// Lists the legal moves, each once. A player who has no other move passes (RULES 10.1); a finished game
// has no moves. Pieces of the board are lifted and put back meanwhile.
void generate_moves(Board& board, MoveList& moves);

// The length of that list, counted without making it.
std::size_t count_moves(Board& board);

// The bugs the player to move may place now, as far as turn and opening decide (RULES 5.1, 13.1).
BugSet placeable_bugs(const Board& board);

// May a piece step from cell `c` at height `from` to height `to` in this direction, as far as the gate
// between the stacks on both flanks lets it through (RULES 7.2)?
inline bool passes_gate(const Board& board, Cell c, unsigned direction, unsigned from, unsigned to) {
  const unsigned left = board.at(neighbor(c, counter_clockwise(direction))).height();
  const unsigned right = board.at(neighbor(c, clockwise(direction))).height();
  return std::min(left, right) <= std::max(from, to);
}

// Can this piece throw others now (RULES 9.1, 9.2)? Whether a piece can be thrown is not asked.
bool can_throw(const Board& board, Piece p);

// Can the piece on `from` be lifted over a thrower on that cell and put down on `to` (RULES 9.4 to 9.7)?
bool throw_is_clear(const Board& board, Cell thrower, Cell from, Cell to);

// The kinds a mosquito on this cell can copy: what shows on the neighbouring cells (RULES 8.7).
BugSet copied_bugs(const Board& board, Cell c);

}  // namespace skep
