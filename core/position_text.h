// Position strings: a position without its history as one line of text.
//
//   Base+MLP;White[5];bB1;-1,0:wQ 0,0:wS1.bB1 1,0:bQ
//
// The game type, the turn, the piece that was just moved, and the stacks, each with its hex as q,r and its
// pieces from the bottom to the top. "-" stands for no piece. After these four fields come the rules that
// differ from the usual: opening=rulebook, then repetition=threefold. docs/library.md has the whole format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "setup.h"

namespace skep {

struct PositionText {
  Setup setup{};
  bool threefold = false;  // the repetition rule, which the core does not apply itself
};

// A set-up that was read, or what is wrong with it; `at` is the place in the text, if it has one.
struct ReadPosition {
  PositionText text{};
  SetupProblem problem{};
  std::size_t at = 0;
};

// Reads a position string in any order of its stacks. The set-up is possible if there is no problem.
ReadPosition read_position(std::string_view text);

// Writes a set-up: one text for each, stacks by row and column. The pieces must be those of setup_of.
std::string write_position(const PositionText& text);

// The game type of a set of bugs, as in Base+MLP.
std::string game_type_name(BugSet bugs);

}  // namespace skep
