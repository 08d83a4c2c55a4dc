### Why a piece cannot go there, for a person: one message for every reason of docs/explain.md.
###
### The board shows the evidence, and these sentences name it. Every reason may use $bug (the piece
### that would move: queen, ant ...), $color (its colour), $pieces (the pieces that are the evidence,
### as a list of names in the form of piece-name: put it after a colon) and $count (how many these
### are). Some have numbers of their own, which stand in their comments. A mosquito that copies a
### grasshopper, a spider or a ladybug hears what is said to these.

reason-game_over = The game is over.

# $moves: how many moves there are.
reason-pass_not_allowed =
    { $moves ->
        [one] You still have a move, so you cannot pass.
       *[other] You still have { $moves } moves, so you cannot pass.
    }

reason-not_in_game = { bug-subject } does not take part in this game.

reason-not_your_piece = This piece belongs to the other player.

# $turn: the turn it is.
reason-queen_due = This is turn { $turn }, and your queen is still in your hand. Place her now.

reason-queen_first_turn = The queen may not be the first piece you place. She may come on your next turn.

reason-out_of_order = Pieces of one kind come in order. Next is: { $pieces }.

reason-occupied =
    { $bug ->
        [mosquito] That place is taken.
       *[other] That place is taken. { bug-subject } cannot go on top of others here.
    }

reason-not_origin = The first piece of the game goes in the middle of the table.

reason-away_from_hive = That place does not touch the hive. Every piece must stay with the others.

reason-touches_opponent =
    { $count ->
        [one] A new piece may only touch your own. Here it would touch: { $pieces }.
       *[other] A new piece may only touch your own. Here it would touch { $count } others: { $pieces }.
    }

reason-queen_not_placed = Your pieces may move as soon as your queen is on the table. Place her first.

reason-just_moved = { bug-subject } was moved a moment ago, and rests for this turn.

reason-covered =
    { $count ->
        [one] { bug-subject } cannot move while another piece is on top: { $pieces }.
       *[other] { bug-subject } cannot move while other pieces are on top: { $pieces }.
    }

reason-in_stack = A pillbug can only throw a piece that is alone. Here they are stacked: { $pieces }.

reason-same_cell = { bug-subject } is there already.

# $parts: how many parts the hive would fall into.
reason-one_hive =
    { $count ->
        [one] { bug-subject } is holding the hive together. Without { $bug ->
            [queen] her
           *[other] it
        } one piece would be cut off: { $pieces }.
       *[other] { bug-subject } is holding the hive together. Without { $bug ->
            [queen] her
           *[other] it
        } { $count } pieces would be cut off: { $pieces }.
    }

reason-nothing_to_copy = The mosquito moves like a bug beside it. From another mosquito it has nothing to copy.

reason-beyond_thrower = A thrown piece lands beside the one that throws it: { $pieces }.

reason-thrower_just_moved = The piece that would throw it was moved a moment ago, and rests for this turn: { $pieces }.

# $steps: how far away the place is. $limit: how far the piece can go.
reason-too_far =
    { $limit ->
        [one] { bug-subject } goes one step, and that place is { $steps } steps away.
       *[other] { bug-subject } goes no farther than { $limit } steps, and that place is { $steps } steps away.
    }

reason-loses_contact = { bug-subject } would lose touch with the hive on the way there.

# $gate: how high the two stand. $level: at which height the piece would have to pass between them.
reason-gate =
    { $level ->
        [0] There is not enough room to slide between these two: { $pieces }.
       *[other] These two stand too high to pass between them: { $pieces }.
    }

reason-enclosed = No way leads there along the table: other pieces close it off.

# $steps: the fewest steps that lead there. $limit: 3.
reason-wrong_steps =
    { $steps ->
        [one] A spider walks exactly { $limit } steps. That place is one step away.
       *[other] A spider walks exactly { $limit } steps. That place is { $steps } steps away.
    }

reason-not_in_line = A grasshopper jumps in a straight line.

reason-nothing_to_jump = A grasshopper needs something to jump over, and on that side there is nothing.

reason-gap_in_line = A grasshopper lands on the first empty place. It cannot jump across the gap.

reason-no_way_over = A ladybug takes two steps on top of the hive, then one down. No such way leads there.

reason-copies_cannot = None of the bugs beside the mosquito could go there: { $pieces }.
