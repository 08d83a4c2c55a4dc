#include "rl/batch_env.h"

#include <algorithm>
#include <cstring>

#include "key.h"
#include "movegen.h"
#include "setup.h"
#include "splitmix64.h"

namespace skep {
namespace {

constexpr unsigned kThreefold = 3;

template <class T>
T* row(void* values, std::size_t size, std::size_t i) {
  return static_cast<T*>(values) + size * i;
}

template <class T>
std::size_t bytes_of(const std::vector<T>& v) {
  return v.capacity() * sizeof(T);
}

}  // namespace

std::size_t observation_size(ObservationForm form, unsigned window) {
  switch (form) {
    case ObservationForm::Planes: return std::size_t{kPlanes} * window * window;
    case ObservationForm::Graph: return std::size_t{kGraphNodes} * kNodeFeatures;
    default: return kFeatures;
  }
}

unsigned write_observation(const Position& position, Color viewer, const BatchSettings& settings, void* values,
                           std::int16_t* edges) {
  if (settings.form == ObservationForm::Planes)
    return settings.as_float ? write_planes(position, viewer, settings.window, static_cast<float*>(values))
                             : write_planes(position, viewer, settings.window, static_cast<std::uint8_t*>(values));
  if (settings.form == ObservationForm::Graph) {
    if (settings.as_float)
      write_graph(position, viewer, static_cast<float*>(values), edges);
    else
      write_graph(position, viewer, static_cast<std::uint8_t*>(values), edges);
  } else if (settings.as_float) {
    write_features(position, static_cast<float*>(values));
  } else {
    write_features(position, static_cast<std::int8_t*>(values));
  }
  return 0;
}

// ---- one game

EpisodeState::EpisodeState(const BatchSettings& settings, std::uint64_t seed)
    : position_(settings.rules), random_(seed) {
  list_moves(settings.numbering);
}

void EpisodeState::restart(const BatchSettings& settings) {
  position_ = Position(settings.rules);
  played_.clear();
  keys_.clear();
}

void EpisodeState::list_moves(ActionIndex numbering) {
  MoveList moves;
  generate_moves(position_.board(), moves);
  moves_.assign(moves.begin(), moves.end());
  actions_.resize(moves_.size());
  std::transform(moves_.begin(), moves_.end(), actions_.begin(),
                 [&](Move m) { return action_of(position_.board(), m, numbering); });
}

std::optional<std::size_t> EpisodeState::find(unsigned action, ActionIndex numbering) const {
  const auto found = std::find(actions_.begin(), actions_.end(), action);
  if (found != actions_.end()) return static_cast<std::size_t>(found - actions_.begin());
  if (numbering == ActionIndex::Skep) return std::nullopt;
  const std::optional<Move> move = open_spiel_move(position_.board(), action);
  if (!move) return std::nullopt;
  const auto same = std::find(moves_.begin(), moves_.end(), *move);
  if (same == moves_.end()) return std::nullopt;
  return static_cast<std::size_t>(same - moves_.begin());
}

void EpisodeState::play(std::size_t place, const BatchSettings& settings) {
  const Move move = moves_[place];
  // A placement cannot be undone by playing on: nothing before it can occur again.
  if (!move.is_pass() && !position_.board().in_play(move.piece())) keys_.clear();
  if (position_.board().played() == kHistory) position_ = Position(setup_of(position_));
  position_.play(position_.on_table(move));
  played_.push_back(move);
  if (settings.threefold || settings.truncates_repetition) keys_.push_back(position_key(position_));
}

EpisodeEnd EpisodeState::end(const BatchSettings& settings) const {
  switch (position_.board().state()) {
    case GameState::WhiteWins: return EpisodeEnd::WhiteWins;
    case GameState::BlackWins: return EpisodeEnd::BlackWins;
    case GameState::Draw: return EpisodeEnd::Draw;
    default: break;
  }
  if (!keys_.empty() && std::count(keys_.begin(), keys_.end(), keys_.back()) >= kThreefold)
    return settings.threefold ? EpisodeEnd::Draw : EpisodeEnd::Repetition;
  return plies() >= settings.max_plies ? EpisodeEnd::PlyLimit : EpisodeEnd::None;
}

std::size_t EpisodeState::memory() const {
  // Of a position: what a ply of its history takes on the grid (32 bytes) and on the table.
  const std::size_t history = kHistory * (32 + sizeof(HexMove) + sizeof(Hex));
  return sizeof(EpisodeState) + history + bytes_of(moves_) + bytes_of(actions_) + bytes_of(played_) +
         bytes_of(keys_);
}

// ---- all of them

BatchEnv::BatchEnv(const BatchSettings& settings, std::size_t games, std::uint64_t seed, unsigned threads)
    : settings_(settings), chosen_(games), pool_(threads) {
  games_.reserve(games);
  for (std::size_t i = 0; i < games; ++i) games_.emplace_back(settings, splitmix64(seed + i));
}

void BatchEnv::write(std::size_t i, const BatchArrays& arrays) {
  EpisodeState& game = games_[i];
  game.list_moves(settings_.numbering);
  const std::size_t actions = action_count(settings_.numbering);
  std::uint8_t* mask = arrays.masks + i * actions;
  std::memset(mask, 0, actions);
  for (const Action action : game.legal_actions()) mask[action] = 1;
  const std::size_t size = observation_size(settings_.form, settings_.window);
  const std::size_t bytes = size * (settings_.as_float ? sizeof(float) : 1);
  std::int16_t* edges = arrays.edges == nullptr ? nullptr : arrays.edges + i * kGraphNodes * kGraphEdges;
  arrays.outside[i] = static_cast<std::int32_t>(write_observation(
      game.position(), game.position().board().turn(), settings_, row<std::uint8_t>(arrays.observations, bytes, i), edges));
  arrays.turns[i] = static_cast<std::uint8_t>(index(game.position().board().turn()));
  arrays.plies[i] = static_cast<std::int32_t>(game.plies());
  arrays.legal[i] = static_cast<std::int32_t>(game.legal_actions().size());
}

void BatchEnv::reset(std::uint64_t seed, const BatchArrays& arrays) {
  pool_.run(size(), [&](std::size_t i) {
    games_[i] = EpisodeState(settings_, splitmix64(seed + i));
    arrays.rewards[i] = 0;
    arrays.terminated[i] = arrays.truncated[i] = arrays.ends[i] = 0;
    arrays.lengths[i] = 0;
    write(i, arrays);
  });
}

std::optional<BatchEnv::Refusal> BatchEnv::step(std::span<const std::int64_t> actions,
                                                const BatchArrays& arrays) {
  const auto most = static_cast<std::int64_t>(action_count(settings_.numbering));
  constexpr std::size_t kNotFound = ~std::size_t{0};
  pool_.run(size(), [&](std::size_t i) {
    std::optional<std::size_t> place;
    if (actions[i] >= 0 && actions[i] < most)
      place = games_[i].find(static_cast<unsigned>(actions[i]), settings_.numbering);
    chosen_[i] = place.value_or(kNotFound);
  });
  const auto refused = std::find(chosen_.begin(), chosen_.end(), kNotFound);
  if (refused != chosen_.end()) {
    const auto i = static_cast<std::size_t>(refused - chosen_.begin());
    return Refusal{i, actions[i]};
  }
  pool_.run(size(), [&](std::size_t i) { advance(i, arrays); });
  return std::nullopt;
}

void BatchEnv::advance(std::size_t i, const BatchArrays& arrays) {
  EpisodeState& game = games_[i];
  const Color mover = game.position().board().turn();
  game.play(chosen_[i], settings_);
  const EpisodeEnd end = game.end(settings_);
  const bool white = end == EpisodeEnd::WhiteWins;
  const bool won = white || end == EpisodeEnd::BlackWins;
  arrays.rewards[i] = !won ? 0.0f : white == (mover == Color::White) ? 1.0f : -1.0f;
  arrays.ends[i] = static_cast<std::uint8_t>(end);
  arrays.terminated[i] = end != EpisodeEnd::None && !is_truncation(end);
  arrays.truncated[i] = is_truncation(end);
  arrays.lengths[i] = end == EpisodeEnd::None ? 0 : static_cast<std::int32_t>(game.plies());
  if (end != EpisodeEnd::None) {
    if (arrays.final_observations != nullptr) {
      const std::size_t size = observation_size(settings_.form, settings_.window);
      const std::size_t bytes = size * (settings_.as_float ? sizeof(float) : 1);
      std::int16_t* edges =
          arrays.final_edges == nullptr ? nullptr : arrays.final_edges + i * kGraphNodes * kGraphEdges;
      write_observation(game.position(), game.position().board().turn(), settings_,
                        row<std::uint8_t>(arrays.final_observations, bytes, i), edges);
    }
    game.restart(settings_);
  }
  write(i, arrays);
}

void BatchEnv::sample(std::span<std::int64_t> actions) {
  pool_.run(size(), [&](std::size_t i) { actions[i] = games_[i].random_action(); });
}

Position BatchEnv::game(std::size_t i) const {
  Position position(settings_.rules);
  for (const Move move : games_[i].played()) position.play(position.on_table(move));
  return position;
}

std::size_t BatchEnv::memory_per_game() const {
  std::size_t bytes = 0;
  for (const EpisodeState& game : games_) bytes += game.memory();
  return games_.empty() ? 0 : bytes / games_.size();
}

}  // namespace skep
