#include "training_samples.h"

#include <algorithm>

#include "movegen.h"
#include "score.h"

namespace skep {
namespace {

bool is_legal(Board& board, Move move) {
  MoveList moves;
  generate_moves(board, moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool has_base_bugs(BugSet bugs) { return (bugs & kBaseBugs) == kBaseBugs; }

std::uint8_t result_for(Color color, GameResult result) {
  switch (result) {
    case GameResult::Draw: return 1;
    case GameResult::CutOff: return 3;
    case GameResult::WhiteWins: return color == Color::White ? 2 : 0;
    case GameResult::BlackWins: return color == Color::Black ? 2 : 0;
  }
  return 3;
}

}  // namespace

bool add_samples(const SelfplayGame& game, TrainingSamples& samples) {
  if (!has_base_bugs(game.bugs)) return false;
  Board board(Rules{game.bugs, Opening::Tournament});
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    if (game.scores[i] != kNoScore && !is_proven(game.scores[i])) {
      const NetInputs inputs = net_inputs(board);
      for (std::size_t p = 0; p < kNetPieces; ++p)
        samples.rows.push_back(p < inputs.pieces ? inputs.own[p] : kNetRows);
      samples.counts.insert(samples.counts.end(), inputs.counts.begin(), inputs.counts.end());
      samples.scores.push_back(game.scores[i]);
      samples.results.push_back(result_for(board.turn(), game.result));
      samples.games.push_back(game.number);
    }
    const Move move = Move::from_bits(game.moves[i]);
    if (!is_legal(board, move)) return false;
    board.play(move);
  }
  return true;
}

std::optional<Position> replay(const SelfplayGame& game) {
  if (!has_base_bugs(game.bugs)) return std::nullopt;
  Position position(Rules{game.bugs, Opening::Tournament});
  for (const std::uint16_t bits : game.moves) {
    const Move move = Move::from_bits(bits);
    if (!is_legal(position.board(), move)) return std::nullopt;
    position.play(position.on_table(move));
  }
  return position;
}

}  // namespace skep
