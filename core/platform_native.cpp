#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "platform.h"

namespace skep {

void run_on_threads(unsigned threads, const std::function<void(unsigned)>& task) {
  std::vector<std::thread> helpers;
  try {
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(std::cref(task), i);
  } catch (const std::system_error&) {
  }
  task(0u);
  for (std::thread& helper : helpers) helper.join();
}

void fail_out_of_memory() { throw std::bad_alloc(); }

}  // namespace skep
