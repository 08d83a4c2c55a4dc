#include "selfplay.h"

#include <algorithm>
#include <cstdlib>

#include "board.h"
#include "movegen.h"
#include "platform.h"
#include "random.h"
#include "search.h"
#include "splitmix64.h"

namespace skep {
namespace {

constexpr unsigned kMinRandomPlies = 2;
constexpr unsigned kMaxRandomPlies = 8;
constexpr int kEvenEnough = 350;
constexpr unsigned kRandomOneIn = 40;
constexpr unsigned kRandomUntilPly = 40;
constexpr unsigned kDeepOneIn = 16;
constexpr unsigned kDeepTimes = 4;
constexpr unsigned kMaxPlies = 180;
constexpr std::size_t kTableMebibytes = 8;
constexpr std::size_t kHeaderBytes = 8;

class GameMaker {
 public:
  GameMaker(const SelfplaySettings& settings, std::uint32_t number, Searcher& searcher,
            const std::atomic<bool>& stop)
      : settings_(settings),
        random_(splitmix64(settings.seed ^ splitmix64(number))),
        searcher_(searcher),
        stop_(stop) {
    game_.number = number;
    game_.bugs = settings.types[random_.below(settings.types.size())];
  }

  std::optional<SelfplayGame> play() {
    while (!stop_) {
      game_.moves.clear();
      game_.scores.clear();
      searcher_.clear();
      if (play_once()) return stop_ ? std::nullopt : std::optional(std::move(game_));
    }
    return std::nullopt;
  }

 private:
  // False if the random moves did not lead to an even position.
  bool play_once() {
    Board board(Rules{game_.bugs, Opening::Tournament});
    std::vector<std::uint64_t> seen;
    const std::uint64_t random = kMinRandomPlies + random_.below(kMaxRandomPlies - kMinRandomPlies + 1);
    bool first = true;
    while (!stop_) {
      if (board.is_over()) return finish(board.state());
      const std::uint64_t hash = board.hash();
      if (std::ranges::count(seen, hash) >= 2) return finish(GameState::Draw);
      if (board.ply() >= kMaxPlies) {
        game_.result = GameResult::CutOff;
        return true;
      }
      seen.push_back(hash);
      MoveList list;
      generate_moves(board, list);
      const std::vector<Move> moves(list.begin(), list.end());
      if (board.ply() < random || (board.ply() < kRandomUntilPly && random_.one_in(kRandomOneIn))) {
        add(board, moves[random_.below(moves.size())], kNoScore);
        continue;
      }
      const SearchResult found = search(board, moves);
      if (first && std::abs(found.score) > kEvenEnough) return false;
      first = false;
      const bool white_to_move = board.turn() == Color::White;
      add(board, found.pv.front(), static_cast<std::int16_t>(found.score));
      if (is_proven(found.score))
        return finish((found.score > 0) == white_to_move ? GameState::WhiteWins : GameState::BlackWins);
    }
    return true;
  }

  SearchResult search(const Board& board, const std::vector<Move>& moves) {
    SearchLimits limits;
    limits.nodes = settings_.nodes / 2 + random_.below(settings_.nodes + 1);
    if (random_.one_in(kDeepOneIn)) limits.nodes *= kDeepTimes;
    limits.nodes = std::max<std::uint64_t>(limits.nodes, 1);
    return searcher_.search(board, moves, limits, 1, stop_, [](const SearchResult&) {});
  }

  void add(Board& board, Move move, std::int16_t score) {
    game_.moves.push_back(move.bits());
    game_.scores.push_back(score);
    board.play(move);
  }

  bool finish(GameState state) {
    game_.result = state == GameState::WhiteWins   ? GameResult::WhiteWins
                   : state == GameState::BlackWins ? GameResult::BlackWins
                                                   : GameResult::Draw;
    return true;
  }

  const SelfplaySettings& settings_;
  Random random_;
  Searcher& searcher_;
  const std::atomic<bool>& stop_;
  SelfplayGame game_;
};

void put(std::string& bytes, std::uint64_t number, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>((number >> (8 * i)) & 0xFF);
}

std::uint32_t get(std::span<const std::byte> bytes, std::size_t at, std::size_t size) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < size; ++i) number |= std::to_integer<std::uint32_t>(bytes[at + i]) << (8 * i);
  return number;
}

}  // namespace

std::string SelfplayGame::encode() const {
  std::string bytes;
  bytes.reserve(kHeaderBytes + 4 * moves.size());
  put(bytes, number, 4);
  put(bytes, bugs, 1);
  put(bytes, static_cast<std::uint64_t>(result), 1);
  put(bytes, moves.size(), 2);
  for (const std::uint16_t move : moves) put(bytes, move, 2);
  for (const std::int16_t score : scores) put(bytes, static_cast<std::uint16_t>(score), 2);
  return bytes;
}

std::optional<SelfplayGame> SelfplayGame::decode(std::span<const std::byte>& bytes) {
  if (bytes.size() < kHeaderBytes) return std::nullopt;
  SelfplayGame game;
  game.number = get(bytes, 0, 4);
  game.bugs = static_cast<BugSet>(get(bytes, 4, 1));
  game.result = static_cast<GameResult>(get(bytes, 5, 1));
  const std::size_t plies = get(bytes, 6, 2);
  if (game.result > GameResult::CutOff || bytes.size() < kHeaderBytes + 4 * plies) return std::nullopt;
  for (std::size_t i = 0; i < plies; ++i) {
    game.moves.push_back(static_cast<std::uint16_t>(get(bytes, kHeaderBytes + 2 * i, 2)));
    game.scores.push_back(static_cast<std::int16_t>(get(bytes, kHeaderBytes + 2 * (plies + i), 2)));
  }
  bytes = bytes.subspan(kHeaderBytes + 4 * plies);
  return game;
}

std::optional<SelfplayGame> play_selfplay_game(const SelfplaySettings& settings, std::uint32_t number,
                                               const std::atomic<bool>& stop) {
  Searcher searcher(kTableMebibytes, {}, settings.net);
  return GameMaker(settings, number, searcher, stop).play();
}

void play_selfplay(const SelfplaySettings& settings, unsigned threads,
                   const std::function<std::optional<std::uint32_t>()>& next_number,
                   const std::function<void(SelfplayGame)>& finished, const std::atomic<bool>& stop) {
  run_on_threads(threads, [&](unsigned) {
    Searcher searcher(kTableMebibytes, {}, settings.net);
    while (!stop) {
      const std::optional<std::uint32_t> number = next_number();
      if (!number) return;
      if (auto game = GameMaker(settings, *number, searcher, stop).play()) finished(std::move(*game));
    }
  });
}

}  // namespace skep
