// Tests of nets: every kernel of this machine computes the same integers as the plain one, and files that
// are damaged are refused.
//
//   skep_net_tests [POSITIONS]
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "check.h"
#include "game_text.h"
#include "movegen.h"
#include "net.h"
#include "search.h"
#include "selfplay.h"
#include "training_samples.h"

namespace skep {
namespace {

using Bytes = std::vector<std::byte>;

void put(Bytes& bytes, std::uint64_t number, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<std::byte>((number >> (8 * i)) & 0xFF));
}

std::uint32_t crc_of(const Bytes& bytes) {
  std::uint32_t crc = ~0u;
  for (const std::byte b : bytes) {
    crc ^= std::to_integer<std::uint32_t>(b);
    for (int i = 0; i < 8; ++i) crc = (crc & 1) != 0 ? (crc >> 1) ^ 0xEDB88320u : crc >> 1;
  }
  return ~crc;
}

struct Sizes {
  int row = 300, first = 2000, second = 3000, last = 4000, bias = 1 << 18;
};

// A file of random numbers up to these sizes; the checksum is right.
Bytes random_file(std::mt19937& random, const Sizes& sizes, std::string text = "{}") {
  Bytes bytes;
  for (const char c : std::string("SKEPNET\n")) put(bytes, static_cast<unsigned char>(c), 1);
  put(bytes, 1, 2);
  put(bytes, kNetWidth, 2);
  put(bytes, text.size(), 4);
  for (const char c : text) put(bytes, static_cast<unsigned char>(c), 1);
  const auto add = [&](std::size_t count, int most, std::size_t size) {
    std::uniform_int_distribution<int> number(-most, most);
    for (std::size_t i = 0; i < count; ++i) put(bytes, static_cast<std::uint64_t>(number(random)), size);
  };
  add(kNetKinds * kNetStates * (1 + 2 * kNetRings) * kNetWidth, sizes.row, 2);
  add(kNetWidth, sizes.row, 2);
  add(kNetWidth * kNetInputs, sizes.first, 2);
  add(kNetWidth, sizes.bias, 4);
  add(kNetWidth * kNetWidth, sizes.second, 2);
  add(kNetWidth, sizes.bias, 4);
  add(kNetWidth, sizes.last, 2);
  add(1, sizes.bias, 4);
  put(bytes, crc_of(bytes), 4);
  return bytes;
}

std::unique_ptr<const Net> parse(const Bytes& bytes, std::string& error) {
  error.clear();
  return Net::parse(bytes, error);
}

// Calls look(board) for positions of random games of all types.
template <class Look> void random_positions(std::mt19937& random, int count, Look&& look) {
  for (int seen = 0, game = 0; seen < count; ++game) {
    Position position = *read_game(kGameTypes[static_cast<std::size_t>(game) % std::size(kGameTypes)]);
    for (int ply = 0; ply < 120 && seen < count && !position.board().is_over(); ++ply, ++seen) {
      look(position.board());
      MoveList moves;
      generate_moves(position.board(), moves);
      position.play(position.on_table(moves[random() % moves.size()]));
    }
  }
}

void kernels_agree(int positions) {
  std::mt19937 random(11);
  std::string error;
  // Gentle numbers, and some so large that nearly everything is clipped.
  const std::unique_ptr<const Net> nets[] = {
      parse(random_file(random, {10, 300, 1000, 2000, 1 << 16}), error),
      parse(random_file(random, {}), error),
      parse(random_file(random, {341, 15000, 20000, 32767, 1 << 24}), error)};
  int scores = 0;
  random_positions(random, positions, [&](const Board& board) {
    const NetInputs inputs = net_inputs(board);
    for (unsigned i = 0; i < inputs.pieces; ++i) CHECK(seen_by_opponent(inputs.own[i]) == inputs.other[i]);
    for (const auto& net : nets) {
      CHECK(net != nullptr);
      const int plain = net->evaluate(inputs, Kernel::Plain);
      for (const Kernel kernel : Net::kernels()) CHECK(net->evaluate(inputs, kernel) == plain);
      CHECK(net->evaluate(board) == plain && std::abs(plain) < kProvenScore);
      scores += plain != 0 ? 1 : 0;
    }
  });
  CHECK(scores > positions);
}

void damaged_files_are_refused() {
  std::mt19937 random(12);
  std::string error;
  const Bytes good = random_file(random, {}, R"({"name": "random"})");
  const auto net = parse(good, error);
  CHECK(net != nullptr && error.empty() && net->description() == R"({"name": "random"})");
  for (const std::size_t size : {std::size_t{0}, std::size_t{7}, std::size_t{16}, good.size() / 2, good.size() - 1}) {
    CHECK(parse(Bytes(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)), error) == nullptr);
    CHECK(!error.empty());
  }
  for (int i = 0; i < 200; ++i) {
    Bytes changed = good;
    changed[random() % changed.size()] ^= static_cast<std::byte>(1u << (random() % 8));
    CHECK(parse(changed, error) == nullptr && !error.empty());
  }
  Bytes longer = good;
  longer.push_back(std::byte{0});
  CHECK(parse(longer, error) == nullptr);
  // Sums that could overflow: in rows, and in each of the layers.
  constexpr int kMost = 32767, kMostBias = 0x7FFFFFF0;
  for (const Sizes& sizes : {Sizes{2000, 0, 0, 0, 0}, Sizes{0, kMost, 0, 0, kMostBias}, Sizes{0, 0, kMost, 0, kMostBias}}) {
    CHECK(parse(random_file(random, sizes), error) == nullptr);
    CHECK(error.find("too large") != std::string::npos);
  }
}

// With a net, too, a search finds the same every time; games of self-play can be written and replayed.
void search_and_selfplay() {
  std::mt19937 random(13);
  std::string error;
  const std::shared_ptr<const Net> net = parse(random_file(random, {10, 300, 1000, 2000, 1 << 16}), error);
  const std::atomic<bool> go = false;
  const SelfplaySettings settings{5, 40, {kBaseBugs, 0xFF}, net};
  TrainingSamples samples;
  for (std::uint32_t number = 0; number < 4; ++number) {
    const auto game = play_selfplay_game(settings, number, go);
    const auto again = play_selfplay_game(settings, number, go);
    CHECK(game && again && game->encode() == again->encode());
    const std::string text = game->encode();
    std::span<const std::byte> bytes = std::as_bytes(std::span(text));
    std::span<const std::byte> cut = bytes.first(bytes.size() - 1);
    CHECK(!SelfplayGame::decode(cut));
    const auto read = SelfplayGame::decode(bytes);
    CHECK(read && bytes.empty() && read->encode() == text && read->number == number);
    const auto end = replay(*game);
    CHECK(end && end->board().ply() == game->moves.size());
    CHECK(add_samples(*game, samples));
    SelfplayGame wrong = *game;
    wrong.moves.front() = Move::pass().bits();
    TrainingSamples none;
    CHECK(!replay(wrong) && !add_samples(wrong, none));
  }
  CHECK(samples.rows.size() == kNetPieces * samples.scores.size() && samples.scores.size() > 4);
  CHECK(samples.counts.size() == kNetCounts * samples.scores.size());
  const std::atomic<bool> stopped = true;
  CHECK(!play_selfplay_game(settings, 0, stopped));
}

}  // namespace
}  // namespace skep

int main(int argc, char** argv) {
  skep::kernels_agree(argc > 1 ? std::atoi(argv[1]) : 5'000);
  skep::damaged_files_are_refused();
  skep::search_and_selfplay();
  return skep::finish_checks();
}
