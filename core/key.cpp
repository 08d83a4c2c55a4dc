#include "key.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "setup.h"
#include "splitmix64.h"

namespace skep {
namespace {

// What the key knows of a piece: not its number.
struct KeyPiece {
  Hex hex;
  std::uint64_t what;  // colour, bug, level, and whether it was just moved
};

struct KeyPosition {
  std::array<KeyPiece, 2 * kPiecesPerPlayer> pieces;
  std::size_t count = 0;
  std::uint64_t rest = 0;  // side to move, bugs, opening
};

KeyPosition key_position(const Position& position) {
  const Board& board = position.board();
  const bool throws_exist = (board.rules().bugs & bit(Bug::Pillbug)) != 0;
  KeyPosition result;
  for (unsigned id = 0; id < kPieceIds; ++id) {
    const Piece p = static_cast<Piece>(id);
    if (!board.in_play(p)) continue;
    const std::uint64_t just_moved = throws_exist && p == board.just_moved() ? 1 : 0;
    result.pieces[result.count++] = {
        position.hex_of(p), index(color_of(p)) | (std::uint64_t{index(bug_of(p))} << 1) |
                                (std::uint64_t{board.level(p)} << 4) | (just_moved << 7)};
  }
  const bool opening_matters = board.ply() < 2;
  result.rest =
      splitmix64(index(board.turn()) | (std::uint64_t{board.rules().bugs} << 1) |
               (opening_matters ? (std::uint64_t{1} + static_cast<unsigned>(board.rules().opening)) << 9
                                : 0));
  return result;
}

// The sum over all pieces, with coordinates from the least q and the least r of the hive.
std::uint64_t key_of(const KeyPosition& position) {
  Hex least = position.count == 0 ? Hex{} : position.pieces[0].hex;
  for (std::size_t i = 0; i < position.count; ++i) {
    least.q = std::min(least.q, position.pieces[i].hex.q);
    least.r = std::min(least.r, position.pieces[i].hex.r);
  }
  std::uint64_t key = position.rest;
  for (std::size_t i = 0; i < position.count; ++i) {
    const Hex h = position.pieces[i].hex - least;
    key += splitmix64(position.pieces[i].what | (static_cast<std::uint64_t>(h.q) << 8) |
                      (static_cast<std::uint64_t>(h.r) << 16));
  }
  return key;
}

constexpr Symmetry kRotated{1, false};
constexpr Symmetry kMirrored{0, true};

}  // namespace

std::uint64_t position_key(const Position& position) { return key_of(key_position(position)); }

std::uint64_t canonical_key(const Position& position) {
  KeyPosition seen = key_position(position);
  const auto apply = [&](auto&& change) {
    for (std::size_t i = 0; i < seen.count; ++i) seen.pieces[i].hex = change(seen.pieces[i].hex);
  };
  std::uint64_t least = key_of(seen);
  for (int mirror = 0; mirror < 2; ++mirror) {
    for (unsigned turn = 0; turn < kDirections; ++turn) {
      apply(kRotated);
      least = std::min(least, key_of(seen));
    }
    apply(kMirrored);
  }
  return least;
}

unsigned repetition_count(const Position& position) {
  Position earlier = position;
  const std::uint64_t key = position_key(position);
  unsigned count = 1;
  while (earlier.board().played() > 0) {
    const HexMove last = earlier.move_at(earlier.board().played() - 1);
    earlier.undo();
    // A placement cannot be undone by playing on: nothing before it can be the same position.
    if (!last.is_pass() && !earlier.board().in_play(last.piece)) break;
    if (position_key(earlier) == key) ++count;
  }
  return count;
}

}  // namespace skep
