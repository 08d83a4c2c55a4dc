// Many games that are played side by side, each step of all at once, into arrays of the caller's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "position.h"
#include "random.h"
#include "rl/action_index.h"
#include "rl/observation.h"
#include "rl/worker_pool.h"

namespace skep {

enum class ObservationForm : std::uint8_t { Planes, Graph, Flat };

// How an episode ended.
enum class EpisodeEnd : std::uint8_t {
  None,        // it goes on
  WhiteWins,
  BlackWins,
  Draw,        // both queens surrounded, or a threefold repetition under rules that know it
  Repetition,  // truncated: a third occurrence that the rules do not end the game for
  PlyLimit,    // truncated
};
constexpr bool is_truncation(EpisodeEnd e) { return e >= EpisodeEnd::Repetition; }

struct BatchSettings {
  Rules rules{};
  bool threefold = false;           // a third occurrence is a draw by the rules
  bool truncates_repetition = true; // if it is not, it truncates the episode
  unsigned max_plies = 0;
  ObservationForm form = ObservationForm::Planes;
  bool as_float = false;            // else bytes
  unsigned window = 16;
  ActionIndex numbering = ActionIndex::Skep;
};

// Where a step writes to: for each game one row. All but `final_observations` and `edges` must be there.
struct BatchArrays {
  void* observations = nullptr;  // of the position to move in, after the restart of a game that ended
  std::int16_t* edges = nullptr; // of graphs
  std::uint8_t* masks = nullptr;
  std::uint8_t* turns = nullptr; // 0 for White
  float* rewards = nullptr;      // for the player who made the move
  std::uint8_t* terminated = nullptr;
  std::uint8_t* truncated = nullptr;
  std::uint8_t* ends = nullptr;  // EpisodeEnd
  std::int32_t* plies = nullptr;    // of the present game
  std::int32_t* lengths = nullptr;  // of the game that ended in this step, or 0
  std::int32_t* legal = nullptr;    // legal moves
  std::int32_t* outside = nullptr;  // pieces outside the window
  void* final_observations = nullptr;  // of games that ended in this step: the position they ended in
  std::int16_t* final_edges = nullptr;
};

// How many values an observation has, edges not counted.
std::size_t observation_size(ObservationForm form, unsigned window);
// Writes one observation; returns how many pieces are not in it. Flat ones are always seen from the side to move.
unsigned write_observation(const Position& position, Color viewer, const BatchSettings& settings, void* values,
                           std::int16_t* edges);

// One game and what a step needs to know of it.
class EpisodeState {
 public:
  EpisodeState(const BatchSettings& settings, std::uint64_t seed);

  void restart(const BatchSettings& settings);
  // The place of an action among the legal ones.
  std::optional<std::size_t> find(unsigned action, ActionIndex numbering) const;
  void play(std::size_t place, const BatchSettings& settings);
  EpisodeEnd end(const BatchSettings& settings) const;
  // Generates the legal moves of the present position.
  void list_moves(ActionIndex numbering);

  const Position& position() const { return position_; }
  const std::vector<Action>& legal_actions() const { return actions_; }
  unsigned plies() const { return static_cast<unsigned>(played_.size()); }
  const std::vector<Move>& played() const { return played_; }
  Action random_action() { return actions_[static_cast<std::size_t>(random_.below(actions_.size()))]; }
  std::size_t memory() const;

 private:
  // The history of a position is dropped after so many plies: nothing is ever taken back.
  static constexpr unsigned kHistory = 32;

  Position position_;
  Random random_;
  std::vector<Move> moves_;             // the legal ones
  std::vector<Action> actions_;         // theirs
  std::vector<Move> played_;            // since the start of the game
  std::vector<std::uint64_t> keys_;     // of the positions since the last placement, this one included
};

class BatchEnv {
 public:
  BatchEnv(const BatchSettings& settings, std::size_t games, std::uint64_t seed, unsigned threads);

  std::size_t size() const { return games_.size(); }
  unsigned threads() const { return pool_.threads(); }
  const BatchSettings& settings() const { return settings_; }

  // Starts all games, with the random numbers of that seed.
  void reset(std::uint64_t seed, const BatchArrays& arrays);

  struct Refusal {
    std::size_t game;
    std::int64_t action;
  };
  // Plays one action in each game. If any is not legal nothing is played, and the first of them returned.
  std::optional<Refusal> step(std::span<const std::int64_t> actions, const BatchArrays& arrays);

  // One random legal action for each game.
  void sample(std::span<std::int64_t> actions);

  // The game with its whole history.
  Position game(std::size_t i) const;
  // Bytes that a game takes beside the arrays, on average.
  std::size_t memory_per_game() const;

 private:
  void write(std::size_t i, const BatchArrays& arrays);
  void advance(std::size_t i, const BatchArrays& arrays);

  BatchSettings settings_;
  std::vector<EpisodeState> games_;
  std::vector<std::size_t> chosen_;
  WorkerPool pool_;
};

}  // namespace skep
