### The board in words: what a screen reader says, and the keys.
###
### A $piece, $tile or $thrower is a piece-name of bugs.ftl: a language that declines names puts it where
### the plain form is right, after a colon or a dash.

board = Board
# $side: white or black.
board-hand = { $side ->
    [white] White’s hand
   *[black] Black’s hand
}

## The tiles

# $below is a tile, and what that one is on.
board-on-top = { $piece }, on top of { $below }
board-pile = { $count ->
    [one] { $piece }, the last one in hand
   *[other] { $piece }, { $count } in hand
}
board-hand-empty = Nothing left in hand

## Places

board-place-on = on top of { $piece }
# $bearing is the side of $piece on which the place lies.
board-place-beside = { $bearing ->
    [ne] upper right of { $piece }
    [e] right of { $piece }
    [se] lower right of { $piece }
    [sw] lower left of { $piece }
    [w] left of { $piece }
   *[nw] upper left of { $piece }
}
board-place-table = in the middle of the table

## The cell that the keyboard is on

board-spot-empty = Empty, { $place }
board-spot-go = Go here: { $place }
board-spot-climb = { $tile }. Climb here
board-spot-movable = { $tile }. Can move
board-spot-chosen = { $tile }. Chosen

## What happens

board-chosen = { $count ->
    [0] { $piece } chosen.
    [one] { $piece } chosen. It can go to one place.
   *[other] { $piece } chosen. It can go to { $count } places.
}
board-let-go = Let go.
board-placed = { $piece } placed { $place }.
board-moved = { $piece } moved { $place }.
board-thrown = { $thrower } threw { $piece } { $place }.
board-passed = Passed: there was no move.
board-planned = { $piece } will go { $place }, if it can.
board-waiting = { $piece } { $place }: choose the place again to confirm.
board-stack = A stack of { $count }
# The queen is out of sight; a marker at the edge of the board points to it.
board-show = Show: { $piece }

## Keys

board-key-walk = Walk over the board
board-key-diagonal = Walk in the four slanted directions
board-key-pick = Pick a piece, and put it down
board-key-let-go = Let go
board-key-next = The next piece that can move, or the next place to go
board-key-stack = Look into a stack
board-key-zoom = Nearer, farther, show the whole hive
board-key-turn = Turn the hive
