// Long calls that release the GIL and that Ctrl-C can interrupt.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <future>

namespace skep {

// Runs work(stop) in a thread of its own without the GIL. Meanwhile this thread checks for Ctrl-C and calls
// meanwhile() every `patience`. If that returns false, or on Ctrl-C, `stop` is set and the work waited for.
template <class Work, class Meanwhile>
void run_interruptibly(std::chrono::milliseconds patience, Work&& work, Meanwhile&& meanwhile) {
  std::atomic<bool> stop = false;
  std::future<void> done = std::async(std::launch::async, [&] { work(stop); });
  const auto ready = [&] {
    const nanobind::gil_scoped_release release;
    return done.wait_for(patience) == std::future_status::ready;
  };
  try {
    while (!ready()) {
      if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
      if (!meanwhile()) stop = true;
    }
  } catch (...) {
    stop = true;
    const nanobind::gil_scoped_release release;
    done.wait();
    throw;
  }
  done.get();
}

}  // namespace skep
