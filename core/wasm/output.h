// How the functions for JavaScript answer: lists of numbers at skep_output(), texts at skep_text().
#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net.h"
#include "position.h"

#define SKEP_EXPORT(name) __attribute__((export_name(#name)))

namespace skep {

inline std::vector<std::int32_t> output;
inline std::string text;

using SharedNet = std::shared_ptr<const Net>;

class Writer {
 public:
  Writer() { output.clear(); }

  void add(std::int64_t number) { output.push_back(static_cast<std::int32_t>(number)); }
  void add(Hex hex) {
    add(hex.q);
    add(hex.r);
  }
  void add(HexMove move) {
    add(move.piece);
    add(move.to);
  }
  // A number of 64 bits: its low half, then its high half.
  void add_large(std::uint64_t number) {
    add(static_cast<std::int64_t>(number & 0xFFFF'FFFF));
    add(static_cast<std::int64_t>(number >> 32));
  }
  // A number from -1 to 1, in thousand millionths.
  void add_fraction(double number) { add(std::llround(number * 1e9)); }
  void add_word(std::string_view word) {
    add(static_cast<std::int64_t>(word.size()));
    for (const char letter : word) add(static_cast<unsigned char>(letter));
  }
  // The number of items, then the items.
  template <class T> void add_list(const std::vector<T>& items) {
    add(static_cast<std::int64_t>(items.size()));
    for (const T& item : items) add(item);
  }
  // The list of moves that follow each other from a position.
  void add_line(Position position, const std::vector<Move>& moves) {
    add(static_cast<std::int64_t>(moves.size()));
    for (const Move m : moves) {
      const HexMove move = position.on_table(m);
      add(move);
      position.play(move);
    }
  }

  int length() const { return static_cast<int>(output.size()); }
};

inline int answer(std::string words) {
  text = std::move(words);
  return static_cast<int>(text.size());
}

inline HexMove move_of(int piece, int q, int r) {
  if (piece == kNoPiece) return {};
  return {static_cast<Piece>(piece), {q, r}};
}

}  // namespace skep
