// Tests of what learning needs: the action index over random games, batches of games and tree searches on several threads.
//
//   skep_rl_tests [PLIES]
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "check.h"
#include "game_text.h"
#include "movegen.h"
#include "random.h"
#include "rl/action_index.h"
#include "rl/batch_env.h"
#include "rl/mcts.h"
#include "setup.h"

namespace skep {
namespace {

// Every legal move has one action, no two have the same one, and all are below the count.
void check_unique(const Board& board, const std::vector<Move>& moves, ActionIndex numbering) {
  std::vector<Action> actions;
  for (const Move move : moves) actions.push_back(action_of(board, move, numbering));
  std::sort(actions.begin(), actions.end());
  CHECK(std::adjacent_find(actions.begin(), actions.end()) == actions.end());
  CHECK(actions.empty() || actions.back() < action_count(numbering));
}

void check_open_spiel(const Board& board, const std::vector<Move>& moves) {
  for (const Move move : moves)
    CHECK(open_spiel_move(board, action_of(board, move, ActionIndex::OpenSpiel)) == move);
}

// The action of a move on the turned table is the turned action.
void check_symmetry(const Position& position, const std::vector<Move>& moves, Symmetry symmetry) {
  const Position turned = transformed(position, symmetry);
  for (const Move move : moves) {
    HexMove there = position.on_table(move);
    if (!there.is_pass()) there.to = symmetry(there.to);
    for (const ActionIndex numbering : {ActionIndex::Skep, ActionIndex::OpenSpiel})
      CHECK(action_of(turned.board(), *turned.on_grid(there), numbering) ==
            transformed(action_of(position.board(), move, numbering), symmetry, numbering));
  }
}

void random_games(std::uint64_t plies) {
  Random random(20261116);
  Position position(Rules{});
  for (std::uint64_t ply = 0; ply < plies; ++ply) {
    if (position.board().is_over() || position.board().ply() > 200 || ply == 0) {
      Rules rules = *read_game_type(kGameTypes[random.below(std::size(kGameTypes))]);
      rules.opening = random.one_in(2) ? Opening::Rulebook : Opening::Tournament;
      position = Position(rules);
    }
    const std::vector<Move> moves = position.legal_moves();
    check_unique(position.board(), moves, ActionIndex::Skep);
    check_unique(position.board(), moves, ActionIndex::OpenSpiel);
    check_open_spiel(position.board(), moves);
    if (random.one_in(50)) {
      const auto rotation = static_cast<unsigned>(random.below(kDirections));
      check_symmetry(position, moves, {rotation, random.one_in(2)});
    }
    position.play(position.on_table(moves[static_cast<std::size_t>(random.below(moves.size()))]));
  }
}

// A batch with arrays of its own.
class Batch {
 public:
  Batch(BatchSettings settings, std::size_t games, unsigned threads)
      : env_(settings, games, 1, threads),
        observations_(games * observation_size(settings.form, settings.window) * (settings.as_float ? 4 : 1)),
        edges_(settings.form == ObservationForm::Graph ? games * kGraphNodes * kGraphEdges : 0),
        masks_(games * action_count(settings.numbering)),
        bytes_(4 * games), rewards_(games), counts_(4 * games), actions_(games) {
    arrays_.observations = arrays_.final_observations = observations_.data();
    if (!edges_.empty()) arrays_.edges = arrays_.final_edges = edges_.data();
    arrays_.masks = masks_.data();
    arrays_.rewards = rewards_.data();
    std::uint8_t** bytes[] = {&arrays_.turns, &arrays_.terminated, &arrays_.truncated, &arrays_.ends};
    for (std::size_t i = 0; i < 4; ++i) *bytes[i] = bytes_.data() + i * games;
    std::int32_t** counts[] = {&arrays_.plies, &arrays_.lengths, &arrays_.legal, &arrays_.outside};
    for (std::size_t i = 0; i < 4; ++i) *counts[i] = counts_.data() + i * games;
    env_.reset(1, arrays_);
  }

  void step() {
    env_.sample(actions_);
    CHECK(!env_.step(actions_, arrays_));
    for (std::size_t i = 0; i < env_.size(); ++i) {
      const std::size_t actions = action_count(env_.settings().numbering);
      const auto first = masks_.begin() + static_cast<std::ptrdiff_t>(i * actions);
      const auto set = std::count(first, first + static_cast<std::ptrdiff_t>(actions), 1);
      CHECK(set == arrays_.legal[i]);
    }
  }
  // Games whose history was dropped meanwhile are what they are with all of it.
  void check_games() const {
    for (std::size_t i = 0; i < env_.size(); ++i) {
      Position game = env_.game(i);
      CHECK(game.board().is_consistent());
      CHECK(static_cast<std::int32_t>(game.board().ply()) == arrays_.plies[i]);
      CHECK(static_cast<std::int32_t>(game.legal_moves().size()) == arrays_.legal[i]);
    }
  }
  bool operator==(const Batch& o) const {
    return observations_ == o.observations_ && edges_ == o.edges_ && masks_ == o.masks_ && bytes_ == o.bytes_ &&
           rewards_ == o.rewards_ && counts_ == o.counts_;
  }
  void refuse() {
    std::vector<std::int64_t> actions = actions_;
    env_.sample(actions);
    actions.back() = -1;
    const std::vector<std::uint8_t> before = masks_;
    const auto refusal = env_.step(actions, arrays_);
    CHECK(refusal && refusal->game == env_.size() - 1 && refusal->action == -1 && masks_ == before);
  }

 private:
  BatchEnv env_;
  std::vector<std::uint8_t> observations_;
  std::vector<std::int16_t> edges_;
  std::vector<std::uint8_t> masks_, bytes_;
  std::vector<float> rewards_;
  std::vector<std::int32_t> counts_;
  std::vector<std::int64_t> actions_;
  BatchArrays arrays_;
};

void batches(unsigned steps) {
  for (const ObservationForm form : {ObservationForm::Planes, ObservationForm::Graph, ObservationForm::Flat})
    for (const bool as_float : {false, true}) {
      BatchSettings settings;
      settings.rules = *read_game_type("Base+MLP");
      settings.max_plies = 150;
      settings.form = form;
      settings.as_float = as_float;
      settings.window = as_float ? 7 : 16;
      settings.numbering = as_float ? ActionIndex::OpenSpiel : ActionIndex::Skep;
      Batch one(settings, 20, 1);
      Batch three(settings, 20, 3);
      for (unsigned i = 0; i < steps; ++i) {
        one.step();
        three.step();
        CHECK(one == three);
      }
      one.check_games();
      three.refuse();
    }
}

// Searches games to their end with random evaluations; some rounds are dropped.
void searches(unsigned rounds) {
  MctsSettings settings;
  settings.observation.max_plies = 60;
  settings.observation.form = ObservationForm::Graph;
  Mcts mcts(settings, 3);
  for (const std::string_view type : kGameTypes) mcts.add(Position(*read_game_type(type)));
  Random random(1);
  for (unsigned round = 0; round < rounds; ++round) {
    for (const std::uint32_t visits : {1u, 20u, 40u}) {
      while (const std::size_t rows = mcts.collect(visits, 4)) {
        std::vector<std::uint8_t> nodes(rows * observation_size(ObservationForm::Graph, 16));
        std::vector<std::int16_t> edges(rows * kGraphNodes * kGraphEdges);
        std::vector<std::uint8_t> masks(rows * kSkepActions);
        mcts.observe(nodes.data(), edges.data(), masks.data());
        if (random.one_in(4)) {
          mcts.drop();
          continue;
        }
        std::vector<float> logits(rows * kSkepActions), values(rows);
        for (float& logit : logits) logit = static_cast<float>(random.normal(1000)) / 1000;
        for (float& value : values) value = static_cast<float>(random.normal(500)) / 1000;
        mcts.evaluate(logits.data(), values.data());
      }
    }
    for (std::size_t i = 0; i < mcts.size(); ++i) {
      MctsTree& tree = mcts.tree(i);
      CHECK(tree.is_over() || tree.visits() >= 40);
      const std::vector<Action> actions = tree.root_actions();
      if (tree.is_over()) {
        mcts.set(i, Position(*read_game_type(kGameTypes[i])));
      } else {
        CHECK(tree.advance(actions[static_cast<std::size_t>(random.below(actions.size()))], settings));
        CHECK(tree.position().board().is_consistent());
        CHECK(tree.is_over() || !tree.advance(kSkepActions, settings));
      }
    }
  }
}

}  // namespace
}  // namespace skep

int main(int argc, char** argv) {
  const std::uint64_t plies = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 5000;
  skep::random_games(plies);
  skep::batches(static_cast<unsigned>(std::min<std::uint64_t>(plies / 25, 400)));
  skep::searches(static_cast<unsigned>(std::min<std::uint64_t>(plies / 50, 200)));
  return skep::finish_checks();
}
