### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } mossa possibile
       *[other] { $count } mosse possibili
    }
cli-pass-only = L’unica mossa possibile è passare.

## skep bestmove

cli-searching = Ricerca in corso…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] vince in { $count } mossa
       *[other] vince in { $count } mosse
    }
cli-loses-in =
    { $count ->
        [one] perde in { $count } mossa
       *[other] perde in { $count } mosse
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = profondità { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } posizione
       *[other] { $nodes } posizioni
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] in { $plies } semimossa
       *[other] in { $plies } semimosse
    }
# $color: the side to move.
cli-solve-undecided =
    Non risolto: è stato raggiunto un limite prima di sapere se { $color ->
        [white] il Bianco
       *[black] il Nero
    } può forzare la vittoria { cli-in-plies } ({ cli-effort }).
# After the sentence above: what is known.
cli-solve-not-sooner = Di certo non { cli-in-plies }.
cli-solve-none =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } non può forzare la vittoria { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } vince { cli-in-plies } con { $move } ({ cli-effort }).
cli-solve-maybe-more = Potrebbero esserci altre mosse vincenti: non è stato possibile provarle tutte.
cli-solve-only = È l’unica mossa vincente.
# $moves: a list of moves.
cli-solve-only-but-symmetry = È l’unica mossa vincente, a meno di simmetrie: { $moves }.
cli-solve-several =
    { $count ->
        [one] C’è { $count } mossa vincente: { $moves }.
       *[other] Ci sono { $count } mosse vincenti: { $moves }.
    }
cli-solve-defence = La difesa più lunga: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep è all’indirizzo { $address }  (Ctrl-C per fermarlo)
# $command: what to type in a shell.
cli-page-missing = La pagina non è stata generata: esegui { $command }. L’API funziona anche senza.
