// Games of the search against itself, as data for training.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "net.h"
#include "rules.h"

namespace skep {

// Goes up by one whenever the same settings give other games.
inline constexpr unsigned kSelfplayVersion = 1;

struct SelfplaySettings {
  std::uint64_t seed = 0;
  std::uint64_t nodes = 2400;  // of a search on average
  std::vector<BugSet> types;   // each game draws one of them, so that one that is there twice is likelier
  std::shared_ptr<const Net> net;  // none for the linear evaluation
};

enum class GameResult : std::uint8_t { Draw, WhiteWins, BlackWins, CutOff };

// The score of a move that was not searched but drawn at random.
inline constexpr std::int16_t kNoScore = 32767;

struct SelfplayGame {
  std::uint32_t number = 0;
  BugSet bugs = kBaseBugs;
  GameResult result = GameResult::CutOff;
  std::vector<std::uint16_t> moves;  // Move::bits(), to be played on an empty board
  std::vector<std::int16_t> scores;  // of the search before each move, for the side to move

  // The game as it is written into files, little-endian: number (4 bytes), bugs (1), result (1), plies
  // (2), moves (2 each), scores (2 each).
  std::string encode() const;
  // Reads one game and moves `bytes` past it; nothing if they end too early.
  static std::optional<SelfplayGame> decode(std::span<const std::byte>& bytes);
};

// Plays one game, which depends on settings and number alone; nothing if it was told to stop.
//
// It begins with 2 to 8 random moves, and anew if the first search finds one side more than 350 points
// ahead. Later one move in forty is random, up to ply 40. A search visits between a half and one and a
// half times the nodes, and one in sixteen four times as many. The game ends with the first proven
// score, with the third occurrence of a position, which is a draw, or cut off after 180 plies.
std::optional<SelfplayGame> play_selfplay_game(const SelfplaySettings& settings, std::uint32_t number,
                                               const std::atomic<bool>& stop);

// Plays a game for each number that `next_number` gives, on several threads, until there is none or it
// is told to stop; `next_number` and `finished` are called by all threads.
void play_selfplay(const SelfplaySettings& settings, unsigned threads,
                   const std::function<std::optional<std::uint32_t>()>& next_number,
                   const std::function<void(SelfplayGame)>& finished, const std::atomic<bool>& stop);

}  // namespace skep
