// Conversions between the core's types and Python's that several parts of the module need.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hex.h"
#include "names.h"
#include "piece.h"
#include "position.h"

namespace skep {

// A piece as a Python object: in the core it is a mere number.
struct PieceValue {
  Piece id;
  friend constexpr auto operator<=>(const PieceValue&, const PieceValue&) = default;
};

inline std::optional<PieceValue> piece_or_none(Piece p) {
  if (p == kNoPiece) return std::nullopt;
  return PieceValue{p};
}

// The piece of a UHP name; raises ValueError.
PieceValue piece_value_of_name(const std::string& name);

inline nanobind::tuple to_tuple(const std::vector<Piece>& pieces) {
  nanobind::list list;
  for (const Piece p : pieces) list.append(PieceValue{p});
  return nanobind::tuple(list);
}

template <class T>
nanobind::tuple to_tuple(const std::vector<T>& values) {
  nanobind::list list;
  for (const T& value : values) list.append(value);
  return nanobind::tuple(list);
}

inline nanobind::str to_str(std::string_view text) { return nanobind::str(text.data(), text.size()); }

// The name of a member of a Python enum: GAME_OVER for "game_over", IN_PROGRESS for "InProgress".
inline std::string member_name(std::string_view value) {
  const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
  const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
  std::string name;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (i > 0 && is_upper(value[i]) && is_lower(value[i - 1])) name += '_';
    name += is_lower(value[i]) ? static_cast<char>(value[i] - 'a' + 'A') : value[i];
  }
  return name;
}

// A Python enum of strings with the members from `first` to `count` - 1, whose values are their names in
// names.h.
template <class T>
nanobind::enum_<T> bind_enum(nanobind::module_& m, const char* name, const char* doc, unsigned count,
                             unsigned first = 0) {
  nanobind::enum_<T> bound(m, name, nanobind::is_str(), doc);
  for (unsigned i = first; i < count; ++i) {
    const std::string value(name_of(static_cast<T>(i)));
    bound.str_value(member_name(value).c_str(), static_cast<T>(i), value.c_str());
  }
  return bound;
}

}  // namespace skep
