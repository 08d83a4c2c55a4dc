#include <nanobind/stl/string.h>

#include "bindings.h"
#include "convert.h"
#include "weights.h"

namespace nb = nanobind;

namespace skep {
namespace {

nb::dict weights() {
  nb::dict result;
  for (std::size_t f = 0; f < kFeatures; ++f) result[to_str(feature_name(f))] = kWeights[f];
  return result;
}

}  // namespace

void bind_evaluation(nb::module_& m) {
  m.def("weights", &weights, nb::sig("def weights() -> dict[str, int]"),
        "The weights of the evaluation by name, in the order of Position.features.");
}

}  // namespace skep
