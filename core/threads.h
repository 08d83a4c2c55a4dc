// Runs one task on several threads.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace skep {

// The greatest number of threads of a search or a perft; users who ask for more get an error.
inline constexpr unsigned kMaxThreads = 512;

// Calls task(i) for i from 0 to threads - 1, each on a thread of its own (0 on the caller's), and waits
// for all. If the system refuses a thread, the remaining calls are left out; task(0) always runs.
template <class Task>
void run_on_threads(unsigned threads, Task&& task) {
  std::vector<std::thread> helpers;
  try {
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(task, i);
  } catch (const std::system_error&) {
  }
  task(0u);
  for (std::thread& helper : helpers) helper.join();
}

}  // namespace skep
