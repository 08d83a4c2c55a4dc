#include "names.h"

#include <iterator>

#include "weights.h"

namespace skep {

std::optional<Bug> bug_of_letter(char letter) {
  for (unsigned b = 0; b < kBugs; ++b)
    if (kBugInfo[b].letter == letter) return static_cast<Bug>(b);
  return std::nullopt;
}

// The switches below have no default, so that the compiler warns of a missing name.

std::string_view name_of(Direction d) {
  switch (d) {
    case Direction::NE: return "NE";
    case Direction::E: return "E";
    case Direction::SE: return "SE";
    case Direction::SW: return "SW";
    case Direction::W: return "W";
    case Direction::NW: return "NW";
  }
  return "";
}

std::string_view name_of(PathKind kind) {
  switch (kind) {
    case PathKind::Pass: return "pass";
    case PathKind::Place: return "place";
    case PathKind::Slide: return "slide";
    case PathKind::Jump: return "jump";
    case PathKind::Climb: return "climb";
    case PathKind::Throw: return "throw";
  }
  return "";
}

std::string_view name_of(Reason reason) {
  switch (reason) {
    case Reason::None: return "";
    case Reason::GameOver: return "game_over";
    case Reason::PassNotAllowed: return "pass_not_allowed";
    case Reason::NotInGame: return "not_in_game";
    case Reason::NotYourPiece: return "not_your_piece";
    case Reason::QueenDue: return "queen_due";
    case Reason::QueenFirstTurn: return "queen_first_turn";
    case Reason::OutOfOrder: return "out_of_order";
    case Reason::Occupied: return "occupied";
    case Reason::NotOrigin: return "not_origin";
    case Reason::AwayFromHive: return "away_from_hive";
    case Reason::TouchesOpponent: return "touches_opponent";
    case Reason::QueenNotPlaced: return "queen_not_placed";
    case Reason::JustMoved: return "just_moved";
    case Reason::Covered: return "covered";
    case Reason::InStack: return "in_stack";
    case Reason::SameCell: return "same_cell";
    case Reason::OneHive: return "one_hive";
    case Reason::NothingToCopy: return "nothing_to_copy";
    case Reason::BeyondThrower: return "beyond_thrower";
    case Reason::ThrowerJustMoved: return "thrower_just_moved";
    case Reason::TooFar: return "too_far";
    case Reason::LosesContact: return "loses_contact";
    case Reason::Gate: return "gate";
    case Reason::Enclosed: return "enclosed";
    case Reason::WrongSteps: return "wrong_steps";
    case Reason::NotInLine: return "not_in_line";
    case Reason::NothingToJump: return "nothing_to_jump";
    case Reason::GapInLine: return "gap_in_line";
    case Reason::NoWayOver: return "no_way_over";
    case Reason::CopiesCannot: return "copies_cannot";
  }
  return "";
}

std::string_view name_of(GameState state) {
  switch (state) {
    case GameState::NotStarted: return "NotStarted";
    case GameState::InProgress: return "InProgress";
    case GameState::Draw: return "Draw";
    case GameState::WhiteWins: return "WhiteWins";
    case GameState::BlackWins: return "BlackWins";
  }
  return "";
}

std::string piece_name(Piece p) {
  std::string name{letter_of(color_of(p)), letter_of(bug_of(p))};
  if (kBugCount[index(bug_of(p))] > 1) name += static_cast<char>('1' + number_of(p));
  return name;
}

std::optional<Piece> piece_of_name(std::string_view name) {
  if (name.size() < 2 || name.size() > 3) return std::nullopt;
  const std::optional<Bug> bug = bug_of_letter(name[1]);
  if (!bug || (name[0] != letter_of(Color::White) && name[0] != letter_of(Color::Black))) return std::nullopt;
  const Color color = name[0] == letter_of(Color::White) ? Color::White : Color::Black;
  const unsigned count = kBugCount[index(*bug)];
  if (count == 1) return name.size() == 2 ? std::optional(make_piece(color, *bug, 0)) : std::nullopt;
  if (name.size() == 2 || name[2] < '1' || static_cast<unsigned>(name[2] - '1') >= count) return std::nullopt;
  return make_piece(color, *bug, static_cast<unsigned>(name[2] - '1'));
}

std::string feature_name(std::size_t feature) {
  constexpr std::string_view kOfEachBug[] = {"free", "pinned", "covered", "in hand"};
  constexpr std::string_view kOthers[] = {"leaving neighbor", "on queen",   "climbed",
                                          "beside queen",     "placements", "drops beside queen",
                                          "closed sides",     "guard",      "tempo"};
  static_assert(std::size(kOfEachBug) * kBugs == kCrowding);
  static_assert(kLeavingNeighbor + std::size(kOthers) == kFeatures);
  if (feature < kCrowding)
    return std::string(kOfEachBug[feature / kBugs]) + " " +
           std::string(name_of(static_cast<Bug>(feature % kBugs)));
  if (feature < kLeavingNeighbor) return "queen's neighbors " + std::to_string(feature - kCrowding);
  return std::string(kOthers[feature - kLeavingNeighbor]);
}

}  // namespace skep
