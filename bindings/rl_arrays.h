// Arrays of the caller's that environments write to.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

#include "rl/batch_env.h"

namespace skep {

template <class T>
using Array = nanobind::ndarray<T, nanobind::ndim<1>, nanobind::c_contig, nanobind::device::cpu>;
using Bytes = Array<std::uint8_t>;
using Edges = Array<std::int16_t>;

// Lets one thread at a time at its object; another one gets a RuntimeError.
class Entry {
 public:
  explicit Entry(std::atomic<bool>& busy) : busy_(busy) {
    if (busy_.exchange(true)) throw std::runtime_error("another thread is using this");
  }
  ~Entry() { busy_ = false; }
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;

 private:
  std::atomic<bool>& busy_;
};

// Raises ValueError unless an array has so many values.
template <class A>
void check_size(const A& array, std::size_t size, const char* name) {
  if (array.size() == size) return;
  throw nanobind::value_error(
      (std::string(name) + " has " + std::to_string(array.size()) + " values, not " + std::to_string(size)).c_str());
}

// The same for observations, with the edges of graphs.
inline void check_observations(const BatchSettings& settings, std::size_t games, const Bytes& values,
                               const std::optional<Edges>& edges) {
  if (settings.window < kLeastWindow || settings.window > kMostWindow)
    throw nanobind::value_error(("a window is from " + std::to_string(kLeastWindow) + " to " +
                                 std::to_string(kMostWindow) + " cells wide, not " +
                                 std::to_string(settings.window)).c_str());
  const std::size_t bytes = settings.as_float ? sizeof(float) : 1;
  check_size(values, games * observation_size(settings.form, settings.window) * bytes, "observations");
  if ((settings.form == ObservationForm::Graph) != edges.has_value())
    throw nanobind::value_error("graphs have edges, and other observations have none");
  if (edges) check_size(*edges, games * kGraphNodes * kGraphEdges, "edges");
}

}  // namespace skep
