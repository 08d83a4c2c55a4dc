#include "net_kernels.h"

#include <algorithm>

#if defined(__x86_64__) || defined(_M_X64)
#define SKEP_X86 1
#include <immintrin.h>
#endif
#if defined(__aarch64__) && defined(__ARM_NEON)
#define SKEP_NEON 1
#include <arm_neon.h>
#endif
#if defined(__wasm_simd128__)
#define SKEP_SIMD128 1
#include <wasm_simd128.h>
#endif
// A function for newer processors inside a program for all of them; other compilers do without it.
#if defined(SKEP_X86) && defined(__GNUC__)
#define SKEP_AVX2 1
#define SKEP_FOR_AVX2 __attribute__((target("avx2")))
#endif

namespace skep {
namespace {

// ---- any processor

void add_rows_plain(const Net::Parameters& net, const std::uint16_t* rows, std::size_t count,
                    std::int16_t* sums) {
  std::array<std::uint16_t, kNetWidth> total;
  for (std::size_t i = 0; i < kNetWidth; ++i) total[i] = static_cast<std::uint16_t>(net.bias[i]);
  for (std::size_t r = 0; r < count; ++r)
    for (std::size_t i = 0; i < kNetWidth; ++i)
      total[i] = static_cast<std::uint16_t>(total[i] + static_cast<std::uint16_t>(net.rows[rows[r]][i]));
  for (std::size_t i = 0; i < kNetWidth; ++i)
    sums[i] = std::clamp(static_cast<std::int16_t>(total[i]), std::int16_t{0}, std::int16_t{kSumOne});
}

void apply_layer_plain(const std::int16_t* inputs, std::size_t pairs, const std::int16_t* weights,
                       const std::int32_t* bias, int shift, std::int16_t* outputs) {
  std::array<std::int32_t, kNetWidth> total;
  for (std::size_t i = 0; i < kNetWidth; ++i) total[i] = bias[i];
  for (std::size_t pair = 0; pair < pairs; ++pair, weights += 2 * kNetWidth)
    for (std::size_t i = 0; i < kNetWidth; ++i)
      total[i] += inputs[2 * pair] * weights[2 * i] + inputs[2 * pair + 1] * weights[2 * i + 1];
  for (std::size_t i = 0; i < kNetWidth; ++i)
    outputs[i] = static_cast<std::int16_t>(std::clamp(total[i] >> shift, 0, kActivationOne));
}

constexpr NetKernel kPlain = {add_rows_plain, apply_layer_plain};

// ---- x86-64: every one has SSE2

#if defined(SKEP_X86)
// Two inputs as the one number that a multiplication of pairs wants in each place.
std::int32_t input_pair(const std::int16_t* inputs) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(static_cast<std::uint16_t>(inputs[0])) |
                                   static_cast<std::uint32_t>(static_cast<std::uint16_t>(inputs[1])) << 16);
}

const __m128i* vectors(const void* data) { return static_cast<const __m128i*>(data); }

void add_rows_sse2(const Net::Parameters& net, const std::uint16_t* rows, std::size_t count,
                   std::int16_t* sums) {
  constexpr std::size_t kVectors = kNetWidth / 8;
  __m128i total[kVectors];
  for (std::size_t v = 0; v < kVectors; ++v) total[v] = _mm_load_si128(vectors(net.bias.data()) + v);
  for (std::size_t r = 0; r < count; ++r) {
    const __m128i* row = vectors(net.rows[rows[r]].data());
    for (std::size_t v = 0; v < kVectors; ++v) total[v] = _mm_add_epi16(total[v], _mm_load_si128(row + v));
  }
  const __m128i most = _mm_set1_epi16(kSumOne);
  for (std::size_t v = 0; v < kVectors; ++v)
    _mm_storeu_si128(reinterpret_cast<__m128i*>(sums) + v,
                     _mm_min_epi16(_mm_max_epi16(total[v], _mm_setzero_si128()), most));
}

void apply_layer_sse2(const std::int16_t* inputs, std::size_t pairs, const std::int16_t* weights,
                      const std::int32_t* bias, int shift, std::int16_t* outputs) {
  constexpr std::size_t kVectors = kNetWidth / 4;
  __m128i total[kVectors];
  for (std::size_t v = 0; v < kVectors; ++v) total[v] = _mm_load_si128(vectors(bias) + v);
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const __m128i input = _mm_set1_epi32(input_pair(inputs + 2 * pair));
    const __m128i* row = vectors(weights) + pair * kVectors;
    for (std::size_t v = 0; v < kVectors; ++v)
      total[v] = _mm_add_epi32(total[v], _mm_madd_epi16(input, _mm_load_si128(row + v)));
  }
  const __m128i count = _mm_cvtsi32_si128(shift);
  const __m128i most = _mm_set1_epi16(kActivationOne);
  for (std::size_t v = 0; v < kVectors; v += 2) {
    const __m128i both = _mm_packs_epi32(_mm_sra_epi32(total[v], count), _mm_sra_epi32(total[v + 1], count));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(outputs) + v / 2,
                     _mm_min_epi16(_mm_max_epi16(both, _mm_setzero_si128()), most));
  }
}

constexpr NetKernel kSse2 = {add_rows_sse2, apply_layer_sse2};
#endif

// ---- x86-64 with AVX2

#if defined(SKEP_AVX2)
SKEP_FOR_AVX2 void add_rows_avx2(const Net::Parameters& net, const std::uint16_t* rows, std::size_t count,
                                 std::int16_t* sums) {
  const auto* first = reinterpret_cast<const __m256i*>(net.bias.data());
  __m256i low = _mm256_load_si256(first);
  __m256i high = _mm256_load_si256(first + 1);
  for (std::size_t r = 0; r < count; ++r) {
    const auto* row = reinterpret_cast<const __m256i*>(net.rows[rows[r]].data());
    low = _mm256_add_epi16(low, _mm256_load_si256(row));
    high = _mm256_add_epi16(high, _mm256_load_si256(row + 1));
  }
  const __m256i least = _mm256_setzero_si256();
  const __m256i most = _mm256_set1_epi16(kSumOne);
  auto* out = reinterpret_cast<__m256i*>(sums);
  _mm256_storeu_si256(out, _mm256_min_epi16(_mm256_max_epi16(low, least), most));
  _mm256_storeu_si256(out + 1, _mm256_min_epi16(_mm256_max_epi16(high, least), most));
}

SKEP_FOR_AVX2 void apply_layer_avx2(const std::int16_t* inputs, std::size_t pairs,
                                    const std::int16_t* weights, const std::int32_t* bias, int shift,
                                    std::int16_t* outputs) {
  constexpr std::size_t kVectors = kNetWidth / 8;
  const auto* start = reinterpret_cast<const __m256i*>(bias);
  __m256i total[kVectors];
  for (std::size_t v = 0; v < kVectors; ++v) total[v] = _mm256_load_si256(start + v);
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const __m256i input = _mm256_set1_epi32(input_pair(inputs + 2 * pair));
    const auto* row = reinterpret_cast<const __m256i*>(weights) + pair * kVectors;
    for (std::size_t v = 0; v < kVectors; ++v)
      total[v] = _mm256_add_epi32(total[v], _mm256_madd_epi16(input, _mm256_load_si256(row + v)));
  }
  const __m128i count = _mm_cvtsi32_si128(shift);
  const __m256i most = _mm256_set1_epi16(kActivationOne);
  for (std::size_t v = 0; v < kVectors; v += 2) {
    const __m256i mixed =
        _mm256_packs_epi32(_mm256_sra_epi32(total[v], count), _mm256_sra_epi32(total[v + 1], count));
    const __m256i both = _mm256_permute4x64_epi64(mixed, 0b11'01'10'00);  // packing interleaves the halves
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(outputs) + v / 2,
                        _mm256_min_epi16(_mm256_max_epi16(both, _mm256_setzero_si256()), most));
  }
}

constexpr NetKernel kAvx2 = {add_rows_avx2, apply_layer_avx2};
#endif

// ---- ARM, 64 bits

#if defined(SKEP_NEON)
void add_rows_neon(const Net::Parameters& net, const std::uint16_t* rows, std::size_t count,
                   std::int16_t* sums) {
  constexpr std::size_t kVectors = kNetWidth / 8;
  int16x8_t total[kVectors];
  for (std::size_t v = 0; v < kVectors; ++v) total[v] = vld1q_s16(net.bias.data() + 8 * v);
  for (std::size_t r = 0; r < count; ++r)
    for (std::size_t v = 0; v < kVectors; ++v)
      total[v] = vaddq_s16(total[v], vld1q_s16(net.rows[rows[r]].data() + 8 * v));
  for (std::size_t v = 0; v < kVectors; ++v)
    vst1q_s16(sums + 8 * v, vminq_s16(vmaxq_s16(total[v], vdupq_n_s16(0)), vdupq_n_s16(kSumOne)));
}

void apply_layer_neon(const std::int16_t* inputs, std::size_t pairs, const std::int16_t* weights,
                      const std::int32_t* bias, int shift, std::int16_t* outputs) {
  constexpr std::size_t kVectors = kNetWidth / 4;
  int32x4_t total[kVectors];
  for (std::size_t v = 0; v < kVectors; ++v) total[v] = vld1q_s32(bias + 4 * v);
  for (std::size_t pair = 0; pair < pairs; ++pair, weights += 2 * kNetWidth)
    for (std::size_t v = 0; v < kVectors; ++v) {
      const int16x4x2_t both = vld2_s16(weights + 8 * v);
      total[v] = vmlal_n_s16(total[v], both.val[0], inputs[2 * pair]);
      total[v] = vmlal_n_s16(total[v], both.val[1], inputs[2 * pair + 1]);
    }
  const int32x4_t count = vdupq_n_s32(-shift);
  for (std::size_t v = 0; v < kVectors; ++v) {
    const int32x4_t shifted = vshlq_s32(total[v], count);
    const int32x4_t clipped = vminq_s32(vmaxq_s32(shifted, vdupq_n_s32(0)), vdupq_n_s32(kActivationOne));
    vst1_s16(outputs + 4 * v, vmovn_s32(clipped));
  }
}

constexpr NetKernel kNeon = {add_rows_neon, apply_layer_neon};
#endif

// ---- WebAssembly

#if defined(SKEP_SIMD128)
v128_t clip(v128_t values, std::int16_t most) {
  return wasm_i16x8_min(wasm_i16x8_max(values, wasm_i16x8_splat(0)), wasm_i16x8_splat(most));
}

void add_rows_simd128(const Net::Parameters& net, const std::uint16_t* rows, std::size_t count,
                      std::int16_t* sums) {
  constexpr std::size_t kVectors = kNetWidth / 8;
  v128_t total[kVectors];
  for (std::size_t v = 0; v < kVectors; ++v) total[v] = wasm_v128_load(net.bias.data() + 8 * v);
  for (std::size_t r = 0; r < count; ++r)
    for (std::size_t v = 0; v < kVectors; ++v)
      total[v] = wasm_i16x8_add(total[v], wasm_v128_load(net.rows[rows[r]].data() + 8 * v));
  for (std::size_t v = 0; v < kVectors; ++v) wasm_v128_store(sums + 8 * v, clip(total[v], kSumOne));
}

void apply_layer_simd128(const std::int16_t* inputs, std::size_t pairs, const std::int16_t* weights,
                         const std::int32_t* bias, int shift, std::int16_t* outputs) {
  constexpr std::size_t kVectors = kNetWidth / 4;
  v128_t total[kVectors];
  for (std::size_t v = 0; v < kVectors; ++v) total[v] = wasm_v128_load(bias + 4 * v);
  for (std::size_t pair = 0; pair < pairs; ++pair, weights += 2 * kNetWidth) {
    const v128_t input = wasm_v128_load32_splat(inputs + 2 * pair);
    for (std::size_t v = 0; v < kVectors; ++v)
      total[v] = wasm_i32x4_add(total[v], wasm_i32x4_dot_i16x8(input, wasm_v128_load(weights + 8 * v)));
  }
  const auto count = static_cast<std::uint32_t>(shift);
  for (std::size_t v = 0; v < kVectors; v += 2) {
    const v128_t both = wasm_i16x8_narrow_i32x4(wasm_i32x4_shr(total[v], count),
                                                wasm_i32x4_shr(total[v + 1], count));
    wasm_v128_store(outputs + 4 * v, clip(both, kActivationOne));
  }
}

constexpr NetKernel kSimd128 = {add_rows_simd128, apply_layer_simd128};
#endif

std::vector<Kernel> find_kernels() {
  std::vector<Kernel> found = {Kernel::Plain};
#if defined(SKEP_X86)
  found.push_back(Kernel::Sse2);
#endif
#if defined(SKEP_AVX2)
  if (__builtin_cpu_supports("avx2")) found.push_back(Kernel::Avx2);
#endif
#if defined(SKEP_NEON)
  found.push_back(Kernel::Neon);
#endif
#if defined(SKEP_SIMD128)
  found.push_back(Kernel::Simd128);
#endif
  return found;
}

}  // namespace

const NetKernel& net_kernel([[maybe_unused]] Kernel kernel) {
#if defined(SKEP_X86)
  if (kernel == Kernel::Sse2) return kSse2;
#endif
#if defined(SKEP_AVX2)
  if (kernel == Kernel::Avx2) return kAvx2;
#endif
#if defined(SKEP_NEON)
  if (kernel == Kernel::Neon) return kNeon;
#endif
#if defined(SKEP_SIMD128)
  if (kernel == Kernel::Simd128) return kSimd128;
#endif
  return kPlain;
}

const std::vector<Kernel>& Net::kernels() {
  static const std::vector<Kernel> found = find_kernels();
  return found;
}

}  // namespace skep
