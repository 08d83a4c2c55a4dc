// The transposition table: what a search has found out about positions it met before.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "move.h"

namespace skep {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

// What is known of a position. In the table it is one word,  ........ bbggggg dddddddd ssss mmmm :
// bound, generation, depth, score and move.
struct Finding {
  Move move = Move::pass();
  int score = 0;
  int depth = 0;
  Bound bound = Bound::None;
};

// Threads share the table without locks: an entry holds the finding and the key mixed with it, so that
// one that two threads have written halves of does not match any key.
class Table {
 public:
  explicit Table(std::size_t mebibytes);

  // Says what is known of a position; false if nothing is.
  bool find(std::uint64_t key, Finding& finding) const;
  void store(std::uint64_t key, const Finding& finding);
  // From now on older findings give way to newer ones.
  void begin_search() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & 31); }
  void clear();
  std::size_t mebibytes() const { return mebibytes_; }

 private:
  struct Entry {
    std::atomic<std::uint64_t> mixed_key;
    std::atomic<std::uint64_t> data;
  };
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  static constexpr std::size_t kEntriesPerBucket = 4;  // a cache line
  Entry* bucket(std::uint64_t key) const { return &entries_[(key & mask_) * kEntriesPerBucket]; }

  std::size_t mebibytes_;
  std::uint64_t mask_ = 0;
  std::uint8_t generation_ = 0;
  std::unique_ptr<void, Free> memory_;
  Entry* entries_ = nullptr;
};

}  // namespace skep
