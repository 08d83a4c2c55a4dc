### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
cli-pass-only = Le seul coup possible est de passer.

## skep bestmove

cli-searching = Recherche…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] gagne en { $count } coup
       *[other] gagne en { $count } coups
    }
cli-loses-in =
    { $count ->
        [one] perd en { $count } coup
       *[other] perd en { $count } coups
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = profondeur { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name } : { $score } ({ cli-depth }, { cli-effort }) : { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] en { $plies } demi-coup
       *[other] en { $plies } demi-coups
    }
# $color: the side to move.
cli-solve-undecided =
    { $color ->
        [white] Indéterminé : une limite a été atteinte avant qu’on sache si les Blancs ont une victoire forcée { cli-in-plies } ({ cli-effort }).
       *[black] Indéterminé : une limite a été atteinte avant qu’on sache si les Noirs ont une victoire forcée { cli-in-plies } ({ cli-effort }).
    }
# After the sentence above: what is known.
cli-solve-not-sooner = Il n’y en a aucune { cli-in-plies }.
cli-solve-none = { color-name } n’ont pas de victoire forcée { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } gagnent { cli-in-plies } par { $move } ({ cli-effort }).
cli-solve-maybe-more = Il y a peut-être d’autres coups gagnants : tous n’ont pas pu être essayés.
cli-solve-only = C’est le seul coup gagnant.
# $moves: a list of moves.
cli-solve-only-but-symmetry = C’est le seul coup gagnant, à une symétrie près : { $moves }.
cli-solve-several =
    { $count ->
        [one] Il y a { $count } coup gagnant : { $moves }.
       *[other] Il y a { $count } coups gagnants : { $moves }.
    }
cli-solve-defence = La plus longue défense : { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep est à l’adresse { $address }  (Ctrl-C pour l’arrêter)
# $command: what to type in a shell.
cli-page-missing = La page n’est pas construite : lance { $command }. L’API marche sans elle.
