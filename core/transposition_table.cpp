#include "transposition_table.h"

#include <algorithm>
#include <bit>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "platform.h"

namespace skep {
namespace {

std::uint64_t pack(const TableEntry& e, std::uint8_t generation) {
  return std::uint64_t{e.move.bits()} |
         (static_cast<std::uint64_t>(static_cast<std::uint16_t>(e.score)) << 16) |
         (static_cast<std::uint64_t>(static_cast<std::uint8_t>(e.depth)) << 32) |
         (std::uint64_t{generation} << 40) | (static_cast<std::uint64_t>(e.bound) << 45);
}

TableEntry unpack(std::uint64_t data) {
  TableEntry e;
  e.move = Move::from_bits(static_cast<std::uint16_t>(data & 0xFFFF));
  e.score = static_cast<std::int16_t>((data >> 16) & 0xFFFF);
  e.depth = static_cast<int>((data >> 32) & 0xFF);
  e.bound = static_cast<Bound>((data >> 45) & 3);
  return e;
}

int depth_of(std::uint64_t data) { return static_cast<int>((data >> 32) & 0xFF); }
unsigned generation_of(std::uint64_t data) { return static_cast<unsigned>((data >> 40) & 31); }

// Asks the system for large pages: a search touches the table everywhere, and the first access to each
// small page is a page fault that all its threads wait for.
void ask_for_large_pages([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t size) {
#if defined(__linux__)
  constexpr std::size_t kPage = 4096;
  const std::size_t before = reinterpret_cast<std::uintptr_t>(begin) % kPage;
  madvise(static_cast<std::byte*>(begin) - before, size + before, MADV_HUGEPAGE);
#endif
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t mebibytes) : mebibytes_(mebibytes) {
  const std::size_t buckets = std::bit_floor(
      std::max<std::size_t>(mebibytes, 1) * 1024 * 1024 / (sizeof(Slot) * kSlotsPerBucket));
  mask_ = buckets - 1;
  // A slot of zeros is empty, and calloc gets zeroed pages from the system only when they are first used:
  // so a large table costs no time here. One bucket more leaves room to align the first.
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free && sizeof(Slot) == 16);
  constexpr std::size_t kBucket = sizeof(Slot) * kSlotsPerBucket;
  std::size_t size = (buckets + 1) * kBucket;
  memory_.reset(std::calloc(1, size));
  if (memory_ == nullptr) fail_out_of_memory();
  ask_for_large_pages(memory_.get(), size);
  void* aligned = memory_.get();
  slots_ = static_cast<Slot*>(std::align(kBucket, buckets * kBucket, aligned, size));
}

void TranspositionTable::clear() {
  for (std::size_t i = 0; i < (mask_ + 1) * kSlotsPerBucket; ++i) {
    slots_[i].mixed_key.store(0, std::memory_order_relaxed);
    slots_[i].data.store(0, std::memory_order_relaxed);
  }
}

bool TranspositionTable::find(std::uint64_t key, TableEntry& entry) const {
  const Slot* slots = bucket(key);
  for (std::size_t i = 0; i < kSlotsPerBucket; ++i) {
    const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
    if ((slots[i].mixed_key.load(std::memory_order_relaxed) ^ data) != key || data == 0) continue;
    entry = unpack(data);
    return true;
  }
  return false;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
  Slot* slots = bucket(key);
  Slot* victim = slots;
  int least_value = 1000;
  for (std::size_t i = 0; i < kSlotsPerBucket; ++i) {
    const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
    if ((slots[i].mixed_key.load(std::memory_order_relaxed) ^ data) == key) {
      victim = &slots[i];
      break;
    }
    const int age = static_cast<int>((generation_ - generation_of(data)) & 31);
    const int value = data == 0 ? -1000 : depth_of(data) - 4 * age;
    if (value < least_value) {
      least_value = value;
      victim = &slots[i];
    }
  }
  const std::uint64_t data = pack(entry, generation_);
  victim->mixed_key.store(key ^ data, std::memory_order_relaxed);
  victim->data.store(data, std::memory_order_relaxed);
}

}  // namespace skep
