#include "platform.h"

namespace skep {

// The system refuses every thread, so only the first task runs.
void run_on_threads(unsigned, const std::function<void(unsigned)>& task) { task(0); }

// The trap reaches JavaScript as a WebAssembly.RuntimeError.
void fail_out_of_memory() { __builtin_trap(); }

}  // namespace skep
