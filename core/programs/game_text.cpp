#include "game_text.h"

#include <vector>

#include "names.h"

namespace skep {
namespace {

std::optional<HexMove> read_move(const Position& position, std::string_view text) {
  if (text == "pass") return HexMove{};
  const std::size_t blank = text.find(' ');
  const std::optional<Piece> piece = piece_of_name(text.substr(0, blank));
  if (!piece) return std::nullopt;
  if (blank == std::string_view::npos) return HexMove{*piece, Hex{}};
  std::string_view target = text.substr(blank + 1);
  constexpr std::string_view kMarks = "\\-/";
  std::optional<Direction> direction;
  if (const auto mark = kMarks.find(target.front()); mark != std::string_view::npos) {
    constexpr Direction kLeft[] = {Direction::NW, Direction::W, Direction::SW};
    direction = kLeft[mark];
    target.remove_prefix(1);
  } else if (const auto end = kMarks.find(target.back()); end != std::string_view::npos) {
    constexpr Direction kRight[] = {Direction::SE, Direction::E, Direction::NE};
    direction = kRight[end];
    target.remove_suffix(1);
  }
  const std::optional<Piece> reference = piece_of_name(target);
  if (!reference || !position.board().in_play(*reference)) return std::nullopt;
  const Hex hex = position.hex_of(*reference);
  return HexMove{*piece, direction ? neighbor(hex, static_cast<unsigned>(*direction)) : hex};
}

}  // namespace

std::optional<Rules> read_game_type(std::string_view text) {
  Rules rules;
  if (!text.starts_with("Base")) return std::nullopt;
  text.remove_prefix(4);
  if (text.empty()) return rules;
  if (text.front() != '+') return std::nullopt;
  for (const char letter : text.substr(1)) {
    const std::optional<Bug> bug = bug_of_letter(letter);
    if (!bug || !is_expansion(*bug)) return std::nullopt;
    rules.bugs = static_cast<BugSet>(rules.bugs | bit(*bug));
  }
  return rules;
}

std::optional<Position> read_game(std::string_view text) {
  std::vector<std::string_view> fields;
  while (true) {
    const std::size_t end = text.find(';');
    fields.push_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  const std::optional<Rules> rules = read_game_type(fields.front());
  if (!rules) return std::nullopt;
  Position position(*rules);
  for (std::size_t i = 3; i < fields.size(); ++i) {  // after the type, the state and the turn
    const std::optional<HexMove> move = read_move(position, fields[i]);
    if (!move || !position.is_legal(*move)) return std::nullopt;
    position.play(*move);
  }
  return position;
}

}  // namespace skep
