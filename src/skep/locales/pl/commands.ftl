### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } możliwy ruch
        [few] { $count } możliwe ruchy
       *[many] { $count } możliwych ruchów
    }
cli-pass-only = Jedyny możliwy ruch to pas.

## skep bestmove

cli-searching = Szukam…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] wygrana w { $count } ruchu
       *[other] wygrana w { $count } ruchach
    }
cli-loses-in =
    { $count ->
        [one] przegrana w { $count } ruchu
       *[other] przegrana w { $count } ruchach
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = głębokość { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } pozycja
        [few] { $nodes } pozycje
       *[many] { $nodes } pozycji
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] w { $plies } półruchu
       *[other] w { $plies } półruchach
    }
# $color: the side to move.
cli-solve-undecided =
    { $color ->
        [white] Nierozstrzygnięte: osiągnięto limit, zanim było wiadomo, czy białe mogą wymusić wygraną { cli-in-plies } ({ cli-effort }).
       *[black] Nierozstrzygnięte: osiągnięto limit, zanim było wiadomo, czy czarne mogą wymusić wygraną { cli-in-plies } ({ cli-effort }).
    }
# After the sentence above: what is known.
cli-solve-not-sooner = Na pewno nie { cli-in-plies }.
cli-solve-none = { color-name } nie mogą wymusić wygranej { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } wygrywają { cli-in-plies }: { $move } ({ cli-effort }).
cli-solve-maybe-more = Mogą być też inne wygrywające ruchy: nie wszystkie udało się sprawdzić.
cli-solve-only = To jedyny wygrywający ruch.
# $moves: a list of moves.
cli-solve-only-but-symmetry = To jedyny wygrywający ruch z dokładnością do symetrii: { $moves }.
cli-solve-several =
    { $count ->
        [one] Jest { $count } wygrywający ruch: { $moves }.
        [few] Są { $count } wygrywające ruchy: { $moves }.
       *[many] Jest { $count } wygrywających ruchów: { $moves }.
    }
cli-solve-defence = Najdłuższa obrona: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep działa pod adresem { $address }  (Ctrl-C go zatrzymuje)
# $command: what to type in a shell.
cli-page-missing = Strona nie jest zbudowana: uruchom { $command }. API działa też bez niej.
