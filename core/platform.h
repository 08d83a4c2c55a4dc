// What the core asks of the system it runs on. Native programs link platform_native.cpp; WebAssembly, which
// has neither threads nor exceptions here, links wasm/platform_wasm.cpp.
#pragma once

#include <functional>

namespace skep {

// The greatest number of threads of a search or a perft; users who ask for more get an error.
inline constexpr unsigned kMaxThreads = 512;

// Calls task(i) for i from 0 to threads - 1, each on a thread of its own (0 on the caller's), and waits
// for all. If the system refuses a thread, the remaining calls are left out; task(0) always runs.
void run_on_threads(unsigned threads, const std::function<void(unsigned)>& task);

// Ends what needed the memory: throws std::bad_alloc, or traps where there are no exceptions.
[[noreturn]] void fail_out_of_memory();

}  // namespace skep
