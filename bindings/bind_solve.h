// The solver for Python.
#pragma once

#include <nanobind/nanobind.h>

namespace skep {

void bind_solve(nanobind::module_& m);

}  // namespace skep
