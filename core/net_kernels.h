// The arithmetic of a net, written for several kinds of processors. All give the same integers: sums are
// taken modulo 2^16 and 2^32, where the order of additions does not matter.
#pragma once

#include <cstddef>
#include <cstdint>

#include "net.h"

namespace skep {

struct NetKernel {
  // Adds up some rows and the bias, and clips the sums to 0..256.
  void (*add_rows)(const Net::Parameters& net, const std::uint16_t* rows, std::size_t count,
                   std::int16_t* sums);
  // One layer of kNetWidth outputs: (bias + weights * inputs) >> shift, clipped to 0..1024.
  void (*apply_layer)(const std::int16_t* inputs, std::size_t pairs, const std::int16_t* weights,
                      const std::int32_t* bias, int shift, std::int16_t* outputs);
};

inline constexpr int kSumOne = 256;
inline constexpr int kActivationOne = 1024;

// The functions of a kernel, which must be one of Net::kernels().
const NetKernel& net_kernel(Kernel kernel);

}  // namespace skep
