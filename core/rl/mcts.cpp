#include "rl/mcts.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "key.h"
#include "movegen.h"

namespace skep {
namespace {

constexpr unsigned kThreefold = 3;
constexpr float kVirtualLoss = 1.0f;

}  // namespace

// ---- one tree

MctsTree::MctsTree(const Position& root, const MctsSettings& settings) : position_(root), nodes_(1) {
  if (position_.board().is_over() || is_draw(settings)) nodes_[0].state = State::Over;
}

bool MctsTree::is_draw(const MctsSettings& settings) const {
  if (position_.board().ply() >= settings.observation.max_plies) return true;
  return settings.observation.threefold && repetition_count(position_) >= kThreefold;
}

std::uint32_t MctsTree::best_child(std::uint32_t node, const MctsSettings& settings) const {
  const Node& parent = nodes_[node];
  const float visits = static_cast<float>(parent.visits);
  const float exploration = settings.exploration * std::sqrt(std::max(visits, 1.0f));
  const float own = parent.visits == 0 ? 0.0f : -parent.sum / visits;
  std::uint32_t best = parent.first;
  float best_score = -1e30f;
  for (std::uint32_t i = parent.first; i < parent.first + parent.children; ++i) {
    const Node& child = nodes_[i];
    const float n = static_cast<float>(child.visits);
    const float q = child.visits == 0 ? own - settings.unvisited : child.sum / n;
    const float score = q + exploration * child.prior / (1.0f + n);
    if (score > best_score) {
      best_score = score;
      best = i;
    }
  }
  return best;
}

void MctsTree::expand(std::uint32_t node, const MctsSettings& settings) {
  MoveList moves;
  generate_moves(position_.board(), moves);
  nodes_[node].first = static_cast<std::uint32_t>(nodes_.size());
  nodes_[node].children = static_cast<std::uint32_t>(moves.size());
  nodes_[node].state = State::Waiting;
  for (const Move move : moves) {
    Node child;
    child.move = move;
    child.action = action_of(position_.board(), move, settings.observation.numbering);
    nodes_.push_back(child);
  }
}

bool MctsTree::select(const MctsSettings& settings) {
  Path path = {0};
  while (nodes_[path.back()].state == State::Expanded) {
    path.push_back(best_child(path.back(), settings));
    play(path.back());
  }
  const std::uint32_t leaf = path.back();
  const bool waits = nodes_[leaf].state == State::Waiting;
  if (!waits) {
    const GameState state = position_.board().state();
    const bool over = state == GameState::Draw || state == GameState::WhiteWins || state == GameState::BlackWins;
    if (over || nodes_[leaf].state == State::Over || is_draw(settings)) {
      nodes_[leaf].state = State::Over;
      const bool decided = state == GameState::WhiteWins || state == GameState::BlackWins;
      const bool won = state == win_of(position_.board().turn());
      add(path, !decided ? 0.0f : won ? 1.0f : -1.0f, 0);
    } else {
      expand(leaf, settings);
      // Until the value is known the path counts as lost, so that the next descent takes another one.
      for (const std::uint32_t node : path) {
        ++nodes_[node].visits;
        nodes_[node].sum -= kVirtualLoss;
      }
      leaves_.push_back(path);
      evaluated_.push_back(false);
    }
  }
  for (std::size_t i = 1; i < path.size(); ++i) position_.undo();
  return !waits;
}

void MctsTree::add(const Path& path, float value, float virtual_loss) {
  for (std::size_t i = path.size(); i-- > 0;) {
    value = -value;  // for the player who made the move that led there
    Node& node = nodes_[path[i]];
    node.sum += value + virtual_loss;
    if (virtual_loss == 0) ++node.visits;
  }
}

void MctsTree::observe(std::size_t leaf, const MctsSettings& settings, void* values, std::int16_t* edges,
                       std::uint8_t* mask) {
  const Path& path = leaves_[leaf];
  for (std::size_t i = 1; i < path.size(); ++i) play(path[i]);
  write_observation(position_, position_.board().turn(), settings.observation, values, edges);
  for (std::size_t i = 1; i < path.size(); ++i) position_.undo();
  std::memset(mask, 0, action_count(settings.observation.numbering));
  const Node& node = nodes_[path.back()];
  for (std::uint32_t i = node.first; i < node.first + node.children; ++i) mask[nodes_[i].action] = 1;
}

void MctsTree::evaluate(std::size_t leaf, const float* logits, float value) {
  Node& node = nodes_[leaves_[leaf].back()];
  float most = -1e30f;
  for (std::uint32_t i = node.first; i < node.first + node.children; ++i)
    most = std::max(most, logits[nodes_[i].action]);
  float total = 0;
  for (std::uint32_t i = node.first; i < node.first + node.children; ++i)
    total += nodes_[i].prior = std::exp(logits[nodes_[i].action] - most);
  for (std::uint32_t i = node.first; i < node.first + node.children; ++i) nodes_[i].prior /= total;
  node.state = State::Expanded;
  add(leaves_[leaf], std::clamp(value, -1.0f, 1.0f), kVirtualLoss);
  evaluated_[leaf] = true;
}

void MctsTree::finish_round() {
  for (std::size_t leaf = 0; leaf < leaves_.size(); ++leaf) {
    if (evaluated_[leaf]) continue;
    for (const std::uint32_t node : leaves_[leaf]) {
      --nodes_[node].visits;
      nodes_[node].sum += kVirtualLoss;
    }
    Node& node = nodes_[leaves_[leaf].back()];
    node.state = State::New;
    node.children = 0;  // they are made again when it is visited again
  }
  leaves_.clear();
  evaluated_.clear();
}

float MctsTree::value() const {
  const Node& root = nodes_[0];
  return root.visits == 0 ? 0.0f : -root.sum / static_cast<float>(root.visits);
}

void MctsTree::write_visits(std::int32_t* visits, float* values) const {
  const Node& root = nodes_[0];
  if (root.state != State::Expanded) return;
  for (std::uint32_t i = root.first; i < root.first + root.children; ++i) {
    const Node& child = nodes_[i];
    visits[child.action] = static_cast<std::int32_t>(child.visits);
    if (child.visits > 0) values[child.action] = child.sum / static_cast<float>(child.visits);
  }
}

std::vector<Action> MctsTree::root_actions() const {
  std::vector<Action> actions;
  const Node& root = nodes_[0];
  if (root.state != State::Expanded) return actions;
  for (std::uint32_t i = root.first; i < root.first + root.children; ++i) actions.push_back(nodes_[i].action);
  return actions;
}

void MctsTree::mix_root(std::span<const float> noise, float share) {
  const Node& root = nodes_[0];
  if (root.state != State::Expanded || noise.size() != root.children) return;
  for (std::uint32_t i = 0; i < root.children; ++i) {
    float& prior = nodes_[root.first + i].prior;
    prior = (1 - share) * prior + share * noise[i];
  }
}

bool MctsTree::advance(unsigned action, const MctsSettings& settings) {
  if (is_over()) return false;
  if (nodes_[0].state == State::New) {  // nothing has been evaluated: the moves are not listed yet
    expand(0, settings);
    nodes_[0].state = State::Expanded;
  }
  const Node root = nodes_[0];
  std::uint32_t child = root.first;
  while (child < root.first + root.children && nodes_[child].action != action) ++child;
  if (child == root.first + root.children) return false;
  play(child);
  keep_below(child);
  if (position_.board().is_over() || is_draw(settings)) nodes_[0].state = State::Over;
  return true;
}

// Makes a node the root. What lies below it is copied in breadth-first order, children side by side.
void MctsTree::keep_below(std::uint32_t node) {
  std::vector<Node> kept = {nodes_[node]};
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (kept[i].state != State::Expanded) {
      kept[i].children = 0;
      continue;
    }
    const std::uint32_t first = kept[i].first;
    kept[i].first = static_cast<std::uint32_t>(kept.size());
    for (std::uint32_t c = 0; c < kept[i].children; ++c) kept.push_back(nodes_[first + c]);
  }
  nodes_ = std::move(kept);
}

// ---- all of them

std::size_t Mcts::collect(std::uint32_t visits, unsigned most) {
  pool_.run(size(), [&](std::size_t i) {
    MctsTree& tree = trees_[i];
    if (tree.is_over()) return;
    while (tree.visits() < visits && tree.leaves() < most)
      if (!tree.select(settings_)) break;
  });
  first_row_.assign(size(), 0);
  std::size_t rows = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    first_row_[i] = rows;
    rows += trees_[i].leaves();
  }
  return rows;
}

void Mcts::observe(void* values, std::int16_t* edges, std::uint8_t* masks) {
  const BatchSettings& form = settings_.observation;
  const std::size_t bytes = observation_size(form.form, form.window) * (form.as_float ? sizeof(float) : 1);
  const std::size_t actions = action_count(form.numbering);
  pool_.run(size(), [&](std::size_t i) {
    for (std::size_t leaf = 0; leaf < trees_[i].leaves(); ++leaf) {
      const std::size_t row = first_row_[i] + leaf;
      trees_[i].observe(leaf, settings_, static_cast<std::uint8_t*>(values) + row * bytes,
                        edges == nullptr ? nullptr : edges + row * kGraphNodes * kGraphEdges,
                        masks + row * actions);
    }
  });
}

void Mcts::evaluate(const float* logits, const float* values) {
  const std::size_t actions = action_count(settings_.observation.numbering);
  pool_.run(size(), [&](std::size_t i) {
    for (std::size_t leaf = 0; leaf < trees_[i].leaves(); ++leaf) {
      const std::size_t row = first_row_[i] + leaf;
      trees_[i].evaluate(leaf, logits + row * actions, values[row]);
    }
    trees_[i].finish_round();
  });
}

void Mcts::drop() {
  for (MctsTree& tree : trees_) tree.finish_round();
}

}  // namespace skep
