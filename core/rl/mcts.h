// Monte Carlo tree search with PUCT over many games at once. It evaluates nothing itself: it collects the leaves of
// all trees, somebody else gives them policies and values, and it goes on from there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "position.h"
#include "rl/action_index.h"
#include "rl/batch_env.h"
#include "rl/worker_pool.h"

namespace skep {

struct MctsSettings {
  BatchSettings observation{};   // form, type, window, numbering, threefold and max_plies of games
  float exploration = 1.5f;      // c of PUCT
  float unvisited = 0.25f;       // a move without visits is worth so much less than its parent
};

// The tree of one game. A node stands for a position, by the move that led to it.
class MctsTree {
 public:
  MctsTree(const Position& root, const MctsSettings& settings);

  // Descends to a leaf that has not been evaluated. A leaf where the game is over is counted at once. False if the
  // leaf waits for its evaluation already.
  bool select(const MctsSettings& settings);
  std::size_t leaves() const { return leaves_.size(); }
  // Writes the observation and the mask of a leaf that waits.
  void observe(std::size_t leaf, const MctsSettings& settings, void* values, std::int16_t* edges,
               std::uint8_t* mask);
  // Gives a leaf its evaluation: a number for every action, the greater the more likely, and the value for the side
  // to move, from -1 to 1.
  void evaluate(std::size_t leaf, const float* logits, float value);
  // Ends a round: no leaf waits any more. Those without an evaluation are as if they had not been visited.
  void finish_round();

  std::uint32_t visits() const { return nodes_[0].visits; }
  // The value of the root for the side to move.
  float value() const;
  bool is_over() const { return nodes_[0].state == State::Over; }
  // Visits of each action of the root, and the mean value of those that were visited.
  void write_visits(std::int32_t* visits, float* values) const;
  // The actions that can be played at the root; none before the first evaluation, or if the game is over.
  std::vector<Action> root_actions() const;
  // Mixes the prior probabilities of the root with these.
  void mix_root(std::span<const float> noise, float share);
  // Plays an action at the root and keeps what is below it; false if it is not legal.
  bool advance(unsigned action, const MctsSettings& settings);
  const Position& position() const { return position_; }

 private:
  enum class State : std::uint8_t { New, Waiting, Expanded, Over };
  struct Node {
    Move move = Move::pass();
    Action action = 0;
    State state = State::New;
    float prior = 0;
    float sum = 0;  // of values for the player who made the move
    std::uint32_t visits = 0;
    std::uint32_t first = 0;  // the first of its children, which lie side by side
    std::uint32_t children = 0;
  };
  using Path = std::vector<std::uint32_t>;

  std::uint32_t best_child(std::uint32_t node, const MctsSettings& settings) const;
  void expand(std::uint32_t node, const MctsSettings& settings);
  bool is_draw(const MctsSettings& settings) const;
  void play(std::uint32_t node) { position_.play(position_.on_table(nodes_[node].move)); }
  // Adds a value for the side to move at the end of the path to all its nodes.
  void add(const Path& path, float value, float virtual_loss);
  void keep_below(std::uint32_t node);

  Position position_;  // of the root, except while a path is walked
  std::vector<Node> nodes_;
  std::vector<Path> leaves_;
  std::vector<bool> evaluated_;
};

// Trees of many games, searched side by side.
class Mcts {
 public:
  Mcts(const MctsSettings& settings, unsigned threads) : settings_(settings), pool_(threads) {}

  const MctsSettings& settings() const { return settings_; }
  std::size_t size() const { return trees_.size(); }
  MctsTree& tree(std::size_t i) { return trees_[i]; }
  const MctsTree& tree(std::size_t i) const { return trees_[i]; }
  void add(const Position& root) { trees_.emplace_back(root, settings_); }
  void set(std::size_t i, const Position& root) { trees_[i] = MctsTree(root, settings_); }

  // Collects up to `most` leaves of each tree that has fewer visits than `visits`; returns how many there are.
  std::size_t collect(std::uint32_t visits, unsigned most);
  // Writes them in one row each.
  void observe(void* values, std::int16_t* edges, std::uint8_t* masks);
  // Gives them their evaluations, a row of logits and a value each.
  void evaluate(const float* logits, const float* values);
  // Forgets them.
  void drop();

 private:
  MctsSettings settings_;
  std::vector<MctsTree> trees_;
  std::vector<std::size_t> first_row_;  // of each tree
  WorkerPool pool_;
};

}  // namespace skep
