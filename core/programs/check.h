// Checks for the core's own test programs. They are ours because neither PyPI nor npm has doctest or Catch2.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace skep {

inline int checks = 0;
inline int failures = 0;

inline void check(bool holds, const char* what, const char* file, int line) {
  ++checks;
  if (holds) return;
  ++failures;
  std::printf("%s:%d: failed: %s\n", file, line, what);
}
#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)

// Prints how it went, and returns the exit code.
inline int finish_checks() {
  std::printf("%d passed, %d failed\n", checks - failures, failures);
  return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

inline constexpr std::string_view kGameTypes[] = {"Base",    "Base+M",  "Base+L",  "Base+P",
                                                  "Base+ML", "Base+MP", "Base+LP", "Base+MLP"};

}  // namespace skep
