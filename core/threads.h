// Threads that share one piece of work.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace skep {

// Calls work(number) on that many threads, this one being number 0, and waits for all. Where the system
// gives no more threads, the work is done by those there are.
template <class Work>
void run_on_threads(unsigned threads, Work&& work) {
  std::vector<std::thread> helpers;
  try {
    for (unsigned number = 1; number < threads; ++number) helpers.emplace_back(work, number);
  } catch (const std::system_error&) {
  }
  work(0u);
  for (std::thread& helper : helpers) helper.join();
}

}  // namespace skep
