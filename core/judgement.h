// Judgement of a move by the chances to win: what a review calls it.
#pragma once

#include <cstdint>
#include <string_view>

namespace skep {

enum class Judgement : std::uint8_t {
  Best,        // nothing better was found
  Good,        // it costs next to nothing
  OnlyMove,    // the only legal move, or the only one that does not throw the game away
  Inaccuracy,
  Mistake,
  Blunder,
  MissedWin,   // a win was proven before the move, and is not any more
};
inline constexpr unsigned kJudgements = static_cast<unsigned>(Judgement::MissedWin) + 1;

constexpr std::string_view name_of(Judgement judgement) {
  constexpr std::string_view kNames[] = {"best",    "good",    "only_move", "inaccuracy",
                                         "mistake", "blunder", "missed_win"};
  return kNames[static_cast<unsigned>(judgement)];
}

constexpr bool is_error(Judgement judgement) { return judgement >= Judgement::Inaccuracy; }

// The chances, from 0 to 1, of the player who moves.
struct MoveChances {
  double best = 0;    // with the best move
  double second = 0;  // with the best of the other moves
  double played = 0;  // with the move that was made
  bool is_best = false;      // it was the best move
  bool is_forced = false;    // it was the only legal one
  bool could_win = false;    // a win was proven for the best move
  bool still_wins = false;   // and for the one that was made
};

// So much of the chances a move must cost to be called inaccurate, a mistake, a blunder. A point of a hundred is too
// little to tell two moves apart. The others are twice as much as chess sites ask: a tempo is worth more in Hive, and
// short searches of one position differ by several points. docs/analysis.md has the shares of errors at each level.
inline constexpr double kSameChance = 0.01;
inline constexpr double kInaccuracy = 0.10;
inline constexpr double kMistake = 0.20;
inline constexpr double kBlunder = 0.30;

constexpr Judgement judge(const MoveChances& chances) {
  if (chances.is_forced) return Judgement::OnlyMove;
  const double loss = chances.best - chances.played;
  if (chances.could_win && !chances.still_wins && loss >= kInaccuracy) return Judgement::MissedWin;
  if (loss >= kBlunder) return Judgement::Blunder;
  if (loss >= kMistake) return Judgement::Mistake;
  if (loss >= kInaccuracy) return Judgement::Inaccuracy;
  if (chances.is_best && chances.best - chances.second >= kBlunder) return Judgement::OnlyMove;
  if (chances.is_best || loss <= kSameChance) return Judgement::Best;
  return Judgement::Good;
}

}  // namespace skep
