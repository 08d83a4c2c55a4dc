### A review of a game: what a move does, what it is worth, and what would have been better.

# The queen of a colour inside a sentence; other forms of the word are attributes.
# $color: white or black.
review-queen =
    { $color ->
        [white] the white queen
       *[black] the black queen
    }

## What a move does
##
## Each is said of the move that was made and of the one that was better, so it is in the present and names
## no person. $color is the colour of the queen or the player it is about (white or black), $free how many
## sides of that queen are free after the move, $pieces the pieces it is about, as a list of names in the
## form of piece-name: put it after a colon.

fact-surrounds_queen = It surrounds { review-queen } and wins.
fact-surrounds_own_queen = It takes the last free side of { review-queen }, which is its own, and loses.
fact-surrounds_both = Both queens are surrounded: a draw.
fact-allows_win = After it { review-queen } can be surrounded at once.
fact-crowds_own_queen = It takes a free side from its own queen (free sides left: { $free }).
fact-queen_goes_tight = The queen goes where fewer sides are free ({ $free }).
fact-opens_queen = It gives { review-queen } more room (free sides: { $free }).
fact-climbs_off_queen = It climbs down from { review-queen }.
fact-frees_opponent = It sets pieces of the opponent free: { $pieces }.
fact-uncovers = It uncovers a piece of the opponent: { $pieces }.
fact-pins_own = It pins its own side: { $pieces }.
fact-frees_queen = Now { review-queen } can move again.
fact-climbs_on_queen = It climbs on top of { review-queen }, which cannot move any more.
fact-threatens = It threatens to surround { review-queen } on the next turn.
fact-stops_threat = It stops the threat to surround { review-queen }.
fact-forces_pass = The opponent has no move left and must pass.
fact-drops_beside_queen = A new piece comes in beside { review-queen } (free sides left: { $free }).
fact-attacks_queen = It takes a side of { review-queen } (free sides left: { $free }).
fact-shuts_in_queen = Now { review-queen } cannot move.
fact-queen_escapes = The queen goes where more sides are free ({ $free }).
fact-opens_own_queen = It gives its own queen more room (free sides: { $free }).
fact-throws = It throws a piece of the opponent: { $pieces }.
fact-throws_own = It throws a piece of its own side: { $pieces }.
fact-covers = It climbs on top of a piece, which cannot move any more: { $pieces }.
fact-pins = It pins the opponent: { $pieces }.
fact-frees_own = It sets pieces of its own side free: { $pieces }.
fact-places_queen = The queen comes into play.
fact-last_in_hand = The last piece from the hand comes into play: { $pieces }.
fact-brings = A new piece comes into play: { $pieces }.
fact-repeats = The position has occurred before.
fact-passes = There was no move, only a pass.
fact-quiet = A quiet move: { $pieces }.

## What a move is worth

# $judgement: best, good, only_move, inaccuracy, mistake, blunder or missed_win.
review-judgement =
    { $judgement ->
        [best] Best move
        [good] Good move
        [only_move] Only move
        [inaccuracy] Inaccuracy
        [mistake] Mistake
        [blunder] Blunder
       *[missed_win] Missed win
    }
# $move: a move as UHP writes it.
review-better = Better was { $move }.
# $count: how many turns the win would have taken.
review-missed-win = A forced win was missed (turns to it: { $count }).
# $color: white or black. $before, $after: chances in percent.
review-chances = Chances of { $color ->
    [white] White
   *[black] Black
}: { NUMBER($before, style: "percent") }, then { NUMBER($after, style: "percent") }.

## The review as a whole

review-title = Review of the game
review-turning-points = Turning points
review-no-turning-points = The game had no turning point.
# $white, $black: in percent.
review-accuracy = Accuracy: White { NUMBER($white, style: "percent") }, Black { NUMBER($black, style: "percent") }.
# $ply: which move. $count: how many there are.
review-progress = Reviewing move { $ply } of { $count }

## The review on the page

# A button, and a link in the list of games.
review-open = Review
# A link in the list of games. $game: the name of the game.
review-of = Review: { $game }
review-to-game = To the game
review-summary = Overview
# Said of the empty board before the first move.
review-start = The game begins.
review-graph = White’s chances over the game
# $number: the number of a move. $chance: White's chances in percent.
review-graph-at = After move { $number }: White { NUMBER($chance, style: "percent") }
# $value: in percent.
review-percent = { NUMBER($value, style: "percent") }
# A heading; the figures of both players follow.
review-accuracy-label = Accuracy
# $who: you, white or black. $good: how many moves were no errors. $total: of how many.
review-well =
    { $who ->
        [you] Your good moves: { $good } of { $total }.
        [white] White’s good moves: { $good } of { $total }.
       *[black] Black’s good moves: { $good } of { $total }.
    }
# A heading; the better moves follow.
review-better-was = Better was
review-show-better = Show the better move
# A button: plays one more move of the better line on the board.
review-show-next = Next move
# A button: shows the move of the game again.
review-show-played = What was played
# A button. $count: how many mistakes there are.
review-try = Find the better moves ({ $count })
# A button and a heading: find a better move at a mistake.
review-try-this = Try again
# Which of the mistakes it is. $place, $total: numbers.
review-try-place = { $place } of { $total }
# $color: white or black.
review-try-ask =
    { $color ->
        [white] White to move: find something better.
       *[black] Black to move: find something better.
    }
review-try-judging = Looking at your move…
review-try-best = Yes, that is the best move.
review-try-good = Good, that is much better.
review-try-wrong = Not yet: there is something better.
review-try-next = Next mistake
review-all-moves = All moves
review-not-yet = The review comes when the game is over.
review-failed = The review could not be made.
# A button: the review could not be made, and is tried once more.
review-retry = Try again

## In the list of games

review-study = Accuracy and openings
# $accuracy: in percent. $count: how many games were reviewed.
review-study-average = Average accuracy: { NUMBER($accuracy, style: "percent") } (reviewed games: { $count })
# A button. $count: how many games have no review yet.
review-study-more = Review the other games ({ $count })
# $done: how many games are reviewed. $count: of how many.
review-study-busy = Games reviewed: { $done } of { $count }
# The heads of two columns.
review-study-opening = Opening
review-study-games = Games
