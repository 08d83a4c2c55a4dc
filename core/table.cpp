#include "table.h"

#include <algorithm>
#include <bit>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace skep {
namespace {

std::uint64_t pack(const Finding& f, std::uint8_t generation) {
  return std::uint64_t{f.move.bits()} |
         (static_cast<std::uint64_t>(static_cast<std::uint16_t>(f.score)) << 16) |
         (static_cast<std::uint64_t>(static_cast<std::uint8_t>(f.depth)) << 32) |
         (std::uint64_t{generation} << 40) | (static_cast<std::uint64_t>(f.bound) << 45);
}

Finding unpack(std::uint64_t data) {
  Finding f;
  f.move = Move::from_bits(static_cast<std::uint16_t>(data & 0xFFFF));
  f.score = static_cast<std::int16_t>((data >> 16) & 0xFFFF);
  f.depth = static_cast<int>((data >> 32) & 0xFF);
  f.bound = static_cast<Bound>((data >> 45) & 3);
  return f;
}

int depth_of(std::uint64_t data) { return static_cast<int>((data >> 32) & 0xFF); }
unsigned generation_of(std::uint64_t data) { return static_cast<unsigned>((data >> 40) & 31); }

// Asks for large pages: a search touches the table everywhere, and each small page that it meets first
// costs it, and all its threads, a visit to the system.
void ask_for_large_pages([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t size) {
#if defined(__linux__)
  constexpr std::size_t kPage = 4096;
  const std::size_t before = reinterpret_cast<std::uintptr_t>(begin) % kPage;
  madvise(static_cast<std::byte*>(begin) - before, size + before, MADV_HUGEPAGE);
#endif
}

}  // namespace

Table::Table(std::size_t mebibytes) : mebibytes_(mebibytes) {
  const std::size_t buckets = std::bit_floor(
      std::max<std::size_t>(mebibytes, 1) * 1024 * 1024 / (sizeof(Entry) * kEntriesPerBucket));
  mask_ = buckets - 1;
  // Zeros are empty entries, and the system hands out zeroed memory page by page as it is used: so a
  // large table is there at once. The memory of one bucket more leaves room to align the first.
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free && sizeof(Entry) == 16);
  constexpr std::size_t kBucket = sizeof(Entry) * kEntriesPerBucket;
  std::size_t size = (buckets + 1) * kBucket;
  memory_.reset(std::calloc(1, size));
  if (memory_ == nullptr) throw std::bad_alloc();
  ask_for_large_pages(memory_.get(), size);
  void* aligned = memory_.get();
  entries_ = static_cast<Entry*>(std::align(kBucket, buckets * kBucket, aligned, size));
}

void Table::clear() {
  for (std::size_t i = 0; i < (mask_ + 1) * kEntriesPerBucket; ++i) {
    entries_[i].mixed_key.store(0, std::memory_order_relaxed);
    entries_[i].data.store(0, std::memory_order_relaxed);
  }
}

bool Table::find(std::uint64_t key, Finding& finding) const {
  const Entry* entries = bucket(key);
  for (std::size_t i = 0; i < kEntriesPerBucket; ++i) {
    const std::uint64_t data = entries[i].data.load(std::memory_order_relaxed);
    if ((entries[i].mixed_key.load(std::memory_order_relaxed) ^ data) != key || data == 0) continue;
    finding = unpack(data);
    return true;
  }
  return false;
}

void Table::store(std::uint64_t key, const Finding& finding) {
  Entry* entries = bucket(key);
  Entry* victim = entries;
  int least = 1000;
  for (std::size_t i = 0; i < kEntriesPerBucket; ++i) {
    const std::uint64_t data = entries[i].data.load(std::memory_order_relaxed);
    if ((entries[i].mixed_key.load(std::memory_order_relaxed) ^ data) == key) {
      victim = &entries[i];
      break;
    }
    const int age = static_cast<int>((generation_ - generation_of(data)) & 31);
    const int worth = data == 0 ? -1000 : depth_of(data) - 4 * age;
    if (worth < least) {
      least = worth;
      victim = &entries[i];
    }
  }
  const std::uint64_t data = pack(finding, generation_);
  victim->mixed_key.store(key ^ data, std::memory_order_relaxed);
  victim->data.store(data, std::memory_order_relaxed);
}

}  // namespace skep
