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
