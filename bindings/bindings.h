// The parts of the module skep._core: one function for each file. A part comes after those whose types
// its signatures name.
#pragma once

#include <nanobind/nanobind.h>

namespace skep {

void bind_hex(nanobind::module_& m);          // Direction, Hex
void bind_piece(nanobind::module_& m);        // Color, Bug, Piece
void bind_move(nanobind::module_& m);         // Move, PASS, MoveSequence
void bind_explanation(nanobind::module_& m);  // Reason, Explanation
void bind_path(nanobind::module_& m);         // PathKind, Path
void bind_perft(nanobind::module_& m);        // MoveCount
void bind_position(nanobind::module_& m);     // GameState, Position
void bind_setup(nanobind::module_& m);        // PositionFault, PositionProblem, read_position
void bind_review(nanobind::module_& m);       // Judgement, MoveFact, MoveNote, move_facts, judge, advise
void bind_evaluation(nanobind::module_& m);   // weights
void bind_net(nanobind::module_& m);          // Net, net_inputs
void bind_search(nanobind::module_& m);       // SearchResult, Searcher, techniques
void bind_levels(nanobind::module_& m);       // LevelSkill, level_skills, choose_level_move
void bind_solve(nanobind::module_& m);        // Solution, solve
void bind_selfplay(nanobind::module_& m);     // selfplay, selfplay_samples, selfplay_position
void bind_rl(nanobind::module_& m);           // ActionIndex, ObservationForm, action_of, observe
void bind_batch_env(nanobind::module_& m);    // BatchEnv
void bind_mcts(nanobind::module_& m);         // Mcts

}  // namespace skep
