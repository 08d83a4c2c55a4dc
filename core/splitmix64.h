// splitmix64: the hash function behind the Zobrist numbers of board.cpp and the position keys of key.cpp.
#pragma once

#include <cstdint>

namespace skep {

inline constexpr std::uint64_t kSplitmixStep = 0x9E3779B97F4A7C15u;

// The output of the generator splitmix64 in this state. A bijection that changes about half of all bits
// when one bit of the state changes.
constexpr std::uint64_t splitmix64(std::uint64_t state) {
  std::uint64_t z = state + kSplitmixStep;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

}  // namespace skep
