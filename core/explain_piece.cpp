#include <algorithm>
#include <array>
#include <vector>

#include "explain.h"

namespace skep {
namespace {

// How telling each reason is of a piece that can go nowhere, the most telling first: what does not depend on
// the hex, in the order of Reason; then what bars the way; and last what is true of most hexes on any board.
constexpr std::array kBarsTheWay = {Reason::Gate,      Reason::Enclosed,    Reason::LosesContact,
                                    Reason::WrongSteps, Reason::NoWayOver,  Reason::CopiesCannot,
                                    Reason::TouchesOpponent};
constexpr std::array kTrueOfMost = {Reason::Occupied,      Reason::BeyondThrower, Reason::TooFar,
                                    Reason::NothingToJump, Reason::GapInLine,     Reason::NotInLine,
                                    Reason::NotOrigin,     Reason::AwayFromHive,  Reason::SameCell,
                                    Reason::PassNotAllowed};

constexpr unsigned rank_of(Reason reason) {
  for (unsigned i = 0; i < kBarsTheWay.size(); ++i)
    if (kBarsTheWay[i] == reason) return kReasons + i;
  for (unsigned i = 0; i < kTrueOfMost.size(); ++i)
    if (kTrueOfMost[i] == reason) return kReasons + static_cast<unsigned>(kBarsTheWay.size()) + i;
  return static_cast<unsigned>(reason);
}
static_assert(rank_of(Reason::OneHive) < rank_of(Reason::Gate) && rank_of(Reason::Gate) < rank_of(Reason::TooFar));

// The hexes in and around the hive but the piece's own, the nearest first.
std::vector<Hex> hexes_to_try(const Position& position, Piece piece) {
  std::vector<Hex> hexes;
  for (unsigned id = 0; id < kPieceIds; ++id) {
    if (!position.board().in_play(static_cast<Piece>(id))) continue;
    const Hex hex = position.hex_of(static_cast<Piece>(id));
    hexes.push_back(hex);
    for (unsigned d = 0; d < kDirections; ++d) hexes.push_back(neighbor(hex, d));
  }
  if (hexes.empty()) return {Hex{}};
  const bool in_play = position.board().in_play(piece);
  const Hex start = in_play ? position.hex_of(piece) : Hex{};
  if (in_play) std::erase(hexes, start);
  std::ranges::sort(hexes, {}, [&](Hex hex) { return std::pair(distance(start, hex), hex); });
  hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
  return hexes;
}

}  // namespace

Explanation explain_piece(Position& position, Piece piece) {
  for (const Move m : position.legal_moves())
    if (!m.is_pass() && m.piece() == piece) return {};
  Explanation best;
  for (const Hex hex : hexes_to_try(position, piece)) {
    Explanation why = explain(position, piece, hex);
    if (best.legal() || rank_of(why.reason) < rank_of(best.reason)) best = std::move(why);
  }
  return best;
}

}  // namespace skep
