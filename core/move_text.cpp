#include "move_text.h"

#include <array>
#include <cassert>

#include "names.h"

namespace skep {
namespace {

// Where a reference may be, seen from the destination, and the marks before and after its name, which say
// where the destination is, seen from the reference.
struct Spelling {
  Direction reference;
  const char* before;
  const char* after;
};
constexpr std::array<Spelling, kDirections> kSpellings = {{{Direction::NW, "", "\\"},
                                                           {Direction::NE, "/", ""},
                                                           {Direction::E, "-", ""},
                                                           {Direction::SE, "\\", ""},
                                                           {Direction::SW, "", "/"},
                                                           {Direction::W, "", "-"}}};

// The piece on top of a hex when the mover has been lifted.
Piece top_without(const Position& position, Hex hex, Piece mover) {
  const std::optional<Cell> cell = position.find(hex);
  if (!cell) return kNoPiece;
  const Piece top = position.board().at(*cell).top();
  return top == mover ? position.board().below(mover) : top;
}

}  // namespace

std::string move_text(const Position& position, HexMove move) {
  if (move.is_pass()) return "pass";
  std::string text = piece_name(move.piece);
  if (const Piece beneath = top_without(position, move.to, move.piece); beneath != kNoPiece)
    return text + " " + piece_name(beneath);
  for (const Spelling& spelling : kSpellings) {
    const Hex hex = neighbor(move.to, static_cast<unsigned>(spelling.reference));
    const Piece reference = top_without(position, hex, move.piece);
    if (reference != kNoPiece) return text + " " + spelling.before + piece_name(reference) + spelling.after;
  }
  assert(position.board().ply() == 0);
  return text;
}

}  // namespace skep
