// The learned evaluation: a small net of integers.
//
// For each piece one row of a table is added up, once as the side to move sees the board and once as
// the opponent does. Which row it is depends on the piece's kind, on what it can do, and on its distance
// to both queens; so the result is the same for all twelve symmetries of a hive. Both sums, and a few
// counts for each side, go through two small layers to one number, the score in points.
//
// All arithmetic is on integers and cannot overflow (`parse` refuses a net that could), so every
// compiler, every machine and every kernel computes the same score.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board.h"

namespace skep {

inline constexpr unsigned kNetWidth = 32;
inline constexpr unsigned kNetKinds = 2 * kBugs;  // one's own bugs, then the opponent's
inline constexpr unsigned kNetStates = 5;         // see PieceState
inline constexpr unsigned kNetRings = 10;         // distance 0 to 7, 8 for more, 9 for no queen or in hand
inline constexpr unsigned kNetRows = kNetKinds * kNetStates * kNetRings * kNetRings;
inline constexpr unsigned kNetPieces = 2 * kPiecesPerPlayer;
inline constexpr unsigned kNetCountsPerSide = 8;
inline constexpr unsigned kNetCounts = 2 * kNetCountsPerSide;
inline constexpr unsigned kNetInputs = 2 * kNetWidth + kNetCounts;

enum class PieceState : std::uint8_t { InHand, Free, Stuck, Covered, OnTop };

// What a net sees of a position.
struct NetInputs {
  // The row of each piece in the game, as the side to move and as the opponent sees it.
  std::array<std::uint16_t, kNetPieces> own;
  std::array<std::uint16_t, kNetPieces> other;
  unsigned pieces = 0;
  // For the side to move, then for the opponent: occupied sides of the queen, neighbours of the queen
  // that could leave her, sides of the queen that nothing can slide into, pillbugs that can throw the
  // queen, sides of the opponent's queen where one may place, cells where one may place (at most 12),
  // pieces that can move, holes in the hive (at most 3).
  std::array<std::int8_t, kNetCounts> counts;
};

NetInputs net_inputs(const Board& board);

// The same piece as the other side sees it.
constexpr unsigned seen_by_opponent(unsigned row) {
  const unsigned own = row / kNetRings % kNetRings;
  const unsigned other = row % kNetRings;
  const unsigned kind_and_state = row / (kNetRings * kNetRings);
  const unsigned kinds = kBugs * kNetStates;
  return (((kind_and_state + kinds) % (2 * kinds)) * kNetRings + other) * kNetRings + own;
}

// The ways to do the same arithmetic (net_kernels.h).
enum class Kernel : std::uint8_t { Plain, Sse2, Avx2, Neon, Simd128 };
inline constexpr std::array<std::string_view, 5> kKernelNames = {"plain", "sse2", "avx2", "neon", "simd128"};

class Net {
 public:
  // Reads a net from the bytes of its file (docs/learning.md has the format); nothing, and a sentence
  // that says why, if they are no net that this core can use.
  static std::unique_ptr<const Net> parse(std::span<const std::byte> bytes, std::string& error);

  // The score in points for the side to move, by the fastest kernel of this machine.
  int evaluate(const Board& board) const { return evaluate(net_inputs(board), kernel_); }
  int evaluate(const NetInputs& inputs, Kernel kernel) const;

  // What the file says about the net, in JSON.
  const std::string& description() const { return description_; }

  // The kernels that this machine can run; the last is the fastest.
  static const std::vector<Kernel>& kernels();

  // The parameters as the kernels read them. In the sums of rows 256 is 1, in what the layers give
  // 1024. A layer's weights lie in pairs: those of inputs 0 and 1 for each output, then those of 2 and 3.
  struct Parameters {
    using Sums = std::array<std::int16_t, kNetWidth>;
    template <std::size_t kInputs> struct Layer {
      alignas(64) std::array<std::int16_t, kInputs * kNetWidth> weights;
      alignas(64) std::array<std::int32_t, kNetWidth> bias;
    };
    alignas(64) std::array<Sums, kNetRows> rows;
    alignas(64) Sums bias;
    Layer<kNetInputs> first;
    Layer<kNetWidth> second;
    alignas(64) Sums last;
    std::int32_t last_bias;
  };

 private:
  Net() = default;

  std::unique_ptr<Parameters> parameters_ = std::make_unique<Parameters>();
  std::string description_;
  Kernel kernel_ = kernels().back();
};

}  // namespace skep
