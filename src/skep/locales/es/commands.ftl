### What the commands beside `skep play` say to people: `skep show`, `bestmove`, `solve` and `serve`.
###
### Moves as wA1 -bQ and addresses stay as they are in every language. A ply is one move of one
### player.

## skep show

# A heading over a list of moves.
cli-legal-moves =
    { $count ->
        [one] { $count } jugada posible
       *[other] { $count } jugadas posibles
    }
cli-pass-only = La única jugada posible es pasar.

## skep bestmove

cli-searching = Buscando…
# How good a move is. $points: the points with their sign, as in +35; $count: without it.
cli-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
# $count: in how many of the winner's own turns.
cli-wins-in =
    { $count ->
        [one] gana en { $count } jugada
       *[other] gana en { $count } jugadas
    }
cli-loses-in =
    { $count ->
        [one] pierde en { $count } jugada
       *[other] pierde en { $count } jugadas
    }
# How likely a win is.
cli-chance = { NUMBER($chance, style: "percent") }
# How many plies were searched.
cli-depth = profundidad { $depth }
# How many positions were looked at.
cli-nodes =
    { $nodes ->
        [one] { $nodes } posición
       *[other] { $nodes } posiciones
    }
cli-effort = { cli-nodes }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
# $score: points, or in how many turns one wins or loses; $line: the moves to expect.
cli-found = { color-name }: { $score } ({ cli-depth }, { cli-effort }): { $line }

## skep solve

# Part of the sentences below.
cli-in-plies =
    { $plies ->
        [one] en { $plies } media jugada
       *[other] en { $plies } medias jugadas
    }
# $color: the side to move.
cli-solve-undecided =
    { $color ->
        [white] Sin decidir: se ha alcanzado un límite antes de saber si las blancas pueden forzar la victoria { cli-in-plies } ({ cli-effort }).
       *[black] Sin decidir: se ha alcanzado un límite antes de saber si las negras pueden forzar la victoria { cli-in-plies } ({ cli-effort }).
    }
# After the sentence above: what is known.
cli-solve-not-sooner = Se sabe que { cli-in-plies } no pueden.
cli-solve-none = { color-name } no pueden forzar la victoria { cli-in-plies } ({ cli-effort }).
# $move: as in wA1 -bQ.
cli-solve-win = { color-name } ganan { cli-in-plies } con { $move } ({ cli-effort }).
cli-solve-maybe-more = Puede haber otras jugadas ganadoras: no se han podido probar todas.
cli-solve-only = Es la única jugada ganadora.
# $moves: a list of moves.
cli-solve-only-but-symmetry = Es la única jugada ganadora, salvo simetría: { $moves }.
cli-solve-several =
    { $count ->
        [one] Hay { $count } jugada ganadora: { $moves }.
       *[other] Hay { $count } jugadas ganadoras: { $moves }.
    }
cli-solve-defence = La defensa más larga: { $moves }

## skep serve

# $address: where a browser finds it.
cli-served = Skep está en { $address }  (Ctrl-C para detenerlo)
# $command: what to type in a shell.
cli-page-missing = La página no se ha generado: ejecuta { $command }. La API funciona también sin ella.
