// The solver's transposition table: which positions are won or not within how many plies.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace skep {

// For each position, the fewest plies within which the attacker is known to win, and the most within
// which it is known that he does not; 0 where nothing is known. Both are bounds: who wins within n plies
// wins within more, and who does not win within n does not within fewer.
class ProofTable {
 public:
  static constexpr unsigned kMaxPlies = 255;

  // The number of entries is a power of two.
  explicit ProofTable(std::size_t entries) : entries_(entries), mask_(entries - 2) {
    assert(entries >= 2 && (entries & (entries - 1)) == 0);
  }

  // Does the attacker win within that many plies? Nothing if that is not known.
  std::optional<bool> find(std::uint64_t key, unsigned plies) const {
    const std::size_t first = key & mask_;
    for (const std::size_t i : {first, first + 1}) {
      const Entry& e = entries_[i];
      if (e.key != key) continue;
      if (e.proven != 0 && e.proven <= plies) return true;
      if (e.refuted >= plies) return false;
    }
    return std::nullopt;
  }

  // Entries go in pairs. The first keeps the result for the most plies, the second the latest one.
  void store(std::uint64_t key, unsigned plies, bool wins) {
    Entry* const e = &entries_[key & mask_];
    const bool first = e[0].key == key || (e[1].key != key && plies >= e[0].plies());
    Entry& entry = first ? e[0] : e[1];
    if (entry.key != key) {
      if (first) e[1] = e[0];
      entry = {key, 0, 0};
    }
    if (wins) {
      if (entry.proven == 0 || plies < entry.proven) entry.proven = static_cast<std::uint8_t>(plies);
    } else {
      entry.refuted = std::max(entry.refuted, static_cast<std::uint8_t>(plies));
    }
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint8_t proven = 0;
    std::uint8_t refuted = 0;
    unsigned plies() const { return std::max(proven, refuted); }
  };

  std::vector<Entry> entries_;
  std::size_t mask_;  // of even numbers
};

}  // namespace skep
