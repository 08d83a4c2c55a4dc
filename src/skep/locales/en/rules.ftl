### The rules, to read and to print. A blank line in a text begins a new paragraph.
###
### The figures are drawn by the program. A dotted place is one where the piece may go, a cross one
### where it may not.

rules-title = The rules of Hive
rules-lead = Two players, one hive, no board. A game takes a quarter of an hour.
rules-trademark = Hive is a trademark of Gen42 Games. Skep is not affiliated with it.
# The link above the title, which leads back to the lessons.
rules-back = All lessons

# How the figures are drawn in a terminal: o and x stand for themselves.
rules-legend = In the figures, the letter o marks a place where the piece may go, and the letter x one where it may not. The names are those of the pieces: w white, b black, then Q queen, B beetle, G grasshopper, S spider, A ant, M mosquito, L ladybug, P pillbug.

## Sections

rules-aim-title = The aim
rules-aim-text =
    Surround the other player’s queen on all six sides, and keep your own queen free. It does not matter whose pieces stand around a queen.

rules-pieces-title = The pieces
rules-pieces-text =
    One player has the white pieces, the other has the same ones in black. All lie in front of their owner for both to see: this is the hand.

    The mosquito, the ladybug and the pillbug are extra. Agree before the game which of them take part.

    In the base game each player has eleven pieces. The Carbon edition adds the ladybug and the mosquito, which makes thirteen, and with the pillbug it is fourteen. Each of the three can also be added by itself.
# One line of the list of pieces. $bug: which; $count: how many each player has.
rules-pieces-line = { bug-title }: { $count }

rules-turns-title = Taking turns
rules-turns-text =
    White begins and puts a piece on the table. Black puts a piece beside it, on any side. After that the players take turns.

    On your turn you do one thing: place a new piece, or move one that is on the table. The pieces on the table are the hive. There is no other board.

rules-placing-title = Placing a piece
rules-placing-text =
    A new piece must touch at least one piece of your own colour, and none of the other colour. Only the first piece of Black is an exception. A stack has the colour of the piece on top.

    A new piece is put down from above, so it may fill a hole that nothing could slide into. It stays on the table to the end of the game. You need not place all your pieces.

rules-queen-first-title = The queen must enter
rules-queen-first-text =
    Your queen must be on the table after your fourth turn. If she is still in your hand when that turn comes, placing her is all you may do.

    Until your own queen is on the table, you may only place pieces. None of yours may move.

rules-moving-title = Moving a piece
rules-moving-text =
    Each kind of bug moves in its own way. A piece that moves may end beside any piece, of either colour. Only the top piece of a stack can move, and nothing is ever taken off the table.

    Every move must respect two rules: the hive stays in one part, and there must be room to move.

rules-one-hive-title = One hive
rules-one-hive-text =
    All pieces on the table stay connected, also while one of them is on its way. Lift the piece: if the others are no longer connected, it may not move, even if it would join them again at the end. A piece on top of another one is always free in this respect.

rules-room-title = Room to move
rules-room-text =
    Along the table a piece slides. It cannot squeeze through a gap between two pieces that is too narrow, neither into a hole nor out of one.

    With every step along the table it must stay in touch with the hive. It may not cross open space.

rules-bugs-title = The bugs

rules-queen-text = The queen goes one step along the edge of the hive.

rules-beetle-text =
    The beetle goes one step. It may also climb on top of another piece, walk there from piece to piece, and come down again, also into a hole. What lies under it cannot move, and the place counts as the beetle’s colour. Beetles may stand on beetles.

    It is placed like any other piece, never on top.

    On the table it slides, so a narrow gap stops it there. All four beetles may stand on one place.

rules-grasshopper-text = The grasshopper jumps in a straight line over one or more pieces and lands on the first empty place. It must jump over at least one piece, and cannot jump across a gap. It may jump into a hole and out of one.

rules-spider-text = The spider walks exactly three steps along the edge of the hive. It does not step on the same place twice in one move.

rules-ant-text =
    The ant walks along the edge of the hive, as many steps as it likes.

    It may walk into a bay whose mouth is wide enough, but not into a closed hole.

rules-expansions-title = Three more bugs

rules-mosquito-text =
    The mosquito moves like any bug that it touches at the start of its move, of either colour. If it touches several kinds, you choose one. Beside a stack only the top piece counts.

    If it touches nothing but a mosquito, it cannot move. On top of other pieces it moves like a beetle until it comes down.

    On its next turn it copies the pieces that it touches then.

rules-ladybug-text = The ladybug takes exactly three steps: up on the hive, on to another piece, and down to an empty place. It does not walk on the table and never stays on top.

rules-pillbug-text =
    The pillbug goes one step along the edge of the hive, like the queen. Instead it may throw a piece that stands alone beside it, of either colour: up on the pillbug, and down on another empty side of the pillbug. It may do so even when it cannot move itself. A mosquito on the table that touches a pillbug may throw, too.

    A piece that moved on the turn before cannot be thrown, and it cannot throw. A piece that was thrown rests for the next turn. The hive must stay connected here as well.

rules-high-gates-title = Gates up high
rules-high-gates-text =
    Room to move matters above the table, too. A climbing or thrown piece cannot pass between two stacks if both are higher than the place it leaves and the place it goes to. Only the grasshopper does not mind.

rules-no-move-title = When you cannot move
rules-no-move-text =
    If you can neither place nor move a piece, you pass. You pass every turn until something is possible again. If anything is possible, you may not pass.

rules-end-title = The end of the game
rules-end-text =
    The game is over when a queen is surrounded on all six sides. Her owner has lost, whoever made the last move. A queen under a beetle counts as well.

    If one move surrounds both queens, the game is a draw. The players may also agree on a draw. If they agree on it before the game, it is also a draw when the same position comes up for the third time.

rules-opening-title = The opening in tournaments
rules-opening-text =
    In tournaments neither player may begin with the queen. Skep plays so as well, unless you choose the rule of the printed sheets, by which any piece may come first.

## Captions of the figures. $count is how many places the piece may go to.

rules-figure-aim-1 = The black queen is surrounded: White has won.
rules-figure-placing-1 = A new white piece may go to { $count } places. The others touch black.
rules-figure-one-hive-1 = The black ant may not move: the hive would fall apart.
rules-figure-one-hive-2 = The black queen may not move: on the way the grasshopper would be alone.
rules-figure-gates-1 = The black queen may slide to { $count } places. On the way to the cross she would lose touch with the hive.
rules-figure-gates-2 = The black queen cannot slide into the hole: the gap is too narrow.
rules-figure-gates-3 = The white queen is shut in, although one side of hers is free. The grasshopper holds the hive together.
rules-figure-queen-1 = The black queen can reach { $count } places.
rules-figure-beetle-1 = The white beetle can reach { $count } places, two of them on top.
rules-figure-beetle-3 = A black beetle sits on a white spider. Black may place beside it: { $count } places.
rules-figure-grasshopper-1 = The black grasshopper can reach { $count } places. The cross lies beyond a gap.
rules-figure-grasshopper-2 = The white grasshopper has jumped into a hole.
rules-figure-spider-1 = The black spider can reach { $count } places. The cross is two steps away.
rules-figure-ant-1 = The white ant can reach { $count } places. The hole in the middle is closed to it.
rules-figure-mosquito-1 = The mosquito touches a beetle and a spider: { $count } places.
rules-figure-ladybug-1 = The ladybug can reach { $count } places.
rules-figure-pillbug-2 = The white pillbug has thrown the black ant.
rules-figure-high-gates-1 = The beetle on the right can reach { $count } places, but not the grasshopper between the two stacks.
rules-figure-no-move-1 = White must pass: there is nothing to place and nothing to move.
rules-figure-the-end-2 = One jump surrounds both queens: a draw.
rules-figure-table-2 = Black puts the first piece beside White’s, on any side.
rules-figure-placing-2 = White has placed a piece in a hole.
rules-figure-queen-first-2 = The queen comes on the fourth turn at the latest.
rules-figure-ant-2 = The ant has walked into an open bay.
rules-figure-beetle-again-1 = The white beetle has dropped into the hole.
rules-figure-beetle-again-2 = The white beetle stands on a black one, and this on the white queen.
rules-figure-beetle-again-3 = The white beetle can reach { $count } places, but it cannot slide into the hole.
rules-figure-mosquito-2 = Only the beetle on top counts, not the ant under it: { $count } places.
rules-figure-mosquito-again-1 = On top of a beetle the mosquito moves like a beetle: { $count } places.
rules-figure-mosquito-again-2 = The mosquito touches only grasshoppers, so it jumps: { $count } places.
rules-figure-mosquito-again-3 = The white mosquito beside the black pillbug has thrown the black ant.
rules-figure-ladybug-gate = Between the two stacks the ladybug cannot climb on the queen: { $count } places.
rules-figure-opening-2 = White brings the queen on the second turn.
rules-figure-stack = Seven pieces on one place: a spider, four beetles and two mosquitoes.
rules-figure-own-queen = White has surrounded White’s own queen: Black has won.
rules-figure-repetition = The white queen goes to and fro, and the position comes up again.
rules-figure-editions = Ladybug, mosquito and pillbug: not every edition has them.

## The signs in the figures, and the list of contents

rules-signs-title = How to read the figures
rules-sign-target = The piece may go here.
rules-sign-climb = The piece may climb here.
rules-sign-cross = The piece may not go here.
rules-sign-chosen = This is the piece.
rules-sign-stuck = This piece cannot move.
rules-sign-moved = This piece has moved, from the empty outline along the line.
rules-contents = Contents
