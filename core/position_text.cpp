#include "position_text.h"

#include <optional>
#include <utility>
#include <vector>

#include "names.h"

namespace skep {
namespace {

constexpr std::string_view kNothing = "-";
constexpr std::string_view kRulebook = "opening=rulebook";
constexpr std::string_view kThreefold = "repetition=threefold";
constexpr std::string_view kBlanks = " \t\r\n";

// A part of the text that knows where it stands.
struct Part {
  std::string_view text;
  std::size_t at = 0;
};

Part trimmed(Part part) {
  const std::size_t first = part.text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {{}, part.at};
  const std::size_t last = part.text.find_last_not_of(kBlanks);
  return {part.text.substr(first, last - first + 1), part.at + first};
}

std::vector<Part> split(Part part, std::string_view separators) {
  std::vector<Part> parts;
  std::size_t begin = 0;
  while (true) {
    const std::size_t end = part.text.find_first_of(separators, begin);
    const std::size_t length = end == std::string_view::npos ? end : end - begin;
    parts.push_back({part.text.substr(begin, length), part.at + begin});
    if (end == std::string_view::npos) return parts;
    begin = end + 1;
  }
}

// A decimal number of seven digits at most, so that it cannot overflow; a sign where it is allowed.
std::optional<int> number(std::string_view text, bool may_be_negative) {
  const bool negative = may_be_negative && text.substr(0, 1) == "-";
  if (negative) text.remove_prefix(1);
  if (text.empty() || text.size() > 7) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  constexpr int kFar = 1'000'000;
  if (value > kFar) return std::nullopt;
  return negative ? -value : value;
}

// Reads the fields one by one; the first fault ends it.
class Reader {
 public:
  ReadPosition read(std::string_view text) {
    std::vector<Part> fields = split({text, 0}, ";");
    for (Part& field : fields) field = trimmed(field);
    if (fields.size() < 4) {
      fail(SetupFault::Malformed, text.size());
    } else if (game_type(fields[0]) && turn(fields[1]) && just_moved(fields[2]) && stacks(fields[3]) &&
               rules(fields)) {
      result_.problem = check_setup(setup());
    }
    return result_;
  }

 private:
  Setup& setup() { return result_.text.setup; }

  bool fail(SetupFault fault, std::size_t at, std::vector<Hex> cells = {}) {
    result_.problem = {fault, {}, std::move(cells)};
    result_.at = at;
    return false;
  }

  bool game_type(Part field) {
    for (unsigned bugs = kBaseBugs; bugs < 256; ++bugs)
      if ((bugs & kBaseBugs) == kBaseBugs && game_type_name(static_cast<BugSet>(bugs)) == field.text) {
        setup().rules.bugs = static_cast<BugSet>(bugs);
        return true;
      }
    return fail(SetupFault::UnknownGameType, field.at);
  }

  bool turn(Part field) {
    const std::string_view text = field.text;
    const bool white = text.substr(0, 6) == "White[";
    if ((!white && text.substr(0, 6) != "Black[") || text.back() != ']')
      return fail(SetupFault::Malformed, field.at);
    const std::optional<int> n = number(text.substr(6, text.size() - 7), false);
    if (!n || *n < 1 || *n > static_cast<int>(kMostPlies / 2)) return fail(SetupFault::Malformed, field.at);
    setup().ply = 2 * (static_cast<unsigned>(*n) - 1) + (white ? 0 : 1);
    return true;
  }

  bool just_moved(Part field) {
    if (field.text == kNothing) return true;
    const std::optional<Piece> p = piece(field);
    if (p) setup().just_moved = *p;
    return p.has_value();
  }

  bool stacks(Part field) {
    if (field.text == kNothing) return true;
    bool any = false;
    for (const Part& word : split(field, kBlanks)) {
      if (word.text.empty()) continue;
      any = true;
      if (!stack(word)) return false;
    }
    return any || fail(SetupFault::Malformed, field.at);
  }

  bool stack(Part word) {
    const std::size_t comma = word.text.find(',');
    const std::size_t colon = word.text.find(':');
    if (comma == std::string_view::npos || colon == std::string_view::npos || comma > colon)
      return fail(SetupFault::Malformed, word.at);
    const std::optional<int> q = number(word.text.substr(0, comma), true);
    const std::optional<int> r = number(word.text.substr(comma + 1, colon - comma - 1), true);
    if (!q || !r || !is_near({*q, *r})) return fail(SetupFault::Malformed, word.at);
    const Hex hex{*q, *r};
    unsigned level = 0;
    for (const Part& name : split({word.text.substr(colon + 1), word.at + colon + 1}, ".")) {
      if (name.text.empty()) return fail(SetupFault::NothingBeneath, name.at, {hex});
      const std::optional<Piece> p = piece(name);
      if (!p) return false;
      setup().pieces.push_back({*p, hex, level++});
    }
    return true;
  }

  bool rules(const std::vector<Part>& fields) {
    for (std::size_t i = 4; i < fields.size(); ++i) {
      const bool is_last = i + 1 == fields.size();
      if (fields[i].text == kRulebook && i == 4) {
        setup().rules.opening = Opening::Rulebook;
      } else if (fields[i].text == kThreefold && is_last) {
        result_.text.threefold = true;
      } else {
        return fail(SetupFault::Malformed, fields[i].at);
      }
    }
    return true;
  }

  std::optional<Piece> piece(Part name) {
    if (const std::optional<Piece> p = piece_of_name(name.text)) return p;
    fail(is_one_too_many(name.text) ? SetupFault::TooMany : SetupFault::UnknownPiece, name.at);
    return std::nullopt;
  }

  // A colour and a bug with a number that no piece has, as in wA4 or bQ2.
  static bool is_one_too_many(std::string_view text) {
    return text.size() >= 3 && (text[0] == 'w' || text[0] == 'b') && bug_of_letter(text[1]) &&
           number(text.substr(2), false).value_or(0) > 1;
  }

  ReadPosition result_;
};

}  // namespace

std::string game_type_name(BugSet bugs) {
  std::string name = "Base";
  for (unsigned b = 0; b < kBugs; ++b) {
    const Bug bug = static_cast<Bug>(b);
    if (!is_expansion(bug) || (bugs & bit(bug)) == 0) continue;
    if (name.back() == 'e') name += '+';
    name += letter_of(bug);
  }
  return name;
}

ReadPosition read_position(std::string_view text) { return Reader().read(text); }

std::string write_position(const PositionText& text) {
  const Setup& setup = text.setup;
  std::string result = game_type_name(setup.rules.bugs);
  result += setup.ply % 2 == 0 ? ";White[" : ";Black[";
  result += std::to_string(setup.ply / 2 + 1) + "];";
  result += setup.just_moved == kNoPiece ? std::string(kNothing) : piece_name(setup.just_moved);
  result += ';';
  if (setup.pieces.empty()) result += kNothing;
  bool first = true;
  for (const SetupPiece& each : setup.pieces) {
    if (each.level > 0) {
      result += '.';
    } else {
      if (!first) result += ' ';
      result += std::to_string(each.hex.q) + "," + std::to_string(each.hex.r) + ":";
    }
    first = false;
    result += piece_name(each.piece);
  }
  if (setup.rules.opening == Opening::Rulebook) result.append(";").append(kRulebook);
  if (text.threefold) result.append(";").append(kThreefold);
  return result;
}

}  // namespace skep
