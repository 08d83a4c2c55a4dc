// Random numbers that are the same on every machine: the generator splitmix64.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "splitmix64.h"

namespace skep {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // A number from 0 to count - 1; that some come up more often by one in 2^64 / count does not matter.
  std::uint64_t below(std::uint64_t count) {
    state_ += kSplitmixStep;
    return splitmix64(state_) % count;
  }
  bool one_in(unsigned count) { return below(count) == 0; }

  // A number from a bell curve around 0 with this standard deviation: the sum of twelve numbers from 0 to
  // 1 has the deviation 1 and the mean 6. Integers only, so that every machine gets the same.
  int normal(int deviation) {
    constexpr std::int64_t kOne = 1 << 16;
    std::int64_t sum = -6 * kOne;
    for (int i = 0; i < 12; ++i) sum += static_cast<std::int64_t>(below(kOne + 1));
    return static_cast<int>(sum * deviation / kOne);
  }

  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace skep
