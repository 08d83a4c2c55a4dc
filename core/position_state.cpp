#include "position_state.h"

#include <cstdint>

#include "setup.h"

namespace skep {
namespace {

// The layout, all numbers of more than one byte from the lowest byte to the highest:
//   version, bugs, opening, just moved: a byte each; ply: 4 bytes; the number of pieces: 4 bytes;
//   for each piece: its number, its level, q and r: 1 + 1 + 4 + 4 bytes;
//   the number of moves: 4 bytes; for each move: the piece, q and r: 1 + 4 + 4 bytes.
constexpr std::uint8_t kVersion = 1;
constexpr std::uint32_t kMostPieces = 2 * kPiecesPerPlayer;

class Writer {
 public:
  void byte(unsigned value) { bytes_ += static_cast<char>(static_cast<std::uint8_t>(value)); }
  void number(std::uint32_t value) {
    for (unsigned shift = 0; shift < 32; shift += 8) byte((value >> shift) & 255);
  }
  void hex(Hex h) {
    number(static_cast<std::uint32_t>(h.q));
    number(static_cast<std::uint32_t>(h.r));
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

// Reads until something is missing; from then on everything is 0.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  std::uint8_t byte() {
    if (bytes_.empty()) {
      is_short_ = true;
      return 0;
    }
    const std::uint8_t value = static_cast<std::uint8_t>(bytes_.front());
    bytes_.remove_prefix(1);
    return value;
  }
  std::uint32_t number() {
    std::uint32_t value = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) value |= std::uint32_t{byte()} << shift;
    return value;
  }
  Hex hex() {
    const std::int32_t q = coordinate();
    const Hex h{q, coordinate()};
    if (!is_near(h)) is_short_ = true;
    return h;
  }
  bool is_short() const { return is_short_; }
  bool is_whole() const { return !is_short_ && bytes_.empty(); }

 private:
  // Beyond any table; a hex that far is refused, and cannot overflow before it is.
  std::int32_t coordinate() {
    constexpr std::int32_t kFar = 1'000'000;
    const std::int32_t value = static_cast<std::int32_t>(number());
    if (value < -kFar || value > kFar) is_short_ = true;
    return is_short_ ? 0 : value;
  }

  std::string_view bytes_;
  bool is_short_ = false;
};

bool is_piece(Piece p) { return p < kPieceIds && (p & 15u) < kPiecesPerPlayer; }

std::optional<Setup> read_start(Reader& reader) {
  if (reader.byte() != kVersion) return std::nullopt;
  Setup start;
  start.rules.bugs = reader.byte();
  const std::uint8_t opening = reader.byte();
  start.just_moved = reader.byte();
  start.ply = reader.number();
  const std::uint32_t count = reader.number();
  if ((start.rules.bugs & kBaseBugs) != kBaseBugs || opening > 1 || start.ply > kMostPlies) return std::nullopt;
  if (count > kMostPieces || (start.just_moved != kNoPiece && !is_piece(start.just_moved))) return std::nullopt;
  start.rules.opening = static_cast<Opening>(opening);
  for (std::uint32_t i = 0; i < count && !reader.is_short(); ++i) {
    const Piece piece = reader.byte();
    const unsigned level = reader.byte();
    if (!is_piece(piece)) return std::nullopt;
    start.pieces.push_back({piece, reader.hex(), level});
  }
  if (reader.is_short() || !check_setup(start).possible()) return std::nullopt;
  return start;
}

}  // namespace

std::string to_bytes(const Position& position) {
  const Setup start = start_of(position);
  Writer writer;
  writer.byte(kVersion);
  writer.byte(start.rules.bugs);
  writer.byte(static_cast<unsigned>(start.rules.opening));
  writer.byte(start.just_moved);
  writer.number(start.ply);
  writer.number(static_cast<std::uint32_t>(start.pieces.size()));
  for (const SetupPiece& each : start.pieces) {
    writer.byte(each.piece);
    writer.byte(each.level);
    writer.hex(each.hex);
  }
  writer.number(position.board().played());
  for (std::size_t i = 0; i < position.board().played(); ++i) {
    const HexMove move = position.move_at(i);
    writer.byte(move.piece);
    writer.hex(move.to);
  }
  return writer.take();
}

std::optional<Position> from_bytes(std::string_view bytes) {
  Reader reader(bytes);
  const std::optional<Setup> start = read_start(reader);
  if (!start) return std::nullopt;
  Position position(*start);
  for (std::uint32_t left = reader.number(); left > 0; --left) {
    HexMove move;
    move.piece = reader.byte();
    move.to = reader.hex();
    if (reader.is_short() || !position.is_playable(move)) return std::nullopt;
    position.play(move);
  }
  if (!reader.is_whole()) return std::nullopt;
  return position;
}

}  // namespace skep
