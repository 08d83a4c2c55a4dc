#include "rl/observation.h"

#include <algorithm>
#include <cstring>

#include "names.h"

namespace skep {
namespace {

// What planes and graph have in common.
struct View {
  View(const Position& p, Color viewer) : position(p), board(p.board()), us(viewer) {}
  const Position& position;
  const Board& board;
  const Color us;

  bool is_own(Piece p) const { return color_of(p) == us; }
  // Turns left to place one's own queen, from 4 before the first turn to 1 when she is due (RULES 5.1).
  unsigned queen_due() const {
    return board.queen_in_play(us) ? 0 : 4 - std::min(board.turns_taken(us), 3u);
  }
  unsigned in_hand(Color c, Bug b) const {
    if ((board.rules().bugs & bit(b)) == 0) return 0;
    return kBugCount[index(b)] - board.placed(c, b);
  }
  bool pinned(Piece p) const {
    const Cell c = board.where(p);
    return board.at(c).height() == 1 && board.is_pinned(c);
  }
  // May that colour place pieces on an empty cell of the rim (RULES 4.2, 4.3)?
  bool may_place(const CellState& s, Color c) const {
    if (board.ply() == 1 && c == board.turn()) return true;
    return s.showing(c) != 0 && s.showing(opponent(c)) == 0;
  }
};

template <class F>
void for_each_in_play(const Board& board, F&& f) {
  for (unsigned c = 0; c < kColors; ++c)
    for (unsigned i = 0; i < kPiecesPerPlayer; ++i)
      if (const Piece p = static_cast<Piece>((c << 4) | i); board.in_play(p)) f(p);
}

// The least and the greatest coordinate on the three axes of the table: the distance of two hexes is the greatest
// difference on one of them.
class Extent {
 public:
  void add(Hex h) {
    const std::array<std::int32_t, 3> at = axes(h);
    for (std::size_t i = 0; i < 3; ++i) {
      least_[i] = std::min(least_[i], at[i]);
      most_[i] = std::max(most_[i], at[i]);
    }
  }
  // The distance to the farthest hex, if the hexes reach all bounds.
  std::int32_t farthest_from(Hex h) const {
    const std::array<std::int32_t, 3> at = axes(h);
    std::int32_t result = 0;
    for (std::size_t i = 0; i < 3; ++i)
      result = std::max({result, at[i] - least_[i], most_[i] - at[i]});
    return result;
  }

 private:
  static constexpr std::int32_t kFar = 1 << 30;
  static std::array<std::int32_t, 3> axes(Hex h) { return {h.q, h.r, h.q + h.r}; }
  std::array<std::int32_t, 3> least_{kFar, kFar, kFar};
  std::array<std::int32_t, 3> most_{-kFar, -kFar, -kFar};
};

Hex centre_of(const View& view) {
  Extent extent;
  for_each_in_play(view.board, [&](Piece p) { extent.add(view.position.hex_of(p)); });
  Hex centre{};
  std::int32_t best = 1 << 30;
  for_each_in_play(view.board, [&](Piece p) {
    if (!view.board.on_top(p)) return;
    const Hex h = view.position.hex_of(p);
    const std::int32_t rank = extent.farthest_from(h) * static_cast<std::int32_t>(kReferences) +
                              static_cast<std::int32_t>(reference_number(p, view.us));
    if (rank < best) {
      best = rank;
      centre = h;
    }
  });
  return centre;
}

// The planes of one position, while they are written.
template <class T>
class PlaneWriter {
 public:
  PlaneWriter(T* values, unsigned window, Hex centre)
      : values_(values), window_(window), radius_(static_cast<std::int32_t>((window - 1) / 2)), centre_(centre) {
    std::fill_n(values, kOwnHand * window * window, T{0});
  }
  bool shows(Hex h) const { return distance(h, centre_) <= radius_; }
  void set(unsigned plane, Hex h) {
    const Hex at = h - centre_;
    const std::int32_t column = at.q + radius_;
    const std::int32_t row = at.r + radius_;
    values_[(plane * window_ + static_cast<unsigned>(row)) * window_ + static_cast<unsigned>(column)] = T{1};
  }
  void fill(unsigned plane, unsigned value) {
    std::fill_n(values_ + plane * window_ * window_, window_ * window_, static_cast<T>(value));
  }
  void mark_window() {
    fill(kInWindow, 0);
    for (std::int32_t r = -radius_; r <= radius_; ++r)
      for (std::int32_t q = std::max(-radius_, -radius_ - r); q <= std::min(radius_, radius_ - r); ++q)
        set(kInWindow, centre_ + Hex{q, r});
  }

 private:
  T* const values_;
  const unsigned window_;
  const std::int32_t radius_;
  const Hex centre_;
};

// The plane of a piece: by bug on the ground, by level above it.
unsigned piece_plane(const View& view, Piece p) {
  const unsigned side = view.is_own(p) ? 0 : 1;
  const unsigned level = view.board.level(p);
  if (level == 0) return kGroundPlane + side * kBugs + index(bug_of(p));
  return kLevelPlane + (std::min(level, 3u) - 1) * 4 + side * 2 + (bug_of(p) == Bug::Mosquito ? 1 : 0);
}

template <class T>
void write_piece(const View& view, Piece p, Hex h, PlaneWriter<T>& planes) {
  const Board& board = view.board;
  planes.set(piece_plane(view, p), h);
  if (p == board.just_moved()) planes.set(kJustMoved, h);
  if (!board.on_top(p)) return;
  if (view.pinned(p)) planes.set(view.is_own(p) ? kOwnPinned : kTheirPinned, h);
}

// The empty cells around a piece on top where pieces may be placed.
template <class T>
void write_placements(const View& view, Piece p, Hex h, PlaneWriter<T>& planes) {
  const Cell c = view.board.where(p);
  for_each_side(others(view.board.at(c).occupied()), [&](unsigned d) {
    const CellState& s = view.board.at(neighbor(c, d));
    const bool own = view.may_place(s, view.us);
    const bool theirs = view.may_place(s, opponent(view.us));
    if (!own && !theirs) return;
    const Hex at = neighbor(h, d);
    if (!planes.shows(at)) return;
    if (own) planes.set(kOwnPlacements, at);
    if (theirs) planes.set(kTheirPlacements, at);
  });
}

// ---- graph

template <class T>
class GraphWriter {
 public:
  GraphWriter(const View& view, T* nodes, std::int16_t* edges) : view_(view), nodes_(nodes), edges_(edges) {
    std::fill_n(nodes, kGraphNodes * kNodeFeatures, T{0});
    std::fill_n(edges, kGraphNodes * kGraphEdges, std::int16_t{-1});
    node_at_.fill(-1);
  }

  void write() {
    const Board& board = view_.board;
    for_each_in_play(board, [&](Piece p) {
      if (board.on_top(p)) node_at_[board.where(p)] = node_of(p);
    });
    if (board.ply() == 0) add_cell(kOrigin);
    for_each_in_play(board, [&](Piece p) {
      if (!board.on_top(p)) return;
      const Cell c = board.where(p);
      for_each_side(others(board.at(c).occupied()), [&](unsigned d) {
        if (const Cell n = neighbor(c, d); node_at_[n] < 0) add_cell(n);
      });
    });
    for (unsigned c = 0; c < kColors; ++c)
      for (unsigned i = 0; i < kPiecesPerPlayer; ++i) write_piece(static_cast<Piece>((c << 4) | i));
    for (unsigned i = 0; i < cells_; ++i)
      link(static_cast<std::int16_t>(kReferences + i), empty_[i]);
  }

 private:
  std::int16_t node_of(Piece p) const { return static_cast<std::int16_t>(reference_number(p, view_.us)); }
  T* features(std::int16_t node) { return nodes_ + static_cast<unsigned>(node) * kNodeFeatures; }
  std::int16_t* edges(std::int16_t node) { return edges_ + static_cast<unsigned>(node) * kGraphEdges; }
  void link(std::int16_t node, Cell c) {
    for (unsigned d = 0; d < kDirections; ++d) edges(node)[d] = node_at_[neighbor(c, d)];
  }
  void write_game(T* f) {
    f[kIsNode] = T{1};
    f[kNodeWhiteToMove] = static_cast<T>(view_.board.turn() == Color::White ? 1 : 0);
    f[kNodeQueenDue] = static_cast<T>(view_.queen_due());
  }

  void add_cell(Cell c) {
    const std::int16_t node = static_cast<std::int16_t>(kReferences + cells_);
    node_at_[c] = node;
    empty_[cells_++] = c;
    T* f = features(node);
    write_game(f);
    f[kNodeEmpty] = T{1};
    const CellState& s = view_.board.at(c);
    const bool first = view_.board.ply() == 0;
    const auto may_place = [&](Color color) {
      return static_cast<T>(first ? color == view_.board.turn() : view_.may_place(s, color));
    };
    f[kNodeOwnPlacement] = may_place(view_.us);
    f[kNodeTheirPlacement] = may_place(opponent(view_.us));
  }

  void write_piece(Piece p) {
    const Board& board = view_.board;
    if ((board.rules().bugs & bit(bug_of(p))) == 0) return;
    const std::int16_t node = node_of(p);
    T* f = features(node);
    write_game(f);
    f[view_.is_own(p) ? kIsOwn : kIsTheirs] = T{1};
    f[kNodeBug + index(bug_of(p))] = T{1};
    if (!board.in_play(p)) {
      f[kNodeInHand] = T{1};
      return;
    }
    f[kNodeLevel] = static_cast<T>(board.level(p));
    f[kNodeJustMoved] = static_cast<T>(p == board.just_moved());
    f[kNodeOnTop] = static_cast<T>(board.on_top(p));
    f[kNodePinned] = static_cast<T>(board.on_top(p) && view_.pinned(p));
    link(node, board.where(p));
    if (const Piece under = board.below(p); under != kNoPiece) {
      edges(node)[kDirections] = node_of(under);
      edges(node_of(under))[kDirections + 1] = node;
    }
  }

  const View& view_;
  T* const nodes_;
  std::int16_t* const edges_;
  unsigned cells_ = 0;
  std::array<Cell, kGraphNodes - kReferences> empty_;
  std::array<std::int16_t, kCells> node_at_;  // the node that shows on a cell, or -1
};

std::string bug_name(unsigned b) { return std::string(kBugInfo[b].name); }

}  // namespace

std::string plane_name(unsigned plane) {
  if (plane < kLevelPlane)
    return (plane < kBugs ? "own_" : "their_") + bug_name(plane % kBugs);
  if (plane < kOwnPinned) {
    const unsigned i = plane - kLevelPlane;
    return std::string(i % 4 < 2 ? "own_" : "their_") + (i % 2 == 0 ? "beetle" : "mosquito") + "_level_" +
           std::to_string(i / 4 + 1);
  }
  if (plane >= kOwnHand && plane < kTheirHand) return "own_hand_" + bug_name(plane - kOwnHand);
  if (plane >= kTheirHand && plane < kWhiteToMove) return "their_hand_" + bug_name(plane - kTheirHand);
  switch (plane) {
    case kOwnPinned: return "own_pinned";
    case kTheirPinned: return "their_pinned";
    case kJustMoved: return "just_moved";
    case kOwnPlacements: return "own_placements";
    case kTheirPlacements: return "their_placements";
    case kWhiteToMove: return "white_to_move";
    case kQueenDue: return "queen_due";
    default: return "in_window";
  }
}

std::string node_feature_name(unsigned feature) {
  if (feature >= kNodeBug && feature < kNodeInHand) return bug_name(feature - kNodeBug);
  switch (feature) {
    case kIsNode: return "exists";
    case kIsOwn: return "own";
    case kIsTheirs: return "theirs";
    case kNodeInHand: return "in_hand";
    case kNodeOnTop: return "on_top";
    case kNodeLevel: return "level";
    case kNodePinned: return "pinned";
    case kNodeJustMoved: return "just_moved";
    case kNodeEmpty: return "empty";
    case kNodeOwnPlacement: return "own_placement";
    case kNodeTheirPlacement: return "their_placement";
    case kNodeWhiteToMove: return "white_to_move";
    default: return "queen_due";
  }
}

template <class T>
unsigned write_planes(const Position& position, Color viewer, unsigned window, T* values) {
  const View view(position, viewer);
  PlaneWriter<T> planes(values, window, centre_of(view));
  unsigned outside = 0;
  for_each_in_play(view.board, [&](Piece p) {
    const Hex h = position.hex_of(p);
    if (planes.shows(h)) {
      write_piece(view, p, h, planes);
    } else {
      ++outside;
    }
    if (view.board.on_top(p)) write_placements(view, p, h, planes);
  });
  if (view.board.ply() == 0) planes.set(viewer == view.board.turn() ? kOwnPlacements : kTheirPlacements, {});
  for (unsigned b = 0; b < kBugs; ++b) {
    planes.fill(kOwnHand + b, view.in_hand(view.us, static_cast<Bug>(b)));
    planes.fill(kTheirHand + b, view.in_hand(opponent(view.us), static_cast<Bug>(b)));
  }
  planes.fill(kWhiteToMove, view.board.turn() == Color::White ? 1 : 0);
  planes.fill(kQueenDue, view.queen_due());
  planes.mark_window();
  return outside;
}

template <class T>
void write_graph(const Position& position, Color viewer, T* nodes, std::int16_t* edges) {
  const View view(position, viewer);
  GraphWriter<T>(view, nodes, edges).write();
}

template <class T>
void write_features(const Position& position, T* values) {
  const auto counts = features(position.board());
  std::transform(counts.begin(), counts.end(), values, [](int count) { return static_cast<T>(count); });
}

template unsigned write_planes<std::uint8_t>(const Position&, Color, unsigned, std::uint8_t*);
template unsigned write_planes<float>(const Position&, Color, unsigned, float*);
template void write_graph<std::uint8_t>(const Position&, Color, std::uint8_t*, std::int16_t*);
template void write_graph<float>(const Position&, Color, float*, std::int16_t*);
template void write_features<std::int8_t>(const Position&, std::int8_t*);
template void write_features<float>(const Position&, float*);

}  // namespace skep
