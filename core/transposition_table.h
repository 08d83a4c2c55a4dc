// The transposition table: what the search found out about positions, by their hash.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "move.h"

namespace skep {

// Whether the score of an entry is exact, or only a bound because of an alpha-beta cutoff.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

// The result of the search of one position. In the table it is one 64-bit word,
// ........ bbggggg dddddddd ssss mmmm : bound, generation, depth, score and best move.
struct TableEntry {
  Move move = Move::pass();
  int score = 0;
  int depth = 0;
  Bound bound = Bound::None;
};

// A hash table of fixed size in buckets of four slots, one cache line each. Threads share it without
// locks: a slot holds the entry and the key XORed with it, so that a slot of which two threads wrote one
// half each matches no key.
class TranspositionTable {
 public:
  // Throws std::bad_alloc if there is not enough memory.
  explicit TranspositionTable(std::size_t mebibytes);

  // Looks up a position; false if it is not in the table.
  bool find(std::uint64_t key, TableEntry& entry) const;
  // Stores an entry in place of the position's old one or else of the least valuable one of its bucket:
  // one that was searched less deeply, or in an older search.
  void store(std::uint64_t key, const TableEntry& entry);
  // Begins a new generation: entries of older ones are replaced first.
  void begin_search() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & 31); }
  void clear();
  std::size_t mebibytes() const { return mebibytes_; }

 private:
  struct Slot {
    std::atomic<std::uint64_t> mixed_key;  // key ^ data
    std::atomic<std::uint64_t> data;
  };
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  static constexpr std::size_t kSlotsPerBucket = 4;
  Slot* bucket(std::uint64_t key) const { return &slots_[(key & mask_) * kSlotsPerBucket]; }

  std::size_t mebibytes_;
  std::uint64_t mask_ = 0;
  std::uint8_t generation_ = 0;
  std::unique_ptr<void, Free> memory_;
  Slot* slots_ = nullptr;
};

}  // namespace skep
