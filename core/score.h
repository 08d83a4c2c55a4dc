// Scores of the search: points of the evaluation, and proven wins above them.
#pragma once

namespace skep {

// No search goes deeper, and no principal variation is longer.
inline constexpr int kMaxDepth = 64;

// The score of a won game. A win in n plies scores kWinScore - n, so that shorter wins are better.
inline constexpr int kWinScore = 30'000;

// The least score of a proven win; its negative is the greatest of a proven loss. The evaluation stays
// between the two.
inline constexpr int kProvenScore = kWinScore - 2 * kMaxDepth;

constexpr bool is_proven(int score) { return score >= kProvenScore || score <= -kProvenScore; }

// In how many turns a proven win comes, negative for a loss; 0 if nothing is proven.
constexpr int wins_in(int score) {
  if (!is_proven(score)) return 0;
  return score > 0 ? (kWinScore - score + 1) / 2 : -((kWinScore + score + 1) / 2);
}

// In the transposition table a proven win is counted in plies from its position, in the search from the
// root, which is `ply` plies earlier.
constexpr int to_table_score(int score, int ply) {
  return score >= kProvenScore ? score + ply : score <= -kProvenScore ? score - ply : score;
}
constexpr int from_table_score(int score, int ply) {
  return score >= kProvenScore ? score - ply : score <= -kProvenScore ? score + ply : score;
}

}  // namespace skep
