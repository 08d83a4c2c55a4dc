// A pool of threads that share the items of a loop, again and again.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace skep {

// The thread that calls `run` works too, so a pool of one starts none.
class WorkerPool {
 public:
  explicit WorkerPool(unsigned threads) {
    for (unsigned i = 1; i < threads; ++i) threads_.emplace_back([this] { work(); });
  }
  ~WorkerPool() {
    {
      const std::lock_guard lock(mutex_);
      ends_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  unsigned threads() const { return static_cast<unsigned>(threads_.size()) + 1; }

  // Calls f(i) once for every i below `count`, on all threads, and returns when all calls have returned. `f` must
  // not throw. One thread may call this at a time.
  template <class F>
  void run(std::size_t count, F&& f) {
    if (threads_.empty()) {
      for (std::size_t i = 0; i < count; ++i) f(i);
      return;
    }
    {
      const std::lock_guard lock(mutex_);
      task_ = [&](std::size_t i) { f(i); };
      count_ = count;
      next_ = 0;
      busy_ = threads_.size();
      ++round_;
    }
    wake_.notify_all();
    take_items();
    if (!spin([this] { return busy_ == 0; })) {
      std::unique_lock lock(mutex_);
      done_.wait(lock, [this] { return busy_ == 0; });
    }
  }

 private:
  // So many items are taken at once: few enough to share evenly, enough to touch the counter seldom.
  static constexpr std::size_t kChunk = 8;

  void take_items() {
    for (std::size_t first = next_.fetch_add(kChunk); first < count_; first = next_.fetch_add(kChunk)) {
      const std::size_t end = first + kChunk < count_ ? first + kChunk : count_;
      for (std::size_t i = first; i < end; ++i) task_(i);
    }
  }

  // Waits a little while for something that mostly happens at once: to sleep and be woken takes longer than a step.
  template <class Condition>
  static bool spin(Condition&& holds) {
    constexpr int kTries = 4000;
    for (int i = 0; i < kTries; ++i) {
      if (holds()) return true;
      if (i % 64 == 63) std::this_thread::yield();
    }
    return holds();
  }

  void work() {
    std::size_t seen = 0;
    while (true) {
      const auto called = [&] { return ends_ || round_ != seen; };
      if (!spin(called)) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, called);
      }
      if (ends_) return;
      {
        const std::lock_guard lock(mutex_);  // what the round is about is written under it
        seen = round_;
      }
      take_items();
      const std::lock_guard lock(mutex_);
      if (--busy_ == 0) done_.notify_one();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable done_;
  std::function<void(std::size_t)> task_;
  std::size_t count_ = 0;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::size_t> busy_ = 0;  // threads that have not finished this round
  std::atomic<std::size_t> round_ = 0;
  std::atomic<bool> ends_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace skep
