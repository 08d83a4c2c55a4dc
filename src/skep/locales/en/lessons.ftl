### The lessons. Each has a title, a text of two or three sentences, and tasks: what is asked (-task),
### a hint (-hint), and what is said when it is done (-done).
###
### The positions are in src/skep/learn/lessons. "Touch" means a finger, a mouse or a key. Where it says
### how many cells, or pieces, there were to be found, the number is a variable.

lesson-chapter-basics = First steps
lesson-chapter-bugs = The bugs
lesson-chapter-hive = The hive
lesson-chapter-expansions = Three more bugs
lesson-chapter-play = Playing well

## What is said to an answer

# $count: how many are still to be found; $what: place or piece.
lesson-more =
    { $count ->
        [one] Right so far. One more to find.
       *[other] Right so far. { $count } more to find.
    }

# The learner touched a piece of the other colour, or none. $color: whose pieces are meant.
lesson-other-piece =
    { $color ->
        [white] Here we look at the white pieces.
       *[black] Here we look at the black pieces.
    }

# The learner took a piece for stuck that is free. $bug and $color: which.
lesson-can-move = { bug-subject } is free to move.

# A row of moves: the first was right, and the other side has answered. $count: how many are left.
lesson-go-on =
    { $count ->
        [one] Right. Now one more move.
       *[other] Right. { $count } more moves.
    }

## What is said to a move that is legal, but not the one that was asked for

lesson-not-places = That is possible, but here the queen comes first.
lesson-not-enters = That is possible, but another place was meant.
lesson-not-wins = That is possible, but the queen still has a free side.
lesson-not-draws = That is possible, but it does not surround both queens.
lesson-not-pins = That is possible, but the black ant is still free to move.
lesson-not-covers = That is possible, but the black queen is not covered yet.
lesson-not-silences = That is possible, but White still has a move.
lesson-not-throws = That is possible, but the black ant was not thrown.
lesson-not-fills = That is possible, but the black queen has as many free sides as before.
lesson-not-escapes = That is possible, but the white queen has no more room than before.
lesson-not-defends = That is possible, but Black can still win on the next move.
lesson-not-line = That is possible, but there is something stronger. Take it back and look again.

## The aim

lesson-aim-title = The aim
lesson-aim-text = Surround the other queen on all six sides, and you win. It does not matter whose pieces stand around her. Keep your own queen free.
lesson-aim-1-task = The black queen has one free side left. Move a white ant there.
lesson-aim-1-hint = Touch a white ant, then the empty place beside the black queen.
lesson-aim-1-done = The ring is closed, and White wins. Most of the pieces around the queen are black, and they count as well.

## The table and the first turns

lesson-table-title = The table and the first turns
lesson-table-text = There is no board. The pieces on the table are the board, and together they are called the hive. White begins, Black puts a piece beside it, and then you take turns: place a new piece, or move one that is there.
lesson-table-1-task = You are White. Put your first piece on the table.
lesson-table-1-hint = Choose a piece from your hand, any but the queen, and touch the marked place.
lesson-table-1-done = That is the start of the hive. In the base game you have eleven pieces, and you need not place them all.
lesson-table-2-task = Now you are Black. Put a piece beside the white one.
lesson-table-2-hint = Choose a piece from your hand. Any of the six sides will do.
lesson-table-2-done = Now the two touch. This is the only time that a new piece may touch the other colour.

## Placing a piece

lesson-placing-title = Placing a piece
lesson-placing-text = A new piece must touch your own colour, and it may not touch the other colour. Once placed, it stays in the game to the end.
lesson-placing-1-task = Touch every place where a new white ant may go.
lesson-placing-1-hint = Look for empty places beside the white spider that are not beside the black one.
lesson-placing-1-done = Right, there are { $count }. The other places touch the black spider.
lesson-placing-2-task = There is a hole in the middle of the white pieces. Place a piece in it.
lesson-placing-2-hint = Choose a piece from your hand, then the place with white pieces nearly all around.
lesson-placing-2-done = Nothing could slide into that hole, but a new piece is put down from above.

## The queen's fourth turn

lesson-queen-first-title = The queen must enter
lesson-queen-first-text = Place your queen on one of your first four turns. Until she is on the table, none of your pieces may move. If she is still in your hand on the fourth turn, you must place her then.
lesson-queen-first-1-task = Your ant would like to walk. Do what has to come first.
lesson-queen-first-1-hint = Place the white queen.
lesson-queen-first-1-done = Your queen is on the table, so your pieces may move from the next turn on.
lesson-queen-first-2-task = This is your fourth turn, and your queen is still in your hand. Place her.
lesson-queen-first-2-hint = Choose the white queen. Any place that touches only white pieces will do.
lesson-queen-first-2-done = Just in time. Many players bring her earlier.

## The queen

lesson-queen-title = The queen bee
lesson-queen-text = The queen goes one step at a time, along the edge of the hive. She is slow, but one step at the right moment can spoil a whole attack.
lesson-queen-1-task = Touch every place the black queen can reach.
lesson-queen-1-hint = One step, to an empty place right beside her.
lesson-queen-1-done = Right, there are { $count }. More are never possible for her.
lesson-queen-2-task = Black is closing in on the white queen. Move her to a place with more free sides.
lesson-queen-2-hint = Touch the white queen. She can slide out on the right.
lesson-queen-2-done = Much better. Now she has room again.

## The beetle

lesson-beetle-title = The beetle
lesson-beetle-text = The beetle goes one step, too, and it may climb on top of other pieces. What lies under it cannot move. Up there it can walk from piece to piece, and come down again.
lesson-beetle-1-task = Touch every place this white beetle can reach, on the table and on top of others.
lesson-beetle-1-hint = It may go along the table to both sides, or climb on the ant or on the spider.
lesson-beetle-1-done = Right, there are { $count }: two on the table and two on top.
lesson-beetle-2-task = Put the white beetle on top of the black queen.
lesson-beetle-2-hint = It stands right beside her.
lesson-beetle-2-done = Now the black queen cannot move until the beetle leaves.
lesson-beetle-3-task = A stack has the colour of the piece on top. Here a black beetle sits on a white spider. Touch every place where a new black ant may go.
lesson-beetle-3-hint = Look around the black queen and the stack. White pieces must not be touched.
lesson-beetle-3-done = Right, there are { $count }. Beside the stack Black may place as well, for it counts as black now.

## The grasshopper

lesson-grasshopper-title = The grasshopper
lesson-grasshopper-text = The grasshopper jumps in a straight line over one or more pieces, and lands on the first empty place. It needs something to jump over, and it never jumps across a gap.
lesson-grasshopper-1-task = Touch every place the black grasshopper can reach.
lesson-grasshopper-1-hint = In each direction, follow the row of pieces until it ends.
lesson-grasshopper-1-done = Right, there are { $count }. A place beyond a gap is out of reach.
lesson-grasshopper-2-task = Jump into the hole in the middle.
lesson-grasshopper-2-hint = Touch the white grasshopper. One row leads straight into the hole.
lesson-grasshopper-2-done = Nothing could slide in there, but the grasshopper comes from above.

## The spider

lesson-spider-title = The spider
lesson-spider-text = The spider walks exactly three steps around the hive, no more and no fewer. It stays in touch with the hive all the way, and does not step on the same place twice.
lesson-spider-1-task = Touch every place the black spider can reach.
lesson-spider-1-hint = Walk three steps each way. In a gap the spider may follow the hive on either side.
lesson-spider-1-done = Right, there are { $count }. One empty place right beside the spider is two steps away, so it cannot stop there.

## The ant

lesson-ant-title = The ant
lesson-ant-text = The ant walks around the hive as far as it likes. That makes it one of the strongest pieces. It cannot squeeze through a narrow gap.
lesson-ant-1-task = Touch every place the white ant can reach.
lesson-ant-1-hint = All the way around the hive.
lesson-ant-1-done = Right, there are { $count }. The hole in the middle is closed to the ant, because its mouth is too narrow.
lesson-ant-2-task = This hive has an open bay. Walk the ant into it, as deep as it goes.
lesson-ant-2-hint = The deepest place lies just below the two spiders.
lesson-ant-2-done = The mouth of this bay is wide enough, so the ant can walk in.

## One hive

lesson-one-hive-title = One hive
lesson-one-hive-text = All pieces stay connected, at all times. Lift a piece in your mind: if the others fall apart, it may not move. It does not help if it would join them again at the end.
lesson-one-hive-1-task = Touch every black piece that cannot move.
lesson-one-hive-1-hint = Which black piece links the black queen with the rest?
lesson-one-hive-1-done = Right. Without the ant the black queen would be cut off.
lesson-one-hive-2-task = Touch every black piece that cannot move.
lesson-one-hive-2-hint = What would happen to the grasshopper while the queen moves?
lesson-one-hive-2-done = Right. The queen could touch both her neighbours again after one step, but on the way the grasshopper would be alone.

## Room to move

lesson-gates-title = Room to move
lesson-gates-text = Pieces slide, as tiles do on a real table. Where two pieces leave only a narrow gap, nothing slides through. And a sliding piece must stay in touch with the hive all the way.
lesson-gates-1-task = Touch every place the black queen can reach.
lesson-gates-1-hint = She must keep touching the hive while she slides.
lesson-gates-1-done = Right, there are { $count }. Straight across to the white spider she would let go of the hive.
lesson-gates-2-task = Touch every place the black queen can reach.
lesson-gates-2-hint = Is there room to slide into the hole beside her?
lesson-gates-2-done = Right, there are { $count }. The gap to the hole is too narrow.
lesson-gates-3-task = Touch every white piece that cannot move.
lesson-gates-3-hint = One of them is shut in. Another one holds the hive together.
lesson-gates-3-done = Right. The queen has a free side, but no room to slide out. The grasshopper holds the hive together.

## The beetle again

lesson-beetle-again-title = More about the beetle
lesson-beetle-again-text = On the table the beetle slides like any other piece, so a narrow gap stops it. From on top it may step down into a hole beside it. And beetles may stand on beetles, even all four on one place.
lesson-beetle-again-1-task = Drop the white beetle into the hole in the middle.
lesson-beetle-again-1-hint = The beetle sits on the white queen, right beside the hole.
lesson-beetle-again-1-done = Nothing could slide into that hole, but the beetle comes down from above.
lesson-beetle-again-2-task = A black beetle sits on your queen. Put your beetle on top of it.
lesson-beetle-again-2-hint = Your beetle stands right beside that stack.
lesson-beetle-again-2-done = Now the black beetle cannot move, and its place counts as white.
lesson-beetle-again-3-task = Touch every place this white beetle can reach.
lesson-beetle-again-3-hint = It can climb on two pieces. Is there room to slide into the hole?
lesson-beetle-again-3-done = Right, there are { $count }. On the table the gap to the hole is too narrow for the beetle, too.

## Gates up high

lesson-high-gates-title = Gates up high
lesson-high-gates-text = A climbing piece can be stopped as well. If two stacks stand higher than the place it leaves and the place it goes to, it cannot pass between them.
lesson-high-gates-1-task = Touch every place the beetle on the table can reach.
lesson-high-gates-1-hint = It may climb on the two stacks, but what lies between them?
lesson-high-gates-1-done = Right, there are { $count }. It cannot climb on the grasshopper between the two stacks.
lesson-high-gates-2-task = Touch every place the beetle on the grasshopper can reach.
lesson-high-gates-2-hint = One step, up or down. Look for the place between two stacks.
lesson-high-gates-2-done = Right, there are { $count }. It cannot step down between the two stacks.

## When you cannot move

lesson-no-move-title = When you cannot move
lesson-no-move-text = If you can neither place nor move a piece, you pass. That goes on until something is possible again. If there is any move, you must make one.
lesson-no-move-1-task = You are Black. Leave White without any move.
lesson-no-move-1-hint = What if your beetle sat on the white queen?
lesson-no-move-1-done = White must pass. The queen is covered, the spider holds the hive together, and every place for a new piece touches black.

## How it ends

lesson-the-end-title = How it ends
lesson-the-end-text = The game ends when a queen is surrounded. Her owner loses, even if it was the owner’s own move. If one move surrounds both queens, the game is a draw; players may also agree on one.
lesson-the-end-1-task = White can win now. Find the move.
lesson-the-end-1-hint = The black queen has one free side. Which white piece can get there?
lesson-the-end-1-done = The black queen is surrounded, and White wins.
lesson-the-end-2-task = Each queen has one free side, and it is the same place. Fill it.
lesson-the-end-2-hint = Only a jump leads there.
lesson-the-end-2-done = Both queens are surrounded at once. It is a draw.

## The mosquito

lesson-mosquito-title = The mosquito
lesson-mosquito-text = The mosquito moves like any bug it touches when its turn begins, of either colour. Beside a stack only the piece on top counts. From another mosquito it learns nothing.
lesson-mosquito-1-task = This mosquito touches a beetle and a spider. Touch every place it can reach.
lesson-mosquito-1-hint = One step like the beetle, or three steps like the spider.
lesson-mosquito-1-done = Right, there are { $count }.
lesson-mosquito-2-task = Beside this mosquito a beetle sits on an ant. Touch every place the mosquito can reach.
lesson-mosquito-2-hint = The ant is covered, so only the beetle counts.
lesson-mosquito-2-done = Right, there are { $count }. The mosquito moves like the beetle on top.
lesson-mosquito-3-task = Touch every white piece that cannot move.
lesson-mosquito-3-hint = What does the white mosquito touch?
lesson-mosquito-3-done = Right. The white mosquito touches only a mosquito, so there is nothing to copy.

## The ladybug

lesson-ladybug-title = The ladybug
lesson-ladybug-text = The ladybug takes exactly three steps: two on top of the hive, then one down. It never stays on top, and it can get into closed holes and out of them.
lesson-ladybug-1-task = Touch every place the ladybug can reach.
lesson-ladybug-1-hint = Up on a neighbour, across to another piece, and down beside it.
lesson-ladybug-1-done = Right, there are { $count }.

## The pillbug

lesson-pillbug-title = The pillbug
lesson-pillbug-text = The pillbug goes one step, like the queen. Instead, it can throw: it lifts a piece beside it, of either colour, and puts it down on another side. A piece that has just moved cannot be thrown, and a thrown piece rests for one turn.
lesson-pillbug-1-task = The pillbug can throw its own queen. Touch every place where she can go.
lesson-pillbug-1-hint = The free sides of the pillbug.
lesson-pillbug-1-done = Right, there are { $count }. The pillbug holds the hive together and cannot move, but it can still throw.
lesson-pillbug-2-task = Throw the black ant.
lesson-pillbug-2-hint = Touch the black ant, then a free side of your pillbug.
lesson-pillbug-2-done = Black cannot use this ant on the next turn.
lesson-pillbug-3-task = Now you are Black, and your ant has just been thrown. Touch every black piece that can move.
lesson-pillbug-3-hint = The ant rests. Who else is free?
lesson-pillbug-3-done = Right. The ant may move again on the turn after this one.

## The mosquito again

lesson-mosquito-again-title = More about the mosquito
lesson-mosquito-again-text = A mosquito that has climbed on the hive stays a beetle until it comes down. On each new turn it copies the pieces that it touches then. Beside a pillbug it can also throw.
lesson-mosquito-again-1-task = The mosquito sits on a beetle. Touch every place it can reach.
lesson-mosquito-again-1-hint = Up there it goes one step like a beetle, although it touches an ant.
lesson-mosquito-again-1-done = Right, there are { $count }. It copies its neighbours again when it is back on the table.
lesson-mosquito-again-2-task = The mosquito came here like an ant. Now it touches only grasshoppers. Touch every place it can reach.
lesson-mosquito-again-2-hint = Now it jumps, in a straight line.
lesson-mosquito-again-2-done = Right, there are { $count }. What it copied on the turn before does not matter any more.
lesson-mosquito-again-3-task = Your mosquito touches a black pillbug. Throw the black ant.
lesson-mosquito-again-3-hint = Touch the black ant, then a free side of your mosquito.
lesson-mosquito-again-3-done = The mosquito has thrown like a pillbug, although it holds the hive together and cannot move itself.

## The tournament opening

lesson-opening-title = The tournament opening
lesson-opening-text = In tournaments nobody begins with the queen, and Skep plays so too unless you choose otherwise. Many players bring her on the second turn, so that their pieces can move early.
lesson-opening-1-task = Place your first piece: any but the queen.
lesson-opening-1-hint = A grasshopper or a spider is a good beginning. Keep your ants for later.
lesson-opening-1-done = A quiet beginning.
lesson-opening-2-task = This is your second turn. Bring your queen.
lesson-opening-2-hint = Choose the white queen, and a place beside your first piece.
lesson-opening-2-done = From the next turn on your pieces can move.

## Pins

lesson-pins-title = Pins
lesson-pins-text = A piece that holds the hive together cannot move. So you can tie down a strong piece with a weaker one: put yours on the far side of it, where it touches nothing else.
lesson-pins-1-task = Pin the black ant.
lesson-pins-1-hint = Your ant can walk to the outside of the black ant.
lesson-pins-1-done = The black ant cannot move now: without it your ant would be cut off.
lesson-pins-2-task = Pin the black ant with a weaker piece than an ant.
lesson-pins-2-hint = One of your spiders can walk to its far side.
lesson-pins-2-done = A spider for an ant: a good exchange.

## Filling in the queen

lesson-filling-title = Closing in on the queen
lesson-filling-text = Count the free sides of both queens, and bring pieces to the black one. A beetle on top of her keeps her in place. What is more, her place then counts as yours, so you may place new pieces beside it.
lesson-filling-1-task = Take a free side away from the black queen.
lesson-filling-1-hint = Your ant can walk up to her.
lesson-filling-1-done = One side less.
lesson-filling-2-task = The same position again. Now put a beetle on top of the black queen.
lesson-filling-2-hint = Both your beetles stand beside her.
lesson-filling-2-done = She cannot step away any more, and her place counts as white.

## Tempo

lesson-tempo-title = Tempo
lesson-tempo-text = Make threats that the other player has to answer, and you choose where the game goes. But look at your own queen first: if Black threatens to win, stop that before anything else.
lesson-tempo-1-task = White can win with two moves, whatever Black does. Make the first one.
lesson-tempo-1-hint = First the ant, so that only one side is free. Then the beetle steps down.
lesson-tempo-1-done = The beetle steps down into the last free side, and White wins. From on top of the queen nobody could keep it out.
lesson-tempo-2-task = Black threatens to jump to the last free side of your queen. Stop that.
lesson-tempo-2-hint = Pin the black grasshopper.
lesson-tempo-2-done = The grasshopper holds the hive together now, so it cannot jump.

## The first game

lesson-first-game-title = Your first game
lesson-first-game-text = Now play a whole game against our gentlest level. On every turn there is a word of advice. You may take moves back as often as you like.
lesson-first-game-1-task = You are White. Surround the black queen.
lesson-first-game-1-hint = Bring your queen early and your ants next, and count the free sides of both queens.
lesson-first-game-1-done = You have won your first game. Well played!
lesson-game-lost = This time Black was quicker. Now you know how a game goes; play another one.
lesson-game-drawn = Both queens were surrounded at once: a draw, and that is rare. Well played!

## Advice in the first game

advice-first = Begin with a grasshopper or a spider, and keep your ants for later.
advice-queen = Bring your queen now, so that your pieces can move.
advice-queen-due = Your queen must come now. Choose a place with many free sides.
advice-wait = Black is thinking.
advice-pass = You cannot do anything on this turn, so you pass.
advice-win = You can win with this move! Look at the last free side of the black queen.
# $count: how many free sides the learner's queen has, 1 or 2.
advice-danger =
    { $count ->
        [one] Be careful: your queen has only one free side. Move her, or take a piece away from her.
       *[other] Be careful: your queen has only { $count } free sides. Make room for her.
    }
advice-ant = Bring an ant. It can walk to any side of the black queen.
# $count: how many free sides the black queen has.
advice-fill =
    { $count ->
        [one] The black queen has one free side left. Find a piece that can get there soon.
       *[other] The black queen has { $count } free sides. Move a piece up to her.
    }
advice-build = Place another piece, or move one nearer to the black queen.
