### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } mogelijke zet
       *[other] { $count } mogelijke zetten
    }
cli-pass-only = De enige mogelijke zet is passen.

## skep bestmove

cli-searching = Zoeken…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] wint in { $count } zet
       *[other] wint in { $count } zetten
    }
cli-loses-in =
    { $count ->
        [one] verliest in { $count } zet
       *[other] verliest in { $count } zetten
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = diepte { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } stelling
       *[other] { $nodes } stellingen
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] in { $plies } halve zet
       *[other] in { $plies } halve zetten
    }
# $color: the side to move.
cli-solve-undecided = Niet opgelost: een grens werd bereikt voordat duidelijk was of { color-name } { cli-in-plies } winst kan afdwingen ({ cli-effort }).
# After the sentence above: what is known.
cli-solve-not-sooner = Het lukt in elk geval niet { cli-in-plies }.
cli-solve-none = { color-name } kan { cli-in-plies } geen winst afdwingen ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } wint { cli-in-plies } met { $move } ({ cli-effort }).
cli-solve-maybe-more = Misschien winnen ook andere zetten: ze konden niet allemaal worden geprobeerd.
cli-solve-only = Dit is de enige winnende zet.
# $moves: a list of moves.
cli-solve-only-but-symmetry = Dit is op symmetrie na de enige winnende zet: { $moves }.
cli-solve-several =
    { $count ->
        [one] Er is { $count } winnende zet: { $moves }.
       *[other] Er zijn { $count } winnende zetten: { $moves }.
    }
cli-solve-defence = De langste verdediging: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep is te vinden op { $address }  (stoppen met Ctrl-C)
# $command: what to type in a shell.
cli-page-missing = De pagina is nog niet gebouwd: voer { $command } uit. De API werkt ook zonder.
