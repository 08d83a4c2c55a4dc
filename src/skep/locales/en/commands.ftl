### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }
cli-pass-only = The only legal move is to pass.

## skep bestmove

cli-searching = Searching…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
# $count: in how many of the winner's own turns.
cli-wins-in = wins in { $count }
cli-loses-in = loses in { $count }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = depth { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] in { $plies } ply
       *[other] in { $plies } plies
    }
# $color: the side to move.
cli-solve-undecided = Undecided: a limit was reached before it was known whether { color-name } has a forced win { cli-in-plies } ({ cli-effort }).
# After the sentence above: what is known.
cli-solve-not-sooner = There is none { cli-in-plies }.
cli-solve-none = No forced win for { color-name } { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } wins { cli-in-plies } by { $move } ({ cli-effort }).
cli-solve-maybe-more = There may be other winning moves: not all could be tried.
cli-solve-only = It is the only winning move.
# $moves: a list of moves.
cli-solve-only-but-symmetry = It is the only winning move but for symmetry: { $moves }.
cli-solve-several =
    { $count ->
        [one] There is { $count } winning move: { $moves }.
       *[other] There are { $count } winning moves: { $moves }.
    }
cli-solve-defence = The longest defence: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep is at { $address }  (Ctrl-C stops it)
# $command: what to type in a shell.
cli-page-missing = The page is not built: run { $command }. The API works without it.
