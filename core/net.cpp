#include "net.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "net_kernels.h"

namespace skep {
namespace {

constexpr std::string_view kMagic = "SKEPNET\n";
constexpr std::size_t kHeader = 16;    // magic, version, width, length of the description
constexpr std::size_t kChecksum = 4;
constexpr unsigned kVersion = 1;
constexpr std::size_t kMaxDescription = 1 << 16;

constexpr unsigned kKindsAndStates = kNetKinds * kNetStates;
constexpr std::size_t kParameterBytes =
    2 * (kKindsAndStates * (1 + 2 * kNetRings) * kNetWidth + kNetWidth)  // rows and their bias
    + kNetWidth * (2 * kNetInputs + 4)                                   // the first layer
    + kNetWidth * (2 * kNetWidth + 4)                                    // the second
    + 2 * kNetWidth + 4;                                                 // the last

constexpr int kFirstShift = 8;     // from 256 * 1024 to 1024
constexpr int kSecondShift = 10;   // from 1024 * 1024 to 1024
constexpr int kLastShift = 14;     // from 1024 * 16 for each point to points
constexpr int kInputsPerCount = kSumOne / 4;
constexpr int kMaxCount = 14;      // no count is greater: a player has 14 pieces
constexpr int kMaxRow = 1023;      // 28 of them and the bias fit into 16 bits
constexpr int kMaxScore = 9'999;   // far below a proven win

std::uint32_t checksum(std::span<const std::byte> bytes) {
  std::uint32_t crc = 0xFFFF'FFFF;
  for (const std::byte b : bytes) {
    crc ^= std::to_integer<std::uint32_t>(b);
    for (int i = 0; i < 8; ++i) crc = (crc >> 1) ^ (0xEDB8'8320 & (0u - (crc & 1)));
  }
  return ~crc;
}

// Reads little-endian numbers one after another; that there are enough was checked before.
class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  std::int16_t next16() { return static_cast<std::int16_t>(next(2)); }
  std::int32_t next32() { return static_cast<std::int32_t>(next(4)); }

 private:
  std::uint32_t next(std::size_t size) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < size; ++i)
      number |= std::to_integer<std::uint32_t>(bytes_[i]) << (8 * i);
    bytes_ = bytes_.subspan(size);
    return number;
  }
  std::span<const std::byte> bytes_;
};

bool read_rows(Reader& reader, Net::Parameters& net) {
  constexpr std::size_t kRings = kKindsAndStates * kNetRings;
  using Row = Net::Parameters::Sums;
  std::vector<Row> kind(kKindsAndStates), own(kRings), other(kRings);
  for (auto* part : {&kind, &own, &other})
    for (Row& row : *part)
      for (std::int16_t& number : row) number = reader.next16();
  int most = 0;
  for (std::size_t row = 0; row < kNetRows; ++row) {
    const std::size_t k = row / (kNetRings * kNetRings);
    const Row& a = kind[k];
    const Row& b = own[k * kNetRings + row / kNetRings % kNetRings];
    const Row& c = other[k * kNetRings + row % kNetRings];
    for (std::size_t i = 0; i < kNetWidth; ++i) {
      const int sum = a[i] + b[i] + c[i];
      most = std::max(most, std::abs(sum));
      net.rows[row][i] = static_cast<std::int16_t>(sum);
    }
  }
  for (std::int16_t& number : net.bias) {
    number = reader.next16();
    most = std::max(most, std::abs(static_cast<int>(number)));
  }
  return most <= kMaxRow;
}

// Reads a layer, output by output; false if its sums could overflow. `most[i]` is the greatest value
// that input i can have.
template <std::size_t kInputs>
bool read_layer(Reader& reader, Net::Parameters::Layer<kInputs>& layer, const std::array<int, kInputs>& most) {
  std::array<std::int64_t, kNetWidth> sums{};
  for (std::size_t out = 0; out < kNetWidth; ++out)
    for (std::size_t in = 0; in < kInputs; ++in) {
      const std::int16_t weight = reader.next16();
      layer.weights[in / 2 * 2 * kNetWidth + 2 * out + in % 2] = weight;
      sums[out] += std::int64_t{most[in]} * std::abs(std::int64_t{weight});
    }
  bool fits = true;
  for (std::size_t out = 0; out < kNetWidth; ++out) {
    layer.bias[out] = reader.next32();
    fits = fits && sums[out] + std::abs(std::int64_t{layer.bias[out]}) <= INT32_MAX;
  }
  return fits;
}

bool read_parameters(Reader reader, Net::Parameters& net) {
  std::array<int, kNetInputs> inputs;
  inputs.fill(kSumOne);
  std::fill(inputs.begin() + 2 * kNetWidth, inputs.end(), kMaxCount * kInputsPerCount);
  std::array<int, kNetWidth> activations;
  activations.fill(kActivationOne);
  bool fits = read_rows(reader, net);
  fits = read_layer(reader, net.first, inputs) && fits;
  fits = read_layer(reader, net.second, activations) && fits;
  std::int64_t sum = 0;
  for (std::int16_t& weight : net.last) {
    weight = reader.next16();
    sum += std::int64_t{kActivationOne} * std::abs(std::int64_t{weight});
  }
  net.last_bias = reader.next32();
  return fits && sum + std::abs(std::int64_t{net.last_bias}) <= INT32_MAX;
}

}  // namespace

std::unique_ptr<const Net> Net::parse(std::span<const std::byte> bytes, std::string& error) {
  const auto refuse = [&](std::string why) {
    error = std::move(why);
    return nullptr;
  };
  if (bytes.size() < kHeader || std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) != 0)
    return refuse("it is no net of Skep");
  Reader header(bytes.subspan(kMagic.size()));
  const unsigned version = static_cast<std::uint16_t>(header.next16());
  const unsigned width = static_cast<std::uint16_t>(header.next16());
  const std::size_t length = static_cast<std::uint32_t>(header.next32());
  if (version != kVersion)
    return refuse("it is a net of format " + std::to_string(version) + ", and this engine reads format " +
                  std::to_string(kVersion));
  if (width != kNetWidth)
    return refuse("it is a net of width " + std::to_string(width) + ", and this engine uses nets of width " +
                  std::to_string(kNetWidth));
  if (length > kMaxDescription || bytes.size() != kHeader + length + kParameterBytes + kChecksum)
    return refuse("the net is cut short, or has too many bytes");
  const std::span<const std::byte> body = bytes.first(bytes.size() - kChecksum);
  Reader end(bytes.last(kChecksum));
  if (static_cast<std::uint32_t>(end.next32()) != checksum(body))
    return refuse("the net is damaged: its checksum is wrong");
  std::unique_ptr<Net> net(new Net);
  if (!read_parameters(Reader(body.subspan(kHeader + length)), *net->parameters_))
    return refuse("the numbers of the net are too large to be computed with");
  net->description_.assign(reinterpret_cast<const char*>(body.data()) + kHeader, length);
  return net;
}

int Net::evaluate(const NetInputs& inputs, Kernel kernel) const {
  const NetKernel& arithmetic = net_kernel(kernel);
  const Parameters& net = *parameters_;
  alignas(64) std::array<std::int16_t, kNetInputs> values;
  arithmetic.add_rows(net, inputs.own.data(), inputs.pieces, values.data());
  arithmetic.add_rows(net, inputs.other.data(), inputs.pieces, values.data() + kNetWidth);
  for (std::size_t i = 0; i < kNetCounts; ++i)
    values[2 * kNetWidth + i] = static_cast<std::int16_t>(inputs.counts[i] * kInputsPerCount);
  alignas(64) std::array<std::int16_t, kNetWidth> hidden;
  arithmetic.apply_layer(values.data(), kNetInputs / 2, net.first.weights.data(), net.first.bias.data(),
                         kFirstShift, hidden.data());
  alignas(64) std::array<std::int16_t, kNetWidth> deeper;
  arithmetic.apply_layer(hidden.data(), kNetWidth / 2, net.second.weights.data(), net.second.bias.data(),
                         kSecondShift, deeper.data());
  std::int32_t score = net.last_bias;
  for (std::size_t i = 0; i < kNetWidth; ++i) score += deeper[i] * net.last[i];
  return std::clamp(score >> kLastShift, -kMaxScore, kMaxScore);
}

}  // namespace skep
